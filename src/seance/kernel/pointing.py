"""What lies open: only at that may anybody point, so that no finger gives a secret away."""

from __future__ import annotations

from collections.abc import Mapping

from seance.kernel.match import Match


def lies_open(match: Match, key: str) -> bool:
    """Whether everybody sees what a key stands for: it is in a spectator's view, or printed on the board."""
    return _mentions(match.view(), key) or key in match.game.board


def _mentions(seen: object, key: str) -> bool:
    """Whether a key stands anywhere in plain data."""
    if isinstance(seen, Mapping):
        return key in seen or any(_mentions(value, key) for value in seen.values())
    if isinstance(seen, list):
        return any(_mentions(value, key) for value in seen)
    return seen == key
