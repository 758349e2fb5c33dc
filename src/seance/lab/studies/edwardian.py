"""What an Edwardian evening should be like, and what there is to learn about its cards."""

from __future__ import annotations

from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.cards import KIND_NAMES
from seance.lab.report import Report
from seance.lab.study import Study, Variant
from seance.lab.tables import (
    Figure,
    Section,
    figures,
    per_game,
    players,
    points,
    ratio,
    share,
    start_advantage,
    times,
    write_sections,
)
from seance.lab.targets import Target, plain

WANTED = range(3, 6)
"""The numbers of players for which there are targets."""
VARIANTS = [
    Variant("default", "As it comes", {}),
    Variant("three_lines", "Three lines", {"form": "full"}, (2,)),
    Variant("two_lines", "Two lines", {"form": "two_lines"}, (2, 3, 4)),
    Variant(
        "play_on",
        "Three lines, and the Terrors stay where they are",
        {"form": "full", "fifth_terror": "play_on"},
        tuple(WANTED),
    ),
]
STALEMATE = "stalemate"
ATTACKS = ("plays", "calls")
AT_HOME = ("defends", "uses", "plays-own")


# --- figures with a target ---------------------------------------------------------------------------


def turns(report: Report) -> float:
    """Turns per player. A turn is two chapters; a missed one is none and takes one, a new hand takes one."""
    halves = report.chapters.mean + (times(report, "renews") - times(report, "misses")) / report.games
    return (halves + 1) / 2 / players(report)


def losers(report: Report) -> float:
    """Part of the games in which somebody's lines are all complete."""
    return 1 - report.reasons.get(STALEMATE, 0) / report.games


def among_three_to_five(report: Report, value: float) -> float | None:
    """The value, where there is a target for it."""
    return value if players(report) in WANTED else None


TARGETS = [
    Target("turns per player", lambda r: among_three_to_five(r, turns(r)), 8, 20, plain),
    Target("games with a loser", lambda r: among_three_to_five(r, losers(r)), 0.65),
    Target(
        "start player's wins over even, points",
        lambda r: among_three_to_five(r, start_advantage(r)),
        -0.05,
        0.05,
        points,
    ),
]


# --- how it goes, and how it ends ----------------------------------------------------------------------

ENDS: dict[str, Figure] = {
    "turns per player": lambda r: f"{turns(r):.1f}",
    "turns missed, per player": lambda r: f"{times(r, 'misses') / r.games / players(r):.1f}",
    "games with a loser": lambda r: share(losers(r)),
    "times that the Terrors walk again": lambda r: per_game(r, times(r, "walk-again")),
    "stalemates": lambda r: share(r.reasons.get(STALEMATE, 0) / r.games),
    "shared victories": lambda r: share(r.shared / r.games),
    "won by nobody": lambda r: share(r.nobody / r.games),
    "seats that win, alone or together": lambda r: share(r.winner.count / r.games / players(r)),
    "lines completed": lambda r: per_game(r, times(r, "completed")),
}

DEEDS: dict[str, Figure] = {
    "essentials and supports played on others": lambda r: per_game(r, times(r, "plays") + times(r, "calls")),
    "played at home": lambda r: per_game(r, times(r, "uses") + times(r, "plays-own")),
    "defences": lambda r: per_game(r, times(r, "defends")),
    "Terrors laid on a line": lambda r: per_game(r, terrors(r)),
    "of these, answered": lambda r: share(ratio(answered(r), terrors(r))),
    "essentials taken off": lambda r: per_game(r, times(r, "taken-off")),
    "forfeits": lambda r: per_game(r, times(r, "must-forfeit")),
    "laps of the gods": lambda r: per_game(r, times(r, "lap")),
    "whole hands thrown away for a turn": lambda r: per_game(r, times(r, "renews")),
    "reshuffles": lambda r: per_game(r, times(r, "reshuffles")),
}


def terrors(report: Report) -> int:
    """Terrors that came to lie on a line, by whatever way."""
    laid = sum(times(report, name, "card", card.key) for name in ("plays", "plays-own") for card in TERRORS)
    return laid + times(report, "activated")


def answered(report: Report) -> int:
    """Terrors taken off again."""
    return sum(times(report, "taken-off", "card", card.key) for card in TERRORS)


# --- what the cards do -------------------------------------------------------------------------------

TERRORS = [card for card in DECK if KIND_NAMES[card.kind] == "Hidden Terror"]


def card_rows(kind: str) -> dict[str, str]:
    """Key and title of each card of a kind."""
    return {card.key: card.title for card in DECK if KIND_NAMES[card.kind] == kind}


def card_cell(report: Report, card: str) -> str:
    """How often it is played, and how those fare who play it and on whom it is played."""
    attacks = sum(times(report, name, "card", card) for name in ATTACKS)
    home = sum(times(report, name, "card", card) for name in AT_HOME)
    return (
        f"{per_game(report, attacks)}; {per_game(report, home)}; "
        f"{share(players_who_won(report, card))}; {share(targets_who_won(report, card))}"
    )


def players_who_won(report: Report, card: str) -> float | None:
    """How many of those who played a card, on whomever, went on to win."""
    if report.census is None:
        return None
    keys = [(name, "card", card) for name in (*ATTACKS, *AT_HOME)]
    won = sum(report.census.by_winners[key] for key in keys)
    return ratio(won, sum(report.census.with_seat[key] for key in keys))


def targets_who_won(report: Report, card: str) -> float | None:
    """How many of those on whom a card was played went on to win."""
    return report.census.targets_share("plays", "card", card) if report.census is not None else None


def card_section(kind: str) -> Section:
    """The cards of a kind, as the game comes out of the box."""
    return Section(
        "Focuses" if kind == "Focus" else f"{kind}s",
        "Played on others per game; at home or in defence; by later winners; on later winners. Even is the "
        "share of seats that win, above.",
        lambda _: card_rows(kind),
        card_cell,
        variants=1,
    )


SECTIONS = [
    figures("How it ends", "", ENDS),
    figures("What is done, per game", "", DEEDS),
    *[card_section(kind) for kind in KIND_NAMES],
]

STUDY = Study(
    "edwardian", VARIANTS, TARGETS, "*", lambda measured: write_sections(SECTIONS, measured), "half turns"
)
