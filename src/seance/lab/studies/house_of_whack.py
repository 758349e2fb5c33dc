"""What an evening in the House of Whack should be like, and what there is to learn about its cards."""

from __future__ import annotations

from functools import cache
from itertools import product

from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.cards import RED, WILD, Fiend, Guest, PropCard
from seance.kernel.facts import noun_of
from seance.kernel.things import Card
from seance.lab.report import Report
from seance.lab.study import Study, Variant
from seance.lab.tables import (
    Figure,
    Section,
    figures,
    games_with,
    per_game,
    players,
    points,
    ratio,
    share,
    start_advantage,
    times,
    winners,
    write_sections,
)
from seance.lab.targets import Measure, Target, plain

BOT, CHANCE = "bot:hints", "bot:random"
FULL = 4
"""For so many the goals were written."""
AS_IT_COMES = Variant("default", "As it comes", {})
VARIANTS = [
    AS_IT_COMES,
    Variant("floor", "One floor", {"ending": "1"}, (FULL,)),
    Variant("plain", "No special rooms", {"rooms": "plain"}, (FULL,)),
    Variant("lawless", "Without House Rules", {"house_rules": "none"}, (FULL,)),
    Variant("avatars", "Avatars", {"avatars": True}, (FULL,)),
    Variant("versus", "Against the House", {"versus": True}, (FULL,)),
    Variant("chance", "One bot against three by chance", {}, (FULL,), (BOT, CHANCE)),
]


# --- figures with a target ---------------------------------------------------------------------------


def rounds(report: Report) -> float:
    """Rounds per floor; whoever is dead in their turn has had it."""
    return times(report, "turn") / players(report) / max(1, times(report, "floor-ends"))


def deaths(report: Report) -> float:
    """Deaths per player and game."""
    return times(report, "dies") / report.games / players(report)


def first_fights(card: int) -> tuple[float, float]:
    """How many first fights a fresh Guest wins, and how many are drawn, with a card of this size or none.

    Not measured: over all Guests, all Minions in the deck, and all cards that chance may deal the Minion.
    """
    found = [fight(guest, foe, card, chance) for guest, foe, chance in product(*_sides())]
    return found.count(1) / len(found), found.count(0) / len(found)


@cache
def _sides() -> tuple[list[Guest], list[Fiend], list[tuple[str, int]]]:
    foes = [card for card in FIRST.whack if isinstance(card, Fiend)]
    return list(FIRST.guests), foes, [(card.colour, card.size) for card in FIRST.drama]


def fight(guest: Guest, foe: Fiend, card: int, chance: tuple[str, int]) -> int:
    """1 for a Guest who wins with a card of this size that fits, 0 for a draw, -1 for one who loses."""
    colour, size = chance
    mine = (guest.strength if foe.colour == RED else guest.spirit) + card
    theirs = foe.stat + (size if colour in (foe.colour, WILD) else 0)
    return (mine > theirs) - (mine < theirs)


def usually(measure: Measure, *names: str) -> Measure:
    """A figure of games among bots, in the variants of these names or in any."""

    def measured(report: Report) -> float | None:
        if set(report.experiment.seats) != {BOT}:
            return None
        wanted = [each.settings for each in VARIANTS if each.name in names]
        played = {key: value for key, value in report.experiment.settings.items() if key != "players"}
        return measure(report) if not names or any(_is(played, each) for each in wanted) else None

    return measured


def _is(played: dict[str, object], wanted: dict[str, object]) -> bool:
    return all(played[key] == value for key, value in wanted.items())


def against_chance(report: Report) -> float | None:
    """What one bot wins of three that play by chance."""
    return report.wins[0].share if set(report.experiment.seats) == {BOT, CHANCE} else None


TARGETS = [
    Target("rounds per floor", usually(rounds), 9, 12, plain),
    Target("winner's Gold Hearts", usually(lambda r: r.winner.mean), 15, 30, plain),
    Target("of these, by tokens", usually(lambda r: r.share_of("tokens")), 0.25, 0.40),
    Target("deaths per player", usually(deaths), 0.5, 1.0, lambda value: f"{value:.2f}"),
    Target("start player's wins over even, points", usually(start_advantage), -0.05, 0.05, points),
    Target("won by one bot against three by chance", against_chance, 0.70),
    Target(
        "first fights won with a card of two (computed)", usually(lambda _: first_fights(2)[0]), 0.42, 0.58
    ),
    Target("first fights won without (computed)", usually(lambda _: first_fights(0)[0]), 0.10, 0.20),
    Target("first fights drawn without (computed)", usually(lambda _: first_fights(0)[1]), 0.10, 0.20),
]


# --- how it goes, and how it ends ----------------------------------------------------------------------

ENDS: dict[str, Figure] = {
    "rounds per floor": lambda r: f"{rounds(r):.1f}",
    "winner's Gold Hearts": lambda r: f"{r.winner.mean:.1f}",
    "everybody's": lambda r: f"{sum(score.mean for score in r.scores) / players(r):.1f}",
    "start player's wins over even, points": lambda r: points(start_advantage(r)),
    "shared victories": lambda r: share(r.shared / r.games),
    "won by the House": lambda r: share(r.nobody / r.games),
    "questions": lambda r: f"{r.decisions.mean:,.0f}",
}


