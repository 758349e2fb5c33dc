/** Rooms on a grid of cells: where each lies, what is free, and how well a place suits its doors. */
export type Cell = { x: number; y: number };
/** A room as the layout sees it: its name and where its doors lead, oldest first. */
export type Joined = { place: string; doors: readonly string[] };

export const SIDES: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const WIDE = 1024;
/** What a corridor costs for every cell that it is longer than a door; and more if it has to bend. */
const STRETCH = 3;
const BEND = 1.5;
/** A house that stays together is seen better. */
const SPRAWL = { x: 0.08, y: 0.085 };
/** Rooms that touch without a door between them: it can be told from a door, but air is better. */
const TOUCH = 0.15;

export const keyOf = ({ x, y }: Cell): number => (y + WIDE / 2) * WIDE + x + WIDE / 2;
export const plus = (a: Cell, b: Cell): Cell => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Cell, b: Cell): Cell => ({ x: a.x - b.x, y: a.y - b.y });
export const far = (a: Cell, b: Cell): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
export const around = (cell: Cell): Cell[] => SIDES.map((side) => plus(cell, side));

/** What a door between two cells costs: nothing when they touch, more the longer the corridor. */
export function reach(a: Cell, b: Cell): number {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  if (dx + dy <= 1) return 0;
  return STRETCH * (dx + dy - 1) + (dx > 0 && dy > 0 ? BEND : 0);
}

/** A house as it lies on the table, built room by room. */
export class Plan {
  private readonly cells = new Map<string, Cell>();
  private readonly taken = new Map<number, string>();
  private readonly links = new Map<string, string[]>();
  /** Rooms that never move. */
  readonly pinned = new Set<string>();

  get places(): string[] {
    return [...this.cells.keys()];
  }
  get all(): ReadonlyMap<string, Cell> {
    return this.cells;
  }
  at(place: string): Cell {
    return this.cells.get(place) ?? { x: 0, y: 0 };
  }
  who(cell: Cell): string | undefined {
    return this.taken.get(keyOf(cell));
  }
  free(cell: Cell): boolean {
    return !this.taken.has(keyOf(cell));
  }
  neighbours(place: string): string[] {
    return this.links.get(place) ?? [];
  }

  add(place: string, cell: Cell, doors: readonly string[]): void {
    this.links.set(place, [...doors]);
    for (const other of doors) this.links.get(other)?.push(place);
    this.put(place, cell);
  }
  /** Move some rooms at once; they may take each other's cells. */
  move(rooms: readonly (readonly [string, Cell])[]): void {
    for (const [place] of rooms) this.taken.delete(keyOf(this.at(place)));
    for (const [place, cell] of rooms) this.put(place, cell);
  }
  private put(place: string, cell: Cell): void {
    this.cells.set(place, cell);
    this.taken.set(keyOf(cell), place);
  }

  /** Everything that can be walked to from a room. */
  component(place: string): Set<string> {
    const found = new Set([place]);
    for (const each of found) for (const other of this.neighbours(each)) found.add(other);
    return found;
  }

  /** How badly a cell suits a room with these doors; the lower, the better. */
  strain(cell: Cell, doors: readonly string[], self = ''): number {
    let sum = SPRAWL.x * cell.x * cell.x + SPRAWL.y * cell.y * cell.y;
    for (const other of doors) sum += reach(cell, this.at(other));
    for (const side of SIDES) {
      const other = this.taken.get(keyOf(plus(cell, side)));
      if (other !== undefined && other !== self && !doors.includes(other)) sum += TOUCH;
    }
    return sum;
  }
}
