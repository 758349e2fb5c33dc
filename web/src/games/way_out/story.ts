/** The story as far as it has been told: the scene that is being played, and what was said in it. */
import type { Step, TableEvent } from '../../table/wire';
import type { Tale, Told } from '../../table/tale';
import { cardOf, numberOf, seatOf, textOf } from '../../words/facts';

/** Somebody comes into a room, and what happens there until somebody goes elsewhere. */
export type Scene = {
  seat: number;
  /** The card of the room; null when the event does not say it: it is where this seat stands. */
  room: string | null;
  /** The place of the dark room that somebody feels the way into; '' otherwise. */
  dark: string;
  title: string;
  text: string;
  lines: Told[];
};

/** Events with which a scene begins; and those that are something to be told in it as well. */
const OPENINGS = new Set(['wakes', 'finds', 'uncovers', 'turns', 'turns-dark', 'enters', 'memory']);
const DEEDS = new Set(['react', 'gropes', 'lays', 'lays-dark', 'lays-instead', 'hides', 'waits', 'stays-put']);
const LEFT_OUT = new Set(['looks', 'won', 'nobody-won']);

/** The last scene of a tale; null before anything was told. */
export function sceneOf(tale: Tale): Scene | null {
  const start = tale.findLastIndex((event) => event !== null && opens(event));
  const first = tale[start];
  if (!first) return null;
  if (first.name === 'memory') return memories(tale, start);
  const rest = tale
    .slice(start + 1)
    .flatMap((event, nth) => (event && !LEFT_OUT.has(event.name) ? [{ event, number: start + 1 + nth }] : []));
  const own = DEEDS.has(first.name) ? [{ event: first, number: start }] : [];
  const dark = first.name === 'gropes' ? String(numberOf(first.facts['dark'])) : '';
  return {
    seat: actor(first),
    room: cardOf(first.facts['room']),
    dark,
    title: textOf(first.facts['title']),
    text: textOf(first.facts['text']),
    lines: [...own, ...rest],
  };
}

function opens(event: TableEvent): boolean {
  return OPENINGS.has(event.name) || DEEDS.has(event.name);
}

/** The tale after a step; a board that was opened in mid-game knows that something came before. */
export function heard(tale: Tale, step: Pick<Step, 'first' | 'events'>): Tale {
  const before = tale.slice(0, step.first);
  return [...before, ...Array<null>(step.first - before.length).fill(null), ...step.events];
}

/** Before the house, all tell one after another; they stay together. */
function memories(tale: Tale, last: number): Scene {
  const lines = tale
    .slice(0, last + 1)
    .flatMap((event, number) => (event?.name === 'memory' ? [{ event, number }] : []));
  return { seat: -1, room: null, dark: '', title: '', text: '', lines };
}

/** Whose scene it is: a card is turned by the house player, for the one who opens the Door. */
function actor({ facts }: TableEvent): number {
  return seatOf(facts['opener'] ?? facts['seat']) ?? -1;
}

/** The changes in an effect such as '+1 WILL, −1 FEAR'. */
export type Change = { stat: string; by: string; up: boolean };

export function changes(effect: string): Change[] {
  return [...effect.matchAll(/([+−-])(\d+) (\w+)/g)].map(([, sign = '', count = '', stat = '']) => ({
    stat: stat.toLowerCase(),
    by: `${sign}${count}`,
    up: sign === '+',
  }));
}
