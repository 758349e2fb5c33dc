/** The one place where what a step shows becomes the view of its game. */
import { FIELDS, type Views } from '../games/views';
import type { Step, View } from './wire';

/** A step's view, as the game's own board knows it; the fields tell whether page and server are of one age. */
export function viewOf<G extends keyof Views>(game: G, { view }: Pick<Step, 'view'>): Views[G] {
  if (isOf(game, view)) return view;
  throw new TypeError(`This is no view of ${game}. Page and server are not of one age: reload the page.`);
}

function isOf<G extends keyof Views>(game: G, view: View): view is Views[G] {
  return FIELDS[game].every((field) => field in view);
}
