"""WO-6: whether one can take the way out."""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.way_out.box.entries import BODY, FEAR, WILL
from seance.games.way_out.exits import highest
from seance.kernel.match import Match
from tests.games.way_out.house import (
    ASH,
    MARLOW,
    WREN,
    act,
    asked,
    at,
    heard,
    house,
    options,
    player,
    result,
    sheet,
    stats,
    told,
)
from tests.rules import rule


def beside_an_exit(
    will: int, body: int, fear: int, ace: str = "hearts_ace", scene: str = "", **more: Any
) -> Match:
    """Wren stands next to an open Ace with these stats, and goes there."""
    sheets = f"wren.will = {will}\nwren.body = {body}\nwren.fear = {fear}\n{scene}"
    match = house(sheets, rooms=ace, doors="5-8", **more)
    act(match, WREN, f"enter:{ace}")
    return match


@rule("WO-6", "WO-6.1")
def test_fear_highest_you_cannot_leave_and_know_what_you_fear() -> None:
    match = beside_an_exit(3, 5, 6)
    assert heard(match, "held-back") == [{"seat": "0"}]
    assert sheet(match, WREN)["answered"] == ["fear"]
    assert (at(match, WREN), match.view()["active"]) == ("hearts_ace", ASH)


@rule("WO-6.1")
def test_fear_highest_you_tell_what_keeps_you_in_the_house() -> None:
    match = house("wren.fear = 6", rooms="hearts_ace", doors="5-8", quiet=False)
    act(match, WREN, "", "enter:hearts_ace")
    assert asked(match) == (WREN, "dread")
    act(match, WREN, "Of stairs.")
    assert asked(match) == (WREN, "blocked")
    act(match, WREN, "There are stairs outside.")
    assert heard(match, "dread") == [{"seat": "0", "words": "Of stairs."}]
    assert heard(match, "blocked") == [{"seat": "0", "words": "There are stairs outside."}]


@rule("WO-6.2")
def test_body_highest_you_may_escape_and_know_what_you_bring() -> None:
    match = beside_an_exit(2, 5, 4)
    assert options(match, WREN) == ["escape", "stay"]
    assert sheet(match, WREN)["answered"] == ["body"]
    act(match, WREN, "escape")
    assert match.over
    assert result(match).winners == [WREN]


@rule("WO-6.2a", "WO-11.2", "WO-11.3")
def test_body_highest_and_fear_no_lower_than_will_you_lose_your_sanity() -> None:
    rival = "ash.will = 9\nash.body = 9\nash.fear = 9"
    match = beside_an_exit(3, 5, 4, "clubs_ace", rival)
    act(match, WREN, "escape")
    assert stats(match, WREN) == (0, 5, 4)
    assert sheet(match, WREN)["mad"]
    scores = result(match).scores
    assert (scores[WREN].total, scores[ASH].total) == (2, 9)
    assert result(match).winners == [WREN]


@rule("WO-6.2a")
def test_sanity_is_lost_when_fear_only_equals_will() -> None:
    match = beside_an_exit(4, 5, 4)
    act(match, WREN, "escape")
    assert stats(match, WREN) == (0, 5, 4)


@rule("WO-6.2b")
def test_body_highest_and_will_above_fear_you_remember_too() -> None:
    match = beside_an_exit(4, 5, 3)
    assert sheet(match, WREN)["answered"] == ["will", "body"]
    act(match, WREN, "escape")
    assert stats(match, WREN) == (4, 5, 3)
    assert not sheet(match, WREN)["mad"]
    assert result(match).scores[WREN].total == 4 + 5 - 3 + 2


@rule("WO-6.3", "WO-6.3a")
def test_will_highest_and_fear_no_lower_than_body_you_know_and_stay_and_will_is_locked() -> None:
    match = beside_an_exit(6, 4, 4)
    assert sheet(match, WREN)["answered"] == ["will"]
    assert sheet(match, WREN)["locked"]
    assert heard(match, "held-back") == [{"seat": "0"}]
    assert match.view()["active"] == ASH


@rule("WO-6.3b")
def test_will_highest_and_body_above_fear_you_may_escape_with_both_answers() -> None:
    match = beside_an_exit(6, 4, 3)
    assert sheet(match, WREN)["answered"] == ["will", "body"]
    act(match, WREN, "escape")
    assert stats(match, WREN) == (6, 4, 3)


