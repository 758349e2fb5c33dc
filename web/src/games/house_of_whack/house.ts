/** The house as its board sees it. Pure functions. */
import { viewOf } from '../../table/seen';
import type { Option, Step } from '../../table/wire';
import type { PremisesView } from './view';

export type { ClashView, LinkView, LyingView, PlayerView, PremisesView, RoomView } from './view';

export function premises(step: Pick<Step, 'view'>): PremisesView {
  return viewOf('house_of_whack', step);
}

const PLACES = new Set(['go', 'open']);

/** Options that the map shows: where to go, which door to open. */
export function onMap({ verb }: Option): boolean {
  return PLACES.has(verb);
}
