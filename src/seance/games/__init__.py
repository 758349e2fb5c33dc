# not compiled: it names classes that it imports no earlier than a game does
"""The games, by name. A game is imported when somebody wants to play it, not before.

A game's package itself holds only what is on the cover. The record lies in its ``game.py``, which imports
all the rules: whoever asks the package for it opens the box.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from seance.kernel.errors import UnknownName

if TYPE_CHECKING:
    from seance.kernel.cover import Cover
    from seance.kernel.game import Game

NAMES = ("haunt_the_house", "edwardian", "way_out", "most_haunted_house", "house_of_whack")


def load(name: str) -> Game[Any]:
    """The record of a game; a mistyped name is answered with the nearest one."""
    game: Game[Any] = import_module(_package(name)).GAME
    return game


def cover(name: str) -> Cover:
    """What a game's cover says, with the box unopened."""
    found: Cover = import_module(_package(name)).COVER
    return found


def _package(name: str) -> str:
    wanted = name.replace("-", "_")
    if wanted not in NAMES:
        raise UnknownName("game", name, list(NAMES))
    return f"seance.games.{wanted}"


def when_opened(package: str, *names: str) -> Callable[[str], Any]:
    """The ``__getattr__`` of a game's package: these names are its ``game.py``'s, imported for them."""

    def found(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.game"), name)

    return found
