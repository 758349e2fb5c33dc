"""What a bot is, and the simplest one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from seance.kernel.dice import Dice
from seance.kernel.game import View
from seance.kernel.question import Question, Token


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers questions from what its seat may know. Subclass it and override ``answer``."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def wants_view(self) -> bool:
        """Whether ``answer`` looks at the view at all; where it does not, making one can be spared."""
        return True

    def answer(self, view: View, question: Question) -> Token:
        """The token of the chosen answer."""
        return question.random(self.dice)


class RandomBot(Bot):
    """Any legal answer, all as likely as each other."""

    def wants_view(self) -> bool:
        return False
