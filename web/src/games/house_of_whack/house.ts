/** The house as its board sees it: where rooms stand, how they are turned, what their doors lead to. Pure functions. */
import { viewOf } from '../../table/seen';
import type { CardInfo, Step } from '../../table/wire';
import type { BoltView, LinkView, LyingView, PlayerView, PremisesView, RoomView } from './view';

export type { BoltView, ClashView, LinkView, LyingView, PlayerView, PremisesView, RoomView } from './view';

export type Cards = Record<string, CardInfo>;
export type Cell = { x: number; y: number };
/** A square as printed on its tile, or a door by the side of the board. */
export type Footing = { room: string; square: number } | { room: string; wall: string };

export const WALLS = ['north', 'east', 'south', 'west'];
export const STEPS: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const LETTERS = 'NESW';
/** The squares at the doors, clockwise from the north (b-3). */
const DOORWAYS = [1, 5, 7, 3];

export function premises(step: Pick<Step, 'view'>): PremisesView {
  return viewOf('house_of_whack', step);
}

// --- what is printed ------------------------------------------------------------------------------------

export function printed(card: CardInfo | undefined, what: string): string {
  const found = card?.[what];
  return typeof found === 'string' ? found : '';
}

export function printedNumber(card: CardInfo | undefined, what: string): number {
  const found = card?.[what];
  return typeof found === 'number' ? found : 0;
}

export function heartsOf(card: CardInfo | undefined): string[] {
  const hearts = card?.['hearts'];
  return Array.isArray(hearts) ? hearts.map(String) : [];
}

/** What a card says where it lies or is carried: a Guest has a text for every role. */
export function textOf(card: CardInfo | undefined, role: string): string {
  if (role === '') return card?.text ?? '';
  return printed(card, role === 'ally' ? 'ally_text' : 'third_text');
}

/** Where on the board a printed square lies, now that the tile is turned; squares count row by row. */
export function turned(square: number, turns: number): number {
  let [row, column] = [Math.floor(square / 3), square % 3];
  for (let i = 0; i < turns; i += 1) [row, column] = [column, 2 - row];
  return row * 3 + column;
}

/** The printed square that lies there. */
export function printedAt(place: number, turns: number): number {
  return turned(place, (4 - turns) % 4);
}

/** The sides of the board on which a room has doors. */
export function doorsOf(card: CardInfo | undefined, turns: number): number[] {
  const sides = Array.from(printed(card, 'doors'), (letter) => (LETTERS.indexOf(letter) + turns) % 4);
  return sides.sort((a, b) => a - b);
}

