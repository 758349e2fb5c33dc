"""What there is to learn about any game: who wins, how long it takes, whether it matters who begins."""

from __future__ import annotations

from seance.lab.report import Report
from seance.lab.study import Measured, Study, Variant
from seance.lab.tables import (
    Figure,
    Section,
    figures,
    per_game,
    players,
    points,
    share,
    start_advantage,
    times,
    write_sections,
)

ENDS: dict[str, Figure] = {
    "start player's wins over even, points": lambda r: points(start_advantage(r)),
    "shared victories": lambda r: share(r.shared / r.games),
    "won by nobody": lambda r: share(r.nobody / r.games),
    "turns per player": lambda r: f"{r.chapters.mean / players(r):.1f}",
}


def seat_rows(report: Report) -> dict[str, str]:
    """Key and heading of each seat."""
    return {str(seat): f"seat {seat}" for seat in range(players(report))}


def seat_cell(report: Report, seat: str) -> str:
    """The wins of a seat; nothing where nobody sits there."""
    return str(report.wins[int(seat)]) if int(seat) < players(report) else ""


def event_rows(report: Report) -> dict[str, str]:
    """Each event that was told."""
    names = report.census.names() if report.census is not None else {}
    return {name: name for name in names}


SECTIONS = [
    figures("How it ends", "", ENDS),
    Section("Wins by seat", "Share of wins by seat, whoever begins.", seat_rows, seat_cell),
    Section("What happens, per game", "", event_rows, lambda r, name: per_game(r, times(r, name))),
]


def general(game: str) -> Study:
    """The study of a game that has none of its own: as it comes out of the box, all events counted."""
    return Study(game, [Variant("default", "As it comes", {})], [], "*", sections)


def sections(measured: list[Measured]) -> list[str]:
    """All tables."""
    return write_sections(SECTIONS, measured)
