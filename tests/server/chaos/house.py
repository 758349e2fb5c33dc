"""A house: one or two server processes over one store. Each may die at any moment, and is started again."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx

from benchmarks.server.services import Postgres, RedisServer, mortal_postgres, redis
from seance.games import NAMES
from seance.kernel.errors import SeanceError
from seance.server.config import Config
from seance.server.run import bind
from tests.server.kit import file, quick

SWEEP = 0.5
"""Seconds between looks at what a dead process left; as a rule word must arrive without them."""
PRELOADED = ["seance.server.run", *(f"seance.games.{name}" for name in NAMES)]
Plant = Callable[[], None]


def nothing() -> None:
    """No fault is planted: the server is as it is."""


def serve(config: Config, port: int, plant: Plant) -> None:
    """What the child process does, until it is killed."""
    from seance.server.logs import log
    from seance.server.run import bind, run

    log.setLevel("ERROR")  # that storage is out is what we are here for; what fails is read aloud
    plant()
    run(config, bind("127.0.0.1", port), lambda: None)


class Victim:
    """A server process. It is forked from a process that has everything imported, so it is up in no time."""

    def __init__(self, config: Config, plant: Plant = nothing) -> None:
        self.config = config
        self.plant = plant
        self.port = _free_port()
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(PRELOADED)
        self.process: BaseProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        wanted = (self.config, self.port, self.plant)
        self.process = self.context.Process(target=serve, args=wanted, daemon=True)
        self.process.start()

    def kill(self) -> None:
        """No warning, no last words."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()
        self.process.close()

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            while self.process is not None and self.process.is_alive():
                with suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.02)
        raise AssertionError("the server does not start")


@dataclass
class House:
    """The processes, and what they stand on where it can be taken away."""

    config: Config
    victims: list[Victim]
    postgres: Postgres | None = None
    redis: RedisServer | None = None

    @property
    def urls(self) -> list[str]:
        return [victim.url for victim in self.victims]

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """All processes are up; with the block they are gone."""
        for victim in self.victims:
            victim.start()
        try:
            await asyncio.gather(*(victim.ready() for victim in self.victims))
            yield
        finally:
            for victim in self.victims:
                victim.kill()


def small(folder: Path, plant: Plant = nothing, **choices: object) -> House:
    """One process on a SQLite file."""
    config = quick(file(folder), sweep=SWEEP, **choices)
    return House(config, [Victim(config, plant)])


@contextmanager
def large() -> Iterator[House]:
    """Two processes on PostgreSQL and Redis; ``Missing`` where these are not installed."""
    with mortal_postgres() as postgres, redis() as wire:
        config = quick(postgres.url, redis=wire.url, sweep=SWEEP)
        yield House(config, [Victim(config), Victim(config)], postgres, wire)


def _free_port() -> int:
    """One that stays free while its process is dead: calls to elsewhere never take those below 32768."""
    while True:
        port = random.randrange(20_000, 32_000)
        with suppress(SeanceError):
            bind("127.0.0.1", port).close()
            return port
