"""boardgame.io under the same load: its own server with a game like ours, and its own clients."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.server.load import Figures
from benchmarks.server.process import Process, running
from benchmarks.server.services import Missing

FOLDER = Path(__file__).parent / "boardgame_io"
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
PRODUCTION = {**os.environ, "NODE_ENV": "production"}
STORAGES = ("files", "memory")
"""Where it keeps matches. Ours are on the disk too before anybody reads that an answer is in."""


@contextmanager
def peer(storage: str) -> Iterator[Process]:
    """boardgame.io's server for as long as the block lasts."""
    with tempfile.TemporaryDirectory() as folder:
        where = [folder] if storage == "files" else []
        with running([_node(), str(FOLDER / "server.js"), *where], PRODUCTION) as process:
            yield process


def load_peer(
    url: str, tables: int, seats: int, seconds: float, pace: float, look: Callable[[], None]
) -> Figures:
    """What ``load`` does, with boardgame.io's clients in a process of their own."""
    numbers = [str(number) for number in (tables, seats, seconds, pace)]
    command = [_node(), str(FOLDER / "load.js"), url, *numbers]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=PRODUCTION) as clients:
        assert clients.stdout is not None
        for line in clients.stdout:
            if line.strip() not in {"open", "over"}:
                return Figures(**json.loads(line))
            look()
    raise SystemExit("boardgame.io's clients did not play to the end")


def _node() -> str:
    """Where Node.js is: the machine's own, or the one beside our Python."""
    found = shutil.which("node", path=PATH)
    if found is None:
        raise Missing("LEFT OUT: node is not installed (make bench-server installs it)")
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        raise Missing("LEFT OUT: boardgame.io is not installed (make bench-server installs it)")
    return found
