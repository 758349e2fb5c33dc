"""A quiet evening to stage scenes in, and short ways to act and look around in it.

Unless a scene says otherwise it is Claret's turn at a table of four, every hand and every line is empty,
and nothing is discarded. The last card named for the stock is its top. Shuffles keep the order of things.
"""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.edwardian import GAME
from seance.games.edwardian.state import CHAIRS, Evening, Line
from seance.kernel.dice import Dice
from seance.kernel.errors import Refused
from seance.kernel.game import Result
from seance.kernel.match import Match
from seance.kernel.scenario import scenario
from seance.kernel.snapshot import dump
from seance.kernel.tale import Event
from seance.kernel.zone import all_cards
from tests.facts import bare
from tests.games.scenes import upon

CLARET, BOTTLE, AMBER, INDIGO, IVORY, SABLE = range(6)
ESSENTIALS = "country_walk tin_whistle dread_old_god"
"""Three essentials of three kinds that few scenes need: for the top of the stock."""


def evening(scene: str = "", script: list[int] | None = None, **settings: Any) -> Match:
    """The quiet evening, changed as the scene says; ``script`` lays the results of dice ready."""
    hands = [f"{chair}.hand:" for chair in CHAIRS[: settings.get("players", 4)]]
    return scenario(GAME, upon([*hands, "turn = claret"], scene), script=script or [], **settings)


def state(match: Match) -> Evening:
    """Everything, secrets included."""
    assert isinstance(match.run.state, Evening)
    return match.run.state


# --- acting ----------------------------------------------------------------------------------------


def act(match: Match, seat: int, *answers: str | list[str]) -> list[Event]:
    """Let one seat answer several questions in a row."""
    return [event for answer in answers for event in match.answer(seat, answer)]


def key(card: str, line: str) -> str:
    """The key of a card on somebody's line: ``key("fever", "bottle.1")``."""
    chair, _, number = line.partition(".")
    return f"play-{number}:{card}:{CHAIRS.index(chair)}"


def attack(match: Match, card: str, line: str, seat: int = CLARET) -> list[Event]:
    """ED-4.1."""
    return act(match, seat, key(card, line))


def done(match: Match, seat: int = CLARET) -> list[Event]:
    """No more cards in this step."""
    return act(match, seat, "done")


def strike(scene: str, card: str, line: str, script: list[int] | None = None, **settings: Any) -> Match:
    """Stage a scene and let Claret play one card on a line of another player."""
    match = evening(scene, script, **settings)
    attack(match, card, line)
    return match


def play_at_random(match: Match, seed: int = 7) -> None:
    """Answer everything with whatever comes to mind, to the end."""
    dice = Dice(seed)
    while not match.over:
        question = match.questions[0]
        match.answer_for(question, question.random(dice))


# --- looking ---------------------------------------------------------------------------------------


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


def line(match: Match, name: str) -> list[str]:
    """The cards of a line: ``line(match, "bottle.1")``."""
    return [card.key for card in line_state(match, name).cards]


def line_state(match: Match, name: str) -> Line:
    chair, _, number = name.partition(".")
    return state(match).players[CHAIRS.index(chair)].lines[int(number) - 1]


def complete(match: Match, name: str) -> bool:
    return line_state(match, name).complete


def hand(match: Match, seat: int) -> list[str]:
    """A hand, sorted, as its owner sees it."""
    keys: list[str] = match.view(seat)["players"][seat]["hand"]
    return keys


def sees(match: Match, seat: int, owner: int) -> list[str]:
    """The cards in a hand that another seat knows of."""
    return [each for each in match.view(seat)["players"][owner]["hand"] if each is not None]


def discards(match: Match) -> list[str]:
    return [card.key for card in state(match).discards.cards]


def told(events: list[Event]) -> list[str]:
    """The names of some events."""
    return [event.name for event in events]


def heard(match: Match, seat: int, name: str) -> list[dict[str, Any]]:
    """The facts of every event of this name, as a seat may know them; nothing where it may not."""
    return [bare(event["facts"]) for event in match.log(seat) if event is not None and event["name"] == name]


def result(match: Match) -> Result:
    found = match.result()
    assert found is not None
    return found


def all_in_place(match: Match) -> bool:
    """Whether each card lies in exactly one place."""
    counts = all_cards(GAME.zones(state(match)))
    return len(counts) == len(GAME.cards) and set(counts.values()) == {1}
