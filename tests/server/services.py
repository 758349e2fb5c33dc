"""PostgreSQL and Redis, started for the tests and stopped after them."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

IN_CI = os.environ.get("CI", "").lower() in {"1", "true"}


def program(name: str, package: str) -> str:
    """Where a program is; without it the tests that need it are left out, loudly, but never in CI."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = shutil.which(name) or (str(versions[-1]) if versions else None)
    if found is None:
        missing = f"LEFT OUT: {name} is not installed (apt-get install {package}); several processes untested"
        if IN_CI:
            pytest.fail(missing)
        pytest.skip(missing)
    return found


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, reached by a socket in its folder; its address."""
    initdb, pg_ctl = program("initdb", "postgresql"), program("pg_ctl", "postgresql")
    folder = Path(tempfile.mkdtemp(prefix="seance-pg-"))
    user = []
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
    data = str(folder / "d")
    _run(*user, initdb, "-D", data, "-U", "app", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
    options = f"-k {folder} -h '' -F"
    _run(*user, pg_ctl, "-D", data, "-w", "-s", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql+asyncpg://app@/postgres?host={folder}"
    finally:
        _run(*user, pg_ctl, "-D", data, "-w", "-s", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


class RedisServer:
    """A Redis of our own, which a test may stop and start again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="seance-redis-"))
        self.url = f"unix://{self.folder}/s"
        self.program = program("redis-server", "redis-server")
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


@contextmanager
def redis() -> Iterator[RedisServer]:
    """A Redis for as long as the block lasts."""
    found = RedisServer()
    found.start()
    try:
        yield found
    finally:
        found.stop()
        shutil.rmtree(found.folder, ignore_errors=True)


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)
