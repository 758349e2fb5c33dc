"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from seance.kernel.data import RemarkData
from seance.kernel.dice import Dice
from seance.kernel.game import Game, View
from seance.kernel.question import ONE, Prompt, Question, Token


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers questions from what its seat may know. Subclass it and override ``answer``."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def looks(self) -> bool:
        """Whether ``answer`` looks at the view or the options at all; where not, making them is spared."""
        return True

    def glances(self) -> bool:
        """Whether ``answer`` looks at no more than the game's own hints weigh (``Game.glance``)."""
        return False

    def answer(self, view: View, question: Prompt) -> Token:
        """The token of the chosen answer."""
        return question.random(self.dice)


class RandomBot(Bot):
    """Any legal answer, all as likely as each other."""

    def looks(self) -> bool:
        return False


NOTHING: View = {}


def ask(
    bot: Bot,
    question: Question,
    view: Callable[[int], View],
    glance: Callable[[int, str], View] | None = None,
) -> Token:
    """A bot's answer. All that it gets is made for it: what its seat may know, and a frozen question.

    Where there is one answer only, nothing is made: there is nothing to think about. A ``glance`` is for bots
    to which it is enough.
    """
    if not bot.looks():
        return bot.answer(NOTHING, question.blank())
    if question.kind == ONE and len(question.options) == 1:
        return 0
    seat = question.seat
    seen = glance(seat, question.name) if glance is not None and bot.glances() else view(seat)
    return bot.answer(seen, question.frozen())


def remark_on(game: Game[Any], view: View, question: Question, token: Token) -> RemarkData | None:
    """What a bot says to everybody that answers a question so; None if nothing.

    Of an answer that is given in secret (``Match.secret``) nothing is said: whoever calls this has looked.
    """
    remark = None if game.remark is None else game.remark(view, question.frozen(), token)
    return None if remark is None else remark.data()
