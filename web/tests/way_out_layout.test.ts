import { describe, expect, it } from 'vitest';
import { draw } from '../src/games/way_out/corridors';
import { layOut, slotFor, type Cell, type Joined } from '../src/games/way_out/layout';

const CROSS: Joined[] = [
  { place: '0', doors: ['1', '2', '3', '4'] },
  ...['1', '2', '3', '4'].map((place) => ({ place, doors: ['0'] })),
];

/** Rooms with doors both ways, from a list of pairs as they were joined. */
function house(count: number, pairs: [number, number][]): Joined[] {
  const doors = Array.from({ length: count }, (): string[] => []);
  for (const [a, b] of pairs) {
    doors[a]?.push(String(b));
    doors[b]?.push(String(a));
  }
  return doors.map((all, place) => ({ place: String(place), doors: all }));
}

const START: [number, number][] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
];

/** A house as people build it: everybody opens doors, every third has a second door somewhere. */
function grown(rooms: number, players: number, seed: number): Joined[] {
  let state = seed;
  const chance = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pairs = [...START];
  const used = (room: number) => pairs.filter((pair) => pair.includes(room)).length;
  for (let next = 5 + players; next < rooms; next += 1) {
    const open = Array.from({ length: next - 5 }, (_, nth) => nth + 5).filter((room) => used(room) < 4);
    const from = open[chance(open.length)] ?? 5;
    pairs.push([from, next]);
    const second = chance(next);
    if (chance(3) === 0 && second !== from && used(second) < 4) pairs.push([second, next]);
  }
  return house(rooms, pairs);
}

/** The house as it was when it had so many rooms. */
const early = (rooms: Joined[], count: number) =>
  rooms.slice(0, count).map(({ place, doors }) => ({ place, doors: doors.filter((other) => Number(other) < count) }));
const at = (cells: ReadonlyMap<string, Cell>, place: string) => cells.get(place) ?? { x: NaN, y: NaN };
const far = (cells: ReadonlyMap<string, Cell>, a: string, b: string) =>
  Math.abs(at(cells, a).x - at(cells, b).x) + Math.abs(at(cells, a).y - at(cells, b).y);
const moved = (before: ReadonlyMap<string, Cell>, after: ReadonlyMap<string, Cell>) =>
  [...before].filter(([place, { x, y }]) => at(after, place).x !== x || at(after, place).y !== y).length;

const HOUSES = [grown(45, 1, 1), grown(45, 3, 2), grown(45, 4, 3), grown(45, 8, 4), grown(45, 8, 5)];

