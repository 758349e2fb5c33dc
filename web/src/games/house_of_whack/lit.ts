/** What of an open question can be shown on the map, and where. Pure functions. */
import type { Ask, Option } from '../../table/wire';
import { cardOf, numberOf, seatOf, type Given } from '../../words/facts';
import { WALLS, type Footing } from './house';

/** An option of the open question, with its number there. */
export type Target = { option: Option; index: number };
/** A way to lay a tile: where, and by how many quarter turns. */
export type Laying = Target & { place: string; turns: number };

export type Lit = {
  /** Squares to go to or to mark, by `room:square` with the square as printed. */
  squares: Map<string, Target>;
  /** Doors to open or to lock, by `room:wall`. */
  doors: Map<string, Target>;
  rooms: Map<string, Target>;
  bolts: Map<string, Target>;
  /** Ways to lay a tile, by place. */
  layings: Map<string, Laying[]>;
  /** People, and cards that lie somewhere, with all that can be done to them. */
  seats: Map<number, Target[]>;
  cards: Map<string, Target[]>;
};

/** With so few answers, the bar has them all as well. */
const FEW = 6;
/** What is done to somebody by pressing them on the map. */
const TO_PEOPLE = new Set(['attack', 'shoot', 'hex', 'trade', 'accuse']);
const LAYING = /^(-?\d+\/-?\d+\/-?\d+)@(\d+)$/;

export function footingKey(footing: Footing): string {
  return `${footing.room}:${'wall' in footing ? footing.wall : footing.square}`;
}

export function litBy(ask: Ask | null): Lit {
  const lit: Lit = {
    squares: new Map(),
    doors: new Map(),
    rooms: new Map(),
    bolts: new Map(),
    layings: new Map(),
    seats: new Map(),
    cards: new Map(),
  };
  ask?.options.forEach((option, index) => light(lit, ask, { option, index }));
  return lit;
}

function light(lit: Lit, ask: Ask, target: Target): void {
  const { option } = target;
  const room = cardOf(option.parts['room'] ?? ask.about['room']) ?? '';
  const square = numberOf(option.parts['square']);
  const laying = LAYING.exec(option.key);
  if (laying) {
    const [, place = '', degrees = '0'] = laying;
    lit.layings.set(place, [...(lit.layings.get(place) ?? []), { ...target, place, turns: Number(degrees) / 90 }]);
  } else if (square !== null) lit.squares.set(`${room}:${square - 1}`, target);
  else if (wallOf(option) !== '') lit.doors.set(`${room}:${wallOf(option)}`, target);
  else if ('room' in option.parts) {
    // A room that can be used is pressed to be looked at, like any other; the bar has the button.
    if (option.verb === '') lit.rooms.set(room, target);
  } else if ('bolt' in option.parts) lit.bolts.set(wordOf(option.parts['bolt']), target);
  else about(lit, target);
}

function about(lit: Lit, target: Target): void {
  for (const part of Object.values(target.option.parts)) {
    const [card, seat] = [cardOf(part), seatOf(part)];
    if (card !== null) lit.cards.set(card, [...(lit.cards.get(card) ?? []), target]);
    if (seat !== null) lit.seats.set(seat, [...(lit.seats.get(seat) ?? []), target]);
  }
}

/** Options that the map shows and the bar keeps folded away: places to go, doors, ways to lay a tile, people. */
export function onMap({ key, verb, parts }: Option, ask: Ask): boolean {
  if (LAYING.test(key) || wallOf({ key, verb, parts }) !== '' || numberOf(parts['square']) !== null) return true;
  if (ask.options.length <= FEW) return false;
  return (verb === '' && 'room' in parts) || TO_PEOPLE.has(verb);
}

/** The side of the board that an option is about. */
function wallOf({ key }: Option): string {
  const last = key.slice(key.lastIndexOf(':') + 1);
  return WALLS.includes(last) ? last : '';
}

function wordOf(fact: Given): string {
  return fact !== null && typeof fact === 'object' && 'word' in fact ? fact.word : '';
}
