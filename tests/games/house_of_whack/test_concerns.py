"""HW-4.10: what a window touches for whom, and that anybody at the table could say so."""

from __future__ import annotations

from seance.bots import ask, make
from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.arcana import ACTING, VOTING, anytime, play
from seance.games.house_of_whack.cards import GREEN
from seance.games.house_of_whack.concerns import CONCERNS, WINDOWS, touches
from seance.games.house_of_whack.deed import GAIN, LOSE, OTHER, Deed
from seance.games.house_of_whack.dicing import MOVE, throw
from seance.kernel.facts import Named
from seance.kernel.match import Match
from seance.kernel.orders import TURN
from seance.kernel.things import PASS
from seance.kernel.zone import SPECTATOR
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import against, effect, fiend, hold, table
from tests.rules import rule

HURT = effect("hurt", Deed(LOSE, 1, GREEN, OTHER))


def apart() -> Table:
    """Three people in three rooms, all with a card."""
    at = table()
    rooms = [key for key, card in GAME.cards.items() if card.noun == "room"]
    for seat, room in zip((2, 3), rooms[-2:], strict=True):
        at.stand(seat, room)
    for seat, name in enumerate(("a", "b", "c"), start=1):
        hold(at, seat, effect(name, Deed(GAIN, 1, GREEN)))
    return at


def touched(at: Table, name: str) -> dict[int, set[str]]:
    """What the first questions of that name touched, by player as they are counted."""
    found: dict[int, set[str]] = {}
    for question in at.asked:
        if question.name == name:
            view = GAME.view(at.s, question.seat)
            found.setdefault(question.seat + 1, set(touches(view, question.frozen())))  # type: ignore[arg-type]
    return found


@rule("HW-4.10", "HW-b-23")
def test_an_ordinary_window_touches_whoever_has_the_turn() -> None:
    at = apart()
    at.run(anytime(at.s, ACTING))
    assert touched(at, "react") == {1: {TURN}, 2: set(), 3: set()}


def test_who_stands_in_the_same_room_is_concerned() -> None:
    at = apart()
    at[3].room = at[1].room
    at.run(anytime(at.s, ACTING))
    assert touched(at, "react")[3] == {"room"}
    assert touched(at, "react")[2] == set()


@rule("HW-4.16")
def test_a_card_concerns_whom_it_is_aimed_at() -> None:
    at = apart()
    hold(at, 1, HURT)
    at.run(play(at.s, at[1], HURT), "2")
    assert "target" in touched(at, "answer")[3]
    assert "target" not in touched(at, "answer")[2]


@rule("HW-19.3", "HW-19.6")
def test_a_conflict_concerns_whoever_fights() -> None:
    at = apart()
    clash = against(at, fiend("ogre"))
    clash.fighter = 1
    at.s.clash = clash
    at.run(anytime(at.s, ACTING))
    assert touched(at, "react") == {1: {TURN}, 2: {"conflict"}, 3: set()}


@rule("HW-SR.7")
def test_a_vote_concerns_those_who_ask_for_it_and_the_accused_are_a_target() -> None:
    at = apart()
    at.run(anytime(at.s, VOTING, [at[1], Named("accused", at[2])]))
    assert touched(at, "react") == {1: {TURN, "vote"}, 2: {"target", "vote"}, 3: {"vote"}}


@rule("HW-4.13")
def test_a_die_is_a_roll_for_everybody() -> None:
    at = apart()
    at.dice(3)
    at.run(throw(at.s, at[1], MOVE))
    assert touched(at, "nudge") == {1: {TURN, "roll"}, 2: {"roll"}, 3: {"roll"}}


def test_whether_a_window_concerns_somebody_anybody_could_tell() -> None:
    """In a whole match: every window can be passed, and a spectator knows whom it concerns."""
    match = Match(GAME, GAME.settings({"players": 4, "ending": "1"}), 7)
    bots = [make("hints", GAME, seat) for seat in range(4)]
    seen: set[str] = set()
    windows = 0
    while not match.over:
        question = match.questions[0]
        if question.name in WINDOWS.names:
            windows += 1
            assert question.options[-1] is PASS
            found = touches(match.view(question.seat), question.frozen())  # type: ignore[arg-type]
            assert found == touches(match.view(SPECTATOR), question.frozen())  # type: ignore[arg-type]
            seen |= found
        match.answer_for(question, ask(bots[question.seat], question, match.view))
    assert windows > 500
    assert seen >= {*CONCERNS, TURN} - {"vote"}
