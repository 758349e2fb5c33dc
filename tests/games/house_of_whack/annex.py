"""Rooms made for one test: where they lie, who stands in them, and what lies there."""

from __future__ import annotations

from typing import Any

from seance.games.house_of_whack.building import put_down
from seance.games.house_of_whack.cards import RED, Fiend, RoomTile
from seance.games.house_of_whack.deed import LOSE, Deed
from seance.kernel.grid import place
from seance.kernel.things import Card
from tests.games.house_of_whack.kit import Table


def annexe(
    at: Table, key: str, x: int, y: int, doors: str = "NESW", turns: int = 0, floor: int = 0, **how: Any
) -> RoomTile:
    """Lay a new room; south is down, and Start lies at 0, 0."""
    tile = RoomTile(key, key.title(), doors, **how)
    while at.s.grid.floors <= floor:
        at.s.grid.open_floor()
    put_down(at.s, tile, place(x, y, floor), turns)
    return tile


def deck(at: Table, *tiles: RoomTile) -> None:
    """Let these be all tiles of the deck; the last named is drawn first."""
    at.s.rooms.take_all()
    for tile in tiles:
        at.s.rooms.add(tile)


def into(at: Table, seat: int, room: RoomTile, square: int = 4) -> None:
    """Let somebody stand in a room."""
    at[seat].room, at[seat].square = room, square


def brute(key: str = "brute", worth: int = 2, colour: str = RED) -> Fiend:
    """A Minion."""
    return Fiend(key, key.title(), "", colour, 1, worth, (Deed(LOSE, 1, "green"),))


def leave(at: Table, room: RoomTile, card: Card, role: str = "") -> None:
    """Lay a card down in a room."""
    at.s.lying.add(card)
    at.s.lies[card.key] = room
    if role:
        at.s.roles[card.key] = role
