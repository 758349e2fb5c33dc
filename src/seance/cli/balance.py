"""``seance balance``: is a game what its designers want it to be?"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from seance.cli import UsageError
from seance.cli.arguments import GameName, Workers, check_seed, split

if TYPE_CHECKING:
    from seance.lab.study import Cell, Effort, Study

Games = Annotated[int, Parameter(name=["--games", "-n"], help="How many games for each cell.")]
Seed = Annotated[int, Parameter(help="The same seed gives the same figures.")]
Cells = Annotated[
    str | None,
    Parameter(
        help="Only these, with commas between: a variant with a number of players (full:4), a whole variant "
        "(full), or a number of players in all variants (4)."
    ),
]
Out = Annotated[
    Path | None, Parameter(help="The file to write; without one the report goes to the terminal.")
]

Keep = Annotated[
    Path | None,
    Parameter(
        help="A folder that keeps what has been played: the same command goes on where it was stopped."
    ),
]


def balance(
    game: GameName,
    /,
    *,
    games: Games = 10_000,
    seed: Seed = 1,
    workers: Workers = 0,
    cells: Cells = None,
    out: Out = None,
    keep: Keep = None,
) -> None:
    """Hold a game against what is wanted of it, and write the report."""
    from seance.games import load
    from seance.lab.studies import study_of
    from seance.lab.study import Effort

    study = study_of(load(game).name)
    wanted = split(cells)
    command = _command(study.game, games, check_seed(seed), wanted)
    chosen = study.cells(*wanted)
    if out is not None:
        _check(out)
    if keep is not None and not keep.is_dir():
        raise UsageError(f"There is no folder {keep} to keep games in.")
    _deliver(_report(study, Effort(games, seed, chosen, workers=workers, keep=keep), command), out)


def _command(game: str, games: int, seed: int, cells: list[str]) -> str:
    """The command that makes this very report again."""
    words = ["seance balance", game, f"--games {games}", f"--seed {seed}"]
    if cells:
        words.append(f"--cells {','.join(cells)}")
    return " ".join(words)


def _check(out: Path) -> None:
    """Better now than after a million games."""
    if out.is_dir():
        raise UsageError(f"{out} is a folder; --out wants a file, such as {out / 'report.md'}.")
    if not out.parent.is_dir():
        raise UsageError(f"There is no folder {out.parent} to write {out.name} into.")


def _report(study: Study, effort: Effort, command: str) -> str:
    from seance.cli.progress import progress_bar
    from seance.lab.writing import carry_out

    cells, games = effort.cells, effort.games
    with progress_bar(games * len(cells)) as bar:
        return carry_out(study, effort._replace(told=_teller(cells, games, bar)), command)


def _teller(
    cells: list[Cell], games: int, bar: Callable[[str, int], None] | None
) -> Callable[[Cell, int], None]:
    """What hears of the progress: the bar, or else a line for each cell that is done."""
    if bar is None:
        return lambda cell, done: _tell(cell, done) if done == games else None
    show = bar
    return lambda cell, done: show(cell.title, cells.index(cell) * games + done)


def _tell(cell: Cell, done: int) -> None:
    print(f"{cell.name}: {done:,} games", file=sys.stderr, flush=True)


def _deliver(report: str, out: Path | None) -> None:
    if out is None:
        print(report, end="")
        return
    out.write_text(report, encoding="utf-8")
    print(f"The report is in {out}.")
