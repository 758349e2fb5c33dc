"""PostgreSQL and Redis of our own, for measurements and for tests: started, and stopped after them."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar


class Missing(Exception):
    """A program that is not installed here."""


def program(name: str, package: str) -> str:
    """Where a program is."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = shutil.which(name) or (str(versions[-1]) if versions else None)
    if found is None:
        raise Missing(f"LEFT OUT: {name} is not installed (apt-get install {package})")
    return found


class Postgres:
    """A PostgreSQL of our own, reached by a socket in its folder, which a test may stop and start again."""

    def __init__(self) -> None:
        initdb = program("initdb", "postgresql")
        self.folder = Path(tempfile.mkdtemp(prefix="seance-pg-"))
        self.url = f"postgresql+asyncpg://app@/postgres?host={self.folder}"
        self.user: list[str] = []
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            self.user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
        made = [initdb, "-D", f"{self.folder}/d", "-U", "app", "-A", "trust"]
        _run(*self.user, *made, "-E", "UTF8", "--no-locale", "-N")

    def start(self) -> None:
        self._control("-l", f"{self.folder}/log", "-o", f"-k {self.folder} -h '' -F", "start")

    def stop(self) -> None:
        if (self.folder / "d" / "postmaster.pid").exists():
            self._control("-m", "immediate", "stop")

    def _control(self, *what: str) -> None:
        _run(*self.user, program("pg_ctl", "postgresql"), "-D", f"{self.folder}/d", "-w", "-s", *what)


class RedisServer:
    """A Redis of our own, which a test may stop and start again."""

    def __init__(self) -> None:
        self.program = program("redis-server", "redis-server")
        self.folder = Path(tempfile.mkdtemp(prefix="seance-redis-"))
        self.url = f"unix://{self.folder}/s"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [self.program, "--port", "0", "--unixsocket", f"{self.folder}/s"]
        self.process = subprocess.Popen(
            [*command, "--save", "", "--appendonly", "no", "--dir", str(self.folder)],
            stdout=subprocess.DEVNULL,
        )
        while not (self.folder / "s").exists():
            assert self.process.poll() is None, "redis did not start"

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        (self.folder / "s").unlink(missing_ok=True)


S = TypeVar("S", Postgres, RedisServer)


@contextmanager
def mortal_postgres() -> Iterator[Postgres]:
    """A PostgreSQL for as long as the block lasts, but for the while in which the test stops it."""
    with _lasting(Postgres()) as found:
        yield found


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that lasts as long as the block."""
    with mortal_postgres() as found:
        yield found.url


@contextmanager
def redis() -> Iterator[RedisServer]:
    """A Redis for as long as the block lasts."""
    with _lasting(RedisServer()) as found:
        yield found


@contextmanager
def _lasting(service: S) -> Iterator[S]:
    """Started, and with the block stopped and cleared away, whatever happened in it."""
    service.start()
    try:
        yield service
    finally:
        service.stop()
        shutil.rmtree(service.folder, ignore_errors=True)


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)
