"""A study as people read it: a report in Markdown, with what all games have and what only this one has."""

from __future__ import annotations

from typing import Any

from seance import __version__
from seance.kernel.errors import SeanceError
from seance.kernel.game import Game
from seance.lab.kept import fingerprint
from seance.lab.play import find_game
from seance.lab.report import Report
from seance.lab.stats import Spread, percent
from seance.lab.study import Effort, Measured, Study, measure
from seance.lab.tables import Rows, by_variant, columns, heading
from seance.lab.targets import Target


def carry_out(study: Study, effort: Effort, command: str) -> str:
    """Play all that is wanted and write the report; ``command`` is what makes the same report again."""
    game = find_game(study.game).name
    before = fingerprint(game)
    measured = measure(study, effort)
    if fingerprint(game) != before:
        raise SeanceError(
            "The sources changed while the games were played; these figures would be of nothing."
        )
    return write(study, effort, measured, command)


def write(study: Study, effort: Effort, measured: list[Measured], command: str) -> str:
    """The report as Markdown. It depends on the figures only: no dates, no machines."""
    game = find_game(study.game)
    lines = [f"# The balance of {game.title}", "", *_preamble(game, effort, command)]
    if study.targets:
        lines += target_section(study.targets, measured)
    if not study.together:
        lines += order_section(measured) + score_section(measured, study.chapters)
    lines += study.sections(measured)
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
    verdicts = [target.met(report) for m in measured for report in m.reports.values() for target in targets]
    return [
        *heading("Targets", f"{verdicts.count(True)} met, {verdicts.count(False)} missed."),
        *by_variant(measured, lambda each: _target_rows(targets, each)),
    ]


def _target_rows(targets: list[Target], measured: Measured) -> Rows:
    """Those that are about this variant."""
    reports = measured.reports.values()
    about = [target for target in targets if any(target.met(report) is not None for report in reports)]
    header = ("target", "wanted", *columns(measured))
    return [
        header,
        *((target.text, target.range, *(target.verdict(r) for r in reports)) for target in about),
    ]


def order_section(measured: list[Measured]) -> list[str]:
    """Wins by place in turn order."""
    intro = "Share of wins by place in turn order. Even would be one part for each."
    return [*heading("Does it matter who begins?", intro), *by_variant(measured, _order_rows)]


def _order_rows(measured: Measured) -> Rows:
    most = max(measured.reports)
    header = ("players", "even", *(f"place {place + 1}" for place in range(most)))
    rows = [
        (str(n), percent(1 / n), *_padded([str(share) for share in report.orders], most))
        for n, report in measured.reports.items()
    ]
    return [header, *rows]


def score_section(measured: list[Measured], chapters: str = "turns") -> list[str]:
    """Length and scores."""
    header = ("players", chapters, "decisions", "winner's score", "everybody's mean", "winner's lead")
    return [
        *heading("Length and scores", "Mean ± standard deviation, and the middle 90 % in brackets."),
        *by_variant(measured, lambda each: [header, *_score_rows(each)]),
    ]


def _score_rows(measured: Measured) -> Rows:
    return [(str(n), *_score_cells(report)) for n, report in measured.reports.items()]


def _score_cells(report: Report) -> tuple[str, ...]:
    means = [score.mean for score in report.scores]
    return (
        spread_cell(report.chapters),
        spread_cell(report.decisions),
        spread_cell(report.winner),
        f"{sum(means) / len(means):.1f}",
        spread_cell(report.lead),
    )


def spread_cell(spread: Spread) -> str:
    """A distribution in one cell of a table."""
    low, high = spread.quantiles[0.05], spread.quantiles[0.95]
    return f"{spread.mean:.1f} ± {spread.sd:.1f} ({low:.0f}–{high:.0f})"


def _padded(cells: list[str], width: int) -> list[str]:
    return cells + [""] * (width - len(cells))