def part(line: str) -> Figure:
    """What a line of the score has of the winner's Hearts."""
    return lambda report: share(report.share_of(line))


SOURCES: dict[str, Figure] = {
    "tokens": part("tokens"),
    "cards redeemed": part("cards"),
    "trophies": part("trophies"),
    "windfalls, less what was lost and spent": part("luck"),
}

DEEDS: dict[str, Figure] = {
    "rooms laid": lambda r: per_game(r, times(r, "reveals-room")),
    "Whack cards drawn": lambda r: per_game(r, times(r, "turns-up")),
    "Arcana played for their effect": lambda r: per_game(r, times(r, "plays") + times(r, "plays-on")),
    "of these, stopped": lambda r: share(
        ratio(times(r, "stopped"), times(r, "plays") + times(r, "plays-on"))
    ),
    "Conflicts with Minions, Traps and Residents": lambda r: per_game(r, times(r, "clash")),
    "of these, won": lambda r: share(ratio(times(r, "beats"), times(r, "clash"))),
    "attacks on players": lambda r: per_game(r, times(r, "clash-player")),
    "cards laid by others": lambda r: per_game(r, times(r, "helps")),
    "redemptions": lambda r: per_game(r, times(r, "redeems")),
    "trades": lambda r: per_game(r, times(r, "deal-struck")),
    "trials": lambda r: per_game(r, times(r, "accuses")),
    "deaths, per player": lambda r: f"{deaths(r):.2f}",
    "Spirits crushed, per player": lambda r: f"{times(r, 'crushed') / r.games / players(r):.2f}",
}


# --- what the cards do -------------------------------------------------------------------------------


def rows(cards: list[Card]) -> dict[str, str]:
    """Key and title of each card."""
    return {card.key: card.title for card in cards}


def drama_cell(report: Report, card: str) -> str:
    """How often it is played for its effect, laid or added for its modifier, and how its players fare."""
    effect = times(report, "plays", "drama", card) + times(report, "plays-on", "drama", card)
    fights = times(report, "reveals", "cards", card) + times(report, "adds", "drama", card)
    fare = _fare(report, ("plays", "plays-on"), "drama", card)
    return f"{per_game(report, effect)}; {per_game(report, fights)}; {fare}"


def _fare(report: Report, events: tuple[str, ...], noun: str, card: str) -> str:
    census = report.census
    if census is None:
        return share(None)
    keys = [(event, noun, card) for event in events]
    return share(
        ratio(sum(census.by_winners[key] for key in keys), sum(census.with_seat[key] for key in keys))
    )


WHACK_NOUNS = {card.key: noun_of(card) for card in FIRST.whack}
"""A Whack card is told of as what it is: a Prop, a Trap, a Minion …"""


def whack_cell(report: Report, card: str) -> str:
    """How often it is turned up, and how those fare who did."""
    noun = WHACK_NOUNS[card]
    drawn = times(report, "turns-up", noun, card)
    return f"{per_game(report, drawn)}; {_fare(report, ('turns-up',), noun, card)}"


def guest_cell(report: Report, guest: str) -> str:
    """How often somebody was this Guest from the beginning, and how they fared."""
    return (
        f"{per_game(report, times(report, 'introduced', 'guest', guest))}; "
        f"{winners(report, 'introduced', 'guest', guest)}"
    )


def room_cell(report: Report, room: str) -> str:
    """In how many games it was laid, how often somebody came in, and how they fared."""
    laid = games_with(report, "reveals-room", "room", room).games
    entered = times(report, "enters", "room", room)
    fare = winners(report, "enters", "room", room)
    return f"{share(laid / report.games)}; {per_game(report, entered)}; {fare}"


SPECIAL: list[Card] = [room for room in FIRST.rooms if room.special]
ORDINARY: list[Card] = [room for room in FIRST.rooms if room not in SPECIAL]
PROPS: list[Card] = [card for card in FIRST.whack if isinstance(card, PropCard)]
OTHERS: list[Card] = [card for card in FIRST.whack if not isinstance(card, PropCard)]
EVEN = "Even is one in so many players."

SECTIONS = [
    figures("How it ends", "", ENDS),
    figures("What the winner's Hearts are made of", "Shares of the winner's Gold Hearts.", SOURCES),
    figures("What is done, per game", "", DEEDS),
    Section(
        "Guests", f"Dealt per game; won by them. {EVEN}", lambda _: rows(list(FIRST.guests)), guest_cell, 1
    ),
    Section(
        "Special rooms",
        f"Games in which it was laid; entered per game; by later winners. {EVEN}",
        lambda _: rows(SPECIAL),
        room_cell,
        1,
    ),
    Section("Other rooms", "The same.", lambda _: rows(ORDINARY), room_cell, 1),
    Section(
        "Arcana",
        f"Played for the effect per game; laid or added for the modifier; played by later winners. {EVEN}",
        lambda _: rows(list(FIRST.drama)),
        drama_cell,
        1,
    ),
    Section("Props", f"Drawn per game; by later winners. {EVEN}", lambda _: rows(PROPS), whack_cell, 1),
    Section("Other Whack cards", "The same.", lambda _: rows(OTHERS), whack_cell, 1),
]

STUDY = Study(
    "house_of_whack",
    VARIANTS,
    TARGETS,
    "*",
    lambda measured: write_sections(SECTIONS, measured),
    "stretches of a turn",
)
