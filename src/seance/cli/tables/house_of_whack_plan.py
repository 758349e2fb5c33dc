"""A floor of the house in letters: rooms with walls, doors and squares, and whoever stands on them.

In the tall plan a room is nine squares below its name. A gap in a wall is a way through, ``?`` a door into
the dark, a number in brackets a lock. Where one can go, the square or the door shows the number of that
answer. In the low plan a room is a name, and signs between rooms are doors.
"""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from seance.cli.tables.marks import CANDLE, colour, symbol
from seance.games.house_of_whack.cards import QUARTER, SQUARES, RoomTile
from seance.games.house_of_whack.house import COMPASS
from seance.kernel.grid import STEPS, WIDE, across

if TYPE_CHECKING:
    from seance.games.house_of_whack.view import PremisesView, RoomView
    from seance.kernel.words import Words

WALL = "dim"
CELL = 3
NAME = 3 * CELL
WIDTH, HEIGHT = NAME + 1, 5
"""Columns and lines from one room to the next; walls are shared."""
MARGIN = 4
"""Columns beside the outermost walls, for the numbers of doors into the dark."""
LOW_NAME = 11
LOW_WIDTH, LOW_HEIGHT = LOW_NAME + 2, 2
CORNERS = " ╵╷│╶└┌├╴┘┐┤─┴┬┼"
"""By the walls that meet: 1 above, 2 below, 4 to the right, 8 to the left."""
BLOCKED, STAIRS, SECRET = "▒▒▒", "≡", "◊"
FOE, THING, STEAM, CLOUD = "!", "+", "≈", "☁"
COLOURS = {"red": "red", "blue": "blue"}

Spot = tuple[int, int]
Goals = dict[str, int]
"""Numbers of answers: by ``room:square``, by ``room:wall`` for doors, by ``floor/x/y`` for empty places."""


class Stretch(NamedTuple):
    """The part of a floor that is drawn: its first and its last column and row."""

    west: int
    east: int
    north: int
    south: int

    def holds(self, spot: Spot) -> bool:
        return self.west <= spot[0] <= self.east and self.north <= spot[1] <= self.south


