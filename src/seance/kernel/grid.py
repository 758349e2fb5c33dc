"""Boards of square tiles: doors meet doors, tiles turn, and a house may have several floors.

A place on the board is one whole number (``place`` makes it, ``spelt`` reads it), so that boards are
cheap to keep and to copy. Sides are numbered clockwise from the north, and so are quarter turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from seance.kernel.things import Card, Thing

SIDES = "NESW"

HALF = 500
WIDE = 1000
FLOOR = WIDE * WIDE
STEPS = [-WIDE, 1, WIDE, -1]
CORNERS = [-WIDE - 1, -WIDE + 1, WIDE - 1, WIDE + 1]

Shut = Callable[[int, int], bool]
"""Whether the door on a side of a place cannot be used now: a lock, say. Both sides of it are asked."""


class Tile(Card):
    """A square card with doors on some of its sides; ``doors`` names them as printed: "NES"."""

    noun: ClassVar[str] = "tile"

    def __init__(self, name: str, title: str, doors: str, text: str = "") -> None:
        super().__init__(name, title, text)
        self.doors = doors

    def has_door(self, side: int, turns: int) -> bool:
        """Whether it has a door on a side of the board, once turned clockwise so many quarters."""
        return SIDES[(side - turns) % 4] in self.doors


T = TypeVar("T", bound=Tile)


class Placing(Thing):
    """A way of laying a tile: where, and by how many quarter turns. The key tells it in degrees."""

    noun: ClassVar[str] = "laying"

    def __init__(self, at: int, turns: int) -> None:
        self.at = at
        self.turns = turns

    @property
    def key(self) -> str:
        return f"{spelt(self.at)}@{self.turns * 90}"

    def __repr__(self) -> str:
        return f"<{self.key}>"


def place(x: int, y: int, floor: int = 0) -> int:
    """The place at some distance east and south of the middle of a floor."""
    return floor * FLOOR + (y + HALF) * WIDE + x + HALF


def spelt(at: int) -> str:
    """A place as people read it: floor, then how far east and how far south of the middle."""
    return f"{floor_of(at)}/{at % WIDE - HALF}/{at % FLOOR // WIDE - HALF}"


def floor_of(at: int) -> int:
    """The floor that a place is on."""
    return at // FLOOR


def beside(at: int, side: int) -> int:
    """The place next to another one."""
    return at + STEPS[side]


def across(side: int) -> int:
    """The side that faces this one."""
    return (side + 2) % 4


class Grid(Thing, Generic[T]):
    """The tiles laid so far. ``blind`` says whether a door may end at the wall of another tile.

    ``tiles`` and ``turns`` hold what lies at each place, in the order in which it was laid; ``spots`` where
    each tile lies.
    """

    noun: ClassVar[str] = "grid"

    def __init__(self, blind: bool = True) -> None:
        self.blind = blind
        self.floors = 1
        self.tiles: dict[int, T] = {}
        self.turns: dict[int, int] = {}
        self.spots: dict[str, int] = {}

    def copy(self) -> Grid[T]:
        twin: Grid[T] = Grid(self.blind)
        twin.floors = self.floors
        twin.tiles = self.tiles.copy()
        twin.turns = self.turns.copy()
        twin.spots = self.spots.copy()
        return twin

    def open_floor(self) -> int:
        """Begin another floor, apart from all others, and return its number."""
        self.floors += 1
        return self.floors - 1

    def lay(self, tile: T, at: int, turns: int = 0) -> None:
        """Lay a tile on an empty place. Whether it ``fits`` there is for the rules to ask."""
        if at in self.tiles:
            raise ValueError(f"{self.tiles[at].key!r} lies at {spelt(at)} already")
        self.tiles[at] = tile
        self.turns[at] = turns % 4
        self.spots[tile.key] = at

    def lift(self, at: int) -> T:
        """Take a tile off the board."""
        tile = self.tiles.pop(at)
        del self.turns[at]
        del self.spots[tile.key]
        return tile

    def where(self, tile: T) -> int | None:
        """The place where a tile lies; None when it lies nowhere."""
        return self.spots.get(tile.key)

    def on_floor(self, floor: int) -> list[int]:
        """The places of a floor that hold a tile, oldest first."""
        return [at for at in self.tiles if floor_of(at) == floor]

    def has_door(self, at: int, side: int) -> bool:
        """Whether a tile lies there that has a door on that side."""
        return at in self.tiles and self.tiles[at].has_door(side, self.turns[at])

    def passage(self, at: int, side: int, shut: Shut | None = None) -> bool:
        """Whether two doors face each other on that side, neither of them shut."""
        other = beside(at, side)
        if not self.has_door(at, side) or not self.has_door(other, across(side)):
            return False
        return shut is None or not (shut(at, side) or shut(other, across(side)))

    def exits(self, at: int) -> list[int]:
        """The sides on which a door of this place leads into the unknown."""
        return [side for side in range(4) if self.has_door(at, side) and beside(at, side) not in self.tiles]

    def fits(self, tile: T, at: int, turns: int) -> bool:
        """Whether a tile can be laid so: one door at least meets a door, unless the floor is empty."""
        if at in self.tiles:
            return False
        meets = not self.on_floor(floor_of(at))
        for side in range(4):
            other = beside(at, side)
            if other in self.tiles:
                mine, theirs = tile.has_door(side, turns), self.has_door(other, across(side))
                meets = meets or (mine and theirs)
                if mine != theirs and not self.blind:
                    return False
        return meets

    def layings(self, tile: T, at: int, entered: int | None = None) -> list[Placing]:
        """The ways to lay a tile at a place; ``entered`` is the side on which it must have a door.

        Whoever leaves a room by its east door (HW-6.10) enters the new tile on its west side.
        """
        return [
            Placing(at, turns)
            for turns in range(4)
            if (entered is None or tile.has_door(entered, turns)) and self.fits(tile, at, turns)
        ]

    def all_layings(self, tile: T, floor: int = 0) -> list[Placing]:
        """Every way to lay a tile on a floor that has some already: beyond each open door, oldest first."""
        spots = [beside(at, side) for at in self.on_floor(floor) for side in self.exits(at)]
        return [laying for at in dict.fromkeys(spots) for laying in self.layings(tile, at)]

    def adjacent(self, at: int) -> list[int]:
        """The tiles that share a side with a place, whether doors lead there or not."""
        return [at + step for step in STEPS if at + step in self.tiles]

    def surrounding(self, at: int) -> list[int]:
        """The tiles that share a side or a corner with a place."""
        return [at + step for step in STEPS + CORNERS if at + step in self.tiles]

    def neighbours(self, at: int, shut: Shut | None = None) -> list[int]:
        """The places that facing doors connect with this one."""
        return [beside(at, side) for side in range(4) if self.passage(at, side, shut)]

    def line(self, at: int, side: int, reach: int, shut: Shut | None = None) -> list[int]:
        """What is seen from a place in one direction, through facing doors, up to so many tiles away."""
        seen: list[int] = []
        while len(seen) < reach and self.passage(at, side, shut):
            at = beside(at, side)
            seen.append(at)
        return seen

    def sees(self, at: int, target: int, reach: int, shut: Shut | None = None) -> bool:
        """Whether a straight line of sight leads from a place to another one (HW-19.27, b-28)."""
        return any(target in self.line(at, side, reach, shut) for side in range(4))
