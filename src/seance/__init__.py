"""Séance: five haunted-house games around one table.

>>> import seance
>>> match = seance.new_match("haunt_the_house", players=3, seed=7)
>>> match.questions[0].rule
'HTH-3'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seance.kernel.errors import (
    BadSave,
    BadScenario,
    BadSettings,
    Diverged,
    Refused,
    SeanceError,
    UnknownName,
)

if TYPE_CHECKING:
    from seance.kernel.match import Match

__all__ = [
    "BadSave",
    "BadScenario",
    "BadSettings",
    "Diverged",
    "Refused",
    "SeanceError",
    "UnknownName",
    "new_match",
]
__version__ = "0.1.0"


def new_match(game: str, seed: int = 0, **settings: Any) -> Match:
    """Start a match: ``new_match("haunt_the_house", players=4, seed=7)``; ``seance games`` lists options."""
    from seance.games import load
    from seance.kernel.match import Match

    record = load(game)
    return Match(record, record.settings(settings), seed)
