/** Where on the drawing of a floor the lit things are, to be pressed. Pure functions. */
import { boltAt, corner, middle, SQUARE, TILE, WALL, type Bounds } from './frame';
import { placeKey, stepped, STEPS, turned, WALLS, type Cell, type Plan, type RoomView } from './house';
import type { Lit, Target } from './lit';

/** Something to press: its middle, and how large it is, in the measures of the drawing. */
export type Spot = Cell & {
  key: string;
  kind: string;
  width: number;
  height: number;
  targets: Target[];
  thing: string;
};

const PIECE = 36;
const DOOR = 44;

type Put = { kind: string; key: string; at: Cell; size: number; targets: Target[]; thing: string };

/** Everything lit on a floor but ways to lay a tile, from what lies below to what lies above. */
export function spotsOn(plan: Plan, lit: Lit, floor: number, bounds: Bounds): Spot[] {
  const rooms = plan.on(floor);
  const of = (room: RoomView) => inRoom(plan, lit, room, bounds);
  const all = [...doorSpots(plan, lit, floor, bounds), ...rooms.flatMap(of)];
  const order = ['room', 'square', 'dark', 'door', 'bolt', 'card', 'seat'];
  return all.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function spot({ kind, key, at, size, targets, thing }: Put): Spot {
  return { ...at, key: `${kind} ${key}`, kind, width: size, height: size, targets, thing };
}

function inRoom(plan: Plan, lit: Lit, room: RoomView, bounds: Bounds): Spot[] {
  const from = corner(room, bounds);
  const within = ({ x, y }: Cell) => ({ x: from.x + x, y: from.y + y });
  const put = (kind: string, key: string, at: Cell, size: number, found: Target | Target[] | undefined) =>
    found ? [spot({ kind, key, at: within(at), size, targets: [found].flat(), thing: key })] : [];
  return [
    ...put('room', room.room, { x: TILE / 2, y: TILE / 2 }, TILE, lit.rooms.get(room.room)),
    ...squares(lit, room).flatMap(({ place, target }) =>
      put('square', `${room.room}:${place}`, exact(place), SQUARE, target),
    ),
    ...plan
      .bolts(room.room)
      .flatMap((bolt) => put('bolt', bolt.bolt, boltAt(bolt.wall), PIECE, lit.bolts.get(bolt.bolt))),
    ...plan
      .lying(room)
      .laid.flatMap(({ thing, at }) => put('card', thing.card, middle(at), PIECE, lit.cards.get(thing.card))),
    ...plan
      .people(room.room)
      .flatMap(({ seat, square }) =>
        put('seat', String(seat), middle(turned(square, room.turns)), PIECE, lit.seats.get(seat)),
      ),
  ];
}

/** The lit squares of a room, by where they lie on the board. */
function squares(lit: Lit, room: RoomView): { place: number; target: Target }[] {
  return Array.from({ length: 9 }, (_, square) => square).flatMap((square) => {
    const target = lit.squares.get(`${room.room}:${square}`);
    return target ? [{ place: turned(square, room.turns), target }] : [];
  });
}

function exact(place: number): Cell {
  return { x: WALL + ((place % 3) + 0.5) * SQUARE, y: WALL + (Math.floor(place / 3) + 0.5) * SQUARE };
}

/** Doors: the dark behind one is large enough to press; where two lead to the same place, each has its own end. */
function doorSpots(plan: Plan, lit: Lit, floor: number, bounds: Bounds): Spot[] {
  const doors = [...lit.doors].flatMap(([key, target]) => {
    const [name = '', wall = ''] = key.split(':');
    const [room, side] = [plan.rooms.get(name), WALLS.indexOf(wall)];
    return room?.floor === floor && side >= 0 ? [{ key, target, room, side }] : [];
  });
  const behind = doors.map(({ room, side }) => placeKey(floor, stepped(room, side)));
  return doors.map(({ key, target, room, side }, i) => {
    const from = corner(room, bounds);
    const step = STEPS[side] ?? { x: 0, y: 0 };
    const shared = behind.filter((each) => each === behind[i]).length > 1;
    const wide = target.option.verb === 'open' && !shared;
    const away = wide ? TILE + 4 : target.option.verb === 'open' ? TILE / 2 + 20 : TILE / 2;
    const at = { x: from.x + TILE / 2 + step.x * away, y: from.y + TILE / 2 + step.y * away };
    return spot({
      kind: wide ? 'dark' : 'door',
      key,
      at,
      size: wide ? 110 : DOOR,
      targets: [target],
      thing: room.room,
    });
  });
}
