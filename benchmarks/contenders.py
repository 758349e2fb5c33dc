"""Who is measured: each contender is a command that prints one JSON line."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
INTERPRETED = Path(".venv/bin/python")
COMPILED = Path(".venv-compiled/bin/python")
PEERS = Path("benchmarks/.venv/bin/python")

PLAYERS = {
    "haunt_the_house": 4,
    "way_out": 4,
    "edwardian": 4,
    "most_haunted_house": 4,
    "house_of_whack": 4,
}


@dataclass(frozen=True)
class Contender:
    """An engine and a game, run by a Python of its own."""

    build: str
    python: Path
    module: str
    arguments: tuple[str, ...] = ()

    def run(self, *more: str) -> dict[str, Any]:
        """Run it once and return the figures it prints."""
        command = [str(self.python), "-m", self.module, *self.arguments, *more]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
        figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return {**figures, "build": self.build}


def peers() -> list[Contender]:
    """The engines we compare with, in the order of the table."""
    games = ("crazy_eights(players=4)", "gin_rummy", "python_team_dominoes")
    spiel = [Contender("peer", PEERS, "benchmarks.peers.openspiel", (game,)) for game in games]
    rest = [Contender("peer", PEERS, f"benchmarks.peers.{name}") for name in ("rlcard_uno", "catan")]
    return spiel + rest


def ours(games: list[str]) -> list[Contender]:
    """Our games, each interpreted and compiled."""
    builds = {"interpreted": INTERPRETED, "compiled": COMPILED}
    return [
        Contender(build, python, "benchmarks.ours", (game, "--players", str(PLAYERS[game])))
        for game in games
        for build, python in builds.items()
    ]


def existing_games() -> list[str]:
    """Those of the five games that are written already."""
    return [game for game in PLAYERS if (ROOT / "src/seance/games" / game / "__init__.py").exists()]
