"""A plain night to stage scenes in, and short ways to act and look around in it.

Unless a scene says otherwise it is six o'clock and One's turn, then Two's, Three's and Four's; they stand on
the Front Door and hold nothing:

    One    photographer   +2 on every Search          gc10
    Two    medium         rolls twice at Hauntings    gd10
    Three  sexton         +3 to lift a Curse          ge10
    Four   collector      holds five cards            gf10

Shuffles keep the order of things. The last card named in a deck is its top.
"""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.most_haunted_house import GAME
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.kernel.errors import Refused
from seance.kernel.match import Match
from seance.kernel.scenario import scenario
from seance.kernel.snapshot import dump
from seance.kernel.tale import Event
from seance.kernel.zone import all_cards
from tests.games.scenes import upon

ONE, TWO, THREE, FOUR = range(4)
PLAIN = [
    "1.card: photographer",
    "2.card: medium",
    "3.card: sexton",
    "4.card: collector",
    "spare: night_porter courier",
    "order = 1 2 3 4",
    "turn = 1",
]


def night(scene: str = "", rolls: list[int] | None = None, **settings: Any) -> Match:
    """The plain night, changed as the scene says; ``rolls`` are what the dice will show."""
    script = [roll - 1 for roll in rolls or []]
    return scenario(GAME, upon([*PLAIN, hour(scene)], scene), script=script, **settings)


def hour(scene: str) -> str:
    """As late as it must be for the Hauntings that are there (AM-4.2)."""
    there = [line for line in scene.splitlines() if line.strip().startswith("present:")]
    return f"cycle = {2 * len(there[0].split()[1:]) if there else 0}"


def state(match: Match) -> Night:
    """Everything, the decks included."""
    assert isinstance(match.run.state, Night)
    return match.run.state


def sleuth(match: Match, seat: int) -> Sleuth:
    return state(match).team[seat]


def act(match: Match, seat: int, *answers: str | list[str]) -> list[Event]:
    """Let one seat answer several questions in a row; no card is lost or doubled by it."""
    before = census(match)
    events = [event for answer in answers for event in match.answer(seat, answer)]
    assert census(match) == before
    return events


def cycle(match: Match, times: int = 1) -> None:
    """Everybody passes, so many times."""
    for _ in range(times):
        at = state(match).cycle
        while not match.over and state(match).cycle == at:
            question = match.questions[0]
            match.answer(
                question.seat, "done" if question.name == "turn" else question.spell(question.fallback())
            )


def census(match: Match) -> dict[str, int]:
    """Every card there is, wherever it lies."""
    return all_cards(GAME.zones(state(match)))


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    return match.questions[0].seat, match.questions[0].name


def options(match: Match, seat: int) -> list[str]:
    """What a seat may answer now; nothing when it is not asked."""
    question = match.question(seat)
    return [] if question is None else question.keys()


def refused(match: Match, seat: int, answer: str | list[str]) -> str:
    """Why this is not allowed; it is not offered, and trying it changes nothing."""
    assert answer not in options(match, seat)
    before = dump(state(match)), match.number, len(match.tale)
    with pytest.raises(Refused) as caught:
        match.answer(seat, answer)
    assert (dump(state(match)), match.number, len(match.tale)) == before
    return str(caught.value)


def hand(match: Match, seat: int) -> list[str]:
    return [card.key for card in sleuth(match, seat).hand.cards]


def told(events: list[Event]) -> list[str]:
    """The names of some events."""
    return [event.name for event in events]


def winners(match: Match) -> list[int] | None:
    """Who has won; None while it is not over."""
    result = match.result()
    return None if result is None else result.winners
