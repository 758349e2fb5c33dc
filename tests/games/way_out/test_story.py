"""The match as a story: what is told of comings and goings is true."""

from __future__ import annotations

from seance.games.way_out import GAME
from seance.kernel.match import Match
from seance.kernel.refs import Ref
from seance.kernel.telling import tell
from seance.kernel.words import Words
from tests.games.way_out.house import ASH, MARLOW, WREN, act, house, open_door, state
from tests.rules import rule

NAMES = ["Ada", "Ben", "Cy"]


def told(match: Match, text: str, **facts: str | Ref) -> bool:
    """Whether the story has one of the wordings of a text."""
    words, story = Words(GAME, NAMES), str(tell(match, NAMES))
    names = [f"tale-{text}", *[f"tale-{text}-{nth}" for nth in range(2, 10)]]
    return any(words.text(name, **facts) in story for name in names if words.has(name))


@rule("WO-9.1", "WO-4.3")
def test_a_room_where_one_has_never_been_is_not_gone_back_to() -> None:
    match = house(doors="5-7")
    act(match, WREN, "enter:hearts_9")
    assert told(match, "enters-first", seat=Ref.seat(0), words_room="“The Guest Room”")
    assert not told(match, "enters", seat=Ref.seat(0), words_room="“The Guest Room”")


@rule("WO-9.1", "WO-4.3")
def test_a_room_that_one_has_opened_is_gone_back_to() -> None:
    match = house(rooms="clubs_9", top="clubs_2 hearts_3 spades_10")
    open_door(match, WREN, "suit", "apart")
    open_door(match, ASH, "suit", "apart")
    open_door(match, MARLOW, "suit", "apart")
    act(match, WREN, "enter:clubs_6")
    act(match, ASH, "enter:spades_8")
    act(match, MARLOW, "enter:hearts_9")
    act(match, WREN, "enter:spades_10")
    assert told(match, "enters", seat=Ref.seat(0), words_room="“The Winter Garden”")
    assert not told(match, "enters-first", seat=Ref.seat(0), words_room="“The Winter Garden”")


@rule("WO-6.1")
def test_whoever_is_left_at_an_exit_is_left_in_the_doorway() -> None:
    match = house("wren.fear = 9", rooms="clubs_ace", doors="5-8")
    state(match).waiting = 1 << WREN
    act(match, WREN, "enter:clubs_ace")
    assert match.over
    assert told(match, "fate-doorway", seat=Ref.seat(0))


@rule("WO-12.2")
def test_whoever_fear_takes_in_the_door_is_left_in_the_room_behind_it() -> None:
    match = house("wren.will = 3\nwren.body = 3\nwren.fear = 3", top="hearts_jack", players=1)
    open_door(match, WREN, "suit")
    assert match.over
    assert told(match, "fate-inside", seat=Ref.seat(0), words="“Sixteen”")
