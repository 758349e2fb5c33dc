"""HW-6 to HW-10: the house as it stands: doors, what is adjacent, surrounding, connected, and single steps.

A square has a number: nine times its tile's place on the grid, and then the square as printed on the tile.
Tiles may turn and travel, and take with them whatever is noted by tile and printed square.
"""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.cards import CLOUD, DOORWAYS, RoomTile
from seance.games.house_of_whack.pieces import LINKS
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.grid import Grid, across, beside, floor_of
from seance.kernel.things import Thing

COMPASS: Final = ("north", "east", "south", "west")


class Wall(Thing):
    """A side of the board, as people point at it."""

    noun: ClassVar[str] = "wall"

    def __init__(self, side: int) -> None:
        self.side = side

    @property
    def key(self) -> str:
        return COMPASS[self.side]


WALLS: Final = tuple(Wall(side) for side in range(4))


def facing(s: Premises, room: RoomTile, side: int) -> int:
    """Where on the board a printed side lies, now that the tile is turned."""
    grid = s.grid
    return (side + grid.turns[grid.spots[room.key]]) % 4


def spot_beyond(s: Premises, room: RoomTile, side: int) -> int:
    """The place on the grid behind a printed side."""
    return beside(s.grid.spots[room.key], facing(s, room, side))


def beyond(s: Premises, room: RoomTile, side: int) -> RoomTile | None:
    """The tile behind a printed side, whether a door leads there or not."""
    return s.grid.tiles.get(spot_beyond(s, room, side))


def opposite(s: Premises, room: RoomTile, side: int, other: RoomTile) -> int:
    """The printed side of the other tile that touches this one's."""
    return (across(facing(s, room, side)) - s.grid.turns[s.grid.spots[other.key]]) % 4


def bolted(s: Premises, room: RoomTile, side: int) -> bool:
    """HW-10.3: whether a lock hangs on this very door."""
    return any(bolt.room is room and bolt.side == side for bolt in s.bolts)


def shut(s: Premises, number: int) -> bool:
    """b-80: whether a pair of secret doors, or stairs, is locked at either end."""
    return any(bolt.side == LINKS + number for bolt in s.bolts)


def passage(s: Premises, room: RoomTile, side: int) -> RoomTile | None:
    """The room that an open door on a printed side leads to: two doors face each other, neither locked."""
    other = beyond(s, room, side)
    if other is None:
        return None
    theirs = opposite(s, room, side, other)
    if theirs not in other.ways_out:
        return None
    if s.bolts and (bolted(s, room, side) or bolted(s, other, theirs)):
        return None
    return other


def dark_sides(s: Premises, room: RoomTile) -> list[int]:
    """The printed sides on which a door leads to where nothing is yet (HW-6.7), locked or not."""
    return [side for side in room.ways_out if beyond(s, room, side) is None]


def open_to_dark(s: Premises, room: RoomTile) -> list[int]:
    """HW-6.7, HW-10.3: those of them that no lock keeps shut."""
    return [side for side in dark_sides(s, room) if not bolted(s, room, side)]


def open_doors(s: Premises) -> bool:
    """b-97: whether anywhere a door leads to where nothing is yet; a locked one counts."""
    return any(dark_sides(s, room) for room in s.built.cards)


def connected(s: Premises, room: RoomTile) -> list[RoomTile]:
    """HW-6.11: the rooms that a standing passage leads to."""
    found: list[RoomTile] = []
    for side in room.ways_out:
        other = passage(s, room, side)
        if other is not None:
            found.append(other)
    for link in s.shortcuts:
        if (link.room is room or link.other is room) and not shut(s, link.number):
            other = link.other if link.room is room else link.room
            if other not in found:
                found.append(other)
    return found


def adjacent(s: Premises, room: RoomTile) -> list[RoomTile]:
    """HW-6.11: the rooms that share a side."""
    grid = s.grid
    return [grid.tiles[at] for at in grid.adjacent(grid.spots[room.key])]


def surrounding(s: Premises, room: RoomTile) -> list[RoomTile]:
    """HW-6.11: the rooms that share a side or a corner."""
    grid = s.grid
    return [grid.tiles[at] for at in grid.surrounding(grid.spots[room.key])]


