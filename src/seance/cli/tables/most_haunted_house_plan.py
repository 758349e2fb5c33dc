"""The two floors in letters, from the house as it is drawn: walls, rooms by name, and what stands where.

A space shows who is there, a token's number, or a sign; behind it, raised, what it costs to walk there.
The tall plan has the rooms' names between the spaces, in capitals where something haunts them. The low one
has a line for each row of spaces: walls below are drawn under them, and a room is known by its letter.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from seance.cli.tables.marks import CANDLE, colour, symbol
from seance.games.most_haunted_house.house import COLUMNS, HOUSE, PASSAGES, ROOMS, Space

if TYPE_CHECKING:
    from seance.games.most_haunted_house.view import NightView
    from seance.kernel.words import Words

ROWS = 10
CELL = 3
"""Columns of a space; there is one more for the wall beside it."""
MARGIN = 3
"""Columns for the number of a row."""
WIDTH = MARGIN + (CELL + 1) * len(COLUMNS) + 1
FLOORS = ("g", "u")
SIGNS = {"door": "⌂", "stairs": "≡", "search": "·", "": "·"}
RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
CORNERS = " ╵╷│╶└┌├╴┘┐┤─┴┬┼"
"""By the walls that meet: 1 above, 2 below, 4 to the right, 8 to the left."""
LETTERS = {room: letter for letter, room in (ROOMS | PASSAGES).items()}
WALL = "dim"

Square = tuple[int, int]


class FloorPlan(NamedTuple):
    """What is to be seen: the table, what each space in reach costs, and where something haunts."""

    view: NightView
    words: Words
    costs: dict[str, int]
    haunted: set[str]

    def tall(self, floor: str) -> list[Text]:
        """Spaces with walls all round and names between: 22 lines."""
        lines = [self._columns(floor)]
        for y in range(ROWS + 1):
            lines.append(self._between(floor, y))
            if y < ROWS:
                lines.append(self._row(floor, y, low=False))
        return lines

    def low(self, floor: str) -> list[Text]:
        """A line for each row: 11 lines."""
        return [self._columns(floor), *(self._row(floor, y, low=True) for y in range(ROWS))]

    def _columns(self, floor: str) -> Text:
        """``g`` or ``u``, with which the name of every space there begins, and the letters that follow."""
        letters = "".join(f"  {letter} " for letter in COLUMNS)
        return Text(f" {floor} {letters} ", WALL)

    def _row(self, floor: str, y: int, *, low: bool) -> Text:
        line = Text(f"{y + 1:>2} ", WALL)
        for x in range(len(COLUMNS)):
            line.append(_beside(floor, x, y), WALL)
            cell = self._cell(at(floor, x, y), low=low)
            line.append_text(_underlined(cell) if low and walled((x, y), (x, y + 1), floor) else cell)
        return line.append(_beside(floor, len(COLUMNS), y), WALL)

    def _cell(self, space: Space | None, *, low: bool) -> Text:
        """Three letters: who is there or what lies there, and the cost."""
        if space is None:
            return Text(" " * CELL)
        shown = Text()
        for each in self.view["team"]:
            if each["space"] == space.key:
                shown.append(symbol(each["seat"]), f"bold {colour(each['seat'])}")
        if space.key in self.view["tokens"]:
            shown.append(str(self.view["tokens"][space.key]), "bold")
        if not shown:
            shown.append(self._sign(space, low=low), "dim")
        if space.key in self.costs:
            shown.append(RAISED[self.costs[space.key]], f"bold {CANDLE}")
        return _centred(shown)

    def _sign(self, space: Space, *, low: bool) -> str:
        sign = SIGNS[space.mark]
        if not low or sign != SIGNS[""]:
            return sign
        letter = LETTERS[space.room]
        return letter.upper() if space.room in self.haunted else letter

    def _between(self, floor: str, y: int) -> Text:
        """Walls between two rows, and the names that are written there."""
        drawn = [" "] * ((CELL + 1) * len(COLUMNS) + 1)
        for x in range(len(COLUMNS) + 1):
            drawn[(CELL + 1) * x] = corner(floor, x, y)
            if x < len(COLUMNS) and walled((x, y - 1), (x, y), floor):
                drawn[(CELL + 1) * x + 1 : (CELL + 1) * (x + 1)] = "─" * CELL
        line = Text(" " * MARGIN + "".join(drawn), WALL)
        for room, (row, start, width) in name_places(floor).items():
            if row == y:
                line = _written(line, MARGIN + start, self._name(room, width))
        return line

    def _name(self, room: str, width: int) -> Text:
        name = room_name(self.words, room)
        haunted = room in self.haunted
        name = name.upper() if haunted else name
        return Text(name[:width].center(width), f"bold {CANDLE}" if haunted else "")


def room_name(words: Words, room: str) -> str:
    """What a room is called on a plan: as its spaces are, without their places."""
    space = next(each for each in HOUSE.spaces.values() if each.room == room)
    return words.label("space", space.key).rpartition(" ")[0]


# --- walls ---------------------------------------------------------------------------------------------


def at(floor: str, x: int, y: int) -> Space | None:
    """The space there, if there is one."""
    return HOUSE.spaces.get(f"{floor}{COLUMNS[x]}{y + 1}") if 0 <= x < len(COLUMNS) and y >= 0 else None


@cache
def walled(a: Square, b: Square, floor: str) -> bool:
    """Whether there is a wall between two squares: nobody can walk there, and there is something to part."""
    one, other = at(floor, *a), at(floor, *b)
    if one is None or other is None:
        return one is not other
    return other.key not in HOUSE.ways[one.key]


@cache
def corner(floor: str, x: int, y: int) -> str:
    """The sign for the walls that meet above and to the left of a square."""
    above = walled((x - 1, y - 1), (x, y - 1), floor)
    below = walled((x - 1, y), (x, y), floor)
    right = walled((x, y - 1), (x, y), floor)
    left = walled((x - 1, y - 1), (x - 1, y), floor)
    return CORNERS[above + 2 * below + 4 * right + 8 * left]


def _beside(floor: str, x: int, y: int) -> str:
    return "│" if walled((x - 1, y), (x, y), floor) else " "


@cache
def name_places(floor: str) -> dict[str, tuple[int, int, int]]:
    """Where each room's name goes: above which row, from which column on, and how wide it may be.

    It is the first of the widest stretches that no wall touches.
    """
    places: dict[str, tuple[int, int, int]] = {}
    for y in range(1, ROWS):
        for room, start, stop in _stretches(floor, y):
            width = (CELL + 1) * (stop - start) - 1
            if room not in places or places[room][2] < width:
                places[room] = (y, (CELL + 1) * start + 1, width)
    return places


def _stretches(floor: str, y: int) -> list[tuple[str, int, int]]:
    """Squares side by side, in one room with those above them, and no corner of a wall between."""
    found: list[tuple[str, int, int]] = []
    for x in range(len(COLUMNS)):
        above, below = at(floor, x, y - 1), at(floor, x, y)
        if above is None or below is None or above.room != below.room or walled((x, y - 1), (x, y), floor):
            continue
        if found and found[-1][0] == below.room and found[-1][2] == x and corner(floor, x, y) == " ":
            found[-1] = (below.room, found[-1][1], x + 1)
        else:
            found.append((below.room, x, x + 1))
    return found


# --- letters -------------------------------------------------------------------------------------------


def _centred(shown: Text) -> Text:
    left = 0 if shown.cell_len == CELL else 1
    return Text(" " * left).append_text(shown).append(" " * (CELL - left - shown.cell_len))


def _underlined(cell: Text) -> Text:
    """A wall below a space, where there is no line for it."""
    under = cell.copy()
    under.plain = cell.plain.replace(" ", "_")
    under.stylize("underline")
    return under


def _written(line: Text, start: int, name: Text) -> Text:
    return line[:start].append_text(name).append_text(line[start + name.cell_len :])
