"""What each card of A Most Haunted House is worth: the games in which it comes up, and how these end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from seance.games.most_haunted_house.box.charms import CHARMS
from seance.games.most_haunted_house.box.curses import CURSES, POSSESSIONS
from seance.games.most_haunted_house.box.hauntings import HAUNTINGS
from seance.games.most_haunted_house.box.investigators import INVESTIGATORS
from seance.kernel.things import Card
from seance.lab.report import Report
from seance.lab.stats import Share, percent
from seance.lab.study import Measured
from seance.lab.tables import Rows, by_variant, games_with, heading, points, ratio, share, times

RARE = 0.05
"""What comes up in fewer games than this, or is used less often when it does, never matters."""
ALONE = 0.25
"""What is further than this from the others of its kind decides alone."""
LEVEL = 0.06
"""No investigator is further than this from the mean."""


class Kind(NamedTuple):
    """Cards of one kind: what is told when one of them comes up, and when it is used or got rid of.

    ``up`` and ``gone`` say the same in words.
    """

    noun: str
    title: str
    up: str
    cards: Sequence[Card]
    comes: tuple[str, ...]
    goes: tuple[str, ...] = ()
    gone: str = ""

    def came_up(self, report: Report, card: Card) -> Share:
        """The games in which it came up, and how many of them were won."""
        found = [games_with(report, event, self.noun, card.key) for event in self.comes]
        return Share(sum(each.wins for each in found), sum(each.games for each in found))

    def mean(self, report: Report) -> float:
        """The part of games won with one of this kind, each card's games counted for themselves."""
        found = [self.came_up(report, card) for card in self.cards]
        return ratio(sum(each.wins for each in found), sum(each.games for each in found)) or 0.0

    def worth(self, report: Report, card: Card) -> float | None:
        """How many more games are won with this card than with others of its kind."""
        found = self.came_up(report, card)
        return found.share - self.mean(report) if found.games else None

    def used(self, report: Report, card: Card) -> float | None:
        """How often it was used, or got rid of, for each time that it came."""
        goes, comes = (_told(report, events, self.noun, card) for events in (self.goes, self.comes))
        return ratio(goes, comes)


def _told(report: Report, events: tuple[str, ...], noun: str, card: Card) -> int:
    return sum(times(report, event, noun, card.key) for event in events)


WHO = Kind("investigator", "Investigators", "takes part", INVESTIGATORS, ("takes-part",))
CHARM = Kind(
    "charm",
    "Charms",
    "is found",
    CHARMS,
    ("finds",),
    ("trades", "rolls-again", "gives", "wards-off"),
    "used",
)
CURSE = Kind(
    "curse",
    "Curses",
    "is drawn",
    (*CURSES, *POSSESSIONS),
    ("is-cursed", "is-possessed"),
    ("lifts", "is-rid-of", "is-exorcised"),
    "lifted",
)
HAUNTING = Kind(
    "haunting", "Hauntings", "comes", HAUNTINGS, ("comes", "happens"), ("drives-out",), "driven out"
)
KINDS = [WHO, CHARM, CURSE, HAUNTING]


WORTH = (
    "What comes up in fewer than 5 % of the games never matters, and neither does a Charm that is used in "
    "fewer than 5 % of the times that it is found (Proof is used by being held). What is more than 25 points "
    "from its kind decides alone. Nights that are lost are long and see more cards than those that are won: "
    "so cards are held against their kind, and not against the games."
)


def card_sections(measured: list[Measured]) -> list[str]:
    """What each card is worth, kind by kind."""
    tables = [line for kind in KINDS for line in card_section(kind, measured)]
    return [*heading("What the cards are worth", WORTH), *tables]


def card_section(kind: Kind, measured: list[Measured]) -> list[str]:
    """A table of the cards of a kind, for each difficulty."""
    intro = (
        f"Games in which it {kind.up}; those of them that are won; against the mean of all these, in points"
    )
    used = f"; {kind.gone}, for each time that it {kind.up}" if kind.gone else ""
    return [
        *heading(kind.title, f"{intro}{used}."),
        *by_variant(measured, lambda each: _card_rows(kind, each)),
    ]


def _card_rows(kind: Kind, measured: Measured) -> Rows:
    header = ("", "games", "won", "against the mean", *([kind.gone] if kind.gone else []))
    reports = measured.reports.values()
    return [header, *(_card_row(report, kind, card) for report in reports for card in kind.cards)]


def _card_row(report: Report, kind: Kind, card: Card) -> tuple[str, ...]:
    found, worth = kind.came_up(report, card), kind.worth(report, card)
    used = [share(kind.used(report, card))] if kind.gone else []
    against = "–" if worth is None else points(worth)
    return card.title, percent(found.games / report.games), str(found), against, *used
