from __future__ import annotations

from seance.kernel.things import PASS
from tests.facts import bare
from tests.kernel.minis import DOORS, ECHOES, FRIGHT, SIEGE
from tests.kernel.parlour import BRAM, CORA, answer, asked, dealt, only_question, room, told

# --- windows within windows ----------------------------------------------------------------------------


def test_a_reaction_is_resolved_before_the_next_seat_is_asked() -> None:
    match = dealt(ECHOES, "echo", "thump", "bell")
    assert answer(match, "echo", "thump", "pass") == ["A noise", "B noise", "C noise"]
    assert told(match) == ["played 0 echo", "played 1 thump", "heard thump 1", "heard echo 2"]


def test_windows_open_within_windows_to_any_depth() -> None:
    match = dealt(ECHOES, "echo", "echo", "thump")
    answer(match, "echo", "echo", "thump")
    assert told(match)[3:] == ["heard thump 1", "heard echo 2", "heard echo 3"]


def test_a_question_says_what_the_window_is_about() -> None:
    match = dealt(ECHOES, "bell", "echo", "bell")
    assert bare(only_question(match).data()["about"]) == {"starter": "0"}
    answer(match, "pass", "echo")
    assert bare(only_question(match).data()["about"]) == {"starter": "1"}


# --- being asked tells nothing -------------------------------------------------------------------------


def test_the_default_is_to_pass() -> None:
    question = only_question(dealt(ECHOES, "thump echo", "bell", "bell"))
    assert question.keys() == ["thump", "echo", "pass"]
    assert question.value(question.fallback()) is PASS


def test_a_seat_that_can_do_nothing_is_asked_all_the_same() -> None:
    match = dealt(ECHOES, "bell bell", "bell", "thump")
    assert only_question(match).keys() == ["pass"]
    assert answer(match, "pass", "pass", "pass") == ["A noise", "B noise", "C noise"]


def test_a_seat_that_visibly_can_do_nothing_is_not_asked() -> None:
    match = dealt(ECHOES, "", "bell", "thump")
    assert answer(match, "pass", "pass") == ["B noise", "C noise"]


def test_a_window_that_nobody_can_use_asks_nobody() -> None:
    assert dealt(ECHOES, "", "", "").over


# --- in turn -------------------------------------------------------------------------------------------


def test_each_seat_defends_as_often_as_it_likes_before_the_next() -> None:
    match = dealt(SIEGE, "bell", "swat swat swat", "swat bell")
    assert asked(match) == [(BRAM, "swat")]
    assert answer(match, "swat", "swat", "swat", "pass") == ["B swat", "B swat", "C swat", "C swat"]
    assert match.view()["points"] == [-2, 0, -3]
    assert asked(match) == [(CORA, "swat")]


def test_whoever_has_passed_is_not_asked_again_in_that_turn() -> None:
    match = dealt(SIEGE, "bell", "swat bell", "swat bell")
    answer(match, "pass", "swat", "pass")
    assert match.view()["points"] == [-2, -2, -3]
    assert match.run.state.chapter == 2


# --- first to ------------------------------------------------------------------------------------------


def test_the_first_to_supply_a_door_ends_the_asking() -> None:
    match = dealt(DOORS, "bell", "boo", "candle")
    assert answer(match, "pass", "boo") == ["A supply", "B supply"]
    assert told(match) == ["played 1 boo"]
    assert asked(match) == [(CORA, "supply")]


def test_when_nobody_supplies_a_door_it_is_drawn() -> None:
    match = dealt(DOORS, "bell", "boo", "candle")
    top = room(match.run).deck.cards[-1].key
    answer(match, "pass", "pass", "pass")
    assert match.view()["places"]["pile"] == [top]


def test_seats_without_doors_are_not_asked() -> None:
    match = dealt(DOORS, "", "", "candle")
    assert asked(match) == [(CORA, "supply")]


# --- one alone in the order ----------------------------------------------------------------------------


def test_only_the_target_of_an_attack_is_asked_to_vanish() -> None:
    match = dealt(FRIGHT, "boo", "vanish", "vanish")
    assert answer(match, "boo:1", "vanish") == ["A attack", "B vanish"]
    assert match.view()["points"] == [0, 0, 0]
    assert asked(match) == [(BRAM, "attack")]


def test_an_attack_that_is_not_dodged_hits() -> None:
    match = dealt(FRIGHT, "boo", "bell", "")
    assert only_question(match).keys() == ["boo:1", "boo:2", "pass"]
    answer(match, "boo:1")
    assert only_question(match).keys() == ["pass"]
    answer(match, "pass")
    assert match.view()["points"] == [0, -1, 0]


def test_nobody_is_asked_to_stop_what_nothing_stops() -> None:
    match = dealt(FRIGHT, "boo vanish", "vanish bell")
    answer(match, "boo:1", "vanish")
    assert asked(match) == [(BRAM, "attack")]
