import './table.css';
import type { Step } from '../../table/wire';
import { portrait, lamp } from './icons';
import { night } from './night';

export { default as Board } from './Board.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './SeatLines.svelte';
export { shows } from './night';
export { label, status } from './saying';
export { beat } from './tale';

/** Everybody is known by who they are tonight. */
export function signs(step: Step): string[] {
  return night(step).team.map(({ card }) => portrait(card) || lamp);
}
