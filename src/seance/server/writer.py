"""How writes reach the disk.

SQLite has one writer and waits for the disk at every commit, so all writes that are waiting share one
transaction, made by one thread from beginning to end: asking a thread for every single statement takes
several times as long. Under load there is a little time between two transactions, in which the next writes
come together: to bring one to the disk costs as much as the writes of an answer do. PostgreSQL has many
writers; there each write has a transaction of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Job = Callable[[Connection], T]
MOST = 64
"""So many writes share a transaction at most."""


class Writer(Protocol):
    """Runs a job in a transaction; when it returns, what the job wrote is on the disk."""

    async def write(self, job: Job[T]) -> T: ...

    async def close(self) -> None: ...


class Direct:
    """Each job in a transaction of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, job: Job[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(job)

    async def close(self) -> None:
        """Nothing waits here."""


class Grouped:
    """The jobs that are waiting share one transaction; ``spacing`` seconds after it begins, the next may."""

    def __init__(self, engine: Engine, spacing: float) -> None:
        self.engine = engine
        self.spacing = spacing
        self.begun = -spacing
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="write")
        self.waiting: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.connection: Connection | None = None

    async def write(self, job: Job[T]) -> T:
        if self.task is None:
            self.task = asyncio.create_task(self._work())
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((job, done))
        return await done

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
            self.task = None
        await asyncio.get_running_loop().run_in_executor(self.thread, self._dispose)
        self.thread.shutdown()

    async def _work(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            await self._wait_for_more()
            while len(batch) < MOST and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            await self._write_all(batch)

    async def _wait_for_more(self) -> None:
        """Only where the last transaction has hardly begun: whoever comes alone waits for nobody."""
        clock = asyncio.get_running_loop().time
        early = self.begun + self.spacing - clock()
        if early > 0:
            await asyncio.sleep(early)
        self.begun = clock()

    async def _write_all(self, batch: list[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        """One transaction for all; if one of them fails, each for itself, so that it fails alone."""
        loop = asyncio.get_running_loop()
        try:
            results = await loop.run_in_executor(self.thread, self._transact, [job for job, _ in batch])
        except Exception as error:  # noqa: BLE001 -- it is handed on to whoever asked for the write
            if len(batch) == 1:
                _fail(batch[0][1], error)
                return
            for each in batch:
                await self._write_all([each])
            return
        for (_, done), result in zip(batch, results, strict=True):
            if not done.done():
                done.set_result(result)

    def _transact(self, jobs: list[Job[Any]]) -> list[Any]:
        """On a connection that is kept, for as long as nothing goes wrong on it."""
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            with self.connection.begin():
                return [job(self.connection) for job in jobs]
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def _dispose(self) -> None:
        self._let_go()
        self.engine.dispose()


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
