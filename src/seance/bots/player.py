"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from seance.kernel.dice import Dice
from seance.kernel.game import View
from seance.kernel.question import Prompt, Question, Token


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers questions from what its seat may know. Subclass it and override ``answer``."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def looks(self) -> bool:
        """Whether ``answer`` looks at the view or the options at all; where not, making them is spared."""
        return True

    def answer(self, view: View, question: Prompt) -> Token:
        """The token of the chosen answer."""
        return question.random(self.dice)


class RandomBot(Bot):
    """Any legal answer, all as likely as each other."""

    def looks(self) -> bool:
        return False


NOTHING: View = {}


def ask(bot: Bot, question: Question, view: Callable[[int], View]) -> Token:
    """A bot's answer. All that it gets is made for it: what its seat may know, and a frozen question."""
    if bot.looks():
        return bot.answer(view(question.seat), question.frozen())
    return bot.answer(NOTHING, question.blank())
