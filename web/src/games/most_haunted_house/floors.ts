/** How the floors are dressed, and where things stand on them that are not printed there. Pure functions. */
import { middle, nameplate, PLATE, SPACES, spacesOf, type Space } from './house';

const PATTERNS: Record<string, string> = {
  kitchen: 'tiles',
  foyer: 'check',
  chapel: 'check',
  library: 'boards',
  dining_room: 'boards',
  bedchamber: 'boards',
  nursery: 'boards',
  parlour: 'parquet',
  music_room: 'parquet',
  study: 'parquet',
  observatory: 'parquet',
};

export function patternOf(room: string): string {
  return PATTERNS[room] ?? 'bare';
}

/** Where the furniture of a room stands: in the middle of what is most of it. */
export function placed(room: string, spaces: readonly Space[]): { x: number; y: number; size: number } {
  const size = Math.min(2, Math.max(1.3, Math.sqrt(spaces.length) * 0.55));
  const { x, y } = middle(room);
  return { x: x - size / 2, y: y - size / 2 + 0.1, size };
}

/** Where the pins of Hauntings stick: in each of their rooms on a space of its own, out of everybody's way. */
export function pinned(rooms: readonly (readonly string[])[], taken: Iterable<string>): Map<string, number[]> {
  const used = new Set(taken);
  const pins = new Map<string, number[]>();
  rooms.forEach((haunted, nth) => {
    for (const room of haunted) {
      const space = pinFor(room, used);
      used.add(space);
      pins.set(space, [...(pins.get(space) ?? []), nth]);
    }
  });
  return pins;
}

function pinFor(room: string, used: ReadonlySet<string>): string {
  const heart = middle(room);
  const far = ({ x, y }: Space) => Math.hypot(x + 0.5 - heart.x, y + 0.5 - heart.y);
  const all = spacesOf(room).sort((a, b) => far(a) - far(b));
  const name = nameplate(room);
  const named = ({ x, y }: Space) => name !== undefined && y === name.y && x - name.x >= 0 && x - name.x < PLATE;
  const free =
    all.find((space) => space.mark === '' && !used.has(space.key) && !named(space)) ??
    all.find(({ key }) => !used.has(key));
  return (free ?? all[0])?.key ?? '';
}

/** The rooms on a floor that are in mist, each with the Hauntings in it. */
export function mists(rooms: readonly (readonly string[])[], floor: string): string[] {
  const all = new Set(rooms.flat());
  return [...all].filter((room) => spacesOf(room)[0]?.floor === floor);
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
export const numeral = (nth: number): string => NUMERALS[nth] ?? String(nth + 1);

/** The floor that somebody stands on. */
export function floorOf(space: string): string {
  return SPACES.get(space)?.floor ?? 'g';
}
