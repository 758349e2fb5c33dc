"""Every place for cards is listed by ``zones()``: only what is listed is counted, shown and dealt anew."""

from __future__ import annotations

from typing import Any

from seance.kernel.game import Game
from seance.kernel.state import State
from seance.kernel.things import Card, Thing
from seance.kernel.zone import ALL, Zone
from tests.contract.anatomy import Way, follow, walk
from tests.contract.kit import Case
from tests.contract.memory import EVERY
from tests.contract.play import bots_for, play


def all_places_are_listed(case: Case, kind: str, seed: int) -> None:
    """Now and then in a match, and at its end."""
    match = case.match(seed)
    for number, _ in enumerate(play(match, bots_for(case, kind, seed))):
        if number % EVERY == 0:
            places_are_listed(case.game, match.run.state)
    places_are_listed(case.game, match.run.state)


def places_are_listed(game: Game[Any], state: State) -> None:
    """The places in the state are those of ``zones()``, empty ones too, and no card stands elsewhere."""
    listed = game.zones(state)
    found: list[Zone[Any]] = []
    for way, thing in walk(state):
        if isinstance(thing, Zone):
            found.append(thing)
            assert any(thing is zone for zone in listed), (
                f"the place {thing.name!r} ({field_at(state, way)}) is not listed by zones()"
            )
        if isinstance(thing, Card):
            lies_in_a_place(state, way, thing, listed)
    for zone in listed:
        assert any(zone is place for place in found), f"zones() lists {zone.name!r}, which the state lacks"
    assert len(listed) == len(found), "zones() lists a place twice"


def lies_in_a_place(state: State, way: Way, card: Card, listed: list[Zone[Any]]) -> None:
    """A card is among the cards of a place: one that a field holds besides would never be dealt anew.

    A field may point at a card that lies open to all: no deal moves it.
    """
    among = way[-2:-1] == ("cards",) and isinstance(follow(state, way[:-2]), Zone)
    shown = any(zone.sees == ALL and card in zone.cards for zone in listed)
    assert among or shown, f"{field_at(state, way)} holds the card {card.key}, and is no place"


def field_at(state: State, way: Way) -> str:
    """The field at which a way ends, by the class that has it: ``House.offer``."""
    for end in range(len(way) - 1, -1, -1):
        holder = follow(state, way[:end])
        if isinstance(holder, Thing):
            return f"{type(holder).__name__}.{way[end]}"
    return type(state).__name__
