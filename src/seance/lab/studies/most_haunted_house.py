"""What a night in a most haunted house should be like, and what there is to learn about its cards."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import Charm
from seance.lab.census import Census
from seance.lab.report import Report
from seance.lab.stats import Share, Spread, percent
from seance.lab.studies.most_haunted_house_cards import (
    ALONE,
    CHARM,
    CURSE,
    HAUNTING,
    LEVEL,
    RARE,
    WHO,
    Kind,
    card_sections,
)
from seance.lab.studies.most_haunted_house_notes import (
    AWAY,
    CAUSE,
    GIVEN_UP,
    HELD,
    IDLE,
    NIGHT,
    SHORT,
    SHORT_HELD,
    WON,
    take_notes,
)
from seance.lab.study import Measured, Study, Variant
from seance.lab.tables import (
    Figure,
    figures,
    games_with,
    per_game,
    ratio,
    share,
    times,
    write_sections,
)
from seance.lab.targets import Measure, Target, plain
from seance.lab.writing import spread_cell

COLLEAGUE, CARELESS, CHANCE = "bot:hints", "bot:hints~3", "bot:random"
LONG = 6
"""So many turns running are long to sit and be somebody else."""
TYPICAL = (16, 22)
"""The first and the last of the cycles in which a night is usually won."""

NORMAL = Variant("normal", "Normal", {"difficulty": "normal"})
EASY = Variant("easy", "Easy", {"difficulty": "easy"})
HARD = Variant("hard", "Hard", {"difficulty": "hard"})
RANDOM = Variant("chance", "Normal, all four by chance", NORMAL.settings, bots=(CHANCE,))
NEWCOMER = Variant(
    "newcomer", "Normal, one of the four new to it", NORMAL.settings, bots=(CARELESS, COLLEAGUE)
)
WEAK = Variant("weak", "Normal, one of the four by chance", NORMAL.settings, bots=(CHANCE, COLLEAGUE))
VARIANTS = [NORMAL, EASY, HARD, NEWCOMER, WEAK, RANDOM]


# --- how it ends -------------------------------------------------------------------------------------


def won(report: Report) -> Share:
    """The games that the four have won."""
    return Share(report.games - report.nobody, report.games)


def noted(report: Report, what: str) -> Spread:
    """The numbers of this sort in the notes."""
    counted = (report.census or Census()).games.items()
    found = [(int(value), games) for (*about, value), games in counted if about == [NIGHT, what]]
    return Spread([number for number, games in found for _ in range(games)])


def typical(report: Report) -> float | None:
    """How many of the wins come when they should."""
    low, high = TYPICAL
    wins = [games_with(report, NIGHT, WON, str(cycle)).games for cycle in range(low, high + 1)]
    return ratio(sum(wins), won(report).wins)


def sat(report: Report, turns: int) -> float:
    """Games in which somebody did nothing for so many turns running."""
    shorter = [games_with(report, NIGHT, IDLE, str(idle)).games for idle in range(turns)]
    return 1 - sum(shorter) / report.games


def sat_for(turns: int) -> Figure:
    """The same, for people to read."""
    return lambda report: percent(sat(report, turns))


def lost_by(cause: str) -> Figure:
    """Part of the lost games that were lost like this."""
    return lambda report: share(ratio(games_with(report, NIGHT, CAUSE, cause).games, report.nobody))


def asked(report: Report) -> int:
    """How often two Proof Charms or candles were there, and colleagues were asked for them."""
    return times(report, "is-exorcised") + times(report, "is-not-enough")


def possessed_turns(report: Report) -> int:
    """Turns of somebody who is possessed, exorcised at last or not."""
    return asked(report) + times(report, "sits-possessed")


ENDS: dict[str, Figure] = {
    "won": lambda r: str(won(r)),
    "cycle of the win": lambda r: spread_cell(noted(r, WON)) if won(r).wins else "–",
    f"wins in cycles {TYPICAL[0]} to {TYPICAL[1]}": lambda r: share(typical(r)),
    "lost: given up": lost_by(GIVEN_UP),
    "lost: too little Proof, nobody possessed": lost_by(SHORT),
    "lost: too little Proof, somebody possessed": lost_by(SHORT_HELD),
    "lost: enough Proof, somebody possessed": lost_by(HELD),
    "lost: enough Proof, somebody not home": lost_by(AWAY),
    "Proof at the end": lambda r: f"{sum(score.mean for score in r.scores):.1f}",
    "of the winners' Proof, tokens": lambda r: percent(r.share_of("tokens")),
    "turns": lambda r: spread_cell(r.chapters),
    "decisions": lambda r: spread_cell(r.decisions),
}

DEEDS: dict[str, Figure] = {
    "Searches": lambda r: per_game(r, times(r, "searches")),
    "that find a Charm": lambda r: share(ratio(times(r, "finds"), times(r, "searches"))),
    "tries to lift a Curse": lambda r: per_game(r, times(r, "scrubs")),
    "that lift it": lambda r: share(ratio(times(r, "lifts"), times(r, "scrubs"))),
    "Charms traded in": lambda r: per_game(r, times(r, "trades") + times(r, "rolls-again")),
    "Charms let go": lambda r: per_game(r, times(r, "lays-off")),
    "rolls at a Haunting that are not enough yet": lambda r: per_game(r, times(r, "faces")),
    "Hauntings driven out": lambda r: per_game(r, times(r, "drives-out")),
    "Proof from Hauntings": lambda r: per_game(r, times(r, "has-proof")),
}

HOLDS: dict[str, Figure] = {
    "Possessions per game": lambda r: per_game(r, times(r, "is-possessed")),
    "turned away by a ward": lambda r: per_game(r, times(r, "wards-off")),
    "possessed turns per game": lambda r: per_game(r, possessed_turns(r)),
    "of these, an Exorcise is asked for": lambda r: share(ratio(asked(r), possessed_turns(r))),
    "of those asked for, paid": lambda r: share(ratio(times(r, "is-exorcised"), asked(r))),
    "longest run of idle turns": lambda r: spread_cell(noted(r, IDLE)),
    "games with an idle turn": sat_for(1),
    **{f"games with {turns} idle turns running": sat_for(turns) for turns in (3, LONG, 10)},
}


# --- targets -----------------------------------------------------------------------------------------


def among_colleagues(measure: Measure, *difficulties: str) -> Measure:
    """A figure of games that four colleagues play, at these difficulties or at any."""

    def measured(report: Report) -> float | None:
        if set(report.experiment.seats) != {COLLEAGUE}:
            return None
        wanted = not difficulties or report.experiment.settings["difficulty"] in difficulties
        return measure(report) if wanted else None

    return measured


def by_chance(report: Report) -> float | None:
    """What four win who do not think."""
    return won(report).share if set(report.experiment.seats) == {CHANCE} else None


def furthest(kind: Kind) -> Measure:
    """How far from the mean of its kind any card is."""
    return lambda report: max(
        (abs(worth) for card in kind.cards if (worth := kind.worth(report, card)) is not None), default=None
    )


def rarest(kind: Kind) -> Measure:
    """In how many games the card comes up that comes up least."""
    return lambda report: min(kind.came_up(report, card).games / report.games for card in kind.cards)


def least_used(kind: Kind) -> Measure:
    """How often the card is used that is used least; Proof is used by being there."""
    cards = [card for card in kind.cards if not (isinstance(card, Charm) and card.proof)]
    return lambda report: min((kind.used(report, card) or 0.0 for card in cards), default=None)


def share_won(report: Report) -> float:
    """What is won."""
    return won(report).share


def median_cycle(report: Report) -> float | None:
    """In which cycle half of the wins have come."""
    return noted(report, WON).quantiles[0.5] if won(report).wins else None


def apart(value: float) -> str:
    """A difference of shares, whichever is greater."""
    return f"{value * 100:.1f} points"


TARGETS = [
    Target("won at normal", among_colleagues(share_won, "normal"), 0.45, 0.55),
    Target("won at easy", among_colleagues(share_won, "easy"), 0.65, 0.75),
    Target("won at hard", among_colleagues(share_won, "hard"), 0.25, 0.40),
    Target("won by chance", by_chance, high=0.01),
    Target("cycle of the win, median", among_colleagues(median_cycle), *TYPICAL, plain),
    Target(f"wins in cycles {TYPICAL[0]} to {TYPICAL[1]}", among_colleagues(typical), 0.5),
    Target(
        f"games with {LONG} idle turns running", among_colleagues(lambda report: sat(report, LONG)), high=0.2
    ),
    Target("investigator furthest from the mean", among_colleagues(furthest(WHO)), high=LEVEL, show=apart),
    *[
        target
        for kind in (CHARM, CURSE, HAUNTING)
        for target in (
            Target(
                f"{kind.noun} furthest from the mean",
                among_colleagues(furthest(kind)),
                high=ALONE,
                show=apart,
            ),
            Target(f"{kind.noun} that {kind.up} least", among_colleagues(rarest(kind)), RARE),
        )
    ],
    Target("charm that is used least", among_colleagues(least_used(CHARM)), RARE),
]


SECTIONS = [
    figures("How it ends", "Causes are shares of the lost games.", ENDS),
    figures("What is done, per game", "", DEEDS),
    figures(
        "Who is possessed",
        "An Exorcise is asked for where colleagues hold enough to pay for it. "
        "A turn is idle when somebody is possessed all through it.",
        HOLDS,
    ),
]


def sections(measured: list[Measured]) -> list[str]:
    """All tables."""
    colleagues = [each for each in measured if each.variant is not RANDOM]
    return [*write_sections(SECTIONS, measured), *card_sections(colleagues)]


STUDY = Study("most_haunted_house", VARIANTS, TARGETS, "*", sections, notes=take_notes, together=True)