@rule("WO-6.4")
@pytest.mark.parametrize(
    ("stats_now", "red", "black"),
    [((5, 5, 3), WILL, BODY), ((5, 5, 5), WILL, BODY), ((4, 4, 4), WILL, BODY)],
)
def test_a_tie_of_body_and_will_goes_by_the_color_of_the_exit(
    stats_now: tuple[int, int, int], red: int, black: int
) -> None:
    me = player(house(), WREN)
    me.will, me.body, me.fear = stats_now
    assert (highest(me, red=True), highest(me, red=False)) == (red, black)


@rule("WO-6.4")
def test_three_equal_stats_leave_by_a_black_exit_and_are_locked_at_a_red_one() -> None:
    match = beside_an_exit(4, 4, 4, "spades_ace")
    assert options(match, WREN) == ["escape", "stay"]
    match = beside_an_exit(4, 4, 4, "hearts_ace")
    assert sheet(match, WREN)["locked"]
    assert match.view()["active"] == ASH


@rule("WO-b-5")
@pytest.mark.parametrize(("will", "body", "fear", "top"), [(3, 5, 5, BODY), (5, 3, 5, WILL), (5, 4, 6, FEAR)])
def test_fear_is_the_highest_only_above_both_others(will: int, body: int, fear: int, top: int) -> None:
    me = player(house(), WREN)
    me.will, me.body, me.fear = will, body, fear
    assert highest(me, red=True) == highest(me, red=False) == top


@rule("WO-b-6")
def test_color_does_not_settle_a_tie_below_fear() -> None:
    for ace in ("spades_ace", "hearts_ace"):
        match = beside_an_exit(4, 4, 5, ace)
        assert sheet(match, WREN)["answered"] == ["fear"]


@rule("WO-b-15")
def test_an_exit_is_read_on_every_entry_and_a_question_scores_once() -> None:
    match = beside_an_exit(3, 5, 6, scene="ash.at = 5\nash.fear = 1", players=2)
    act(match, ASH, "enter:hearts_ace", "stay")
    act(match, WREN, "enter:clubs_6")
    act(match, ASH, "enter:clubs_6")
    act(match, WREN, "enter:hearts_ace")
    assert len([each for each in heard(match, "way-out") if each["seat"] == "0"]) == 2
    assert len(heard(match, "answered-fear")) == 1
    assert sheet(match, WREN)["answered"] == ["fear"]


@rule("WO-b-15", "WO-4.3")
def test_the_ace_of_diamonds_is_an_exit_like_the_others() -> None:
    match = house("wren.at = 1\ndark = 2 3 4")
    assert "way-out" in told(act(match, WREN, "enter:diamonds_ace"))


@rule("WO-b-16")
def test_escape_is_a_choice_and_the_default() -> None:
    match = beside_an_exit(2, 5, 4)
    question = match.questions[0]
    assert question.spell(question.fallback()) == "escape"
    act(match, WREN, "stay")
    assert not match.over
    assert stats(match, WREN) == (2, 5, 4)
    assert at(match, WREN) == "hearts_ace"


@rule("WO-b-17", "WO-10.2")
def test_a_locked_will_is_not_lost_with_ones_sanity() -> None:
    match = beside_an_exit(4, 5, 4, scene="wren.locked = yes\nwren.answered = will")
    act(match, WREN, "escape")
    assert stats(match, WREN) == (4, 5, 4)
    assert sheet(match, WREN)["mad"]


@rule("WO-6.5", "WO-b-3")
def test_in_the_longer_game_whoever_is_out_still_turns_doors_for_the_neighbour() -> None:
    match = house(
        "ash.escaped = yes\nash.at = outside\nash.answered = body\nash.secret: hearts_3",
        top="clubs_9",
        variant="longer",
        quiet=False,
    )
    act(match, WREN, "", "suit")
    assert asked(match) == (ASH, "describe")
    act(match, ASH, "From out here it looks small.")
    assert asked(match) == (MARLOW, "react")  # and opens none: the turn goes past


@rule("WO-b-4", "WO-11.1", "WO-b-3")
def test_in_the_standard_game_an_escape_ends_it_at_once() -> None:
    match = beside_an_exit(2, 5, 4)
    act(match, WREN, "escape")
    assert match.over
    assert match.view()["turns"] == 1
