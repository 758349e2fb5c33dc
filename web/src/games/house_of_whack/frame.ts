/** How the house fits its place: how near one looks, and what is shown of it. Pure functions. */
import { STEPS, WALLS, type Cell } from './house';

/** The measures of the drawing: a tile, its walls, a square, and from tile to tile. */
export const TILE = 120;
export const PITCH = 124;
export const WALL = 6;
export const SQUARE = 36;
/** From tile to tile in pixels on the screen: as small as is any use, as large as is any use. */
export const SMALLEST = 38;
export const LARGEST = 220;
const ROOMY = 134;
/** By itself the house is never smaller than this; with squares to choose from they are wide enough for a thumb. */
const LEGIBLE = 76;
const EASY = 94;
export const THUMB = 88;
/** One step nearer. */
export const NEARER = 1.25;
/** Air around the house, in tiles. */
export const AIR = 0.12;

export type Bounds = { left: number; top: number; columns: number; rows: number };

export function boundsOf(cells: Iterable<Cell>): Bounds {
  const all = [...cells];
  if (all.length === 0) return { left: 0, top: 0, columns: 1, rows: 1 };
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** From tile to tile in pixels, so that all of it is seen. */
export function fitting({ columns, rows }: Bounds, width: number, height: number): number {
  const unit = Math.min(width / (columns + 2 * AIR), height / (rows + 2 * AIR));
  return Math.floor(clamp(unit, SMALLEST, ROOMY));
}

/** Comfortable by itself: all of it if that can be read, else what matters now, as large as a thumb needs. */
export function comfortable(
  bounds: Bounds,
  matter: Bounds | null,
  width: number,
  height: number,
  thumb: boolean,
): number {
  if (width === 0) return PITCH;
  const least = thumb ? THUMB : LEGIBLE;
  const whole = fitting(bounds, width, height);
  if (whole >= least) return whole;
  return matter ? clamp(fitting(matter, width, height), least, PITCH) : EASY;
}

export function zoomed(unit: number, by: number): number {
  return Math.round(clamp(unit * by, SMALLEST, LARGEST));
}

/** The middle of a part of the house, which need not be the middle of a tile. */
export function heart({ left, top, columns, rows }: Bounds): Cell {
  return { x: left + (columns - 1) / 2, y: top + (rows - 1) / 2 };
}

/** Where a tile begins in the drawing. */
export function corner(cell: Cell, { left, top }: Bounds): Cell {
  return { x: (cell.x - left + AIR) * PITCH, y: (cell.y - top + AIR) * PITCH };
}

/** The middle of a square within its tile; the squares of the top row make room for the name. */
export function middle(place: number): Cell {
  const [column, row] = [place % 3, Math.floor(place / 3)];
  return { x: WALL + (column + 0.5) * SQUARE, y: WALL + (row + 0.5) * SQUARE + (row === 0 ? 5 : 0) };
}

/** Where on its tile the die of a lock is drawn: at the door, on the side of who owns it. */
export function boltAt(wall: string): Cell {
  const step = STEPS[WALLS.indexOf(wall)] ?? { x: 0, y: 0 };
  return { x: TILE / 2 + step.x * 49, y: TILE / 2 + step.y * 53 };
}

export function extent({ columns, rows }: Bounds): { width: number; height: number } {
  return { width: (columns + 2 * AIR) * PITCH, height: (rows + 2 * AIR) * PITCH };
}

/** What the arrow keys mean: sides of the board. */
export const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** The nearest of some things in a direction, rather straight ahead than aside. */
export function ahead<T extends Cell>(all: readonly T[], from: Cell, way: Cell): T | null {
  let [found, least]: [T | null, number] = [null, Infinity];
  for (const each of all) {
    const [dx, dy] = [each.x - from.x, each.y - from.y];
    const [along, aside] = [dx * way.x + dy * way.y, Math.abs(dx * way.y) + Math.abs(dy * way.x)];
    const cost = along + 2 * aside;
    if (along > 1 && cost < least) [found, least] = [each, cost];
  }
  return found;
}

/** A name on one line, or on two where there is room; what is too long ends in an ellipsis. */
export function lettering(name: string, unit: number): { size: number; lines: string[] } {
  const size = Math.max(9, (8.6 * PITCH) / unit);
  const wide = Math.floor(106 / (size * 0.6));
  if (name.length <= wide) return { size: Math.min(10.6, Math.max(size, 9)), lines: [name] };
  if (size > 10.8) return { size, lines: [cut(name, wide)] };
  const space = breakAt(name);
  return { size, lines: [cut(name.slice(0, space), wide), cut(name.slice(space + 1), wide)] };
}

/** The space nearest to the middle of a name. */
function breakAt(name: string): number {
  const spaces = Array.from(name.matchAll(/ /g), ({ index }) => index);
  const middle = name.length / 2;
  return spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? name.length;
}

function cut(name: string, wide: number): string {
  return name.length <= wide ? name : `${name.slice(0, wide - 1).trimEnd()}…`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
