"""Tables of a study: one for each variant, with a column for each number of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from seance.lab.census import Census
from seance.lab.report import Report
from seance.lab.stats import Share, percent
from seance.lab.study import Measured, head_count

Rows = list[tuple[str, ...]]
Figure = Callable[[Report], str]


class Section(NamedTuple):
    """A heading and its tables; with ``variants`` only so many of the first variants are shown."""

    title: str
    intro: str
    rows: Callable[[Report], dict[str, str]]
    cell: Callable[[Report, str], str]
    variants: int | None = None


def figures(title: str, intro: str, of: dict[str, Figure]) -> Section:
    """A section with a row for each figure."""
    return Section(title, intro, lambda _: {name: name for name in of}, lambda report, name: of[name](report))


def write_sections(sections: list[Section], measured: list[Measured]) -> list[str]:
    """All tables as Markdown lines."""
    return [line for section in sections for line in _write(section, measured)]


def _write(section: Section, measured: list[Measured]) -> list[str]:
    return [
        *heading(section.title, section.intro),
        *by_variant(measured[: section.variants], lambda each: _rows(section, each)),
    ]


def _rows(section: Section, measured: Measured) -> Rows:
    reports = measured.reports.values()
    names = {key: title for report in reports for key, title in section.rows(report).items()}
    rows = [(title, *(section.cell(report, key) for report in reports)) for key, title in names.items()]
    return [("", *columns(measured)), *rows]


# --- Markdown ----------------------------------------------------------------------------------------


def heading(title: str, intro: str = "") -> list[str]:
    """The beginning of a section."""
    return ["", f"## {title}", *(["", intro] if intro else [])]


def by_variant(measured: list[Measured], table: Callable[[Measured], Rows]) -> list[str]:
    """A table for each variant that was played, under its title; none that has no rows but the first."""
    lines: list[str] = []
    for each in measured:
        rows = table(each) if each.reports else []
        if len(rows) > 1:
            lines += ["", f"### {each.variant.title}", "", *markdown(rows)]
    return lines


def columns(measured: Measured) -> tuple[str, ...]:
    """A column for each number of players."""
    return tuple(head_count(players) for players in measured.reports)


def markdown(rows: Rows) -> list[str]:
    """A table; the first row is its heading."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return [lines[0], "|" + "---|" * len(rows[0]), *lines[1:]]


# --- what stands in the cells ------------------------------------------------------------------------


def players(report: Report) -> int:
    """How many play."""
    return len(report.experiment.seats)


def times(report: Report, event: str, noun: str = "", value: str = "") -> int:
    """How often something was told in all games together."""
    return report.census.times(event, noun, value) if report.census is not None else 0


def games_with(report: Report, event: str, noun: str = "", value: str = "") -> Share:
    """The games in which something was told or noted, and how many of them somebody won."""
    return (report.census or Census()).games_with(event, noun, value)


def ratio(part: float, whole: float) -> float | None:
    """A share; None of nothing."""
    return part / whole if whole else None


def share(value: float | None) -> str:
    """A share, or a dash where there is nothing to share."""
    return "–" if value is None else percent(value)


def per_game(report: Report, number: int) -> str:
    """A count as a mean per game."""
    return f"{number / report.games:.2f}"


def winners(report: Report, event: str, noun: str = "", value: str = "") -> str:
    """How many of those who did this went on to win."""
    return share(report.census.winners_share(event, noun, value) if report.census is not None else None)


def start_advantage(report: Report) -> float:
    """The start player's share of wins over an even one."""
    return report.orders[0].share - 1 / players(report)


def points(value: float) -> str:
    """A difference of shares in percentage points."""
    return f"{value * 100:+.1f}"
