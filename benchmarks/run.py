"""Measure our games next to their peers: one run, one table.

Rounds are interleaved, so that a busy minute of the machine hits everyone alike; each figure is the
median over the rounds. Decisions are the choices of players among legal ones, uniformly random.
"""

import argparse
import json
import platform
import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks import targets
from benchmarks.contenders import COMPILED, INTERPRETED, PEERS, ROOT, Contender, existing_games, ours, peers
from benchmarks.targets import Check, Row

RESULTS = ROOT / "benchmarks" / "results" / "latest.json"
STARTS = 5


def measured(contenders: list[Contender], rounds: int, seconds: float) -> list[Row]:
    """Run every contender once a round and return the median figures of each."""
    runs: list[list[dict[str, Any]]] = [[] for _ in contenders]
    for lap in range(rounds):
        for contender, mine in zip(contenders, runs, strict=True):
            mine.append(contender.run("--seconds", str(seconds), "--seed", str(lap + 1)))
            print(f"round {lap + 1} of {rounds}: {mine[-1]['name']}", file=sys.stderr)
    return [_median(mine) for mine in runs]


def _median(runs: list[dict[str, Any]]) -> Row:
    figures = (key for key in runs[0] if key not in {"name", "build", "players"})
    return {**runs[0], **{key: statistics.median(run[key] for run in runs) for key in figures}}


def start_checks(games: list[str]) -> Iterator[Check]:
    """Time how fast seance comes up, and how much a finished match holds."""
    for build, python in (("interpreted", INTERPRETED), ("compiled", COMPILED)):
        code = "from time import perf_counter as t; a = t(); import seance; print((t() - a) * 1e3)"
        took = statistics.median(float(_output(str(python), "-c", code)) for _ in range(STARTS))
        yield Check(f"import seance, {build}", took, targets.IMPORT_MS, "ms")
        command = str(python.parent / "seance")
        took = statistics.median(_wall_ms(command, "games") for _ in range(STARTS))
        yield Check(f"seance games, {build}", took, targets.COMMAND_MS, "ms")
    for contender in ours(games):
        game = contender.arguments[0]
        promise = targets.PROMISES.get(game)
        if promise is not None and promise.match_kb is not None:
            kilobytes = contender.run("--memory")["match_bytes"] / 1e3
            yield Check(f"finished match of {game}, {contender.build}", kilobytes, promise.match_kb, "kB")


def _output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


def _wall_ms(*command: str) -> float:
    start = perf_counter()
    _output(*command)
    return (perf_counter() - start) * 1e3


def figures_table(rows: list[Row]) -> Table:
    """The table of the run."""
    table = Table("game", "build", "players", title="Random play on one core")
    for heading in ("decisions/s", "games/s", "decisions/game", "clone, µs"):
        table.add_column(heading, justify="right")
    for row in rows:
        figures = [f"{row[key]:,.0f}" for key in ("decisions_per_s", "games_per_s", "decisions_per_game")]
        table.add_row(
            str(row["name"]), str(row["build"]), str(row["players"]), *figures, f"{row['clone_us']:,.1f}"
        )
    return table


def checks_table(checks: list[Check]) -> Table:
    """What we promise, and what came out."""
    table = Table("promise", "target", "measured", "", title="Targets")
    for check in checks:
        kept = "[green]kept[/]" if check.kept else "[red]missed[/]"
        table.add_row(check.what, check.target, f"{check.figure:,.2f} {check.unit}", kept)
    return table


def write(path: Path, rows: list[Row], checks: list[Check], options: argparse.Namespace) -> None:
    """Keep the run as JSON."""
    machine = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
    }
    results = {
        **machine,
        "seconds": options.seconds,
        "rounds": options.rounds,
        "rows": rows,
        "checks": [{**asdict(check), "kept": check.kept} for check in checks],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="time spent playing, per contender and round"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", nargs="*", default=existing_games(), help="our games to measure")
    parser.add_argument("--no-peers", action="store_true", help="measure our own games only")
    return parser.parse_args()


def main() -> None:
    """Measure, print and keep."""
    options = parse()
    for python in (INTERPRETED, COMPILED, PEERS):
        if not (ROOT / python).exists():
            sys.exit(f"{python} is missing: start the benchmarks with `make bench`, which sets it up")
    contenders = ours(options.games) + ([] if options.no_peers else peers())
    rows = measured(contenders, options.rounds, options.seconds)
    checks = [*targets.speed_checks(rows), *(start_checks(options.games) if options.games else ())]
    write(RESULTS, rows, checks, options)
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(figures_table(rows))
    if checks:
        console.print(checks_table(checks))


if __name__ == "__main__":
    main()
