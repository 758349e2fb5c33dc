/** What is known of a match's events, kept in step with what the server sends. Pure functions. */
import { seatsOf } from '../words/facts';
import type { Step, TableEvent } from './wire';

export type Tale = readonly (TableEvent | null)[];
export type Told = { number: number; event: TableEvent };

/** The server numbers events from 1; here they are places in a list. */
export function placed(step: Step): Step {
  return { ...step, first: step.first - 1 };
}

/** The tale after a step: what it repeats is replaced, what was taken back is gone. */
export function tell(tale: Tale, step: Step): Tale {
  return [...tale.slice(0, step.first), ...step.events];
}

/** A step that starts beyond what we know: something was missed, and must be asked for again. */
export function misses(tale: Tale, step: Step): boolean {
  return step.first > tale.length;
}

/** The lines to show, with their numbers: those told so far, less what we may not know. */
export function lines(tale: Tale, told = tale.length): Told[] {
  return tale.slice(0, told).flatMap((event, number) => (event ? [{ number, event }] : []));
}

export type Filter = 'all' | 'mine' | 'private';

/** Only what concerns a seat, or only what it alone knows. */
export function filtered(all: Told[], filter: Filter, seat: number): Told[] {
  if (filter === 'private') return all.filter(({ event }) => event.private);
  if (filter === 'mine') return all.filter(({ event }) => event.private || concerns(event, seat));
  return all;
}

function concerns(event: TableEvent, seat: number): boolean {
  return Object.values(event.facts).some((fact) => seatsOf(fact).includes(seat));
}
