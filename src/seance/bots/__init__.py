"""Players that are not people. They get what a person in their seat would get: a view and a question."""

from __future__ import annotations

from typing import Any

from seance.bots.hints import HintsBot
from seance.bots.player import Bot, RandomBot, ask, remark_on
from seance.kernel.errors import UnknownName
from seance.kernel.game import Game

__all__ = ["KINDS", "Bot", "HintsBot", "RandomBot", "ask", "make", "remark_on"]

KINDS = ("hints", "random")


def make(kind: str, game: Game[Any], seed: int) -> Bot:
    """A bot of some kind for one seat, with its own stream of chance."""
    if kind == "random":
        return RandomBot(seed)
    if kind == "hints":
        return HintsBot(game, seed)
    raise UnknownName("bot", kind, list(KINDS))
