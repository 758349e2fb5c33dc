"""What is printed on a game's cards, as plain data: for the browser, the printer and the curious."""

from __future__ import annotations

from typing import Any

from seance.kernel.game import Game
from seance.kernel.snapshot import fields_of
from seance.kernel.things import Card


def catalogue(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Every card of the box by key, with all that is printed on it."""
    return {key: card_data(card) for key, card in game.cards.items()}


def card_data(card: Card) -> dict[str, Any]:
    """One card: its key and noun, then whatever plain facts its class holds."""
    facts = {name: getattr(card, name) for name in fields_of(card)}
    printed = {name: value for name, value in facts.items() if isinstance(value, (str, int, list))}
    return {"key": card.key, "noun": card.noun, **printed}
