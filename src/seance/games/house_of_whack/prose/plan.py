# not compiled: told once per match, and Fluent does the work
"""The house as a plate: rooms where they stand, floor beside floor, and who is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.games.house_of_whack.cards import RoomTile
from seance.games.house_of_whack.prose.names import AFTERTHOUGHT
from seance.kernel.story import Plate, Spot, Vignette

if TYPE_CHECKING:
    from seance.games.house_of_whack.view import LyingView, PremisesView, RoomView
    from seance.kernel.book import Book

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""
FEWEST = 2
"""With fewer rooms there is nothing to draw."""


def plate(book: Book[PremisesView], view: PremisesView, caption: str) -> Plate | None:
    """The house as it stands; none where only Start does."""
    rooms = view["rooms"]
    if len(rooms) < FEWEST:
        return None
    spots = _spots(rooms)
    vignettes = [_vignette(book, view, room, spots[room["room"]]) for room in rooms]
    return Plate(caption, tuple(vignettes), tuple(_doors(book, rooms)))


def _spots(rooms: list[RoomView]) -> dict[str, Spot]:
    """Floors beside each other, with a column between them."""
    found: dict[str, Spot] = {}
    edge = 0
    for floor in sorted({room["floor"] for room in rooms}):
        here = [room for room in rooms if room["floor"] == floor]
        left, top = min(room["x"] for room in here), min(room["y"] for room in here)
        found |= {room["room"]: (edge + room["x"] - left, room["y"] - top) for room in here}
        edge += max(room["x"] for room in here) - left + 2
    return found


def _vignette(book: Book[PremisesView], view: PremisesView, room: RoomView, at: Spot) -> Vignette:
    here = [each["seat"] for each in view["players"] if each["room"] == room["room"] and not each["out"]]
    people = tuple(book.name(seat) for seat in here)
    foe = any(_foe(book, lying) for lying in room["cards"])
    title = AFTERTHOUGHT.sub("", book.game.cards[room["room"]].title)
    return Vignette(room["room"], title, at, tone="trap" if foe else "", people=people)


def _foe(book: Book[PremisesView], lying: LyingView) -> bool:
    """Whether a Minion lies in wait there."""
    return "minion" in (lying["role"], book.game.cards[lying["card"]].noun)


def _doors(book: Book[PremisesView], rooms: list[RoomView]) -> list[tuple[str, str]]:
    """Rooms whose doors meet (HW-6.11)."""
    places = {(room["floor"], room["x"], room["y"]): room for room in rooms}
    found = []
    for (floor, x, y), room in places.items():
        for side, (right, down) in enumerate(SIDES[1:3], start=1):
            other = places.get((floor, x + right, y + down))
            if other and _open(book, room, side) and _open(book, other, (side + 2) % len(SIDES)):
                found.append((room["room"], other["room"]))
    return found


def _open(book: Book[PremisesView], room: RoomView, side: int) -> bool:
    """Whether a room, as it is turned, has a door on this side of the board."""
    tile = book.game.cards[room["room"]]
    return isinstance(tile, RoomTile) and tile.has_door(side, room["turns"])
