"""How a position looks in a terminal: one module per game, and a general one for games without.

A module ``seance.cli.tables.<game>`` has ``table(view, words, me)``, which draws what ``view`` holds for the
seat ``me`` (-1 for somebody who watches). It may name in ``EXPLAINED`` the nouns of cards whose text should
stand beside them among the answers.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from seance.cli.tables import generic

if TYPE_CHECKING:
    from rich.console import RenderableType

    from seance.kernel.words import Words


class Draw(Protocol):
    """Draws a view as one seat sees it."""

    def __call__(self, view: dict[str, Any], words: Words, me: int) -> RenderableType: ...


def table_of(game: str) -> Draw:
    """The function that draws a game's table."""
    drawn = _module(game)
    draw: Draw = drawn.table if drawn is not None else generic.table
    return draw


def explained(game: str) -> frozenset[str] | None:
    """Nouns of cards whose text helps to choose among them; None for all of them."""
    drawn = _module(game)
    return getattr(drawn, "EXPLAINED", None)


def _module(game: str) -> Any:  # noqa: ANN401  modules have no better type
    name = f"seance.cli.tables.{game}"
    return import_module(name) if find_spec(name) is not None else None
