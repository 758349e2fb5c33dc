"""All tables that are in memory now, and what keeps them going."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from seance.server import lobby, play, wire
from seance.server.attic import Attic
from seance.server.bots import Bots
from seance.server.clock import Clock
from seance.server.config import Config
from seance.server.errors import UNKNOWN, Problem
from seance.server.fanout import Fanout
from seance.server.health import Doctor
from seance.server.logs import log
from seance.server.metrics import Metrics
from seance.server.moments import now
from seance.server.press import Press
from seance.server.records import SeatRow, TableRow
from seance.server.security import Buckets, Doorkeeper
from seance.server.storage import Store
from seance.server.tables import NO_TABLE, UNREADABLE, Table, Unreadable
from seance.server.ward import Ward

if TYPE_CHECKING:
    from seance.server.socket import Viewer

LATE = 1.0
"""A table that is overdue by so many seconds was forgotten by whoever had it in memory."""
STANDS_STILL = (
    "Something went wrong in this match, and it waits. Nothing that was played is lost; whoever runs this "
    "server has been told, and the match goes on by itself when it is mended."
)
ANOTHER = (
    "Another process uses this database too. Without Redis each looks only every {} seconds at what the "
    "other did; start both with --redis to have them hear of it at once."
)


class Hall:
    """The tables in memory. What is not here is in storage and comes back when somebody asks for it."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.config = config
        self.metrics = Metrics()
        self.store = Store(config.database, config.spacing)
        self.doctor = Doctor(self.store)
        self.attic = Attic(config, self.store, self.metrics)
        self.bots = Bots()
        self.ward = Ward()
        self.clock = Clock(config, self.bots, self.ward, self._failed, self.show)
        self.since = now()
        self.alone = True
        self.fanout = Fanout(config.redis, self._heard, self._glimpsed, self._recheck)
        self.door = Doorkeeper(limits.calls_per_second, limits.calls_at_once, limits.sockets_per_address)
        self.talk = Buckets(limits.remarks_per_second, limits.remarks_at_once)
        self.fingers = Buckets(limits.gestures_per_second, limits.gestures_at_once)
        self.press = Press(limits.stories, limits.stories_per_address)
        self.tables: dict[str, Table] = {}
        self.viewers: set[Viewer] = set()
        self.loading: dict[str, asyncio.Lock] = {}
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open storage and go on with whatever was in progress."""
        await self.store.open()
        await self.fanout.open()
        self.sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop acting; everything is in storage already."""
        if self.sweeper is not None:
            self.sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self.sweeper
        await self.clock.close()
        await self.fanout.close()
        self.bots.close()
        self.press.close()
        await self.store.close()

    async def table(self, number: str) -> Table:
        """The table with this id, for somebody who looks at it; if it was put away, that wakes it."""
        table = await self._table(number)
        if await self.attic.visit(table.row):
            return table
        self._forget(number)
        raise Problem(UNKNOWN, NO_TABLE)

    async def _table(self, number: str) -> Table:
        """From memory or from storage."""
        found = self.tables.get(number)
        if found is not None:
            return found
        if not lobby.could_be(number):
            raise Problem(UNKNOWN, NO_TABLE)
        if self.ward.why(number) == UNREADABLE and self.ward.wait(number):
            raise Unreadable
        lock = self.loading.setdefault(number, asyncio.Lock())
        try:
            async with lock:
                return self.tables.get(number) or await self._load(number)
        finally:
            self.loading.pop(number, None)

    async def lay(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Store a new table, and keep it at hand: whoever opens one is about to look at it."""
        await self.store.create(row, seats)
        table = Table(self.store, row, self._changed)
        table.seats, table.stale = seats, False
        self.tables[row.id] = table

    async def _load(self, number: str) -> Table:
        async with self.store.reading() as connection:
            row = await self.store.table(connection, number)
        if row is None:
            self.ward.discharge(number)
            raise Problem(UNKNOWN, NO_TABLE)
        table = Table(self.store, row, self._changed)
        try:
            await table.act(play.renew(self.config, self.since if row.archived is None else now()))
        except Unreadable as error:
            self._failed(table, error)
            raise
        self.metrics.count("loads")
        self.tables[number] = table
        if self.ward.why(number) == UNREADABLE:
            self.ward.discharge(number)
        table.trouble = self.ward.why(number)
        self.clock.arm(table)
        return table

    def _failed(self, table: Table, error: Exception) -> None:
        """A table cannot go on: leave it alone for a while; tell its people, and whoever runs the server."""
        why = UNREADABLE if isinstance(error, Unreadable) else STANDS_STILL
        self.ward.admit(table.id, why)
        self.metrics.count("pauses")
        log.error("a table stands still", exc_info=error, extra={"table": table.id, "game": table.row.game})
        table.stand_still(why)

    def _changed(self, table: Table) -> None:
        """A change is stored: tell those who watch here, the other processes, and the clock."""
        self.wake(table)
        self.clock.arm(table)
        self.fanout.publish(table.id, table.row.revision)

    def wake(self, table: Table) -> None:
        for viewer in table.viewers:
            viewer.wake()

    def show(self, table: Table, gesture: wire.Gesture) -> None:
        """Let all who look at a table now see a gesture, here and at other processes; nothing is kept."""
        self.metrics.count("gestures")
        shown = wire.text(gesture)
        self._glimpsed(table.id, shown)
        self.fanout.pass_on(table.id, shown)

    def _glimpsed(self, number: str, gesture: str) -> None:
        table = self.tables.get(number)
        for viewer in [] if table is None else table.viewers:
            viewer.glimpse(gesture)

    def _heard(self, number: str, revision: int) -> None:
        """Another process has changed a table; look at it again if anybody here cares."""
        table = self.tables.get(number)
        if table is None or table.row.revision >= revision:
            return
        table.stale = True
        if table.viewers:
            self.wake(table)
        else:
            self.unload(table)

    async def _recheck(self) -> None:
        """Word may have been lost on the way: compare with storage what is in memory, and at rest here."""
        resting = [number for number, table in self.tables.items() if not table.lock.locked()]
        for number, revision in (await self.store.revisions(resting)).items():
            table = self.tables.get(number)
            if table is not None and not table.lock.locked() and table.row.revision < revision:
                self._say_who_else()
                self._heard(number, revision)

    def _say_who_else(self) -> None:
        """Somebody else writes into our database: that works, but slowly where there is no Redis."""
        if self.alone and not self.fanout.used:
            log.warning(ANOTHER.format(self.config.sweep))
        self.alone = False

    def unload(self, table: Table) -> None:
        """Forget a table; storage has all of it."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.clock.disarm(table.id)

    def _forget(self, number: str) -> None:
        """A table was put away, or is gone."""
        self.ward.discharge(number)
        if number in self.tables:
            self.unload(self.tables[number])

    async def _tidy(self) -> None:
        watched = [number for number, table in self.tables.items() if table.viewers]
        for number, revision in (await self.attic.tidy(watched)).items():
            self._forget(number)
            self.fanout.publish(number, revision)

    def unload_idle(self) -> None:
        """Forget what nobody has touched for a while."""
        before = time.monotonic() - self.config.idle
        for table in list(self.tables.values()):
            if not table.viewers and table.used < before and not table.lock.locked():
                self.unload(table)

    async def _sweep(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:  # noqa: BLE001 -- logged; the next sweep tries again
                self.metrics.count("failures")
                log.exception("the sweep failed")
            await asyncio.sleep(self.config.sweep)

    async def sweep(self) -> None:
        """Go on with tables that were left, by a process that died or by us; forget those at rest."""
        longest = max(self.config.bot_delay[1], self.config.window_delay[1], self.config.apart_delay[1])
        left = await self.store.overdue(now() - LATE, now() + longest + LATE, list(self.ward))
        for number in [*left, *self.ward.due()]:
            await self._go_on_with(number)
        self.unload_idle()
        await self._recheck()
        await self._tidy()

    async def _go_on_with(self, number: str) -> None:
        """One table that was left; if it cannot be read, that holds up none of the others."""
        try:
            self.clock.arm(await self._table(number))
        except Problem as problem:
            log.warning("a table was left", extra={"table": number, "why": problem.error})

    def gauges(self) -> dict[str, tuple[str, float]]:
        """What is so at this moment."""
        return {
            "tables_resident": ("Tables in memory.", len(self.tables)),
            "sockets": ("Sockets open.", len(self.viewers)),
            "tables_paused": ("Tables that cannot go on until something is mended.", len(self.ward)),
            "bots_thinking": ("Tables where a bot or the clock is about to answer.", len(self.clock.busy)),
        }
