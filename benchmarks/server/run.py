"""Measure the web table: ``make bench-server`` (BENCH="--tables 50 --seconds 20" for a quicker look)."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.server.load import Figures, load
from benchmarks.server.prepare import long_matches
from benchmarks.server.process import BUILDS, Process, serving
from benchmarks.server.services import Missing, postgres, redis

RESULTS = Path(__file__).parent.parent / "results" / "server.json"
LONG, LONG_TABLES = 500, 100
SCREEN = "from answer to everybody's screen, ms"
CORE = "server, % of one core"
TARGETS = {
    f"p95 {SCREEN}": 150.0,
    "cold load of a 500-answer match, slowest, ms": 300.0,
    "memory of a resident table, kB": 300.0,
}
WANTED = {
    "interpreted": {f"p95 {SCREEN}": 70.0, f"p99 {SCREEN}": 150.0, CORE: 45.0},
    "compiled": {f"p95 {SCREEN}": 25.0, f"p99 {SCREEN}": 75.0, CORE: 30.0},
}
"""What each build is to reach besides, on two cores with the generator beside it."""
Figure = dict[str, float]


def main() -> None:
    """Measure each build, alone on SQLite and as two processes, and print it beside its targets."""
    wanted = _arguments()
    report: dict[str, Figure] = {}
    for build in wanted.builds.split(","):
        report[build] = _alone(build, wanted)
        _print(build, report[build], [TARGETS, WANTED[build]])
        try:
            found = _two_processes(build, wanted)
        except Missing as missing:
            print(f"{missing}; two processes are not measured")
        else:
            title = f"{build}, two processes, PostgreSQL and Redis"
            report[title] = found
            _print(title, found, [])
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(report, indent=1) + "\n")


def _print(title: str, found: Figure, targets: list[Figure]) -> None:
    print(f"--- {title}")
    for name, value in found.items():
        verdicts = [_verdict(each[name], value) for each in targets if name in each]
        print(f"{name:52}{value:>12.1f}{''.join(verdicts)}")


def _verdict(target: float, value: float) -> str:
    return f"   (target {target:g}: {'met' if value <= target else 'MISSED'})"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between answers at one table")
    there = ",".join(build for build, python in BUILDS.items() if python.exists())
    parser.add_argument("--builds", default=there, help=f"which builds to measure ({there})")
    return parser.parse_args()


def _alone(build: str, wanted: argparse.Namespace) -> Figure:
    """One process on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        with serving(_file(folder, "load"), build) as server:
            played = _played([server], wanted)
        return {**played, **_loaded(_file(folder, "long"), wanted.seats, build)}


def _file(folder: str, name: str) -> str:
    return f"sqlite+aiosqlite:///{folder}/{name}.db"


def _two_processes(build: str, wanted: argparse.Namespace) -> Figure:
    """The same load, everybody's seats at both processes."""
    with ExitStack() as stack:
        database, wire = stack.enter_context(postgres()), stack.enter_context(redis())
        servers = [stack.enter_context(serving(database, build, wire.url)) for _ in range(2)]
        return _played(servers, wanted)


def _played(servers: list[Process], wanted: argparse.Namespace) -> Figure:
    """Many tables at once."""
    urls = [server.url for server in servers]
    empty, begun, cpu = _memory(servers), time.monotonic(), _seconds(servers)
    figures = uvloop.run(load(urls, wanted.tables, wanted.seats, wanted.seconds, wanted.pace))
    wall, busy, full = time.monotonic() - begun, _seconds(servers) - cpu, _memory(servers)
    return {
        "tables": float(wanted.tables),
        "sockets": float(wanted.tables * wanted.seats),
        "answers per second": len(figures.seconds) / wanted.seconds,
        "answers": float(len(figures.seconds)),
        "refused": float(figures.refused),
        "sockets lost": float(figures.lost),
        **_percentiles(figures),
        "kB per step": figures.bytes / max(1, figures.steps) / 1000,
        CORE: 100 * busy / wall,
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
    for percent in (50, 95):
        found[f"p{percent} from answer to its receipt, ms"] = _at(stored, percent)
    return found


def _at(ordered: list[float], percent: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * 1000 if ordered else float("inf")


def _loaded(database: str, seats: int, build: str) -> Figure:
    """Matches that nobody has in memory."""
    tables = asyncio.run(long_matches(database, LONG_TABLES + 1, LONG, seats))
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
