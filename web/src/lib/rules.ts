import type { Rules } from '../table/wire';
import { api } from './api';

const read = new Map<string, Promise<Rules>>();

/** A game's rules, fetched once; after a failure the next reader tries again. */
export function rulesOf(game: string): Promise<Rules> {
  const known = read.get(game) ?? api.rules(game);
  read.set(game, known);
  known.catch(() => read.delete(game));
  return known;
}
