"""What is in a game's box, as plain data: for boards, galleries, the printer and the curious."""

from __future__ import annotations

from typing import Any, cast

from seance.kernel.data import CardInfo
from seance.kernel.dice import Dice
from seance.kernel.game import Game
from seance.kernel.printed import Face, face
from seance.kernel.snapshot import fields_of
from seance.kernel.things import Card
from seance.kernel.zone import all_cards


def catalogue(game: Game[Any]) -> dict[str, CardInfo]:
    """Every card of the box by key, with the fields that a board draws it from."""
    return {key: card_data(card) for key, card in game.cards.items()}


def card_data(card: Card) -> CardInfo:
    """One card: its key and noun, then whatever plain facts its class holds."""
    facts = {name: getattr(card, name) for name in fields_of(card)}
    printed = {name: value for name, value in facts.items() if isinstance(value, (str, int, list))}
    return cast("CardInfo", {"key": card.key, "noun": card.noun, **printed})


def faces(game: Game[Any]) -> list[Face]:
    """Everything in the box, in the order in which it is shown; without the game's help, card by card."""
    if game.printed is not None:
        return game.printed()
    return [face(card, [], []) for card in game.cards.values()]


def copies(game: Game[Any]) -> dict[str, int]:
    """How many of each card the box holds: the largest table with the usual options uses them all."""
    most: dict[str, int] = {}
    for players in game.players():
        state = game.setup(game.settings({"players": players}), Dice(0))
        for key, count in all_cards(game.zones(state)).items():
            most[key] = max(count, most.get(key, 0))
    return most
