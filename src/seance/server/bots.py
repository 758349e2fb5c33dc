"""Bots think in threads of their own, so that the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Struct

from seance.bots import Bot, make, remark_on
from seance.kernel.data import RemarkData
from seance.kernel.game import Game, View
from seance.kernel.question import Prompt, Question, Token
from seance.server.logs import log


class Thought(Struct):
    """What a bot answers, and what it says to that, if anything."""

    token: Token
    remark: RemarkData | None


class Bots:
    """A few threads for all tables. A bot lives for one question: there is nothing to lose."""

    def __init__(self, threads: int = 2) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def think(self, kind: str, game: Game[Any], view: View, question: Question) -> Thought:
        """The answer of a bot of this kind, from what its seat may know."""
        bot = make(kind, game, secrets.randbits(60))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, _thought, bot, game, view, question.frozen())

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def _thought(bot: Bot, game: Game[Any], view: View, prompt: Prompt) -> Thought:
    token = bot.answer(view, prompt)
    return Thought(token, _remark(game, view, prompt, token))


def _remark(game: Game[Any], view: View, prompt: Prompt, token: Token) -> RemarkData | None:
    """A line that fails is no reason to hold up the match."""
    try:
        return remark_on(game, view, prompt, token)
    except Exception:  # noqa: BLE001 -- logged; the bot answers without a word
        log.exception("a bot is lost for words", extra={"game": game.name, "question": prompt.name})
        return None
