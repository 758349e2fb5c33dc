/** Facts say what they are: read them as a seat, a card, a number or a text, and as nothing else. */
import type { Fact } from '../table/wire';

/** What stands under a noun: one fact or several, null where it is veiled, undefined where there is none. */
export type Given = Fact | Fact[] | null | undefined;

export function seatOf(given: Given): number | null {
  return seatsOf(given)[0] ?? null;
}

export function seatsOf(given: Given): number[] {
  return each(given).flatMap((fact) => (typeof fact === 'object' && 'seat' in fact ? [fact.seat] : []));
}

export function cardOf(given: Given): string | null {
  return cardsOf(given)[0] ?? null;
}

export function cardsOf(given: Given): string[] {
  return each(given).flatMap((fact) => (typeof fact === 'object' && 'card' in fact ? [fact.card] : []));
}

export function numberOf(given: Given): number | null {
  return typeof given === 'number' ? given : null;
}

/** What was said; '' for whatever is no text. */
export function textOf(given: Given): string {
  return typeof given === 'string' ? given : '';
}

function each(given: Given): Fact[] {
  return given === null || given === undefined ? [] : [given].flat();
}
