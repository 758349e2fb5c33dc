"""What the Way Out should be like, and what there is to learn about its exits, traps and rooms."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.way_out.box.entries import Entry
from seance.games.way_out.cards import ACES, CHARTS, SUITS
from seance.lab.report import Report
from seance.lab.stats import percent
from seance.lab.study import Measured, Study, Variant
from seance.lab.tables import (
    Figure,
    Rows,
    columns,
    figures,
    heading,
    markdown,
    players,
    ratio,
    share,
    times,
    write_sections,
)
from seance.lab.targets import Target, factor, plain

SEEKER, CHANCE = "bot:hints", "bot:random"
ESCAPED = "escaped"
"""Why somebody has won who got out."""
ESCAPES = ("escapes", "escapes-mad")
OPENED = ("finds", "turns", "uncovers", "turns-dark")
"""A Door is turned: a new one, or one that lay face down (WO-b-12)."""
SEVERAL = (2, 3, 4, 5, 6)
FEW, MANY = (2, 3, 4), (5, 6)

STANDARD = Variant("standard", "Standard", {"variant": "standard", "quiet": True})
LONGER = Variant("longer", "Longer", {"variant": "longer", "quiet": True}, SEVERAL)
LEVELS = Variant("levels", "Many levels", {"variant": "multilevel", "quiet": True}, SEVERAL)
MIXED = Variant(
    "mixed", "Standard, one seeker among players by chance", STANDARD.settings, SEVERAL, (SEEKER, CHANCE)
)
RANDOM = Variant("chance", "Standard, players by chance", STANDARD.settings, (1, *SEVERAL), (CHANCE,))
VARIANTS = [STANDARD, LONGER, LEVELS, MIXED, RANDOM]


# --- figures with a target -------------------------------------------------------------------------


def is_target(report: Report, counts: tuple[int, ...]) -> bool:
    """Whether the targets are about this: the standard game of seekers, with so many players."""
    seekers = set(report.experiment.seats) == {SEEKER}
    return seekers and report.experiment.settings["variant"] == "standard" and players(report) in counts


def escaped(report: Report) -> float:
    """Games in which somebody got out and won by it."""
    return report.reasons.get(ESCAPED, 0) / report.games


def escape_share(*counts: int) -> Callable[[Report], float | None]:
    """The same, for some numbers of players."""
    return lambda report: escaped(report) if is_target(report, counts) else None


def turns(part: float) -> Callable[[Report], float | None]:
    """Turns per player that such a part of the games do not exceed."""
    return lambda report: (
        report.chapters.quantiles[part] / players(report) if is_target(report, FEW) else None
    )


TARGETS = [
    Target("games with an escape, 2 to 4 players", escape_share(*FEW), 0.75, 0.90),
    Target("games with an escape, 5 or 6 players", escape_share(*MANY), 0.50, 0.70),
    Target("games won alone", escape_share(1), 0.40, 0.55),
    Target("turns each, median", turns(0.5), 4, 6, plain),
    Target("turns each, 90th percentile", turns(0.9), high=10, show=plain),
]


# --- what happens ------------------------------------------------------------------------------------


def told(report: Report, *events: str) -> int:
    """How often any of these is told."""
    return sum(times(report, event) for event in events)


def per_game(*events: str) -> Figure:
    """How often these are told in a game."""
    return lambda report: f"{told(report, *events) / report.games:.2f}"


def of(part: tuple[str, ...], whole: tuple[str, ...]) -> Figure:
    """How many of these are those."""
    return lambda report: share(ratio(told(report, *part), told(report, *whole)))


def ended(event: str) -> Figure:
    """Games in which the last turns came in this way, and nobody escaped before they were over."""
    return lambda report: percent(times(report, event) / report.games)


def by_exit(suit: int) -> Figure:
    """Part of the escapes that lead through one Ace."""

    def figure(report: Report) -> str:
        here = sum(times(report, event, "room", ACES[suit].key) for event in ESCAPES)
        return share(ratio(here, told(report, *ESCAPES)))

    return figure


def length_with_an_escape(report: Report) -> str:
    """Turns per player that nine in ten games with an escape do not exceed."""
    length = report.chapters_by.get(ESCAPED)
    return f"{length.quantiles[0.9] / players(report):.1f}" if length is not None else "–"


ENDS: dict[str, Figure] = {
    "won by an escape": lambda r: percent(escaped(r)),
    "won by points": lambda r: percent(
        sum(r.reasons.get(w, 0) for w in ("points", "tie", "shared")) / r.games
    ),
    "won by nobody": lambda r: percent(r.nobody / r.games),
    "escapes per game": per_game(*ESCAPES),
    "of these, without sanity": of(("escapes-mad",), ESCAPES),
    "fourth Exit seen": ended("last-turns-exits"),
    "last Door opened": ended("last-turns-deck"),
    "turns each, median": lambda r: f"{r.chapters.quantiles[0.5] / players(r):.1f}",
    "turns each, 90th percentile": lambda r: f"{r.chapters.quantiles[0.9] / players(r):.1f}",
    "the same, of games won by an escape": length_with_an_escape,
}

EXITS: dict[str, Figure] = {
    "moves onto an Exit per game": per_game("way-out"),
    "held back there": of(("held-back",), ("way-out",)),
    "WILL locked per game": per_game("locked"),
    "stayed though free to go, per game": per_game("stays-inside"),
    **{f"escapes by the Ace of {name.capitalize()}": by_exit(suit) for suit, name in enumerate(SUITS)},
}

HOUSE: dict[str, Figure] = {
    "Doors opened per game": per_game(*OPENED),
    "a like value on the table (WO-5.2)": of(("echoes",), ("finds", "uncovers")),
    "connected with another room": of(("links", "links-dark", "links-instead"), OPENED),
    "connected with the ring, per game": per_game("links-dark"),
    "known rooms entered per game": per_game("enters"),
    "traps sprung per game": per_game("trapped"),
    "of these, rescued": of(("rescued",), ("trapped",)),
    "left behind per game": per_game("left-behind"),
    "Secret Doors used on oneself per game": per_game("own-door"),
    "Secret Doors used on others per game": per_game("secret-door"),
    "levels begun per game (WO-12.3, WO-13.1)": per_game("climbs", "new-level"),
}

SECTIONS = [
    figures(
        "How it ends",
        "In the longer game and on many levels points decide, also among those who escaped.",
        ENDS,
    ),
    figures("Exits", "What happens to those who get there, and by which Exit they leave.", EXITS),
    figures("Doors, traps and Secret Doors", "What goes on in the house.", HOUSE),
]


# --- seekers against chance --------------------------------------------------------------------------

AGAINST = (
    "players",
    "tables of seekers",
    "tables by chance",
    "factor",
    "the seeker among others",
    "each other",
    "factor",
)


def against_chance(measured: list[Measured]) -> list[str]:
    """How much more often those escape who look for an Exit; nothing where one of the two was not played."""
    played = {each.variant.name: each.reports for each in measured}
    seekers, chance, mixed = (played[each.name] for each in (STANDARD, RANDOM, MIXED))
    rows: Rows = [
        (str(count), *_tables(seekers[count], chance[count]), *_among(mixed.get(count)))
        for count in chance
        if count in seekers
    ]
    if not rows:
        return []
    intro = "Games with an escape; then, with one seeker among players by chance, who it is that escapes."
    return [*heading("Looking for an Exit against chance", intro), "", *markdown([AGAINST, *rows])]


def _tables(seekers: Report, chance: Report) -> tuple[str, str, str]:
    """Escapes where all seek, and where all play by chance."""
    many, few = escaped(seekers), escaped(chance)
    return percent(many), percent(few), times_as_often(many, few)


def _among(report: Report | None) -> tuple[str, str, str]:
    """Escapes of seat 0, which seeks, and of each of the other seats."""
    if report is None:
        return "–", "–", "–"
    by_seat = [
        sum(times(report, event, "seat", str(seat)) for event in ESCAPES) for seat in range(players(report))
    ]
    mine, theirs = by_seat[0] / report.games, sum(by_seat[1:]) / (players(report) - 1) / report.games
    return percent(mine), percent(theirs), times_as_often(mine, theirs)


def times_as_often(mine: float, theirs: float) -> str:
    """A factor, or a dash where there is nothing to compare with."""
    return factor(mine / theirs) if theirs else "–"


# --- the rooms ---------------------------------------------------------------------------------------


def rooms(measured: list[Measured]) -> list[str]:
    """What each of the 72 rooms does, and how often it is opened; nothing without the standard game."""
    standard = measured[0]
    if not standard.reports:
        return []
    intro = "Openings in a hundred games (starting rooms included); of those who opened it, how many won."
    lines = heading("Rooms", intro)
    for name, chart in CHARTS.items():
        header = (name.capitalize(), "effect", *columns(standard))
        lines += ["", *markdown([header, *(_room_row(entry, standard) for entry in chart)])]
    return lines


def _room_row(entry: Entry, measured: Measured) -> tuple[str, ...]:
    return entry.title, entry.printed, *(_room(report, entry) for report in measured.reports.values())


def _room(report: Report, entry: Entry) -> str:
    if report.census is None:
        return "–"
    keys = [(event, "title", entry.title) for event in ("finds", "uncovers", "wakes")]
    opened, won = (
        sum(counted[key] for key in keys) for counted in (report.census.with_seat, report.census.by_winners)
    )
    return f"{100 * opened / report.games:.0f}; {percent(won / opened)}" if opened else "0"


def sections(measured: list[Measured]) -> list[str]:
    """All tables of this game's own."""
    return [*against_chance(measured), *write_sections(SECTIONS, measured), *rooms(measured)]


STUDY = Study("way_out", VARIANTS, TARGETS, "*", sections)
