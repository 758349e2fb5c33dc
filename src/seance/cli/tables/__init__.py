"""How a position looks in a terminal: one module per game, and a general one for games without."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from seance.kernel.data import QuestionData
    from seance.kernel.game import View
    from seance.kernel.things import Card
    from seance.kernel.words import Words


class Board:
    """How one game looks, from its module ``seance.cli.tables.<game>``.

    The module has ``table(view, words, me)``, which draws what ``view`` holds for the seat ``me`` (-1 for
    somebody who watches). It may have ``lit(view, words, me, question)``, the same while ``me`` is asked
    something: where one can go can be shown there; ``headline(view)``, one line above the table;
    ``hand(view, words, me)``, what lies before whoever is asked, right above the question;
    ``explain(card, where, words)``, what an answer about a card should say besides its name, where ``where``
    is the verb of the answer or the name of the question;
    ``answers(question, words, width, height)``, the numbered answers in a way of its own, or None.
    """

    def __init__(self, game: str) -> None:
        name = f"seance.cli.tables.{game}"
        known = find_spec(name) is not None
        self.module: Any = import_module(name if known else "seance.cli.tables.generic")

    def table(
        self, view: View, words: Words, me: int, question: QuestionData | None = None
    ) -> RenderableType:
        drawn: RenderableType
        if question is not None and hasattr(self.module, "lit"):
            drawn = self.module.lit(view, words, me, question)
        else:
            drawn = self.module.table(view, words, me)
        return drawn

    def headline(self, view: View) -> Text | None:
        line: Text | None = self.module.headline(view) if hasattr(self.module, "headline") else None
        return line

    def hand(self, view: View, words: Words, me: int) -> RenderableType | None:
        drawn: RenderableType | None = None
        if hasattr(self.module, "hand"):
            drawn = self.module.hand(view, words, me)
        return drawn

    def answers(self, question: QuestionData, words: Words, width: int, height: int) -> RenderableType | None:
        drawn: RenderableType | None = None
        if hasattr(self.module, "answers"):
            drawn = self.module.answers(question, words, width, height)
        return drawn

    def explain(self, card: Card, where: str, words: Words) -> str:
        return str(self.module.explain(card, where, words)) if hasattr(self.module, "explain") else card.text
