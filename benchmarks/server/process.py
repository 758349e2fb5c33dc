"""Starting the server under test, and looking at it from outside."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILDS = {"interpreted": Path(sys.executable), "compiled": ROOT / ".venv-compiled" / "bin" / "python"}


class Process:
    """A running server, which says its address as soon as it listens."""

    def __init__(self, command: list[str], environment: Mapping[str, str]) -> None:
        self.popen = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.popen.stdout is not None
        self.url = self.popen.stdout.readline().strip()
        if not self.url:
            raise SystemExit("the server did not start")

    @property
    def memory(self) -> int:
        """Bytes of memory that are the process's own."""
        for line in Path(f"/proc/{self.popen.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Private_Dirty:"):
                return int(line.split()[1]) * 1024
        raise SystemExit("this system does not tell how much memory a process has")

    @property
    def seconds(self) -> float:
        """Processor time spent so far."""
        fields = Path(f"/proc/{self.popen.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100


class Meter:
    """The processor time that some servers spend between the first look and the last."""

    def __init__(self, servers: list[Process]) -> None:
        self.servers = servers
        self.looks: list[float] = []

    def look(self) -> None:
        self.looks.append(sum(server.seconds for server in self.servers))

    @property
    def spent(self) -> float:
        return max(self.looks) - min(self.looks)


@contextmanager
def running(command: list[str], environment: Mapping[str, str] = os.environ) -> Iterator[Process]:
    """A server for as long as the block lasts."""
    process = Process(command, environment)
    try:
        yield process
    finally:
        process.popen.terminate()
        process.popen.wait(20)
        if process.popen.stdout is not None:
            process.popen.stdout.close()


@contextmanager
def serving(database: str, build: str = "interpreted", redis: str = "") -> Iterator[Process]:
    """Our server, of one of the builds, for as long as the block lasts."""
    with running([str(BUILDS[build]), "-m", "benchmarks.server.launch", database, redis]) as process:
        yield process
