"""Any position of a game from a short description (docs/scenarios.md).

Each line says what lies in a place, or sets a fact:

    purple.hand: bump bump
    1.hidden: yellow-creak green-moan
    purple.skulls = 3
    turn = purple

``place: cards`` makes a place hold exactly these cards: what lay there goes back to the home of its
pool, and each wanted card is fetched from a place that no line before has described. So every card stays
in exactly one place.
"""

from __future__ import annotations

from typing import Any

from seance.kernel.dice import Dice
from seance.kernel.errors import BadScenario
from seance.kernel.game import Game
from seance.kernel.match import Match
from seance.kernel.run import Run
from seance.kernel.state import State
from seance.kernel.tale import Tale
from seance.kernel.things import Card
from seance.kernel.zone import Zone


def scenario(
    game: Game[Any], description: str, script: list[int] | None = None, seed: int = 1, **wanted: Any
) -> Match:
    """A match that stands at the first question of the described position.

    ``script`` lays dice results ready; with a script, even an empty one, shuffles keep the order of things.
    """
    settings = game.settings(wanted)
    state: State = game.setup(settings, Dice(seed))
    laid: set[str] = set()
    for number, line in enumerate(description.splitlines(), start=1):
        text = line.partition("#")[0].strip()
        if text:
            _apply(game, state, text, number, laid)
    state.dice.script = script
    state.tale = Tale()
    run = Run(game, state)
    run.open()
    return Match(game, settings, seed, run)


def _apply(game: Game[Any], s: State, text: str, number: int, laid: set[str]) -> None:
    where, colon, cards = text.partition(":")
    if colon:
        laid.add(where.strip())
        _lay(game, s, where.strip(), cards.split(), number, laid)
        return
    fact, equals, value = text.partition("=")
    if not equals:
        raise BadScenario(f"Line {number}: {text!r} is neither 'place: cards' nor 'fact = value'.")
    try:
        known = game.stage(s, fact.strip(), value.strip())
    except ValueError as error:
        raise BadScenario(f"Line {number}: {fact.strip()!r} cannot be {value.strip()!r}: {error}") from error
    if not known:
        raise BadScenario(f"Line {number}: {game.title} has no fact {fact.strip()!r} to set.")


def _lay(game: Game[Any], s: State, where: str, keys: list[str], number: int, laid: set[str]) -> None:
    zones = {zone.name: zone for zone in game.zones(s)}
    if where not in zones:
        raise BadScenario(f"Line {number}: there is no place {where!r}; there are {', '.join(zones)}.")
    target = zones[where]
    wanted = [_card(game, where, key, number) for key in keys]
    for card in target.take_all():
        zones[_home(zones, card.pool)].put_under(card)
    free = [zone for name, zone in zones.items() if name not in laid or name == where]
    for card in wanted:
        _fetch(free, card, number)
    for card in wanted:
        target.add(card)


def _card(game: Game[Any], where: str, key: str, number: int) -> Card:
    """A card by key; within a player's own place the owner's prefix may be left out."""
    for name in (key, f"{where.partition('.')[0]}-{key}"):
        if name in game.cards:
            return game.cards[name]
    raise BadScenario(f"Line {number}: {game.title} has no card {key!r}.")


def _home(zones: dict[str, Zone[Card]], pool: str) -> str:
    for name, zone in zones.items():
        if zone.home == pool:
            return name
    raise BadScenario(f"The cards of the pool {pool!r} have no home to go back to.")


def _fetch(zones: list[Zone[Card]], card: Card, number: int) -> None:
    for zone in zones:
        if card in zone.cards:
            zone.take_at(zone.cards.index(card))
            return
    raise BadScenario(f"Line {number}: no {card.key} is left to lay there.")
