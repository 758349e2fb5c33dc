/**
 * How the doors of a house are drawn. Rooms that touch have a door in the wall between them. For others a
 * corridor is found along the alleys between the cards, out of a side that is still free and into another.
 *
 * Points lie on a lattice of half cells: the room at (x, y) is the point (2x, 2y), its sides are the points
 * around it, and whatever has an odd coordinate is alley.
 */
import { type Cell, far, type Joined, keyOf, minus, plus, SIDES } from './plan';

export type Door = { a: string; b: string; at: Cell; upright: boolean };
export type Corridor = { a: string; b: string; points: Cell[]; lane: number };
export type Stub = { place: string; side: number };
export type Drawn = { doors: Door[]; corridors: Corridor[]; stubs: Stub[] };

type Cells = ReadonlyMap<string, Cell>;

/** Walking on costs 1; a bend, a place where a corridor runs already, a door in the way cost more. */
const TURN = 0.7;
const SHARED = 1.5;
const CROSSING = 7;
/** Corridors may leave the house by so much to get around it. */
const MARGIN = 1;

export function draw(rooms: readonly Joined[], cells: Cells): Drawn {
  const pairs = joined(rooms, cells);
  const near = pairs.filter(([a, b]) => far(at(cells, a), at(cells, b)) === 1);
  const wide = pairs.filter((pair) => !near.includes(pair)).sort((p, q) => length(cells, p) - length(cells, q));
  const map = new Alleys(cells);
  const doors = near.map(([a, b]) => map.door(a, b));
  const corridors = wide.map(([a, b]) => map.corridor(a, b));
  const stubs = rooms.flatMap(({ place }) => map.unused(place).map((side) => ({ place, side })));
  return { doors, corridors, stubs };
}

function joined(rooms: readonly Joined[], cells: Cells): [string, string][] {
  const order = new Map(rooms.map(({ place }, nth) => [place, nth]));
  const later = (place: string, other: string) => (order.get(other) ?? Infinity) < (order.get(place) ?? 0);
  return rooms.flatMap(({ place, doors }) =>
    doors.filter((other) => cells.has(other) && later(place, other)).map((other): [string, string] => [other, place]),
  );
}

const at = (cells: Cells, place: string): Cell => cells.get(place) ?? { x: 0, y: 0 };
const length = (cells: Cells, [a, b]: [string, string]) => far(at(cells, a), at(cells, b));
const double = ({ x, y }: Cell): Cell => ({ x: 2 * x, y: 2 * y });

type Step = { point: Cell; cost: number; from: Step | null };

/** The alleys of a house, and what runs through them. */
class Alleys {
  private readonly rooms: Set<number>;
  /** Doors in walls; and how many corridors run through a point. */
  private readonly crossed = new Set<number>();
  private readonly used = new Map<number, number>();
  private readonly sides = new Map<string, Set<number>>();
  private readonly low: Cell;
  private readonly high: Cell;

  constructor(private readonly cells: Cells) {
    const all = [...cells.values()].map(double);
    this.rooms = new Set(all.map(keyOf));
    this.low = {
      x: Math.min(...all.map((cell) => cell.x)) - MARGIN,
      y: Math.min(...all.map((cell) => cell.y)) - MARGIN,
    };
    this.high = {
      x: Math.max(...all.map((cell) => cell.x)) + MARGIN,
      y: Math.max(...all.map((cell) => cell.y)) + MARGIN,
    };
  }

  unused(place: string): number[] {
    return SIDES.flatMap((_, side) => (this.sides.get(place)?.has(side) ? [] : [side]));
  }

  door(a: string, b: string): Door {
    const [from, to] = [at(this.cells, a), at(this.cells, b)];
    const middle = plus(from, to);
    this.take(a, minus(to, from));
    this.take(b, minus(from, to));
    this.crossed.add(keyOf(middle));
    return { a, b, at: { x: middle.x / 2, y: middle.y / 2 }, upright: from.y === to.y };
  }

  corridor(a: string, b: string): Corridor {
    const [from, to] = [double(at(this.cells, a)), double(at(this.cells, b))];
    const way = this.search(this.exits(a, from), new Set(this.exits(b, to).map(keyOf)));
    const first = way[0] ?? from;
    const last = way.at(-1) ?? to;
    this.take(a, minus(first, from));
    this.take(b, minus(last, to));
    const lane = Math.max(0, ...way.map((point) => this.used.get(keyOf(point)) ?? 0));
    for (const point of way) this.used.set(keyOf(point), (this.used.get(keyOf(point)) ?? 0) + 1);
    const points = [from, ...way, to].map(({ x, y }) => ({ x: x / 2, y: y / 2 }));
    return { a, b, points: straightened(points), lane };
  }

  private take(place: string, way: Cell): void {
    const side = SIDES.findIndex((each) => each.x === Math.sign(way.x) && each.y === Math.sign(way.y));
    this.sides.set(place, new Set([...(this.sides.get(place) ?? []), side]));
  }
  private exits(place: string, middle: Cell): Cell[] {
    return this.unused(place).map((side) => plus(middle, SIDES[side] ?? { x: 0, y: 0 }));
  }

  /** The cheapest way from one of these points to another (Dijkstra; the house is small). */
  private search(starts: Cell[], ends: Set<number>): Cell[] {
    const open: Step[] = starts.map((point) => ({ point, cost: this.toll(point), from: null }));
    const done = new Set<number>();
    for (let step = cheapest(open); step; step = cheapest(open)) {
      const key = keyOf(step.point);
      if (ends.has(key)) return walked(step);
      if (done.has(key)) continue;
      done.add(key);
      for (const side of SIDES) {
        const point = plus(step.point, side);
        if (done.has(keyOf(point)) || !this.inside(point) || this.rooms.has(keyOf(point))) continue;
        open.push({ point, cost: step.cost + 1 + this.toll(point) + (turns(step, side) ? TURN : 0), from: step });
      }
    }
    return [];
  }
  private toll(point: Cell): number {
    const key = keyOf(point);
    return (this.crossed.has(key) ? CROSSING : 0) + SHARED * (this.used.get(key) ?? 0);
  }
  private inside({ x, y }: Cell): boolean {
    return x >= this.low.x && x <= this.high.x && y >= this.low.y && y <= this.high.y;
  }
}

function cheapest(open: Step[]): Step | undefined {
  let best = 0;
  for (let nth = 1; nth < open.length; nth += 1) if ((open[nth]?.cost ?? 0) < (open[best]?.cost ?? 0)) best = nth;
  return open.splice(best, 1)[0];
}

function turns({ point, from }: Step, side: Cell): boolean {
  return from !== null && (point.x - from.point.x !== side.x || point.y - from.point.y !== side.y);
}

function walked(step: Step): Cell[] {
  const way: Cell[] = [];
  for (let each: Step | null = step; each; each = each.from) way.unshift(each.point);
  return way;
}

/** Only the corners. */
function straightened(points: Cell[]): Cell[] {
  return points.filter((point, nth) => {
    const [before, after] = [points[nth - 1], points[nth + 1]];
    if (!before || !after) return true;
    return (before.x !== point.x || point.x !== after.x) && (before.y !== point.y || point.y !== after.y);
  });
}
