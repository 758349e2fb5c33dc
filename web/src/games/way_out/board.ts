import type { Step } from '../../table/wire';
import type { Words } from '../../words/sentences';
import { maze } from './maze';

export { default as Board } from './Board.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './SeatLines.svelte';
export { beat, shows } from './maze';
export { belongings as symbols } from './icons';

export function status(step: Step, words: Words): string {
  const { variant, deck, exits, waiting } = maze(step);
  const last = waiting === null ? '' : words.text('board-last-turns', { count: waiting.length });
  return words.text('board-status', { variant: words.text(`board-${variant}`), deck, exits, last });
}
