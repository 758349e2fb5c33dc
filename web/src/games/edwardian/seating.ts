/** Where everybody sits: a grid of six columns, one's left neighbour at the left, the piles in the middle. */

/** A place in the grid; rows and columns from 1. */
export type Area = { row: number; column: number; span: number };
export type Seating = { seats: { seat: number; place: Area }[]; hearth: Area; rows: string };

/** The rows of the grid, by the number of others; before one opponent there is room for a large hearth. */
const ROWS: Record<number, string> = {
  1: 'minmax(0, 190px) minmax(0, 1fr)',
  4: 'repeat(2, minmax(0, 1fr))',
  5: 'repeat(2, minmax(0, 1fr))',
  6: 'minmax(0, 1fr) auto minmax(0, 1fr)',
};

const at = (row: number, column: number, span: number): Area => ({ row, column, span });
const WHOLE = 6;

/** Around the hearth, clockwise from the lower left. */
const AROUND: Record<number, Area[]> = {
  4: [at(2, 1, 2), at(1, 1, 3), at(1, 4, 3), at(2, 5, 2)],
  5: [at(2, 1, 2), at(1, 1, 2), at(1, 3, 2), at(1, 5, 2), at(2, 5, 2)],
  6: [at(3, 1, 2), at(1, 1, 2), at(1, 3, 2), at(1, 5, 2), at(3, 5, 2), at(3, 3, 2)],
};

/** The others as one sees them, from one's left on; a spectator (-1) sees everybody. */
export function others(players: number, me: number): number[] {
  const all = Array.from({ length: players }, (_, nth) => (Math.max(0, me) + nth) % players);
  return me < 0 ? all : all.slice(1);
}

export function seating(players: number, me: number): Seating {
  const seats = others(players, me);
  const count = seats.length;
  const around = AROUND[count] ?? seats.map((_, nth) => at(1, 1 + (nth * WHOLE) / count, WHOLE / count));
  const middle = count === 4 || count === 5;
  return {
    seats: seats.map((seat, nth) => ({ seat, place: around[nth] ?? at(1, 1, WHOLE) })),
    hearth: middle ? at(2, 3, 2) : at(2, 1, WHOLE),
    rows: ROWS[count] ?? 'minmax(0, 1fr) auto',
  };
}

export function area({ row, column, span }: Area): string {
  return `${row} / ${column} / auto / span ${span}`;
}
