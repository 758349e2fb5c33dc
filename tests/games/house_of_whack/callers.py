"""A Guest of the box in each of its roles, before the first of three nobodies on Start."""

from __future__ import annotations

from seance.games.house_of_whack.actions import for_an_action, for_nothing, use
from seance.games.house_of_whack.cards import BLUE, LOCK, MINION, PLAYER, RED, RESIDENT, TRAP, Guest, Side
from seance.games.house_of_whack.powers import bonus
from tests.games.house_of_whack.kit import Table

FOES = (MINION, PLAYER, TRAP, LOCK)


def nobodies() -> Table:
    """Three of them, and no card that a foe could draw."""
    t = Table()
    t.plain()
    t.s.drama.take_all()
    return t


def being(key: str) -> Table:
    """The first seat is this Guest."""
    t = nobodies()
    t.be(1, key)
    return t


def befriending(key: str) -> Table:
    """The first seat has this Guest for an Ally."""
    t = nobodies()
    t.carry(1, key)
    return t


def lodging(key: str) -> Table:
    """This Guest lives on Start."""
    t = nobodies()
    t.put(key, "start", RESIDENT)
    return t


def side_of(t: Table, key: str) -> Side:
    """The side of a Guest that faces up."""
    guest: Guest = t.card(key)
    if guest in t[1].guest.cards:
        return guest.own
    return guest.ally if guest in t[1].carried.cards else guest.third.side


def may_use(t: Table, key: str, seat: int = 1, free: bool = False) -> bool:
    """Whether something can be done with it, by an Action or for nothing."""
    found = for_nothing(t.s, t[seat]) if free else for_an_action(t.s, t[seat])
    return f"use:{key}" in [option.key for option in found]


def put_to_use(t: Table, key: str, *answers: str, free: bool = False) -> None:
    """Do what is printed on the side that faces up; it must be on offer."""
    assert may_use(t, key, free=free)
    t.run(use(t.s, t[1], side_of(t, key)), *answers)


def adds(t: Table, seat: int = 1) -> dict[str, dict[str, int]]:
    """What somebody adds to Strength and to Spirit, against whom, where it is anything."""
    found: dict[str, dict[str, int]] = {}
    for colour in (RED, BLUE):
        sums = {foe: bonus(t.s, t[seat], colour, foe) for foe in FOES}
        if any(sums.values()):
            found[colour] = {foe: amount for foe, amount in sums.items() if amount}
    return found


def always(amount: int, **more: int) -> dict[str, int]:
    """So much against everybody, and otherwise against some."""
    return {**dict.fromkeys(FOES, amount), **more}
