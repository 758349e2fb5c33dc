"""WO-11: how the game ends, and who has won."""

from __future__ import annotations

from typing import Any

from seance.games.way_out.scoring import result as judge
from seance.kernel.match import Match
from tests.games.way_out.house import (
    ASH,
    MARLOW,
    WREN,
    act,
    heard,
    house,
    lines,
    open_door,
    options,
    result,
    sheet,
    state,
)
from tests.rules import rule

THREE_EXITS = "hearts_ace spades_ace"
"""With the Ace of Diamonds, three are on the table."""
ASH_IS_OUT = "ash.escaped = yes\nash.at = outside\nash.answered = body\n"


def step(match: Match) -> None:
    """The first answer that is no escape."""
    seat = match.questions[0].seat
    act(match, seat, next(key for key in options(match, seat) if key != "escape"))


@rule("WO-11", "WO-11.1", "WO-b-32")
def test_after_the_fourth_exit_everybody_has_one_more_turn() -> None:
    match = house("wren.fear = 9", rooms=THREE_EXITS, doors="6-7", top="clubs_ace")
    open_door(match, WREN, "suit")
    assert heard(match, "last-turns-exits") == [{}]
    assert match.view()["waiting"] == [WREN, ASH, MARLOW]
    finished = []
    while not match.over:
        turns, active = match.view()["turns"], match.view()["active"]
        step(match)
        if match.view()["turns"] != turns:
            finished.append(active)
    finished.append(match.view()["active"])
    assert finished == [ASH, MARLOW, WREN]


@rule("WO-11.1", "WO-b-32")
def test_after_the_last_card_everybody_has_one_more_turn() -> None:
    match = house(deck="clubs_9", doors="6-7 6-5", players=2)
    open_door(match, WREN, "suit")
    assert heard(match, "last-turns-deck") == [{}]
    assert match.view()["waiting"] == [WREN, ASH]
    act(match, ASH, "enter:hearts_9")
    assert match.over  # for Wren there was only one way to go
    assert match.view()["turns"] == 3


@rule("WO-b-33")
def test_a_second_reason_does_not_put_the_end_off() -> None:
    match = house("wren.fear = 9\nash.fear = 9", rooms=THREE_EXITS, deck="spades_9 clubs_ace")
    open_door(match, WREN, "suit")
    waiting = match.view()["waiting"]
    open_door(match, ASH, "suit", "apart")
    assert match.view()["deck"] == 0
    assert waiting == [WREN, ASH, MARLOW]
    assert heard(match, "last-turns-deck") == []


@rule("WO-11.1", "WO-b-25")
def test_an_exit_that_lies_face_down_does_not_count() -> None:
    match = house("wren.fear = 9", rooms=f"{THREE_EXITS} clubs_ace", doors="5-10", dark="10:marlow")
    assert match.view()["exits"] == 3
    act(match, WREN, "grope:dark_10", "suit")
    assert match.view()["exits"] == 4


# --- who wins --------------------------------------------------------------------------------------


def at_the_end(scene: str, **settings: Any) -> Match:
    """A game that the empty deck has ended."""
    match = house(scene, deck="", **settings)
    while not match.over:
        step(match)
    return match


@rule("WO-11.3")
def test_if_nobody_escaped_the_highest_positive_score_wins() -> None:
    match = at_the_end("ash.will = 6\nash.answered = fear")
    final = result(match)
    assert final.winners == [ASH]
    assert final.why == "points"
    assert lines(final.scores[ASH]) == [("will", 6), ("body", 5), ("fear", -3), ("questions", 1)]


@rule("WO-11.3")
def test_if_no_score_is_positive_nobody_wins() -> None:
    match = at_the_end("\n".join(f"{name}.fear = 8" for name in ("wren", "ash", "marlow")))
    assert result(match).winners == []
    assert heard(match, "nobody-won") == [{}]


@rule("WO-b-34")
def test_ties_go_to_the_lower_fear_then_to_the_answers_and_are_then_shared() -> None:
    match = at_the_end("wren.will = 4\nwren.fear = 2\nash.will = 5\nmarlow.will = 0")
    assert [score.total for score in result(match).scores] == [7, 7, 2]
    assert (result(match).winners, result(match).why) == ([WREN], "tie")
    match = at_the_end("wren.answered = body\nwren.will = 2")
    assert [score.total for score in result(match).scores] == [5, 5, 5]
    assert result(match).winners == [WREN]
    match = at_the_end("marlow.will = 0")
    assert (result(match).winners, result(match).why) == ([WREN, ASH], "shared")


@rule("WO-b-31")
def test_a_trapped_player_does_not_stand_in_the_way_of_the_next_best() -> None:
    match = at_the_end("ash.will = 9\nash.trapped = yes\nash.at = 8\nwren.will = 4", rooms="joker_laughing")
    assert result(match).winners == [WREN]


# --- the longer game -------------------------------------------------------------------------------


@rule("WO-11.4", "WO-b-3", "WO-6.5")
def test_the_longer_game_goes_on_after_an_escape() -> None:
    match = house(rooms="clubs_ace", doors="5-8 6-8 7-8", variant="longer")
    act(match, WREN, "enter:clubs_ace", "escape")
    assert not match.over
    assert sheet(match, WREN)["at"] is None
    act(match, ASH, "enter:clubs_ace", "escape")
    assert match.view()["active"] == MARLOW
    act(match, MARLOW, "enter:clubs_ace", "escape")
    assert match.over


@rule("WO-11.4")
def test_of_those_who_escaped_the_highest_positive_score_wins() -> None:
    scene = "ash.body = 8\nmarlow.body = 9\nmarlow.fear = 1\nmarlow.will = 9"
    match = house(scene, rooms="clubs_ace", doors="5-8 6-8", variant="longer", deck="")
    act(match, WREN, "escape")  # with one way to go, nobody is asked where to
    act(match, ASH, "escape")
    while not match.over:
        step(match)
    scores = [score.total for score in result(match).scores]
    assert max(scores) == scores[MARLOW]
    assert result(match).winners == [ASH]


@rule("WO-11.4")
def test_in_the_longer_game_a_score_that_is_not_positive_wins_nothing_even_outside() -> None:
    match = house(ASH_IS_OUT + "ash.will = 0\nash.fear = 6", variant="longer")
    assert judge(state(match)).winners == []


@rule("WO-b-35")
def test_if_nobody_escapes_from_the_longer_game_points_decide() -> None:
    match = at_the_end("ash.will = 6", variant="longer")
    assert result(match).winners == [ASH]


@rule("WO-11.1", "WO-11.4", "WO-b-32")
def test_whoever_is_outside_has_no_last_turn() -> None:
    match = house(ASH_IS_OUT, variant="longer", deck="clubs_9")
    open_door(match, WREN, "suit")
    assert heard(match, "last-turns-deck") == [{}]
    assert ASH not in (match.view()["waiting"] or [])
