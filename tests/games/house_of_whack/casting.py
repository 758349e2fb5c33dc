"""Scenes for single Drama cards: a small house, and a card that somebody plays in it."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from seance.games.house_of_whack.arcana import play, plays
from seance.games.house_of_whack.cards import RoomTile
from seance.games.house_of_whack.registry import able
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.own_cards import room, table


def scene(players: int = 3, **settings: Any) -> Table:
    """Start, with an attic to the north and a bog, which is the attic's other neighbour, beyond it."""
    t = table(players, **settings)
    room(t, "attic", 0, -1)
    room(t, "bog", 0, -2)
    return t


def place_of(t: Table, key: str) -> RoomTile:
    """A room that stands."""
    return next(tile for tile in t.s.built.cards if tile.key == key)


def stand(t: Table, seat: int, key: str, square: int = 4) -> None:
    """Let somebody stand in a room of the scene."""
    t[seat].room, t[seat].square = place_of(t, key), square


def cast(t: Table, key: str, *answers: str, seat: int = 1) -> None:
    """Let somebody hold a card and play it to its end; it must be on offer, and it is gone then."""
    t.hand(seat, key)
    card = t.card(key)
    assert able(t.s, t[seat], card.deeds)
    assert (card.play in plays(t.s, t[seat])) == (not card.action)
    t.run(play(t.s, t[seat], card), *answers)
    assert card in t.s.drama_gone.cards


def idle(t: Table, key: str, seat: int = 1) -> bool:
    """Whether a card would do nothing now, and is not offered."""
    t.hand(seat, key)
    return not able(t.s, t[seat], t.card(key).deeds)


def where(t: Table) -> list[str]:
    """The rooms in which everybody is, by seat."""
    return [player.here.key for player in t.s.players]


def shown(module: ModuleType) -> set[str]:
    """The cards that the tests of a module show."""
    found: set[str] = set()
    for name, test in vars(module).items():
        if name.startswith("test_"):
            for mark in getattr(test, "pytestmark", []):
                if mark.name == "card":
                    found.update(mark.args)
    return found
