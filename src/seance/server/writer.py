"""How writes reach the disk.

SQLite has one writer and waits for the disk at every commit, so all writes that are waiting share one
transaction. PostgreSQL has many writers; there each write has a transaction of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
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
            return await job(connection)

    async def close(self) -> None:
        """Nothing waits here."""


class Grouped:
    """The jobs that are waiting, one after another in one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

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

    async def _work(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            await self._write_all(batch)

    async def _write_all(self, batch: list[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        """One transaction for all; if one of them fails, each for itself, so that it fails alone."""
        try:
            async with self.engine.begin() as connection:
                results = [await job(connection) for job, _ in batch]
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


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
