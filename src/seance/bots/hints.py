"""The bot that plays by a game's own hints (``games/<game>/hints.py``)."""

from __future__ import annotations

import math
from typing import Any

from seance.bots.player import Bot
from seance.kernel.game import Game, View
from seance.kernel.question import NUMBER, ONE, SOME, Prompt, Token

CAREFUL = 0.12
"""Spread of the choice among options that look alike, in the units of the weights (points, mostly)."""


class HintsBot(Bot):
    """Prefers what the hints prefer, but not always: a ghost that can be read cannot bluff."""

    def __init__(self, game: Game[Any], seed: int, spread: float = CAREFUL) -> None:
        super().__init__(seed)
        self.game = game
        self.spread = spread

    def glances(self) -> bool:
        return True

    def answer(self, view: View, question: Prompt) -> Token:
        if question.kind == ONE:
            if len(question.options) == 1:
                return 0
            return self._one(self.game.weigh(view, question))
        if question.kind == SOME:
            return self._some(question, self.game.weigh(view, question))
        if question.kind == NUMBER:
            return question.low + self._one(self.game.weigh(view, question))
        return question.fallback()

    def _one(self, weights: list[float]) -> int:
        best = max(weights)
        chances = [math.exp((weight - best) / self.spread) for weight in weights]
        left = sum(chances) * self.dice.below(1 << 24) / (1 << 24)
        for index, chance in enumerate(chances):
            left -= chance
            if left < 0:
                return index
        return len(weights) - 1

    def _some(self, question: Prompt, weights: list[float]) -> Token:
        """The options with a positive weight, best first, within what the question allows."""
        order = sorted(range(len(weights)), key=lambda index: -weights[index])
        wanted = sum(1 for weight in weights if weight > 0)
        return tuple(sorted(order[: max(question.low, min(question.high, wanted))]))
