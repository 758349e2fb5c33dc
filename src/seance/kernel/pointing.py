"""What lies open: only at that may anybody point, so that no finger gives a secret away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from seance.kernel.game import Game
from seance.kernel.match import Match
from seance.kernel.state import State


def lies_open(match: Match, key: str) -> bool:
    """Whether everybody sees what a key stands for: it is in a spectator's view, or printed on the board."""
    return _mentions(match.view(), key) or _printed(match.game, match.run.state, key)


def _mentions(seen: object, key: str) -> bool:
    """Whether a key stands anywhere in plain data."""
    if isinstance(seen, Mapping):
        return key in seen or any(_mentions(value, key) for value in seen.values())
    if isinstance(seen, list):
        return any(_mentions(value, key) for value in seen)
    return seen == key


def _printed(game: Game[Any], state: State, key: str) -> bool:
    """Whether it is a card that nobody deals, such as a space of the board.

    Its whole pool has to lie nowhere: a single card that does may have been left in the box unseen, and
    whoever learns that one is not in play learns something.
    """
    card = game.cards.get(key)
    if card is None:
        return False
    return not any(other.pool == card.pool for zone in game.zones(state) for other in zone.cards)
