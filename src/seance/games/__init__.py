"""The games, by name. A game is imported when somebody wants to play it, not before."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from seance.kernel.errors import UnknownName
from seance.kernel.game import Game

NAMES = ("haunt_the_house", "edwardian", "way_out", "most_haunted_house", "house_of_whack")


def load(name: str) -> Game[Any]:
    """The record of a game; a mistyped name is answered with the nearest one."""
    wanted = name.replace("-", "_")
    if wanted not in NAMES:
        raise UnknownName("game", name, list(NAMES))
    game: Game[Any] = import_module(f"seance.games.{wanted}").GAME
    return game
