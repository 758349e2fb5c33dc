/** The house as its board sees it; and which of its places an option lights. Pure functions. */
import { viewOf } from '../../table/seen';
import type { Ask, CardInfo, Option, Step, TableEvent } from '../../table/wire';
import { cardOf, seatOf } from '../../words/facts';
import type { HiddenScare, HouseView, ShownScare } from './view';

export type { GhostView, HouseView, RoomView } from './view';

export function house(step: Step): HouseView {
  return viewOf('haunt_the_house', step);
}

/** An option of the open question, with its number there. */
export type Target = { option: Option; index: number };

/** Verbs that mean a place in some room, and the side of the room they light. */
const ABOVE = new Set(['show', 'unshow']);
const BELOW = new Set(['hide', 'unhide', 'sneak']);

export type RoomTargets = { boo: Target | null; above: Target[]; below: Target[]; whole: Target | null };

/** What can be done in a room now. */
export function inRoom(ask: Ask | null, room: string): RoomTargets {
  const found: RoomTargets = { boo: null, above: [], below: [], whole: null };
  ask?.options.forEach((option, index) => {
    if (cardOf(option.parts['room']) !== room) return;
    const target = { option, index };
    if (option.verb === 'boo') found.boo = target;
    else if (ABOVE.has(option.verb)) found.above.push(target);
    else if (BELOW.has(option.verb)) found.below.push(target);
    else if (option.verb === '') found.whole = target;
  });
  return found;
}

/** What can be done with a card in one's hand: taking it up, choosing it, calling it. */
export function withCard(ask: Ask | null, key: string, nth: number): Target | null {
  let seen = 0;
  for (const [index, option] of (ask?.options ?? []).entries()) {
    const about = cardOf(option.parts['scare'] ?? option.parts['phantom']);
    const bare = Object.keys(option.parts).length === 1;
    if (about !== key || !bare || option.verb === 'take-old') continue;
    if (ask?.kind !== 'some' || seen === nth) return { option, index };
    seen += 1;
  }
  return null;
}

const IN_HAND = new Set(['turn', 'hide-here', 'drop', 'discard', 'keep', 'after-boo', 'vanish']);
const ELSEWHERE = new Set(['pick-up']);

/** Whether board or hand show an option, so that the bar need not. */
export function shows(option: Option, ask: Ask): boolean {
  if (ELSEWHERE.has(ask.name)) return false;
  if ('room' in option.parts) return true;
  if (option.verb === 'draw') return true;
  return IN_HAND.has(ask.name) && ('scare' in option.parts || 'phantom' in option.parts);
}

/** A need of a hunter: the kind of scare, and whether what is shown satisfies it. */
export type Need = { kind: number; met: boolean };

export function needs(hunter: CardInfo | undefined, shown: ShownScare[], cards: Record<string, CardInfo>): Need[] {
  const wanted = (hunter?.['needs'] as number[] | undefined) ?? [];
  const there = wanted.map((_, kind) => shown.filter((laid) => kindOf(laid.scare, cards) === kind).length);
  return wanted.flatMap((count, kind) =>
    Array.from({ length: count }, (_, nth) => ({ kind, met: nth < (there[kind] ?? 0) })),
  );
}

export function kindOf(scare: string | null, cards: Record<string, CardInfo>): number {
  const kind = scare === null ? undefined : cards[scare]?.['kind'];
  return typeof kind === 'number' ? kind : -1;
}

const BEATS: Record<string, number> = {
  boo: 1000,
  reveals: 200,
  correct: 750,
  bluff: 750,
  finishes: 700,
  flees: 1000,
  'bad-boo': 1000,
  summons: 900,
  vanishes: 800,
  'last-round': 1000,
  shows: 450,
  hides: 450,
  swapped: 600,
  replaced: 600,
  moved: 250,
};

/** How long an event is played; what is not named here passes quickly. */
export function beat(event: TableEvent): number {
  return BEATS[event.name] ?? 220;
}

/** A scare turned over during a BOO, until the table has moved on. */
export type Turned = { seat: number; scare: string; correct: boolean };

export function turned(event: TableEvent): Turned | null {
  if (event.name !== 'correct' && event.name !== 'bluff') return null;
  const [seat, scare] = [seatOf(event.facts['seat']), cardOf(event.facts['scare'])];
  return seat === null || scare === null ? null : { seat, scare, correct: event.name === 'correct' };
}

/** Hidden scares with those turned over put face up: the first of the same ghost that is not yet turned. */
export function withTurned(hidden: HiddenScare[], all: Turned[]): (HiddenScare & { correct?: boolean })[] {
  const left = [...all];
  return hidden.map((laid) => {
    const at = left.findIndex((each) => each.seat === laid.seat && (laid.scare === null || laid.scare === each.scare));
    if (at < 0) return laid;
    const [face] = left.splice(at, 1);
    return face ? { seat: laid.seat, scare: face.scare, correct: face.correct } : laid;
  });
}

export function round(view: HouseView): number {
  return Math.max(1, Math.ceil(view.turns / view.ghosts.length));
}
