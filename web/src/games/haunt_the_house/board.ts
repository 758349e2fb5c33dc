import type { Step } from '../../table/wire';
import type { Words } from '../../words/sentences';
import { house, round } from './house';

export { default as Board } from './Board.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './SeatLines.svelte';
export { beat, shows } from './house';

export function status(step: Step, words: Words): string {
  const view = house(step);
  const version = words.text(view.full ? 'board-full' : 'board-beginner');
  return words.text('board-status', { version, round: round(view), goal: view.hunters_to_end });
}
