"""Facts that a scenario can set besides laying cards (docs/scenarios.md)."""

from __future__ import annotations

from seance.games.haunt_the_house.cards import COLOURS
from seance.games.haunt_the_house.state import House


def stage(s: House, fact: str, value: str) -> bool:
    """``turn = purple``, ``ender = green``, ``purple.skulls = 3``; False for a fact that does not exist."""
    owner, _, what = fact.partition(".")
    if fact == "turn":
        s.active = seat_of(s, value)
    elif fact == "ender":
        s.ender = seat_of(s, value)
    elif what == "skulls":
        s.ghosts[seat_of(s, owner)].skulls = int(value)
    else:
        return False
    return True


def seat_of(s: House, colour: str) -> int:
    """The seat of a colour that plays."""
    colours = COLOURS[: len(s.ghosts)]
    if colour not in colours:
        raise ValueError(f"one of {', '.join(colours)} is wanted")
    return colours.index(colour)
