import './table.css';
import type { Ask, Option, Step } from '../../table/wire';
import { premises } from './house';
import { onMap } from './lit';
import { signsOf } from './saying';
import { inHand } from './tickets';

export { default as Board } from './Board.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './Seat.svelte';
export { beat } from './moments';
export { label, status } from './saying';

export function shows(option: Option, question: Ask): boolean {
  return onMap(option, question) || inHand(option, question);
}

export function signs(step: Step): string[] {
  return signsOf(premises(step));
}
