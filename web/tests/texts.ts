/** A game's words as they are now, straight from the files that translators see. */
import { readFileSync } from 'node:fs';

export function textsOf(game: string): string {
  const folders = ['kernel', `games/${game}`];
  return folders.map((where) => readFileSync(`../src/seance/${where}/texts/en.ftl`, 'utf8')).join('\n');
}
