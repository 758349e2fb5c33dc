"""``seance sim``: many games among bots."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from seance.cli import UsageError
from seance.cli.arguments import HUMAN, USUAL, AsJson, GameName, Wishes, Workers

if TYPE_CHECKING:
    from rich.table import Table

    from seance.kernel.game import Game
    from seance.lab.report import Report

Games = Annotated[int, Parameter(name=["--games", "-n"], help="How many games.")]
ANY = Wishes()

SHORT = {"mean score": "score"}
"""Headings that would make the table wider than eighty columns."""


def sim(
    game: GameName,
    /,
    *,
    games: Games = 100,
    wishes: Wishes = ANY,
    workers: Workers = 0,
    json: AsJson = False,
) -> None:
    """Let bots play many games and count: who wins from which seat, how long it takes, what it scores.

    The same seed gives the same figures, whatever the machine and the number of cores.
    """
    record = wishes.game(game)
    settings = wishes.settings(record)
    bots = wishes.seat_list(settings["players"], first=USUAL)
    if HUMAN in bots:
        raise UsageError("A simulation is played by bots alone; people play with `seance play`.")
    seed = wishes.seed_or(secrets.randbits(32))
    _print(_simulate(record, settings, bots, games, seed, workers), seed, json=json)


def _simulate(
    game: Game[Any], settings: dict[str, Any], seats: list[str], games: int, seed: int, workers: int
) -> Report:
    from seance.cli.progress import progress_bar
    from seance.lab.simulate import simulate

    with progress_bar(games) as bar:
        progress = None if bar is None else partial(bar, "Playing")
        return simulate(game.name, settings, seats, games, seed, workers, progress=progress, box=game.box)


def _print(report: Report, seed: int, *, json: bool) -> None:
    if json:
        from seance.cli.output import print_json

        print_json(report.data())
        return
    from rich.text import Text

    from seance.cli.output import show

    show(_seats(report), "", _figures(report), "", Text(f"The same again: --seed {seed}", "dim"))


def _seats(report: Report) -> Table:
    from rich.table import Table

    heading, *rows = report.table()
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 1, 0, 0))
    for name in heading:
        table.add_column(SHORT.get(name, name), justify="left" if name == "player" else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def _figures(report: Report) -> Table:
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 0, 0))
    for what, figure in report.figures():
        table.add_row(what, figure)
    return table
