/** The house as its board sees it; what a room is called, and which options light it. Pure functions. */
import { viewOf } from '../../table/seen';
import type { Ask, CardInfo, Option, Step, TableEvent } from '../../table/wire';
import { cardOf, numberOf } from '../../words/facts';
import type { MazeView, PlayerView, RoomView } from './view';

export type { MazeView, PlayerView, RoomView } from './view';

export const STATS = ['will', 'body', 'fear'] as const;
export type Stat = (typeof STATS)[number];

export function maze(step: Step): MazeView {
  return viewOf('way_out', step);
}

export type Cards = Record<string, CardInfo>;
export type Kind = 'room' | 'exit' | 'trap' | 'dark';
/** A card's index as it is printed: 'Q' and 'hearts'; a Joker has a star and no suit. */
export type Face = { rank: string; suit: string; red: boolean };

/** The rooms that were laid against the Ace of Diamonds (WO-2.4). */
export const RING = ['1', '2', '3', '4'];

const SUITS = ['diamonds', 'clubs', 'hearts', 'spades'];
const COURT: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

export function faceOf(card: CardInfo | undefined): Face | null {
  if (!card) return null;
  const [value, suit] = [Number(card['value']), Number(card['suit'])];
  if (suit < 0) return { rank: '★', suit: '', red: false };
  return { rank: COURT[value] ?? String(value), suit: SUITS[suit] ?? '', red: card['red'] === true };
}

export function kindOf(card: CardInfo | undefined): Kind {
  if (!card) return 'dark';
  if (Number(card['suit']) < 0) return 'trap';
  return Number(card['value']) === 1 ? 'exit' : 'room';
}

/** What the charts say of a card. */
export type Entry = { title: string; text: string; effect: string };

export function entryOf(card: CardInfo | undefined, color: boolean): Entry {
  const printed = (what: string) => {
    const found = card?.[`${color ? 'color' : 'suit'}_${what}`];
    return typeof found === 'string' ? found : '';
  };
  return { title: printed('room') || (card?.title ?? ''), text: printed('text'), effect: printed('effect') };
}

/** An option of the open question, with its number there. */
export type Target = { option: Option; index: number };

/** The options that mean a room on the table, by its place. Options name a card, or a dark room by number. */
export function targets(ask: Ask | null, rooms: readonly RoomView[]): Map<string, Target[]> {
  const found = new Map<string, Target[]>();
  if (ask === null || ask.name === 'secret-door') return found;
  const open = new Map(rooms.filter((room) => room.open).map((room) => [room.card, room.place]));
  ask.options.forEach((option, index) => {
    const dark = numberOf(option.parts['dark']);
    const place = dark === null ? open.get(cardOf(option.parts['room'])) : String(dark);
    if (place !== undefined) found.set(place, [...(found.get(place) ?? []), { option, index }]);
  });
  return found;
}

export function find(ask: Ask | null, wanted: (option: Option) => boolean): Target | null {
  const index = ask?.options.findIndex(wanted) ?? -1;
  const option = ask?.options[index];
  return option ? { option, index } : null;
}

/** Whether house or hand show an option, so that the bar need not. */
export function shows(option: Option): boolean {
  return 'room' in option.parts || 'dark' in option.parts;
}

/** A door that is laid open, or into the dark. */
export function faceDown(option: Option): boolean {
  return option.verb === 'hide' || option.verb === 'hide-dark';
}

/** Which stat counts as the highest: FEAR only above both others; of WILL and BODY both, when they tie. */
export function highest({ will, body, fear }: PlayerView): Stat[] {
  if (fear > will && fear > body) return ['fear'];
  if (will === body) return ['will', 'body'];
  return [will > body ? 'will' : 'body'];
}

const BEATS: Record<string, number> = {
  memory: 500,
  wakes: 900,
  gropes: 700,
  finds: 1100,
  uncovers: 1100,
  turns: 1100,
  'turns-dark': 1100,
  changed: 800,
  'ignored-low': 700,
  'ignored-locked': 700,
  echoes: 700,
  describe: 900,
  react: 900,
  enters: 500,
  links: 600,
  'links-dark': 600,
  'links-instead': 600,
  'own-door': 700,
  'secret-door': 800,
  'way-out': 1000,
  escapes: 1300,
  'escapes-mad': 1300,
  trapped: 1300,
  rescued: 1200,
  locked: 700,
  'held-back': 800,
  climbs: 900,
  'new-level': 1000,
  'last-turns-exits': 1100,
  'last-turns-deck': 1100,
  'left-behind': 1100,
};

/** How long an event is played; what is not named here passes quickly. */
export function beat(event: TableEvent): number {
  return BEATS[event.name] ?? 260;
}

const CRIES: Record<string, string> = {
  trapped: 'board-trap',
  rescued: 'board-freed',
  escapes: 'board-escaped-cry',
  'escapes-mad': 'board-escaped-cry',
  'last-turns-exits': 'board-last-cry',
  'last-turns-deck': 'board-last-cry',
};

/** What is written across the house for a moment, so that nobody misses it; '' for nothing. */
export function cryOf(event: TableEvent | null): string {
  return (event && CRIES[event.name]) ?? '';
}
