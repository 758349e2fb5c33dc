"""WO-10: what changes a stat, and what does not."""

from __future__ import annotations

from seance.games.way_out.box.entries import read_effect
from seance.games.way_out.stats import change, points, questions
from tests.games.way_out.house import WREN, act, heard, house, open_door, player, state, stats
from tests.rules import rule


@rule("WO-10", "WO-10.1")
def test_a_change_below_nothing_is_ignored_and_not_cut_short() -> None:
    match = house("wren.body = 1")
    change(state(match), player(match, WREN), read_effect("body-2 fear+1"), "WO-10.1")
    assert stats(match, WREN) == (3, 1, 4)


@rule("WO-10.1")
def test_each_part_of_an_effect_stands_for_itself() -> None:
    match = house("wren.will = 0\nwren.fear = 1")
    change(state(match), player(match, WREN), read_effect("will-1 fear-1"), "WO-10.1")
    assert stats(match, WREN) == (0, 5, 0)


@rule("WO-10.1")
def test_down_to_nothing_is_allowed() -> None:
    match = house("wren.body = 2")
    change(state(match), player(match, WREN), read_effect("body-2"), "WO-10.1")
    assert stats(match, WREN) == (3, 0, 3)


@rule("WO-10.1")
def test_a_choice_that_would_change_nothing_may_be_taken() -> None:
    match = house("wren.body = 1", top="clubs_queen")  # The Laundress: BODY -2 or FEAR +2
    open_door(match, WREN, "suit", "take:body-2")
    assert stats(match, WREN) == (3, 1, 3)


@rule("WO-10.2", "WO-6.3a")
def test_a_locked_will_ignores_every_change_and_the_others_do_not() -> None:
    match = house(
        "wren.locked = yes\nwren.answered = will", top="hearts_queen"
    )  # Your Mother's Hands: WILL +2, FEAR +1
    open_door(match, WREN, "suit")
    assert stats(match, WREN) == (3, 5, 4)
    act(match, WREN, "apart")


@rule("WO-10.2")
def test_a_locked_will_takes_no_point_for_a_value_on_the_table() -> None:
    match = house("wren.locked = yes\nwren.answered = will", top="diamonds_8")
    open_door(match, WREN, "color")
    assert heard(match, "echoes") == [{"seat": "0", "room": "diamonds_8"}]
    assert stats(match, WREN) == (3, 5, 3)


@rule("WO-11.2")
def test_a_score_is_will_and_body_less_fear_and_a_point_for_each_answer() -> None:
    me = player(house("wren.answered = will fear"), WREN)
    assert questions(me) == 2
    assert points(me) == 3 + 5 - 3 + 2
