/** A night to test with: four investigators, some cards, and what the table gives the board. */
import { vi } from 'vitest';
import type { NightView, SleuthView } from '../src/games/most_haunted_house/night';
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

const all = [
  card('investigator', 'photographer', 'Photographer'),
  card('investigator', 'medium', 'Medium'),
  card('investigator', 'night_porter', 'Night Porter'),
  card('investigator', 'sexton', 'Sexton'),
  card('haunting', 'demonic_voices', 'Demonic Voices', {
    rooms: ['nursery', 'music_room'],
    threshold: 33,
    proof: true,
  }),
  card('haunting', 'shut_lid', 'Shut Lid', { rooms: ['music_room'], threshold: 18, closes: 'library' }),
  card('curse', 'cold_fingers', 'Cold Fingers', { threshold: 11, floor: '' }),
  card('curse', 'vertigo', 'Drop', { threshold: 9, floor: 'u' }),
  card('curse', 'the_sleeper', 'Sleeper', { threshold: 0, floor: '' }),
  card('charm', 'glass_plate', 'Glass Plate', { proof: true, candle: false }),
  card('charm', 'vestry_candle', 'Vestry Candle', { proof: false, candle: true }),
  card('charm', 'rowan_twig', 'Rowan Twig', { proof: false, candle: false }),
];
export const cards = Object.fromEntries(all.map((each) => [each.key, each]));
export const names = ['Ada', 'Tomasz', 'Ines', 'Ezra'];
export const words = new Words(textsOf('most_haunted_house'), names, cards);

export function sleuth(seat: number, space: string, change: Partial<SleuthView> = {}): SleuthView {
  const card = ['photographer', 'medium', 'night_porter', 'sexton'][seat] ?? '';
  return { seat, card, space, hand: [], limit: 4, proof: 0, slow: 0, marks: [], possessed: false, ...change };
}

/** Ada has the turn; two tokens are left, and nothing haunts. */
export function night(change: Partial<NightView> = {}): NightView {
  return {
    cycle: 7,
    goal: 6,
    proof: 2,
    over: false,
    won: false,
    conceded: false,
    active: 0,
    order: [0, 1, 2, 3],
    actions: 5,
    deeds: [],
    walks: 5,
    stairs: 1,
    closed: [],
    edge: { search: 2, quiet: {}, lift: 0, face: 0, harder: 0 },
    searches: 0,
    faced: 0,
    traded: 0,
    bonus: [],
    ignored: '',
    roll: null,
    tokens: { gb10: 9, uh2: 13 },
    hauntings: [],
    hauntings_left: 16,
    curses_left: 20,
    charms_left: 20,
    spare: [],
    team: [sleuth(0, 'gc10'), sleuth(1, 'gd10'), sleuth(2, 'ge10'), sleuth(3, 'uf2')],
    ...change,
  };
}

export const walk = (space: string, cost: number): Option => ({
  key: `walk:${space}`,
  verb: 'walk',
  parts: { space: { word: space }, cost },
});

export function asked(options: Option[], change: Partial<Ask> = {}): Ask {
  const usual = { seat: 0, name: 'turn', rule: 'AM-6', kind: 'one', low: 1, high: 1, default: '' } as const;
  return { ...usual, about: { left: 5 }, options, ...change };
}

export function stepOf(view: NightView, question: Ask | null = null, change: Partial<Step> = {}): Step {
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
