"""Measure the web table: ``make bench-server`` (BENCH="--tables 50 --seconds 20" for a quicker look)."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.server.load import GAME, Figures, load
from benchmarks.server.peer import STORAGES, load_peer, peer
from benchmarks.server.prepare import long_matches
from benchmarks.server.process import BUILDS, Meter, Process, serving
from benchmarks.server.report import (
    CORE,
    CROWD,
    PER_CORE,
    RATE,
    SCREEN,
    WHACK,
    Figure,
    Report,
    show,
    side_by_side,
)
from benchmarks.server.services import Missing, postgres, redis

RESULTS = Path(__file__).parent.parent / "results" / "server.json"
LONG, LONG_TABLES = 500, 100
Play = Callable[[Callable[[], None]], Figures]
"""Playing for a while; what it calls looks at the servers."""


def main() -> None:
    """Measure everybody under the same load, and print it beside what is promised."""
    report: Report = {}
    for title, measure in _contenders(_arguments()):
        report[title] = _if_there(measure)
        show(title, report[title])
    side_by_side(report)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(report, indent=1) + "\n")


def _contenders(wanted: argparse.Namespace) -> Iterator[tuple[str, Callable[[], Figure]]]:
    """Each build, alone on SQLite under three loads, and as two processes; then boardgame.io."""
    crowd = _changed(wanted, tables=3 * wanted.tables, pace=3 * wanted.pace)
    whack = _changed(wanted, game="house_of_whack", seats=6)
    for build in wanted.builds.split(","):
        yield build, partial(_alone, build, wanted)
        yield f"{build}, {CROWD}", partial(_on_sqlite, build, crowd)
        yield f"{build}, {WHACK}", partial(_alone, build, whack)
        yield f"{build}, two processes, PostgreSQL and Redis", partial(_two_processes, build, wanted)
    for storage in STORAGES:
        yield f"boardgame.io, {storage}", partial(_peer, storage, wanted)


def _changed(wanted: argparse.Namespace, **changes: object) -> argparse.Namespace:
    return argparse.Namespace(**{**vars(wanted), **changes})


def _if_there(measure: Callable[[], Figure]) -> Figure | str:
    """What was measured, or which program is missing for it."""
    try:
        return measure()
    except Missing as missing:
        return str(missing)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between answers at one table")
    there = ",".join(build for build, python in BUILDS.items() if python.exists())
    parser.add_argument("--builds", default=there, help=f"which builds to measure ({there})")
    return _changed(parser.parse_args(), game=GAME)


def _alone(build: str, wanted: argparse.Namespace) -> Figure:
    """One process on SQLite; then another that finds long matches there."""
    played = _on_sqlite(build, wanted)
    with tempfile.TemporaryDirectory() as folder:
        return {**played, **_loaded(_file(folder, "long"), wanted, build)}


def _on_sqlite(build: str, wanted: argparse.Namespace) -> Figure:
    with tempfile.TemporaryDirectory() as folder, serving(_file(folder, "load"), build) as server:
        return _played([server], wanted)


def _file(folder: str, name: str) -> str:
    return f"sqlite+aiosqlite:///{folder}/{name}.db"


def _two_processes(build: str, wanted: argparse.Namespace) -> Figure:
    """The same load, everybody's seats at both processes."""
    with ExitStack() as stack:
        database, wire = stack.enter_context(postgres()), stack.enter_context(redis())
        servers = [stack.enter_context(serving(database, build, wire.url)) for _ in range(2)]
        return _played(servers, wanted)


def _played(servers: list[Process], wanted: argparse.Namespace) -> Figure:
    """Our own clients at our servers."""
    urls = [server.url for server in servers]
    return _measured(servers, wanted, lambda look: uvloop.run(load(urls, *_size(wanted), look, wanted.game)))


def _peer(storage: str, wanted: argparse.Namespace) -> Figure:
    """The same load on boardgame.io, by its own clients."""
    with peer(storage) as server:
        return _measured([server], wanted, lambda look: load_peer(server.url, *_size(wanted), look))


def _size(wanted: argparse.Namespace) -> tuple[int, int, float, float]:
    return wanted.tables, wanted.seats, wanted.seconds, wanted.pace


def _measured(servers: list[Process], wanted: argparse.Namespace, play: Play) -> Figure:
    """Many tables at once."""
    meter = Meter(servers)
    empty, begun, cpu = _memory(servers), time.monotonic(), _seconds(servers)
    figures = play(meter.look)
    wall, busy, full = time.monotonic() - begun, _seconds(servers) - cpu, _memory(servers)
    return {
        "tables": float(wanted.tables),
        "sockets": float(wanted.tables * wanted.seats),
        RATE: len(figures.seconds) / wanted.seconds,
        "answers": float(len(figures.seconds)),
        "refused": float(figures.refused),
        "sockets lost": float(figures.lost),
        **_percentiles(figures),
        "kB per step": figures.bytes / max(1, figures.steps) / 1000,
        CORE: 100 * busy / wall,
        PER_CORE: len(figures.seconds) / meter.spent,
        "memory per table with its sockets, kB": (full - empty) / wanted.tables / 1000,
    }


def _memory(servers: list[Process]) -> int:
    return sum(server.memory for server in servers)


def _seconds(servers: list[Process]) -> float:
    return sum(server.seconds for server in servers)


def _percentiles(figures: Figures) -> Figure:
    arrived, stored = sorted(figures.seconds), sorted(figures.acknowledged)
    found: Figure = {}
    for percent in (50, 95, 99):
        found[f"p{percent} {SCREEN}"] = _at(arrived, percent)
    for percent in (50, 95) if stored else ():
        found[f"p{percent} from answer to its receipt, ms"] = _at(stored, percent)
    return found


def _at(ordered: list[float], percent: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * 1000 if ordered else float("inf")


def _loaded(database: str, wanted: argparse.Namespace, build: str) -> Figure:
    """Matches that nobody has in memory."""
    tables = asyncio.run(long_matches(database, wanted.game, LONG_TABLES + 1, LONG, wanted.seats))
    with serving(database, build) as server:
        _load(server, tables.pop())
        before = server.memory
        times = sorted(_load(server, table) for table in tables)
        grown = server.memory - before
    return {
        "cold load of a 500-answer match, median, ms": times[len(times) // 2] * 1000,
        "cold load of a 500-answer match, slowest, ms": times[-1] * 1000,
        "memory of a resident table, kB": grown / len(tables) / 1000,
    }


def _load(server: Process, table: str) -> float:
    begun = time.perf_counter()
    answer: Any = httpx.get(f"{server.url}/api/tables/{table}").json()
    assert answer["answers"] == LONG, answer
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
