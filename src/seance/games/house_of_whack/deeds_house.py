"""Deeds upon the house itself: locks, secret doors, stairs, and rooms that are turned or taken elsewhere.

Whatever is in a room is noted by tile and printed square: only the grid changes when a tile does,
and everything travels (HW-9.5).
"""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.building import end_waits, next_tile, put_down, settle
from seance.games.house_of_whack.cards import CLOUD, MAZE, RED, START, WRONG_FLOOR, RoomTile
from seance.games.house_of_whack.decks import draw_room
from seance.games.house_of_whack.deed import (
    LOCK_UP,
    SECRET_DOOR,
    SHIFT_ROOM,
    STAIRS,
    TURN_ROOM,
    UNLOCK,
    Deed,
)
from seance.games.house_of_whack.deeds_things import pick
from seance.games.house_of_whack.dicing import LOCKING, throw
from seance.games.house_of_whack.house import WALLS, dark_sides, facing
from seance.games.house_of_whack.pieces import LINKS, Bolt, Shortcut
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import ABLE, DOING
from seance.games.house_of_whack.ruins import carry_off
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Count, Named
from seance.kernel.grid import Placing, place
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import Option, Thing

APART: Final = (MAZE, CLOUD, WRONG_FLOOR)
"""b-107: what no stairs lead to."""


class LockDoor(Option):
    """Lock this door: a side as printed, or ``LINKS`` and the number of a pair."""

    noun: ClassVar[str] = "option"

    def __init__(self, side: int, door: Thing) -> None:
        super().__init__("lock", Named("door", door))
        self.side = side


class LinkEnd(Option):
    """This square of a room, for one end of a secret door or of stairs."""

    noun: ClassVar[str] = "option"

    def __init__(self, room: RoomTile, square: int) -> None:
        super().__init__("mark", room, Count(square + 1, "square"))
        self.square = square


# --- locks ----------------------------------------------------------------------------------------------


def doors_of(s: Premises, room: RoomTile) -> list[LockDoor]:
    """HW-10.2: all doors of a room, and the secret ones and stairs in it."""
    found = [LockDoor(side, WALLS[facing(s, room, side)]) for side in room.ways_out]
    links = [link for link in s.shortcuts if link.room is room or link.other is room]
    return found + [LockDoor(LINKS + link.number, link) for link in links]


