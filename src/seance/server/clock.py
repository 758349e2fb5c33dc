"""Timers: bots answer, and the clock answers for people who do not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

from seance.kernel.errors import SeanceError
from seance.server import play
from seance.server.bots import Bots
from seance.server.config import Config
from seance.server.logs import log
from seance.server.records import PLAYING
from seance.server.schedule import due
from seance.server.tables import Table


class Clock:
    """One timer per table in memory; tables that nobody has in memory are found by the sweep."""

    def __init__(self, config: Config, bots: Bots) -> None:
        self.config = config
        self.bots = bots
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.busy: dict[str, asyncio.Task[None]] = {}

    def arm(self, table: Table) -> None:
        """Set the table's timer to what is due next."""
        self.disarm(table.id)
        moments = [at for at in (table.row.bot_at, table.row.deadline) if at is not None]
        if table.row.status == PLAYING and moments:
            wait = max(0.0, min(moments) - time.time())
            loop = asyncio.get_running_loop()
            self.timers[table.id] = loop.call_later(wait, self._start, table)

    def disarm(self, table: str) -> None:
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _start(self, table: Table) -> None:
        if table.id not in self.busy:
            task = asyncio.create_task(_logged(self.attend(table), table.id))
            self.busy[table.id] = task
            task.add_done_callback(lambda _: self._ended(table))

    def _ended(self, table: Table) -> None:
        """Look again: what became due while the last answer was thought about had no timer."""
        task = self.busy.pop(table.id)
        if not task.cancelled() and task.exception() is None:
            self.arm(table)

    async def attend(self, table: Table) -> None:
        """Give the answer that is due. Thinking is done elsewhere; the table is free meanwhile."""
        async with table.held():
            job = due(table, time.time())
            if job is None:
                return
            match = table.playing
            view = match.view(job.question.seat) if job.by == "bot" else {}
        token = job.question.fallback()
        if job.by == "bot":
            token = await self.bots.think(job.bot, match.game, view, job.question)
        seat, answer = job.question.seat, job.question.spell(token)
        try:
            await table.act(play.answer(self.config, seat, answer, job.number, by=job.by))
        except SeanceError as error:
            log.info("too late", extra={"table": table.id, "seat": seat, "why": str(error)})

    async def close(self) -> None:
        for table in list(self.timers):
            self.disarm(table)
        tasks = list(self.busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _logged(work: Coroutine[Any, Any, None], table: str) -> None:
    """A failure is logged and left to the sweep, which tries again."""
    try:
        await work
    except Exception:
        log.exception("the clock failed", extra={"table": table})
        raise
