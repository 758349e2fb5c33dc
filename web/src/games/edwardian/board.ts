import type { Step } from '../../table/wire';
import type { Words } from '../../words/sentences';
import { evening } from './evening';

export { default as Board } from './Board.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './SeatLines.svelte';
export { beat, shows } from './evening';
export { colours, symbols } from './icons';

export function status(step: Step, words: Words): string {
  const view = evening(step);
  const doing = view.over ? '' : words.text(`step-${view.step.replace(' ', '-')}`, { seat: { seat: view.active } });
  const parts = [words.text('board-form', { needed: view.needed }), doing, view.stale ? words.text('board-stale') : ''];
  return parts.filter((part) => part !== '').join(' · ');
}
