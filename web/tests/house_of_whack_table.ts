/** Three people in a small house to test with: a few cards, a Conflict, and what the table gives the board. */
import { vi } from 'vitest';
import type { ClashView, LaidView, PlayerView, PremisesView } from '../src/games/house_of_whack/view';
import type { BoardProps } from '../src/table/board';
import { optionKeys } from '../src/table/keys';
import type { Ask, CardInfo, Fact, Option, Parts, Step, TableEvent } from '../src/table/wire';
import { Words } from '../src/words/sentences';
import { textsOf } from './texts';

const card = (noun: string, key: string, title: string, print: Record<string, unknown> = {}): CardInfo => ({
  key,
  noun,
  title,
  text: `What ${title} does.`,
  ...print,
});
const drama = (key: string, title: string, colour: string, size: number, print: Record<string, unknown> = {}) =>
  card('drama', key, title, { colour, size, cancel: false, action: false, ...print });

const all = [
  drama('sofa', 'Sofa', 'red', 4),
  drama('hush', 'Hush', 'blue', 2, { cancel: true }),
  drama('kitty', 'Kitty', 'wild', 3),
  drama('stairs', 'Stairs', 'wild', 1, { action: true }),
  card('guest', 'nurse', 'Night Nurse', { worth: 3, value: 2, stat: 4, ally_text: 'Nurses.', third_text: 'Bites.' }),
  card('guest', 'child', 'Quiet Child', {
    worth: 2,
    value: 1,
    stat: 3,
    ally_text: 'Stares.',
    third_text: 'Stares on.',
  }),
  card('guest', 'vicar', 'Doubtful Vicar', { worth: 1, value: 1, stat: 3, ally_text: 'Doubts.', third_text: 'Sings.' }),
  card('minion', 'goose', 'Goose', { colour: 'red', stat: 2, worth: 1 }),
  card('trap', 'tune', 'Catchy Tune', { colour: 'blue', stat: 3, worth: 2 }),
  card('prop', 'skates', 'Roller Skates', { worth: 2 }),
  card('prop', 'silver', 'Family Silver', { worth: 5 }),
  card('room', 'start', 'Start'),
];
export const cards = Object.fromEntries(all.map((each) => [each.key, each]));
export const names = ['Ada', 'Otis', 'Pru'];
export const words = new Words(textsOf('house_of_whack'), names, cards);

export function player(seat: number, change: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    guest: ['nurse', 'child', 'vicar'][seat] ?? '',
    strength: 3,
    spirit: 2,
    life: 4,
    red: 5,
    blue: 2,
    hand: [null],
    limit: 3,
    carried: [],
    claimed: [],
    traps: [],
    redeemed: [],
    number: [],
    hearts: seat,
    supply: 12,
    room: 'start',
    square: 4,
    dead: false,
    out: false,
    missing: 0,
    resting: false,
    tried: false,
    ...change,
  };
}

/** Ada has the turn, and all have a card or more. */
export function house(change: Partial<PremisesView> = {}): PremisesView {
  return {
    phase: 'acting',
    active: 0,
    actions: 2,
    rounds: 1,
    floor: 1,
    floors: 1,
    last: false,
    ending: false,
    over: false,
    versus: false,
    house: 0,
    avatars: false,
    meta: false,
    players: [player(0, { hand: ['sofa', 'hush', 'kitty'] }), player(1), player(2)],
    rooms: [],
    bolts: [],
    links: [],
    clash: null,
    rules: [],
    permanent: 0,
    charges: {},
    faced: [],
    drawn: [],
    played: [],
    display: [],
    shown_by: -1,
    gate: [],
    honours: {},
    terms: '',
    opened: false,
    wrong: -1,
    rooms_left: 20,
    drama_left: 30,
    whack_left: 40,
    guests_left: 5,
    drama_discard: [],
    whack_discard: [],
    foreseen: [],
    ...change,
  };
}

export const laid = (camp: string, by: number, key: string | null = null): LaidView => ({ camp, by, card: key });

/** Ada fights Otis with Strength: 5 against 3. */
export function clash(change: Partial<ClashView> = {}): ClashView {
  return {
    fighter: 0,
    foe: 1,
    card: '',
    bolt: 0,
    colour: 'red',
    against: 'player',
    ranged: false,
    shown: false,
    mine: 5,
    theirs: 3,
    laid: [],
    ...change,
  };
}

export const seat = (number: number): Fact => ({ seat: number });
export const pass: Option = { key: 'pass', verb: 'pass', parts: {} };
export const play = (key: string): Option => ({ key: `play:${key}`, verb: 'play', parts: { drama: { card: key } } });
export const plain = (noun: string, key: string): Option => ({ key, verb: '', parts: { [noun]: { card: key } } });
export const forCamp = (verb: string, key: string, camp: string): Option => ({
  key: `${verb}:${key}:${camp}`,
  verb,
  parts: { drama: { card: key }, camp: { word: camp } },
});

export function asked(name: string, options: Option[], about: Parts = {}, change: Partial<Ask> = {}): Ask {
  const usual = { seat: 0, rule: 'HW-4.10', kind: 'one', low: 1, high: 1, default: '' } as const;
  return { ...usual, name, about, options, ...change };
}

export function stepOf(view: PremisesView, question: Ask | null = null, change: Partial<Step> = {}): Step {
  return {
    seat: 0,
    number: 12,
    first: 0,
    events: [],
    undone: false,
    view,
    question,
    waiting: question ? [0] : [1],
    deadline: null,
    undo: '',
    result: null,
    ...change,
  };
}

export function given(step: Step, change: Partial<BoardProps> = {}): BoardProps {
  return {
    step,
    cards,
    words,
    names,
    seatFields: [],
    seat: 0,
    act: vi.fn(),
    undo: vi.fn(),
    why: vi.fn(),
    playing: null,
    quiet: true,
    keys: optionKeys(step.question?.options ?? []),
    picked: [],
    pick: vi.fn(),
    pointed: '',
    point: vi.fn(),
    busy: false,
    ...change,
  };
}

export const told = (name: string, facts: TableEvent['facts'] = {}): TableEvent => ({
  name,
  rule: '',
  facts,
  private: false,
});
