"""The stopwatch every contender is measured with: standard library only, so that any Python can run it."""

import argparse
import json
import os
import random
import statistics
from collections.abc import Callable
from time import perf_counter
from typing import Any, Protocol

POSITIONS = 50
CLONING_SECONDS = 1.0


class Contender(Protocol):
    """An engine with a game on it, playing uniformly random legal decisions."""

    name: str
    players: int

    def play(self) -> int:
        """Play a whole game and return the number of decisions players made in it."""
        ...

    def position(self, decisions: int) -> Any:
        """Return a position after that many decisions of a new game, or earlier if the game ends."""
        ...

    def clone(self, position: Any) -> Any:
        """Copy a position as the engine's own searches do."""
        ...


def pin() -> None:
    """Stay on one core, the last one we may use, where the system lets us choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def parser(description: str | None) -> argparse.ArgumentParser:
    """Return the options that all contenders share."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument("--seconds", type=float, default=3.0, help="time spent playing")
    options.add_argument("--seed", type=int, default=1)
    return options


def measure(contender: Contender, seconds: float, seed: int) -> dict[str, float | str]:
    """Time random play and the cloning of positions in mid-game."""
    contender.play()
    decisions, games, elapsed = _playing(contender.play, seconds)
    return {
        "name": contender.name,
        "players": contender.players,
        "decisions_per_s": decisions / elapsed,
        "games_per_s": games / elapsed,
        "decisions_per_game": decisions / games,
        "clone_us": _cloning(contender, decisions // games, random.Random(seed)),
    }


def report(figures: dict[str, Any]) -> None:
    """Print one JSON line for `benchmarks/run.py` to read."""
    print(json.dumps(figures))


def run(contender: Contender, options: argparse.Namespace) -> None:
    """Measure a contender as its command line asks."""
    pin()
    report(measure(contender, options.seconds, options.seed))


def _playing(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    decisions = games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        decisions += play()
        games += 1
    return decisions, games, elapsed


def _cloning(contender: Contender, length: int, rng: random.Random) -> float:
    """The median of many sweeps through a pool of positions: other business of the machine is left out."""
    pool = [contender.position(rng.randrange(length // 4, 3 * length // 4 + 1)) for _ in range(POSITIONS)]
    clone = contender.clone
    sweeps: list[float] = []
    end = perf_counter() + CLONING_SECONDS
    while (start := perf_counter()) < end:
        for position in pool:
            clone(position)
        sweeps.append(perf_counter() - start)
    return statistics.median(sweeps) / POSITIONS * 1e6
