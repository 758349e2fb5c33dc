/** A house to test with: Start, a library turned by a quarter, an attic, a closet upstairs, and two Guests. */
import { vi } from 'vitest';
import type { LinkView, PlayerView, PremisesView, RoomView } from '../src/games/house_of_whack/house';
import type { BoardProps } from '../src/table/board';
import { optionKeys } from '../src/table/keys';
import type { Ask, CardInfo, Option, Step } from '../src/table/wire';
import { Words } from '../src/words/sentences';
import { textsOf } from './texts';

const card = (noun: string, key: string, title: string, printed: Record<string, unknown> = {}): CardInfo => ({
  key,
  noun,
  title,
  text: `What ${title} does.`,
  ...printed,
});

const room = (key: string, title: string, doors: string, mask = '.........', printed: Record<string, unknown> = {}) =>
  card('room', key, title, { doors, mask, hearts: [], special: '', mood: `${title} waits.`, ...printed });

const all = [
  room('start', 'Start', 'NESW', undefined, { special: 'start', hearts: ['gold', 'red'] }),
  room('library', 'Whispering Library', 'NEW', '......#..'),
  room('attic', 'Attic', 'SE', '#........'),
  room('closet', 'Linen Closet', 'N'),
  room('trophy_room', 'Trophy Room', 'NSW', undefined, { special: 'trophy' }),
  room('cloud', 'On a Cloud', '', undefined, { special: 'cloud' }),
  card('guest', 'vicar', 'Doubtful Vicar', { ally_text: 'Prays for you.', third_text: 'Preaches.' }),
  card('guest', 'butler', 'Understudy Butler', { ally_text: 'Brings tea.', third_text: 'Announces you.' }),
  card('prop', 'umbrella', 'Umbrella'),
  card('minion', 'spider', 'Chandelier Spider', { colour: 'red', stat: 3 }),
  card('trap', 'net', 'Leaden Cravat', { turns: 2 }),
  card('drama', 'envy', 'Envy'),
  card('house_rule', 'big_sleeves', 'Big Sleeves'),
];
export const cards = Object.fromEntries(all.map((each) => [each.key, each]));
export const names = ['Ada', 'Otis', 'Pru'];
export const words = new Words(textsOf('house_of_whack'), names, cards);

export function player(seat: number, at: string, square: number, change: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    guest: ['vicar', 'butler'][seat] ?? '',
    strength: 3,
    spirit: 2,
    life: 4,
    red: 3,
    blue: 2,
    hand: [],
    limit: 3,
    carried: [],
    claimed: [],
    traps: [],
    redeemed: [],
    number: [],
    hearts: 0,
    supply: 12,
    room: at,
    square,
    dead: false,
    out: false,
    missing: 0,
    resting: false,
    tried: false,
    ...change,
  };
}

export function standing(key: string, x: number, y: number, change: Partial<RoomView> = {}): RoomView {
  return { room: key, floor: 0, x, y, turns: 0, token: -1, cards: [], steam: 0, charges: 0, cloud: false, ...change };
}

export const stairs: LinkView = {
  link: 'stairs-1',
  number: 1,
  stairs: true,
  rooms: ['library', 'closet'],
  squares: [0, 8],
};

/** Ada has the turn and stands in the middle of Start; Otis is in the library. */
export function premises(change: Partial<PremisesView> = {}): PremisesView {
  return {
    phase: 'acting',
    active: 0,
    actions: 2,
    rounds: 1,
    floor: 1,
    floors: 0,
    last: false,
    ending: false,
    over: false,
    versus: false,
    house: 0,
    avatars: false,
    meta: false,
    players: [player(0, 'start', 4), player(1, 'library', 0)],
    rooms: [standing('start', 0, 0), standing('library', 1, 0, { turns: 1 }), standing('attic', 0, -1)],
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
    rooms_left: 30,
    drama_left: 40,
    whack_left: 60,
    guests_left: 20,
    drama_discard: [],
    whack_discard: [],
    foreseen: [],
    ...change,
  };
}

export const go = (at: string, square: number): Option => ({
  key: `go:${at}:${square}`,
  verb: 'go',
  parts: { room: { card: at }, square },
});
export const open = (at: string, wall: string): Option => ({
  key: `open:${at}:${wall}`,
  verb: 'open',
  parts: { room: { card: at }, wall: { word: wall } },
});
export const lay = (key: string): Option => ({ key, verb: '', parts: { laying: { word: key } } });
export const into = (at: string): Option => ({ key: at, verb: '', parts: { room: { card: at } } });
export const done: Option = { key: 'done', verb: 'done', parts: {} };

export function asked(options: Option[], change: Partial<Ask> = {}): Ask {
  const usual = { seat: 0, name: 'go', rule: 'HW-6.3', kind: 'one', low: 1, high: 1, default: '' } as const;
  return { ...usual, about: { left: 3 }, options, ...change };
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
