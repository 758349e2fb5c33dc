/** How the house fits its place: what is shown of it, and how large. Pure functions. */
import type { Cell } from './plan';

/** A cell is a little higher than wide; cards leave alleys between them. */
export const RATIO = 1.12;
export const CARD = { width: 0.8, height: 0.9 };
/** The width of a cell in pixels: as small as one can read, as large as is any use. */
export const SMALLEST = 34;
export const LARGEST = 150;
const ROOMY = 124;
/** By itself the house is never drawn smaller than this: rather a part of it than all of it too small. */
const LEGIBLE = 48;
const SMALL = 44;
/** One step nearer. */
export const NEARER = 1.25;
/** Air around the house, in cells. */
const AIR = 0.25;

export type Bounds = { left: number; top: number; columns: number; rows: number };

export function boundsOf(cells: Iterable<Cell>): Bounds {
  const all = [...cells];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  if (all.length === 0) return { left: 0, top: 0, columns: 1, rows: 1 };
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** The width of a cell with which the whole house is seen. */
export function fitting({ columns, rows }: Bounds, width: number, height: number): number {
  const unit = Math.min(width / (columns + 2 * AIR), height / ((rows + 2 * AIR) * RATIO));
  return Math.floor(clamp(unit, SMALLEST, ROOMY));
}

/** Comfortable by itself: the whole house if that can be read; otherwise the part that matters now, a little smaller if need be. */
export function comfortable(bounds: Bounds, matter: Bounds, width: number, height: number): number {
  if (width === 0) return 84;
  const whole = Math.max(fitting(bounds, width, height), LEGIBLE);
  return Math.min(whole, Math.max(fitting(matter, width, height), SMALL));
}

/** The middle of a part of the house, which need not be the middle of a cell. */
export function heart({ left, top, columns, rows }: Bounds): Cell {
  return { x: left + (columns - 1) / 2, y: top + (rows - 1) / 2 };
}

export function zoomed(unit: number, by: number): number {
  return Math.round(clamp(unit * by, SMALLEST, LARGEST));
}

/** Where the middle of a cell lies in the plan, in pixels. */
export function middle(cell: Cell, { left, top }: Bounds, unit: number): Cell {
  return { x: (cell.x - left + 0.5 + AIR) * unit, y: (cell.y - top + 0.5 + AIR) * unit * RATIO };
}

export function extent({ columns, rows }: Bounds, unit: number): { width: number; height: number } {
  return { width: (columns + 2 * AIR) * unit, height: (rows + 2 * AIR) * unit * RATIO };
}

/** What the arrow keys mean on a table. */
export const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The nearest room in a direction, rather straight ahead than aside. */
export function beyond(cells: ReadonlyMap<string, Cell>, from: string, way: Cell): string | null {
  const start = cells.get(from);
  let [found, least]: [string | null, number] = [null, Infinity];
  for (const [place, cell] of cells) {
    if (!start) break;
    const [dx, dy] = [cell.x - start.x, cell.y - start.y];
    const [ahead, aside] = [dx * way.x + dy * way.y, Math.abs(dx * way.y) + Math.abs(dy * way.x)];
    const cost = ahead + 2 * aside;
    if (ahead > 0 && cost < least) [found, least] = [place, cost];
  }
  return found;
}

/** From left to right and from top to bottom, as one reads. */
export function inReadingOrder<T extends Cell>(all: readonly T[]): T[] {
  return [...all].sort((a, b) => a.y - b.y || a.x - b.x);
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
