/** Any game's view as a tree of named zones: the table of a game without a board, and the text of all of them. */
import type { CardInfo, View } from './wire';

export type Piece = { card: string | null; seat: number | null };
export type Node =
  | { kind: 'fact'; name: string; value: string | number | boolean | null }
  | { kind: 'seats'; name: string; seats: number[] }
  | { kind: 'cards'; name: string; cards: Piece[] }
  | { kind: 'places'; name: string; places: Place[] }
  | {
      kind: 'zone';
      name: string;
      title: string;
      seat: number | null;
      card: string | null;
      place: string | null;
      nodes: Node[];
    };

/** Somewhere on a map: what lies there, if that is known, and the number of the place. */
export type Place = { card: string | null; place: string };

type Cards = Record<string, CardInfo>;
type Fields = Record<string, unknown>;
/** The box, the fields that hold seats, and what lies at each place of the map, if the game has one. */
type Known = { cards: Cards; seatFields: readonly string[]; map: Map<string, string | null> };

const PLACES = new Set(['at', 'doors']);

/** What is worth telling: no empty places, nothing that is simply not so. */
export function filled(node: Node): boolean {
  if (node.kind === 'cards') return node.cards.length > 0;
  if (node.kind === 'seats') return node.seats.some((seat) => seat >= 0);
  if (node.kind === 'places') return node.places.length > 0;
  if (node.kind === 'zone') return node.card !== null || node.nodes.some(filled);
  return node.value !== false && node.value !== -1 && node.value !== '';
}

/** The zones of a view, in the order in which the game tells them. */
export function zones(view: View, cards: Cards, seatFields: readonly string[]): Node[] {
  const known = { cards, seatFields, map: mapOf(view, cards) };
  return Object.entries(view).flatMap(([name, value]) => node(name, value, known));
}

/** What lies where: the records that say at which place they are. */
export function mapOf(view: View, cards: Cards): Known['map'] {
  const records = Object.values(view).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  const placed = records.filter((each): each is Fields => typeof each === 'object' && each !== null && 'place' in each);
  return new Map(
    placed.map((each) => [
      String(each['place']),
      Object.values(each).find((value): value is string => typeof value === 'string' && value in cards) ?? null,
    ]),
  );
}

function node(name: string, value: unknown, known: Known): Node[] {
  const { cards } = known;
  if (value === null || value === undefined) return [];
  if (known.seatFields.includes(name)) return [{ kind: 'seats', name, seats: [value].flat().map(Number) }];
  if (PLACES.has(name) && known.map.size > 0) return [places(name, [value].flat().map(String), known)];
  if (Array.isArray(value)) return list(name, value, known);
  if (typeof value === 'object') return [zone(name, '', value as Fields, known)];
  if (typeof value === 'string' && cards[value]) return [{ kind: 'cards', name, cards: [{ card: value, seat: null }] }];
  return [{ kind: 'fact', name, value: value as string | number | boolean }];
}

function places(name: string, keys: string[], { map }: Known): Node {
  return { kind: 'places', name, places: keys.map((place) => ({ place, card: map.get(place) ?? null })) };
}

function list(name: string, values: unknown[], known: Known): Node[] {
  const pieces = values.map((value) => piece(value, known.cards));
  if (pieces.every((each) => each !== null)) return [{ kind: 'cards', name, cards: pieces }];
  if (values.every((value) => typeof value === 'object' && value !== null && !Array.isArray(value))) {
    return [
      zoneOf(
        name,
        values.map((value, i) => zone(name, String(i + 1), value as Fields, known)),
      ),
    ];
  }
  if (values.every((value) => Array.isArray(value))) {
    return [
      zoneOf(
        name,
        values.flatMap((value, i) => list(String(i + 1), value as unknown[], known)),
      ),
    ];
  }
  return [{ kind: 'fact', name, value: values.map(String).join(', ') }];
}

/** A card, a card's back, or a small record that only says whose card it is. */
function piece(value: unknown, cards: Cards): Piece | null {
  if (value === null) return { card: null, seat: null };
  if (typeof value === 'string') return cards[value] ? { card: value, seat: null } : null;
  if (typeof value !== 'object' || Array.isArray(value)) return null;
  const { seat, ...rest } = value as Fields;
  const others = Object.values(rest);
  const [card] = others;
  if (typeof seat !== 'number' || others.length !== 1) return null;
  if (card === null) return { card: null, seat };
  return typeof card === 'string' && cards[card] ? { card, seat } : null;
}

function zone(name: string, number: string, record: Fields, known: Known): Node {
  const { cards } = known;
  const entries = Object.entries(record);
  const place = typeof record['place'] === 'string' ? record['place'] : null;
  const seat = typeof record['seat'] === 'number' ? record['seat'] : null;
  const named = seat === null ? entries.find(([, value]) => typeof value === 'string' && cards[value]) : undefined;
  const rest = entries.filter(([key]) => key !== named?.[0] && key !== 'place' && (key !== 'seat' || seat === null));
  const card = named ? String(named[1]) : null;
  const nodes = rest.flatMap(([key, value]) => node(key, value, known));
  return { kind: 'zone', name, title: number, seat, card, place, nodes };
}

function zoneOf(name: string, nodes: Node[]): Node {
  return { kind: 'zone', name, title: '', seat: null, card: null, place: null, nodes };
}
