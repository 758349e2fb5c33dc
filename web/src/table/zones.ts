/** Any game's view as a tree of named zones: the table of a game without a board, and the text of all of them. */
import type { CardInfo, View } from './wire';

export type Piece = { card: string | null; seat: number | null };
export type Node =
  | { kind: 'fact'; name: string; value: string | number | boolean | null; seat: boolean }
  | { kind: 'cards'; name: string; cards: Piece[] }
  | { kind: 'zone'; name: string; title: string; seat: number | null; card: string | null; nodes: Node[] };

type Cards = Record<string, CardInfo>;
type Fields = Record<string, unknown>;

const SEATS = new Set(['seat', 'active', 'owner', 'ender', 'holder', 'player', 'first', 'leader']);

/** What is worth telling: no empty places, nothing that is simply not so. */
export function filled(node: Node): boolean {
  if (node.kind === 'cards') return node.cards.length > 0;
  if (node.kind === 'zone') return node.card !== null || node.nodes.some(filled);
  return node.value !== false && node.value !== -1;
}

/** The zones of a view, in the order in which the game tells them. */
export function zones(view: View, cards: Cards): Node[] {
  return Object.entries(view).flatMap(([name, value]) => node(name, value, cards));
}

function node(name: string, value: unknown, cards: Cards): Node[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return list(name, value, cards);
  if (typeof value === 'object') return [zone(name, '', value as Fields, cards)];
  if (typeof value === 'string' && cards[value]) return [{ kind: 'cards', name, cards: [{ card: value, seat: null }] }];
  return [{ kind: 'fact', name, value: value as string | number | boolean, seat: isSeat(name, value) }];
}

function list(name: string, values: unknown[], cards: Cards): Node[] {
  const pieces = values.map((value) => piece(value, cards));
  if (pieces.every((each) => each !== null)) return [{ kind: 'cards', name, cards: pieces }];
  if (values.every((value) => typeof value === 'object' && value !== null && !Array.isArray(value))) {
    return [zoneOf(name, values.map((value, i) => zone(name, String(i + 1), value as Fields, cards)))];
  }
  if (values.every((value) => Array.isArray(value))) {
    return [zoneOf(name, values.flatMap((value, i) => list(String(i + 1), value as unknown[], cards)))];
  }
  return [{ kind: 'fact', name, value: values.map(String).join(', '), seat: false }];
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

function zone(name: string, number: string, record: Fields, cards: Cards): Node {
  const entries = Object.entries(record);
  const seat = typeof record['seat'] === 'number' ? record['seat'] : null;
  const named = seat === null ? entries.find(([, value]) => typeof value === 'string' && cards[value]) : undefined;
  const rest = entries.filter(([key]) => key !== named?.[0] && (key !== 'seat' || seat === null));
  const card = named ? String(named[1]) : null;
  const nodes = rest.flatMap(([key, value]) => node(key, value, cards));
  return { kind: 'zone', name, title: number, seat, card, nodes };
}

function zoneOf(name: string, nodes: Node[]): Node {
  return { kind: 'zone', name, title: '', seat: null, card: null, nodes };
}

function isSeat(name: string, value: unknown): boolean {
  return SEATS.has(name) && typeof value === 'number';
}
