"""Games that have been played are kept in a file, so that a long study can be broken off and gone on with.

Each line is a batch of games, in order, as JSON. The file's name tells what was played by which sources: who
changes a card begins anew. A line that was not finished (the lamp went out) is played again.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import seance
from seance.kernel.errors import SeanceError
from seance.lab.census import Census
from seance.lab.play import Experiment, Outcome

SOURCES = (".py", ".txt")
"""What games are made of: modules, and drawings that they read."""

Batch = tuple[list[Outcome], Census | None]


class Kept:
    """The file in a folder that keeps one experiment's games."""

    def __init__(self, folder: Path, experiment: Experiment, sources: str) -> None:
        self.experiment = experiment
        self.path = folder / f"{experiment.game}-{_digest(experiment, sources)}.jsonl"

    def read(self) -> list[Batch]:
        """What has been played so far, as far as its lines are whole."""
        if not self.path.exists():
            return []
        lines = self.path.read_text("utf-8").split("\n")
        self.path.write_text("".join(f"{line}\n" for line in lines[:-1]), "utf-8")
        try:
            return [self._batch(json.loads(line)) for line in lines[:-1]]
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise SeanceError(
                f"{self.path} is damaged ({error}); take it away, and its games are played again."
            ) from error

    def add(self, batch: Batch) -> None:
        """Keep a batch that has just been played."""
        outcomes, census = batch
        line = {"outcomes": outcomes, "census": None if census is None else census.kept()}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def _batch(self, line: dict[str, Any]) -> Batch:
        census = None
        if self.experiment.watch is not None:
            census = Census(self.experiment.watch)
            census.take_back(line["census"])
        return [_outcome(each) for each in line["outcomes"]], census


def _outcome(fields: list[Any]) -> Outcome:
    outcome = Outcome(*fields)
    return outcome._replace(lines=[[(name, points) for name, points in seat] for seat in outcome.lines])


def _digest(experiment: Experiment, sources: str) -> str:
    notes = "" if experiment.notes is None else experiment.notes.__qualname__
    what = [sources, *experiment[:5], notes, experiment.box]
    return blake2b(json.dumps(what, sort_keys=True).encode(), digest_size=6).hexdigest()


def fingerprint(game: str) -> str:
    """Eight digits that change with any change to the kernel, the bots or the game, compiled or not.

    A rules version only grows when old journals break; a hint, a number on a card, a wall move figures too.
    """
    root = Path(seance.__file__).parent
    folders = [root / "kernel", root / "bots", root / "games" / game]
    digest = blake2b(digest_size=4)
    files = (path for folder in folders for path in folder.rglob("*") if path.suffix in SOURCES)
    for path in sorted(files):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
