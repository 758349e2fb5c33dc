"""A study of a game's balance: its variants, every number of players, and a report to be read by people."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import seance
from seance import __version__
from seance.kernel.game import Game
from seance.lab.play import find_game
from seance.lab.report import Report
from seance.lab.simulate import simulate
from seance.lab.stats import Spread, percent
from seance.lab.targets import Target

Rows = list[tuple[str, ...]]


class Variant(NamedTuple):
    """A way to play the game.

    ``players`` are the numbers of players for which it is a way of its own; none means all. ``bots`` play it
    instead of those of the study, the last of them in all seats that are left.
    """

    title: str
    settings: dict[str, Any]
    players: tuple[int, ...] = ()
    bots: tuple[str, ...] = ()

    def seats(self, players: int, bot: str) -> list[str]:
        """Who sits where."""
        bots = self.bots or (bot,)
        return [bots[min(seat, len(bots) - 1)] for seat in range(players)]

    def counts(self, wanted: tuple[int, ...]) -> list[int]:
        """The numbers of players that are measured."""
        return [players for players in wanted if not self.players or players in self.players]


class Measured(NamedTuple):
    """What a variant came to, by number of players."""

    variant: Variant
    reports: dict[int, Report]


class Study:
    """What is worth knowing of one game. ``sections`` writes what only this game has, as Markdown lines.

    ``chapters`` is what its chapters are called.
    """

    def __init__(
        self,
        game: str,
        variants: list[Variant],
        targets: list[Target],
        watch: str,
        sections: Callable[[list[Measured]], list[str]],
        chapters: str = "turns",
    ) -> None:
        self.game = game
        self.variants = variants
        self.targets = targets
        self.watch = watch
        self.sections = sections
        self.chapters = chapters


class Effort(NamedTuple):
    """How thoroughly a study is made. ``told`` hears of the progress: what, games done, of how many."""

    games: int
    seed: int
    players: tuple[int, ...]
    bot: str = "bot:hints"
    jobs: int = 0
    told: Callable[[str, int, int], None] | None = None


def measure(study: Study, effort: Effort) -> list[Measured]:
    """Play all that the study asks for."""
    return [_measure_variant(study, variant, effort) for variant in study.variants]


def _measure_variant(study: Study, variant: Variant, effort: Effort) -> Measured:
    reports: dict[int, Report] = {}
    for players in variant.counts(effort.players):
        reports[players] = simulate(
            study.game,
            {**variant.settings, "players": players},
            variant.seats(players, effort.bot),
            effort.games,
            effort.seed,
            effort.jobs,
            progress=_progress(variant, players, effort),
            watch=study.watch,
        )
    return Measured(variant, reports)


def _progress(variant: Variant, players: int, effort: Effort) -> Callable[[int], None] | None:
    told = effort.told
    if told is None:
        return None
    return lambda done: told(f"{variant.title}, {players} players", done, effort.games)


def plain_study(game: str) -> Study:
    """The study of a game that has none of its own: as it comes out of the box, all events counted."""
    return Study(game, [Variant("As it comes", {})], [], "*", told_section)


def fingerprint(game: str) -> str:
    """Eight digits that change with any change to the kernel, the bots or the game, compiled or not.

    A rules version only grows when old journals break; a hint or a number on a card moves figures too.
    """
    root = Path(seance.__file__).parent
    folders = [root / "kernel", root / "bots", root / "games" / game]
    digest = blake2b(digest_size=4)
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def write(study: Study, effort: Effort, measured: list[Measured], command: str) -> str:
    """The report as Markdown. It depends on the figures only: no dates, no machines."""
    game = find_game(study.game)
    lines = [f"# The balance of {game.title}", "", *_preamble(game, effort, command)]
    if study.targets:
        lines += target_section(study.targets, measured)
    lines += order_section(measured) + score_section(measured, study.chapters) + study.sections(measured)
    return "\n".join(lines).rstrip() + "\n"


def _preamble(game: Game[Any], effort: Effort, command: str) -> list[str]:
    return [
        f"{effort.games:,} games for each variant and number of players, all seats played by `{effort.bot}`.",
        f"Rules version {game.rules_version}, Séance {__version__}, sources `{fingerprint(game.name)}`,",
        f"seed {effort.seed}. Made with",
        "",
        f"    {command}",
        "",
        "which gives the same figures on any machine as long as the sources are the same.",
        "Intervals are Wilson's, 95 %.",
    ]


def target_section(targets: list[Target], measured: list[Measured]) -> list[str]:
    """Each target, what was measured, and whether it is met; nothing on variants that no target is about."""
    lines = ["", "## Targets", ""]
    verdicts = [target.met(report) for m in measured for report in m.reports.values() for target in targets]
    lines.append(f"{verdicts.count(True)} met, {verdicts.count(False)} missed.")
    for each in measured:
        if all(target.met(report) is None for report in each.reports.values() for target in targets):
            continue
        header = ("target", "wanted", *_counts(each))
        rows = [
            (target.text, target.range, *(target.verdict(report) for report in each.reports.values()))
            for target in targets
        ]
        lines += ["", f"### {each.variant.title}", "", *markdown([header, *rows])]
    return lines


def order_section(measured: list[Measured]) -> list[str]:
    """Wins by place in turn order."""
    lines = ["", "## Does it matter who begins?", ""]
    lines.append("Share of wins by place in turn order. Even would be one part for each.")
    for each in measured:
        most = max(each.reports, default=0)
        header = ("players", "even", *(f"place {place + 1}" for place in range(most)))
        rows = [
            (str(n), percent(1 / n), *_padded([str(share) for share in report.orders], most))
            for n, report in each.reports.items()
        ]
        lines += ["", f"### {each.variant.title}", "", *markdown([header, *rows])]
    return lines


def score_section(measured: list[Measured], chapters: str = "turns") -> list[str]:
    """Length and scores."""
    lines = ["", "## Length and scores", "", "Mean ± standard deviation, and the middle 90 % in brackets."]
    header = ("players", chapters, "decisions", "winner's score", "everybody's mean", "winner's lead")
    for each in measured:
        rows = [(str(n), *_score_cells(report)) for n, report in each.reports.items()]
        lines += ["", f"### {each.variant.title}", "", *markdown([header, *rows])]
    return lines


def _score_cells(report: Report) -> tuple[str, ...]:
    means = [score.mean for score in report.scores]
    return (
        spread_cell(report.chapters),
        spread_cell(report.decisions),
        spread_cell(report.winner),
        f"{sum(means) / len(means):.1f}",
        spread_cell(report.lead),
    )


def told_section(measured: list[Measured]) -> list[str]:
    """How often each event is told."""
    lines = ["", "## What happens, per game"]
    for each in measured:
        names = sorted(
            {name for report in each.reports.values() if report.census for name in report.census.names()}
        )
        rows = [(name, *(_per_game(report, name) for report in each.reports.values())) for name in names]
        lines += ["", f"### {each.variant.title}", "", *markdown([("event", *_counts(each)), *rows])]
    return lines


def _per_game(report: Report, name: str) -> str:
    return f"{report.census.times(name) / report.games:.2f}" if report.census is not None else "–"


def spread_cell(spread: Spread) -> str:
    """A distribution in one cell of a table."""
    low, high = spread.quantiles[0.05], spread.quantiles[0.95]
    return f"{spread.mean:.1f} ± {spread.sd:.1f} ({low:.0f}–{high:.0f})"


def markdown(rows: Rows) -> list[str]:
    """A table; the first row is its heading."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return [lines[0], "|" + "---|" * len(rows[0]), *lines[1:]]


def _counts(measured: Measured) -> tuple[str, ...]:
    return tuple(f"{players} player{'s' if players > 1 else ''}" for players in measured.reports)


def _padded(cells: list[str], width: int) -> list[str]:
    return cells + [""] * (width - len(cells))