class Canvas:
    """Letters at places, each in its own style."""

    def __init__(self) -> None:
        self.drawn: dict[Spot, tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for at, letter in enumerate(text):
            self.drawn[x + at, y] = (letter, style)

    def lines(self, left: int, right: int, top: int, bottom: int) -> list[Text]:
        """What was drawn between these columns and lines, without blank lines at the ends."""
        lines = []
        for y in range(top, bottom + 1):
            row = [self.drawn.get((x, y), (" ", "")) for x in range(left, right + 1)]
            line = Text(no_wrap=True)
            for style, run in groupby(row, key=itemgetter(1)):
                line.append("".join(letter for letter, _ in run), style)
            lines.append(line)
        while lines and not lines[-1].plain.strip():
            lines.pop()
        while lines and not lines[0].plain.strip():
            lines.pop(0)
        return lines


class StoreyPlan:
    """One floor, with the numbers of the answers that lead somewhere."""

    def __init__(self, view: PremisesView, words: Words, floor: int, goals: Goals) -> None:
        self.view = view
        self.words = words
        self.goals = goals
        self.rooms: dict[Spot, RoomView] = {
            (room["x"], room["y"]): room for room in view["rooms"] if room["floor"] == floor
        }
        self.floor = floor

    # --- what is where ---

    def tile(self, room: RoomView) -> RoomTile:
        card = self.words.game.cards[room["room"]]
        assert isinstance(card, RoomTile)
        return card

    def bounds(self) -> Stretch:
        """All of it, and the empty places for which there is an answer."""
        spots = [*self.rooms, *self.empty_goals()]
        return Stretch(
            min(x for x, _ in spots),
            max(x for x, _ in spots),
            min(y for _, y in spots),
            max(y for _, y in spots),
        )

    def empty_goals(self) -> dict[Spot, str]:
        """The places without a room that answers speak of, and the first of their numbers."""
        found: dict[Spot, str] = {}
        for key, number in self.goals.items():
            parts = key.split("/")
            if len(parts) == 3 and parts[0] == str(self.floor):
                found.setdefault((int(parts[1]), int(parts[2])), str(number))
        return found

    def door(self, spot: Spot, side: int) -> str:
        """What is on a side of a room: nothing, a way through, a lock, the dark, or a door to nowhere."""
        room = self.rooms[spot]
        if not self.tile(room).has_door(side, room["turns"]):
            return ""
        beyond = self.rooms.get(beside(spot, side))
        if beyond is not None and not self.tile(beyond).has_door(across(side), beyond["turns"]):
            return "blind"
        if self.lock(spot, side) is not None:
            return "lock"
        return "dark" if beyond is None else "open"

    def lock(self, spot: Spot, side: int) -> tuple[str, int] | None:
        """The colour and the number of a lock on a door, from whichever side it hangs."""
        ends = [(self.rooms.get(spot), side), (self.rooms.get(beside(spot, side)), across(side))]
        for room, wall in ends:
            for bolt in self.view["bolts"]:
                if room is not None and bolt["room"] == room["room"] and bolt["wall"] == COMPASS[wall]:
                    return bolt["colour"], bolt["stat"]
        return None

    def marks(self, room: RoomView) -> list[tuple[str, str]]:
        """Whose token is there, and whether somebody or something is."""
        found = []
        if room["token"] >= 0:
            found.append((symbol(room["token"]), colour(room["token"])))
        foes = [card for card in room["cards"] if is_foe(self.words, card["card"], card["role"])]
        if foes:
            found.append((FOE, "bold red"))
        if len(foes) < len(room["cards"]):
            found.append((THING, "bold"))
        if room["steam"]:
            found.append((f"{STEAM}{room['steam']}", "bold"))
        return [*found, (CLOUD, "bold")] if room["cloud"] else found

    # --- tall ---

    def tall(self, frame: Stretch) -> list[Text]:
        """Rooms with their squares: five lines and ten columns each."""
        canvas = Canvas()
        spots = [spot for spot in self.rooms if frame.holds(spot)]
        for spot in spots:
            self._walls(canvas, spot, {*spots})
        for spot in spots:
            self._room(canvas, spot)
            for side in range(4):
                self._door(canvas, spot, side)
        for (x, y), number in self.empty_goals().items():
            if frame.holds((x, y)):
                canvas.put(x * WIDTH + 4, y * HEIGHT + 3, f"{number:^3}", f"bold {CANDLE}")
        return canvas.lines(
            frame.west * WIDTH - MARGIN,
            (frame.east + 1) * WIDTH + MARGIN,
            frame.north * HEIGHT - 1,
            (frame.south + 1) * HEIGHT + 1,
        )

    def _walls(self, canvas: Canvas, spot: Spot, drawn: set[Spot]) -> None:
        left, top = spot[0] * WIDTH, spot[1] * HEIGHT
        for y in (top, top + HEIGHT):
            canvas.put(left + 1, y, "─" * NAME, WALL)
        for x in (left, left + WIDTH):
            for y in range(top + 1, top + HEIGHT):
                canvas.put(x, y, "│", WALL)
        for east in (0, 1):
            for south in (0, 1):
                corner = _corner(drawn, spot[0] + east, spot[1] + south)
                canvas.put(left + east * WIDTH, top + south * HEIGHT, corner, WALL)

    def _room(self, canvas: Canvas, spot: Spot) -> None:
        """The name with its marks, and nine squares as the tile lies."""
        room = self.rooms[spot]
        left, top = spot[0] * WIDTH + 1, spot[1] * HEIGHT + 1
        marks = self.marks(room)
        taken = sum(len(mark) for mark, _ in marks)
        canvas.put(left, top, short(self.tile(room).title, NAME - taken - (taken > 0)), "bold")
        at = left + NAME - taken
        for mark, style in marks:
            canvas.put(at, top, mark, style)
            at += len(mark)
        for place, square in enumerate(printed_squares(room["turns"])):
            text, style = self._square(room, square)
            canvas.put(left + CELL * (place % 3), top + 1 + place // 3, text, style)

    def _square(self, room: RoomView, square: int) -> tuple[str, str]:
        """Three letters: who stands there, the number of the answer that leads there, or what is there."""
        for each in self.view["players"]:
            if each["room"] == room["room"] and each["square"] == square:
                return f" {symbol(each['seat'])} ", f"bold {colour(each['seat'])}"
        if self.tile(room).mask[square] != ".":
            return BLOCKED, WALL
        number = self.goals.get(f"{room['room']}:{square + 1}")
        if number is not None:
            return f"{number:^3}", f"bold {CANDLE}"
        for link in self.view["links"]:
            for end, where in zip(link["rooms"], link["squares"], strict=True):
                if end == room["room"] and where == square:
                    return f"{STAIRS if link['stairs'] else SECRET}{link['number']} ", "bold"
        return " · ", WALL

    def _door(self, canvas: Canvas, spot: Spot, side: int) -> None:
        kind = self.door(spot, side)
        if not kind:
            return
        left, top = spot[0] * WIDTH, spot[1] * HEIGHT
        x = (left + 4, left + WIDTH, left + 4, left)[side]
        y = (top, top + 3, top + HEIGHT, top + 3)[side]
        sign, style = self._sign(spot, side, kind)
        canvas.put(x, y, sign if side % 2 == 0 else sign.strip("[] ")[:1] or " ", style)
        number = self.goals.get(f"{self.rooms[spot]['room']}:{COMPASS[side]}")
        if kind == "dark" and number is not None:
            place = (
                (left + 4, top - 1),
                (left + WIDTH + 1, top + 3),
                (left + 4, top + HEIGHT + 1),
                (left - 3, top + 3),
            )
            align = (f"{number:^3}", f"{number:<3}", f"{number:^3}", f"{number:>3}")
            canvas.put(*place[side], align[side], f"bold {CANDLE}")

    def _sign(self, spot: Spot, side: int, kind: str) -> tuple[str, str]:
        if kind == "lock":
            hue, stat = self.lock(spot, side) or ("", 0)
            return f"[{stat}]", f"bold {COLOURS[hue]}"
        if kind == "blind":
            return ("┄┄┄" if side % 2 == 0 else "┆"), WALL
        return (" ? ", "bold") if kind == "dark" else ("   ", "")

    # --- low ---

    def low(self, frame: Stretch) -> list[Text]:
        """Rooms by name, people and marks behind it; two lines and thirteen columns each."""
        canvas = Canvas()
        for spot in self.rooms:
            if frame.holds(spot):
                self._low_room(canvas, spot)
        return canvas.lines(
            frame.west * LOW_WIDTH - 1,
            (frame.east + 1) * LOW_WIDTH,
            frame.north * LOW_HEIGHT - 1,
            (frame.south + 1) * LOW_HEIGHT,
        )

    def _low_room(self, canvas: Canvas, spot: Spot) -> None:
        room = self.rooms[spot]
        x, y = spot[0] * LOW_WIDTH, spot[1] * LOW_HEIGHT
        marks = self.marks(room)
        for each in self.view["players"]:
            if each["room"] == room["room"]:
                marks.append((symbol(each["seat"]), f"bold reverse {colour(each['seat'])}"))
        taken = sum(len(mark) for mark, _ in marks)
        name = short(self.tile(room).title, max(2, LOW_NAME - taken))
        canvas.put(x, y, name, "bold")
        at = x + len(name)
        for mark, style in marks:
            canvas.put(at, y, mark, style)
            at += len(mark)
        for side in range(4):
            self._low_door(canvas, spot, side)

    def _low_door(self, canvas: Canvas, spot: Spot, side: int) -> None:
        kind = self.door(spot, side)
        if kind in ("", "blind"):
            return
        x, y = spot[0] * LOW_WIDTH, spot[1] * LOW_HEIGHT
        place = ((x + 4, y - 1), (x + LOW_NAME + 1, y), (x + 4, y + 1), (x - 1, y))[side]
        through = "│" if side % 2 == 0 else "─"
        sign, style = self._sign(spot, side, kind)
        canvas.put(*place, through if kind == "open" else sign.strip("[] ")[:1], style or WALL)


def _corner(drawn: set[Spot], x: int, y: int) -> str:
    """The sign for the walls that meet at the upper left of a place."""
    a, b, c, d = ((x + i, y + j) in drawn for j in (-1, 0) for i in (-1, 0))
    return CORNERS[(a or b) + 2 * (c or d) + 4 * (b or d) + 8 * (a or c)]


def beside(spot: Spot, side: int) -> Spot:
    """The place next to another one."""
    step = STEPS[side]
    return (spot[0] + step, spot[1]) if abs(step) < WIDE else (spot[0], spot[1] + step // WIDE)


def printed_squares(turns: int) -> list[int]:
    """The squares of a tile as they lie, row by row, each by its number as printed."""
    squares = list(range(SQUARES))
    for _ in range(turns):
        squares = [squares[square] for square in QUARTER]
    return squares


def is_foe(words: Words, card: str, role: str) -> bool:
    """Whether a card in a room is a Minion."""
    return role == "minion" or words.game.cards[card].noun == "minion"


def short(title: str, width: int) -> str:
    """As much of a name as there is room for: an article says least, and one Maze is like the other."""
    name = title.removeprefix("The ") if len(title) > width else title
    kind, colon, own = name.partition(": ")
    if colon and len(name) > width:
        name = f"{own} {kind.split()[-1]}"
    return name if len(name) <= width else name[:width].rstrip(" ,:")


def framed(plan: StoreyPlan, focus: Spot, columns: int, rows: int) -> Stretch:
    """As much of a floor as there is room for, around the place that matters."""
    whole = plan.bounds()
    west, east = _cut(whole.west, whole.east, focus[0], columns)
    north, south = _cut(whole.north, whole.south, focus[1], rows)
    return Stretch(west, east, north, south)


def _cut(first: int, last: int, middle: int, room: int) -> tuple[int, int]:
    room = max(1, room)
    if last - first < room:
        return first, last
    start = min(max(first, middle - room // 2), last - room + 1)
    return start, start + room - 1