def floor_at(s: Premises, room: RoomTile) -> int:
    """HW-9.4: the floor that a room is on."""
    return floor_of(s.grid.spots[room.key])


def on_wrong_floor(s: Premises, room: RoomTile) -> bool:
    """HW-SR.9: whether a room is on the Wrong Floor."""
    return s.wrong >= 0 and floor_at(s, room) == s.wrong


def in_sight(s: Premises, room: RoomTile, reach: int) -> list[RoomTile]:
    """HW-19.27, b-28: the rooms in straight rows from this one, through facing unlocked doors."""
    seen: list[RoomTile] = []
    for side in room.ways_out:
        at, out = room, side
        for _ in range(reach):
            other = passage(s, at, out)
            if other is None:
                break
            seen.append(other)
            out = (opposite(s, at, out, other) + 2) % 4
            if out not in other.ways_out:
                break
            at = other
    return seen


def free_squares(s: Premises, room: RoomTile) -> list[int]:
    """b-117: the squares of a room on which nobody stands."""
    taken = [player.square for player in s.players if player.room is room]
    return [square for square in room.free if square not in taken]


def occupied(s: Premises, room: RoomTile, square: int) -> bool:
    return any(player.room is room and player.square == square for player in s.players)


def number_of(s: Premises, room: RoomTile, square: int) -> int:
    """A square of the house as one number."""
    return s.grid.spots[room.key] * 9 + square


def room_of(s: Premises, number: int) -> RoomTile:
    return s.grid.tiles[number // 9]


class Paths:
    """Where somebody can get to: each square in reach with the one before it, and the doors into the dark.

    ``far`` is how many steps each square is away. ``doors`` are the squares, with a printed side, at which a
    door into the dark is near enough to be opened.
    """

    def __init__(self, start: int) -> None:
        self.came: dict[int, int] = {start: start}
        self.far: dict[int, int] = {start: 0}
        self.doors: list[tuple[int, int]] = []

    def way(self, to: int) -> list[int]:
        """The squares on the way, without the first one."""
        way: list[int] = []
        came = self.came
        while came[to] != to:
            way.append(to)
            to = came[to]
        way.reverse()
        return way


def paths(s: Premises, me: Player, steps: int, trodden: set[int]) -> Paths:
    """HW-6.3, HW-6.4: everything within so many steps, past squares that this move has not used yet."""
    grid = s.grid
    start = number_of(s, me.here, me.square)
    found = Paths(start)
    came, far = found.came, found.far
    queue = [start]
    digging = len(s.rooms.cards) > 0 or (s.last and s.floors == 0 and not s.ending)
    for at in queue:
        gone = far[at]
        if gone >= steps:
            break
        spot, square = at // 9, at % 9
        room = grid.tiles[spot]
        for near in room.steps[square]:
            to = spot * 9 + near
            if to not in came and to not in trodden:
                came[to] = at
                far[to] = gone + 1
                queue.append(to)
        if square % 2 == 1:
            _through(s, found, queue, at, room, square, trodden, digging)
        for link in s.shortcuts:
            end = link.far_end(room, square)
            if end is not None and not shut(s, link.number):
                to = grid.spots[end[0].key] * 9 + end[1]
                if to not in came and to not in trodden:
                    came[to] = at
                    far[to] = gone + 1
                    queue.append(to)
    return found


def _through(
    s: Premises,
    found: Paths,
    queue: list[int],
    at: int,
    room: RoomTile,
    square: int,
    trodden: set[int],
    digging: bool,
) -> None:
    """Through the door beside a square, if there is one."""
    side = DOORWAYS.index(square)
    if side not in room.ways_out:
        return
    grid: Grid[RoomTile] = s.grid
    out = (side + grid.turns[at // 9]) % 4
    place = beside(at // 9, out)
    other = grid.tiles.get(place)
    if other is None:
        if digging and room.special != CLOUD and not (s.bolts and bolted(s, room, side)):
            found.doors.append((at, side))
        return
    theirs = (out + 2 - grid.turns[place]) % 4
    if theirs not in other.ways_out:
        return
    if s.bolts and (bolted(s, room, side) or bolted(s, other, theirs)):
        return
    to = place * 9 + DOORWAYS[theirs]
    if to not in found.came and to not in trodden:
        found.came[to] = at
        found.far[to] = found.far[at] + 1
        queue.append(to)
