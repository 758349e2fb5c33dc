"""What befalls a house while people play: so many times, or for so long, and then there is peace."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from benchmarks.server.services import Postgres
from tests.server.chaos.crowd import Crowd
from tests.server.chaos.house import House

Trouble = Callable[[House, Crowd], Awaitable[int]]
"""Happens; how often it did."""
SHARE = 0.1
"""Of all sockets that many are dropped at a time."""


def none(seconds: float) -> Trouble:
    """It is a quiet evening."""

    async def happen(_: House, crowd: Crowd) -> int:
        await crowd.some_answers()
        await asyncio.sleep(seconds)
        return 0

    return happen


def kills(times: int) -> Trouble:
    """One process after another is killed, and started again."""

    async def happen(house: House, crowd: Crowd) -> int:
        for number in range(times):
            victim = house.victims[number % len(house.victims)]
            await asyncio.sleep(random.uniform(0.05, 0.5))
            await crowd.some_answers()
            victim.kill()
            victim.start()
            await victim.ready()
        return times

    return happen


def drops(seconds: float, every: float = 1.0) -> Trouble:
    """Every now and then each socket is dropped with a chance of one in ten, some in mid message."""

    async def happen(_: House, crowd: Crowd) -> int:
        dropped, until = 0, time.monotonic() + seconds
        while time.monotonic() < until or not dropped:
            await crowd.some_answers()
            await asyncio.sleep(random.uniform(0.5, 1.5) * every)
            for guest in crowd.guests:
                if guest.socket is not None and random.random() < SHARE:
                    guest.cut(in_mid_message=random.random() < 0.5)
                    dropped += 1
        return dropped

    return happen


def pauses(*lengths: float) -> Trouble:
    """The database stands still for so many seconds each time, connections and all."""

    async def happen(house: House, crowd: Crowd) -> int:
        assert house.postgres is not None
        for seconds in lengths:
            await crowd.some_answers()
            with _standing_still(house.postgres):
                await asyncio.sleep(seconds)
        return len(lengths)

    return happen


def outages(times: int, seconds: float) -> Trouble:
    """The database is taken away in the middle of whatever it does, and comes back after a while."""

    async def happen(house: House, crowd: Crowd) -> int:
        assert house.postgres is not None
        for _ in range(times):
            await crowd.some_answers()
            await asyncio.to_thread(house.postgres.stop)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(house.postgres.start)
        return times

    return happen


def deaths_of_redis(times: int, seconds: float) -> Trouble:
    """Redis is killed, and after a while there is a new one."""

    async def happen(house: House, crowd: Crowd) -> int:
        assert house.redis is not None
        for _ in range(times):
            await crowd.some_answers()
            house.redis.stop()
            await asyncio.sleep(seconds)
            await crowd.some_answers()
            house.redis.start()
            await asyncio.sleep(seconds)
        return times

    return happen


@contextmanager
def _standing_still(postgres: Postgres) -> Iterator[None]:
    """No process of a PostgreSQL goes on: first stops the one that would start others."""
    first = int((postgres.folder / "d" / "postmaster.pid").read_text().split("\n", 1)[0])
    os.kill(first, signal.SIGSTOP)
    others = [int(one) for one in Path(f"/proc/{first}/task/{first}/children").read_text().split()]
    try:
        _signal(others, signal.SIGSTOP)
        yield
    finally:
        _signal([*others, first], signal.SIGCONT)


def _signal(processes: list[int], what: signal.Signals) -> None:
    """One of them may have come to its end by itself meanwhile."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)
