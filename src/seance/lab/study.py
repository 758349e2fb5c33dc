"""A study of a game's balance: which variants are played, by how many, and what is wanted of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from seance.kernel.errors import UnknownName
from seance.lab.census import Notes
from seance.lab.play import find_game
from seance.lab.report import Report
from seance.lab.simulate import simulate
from seance.lab.targets import Target

USUAL = "bot:hints"
"""Who plays, unless a variant says otherwise."""


class Variant(NamedTuple):
    """A way to play the game; ``name`` is for command lines, ``title`` for headings.

    ``players`` are the numbers of players for which it is a way of its own; none means all. ``bots`` play it
    instead of the usual ones, the last of them in all seats that are left.
    """

    name: str
    title: str
    settings: dict[str, Any]
    players: tuple[int, ...] = ()
    bots: tuple[str, ...] = ()

    def seats(self, players: int, bot: str) -> list[str]:
        """Who sits where."""
        bots = self.bots or (bot,)
        return [bots[min(seat, len(bots) - 1)] for seat in range(players)]


class Cell(NamedTuple):
    """What is measured at a time: a variant, played by so many."""

    variant: Variant
    players: int

    @property
    def name(self) -> str:
        """As it is typed: ``full:4``."""
        return f"{self.variant.name}:{self.players}"

    @property
    def title(self) -> str:
        """As it is read: ``Full game, 4 players``."""
        return f"{self.variant.title}, {head_count(self.players)}"


class Measured(NamedTuple):
    """What a variant came to, by number of players; nothing where it was not played."""

    variant: Variant
    reports: dict[int, Report]


class Study:
    """What is worth knowing of one game. ``sections`` writes what only this game has, as Markdown lines.

    ``chapters`` is what its chapters are called. ``notes`` are taken of each game. Where all win or lose
    ``together`` nobody asks who begins and who leads.
    """

    def __init__(  # noqa: PLR0913  each is a plain choice of the study's
        self,
        game: str,
        variants: list[Variant],
        targets: list[Target],
        watch: str,
        sections: Callable[[list[Measured]], list[str]],
        chapters: str = "turns",
        *,
        notes: Notes | None = None,
        together: bool = False,
    ) -> None:
        self.game = game
        self.variants = variants
        self.targets = targets
        self.watch = watch
        self.sections = sections
        self.chapters = chapters
        self.notes = notes
        self.together = together

    def all_cells(self) -> list[Cell]:
        """Everything there is to measure."""
        counts = find_game(self.game).players()
        return [Cell(each, n) for each in self.variants for n in counts if n in (each.players or counts)]

    def cells(self, *wanted: str) -> list[Cell]:
        """Those that somebody wants: ``full:4``, all of ``full``, or all with ``4``; without a wish, all."""
        cells = self.all_cells()
        for wish in wanted:
            if not any(wish in spellings(cell) for cell in cells):
                raise UnknownName(f"cell of {find_game(self.game).title}", wish, _all_spellings(cells))
        return [cell for cell in cells if not wanted or set(wanted) & set(spellings(cell))]


def spellings(cell: Cell) -> tuple[str, str, str]:
    """What somebody may type to get this cell, with or without its neighbours."""
    return cell.name, cell.variant.name, str(cell.players)


def _all_spellings(cells: list[Cell]) -> list[str]:
    """The short ones first: there are few of them, and they say what there is."""
    names = dict.fromkeys(cell.variant.name for cell in cells)
    counts = dict.fromkeys(str(cell.players) for cell in cells)
    return [*names, *counts, *(cell.name for cell in cells)]


def head_count(players: int) -> str:
    """How many play, in words."""
    return f"{players} player{'' if players == 1 else 's'}"


class Effort(NamedTuple):
    """How thoroughly a study is made.

    ``told`` hears how many games of a cell are done; the folder ``keep`` keeps them.
    """

    games: int
    seed: int
    cells: list[Cell]
    bot: str = USUAL
    workers: int = 0
    told: Callable[[Cell, int], None] | None = None
    keep: Path | None = None


def measure(study: Study, effort: Effort) -> list[Measured]:
    """Play all that is wanted of the study."""
    return [
        Measured(
            variant,
            {cell.players: _play(study, cell, effort) for cell in effort.cells if cell.variant is variant},
        )
        for variant in study.variants
    ]


def _play(study: Study, cell: Cell, effort: Effort) -> Report:
    variant, players = cell
    return simulate(
        study.game,
        {**variant.settings, "players": players},
        variant.seats(players, effort.bot),
        effort.games,
        effort.seed,
        effort.workers,
        progress=_progress(cell, effort),
        watch=study.watch,
        notes=study.notes,
        keep=effort.keep,
    )


def _progress(cell: Cell, effort: Effort) -> Callable[[int], None] | None:
    told = effort.told
    return None if told is None else lambda done: told(cell, done)
