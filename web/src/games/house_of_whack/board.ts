import type { Ask, Option, Step } from '../../table/wire';
import { onMap, premises } from './house';
import { guestMark, portrait } from './icons';
import { inHand } from './tickets';

export { default as Board } from './Board.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './SeatLines.svelte';
export { beat } from './moments';

export function shows(option: Option, question: Ask): boolean {
  return onMap(option) || inHand(option, question);
}

/** Everybody is known by the Guest they are tonight. */
export function signs(step: Step): string[] {
  return premises(step).players.map(({ guest }) => portrait(guest) || guestMark);
}