describe('the layout of a house', () => {
  it('begins with the cross around the Ace of Diamonds', () => {
    const cells = layOut(CROSS);
    expect(at(cells, '0')).toEqual({ x: 0, y: 0 });
    for (const ring of ['1', '2', '3', '4']) expect(far(cells, '0', ring)).toBe(1);
  });

  it('gives every room a cell of its own', () => {
    for (const rooms of HOUSES) {
      const cells = layOut(rooms);
      expect(new Set([...cells.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(rooms.length);
    }
  });

  it('keeps those apart who wake apart, near the middle', () => {
    const cells = layOut(house(13, START));
    for (let one = 5; one < 13; one += 1) {
      const others = [...cells.keys()].filter((place) => place !== String(one));
      expect(Math.min(...others.map((other) => far(cells, String(one), other)))).toBeGreaterThan(1);
      expect(far(cells, '0', String(one))).toBeLessThanOrEqual(6);
    }
  });

  it('lays a new room against the one it was opened from', () => {
    const cells = layOut(house(7, [...START, [5, 6]]));
    expect(far(cells, '5', '6')).toBe(1);
  });

  it('pushes two parts of the house together when a door joins them', () => {
    const before = house(8, [...START, [5, 6]]);
    const after = house(9, [...START, [5, 6], [6, 8], [7, 8]]);
    expect(far(layOut(before), '6', '7')).toBeGreaterThan(2);
    const cells = layOut(after);
    expect([far(cells, '5', '6'), far(cells, '6', '8'), far(cells, '7', '8')]).toEqual([1, 1, 1]);
  });

  it('never moves the cross, whatever is joined to it', () => {
    for (const rooms of HOUSES) {
      const cells = layOut(rooms);
      for (const { place } of CROSS) expect(at(cells, place)).toEqual(at(layOut(CROSS), place));
    }
  });

  it('moves few rooms for one room more', () => {
    for (const rooms of HOUSES.slice(1, 4)) {
      const stages = rooms.slice(8).map((_, nth) => layOut(early(rooms, nth + 9)));
      const changes = stages.slice(1).map((after, nth) => moved(stages[nth] ?? after, after));
      const sum = changes.reduce((all, each) => all + each, 0);
      expect(sum / changes.length).toBeLessThan(1);
    }
  });

  it('makes most doors doors, and few of them corridors', () => {
    for (const rooms of HOUSES) {
      const cells = layOut(rooms);
      const { doors, corridors } = draw(rooms, cells);
      expect(doors.length / (doors.length + corridors.length)).toBeGreaterThan(2 / 3);
    }
  });

  it('stays small enough to be seen', () => {
    for (const rooms of HOUSES) {
      const cells = [...layOut(rooms).values()];
      const span = (along: (cell: Cell) => number) => Math.max(...cells.map(along)) - Math.min(...cells.map(along)) + 1;
      expect(span(({ x }) => x) * span(({ y }) => y)).toBeLessThanOrEqual(110);
    }
  });

  it('goes on without the Ace of Diamonds, when a level was left behind', () => {
    const cells = layOut([
      { place: '1', doors: [] },
      { place: '17', doors: ['21'] },
      { place: '21', doors: ['17'] },
    ]);
    expect(cells.size).toBe(3);
    expect(far(cells, '17', '21')).toBe(1);
  });
});

describe('the place for the next door', () => {
  it('is where the room will lie, and nothing moves for it', () => {
    let offered = 0;
    for (const rooms of [grown(30, 3, 6), grown(30, 8, 7)]) {
      const cells = layOut(rooms);
      for (const { place, doors } of rooms.filter(({ doors }) => doors.length < 4)) {
        const slot = slotFor(rooms, cells, place);
        if (!slot) continue;
        offered += 1;
        const next = layOut([...rooms, { place: '99', doors: [place] }]);
        expect(at(next, '99')).toEqual(slot);
        expect(moved(cells, next)).toBe(0);
        expect(doors).not.toContain('99');
      }
    }
    expect(offered).toBeGreaterThan(20);
  });
});

describe('doors and corridors', () => {
  it('are drawn once for every two rooms that are joined', () => {
    for (const rooms of HOUSES) {
      const { doors, corridors } = draw(rooms, layOut(rooms));
      const drawn = [...doors, ...corridors].map(({ a, b }) => [a, b].sort().join(' ')).sort();
      const joined = rooms
        .flatMap(({ place, doors }) =>
          doors.filter((other) => Number(other) < Number(place)).map((other) => [other, place].sort().join(' ')),
        )
        .sort();
      expect(drawn).toEqual(joined);
    }
  });

  it('leave as many sides free as there are doors to be made', () => {
    for (const rooms of HOUSES) {
      const { stubs } = draw(rooms, layOut(rooms));
      for (const { place, doors } of rooms)
        expect(stubs.filter((stub) => stub.place === place)).toHaveLength(4 - doors.length);
    }
  });

  it('run along the alleys, and never through a room', () => {
    for (const rooms of HOUSES) {
      const cells = layOut(rooms);
      const taken = new Set([...cells.values()].map(({ x, y }) => `${x} ${y}`));
      for (const { a, b, points } of draw(rooms, cells).corridors) {
        expect([points[0], points.at(-1)]).toEqual([at(cells, a), at(cells, b)]);
        const inner = walk(points).slice(1, -1);
        expect(inner.filter(({ x, y }) => taken.has(`${x} ${y}`))).toEqual([]);
      }
    }
  });
});

/** Every half step of a corridor. */
function walk(corners: Cell[]): Cell[] {
  return corners.flatMap((to, nth) => {
    const from = corners[nth - 1];
    if (!from) return [to];
    const steps = 2 * (Math.abs(to.x - from.x) + Math.abs(to.y - from.y));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 1)) / steps,
      y: from.y + ((to.y - from.y) * (step + 1)) / steps,
    }));
  });
}
