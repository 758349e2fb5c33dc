from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.things import PASS
from tests.facts import bare
from tests.kernel.parlour import ADA, BRAM, CORA, answer, asked, dealt, mini, only_question, play, told
from tests.waiting.annexe import RACKET, racket

# --- window: all pass in a row -------------------------------------------------------------------------


def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    match = dealt(RACKET, "thump", "thump", "bell")
    asks = answer(match, "pass", "thump", "pass", "pass", "pass", "pass")
    assert asks == ["A noise", "B noise", "A hush", "C hush", "C noise", "A noise"]
    assert match.run.state.chapter == 2
    assert told(match) == ["played 1 thump", "heard thump 1"]


def test_whoever_reacted_waits_until_the_others_had_their_chance() -> None:
    match = dealt(RACKET, "thump thump", "bell", "thump")
    answer(match, "thump", "pass", "pass", "pass")
    assert asked(match) == [(BRAM, "noise")]
    answer(match, "pass")
    assert asked(match) == [(CORA, "noise")]
    answer(match, "pass")
    assert asked(match) == [(ADA, "noise")]


def test_the_order_is_the_callers_and_starts_with_whose_turn_it_is() -> None:
    match = dealt(RACKET, "bell", "thump", "bell")
    answer(match, "pass", "pass", "pass")
    assert answer(match, "pass", "pass", "pass") == ["B noise", "C noise", "A noise"]
    assert match.over


def test_a_reaction_is_resolved_before_the_next_seat_is_asked() -> None:
    match = dealt(RACKET, "echo", "thump", "bell")
    asks = answer(match, "echo", "pass", "pass", "thump")
    assert asks == ["A noise", "B hush", "C hush", "B noise"]
    assert told(match) == ["played 0 echo", "played 1 thump"]
    answer(match, "pass", "pass", "pass")
    assert told(match)[2:] == ["heard thump 1", "heard echo 2"]


def test_windows_open_within_windows_to_any_depth() -> None:
    match = dealt(RACKET, "echo", "echo", "thump")
    answer(match, "echo", "pass", "pass")
    answer(match, "echo", "pass")
    answer(match, "thump")
    assert told(match) == [
        "played 0 echo",
        "played 1 echo",
        "played 2 thump",
        "heard thump 1",
        "heard echo 2",
        "heard echo 3",
    ]


def test_a_question_says_what_the_window_is_about() -> None:
    match = dealt(RACKET, "echo", "thump", "bell")
    assert bare(only_question(match).data()["about"]) == {"starter": "0"}
    answer(match, "echo")
    assert bare(only_question(match).data()["about"]) == {"card": "echo", "by": "0"}


# --- being asked tells nothing -------------------------------------------------------------------------


def test_the_default_is_to_pass() -> None:
    question = only_question(dealt(RACKET, "thump echo", "bell", "bell"))
    assert question.keys() == ["thump", "echo", "pass"]
    assert question.value(question.fallback()) is PASS


def test_a_seat_that_can_do_nothing_is_asked_all_the_same() -> None:
    match = dealt(RACKET, "bell bell", "bell", "thump")
    assert only_question(match).keys() == ["pass"]
    assert answer(match, "pass", "pass", "pass") == ["A noise", "B noise", "C noise"]


def test_a_seat_that_visibly_can_do_nothing_is_not_asked() -> None:
    match = dealt(RACKET, "", "bell", "thump")
    assert answer(match, "pass", "pass") == ["B noise", "C noise"]


def test_a_window_that_nobody_can_use_asks_nobody() -> None:
    assert dealt(RACKET, "", "", "").over


@given(st.integers(0, 10_000), st.integers(0, 10_000))
def test_who_is_asked_does_not_depend_on_hidden_hands(seed: int, other: int) -> None:
    """All pass: with other hands, the same questions are put to the same seats."""
    asks: list[list[tuple[int, str]]] = []
    for match in (play(RACKET, seed), play(RACKET, other)):
        asks.append([])
        while not match.over:
            asks[-1] += asked(match)
            match.answer(only_question(match).seat, "pass")
    assert asks[0] == asks[1]
    assert len(asks[0]) == 6


@pytest.mark.parametrize("hands", [("hush", "bell"), ("bell", "hush"), ("bell", "bell"), ("hush", "hush")])
def test_nobody_can_tell_from_the_asking_who_could_have_hushed(hands: tuple[str, str]) -> None:
    match = dealt(RACKET, "thump bell", *hands)
    assert answer(match, "thump", "pass", "pass", "pass") == ["A noise", "A hush", "B hush", "C hush"]


# --- cancelled -----------------------------------------------------------------------------------------


def test_a_cancel_stops_a_card_before_it_happens() -> None:
    match = dealt(RACKET, "thump", "hush", "bell")
    assert answer(match, "thump", "hush", "pass") == ["A noise", "B hush", "C hush"]
    assert told(match) == ["played 0 thump", "played 1 hush"]
    assert match.view()["count"] == 0


def test_a_cancel_can_be_cancelled() -> None:
    match = dealt(RACKET, "thump", "hush", "hush")
    answer(match, "thump", "hush", "hush")
    assert told(match) == ["played 0 thump", "played 1 hush", "played 2 hush", "heard thump 1"]


def test_a_card_whose_cancel_was_cancelled_can_be_cancelled_again() -> None:
    match = dealt(RACKET, "thump", "hush bell", "hush hush bell")
    asks = answer(match, "thump", "hush", "pass", "hush", "pass", "pass", "hush", "pass", "pass")
    assert asks == [
        "A noise",
        "B hush",  # stops the thump …
        "B hush",
        "C hush",  # … but is stopped …
        "B hush",
        "C hush",
        "C hush",  # … and then Cora stops the thump herself
        "B hush",
        "C hush",
    ]
    assert match.view()["count"] == 0


def test_whoever_was_stopped_may_try_again() -> None:
    match = dealt(RACKET, "thump", "hush hush", "hush")
    asks = answer(match, "thump", "hush", "pass", "hush", "pass")
    assert asks == ["A noise", "B hush", "B hush", "C hush", "B hush"]
    assert asked(match) == [(BRAM, "hush")]
    assert bare(only_question(match).data()["about"]) == {"card": "thump", "by": "0"}


def test_what_was_stopped_last_decides_about_all_before() -> None:
    match = dealt(RACKET, "thump hush hush", "hush hush", "bell")
    asks = answer(match, "thump", "pass", "hush", "hush", "pass", "hush", "hush", "pass", "pass", "pass")
    assert asks[1:] == ["A hush", "B hush", "A hush", "A hush", "B hush", "A hush", *["C hush"] * 3]
    assert told(match)[-2:] == ["played 0 hush", "heard thump 1"]


@pytest.mark.parametrize(("hushes", "heard"), [(59, 0), (60, 1)])
def test_cancels_nest_to_any_depth(hushes: int, heard: int) -> None:
    deep = mini(racket, "thump" + " hush" * hushes, hand=0)
    match = dealt(deep, "thump" + " hush" * (hushes - 30), "hush " * 30)
    answer(match, "thump", *["hush"] * hushes)
    assert match.over
    assert match.view()["count"] == heard


def test_a_cancel_question_names_the_card_it_would_stop_and_who_played_it() -> None:
    match = dealt(RACKET, "thump bell", "hush bell", "hush bell")
    answer(match, "thump", "pass", "hush")
    assert bare(only_question(match).data()["about"]) == {"card": "hush", "by": "1"}
