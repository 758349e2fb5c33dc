"""Timers: bots answer, and the clock answers for people who do not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from seance.kernel.data import RemarkData
from seance.kernel.errors import Refused, SeanceError
from seance.server import play
from seance.server.bots import Bots, Thought
from seance.server.config import Config
from seance.server.errors import Problem
from seance.server.logs import log
from seance.server.moments import now
from seance.server.outage import Outage
from seance.server.records import BOT, PLAYING
from seance.server.schedule import Due, due
from seance.server.tables import Table
from seance.server.ward import Ward
from seance.server.wire import Gesture, SaysNews


class Stuck(SeanceError):
    """A bot gave an answer that does not fit, and would give it again."""


class Clock:
    """One timer per table in memory; tables that nobody has in memory are found by the sweep."""

    def __init__(
        self,
        config: Config,
        bots: Bots,
        ward: Ward,
        failed: Callable[[Table, Exception], None],
        show: Callable[[Table, Gesture], None],
    ) -> None:
        self.config = config
        self.bots = bots
        self.ward = ward
        self.failed = failed
        self.show = show
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.busy: dict[str, asyncio.Task[bool]] = {}

    def arm(self, table: Table) -> None:
        """Set the table's timer to what is due next; a table that failed is left alone a while."""
        self.disarm(table.id)
        moments = [at for at in (table.row.bot_at, table.row.deadline) if at is not None]
        if table.row.status == PLAYING and moments:
            wait = max(0.0, min(moments) - now(), self.ward.wait(table.id))
            loop = asyncio.get_running_loop()
            self.timers[table.id] = loop.call_later(wait, self._start, table)

    def disarm(self, table: str) -> None:
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _start(self, table: Table) -> None:
        if table.id not in self.busy:
            task = asyncio.create_task(self._attend(table))
            self.busy[table.id] = task
            task.add_done_callback(lambda _: self._ended(table))

    def _ended(self, table: Table) -> None:
        """Look again: what became due while the last answer was thought about had no timer."""
        task = self.busy.pop(table.id)
        if not task.cancelled() and task.result():
            self.arm(table)

    async def _attend(self, table: Table) -> bool:
        """Act; whether to look again. While storage is out that is left to the sweep."""
        try:
            await self.attend(table)
        except Outage:
            log.warning("storage does not answer", exc_info=True)
            return False
        except Exception as error:  # noqa: BLE001 -- told to the table's people and to the operator
            self.failed(table, error)
        else:
            self.ward.discharge(table.id)
        return True

    async def attend(self, table: Table) -> None:
        """Give the answer that is due. Thinking is done elsewhere; the table is free meanwhile."""
        async with table.held():
            job = due(table)
            if job is None:
                return
            match = table.playing
            view = match.view(job.question.seat) if job.by == "bot" else {}
            aloud = table.seats[job.question.seat].kind == BOT and not match.secret
        thought = Thought(job.question.fallback(), None)
        if job.by == "bot":
            thought = await self.bots.think(job.bot, match.game, view, job.question)
        seat, answer = job.question.seat, job.question.spell(thought.token)
        try:
            await table.act(play.answer(self.config, seat, answer, job.number, by=job.by, why=job.why))
        except Outage:
            raise
        except (Refused, Problem) as error:
            if _still_asked(table, job):
                raise Stuck(f"{job.by} answered {answer!r} to {job.question.name!r}: {error}") from error
            log.info("too late", extra={"table": table.id, "seat": seat, "why": str(error)})
        else:
            self._say(table, job, thought.remark if aloud else None)

    def _say(self, table: Table, job: Due, remark: RemarkData | None) -> None:
        """Let everybody hear what a bot is up to, unless it said just that before."""
        seat = job.question.seat
        if remark is not None and table.sayings.get(seat) != remark:
            table.sayings[seat] = remark
            self.show(table, SaysNews(seat, job.number, remark))

    async def close(self) -> None:
        for table in list(self.timers):
            self.disarm(table)
        tasks = list(self.busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _still_asked(table: Table, job: Due) -> bool:
    """Whether nobody was faster: the question stands as it stood."""
    match = table.match
    return match is not None and match.number == job.number and match.question(job.question.seat) is not None
