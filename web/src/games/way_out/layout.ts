/**
 * The house as cards on a table: every room gets a cell of a grid.
 *
 * The house is built again from its first room, in the order in which the rooms were laid. So the same house
 * always lies the same way, whoever looks and whenever, and one room more changes only what it must: a part of
 * the house is pushed over when a door joins it to another, and single rooms change places where that saves
 * more corridor than it costs attention. Nothing here is random. What cannot touch is joined by a corridor.
 */
import { around, type Cell, far, type Joined, keyOf, minus, Plan, plus, reach } from './plan';
import { settle } from './settle';

export type { Cell, Joined };

const CENTRE = '0';
/** The cross of WO-2.4: the Ace of Diamonds and what lies against its sides. It stays where it is. */
const CROSS: Record<string, Cell> = {
  0: { x: 0, y: 0 },
  1: { x: 0, y: -1 },
  2: { x: 1, y: 0 },
  3: { x: 0, y: 1 },
  4: { x: -1, y: 0 },
};
/** How far around its doors a room looks for a place. */
const NEAR = 3;
/** What it costs to push a part of the house over by one cell; a little more for every room in it. */
const PUSH = 0.4;
const PUSH_ROOM = 0.08;

export function layOut(rooms: readonly Joined[]): ReadonlyMap<string, Cell> {
  const plan = new Plan();
  const centred = rooms[0]?.place === CENTRE;
  for (const { place, doors } of rooms) {
    const known = doors.filter((other) => plan.all.has(other));
    const fixed = centred ? CROSS[place] : undefined;
    if (fixed) pin(plan, place, fixed, known);
    else build(plan, place, known);
  }
  return plan.all;
}

/** Where a Door opened from this room will lie, if it can lie beside it and nothing has to move for it. */
export function slotFor(rooms: readonly Joined[], cells: ReadonlyMap<string, Cell>, place: string): Cell | null {
  const next = layOut([...rooms, { place: 'new', doors: [place] }]);
  const slot = next.get('new');
  const from = cells.get(place);
  if (!slot || !from || far(slot, from) !== 1) return null;
  const still = [...cells].every(([each, cell]) => keyOf(next.get(each) ?? cell) === keyOf(cell));
  return still ? slot : null;
}

function pin(plan: Plan, place: string, cell: Cell, doors: string[]): void {
  plan.add(place, cell, doors);
  plan.pinned.add(place);
}

function build(plan: Plan, place: string, doors: string[]): void {
  if (doors.length === 0) return plan.add(place, apart(plan), []);
  join(plan, doors);
  plan.add(place, best(plan, doors), doors);
  settle(plan);
}

/** A cell for a room that nothing leads to yet: near the middle, with air around it, far from its like. */
function apart(plan: Plan): Cell {
  const cells = [...plan.all.values()];
  if (cells.length === 0) return { x: 0, y: 0 };
  const clear = (cell: Cell) =>
    cells.every((each) => Math.max(Math.abs(each.x - cell.x), Math.abs(each.y - cell.y)) > 1);
  const loneliness = (cell: Cell) =>
    Math.min(...cells.slice(Object.keys(CROSS).length).map((each) => far(each, cell)), 9);
  const worth = (cell: Cell) => Math.hypot(cell.x, cell.y) * 2 + Math.abs(cell.y) * 0.1 - loneliness(cell) * 0.3;
  return lowest(disc({ x: 0, y: 0 }, 9).filter(clear), worth) ?? { x: cells.length, y: 0 };
}

/** The free cell that suits a room with these doors best. */
function best(plan: Plan, doors: readonly string[]): Cell {
  const near = doors.flatMap((door) => disc(plan.at(door), NEAR));
  const free = near.filter((cell) => plan.free(cell));
  return lowest(free, (cell) => plan.strain(cell, doors) + crowding(plan, cell)) ?? apart(plan);
}

/** Leave the doors of others free where it costs nothing. */
function crowding(plan: Plan, cell: Cell): number {
  return around(cell).filter((side) => !plan.free(side)).length * 0.05;
}

/** When a room will join two parts of the house, push the smaller one over so that it can touch both. */
function join(plan: Plan, doors: readonly string[]): void {
  const [first, second] = doors;
  if (first === undefined || second === undefined) return;
  const [one, other] = [plan.component(first), plan.component(second)];
  if (one.has(second)) return;
  const stays = heavier(plan, one, other) ? first : second;
  const goes = stays === first ? second : first;
  push(plan, goes === first ? one : other, stays, goes);
}

function heavier(plan: Plan, one: Set<string>, other: Set<string>): boolean {
  const fixed = (part: Set<string>) => [...part].some((place) => plan.pinned.has(place));
  if (fixed(one) !== fixed(other)) return fixed(one);
  return one.size >= other.size;
}

function push(plan: Plan, part: Set<string>, stays: string, goes: string): void {
  const shape = [...part].map((place) => [place, plan.at(place)] as const);
  const own = new Set(shape.map(([, cell]) => keyOf(cell)));
  const open = (cell: Cell) => plan.free(cell) || own.has(keyOf(cell));
  const landing = (by: Cell) => shape.map(([place, cell]) => [place, plus(cell, by)] as const);
  const cost = (by: Cell) =>
    far(by, { x: 0, y: 0 }) * PUSH * (1 + part.size * PUSH_ROOM) + SPREAD * spread(landing(by));
  const ways = around(plan.at(stays))
    .filter(open)
    .flatMap((between) =>
      around(between).flatMap((target) => {
        const by = minus(target, plan.at(goes));
        const lands = landing(by).every(([, cell]) => open(cell) && keyOf(cell) !== keyOf(between));
        return lands ? [by] : [];
      }),
    );
  const way = lowest(ways, cost);
  const gain = reach(plan.at(stays), plan.at(goes));
  if (way && cost(way) < gain + SPREAD * spread(landing({ x: 0, y: 0 }))) plan.move(landing(way));
}

const SPREAD = 0.08;

function spread(rooms: readonly (readonly [string, Cell])[]): number {
  return rooms.reduce((sum, [, cell]) => sum + cell.x * cell.x + 1.5 * cell.y * cell.y, 0);
}

/** All cells within so many steps, nearest rows first: the order settles ties. */
function disc(centre: Cell, radius: number): Cell[] {
  const cells: Cell[] = [];
  for (let y = -radius; y <= radius; y += 1) {
    for (let x = -radius + Math.abs(y); x <= radius - Math.abs(y); x += 1)
      cells.push({ x: centre.x + x, y: centre.y + y });
  }
  return cells;
}

function lowest<T>(all: readonly T[], cost: (each: T) => number): T | undefined {
  let [found, least]: [T | undefined, number] = [undefined, Infinity];
  for (const each of all) {
    const now = cost(each);
    if (now < least - 1e-9) [found, least] = [each, now];
  }
  return found;
}
