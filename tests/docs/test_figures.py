"""Figures that prose quotes are those of the balance reports.

Such a figure is a link to the report that has it, and the link's title says where: ``[32 %](edwardian.md
"play_on:4: games with a loser")`` is the row of that name, in the cells that ``--cells play_on:4`` would
choose; ``all`` are all of them. Where there are several, ``3 to 6`` are the least and the greatest.
"""

from __future__ import annotations

import re
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import pytest

from seance.games.way_out.cards import CHARTS
from seance.lab.studies import study_of
from seance.lab.study import head_count
from tools.docs import PAGES, ROOT

FIGURE = re.compile(r'\[([^\]]+)\]\(([\w./-]*/)?([\w-]+)\.md "(.+?): ([^":]+)"\)')
NUMBER = re.compile(r"[+-]?\d+(?:\.\d+)?")

Table = tuple[str, list[list[str]]]
"""The heading above it, and its rows."""


def tables(report: str) -> list[Table]:
    """All tables of a report."""
    found: list[Table] = []
    title, inside = "", False
    for line in (ROOT / "docs" / "balance" / f"{report}.md").read_text("utf-8").splitlines():
        if line.startswith("#"):
            title = line.lstrip("# ")
        if line.startswith("|"):
            if not inside:
                found.append((title, []))
            found[-1][1].append([cell.strip() for cell in line.strip("|").split("|")])
        inside = line.startswith("|")
    return found


def looked_up(all_tables: list[Table], variant: str, players: int, row: str) -> float | None:
    """A figure: in the column of so many players, or else, where they have rows, in theirs."""
    for title, (header, _, *rows) in all_tables:
        named = {cells[0]: dict(zip(header, cells, strict=False)) for cells in rows}
        places = [(row, head_count(players)), (str(players), row)]
        values = [named.get(name, {}).get(column, "") for name, column in places if title == variant]
        for value in values:
            if number := NUMBER.match(value):
                return float(number[0])
    return None


def measured(report: str, cells: str, row: str) -> list[float]:
    """The figures of a row, in some cells."""
    study = study_of(report.replace("-", "_"))
    wanted = [] if cells == "all" else cells.split(",")
    every = tables(report)
    found = [looked_up(every, cell.variant.title, cell.players, row) for cell in study.cells(*wanted)]
    return [value for value in found if value is not None]


def agrees(quoted: str, values: list[float]) -> bool:
    """Whether the prose quotes the least and the greatest of some figures; one number stands for both."""
    numbers = NUMBER.findall(quoted)
    return len(numbers) in (1, 2) and rounds(min(values), numbers[0]) and rounds(max(values), numbers[-1])


def rounds(value: float, quoted: str) -> bool:
    """Whether a value becomes this number when it is rounded to as many decimals."""
    half: float = 0.5 / 10 ** len(quoted.partition(".")[2])
    return abs(value - float(quoted)) <= half + 1e-9


class Quote(NamedTuple):
    """A figure on a page, and where it comes from."""

    page: Path
    figure: str
    report: str
    cells: str
    row: str


QUOTES = [
    Quote(page, match[1], match[3], match[4], match[5])
    for page in PAGES
    for match in FIGURE.finditer(page.read_text("utf-8"))
]


@pytest.mark.parametrize("quote", QUOTES, ids=lambda quote: f"{quote.page.parent.name}: {quote.row}")
def test_prose_states_figures_as_the_report_has_them(quote: Quote) -> None:
    values = measured(quote.report, quote.cells, quote.row)
    assert values, f"{quote.report}.md has no row {quote.row!r} in the cells {quote.cells!r}"
    assert agrees(quote.figure, values), (
        f"{quote.page.name} says {quote.figure}, {quote.report}.md {min(values)} to {max(values)}"
    )


def test_figures_are_found() -> None:
    pages = {quote.page.relative_to(ROOT).as_posix() for quote in QUOTES}
    assert {"docs/rules/README.md", "docs/balance/README.md"} <= pages
    assert {"haunt-the-house", "edwardian", "way-out"} <= {quote.report for quote in QUOTES}


@pytest.mark.parametrize(
    ("quoted", "values", "agreed"),
    [
        ("32 %", [32.4], True),
        ("about 32.0", [32.4], False),
        ("3 to 6", [2.8, 4.0, 6.2], True),
        ("3 to 6", [2.8, 6.6], False),
        ("10", [9.7, 10.2], True),
        ("10", [9.7, 11.0], False),
        ("a third", [33.3], False),
    ],
)
def test_figures_agree_as_they_are_rounded(quoted: str, values: list[float], agreed: bool) -> None:
    assert agrees(quoted, values) is agreed


def test_the_charts_change_stats_as_the_page_on_rulings_says() -> None:
    page = (ROOT / "docs" / "rules" / "README.md").read_text("utf-8").replace("\N{MINUS SIGN}", "-")
    (row,) = [line for line in page.splitlines() if line.startswith("| Color and Suit charts |")]
    for chart in CHARTS.values():
        for stat in ("body", "fear"):
            change = mean(mean(getattr(effect, stat) for effect in entry.effects) for entry in chart)
            assert change == 0 or f"{change:+.2f}" in row, f"{stat} {change:+.2f}"
