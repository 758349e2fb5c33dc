/** Cards, rooms and players of Way Out to test with. */
import type { MazeView, PlayerView, RoomView } from '../src/games/way_out/maze';
import type { CardInfo } from '../src/table/wire';
import { Words } from '../src/words/sentences';
import { textsOf } from './texts';

export const texts = textsOf('way_out');
const SUITS = ['diamonds', 'clubs', 'hearts', 'spades'];
const VALUES: Record<string, number> = { ace: 1, jack: 11, queen: 12, king: 13 };
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A card as it is printed; all plain rooms have the same entries. */
export function card(key: string): CardInfo {
  const [suit = '', rank = ''] = key.split('_');
  const value = suit === 'joker' ? 0 : (VALUES[rank] ?? Number(rank));
  const title = suit === 'joker' ? `${upper(rank)} Joker` : `${upper(rank)} of ${upper(suit)}`;
  const plain = value > 1;
  const printed = plain
    ? {
        suit_room: 'The Landing Light',
        suit_text: 'It has been left on.',
        suit_effect: '−1 FEAR',
        color_room: 'Unposted Letters',
        color_text: 'None stamped.',
        color_effect: '+1 WILL or +1 BODY',
      }
    : {};
  return {
    key,
    noun: 'room',
    title,
    text: '',
    value,
    suit: SUITS.indexOf(suit),
    red: suit === 'diamonds' || suit === 'hearts',
    plain,
    ...printed,
  };
}

export const cards = Object.fromEntries(
  ['diamonds_ace', 'hearts_2', 'clubs_7', 'spades_10', 'diamonds_9', 'joker_weeping'].map((key) => [key, card(key)]),
);
export const names = ['Ada', 'Tomasz'];
export const words = new Words(texts, names, cards);

export function room(place: string, key: string | null, doors: string[] = []): RoomView {
  return { place, card: key, open: key !== null, plain: false, color: false, doors, free: 4 - doors.length };
}

export function player(seat: number, at: string | null, change: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    will: 3,
    body: 5,
    fear: 2,
    points: 6,
    answered: [],
    locked: false,
    mad: false,
    at,
    awake: true,
    trapped: false,
    escaped: false,
    notes: [],
    secret: [null, null],
    ...change,
  };
}

/** The cross, two rooms with a door between them, and one in each. */
export function house(change: Partial<MazeView> = {}): MazeView {
  const cross = [
    room('0', 'diamonds_ace', ['1', '2', '3', '4']),
    ...['1', '2', '3', '4'].map((place) => room(place, null, ['0'])),
  ];
  return {
    variant: 'standard',
    centre: 'ring',
    quiet: false,
    begun: true,
    turns: 3,
    active: 0,
    house_player: 1,
    exits: 1,
    levels: [],
    deck: 30,
    sure: 0,
    discard: [],
    door: [],
    waiting: null,
    over: false,
    ended: '',
    rooms: [...cross, room('5', 'hearts_2', ['7']), room('6', 'spades_10'), room('7', 'clubs_7', ['5'])],
    players: [player(0, '5'), player(1, '6')],
    ...change,
  };
}
