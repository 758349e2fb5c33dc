"""What the Way Out should be like, and what there is to learn about its exits, traps and rooms."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.way_out.cards import ACES, CHARTS, SUITS
from seance.games.way_out.entries import Entry
from seance.lab.report import Report
from seance.lab.stats import percent
from seance.lab.study import Measured, Rows, Study, Variant, markdown
from seance.lab.targets import Target, factor, plain

SEEKER, CHANCE = "bot:hints", "bot:random"
ESCAPED = "escaped"
"""Why somebody has won who got out."""
ESCAPES = ("escapes", "escapes-mad")
SEVERAL = (2, 3, 4, 5, 6)
FEW, MANY = (2, 3, 4), (5, 6)

STANDARD = Variant("Standard", {"variant": "standard", "quiet": True})
LONGER = Variant("Longer", {"variant": "longer", "quiet": True}, SEVERAL)
LEVELS = Variant("Many levels", {"variant": "multilevel", "quiet": True}, SEVERAL)
MIXED = Variant("Standard, one seeker among players by chance", STANDARD.settings, SEVERAL, (SEEKER, CHANCE))
RANDOM = Variant("Standard, players by chance", STANDARD.settings, (1, *SEVERAL), (CHANCE,))
VARIANTS = [STANDARD, LONGER, LEVELS, MIXED, RANDOM]


def players(report: Report) -> int:
    """How many play."""
    return len(report.plan.seats)


def times(report: Report, event: str, noun: str = "", value: str = "") -> int:
    """How often something was told in all games together."""
    return report.census.times(event, noun, value) if report.census is not None else 0


# --- figures with a target -------------------------------------------------------------------------


def is_target(report: Report, counts: tuple[int, ...]) -> bool:
    """Whether the targets are about this: the standard game of seekers, with so many players."""
    seekers = set(report.plan.seats) == {SEEKER}
    return seekers and report.plan.settings["variant"] == "standard" and players(report) in counts


def escaped(report: Report) -> float:
    """Games in which somebody got out and won by it."""
    return report.reasons.get(ESCAPED, 0) / report.games


def escape_share(*counts: int) -> Callable[[Report], float | None]:
    """The same, for some numbers of players."""
    return lambda report: escaped(report) if is_target(report, counts) else None


def turns(share: float) -> Callable[[Report], float | None]:
    """Turns per player that so many games do not exceed."""
    return lambda report: (
        report.chapters.quantiles[share] / players(report) if is_target(report, FEW) else None
    )


TARGETS = [
    Target("games with an escape, 2 to 4 players", escape_share(*FEW), 0.75, 0.90),
    Target("games with an escape, 5 or 6 players", escape_share(*MANY), 0.50, 0.70),
    Target("games won alone", escape_share(1), 0.40, 0.55),
    Target("turns each, median", turns(0.5), 4, 6, plain),
    Target("turns each, 90th percentile", turns(0.9), high=10, show=plain),
]


# --- what happens ------------------------------------------------------------------------------------

Figure = Callable[[Report], str]


def per_game(*events: str) -> Figure:
    """How often these are told in a game."""
    return lambda report: f"{sum(times(report, event) for event in events) / report.games:.2f}"


def of(part: tuple[str, ...], whole: tuple[str, ...]) -> Figure:
    """How many of these are those."""

    def figure(report: Report) -> str:
        all_of_them = sum(times(report, event) for event in whole)
        return percent(sum(times(report, event) for event in part) / all_of_them) if all_of_them else "–"

    return figure


def ended(event: str) -> Figure:
    """Games in which the last turns came in this way, and nobody escaped before they were over."""
    return lambda report: percent(times(report, event) / report.games)


def by_exit(suit: int) -> Figure:
    """Part of the escapes that lead through one Ace."""

    def figure(report: Report) -> str:
        out = sum(times(report, event) for event in ESCAPES)
        here = sum(times(report, event, "room", ACES[suit].key) for event in ESCAPES)
        return percent(here / out) if out else "–"

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
    "Doors opened per game": per_game("finds", "turns"),
    "a like value on the table (WO-5.2)": of(("echoes",), ("finds",)),
    "connected with another room": of(("links", "links-dark", "links-instead"), ("finds", "turns")),
    "connected with the ring, per game": per_game("links-dark"),
    "known rooms entered per game": per_game("enters"),
    "traps sprung per game": per_game("trapped"),
    "of these, rescued": of(("rescued",), ("trapped",)),
    "left behind per game": per_game("left-behind"),
    "Secret Doors used on oneself per game": per_game("own-door"),
    "Secret Doors used on others per game": per_game("secret-door"),
    "levels begun per game (WO-12.3, WO-13.1)": per_game("climbs", "new-level"),
}


def figures(title: str, intro: str, wanted: dict[str, Figure], measured: list[Measured]) -> list[str]:
    """A table for each variant: a row for each figure, a column for each number of players."""
    lines = ["", f"## {title}", "", intro]
    for each in measured:
        rows = [
            (name, *(figure(report) for report in each.reports.values())) for name, figure in wanted.items()
        ]
        lines += ["", f"### {each.variant.title}", "", *markdown([heading(each), *rows])]
    return lines


def heading(measured: Measured) -> tuple[str, ...]:
    """The first row of a table."""
    return ("", *(f"{count} player{'s' if count > 1 else ''}" for count in measured.reports))


# --- seekers against chance --------------------------------------------------------------------------


def against_chance(measured: list[Measured]) -> list[str]:
    """How much more often those escape who look for an Exit."""
    found = {each.variant.title: each for each in measured}
    seekers, chance, mixed = (found[each.title].reports for each in (STANDARD, RANDOM, MIXED))
    rows: Rows = [
        (
            "players",
            "tables of seekers",
            "tables by chance",
            "factor",
            "the seeker among others",
            "each other",
            "factor",
        )
    ]
    for count in [count for count in chance if count in seekers]:
        tables = escaped(seekers[count]), escaped(chance[count])
        rows.append(
            (
                str(count),
                percent(tables[0]),
                percent(tables[1]),
                times_as_often(*tables),
                *_among(mixed.get(count)),
            )
        )
    intro = "Games with an escape; then, with one seeker among players by chance, who it is that escapes."
    return ["", "## Looking for an Exit against chance", "", intro, "", *markdown(rows)]


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
    """What each of the 72 rooms does, and how often it is opened in the standard game."""
    standard = measured[0]
    intro = "Openings in a hundred games (starting rooms included); of those who opened it, how many won."
    lines = ["", "## Rooms", "", intro]
    for name, chart in CHARTS.items():
        rows = [
            (entry.title, entry.printed, *(_room(report, entry) for report in standard.reports.values()))
            for entry in chart
        ]
        header = (name.capitalize(), "effect", *heading(standard)[1:])
        lines += ["", *markdown([header, *rows])]
    return lines


def _room(report: Report, entry: Entry) -> str:
    if report.census is None:
        return "–"
    keys = [(event, "title", entry.title) for event in ("finds", "wakes")]
    opened, won = (
        sum(counted[key] for key in keys) for counted in (report.census.with_seat, report.census.by_winners)
    )
    return f"{100 * opened / report.games:.0f}; {percent(won / opened)}" if opened else "0"


def sections(measured: list[Measured]) -> list[str]:
    """All tables of this game's own."""
    return [
        *against_chance(measured),
        *figures(
            "How it ends",
            "In the longer game and on many levels points decide, also among those who escaped.",
            ENDS,
            measured,
        ),
        *figures(
            "Exits", "What happens to those who get there, and by which Exit they leave.", EXITS, measured
        ),
        *figures("Doors, traps and Secret Doors", "What goes on in the house.", HOUSE, measured),
        *rooms(measured),
    ]


STUDY = Study("way_out", VARIANTS, TARGETS, "*", sections)
