"""How a scenario sets up the house (docs/scenarios.md)."""

from __future__ import annotations

from seance.games.haunt_the_house.cards import COLOURS
from seance.games.haunt_the_house.possible import CHECKS
from seance.games.haunt_the_house.state import House
from seance.kernel.stage import Prop, Stage, one_of, whole

MOST_SKULLS = 999
"""HTH-b-21: there are always enough tokens; this is only to catch a slip of the pen."""

SCARES = [f"{colour} scares" for colour in COLOURS]
OWN_SCARES = ("deck", "hand", "held", "discard")
TAKES: dict[str, list[str]] = {
    "room": ["room"],
    "rooms": ["room"],
    "old rooms": ["room"],
    "hunter": ["hunter"],
    "hunters": ["hunter"],
    "shown": SCARES,
    "hidden": SCARES,
    "phantoms": ["phantom"],
    "played": ["phantom"],
    "offer": ["phantom"],
    "trophies": ["red trophy", "blue trophy"],
    "red trophies": ["red trophy"],
    "blue trophies": ["blue trophy"],
}
"""What may lie in a place, by the last word of its name."""


def takes(place: str) -> list[str]:
    """The pools of cards that may lie in a place; hands and decks hold Scares of one's own (HTH-2.3)."""
    owner, _, what = place.rpartition(".")
    return [f"{owner} scares"] if what in OWN_SCARES else TAKES[what]


def put_turn(s: House, seat: int, value: str) -> None:
    s.active = seat_of(s, value)


def put_ender(s: House, seat: int, value: str) -> None:
    s.ender = seat_of(s, value)


def put_skulls(s: House, seat: int, value: str) -> None:
    s.ghosts[seat].skulls = whole(value, 0, MOST_SKULLS)


def seat_of(s: House, colour: str) -> int:
    """The seat of a colour that plays."""
    return one_of(colour, COLOURS[: len(s.ghosts)])


STAGE: Stage[House] = Stage(
    owners=COLOURS,
    props=(
        Prop("turn", "whose turn it is", put_turn),
        Prop("ender", "who set off the last round", put_ender),
        Prop("<colour>.skulls", "a ghost's Skull tokens", put_skulls),
    ),
    takes=takes,
    checks=CHECKS,
)