/** The squares of the board, within a tile, that are blocked (b-4). */
export function blockedIn(card: CardInfo | undefined, turns: number): number[] {
  const marks = printed(card, 'mask').matchAll(/#/g);
  return Array.from(marks, ({ index }) => turned(index, turns)).sort((a, b) => a - b);
}

// --- where things are -----------------------------------------------------------------------------------

export function placeKey(floor: number, { x, y }: Cell): string {
  return `${floor}/${x}/${y}`;
}

/** A place by its key. */
export function cellOf(key: string): Cell & { floor: number } {
  const [floor = 0, x = 0, y = 0] = key.split('/').map(Number);
  return { floor, x, y };
}

/** The rooms by key and by place. */
export class Plan {
  readonly rooms = new Map<string, RoomView>();
  readonly places = new Map<string, RoomView>();

  constructor(
    readonly view: PremisesView,
    readonly cards: Cards,
  ) {
    for (const room of view.rooms) {
      this.rooms.set(room.room, room);
      this.places.set(placeKey(room.floor, room), room);
    }
  }

  floors(): number[] {
    return [...new Set(this.view.rooms.map(({ floor }) => floor))].sort((a, b) => a - b);
  }
  on(floor: number): RoomView[] {
    return this.view.rooms.filter((room) => room.floor === floor);
  }
  beyond(room: RoomView, side: number): RoomView | undefined {
    return this.places.get(placeKey(room.floor, stepped(room, side)));
  }
  floorOf(room: string): number {
    return this.rooms.get(room)?.floor ?? 0;
  }
  /** What hangs on the doors of a room. */
  bolts(room: string): BoltView[] {
    return this.view.bolts.filter((bolt) => bolt.room === room && bolt.wall !== '');
  }
  people(room: string): PlayerView[] {
    return this.view.players.filter((player) => player.room === room);
  }
  doors(room: RoomView): Doorway[] {
    return doorsOf(this.cards[room.room], room.turns).map((side) => ({ side, kind: this.behind(room, side) }));
  }
  /** What lies in a room, with the square of the tile where it is drawn; the trophy hangs in its room. */
  lying(room: RoomView): Spread<LyingView> {
    const taken = this.people(room.room).map(({ square }) => square);
    const ends = endsIn(this.view, room.room).map(({ square }) => square);
    const trophy = printed(this.cards[room.room], 'special') === 'trophy' ? this.view.display : [];
    const shown = trophy.flatMap((card) => (card === null ? [] : [{ card, role: 'trophy', colour: '', stat: 0 }]));
    return spread(
      [...room.cards, ...shown],
      [...taken, ...ends].map((square) => turned(square, room.turns)),
    );
  }
  private behind(room: RoomView, side: number): Doorway['kind'] {
    const other = this.beyond(room, side);
    if (!other) return 'dark';
    return doorsOf(this.cards[other.room], other.turns).includes((side + 2) % 4) ? 'open' : 'blind';
  }
}

/** Two doors that meet, a door into the dark, or one that ends at a wall. */
export type Doorway = { side: number; kind: 'open' | 'dark' | 'blind' };

export function stepped({ x, y }: Cell, side: number): Cell {
  const step = STEPS[side] ?? { x: 0, y: 0 };
  return { x: x + step.x, y: y + step.y };
}

/** A place where nothing is yet, and the sides from which light falls in. */
export type Dark = Cell & { lights: number[] };

export function darkness(plan: Plan, floor: number): Dark[] {
  const found = new Map<string, Dark>();
  for (const room of plan.on(floor)) {
    for (const { side, kind } of plan.doors(room)) {
      if (kind !== 'dark') continue;
      const at = stepped(room, side);
      const dark = found.get(placeKey(floor, at)) ?? { ...at, lights: [] };
      dark.lights.push((side + 2) % 4);
      found.set(placeKey(floor, at), dark);
    }
  }
  return [...found.values()];
}

/** Where somebody comes to who goes one square to a side: a square, or a door into the dark; null at a wall. */
export function strideTo(plan: Plan, player: PlayerView | undefined, side: number): Footing | null {
  const room = plan.rooms.get(player?.room ?? '');
  if (!room || !player) return null;
  const place = turned(player.square, room.turns);
  const step = STEPS[side] ?? { x: 0, y: 0 };
  const [x, y] = [(place % 3) + step.x, Math.floor(place / 3) + step.y];
  if (x >= 0 && x < 3 && y >= 0 && y < 3) return { room: room.room, square: printedAt(y * 3 + x, room.turns) };
  if (place !== DOORWAYS[side]) return null;
  const other = plan.beyond(room, side);
  if (!other) return { room: room.room, wall: WALLS[side] ?? '' };
  return { room: other.room, square: printedAt(DOORWAYS[(side + 2) % 4] ?? 4, other.turns) };
}

// --- pairs of secret doors, and stairs ------------------------------------------------------------------

export type End = { link: LinkView; room: string; square: number; other: string };

/** The ends of all links that lie in a room. */
export function endsIn({ links }: Pick<PremisesView, 'links'>, room: string): End[] {
  return links.flatMap((link) =>
    link.rooms.flatMap((each, i) =>
      each === room ? [{ link, room, square: link.squares[i] ?? 4, other: link.rooms[1 - i] ?? '' }] : [],
    ),
  );
}

/** What a floor is called: a text of the game, and its number. */
export function floorName(plan: Plan, floor: number): { text: string; number: number } {
  if (floor === 0) return { text: 'board-floor-main', number: 0 };
  if (floor === plan.view.wrong) return { text: 'board-floor-wrong', number: 0 };
  const rooms = plan.on(floor);
  if (rooms.length === 1 && printed(plan.cards[rooms[0]?.room ?? ''], 'special') === 'cloud')
    return { text: 'board-floor-cloud', number: 0 };
  const others = plan.floors().filter((each) => each > 0 && floorNamed(plan, each));
  return { text: 'board-floor-up', number: others.length > 1 ? others.indexOf(floor) + 1 : 0 };
}

function floorNamed(plan: Plan, floor: number): boolean {
  return (
    floor !== plan.view.wrong && !plan.on(floor).every(({ room }) => printed(plan.cards[room], 'special') === 'cloud')
  );
}

// --- what lies where ------------------------------------------------------------------------------------

/** Squares of a tile in the order in which things are laid on them: in the middle one sees them best. */
const LAYING = [4, 3, 5, 6, 8, 7, 0, 2, 1];

export type Spread<T> = { laid: { thing: T; at: number }[]; more: number };

/** Where on a tile the cards are drawn that lie in it: off the people; `more` are those without a place. */
export function spread<T>(things: readonly T[], taken: readonly number[]): Spread<T> {
  const free = LAYING.filter((at) => !taken.includes(at));
  const laid = things.slice(0, free.length).map((thing, i) => ({ thing, at: free[i] ?? 4 }));
  return { laid, more: things.length - laid.length };
}

/** Whom the eye follows: oneself when asked, else whoever has the turn. */
export function followed(view: PremisesView, seat: number, asked: boolean): PlayerView | undefined {
  return view.players[asked && seat >= 0 ? seat : view.active];
}
