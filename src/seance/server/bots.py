"""Bots think in threads of their own, so that the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from seance.bots import make
from seance.kernel.game import Game, View
from seance.kernel.question import Question, Token


class Bots:
    """A few threads for all tables. A bot lives for one question: there is nothing to lose."""

    def __init__(self, threads: int = 2) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def think(self, kind: str, game: Game[Any], view: View, question: Question) -> Token:
        """The answer of a bot of this kind, from what its seat may know."""
        bot = make(kind, game, secrets.randbits(60))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, bot.answer, view, question.frozen())

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
