/** The plan of the house, as the drawing in the game's folder has it; walls, openings and ways. Pure functions. */
import plan from './house.json';

export type Space = {
  key: string;
  floor: string;
  x: number;
  y: number;
  room: string;
  mark: string;
  ways: readonly string[];
};
/** A line between two spaces, from its upper or left end; the rooms on both sides of it. */
export type Edge = { x: number; y: number; upright: boolean };
export type Opening = Edge & { rooms: readonly [string, string] };

export const FLOORS = ['g', 'u'] as const;
export const COLUMNS = 8;
export const ROWS = 10;

type Floor = (typeof FLOORS)[number];
const NAMES = 'abcdefgh';
const ROOMS: Record<string, string> = plan.rooms;
const MARKS: Record<string, string> = plan.marks;

const keyOf = (floor: string, x: number, y: number) => `${floor}${NAMES.charAt(x)}${y + 1}`;

/** AM-3.1, AM-3.4: where one can walk from a space: beside it, and by the stairs to the other floor. */
function waysFrom(floor: Floor, x: number, y: number, mark: string): string[] {
  const open = (way: Record<Floor, string[]>, x: number, y: number) => way[floor][y]?.charAt(x) === '-';
  return [
    ...(open(plan.down, x, y - 1) ? [keyOf(floor, x, y - 1)] : []),
    ...(open(plan.right, x - 1, y) ? [keyOf(floor, x - 1, y)] : []),
    ...(open(plan.right, x, y) ? [keyOf(floor, x + 1, y)] : []),
    ...(open(plan.down, x, y) ? [keyOf(floor, x, y + 1)] : []),
    ...(mark === 'stairs' ? [keyOf(floor === 'g' ? 'u' : 'g', x, y)] : []),
  ];
}

function read(floor: Floor): Space[] {
  return plan.spaces[floor].flatMap((row, y) =>
    Array.from(NAMES).flatMap((_, x) => {
      const [room, mark] = [ROOMS[row.charAt(2 * x)], MARKS[row.charAt(2 * x + 1)] ?? ''];
      if (room === undefined) return [];
      return [{ key: keyOf(floor, x, y), floor, x, y, room, mark, ways: waysFrom(floor, x, y, mark) }];
    }),
  );
}

const drawn = FLOORS.flatMap(read);
export const SPACES: ReadonlyMap<string, Space> = new Map(drawn.map((space) => [space.key, space]));

export function at(floor: string, x: number, y: number): Space | undefined {
  return x < 0 ? undefined : SPACES.get(keyOf(floor, x, y));
}

export function onFloor(floor: string): Space[] {
  return drawn.filter((space) => space.floor === floor);
}

/** Every line between two spaces, or between a space and the night outside. */
function edges(floor: string): (Edge & { a: Space | undefined; b: Space | undefined })[] {
  const found = [];
  for (let y = 0; y <= ROWS; y += 1)
    for (let x = 0; x <= COLUMNS; x += 1) {
      const here = at(floor, x, y);
      found.push({ x, y, upright: true, a: at(floor, x - 1, y), b: here });
      found.push({ x, y, upright: false, a: at(floor, x, y - 1), b: here });
    }
  return found.filter(({ a, b }) => a !== undefined || b !== undefined);
}

/** AM-3.1: where nobody can walk. */
export function walls(floor: string): Edge[] {
  return edges(floor).filter(({ a, b }) => a === undefined || !a.ways.includes(b?.key ?? ''));
}

/** Where one room goes over into another. */
export function openings(floor: string): Opening[] {
  return edges(floor).flatMap(({ a, b, x, y, upright }) =>
    a && b && a.room !== b.room && a.ways.includes(b.key) ? [{ x, y, upright, rooms: [a.room, b.room] as const }] : [],
  );
}

/** Openings of one space have a door; where two rooms flow into each other there is none. */
export function doors(floor: string): Opening[] {
  const all = openings(floor);
  const beside = (one: Opening, other: Opening) =>
    one.upright === other.upright &&
    one.rooms.join() === other.rooms.join() &&
    (one.upright ? one.x === other.x : one.y === other.y) &&
    Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
  return all.filter((one) => !all.some((other) => beside(one, other)));
}

export function roomsOn(floor: string): string[] {
  return [...new Set(onFloor(floor).map((space) => space.room))];
}

export function spacesOf(room: string): Space[] {
  return drawn.filter((space) => space.room === room);
}

/** How many spaces a room's name covers, as long as names are. */
export const PLATE = 2;

/** Where a room's name fits: the first stretch of spaces for nothing else that is long enough, else the longest. */
export function nameplate(room: string, length = PLATE): Space | undefined {
  const stretches = spacesOf(room)
    .filter((space) => space.mark === '')
    .map((first) => ({ first, length: stretch(first) }));
  const longest = Math.max(...stretches.map((each) => each.length));
  return stretches.find((each) => each.length >= Math.min(length, longest))?.first;
}

function stretch({ floor, room, x, y }: Space): number {
  const next = at(floor, x + 1, y);
  return next?.room === room && next.mark === '' ? 1 + stretch(next) : 1;
}

/** The middle of a room, in spaces from the corner of its floor. */
export function middle(room: string): { x: number; y: number } {
  const all = spacesOf(room);
  const mean = (of: (space: Space) => number) => all.reduce((sum, space) => sum + of(space) + 0.5, 0) / all.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** The cheapest way through spaces that are open to somebody, the last one included; the stairs have their price. */
export function wayTo(from: string, to: string, open: (key: string) => boolean, stairs = 1): string[] {
  const found = new Map<string, { cost: number; before: string }>([[from, { cost: 0, before: '' }]]);
  const edge = [from];
  for (let here = edge.shift(); here !== undefined; here = edge.shift()) {
    const { cost = 0 } = found.get(here) ?? {};
    for (const next of SPACES.get(here)?.ways ?? []) {
      const price = cost + (next.charAt(0) === here.charAt(0) ? 1 : stairs);
      if (!open(next) || price >= (found.get(next)?.cost ?? Infinity)) continue;
      found.set(next, { cost: price, before: here });
      edge.push(next);
    }
  }
  const way = [];
  for (let last = to; last !== from && found.has(last); last = found.get(last)?.before ?? from) way.unshift(last);
  return way;
}

/** How many steps it is from one space to another through an empty house. */
export function distance(from: string, to: string): number {
  return wayTo(from, to, () => true).length;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The space that an arrow key points to, across walls and holes: a finger on the plan knows none. */
export function beyond(from: string, arrow: string): Space | undefined {
  const [way, space] = [ARROWS[arrow], SPACES.get(from)];
  if (!way || !space) return undefined;
  const [dx, dy] = way;
  for (let n = 1; n < ROWS; n += 1) {
    const found = at(space.floor, space.x + dx * n, space.y + dy * n);
    if (found) return found;
  }
  return dx === 0 ? undefined : acrossFloors(space, dx);
}

/** The floors lie side by side: beyond the right wall of one is the left wall of the other. */
function acrossFloors({ floor, y }: Space, dx: number): Space | undefined {
  if (floor !== (dx > 0 ? 'g' : 'u')) return undefined;
  return at(dx > 0 ? 'u' : 'g', dx > 0 ? 0 : COLUMNS - 1, y);
}

/** The one step that an arrow key means. */
export function stepBy(from: string, arrow: string): string {
  const [way, space] = [ARROWS[arrow], SPACES.get(from)];
  if (!way || !space) return '';
  return at(space.floor, space.x + way[0], space.y + way[1])?.key ?? '';
}
