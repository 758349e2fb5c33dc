"""Measure the web table: ``make bench-server`` (BENCH="--tables 50 --seconds 20" for a quicker look)."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.server.load import Figures, load
from benchmarks.server.prepare import long_matches
from benchmarks.server.process import Process, serving

RESULTS = Path(__file__).parent.parent / "results" / "server.json"
LONG, LONG_TABLES = 500, 100
TARGETS = {
    "p95 from answer to everybody's screen, ms": 150.0,
    "cold load of a 500-answer match, slowest, ms": 300.0,
    "memory of a resident table, kB": 300.0,
}


def main() -> None:
    """Run both measurements and print them beside their targets."""
    wanted = _arguments()
    with tempfile.TemporaryDirectory() as folder:
        found = {
            **_played(f"sqlite+aiosqlite:///{folder}/load.db", wanted),
            **_loaded(f"sqlite+aiosqlite:///{folder}/long.db", wanted.seats),
        }
    for name, value in found.items():
        print(f"{name:52}{value:>12.1f}{_verdict(name, value)}")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=1) + "\n")


def _verdict(name: str, value: float) -> str:
    target = TARGETS.get(name)
    if target is None:
        return ""
    return f"   (target {target:g}: {'met' if value <= target else 'MISSED'})"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between answers at one table")
    return parser.parse_args()


def _played(database: str, wanted: argparse.Namespace) -> dict[str, float]:
    """Many tables at once."""
    with serving(database) as server:
        empty, begun, cpu = server.memory, time.monotonic(), server.seconds
        play = load(server.url, wanted.tables, wanted.seats, wanted.seconds, wanted.pace)
        figures = uvloop.run(play)
        wall, busy, full = time.monotonic() - begun, server.seconds - cpu, server.memory
    return {
        "tables": float(wanted.tables),
        "sockets": float(wanted.tables * wanted.seats),
        "answers per second": len(figures.seconds) / wanted.seconds,
        "answers": float(len(figures.seconds)),
        "refused": float(figures.refused),
        "sockets lost": float(figures.lost),
        **_percentiles(figures),
        "kB per step": figures.bytes / max(1, figures.steps) / 1000,
        "server, % of one core": 100 * busy / wall,
        "memory per table with its sockets, kB": (full - empty) / wanted.tables / 1000,
    }


def _percentiles(figures: Figures) -> dict[str, float]:
    arrived, stored = sorted(figures.seconds), sorted(figures.acknowledged)
    found: dict[str, float] = {}
    for percent in (50, 95, 99):
        found[f"p{percent} from answer to everybody's screen, ms"] = _at(arrived, percent)
    for percent in (50, 95):
        found[f"p{percent} from answer to its receipt, ms"] = _at(stored, percent)
    return found


def _at(ordered: list[float], percent: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * 1000 if ordered else float("inf")


def _loaded(database: str, seats: int) -> dict[str, float]:
    """Matches that nobody has in memory."""
    tables = asyncio.run(long_matches(database, LONG_TABLES + 1, LONG, seats))
    with serving(database) as server:
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
