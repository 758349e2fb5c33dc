"""The house, drawn once: ``house.txt`` is what the rules, the boards and the printed sheet are made from.

A floor is drawn as walls around spaces. The letter in a space says to which room it belongs; behind it
stands ``*`` for a Search space, ``#`` for one of the Front Door, ``%`` for a flight of stairs, which leads
to the one at the same place on the other floor. Where no wall is drawn one can walk (AM-3.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import ClassVar, Final

from seance.kernel.errors import SeanceError
from seance.kernel.things import Thing

WIDE, TALL = 4, 2
"""How far apart spaces are drawn: letters in a line, lines."""
COLUMNS = "abcdefgh"
FLOORS: Final = {"Ground floor": "g", "Upper floor": "u"}
ROOMS: Final = {
    "k": "kitchen",
    "d": "dining_room",
    "l": "library",
    "m": "music_room",
    "p": "parlour",
    "b": "bedchamber",
    "n": "nursery",
    "s": "study",
    "c": "chapel",
    "o": "observatory",
}
PASSAGES: Final = {"f": "foyer", "h": "hall", "a": "landing", "y": "balcony"}
"""Where nothing is searched for and nothing haunts (AM-3.3)."""
MARKS: Final = {" ": "", "*": "search", "#": "door", "%": "stairs"}


class Misdrawn(SeanceError):
    """The drawing of a house makes no sense."""


class Space(Thing):
    """One space: on which floor and where, in which room, and what it is for."""

    noun: ClassVar[str] = "space"

    def __init__(self, floor: str, x: int, y: int, room: str, mark: str) -> None:
        self.name = f"{floor}{COLUMNS[x]}{y + 1}"
        self.floor = floor
        self.x = x
        self.y = y
        self.room = room
        self.mark = mark

    @property
    def key(self) -> str:
        return self.name


class Room(Thing):
    """A room or a passage, as it is told; its name stands in the texts."""

    noun: ClassVar[str] = "room"

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def key(self) -> str:
        return self.name


class Floors:
    """All spaces of the house in the order of reading, and where one can walk from each."""

    def __init__(self, spaces: Iterable[Space]) -> None:
        self.spaces: dict[str, Space] = {space.key: space for space in spaces}
        self.ways: dict[str, list[str]] = {key: [] for key in self.spaces}

    def join(self, a: str, b: str) -> None:
        """One can walk from each to the other."""
        self.ways[a].append(b)
        self.ways[b].append(a)

    def marked(self, mark: str) -> list[str]:
        """The spaces for something: ``search``, ``door`` or ``stairs``."""
        return [key for key, space in self.spaces.items() if space.mark == mark]

    def places(self) -> list[str]:
        """Rooms and passages, in the order of reading."""
        return list(dict.fromkeys(space.room for space in self.spaces.values()))

    def distances(self, start: str, shut: Iterable[str] = ()) -> dict[str, int]:
        """How many Walks it takes from one space to each that can be reached without entering some."""
        found, edge, closed = {start: 0}, [start], set(shut)
        while edge:
            near = [(at, to) for at in edge for to in self.ways[at] if to not in closed]
            edge = []
            for at, to in near:
                if to not in found:
                    found[to] = found[at] + 1
                    edge.append(to)
        return found


def read(drawing: str) -> Floors:
    """The house that is drawn; Misdrawn says where it makes no sense."""
    floors = dict(_floor(part) for part in drawing.strip("\n").split("\n\n"))
    if floors.keys() != set(FLOORS.values()):
        raise Misdrawn(f"A house has these floors: {', '.join(FLOORS)}.")
    house = Floors(space for floor, lines in floors.items() for space in _spaces(floor, lines))
    for space in list(house.spaces.values()):
        for other in _beside(house, space, floors[space.floor]):
            house.join(space.key, other)
    for stairs in house.marked("stairs"):
        up = "u" + stairs[1:]
        if up not in house.spaces or house.spaces[up].mark != "stairs":
            raise Misdrawn(f"The stairs at {stairs} lead nowhere: there are none above or below.")
        if stairs != up:
            house.join(stairs, up)
    return house


def _floor(part: str) -> tuple[str, list[str]]:
    title, *lines = part.split("\n")
    if title not in FLOORS:
        raise Misdrawn(f"{title!r} is no floor; there are {', '.join(FLOORS)}.")
    width, height = WIDE * len(COLUMNS) + 1, len(lines)
    if height % TALL == 0 or any(len(line) != width for line in lines):
        raise Misdrawn(f"{title}: every line has {width} letters, and the last one is a wall.")
    return FLOORS[title], lines


def _spaces(floor: str, lines: list[str]) -> Iterable[Space]:
    for y in range(len(lines) // TALL):
        for x in range(len(COLUMNS)):
            line, column = lines[TALL * y + 1], WIDE * x + 2
            letter, mark = line[column], line[column + 1]
            if letter == " ":
                continue
            room = (ROOMS | PASSAGES).get(letter)
            if room is None or mark not in MARKS:
                raise Misdrawn(f"{letter}{mark} in line {TALL * y + 2} of the floor is no room with a mark.")
            yield Space(floor, x, y, room, MARKS[mark])


def _beside(house: Floors, space: Space, lines: list[str]) -> Iterable[str]:
    """To the right and below, where there is no wall between."""
    line, column = TALL * space.y + 1, WIDE * space.x + 2
    right = f"{space.floor}{COLUMNS[space.x + 1 : space.x + 2]}{space.y + 1}"
    below = f"{space.floor}{COLUMNS[space.x]}{space.y + 2}"
    if lines[line][column + 2] == " " and right in house.spaces:
        yield right
    if lines[line + 1][column] == " " and below in house.spaces:
        yield below


ROOM: Final = {name: Room(name) for name in (*ROOMS.values(), *PASSAGES.values())}
HOUSE: Final = read(files(__package__).joinpath("house.txt").read_text(encoding="utf-8"))
PLACES: Final = list(HOUSE.spaces.values())
"""Every space by its number, in the order of reading."""
NUMBER: Final = {key: number for number, key in enumerate(HOUSE.spaces)}
