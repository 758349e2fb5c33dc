"""Rooms that no box holds, laid where a test wants them."""

from __future__ import annotations

from typing import Any

from seance.games.house_of_whack.building import put_down
from seance.games.house_of_whack.cards import RoomTile
from seance.games.house_of_whack.pieces import LINKS, Bolt, Shortcut
from seance.games.house_of_whack.player import Player
from seance.kernel.grid import place
from tests.games.house_of_whack.kit import Table


def tile(key: str, doors: str = "NESW", mask: str = ".........", **printed: Any) -> RoomTile:
    """A room in nobody's hands yet."""
    return RoomTile(key, key.title(), doors, mask, **printed)


def room(
    at: Table, key: str, x: int, y: int, doors: str = "NESW", turns: int = 0, floor: int = 0, **printed: Any
) -> RoomTile:
    """Lay a room; Start lies at 0, 0, and south is down."""
    made = tile(key, doors, **printed)
    while at.s.grid.floors <= floor:
        at.s.grid.open_floor()
    put_down(at.s, made, place(x, y, floor), turns)
    return made


def stand(player: Player, where: RoomTile, square: int = 4) -> None:
    """Let somebody stand on a square as printed."""
    player.room, player.square = where, square


def deck(at: Table, *tiles: RoomTile) -> None:
    """Let these be all the tiles there are to draw; the last named is drawn first."""
    at.s.rooms.take_all()
    for each in tiles:
        at.s.rooms.add(each)


def lock(at: Table, where: RoomTile, side: int, stat: int = 3, colour: str = "red") -> Bolt:
    """Hang a lock on a printed side."""
    bolt = Bolt(where, side, colour, stat, len(at.s.bolts) + 1)
    at.s.bolts.append(bolt)
    return bolt


def lock_link(at: Table, link: Shortcut, stat: int = 3) -> Bolt:
    """Hang a lock on a secret door or on stairs."""
    return lock(at, link.room, LINKS + link.number, stat)


def link(at: Table, one: RoomTile, square: int, other: RoomTile, twin: int, stairs: bool = False) -> Shortcut:
    """Join two squares."""
    at.s.pairs += 1
    made = Shortcut(at.s.pairs, stairs, one, square, other, twin)
    at.s.shortcuts.append(made)
    return made