def _can_lock(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(doors_of(s, person.here)) > 0


async def lock_up(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-10.1, HW-10.2: a die on a door, several if need be; it may rise above six (b-20)."""
    room = person.here
    side = (await pick(person, "lock", "HW-10.2", doors_of(s, room), [room])).side
    stat = await throw(s, person, LOCKING)
    if room.key not in s.grid.spots:
        return
    still = [option for option in doors_of(s, room) if option.side == side]
    if still:
        bolt = Bolt(room, side, deed.stat or RED, stat, 1 + max([bolt.number for bolt in s.bolts], default=0))
        s.bolts = [*s.bolts, bolt]
        say(s, "locks", "HW-10.1", person, room, door_of(still[0]), bolt, Count(stat))


def door_of(option: LockDoor) -> Thing:
    """The wall or the link that an option is about, as a door."""
    assert option.part is not None
    return option.part


def _can_unlock(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(s.bolts) > 0


async def unlock(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-10.5: without a Conflict for once."""
    bolt = await pick(me, "unlock", "HW-10.5", s.bolts[:])
    s.bolts = [other for other in s.bolts if other is not bolt]
    say(s, "unlocks", "HW-10.5", me, bolt)


# --- secret doors and stairs ----------------------------------------------------------------------------


async def mark(me: Player, room: RoomTile, rule: str) -> int:
    """HW-8.2: any square that can be entered, whoever stands on it."""
    return (await pick(me, "mark", rule, [LinkEnd(room, square) for square in room.free], [room])).square


def _can_hide_door(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """b-98: in a house of one room there is nowhere to go."""
    return len(s.built.cards) > 1


async def secret_door(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-8.1, HW-8.2, b-98: one end here, the other in any other room on any floor."""
    room = person.here
    square = await mark(person, room, "HW-8.2")
    others = [other for other in s.built.cards if other is not room]
    other = await pick(person, "other-end", "HW-8.2", others)
    twin = await mark(person, other, "HW-8.2")
    link(s, person, Shortcut(s.pairs + 1, False, room, square, other, twin), "HW-8.1")


def link(s: Premises, me: Player, made: Shortcut, rule: str) -> None:
    """HW-8.5: the next number is for this pair."""
    s.pairs = made.number
    s.shortcuts = [*s.shortcuts, made]
    say(s, "links", rule, me, made, made.room, Named("other", made.other))


def _can_climb(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """b-107: an empty tile deck has no floor to lead to."""
    return len(s.rooms.cards) > 0 or end_waits(s)


async def stairs(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-9.2, HW-9.3: one end here, the other in a new tile, on a floor of its own."""
    room = person.here
    square = await mark(person, room, "HW-9.3")
    tile = tile_upstairs(s)
    if tile is None:
        return
    say(s, "reveals-room", "HW-9.3", person, tile)
    put_down(s, tile, place(0, 0, s.grid.open_floor()), 0)
    new = await settle(s, person, tile)
    if new is not None and room.key in s.grid.spots:
        twin = await mark(person, new, "HW-9.3")
        link(s, person, Shortcut(s.pairs + 1, True, room, square, new, twin), "HW-9.3")


def tile_upstairs(s: Premises) -> RoomTile | None:
    """b-107: the first tile that may lie there; the others are shuffled back. The End counts as any."""
    if not s.rooms.cards:
        return next_tile(s)
    apart: list[RoomTile] = []
    tile = draw_room(s)
    while tile is not None and tile.special in APART:
        apart.append(tile)
        tile = draw_room(s)
    for each in apart:
        s.rooms.add(each)
    if apart:
        s.rooms.shuffle(s.dice)
    return tile


# --- rooms on the move ----------------------------------------------------------------------------------


def _turnable(s: Premises) -> list[RoomTile]:
    return [room for room in s.built.cards if room.special != CLOUD]


async def turn_room(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-9.5: a room where it lies, any way round; its doors may end at walls (HW-6.10)."""
    room = await pick(me, "turn-which", "HW-9.5", _turnable(s))
    at = s.grid.spots[room.key]
    ways = [Placing(at, turns) for turns in range(4) if turns != s.grid.turns[at]]
    s.grid.turns[at] = (await choose(me, "turn-room", "HW-6.9", ways, [room])).turns
    say(s, "turns-room", "HW-9.5", me, room)


def _shiftable(s: Premises) -> list[RoomTile]:
    """The rooms for which another one has a door into the dark."""
    doors = [room for room in s.built.cards if dark_sides(s, room)]
    rooms = [room for room in s.built.cards if room.special not in (START, CLOUD)]
    return [room for room in rooms if len(doors) > 1 or (doors and doors[0] is not room)]


def _can_shift(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(_shiftable(s)) > 0


def places_for(s: Premises, room: RoomTile) -> list[Placing]:
    """HW-6.10, HW-9.5: wherever its door would meet a door, on any floor, but not where it lies."""
    grid = s.grid
    at = grid.spots[room.key]
    turns = grid.turns[at]
    grid.lift(at)
    found = [way for floor in range(grid.floors) for way in grid.all_layings(room, floor) if way.at != at]
    grid.lay(room, at, turns)
    return found


async def shift_room(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-9.5: a room is taken up with everybody and everything in it, and laid elsewhere."""
    room = await pick(me, "shift-which", "HW-9.5", _shiftable(s))
    way = await pick(me, "shift-to", "HW-9.5", places_for(s, room), [room])
    carry_off(s, room, way.at, way.turns)
    say(s, "shifts-room", "HW-9.5", me, room)


DOING[LOCK_UP] = lock_up
ABLE[LOCK_UP] = _can_lock
DOING[UNLOCK] = unlock
ABLE[UNLOCK] = _can_unlock
DOING[SECRET_DOOR] = secret_door
ABLE[SECRET_DOOR] = _can_hide_door
DOING[STAIRS] = stairs
ABLE[STAIRS] = _can_climb
DOING[TURN_ROOM] = turn_room
DOING[SHIFT_ROOM] = shift_room
ABLE[SHIFT_ROOM] = _can_shift
