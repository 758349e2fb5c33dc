"""Cards that no box holds, for tests of rules: plain, and strong where a test wants them so."""

from __future__ import annotations

from typing import Any

from seance.games.house_of_whack.building import put_down
from seance.games.house_of_whack.cards import (
    RED,
    RESIDENT,
    WEAPON,
    WILD,
    Arcana,
    Fiend,
    Guest,
    PropCard,
    RoomTile,
    Side,
    Snare,
    Third,
)
from seance.games.house_of_whack.deed import BONUS, GAIN, LOSE, Act, Deed, Power
from seance.kernel.grid import place
from seance.kernel.things import Card
from tests.games.house_of_whack.kit import Table

HURT = (Deed(LOSE, 1, "green"),)


def arcana(key: str, colour: str = RED, size: int = 2, *deeds: Deed, cancel: bool = False) -> Arcana:
    """A Drama card; without deeds it does something harmless."""
    return Arcana(key, key, "", colour, size, deeds or (Deed(GAIN, 1, RED),), cancel=cancel)


def wild(key: str, size: int = 1) -> Arcana:
    return arcana(key, WILD, size)


def fiend(key: str = "fiend", colour: str = RED, stat: int = 5, lose: tuple[Deed, ...] = HURT) -> Fiend:
    return Fiend(key, key, "", colour, stat, 3, lose)


def snare(key: str = "snare", colour: str = RED, stat: int = 5, turns: int = 0, *powers: Power) -> Snare:
    return Snare(key, key, "", colour, stat, 2, HURT, turns, powers)


def thing(key: str, kind: str = WEAPON, bonus: int = 0, *, worth: int = 1, reach: int = 0) -> PropCard:
    """Something to carry, with a bonus in red if it has one."""
    powers = (Power(BONUS, bonus, RED),) if bonus else ()
    return PropCard(key, key, "", kind, worth, powers, charges=3 if reach else 0, reach=reach)


def somebody(
    key: str,
    role: str = RESIDENT,
    colour: str = RED,
    stat: int = 3,
    *,
    own: tuple[Power, ...] = (),
    ally: tuple[Power, ...] = (),
    there: tuple[Power, ...] = (),
    act: Act | None = None,
    lose: tuple[Deed, ...] = (),
) -> Guest:
    """A Guest of 4, 2 and 5; worth 2 as an Ally and 3 otherwise."""
    third = Third(role, colour, stat, 3, Side(there, act), lose)
    return Guest(key, key, "", 4, 2, 5, Side(own), Side(ally), 2, third)


def table(players: int = 3, **settings: Any) -> Table:
    """Everybody on Start, nobody in particular; the next Drama card from the deck counts for nothing."""
    t = Table(players, **settings)
    t.plain()
    blank(t)
    return t


def blank(t: Table, times: int = 4) -> None:
    """Let the next random cards be worth nothing."""
    for number in range(times):
        t.s.drama.add(arcana(f"blank_{number}", RED, 0))


def hold(t: Table, seat: int, *cards: Arcana) -> None:
    for card in cards:
        t[seat].hand.add(card)


def bear(t: Table, seat: int, *cards: Card) -> None:
    """Let somebody carry these."""
    for card in cards:
        t[seat].carried.add(card)
        if isinstance(card, PropCard) and card.charges:
            t.s.charges[card.key] = card.charges


def set_down(t: Table, card: Card, room: RoomTile | None = None, role: str = "") -> None:
    """Lay a card in a room, on Start if none is named."""
    t.s.lying.add(card)
    t.s.lies[card.key] = room or t.s.start
    if role:
        t.s.roles[card.key] = role


def room(t: Table, key: str, x: int, y: int, doors: str = "NESW", hearts: tuple[str, ...] = ()) -> RoomTile:
    """Build a room that no box holds."""
    tile = RoomTile(key, key, doors, hearts=hearts)
    put_down(t.s, tile, place(x, y), 0)
    return tile
