from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.errors import Diverged, Refused
from seance.kernel.game import Game
from seance.kernel.journal import JournalEntry
from seance.kernel.match import Match
from seance.kernel.snapshot import dump
from seance.kernel.zone import SPECTATOR
from tests.kernel.minis import ALL_MINIS, BIDS, PEEK, STAIRS, VISIT
from tests.kernel.parlour import Parlour, asked, at_random, dealt, play, told

SEEDS = st.integers(0, 10_000)
STEPS = st.integers(0, 25)


def position(match: Match) -> Any:
    """All there is to a match: state, open questions, journal, tale."""
    journal = [(entry.seat, entry.name, entry.answer, entry.told) for entry in match.journal]
    return dump(match.run.state), asked(match), journal, told(match)


def refusal(match: Match, seat: int, answer: object = "yes", number: int | None = None) -> str:
    """Why an answer is refused; nothing has changed by it."""
    before = position(match)
    with pytest.raises(Refused) as caught:
        match.answer(seat, answer, number)
    assert position(match) == before
    return str(caught.value)


# --- answers -------------------------------------------------------------------------------------------


def test_an_answer_returns_what_happened() -> None:
    match = play(VISIT)
    assert match.answer(0, "yes") == []
    assert [event.name for event in match.answer(0, "bell")] == ["rang"]
    assert told(match) == ["rang 0 bell"]


def test_every_answer_is_written_down_by_key() -> None:
    match = dealt(VISIT, "boo lamp moth", "")
    for answer in ("yes", "bell", ["moth", "boo"], "2"):
        match.answer(0, answer)
    assert [(entry.seat, entry.name, entry.answer, entry.told) for entry in match.journal] == [
        (0, "knock", "yes", 0),
        (0, "ring", "bell", 0),
        (0, "pack", ["boo", "moth"], 1),
        (0, "candles", "2", 3),
    ]


def test_the_number_counts_answers_and_guards_against_late_clicks() -> None:
    match = play(VISIT)
    match.answer(0, "yes", number=0)
    assert match.number == 1
    assert refusal(match, 0, "bell", number=0) == (
        "That answer was meant for question 0; the match is at 1 now. "
        "The question is 'ring' (MINI-1.2). Offered: bell, boo."
    )
    match.answer(0, "bell", number=1)


def test_only_the_seat_that_is_asked_may_answer() -> None:
    assert refusal(play(VISIT), 1) == (
        "Nothing is asked of Bram now; Ada is to answer. The question is 'knock' (MINI-1.1)."
    )


@pytest.mark.parametrize("seat", [SPECTATOR, -2, 2, 99])
def test_there_are_only_so_many_seats(seat: int) -> None:
    assert refusal(play(VISIT), seat) == f"There is no seat {seat}; seats are 0 to 1."


def test_when_the_match_is_over_nothing_is_asked() -> None:
    match = at_random(play(VISIT), 1)
    assert match.over
    assert match.questions == []
    assert match.question(0) is None
    assert refusal(match, 0) == "The match is over; nothing is asked any more."


def test_nothing_is_asked_after_a_last_question_to_all() -> None:
    assert at_random(play(BIDS), 1).questions == []


def test_a_bot_answers_the_question_it_holds() -> None:
    match = play(VISIT)
    question = match.questions[0]
    match.answer_for(question, 0)
    assert match.journal.part(0, 1)[0].answer == "yes"
    with pytest.raises(Refused, match=r"not open. The question is 'knock' \(MINI-1.1\)"):
        match.answer_for(question, 0)
    assert match.number == 1


def test_each_seat_finds_its_own_question() -> None:
    match = play(BIDS)
    assert [question.seat for seat in range(3) if (question := match.question(seat))] == [0, 1, 2]
    match.answer_for(match.questions[1], 0)
    assert match.question(1) is None
    assert asked(match) == [(0, "bid"), (2, "bid")]


def test_the_result_comes_with_the_end() -> None:
    match = dealt(BIDS, "bell boo", "swat thump")
    assert match.result() is None
    for seat, bid in ((0, "boo"), (1, "swat"), (1, "thump"), (0, "bell")):
        match.answer(seat, bid)
    result = match.result()
    assert result is not None
    assert result.winners == [1]
    assert [score.total for score in result.scores] == [0, 2]


# --- undo ----------------------------------------------------------------------------------------------


def why_not(match: Match, seat: int) -> str:
    """Why nothing can be taken back; asking and trying change nothing."""
    before = position(match)
    why = match.why_no_undo(seat)
    with pytest.raises(Refused) as caught:
        match.undo(seat)
    assert str(caught.value) == why
    assert position(match) == before
    return why


def test_an_answer_can_be_taken_back() -> None:
    match = play(VISIT)
    match.answer(0, "yes")
    before = position(match)
    match.answer(0, "bell")
    assert match.why_no_undo(0) == ""
    match.undo(0)
    assert position(match) == before
    assert match.run.state.tale is match.tale


def test_several_answers_can_be_taken_back_one_by_one() -> None:
    match = dealt(VISIT, "bell boo lamp", "")
    positions = []
    for answer in ("yes", "bell", ["boo"], "2"):
        positions.append(position(match))
        match.answer(0, answer)
    for before in reversed(positions):
        match.undo(0)
        assert position(match) == before


def test_after_taking_back_one_can_answer_otherwise() -> None:
    match = play(VISIT)
    match.answer(0, "no")
    assert asked(match) == [(1, "knock")]
    match.undo(0)
    match.answer(0, "yes")
    assert asked(match) == [(0, "ring")]
    assert [entry.answer for entry in match.journal] == ["yes"]


def test_at_first_there_is_nothing_to_take_back() -> None:
    assert why_not(play(VISIT), 0) == "There is nothing to take back yet."


def test_somebody_elses_answer_cannot_be_taken_back() -> None:
    match = play(VISIT)
    match.answer(0, "no")
    assert why_not(match, 1) == "The last answer was somebody else's; it cannot be taken back."


def test_a_die_that_was_rolled_stays_rolled() -> None:
    match = play(STAIRS)
    match.answer(0, "yes")
    assert why_not(match, 0) == "Dice were rolled or cards shuffled since; that cannot be taken back."


def test_what_was_looked_at_stays_seen() -> None:
    match = play(PEEK)
    match.answer(0, "yes")
    assert why_not(match, 0) == "A card was revealed since; that cannot be taken back."


def test_what_was_turned_up_for_all_stays_seen() -> None:
    match = play(PEEK, players=1)
    match.answer(0, "no")
    match.answer(0, "yes")
    assert match.over
    assert why_not(match, 0) == "A card was revealed since; that cannot be taken back."


def test_showing_a_card_of_ones_own_can_be_taken_back() -> None:
    match = dealt(VISIT, "boo lamp moth", "")
    match.answer(0, "yes")
    match.answer(0, "bell")
    match.answer(0, ["lamp"])
    assert match.view(1)["places"]["pile"] == ["lamp"]
    assert match.why_no_undo(0) == ""


def test_a_secret_answer_can_be_taken_back_before_the_others_answer() -> None:
    match = play(BIDS)
    match.answer_for(match.questions[2], 1)
    match.undo(2)
    assert asked(match) == [(0, "bid"), (1, "bid"), (2, "bid")]


def test_a_changed_secret_answer_can_be_taken_back_too() -> None:
    match = play(BIDS)
    for seat, token in ((0, 0), (1, 0), (0, 1)):
        match.answer_for(match.run.asked[seat], token)
    assert match.why_no_undo(0) == ""


def test_the_last_of_several_secret_answers_cannot_be_taken_back() -> None:
    match = dealt(BIDS, "bell boo", "candle echo", "hush lamp")
    for seat, card in enumerate(("bell", "candle", "hush")):
        match.answer(seat, card)
    assert told(match) == ["played 0 bell", "played 1 candle", "played 2 hush"]
    assert match.why_no_undo(2) != ""


def test_a_scenario_can_be_taken_back_to_its_beginning() -> None:
    match = dealt(VISIT, "bell boo lamp")
    for answer in ("yes", "bell", ["lamp"], "3", "no", "no"):
        match.answer(0, answer)
    for _ in range(6):
        match.undo(0)
    assert match.number == 0


@given(SEEDS, STEPS)
def test_undo_over_chapters_and_replays(seed: int, steps: int) -> None:
    """One guest alone may go back all the way, over chapters that are no longer at hand."""
    match = play(VISIT, seed, players=1)
    positions = []
    for number in range(steps):
        if match.over:
            break
        positions.append(position(match))
        at_random(match, seed + number, answers=1)
    while positions:
        match.undo(0)
        assert position(match) == positions.pop()


# --- clones, re-deals and replays ----------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL_MINIS, ids=lambda game: game.name)
@given(seed=SEEDS, steps=STEPS)
def test_a_clone_is_the_same_and_stays_apart(game: Game[Parlour], seed: int, steps: int) -> None:
    match = at_random(play(game, seed), seed, steps)
    if match.over:
        return
    before = position(match)
    twin = match.clone()
    assert position(twin) == before
    at_random(twin, seed, 1)
    assert position(match) == before
    assert position(twin) == position(at_random(match, seed, 1))


def test_a_clone_can_take_back_as_far_as_its_original() -> None:
    match = play(VISIT)
    match.answer(0, "yes")
    twin = match.clone()
    twin.undo(0)
    assert (twin.number, match.number) == (0, 1)


def test_only_the_seat_that_is_asked_can_redeal() -> None:
    match = play(VISIT)
    with pytest.raises(Refused, match=r"Only the seat that is asked .*'knock' \(MINI-1.1\)"):
        match.redeal(1, seed=1)


def test_a_redeal_leaves_the_match_alone() -> None:
    match = play(BIDS)
    before = position(match)
    other = match.redeal(0, seed=1)
    assert position(match) == before
    assert other.state.tale is None
    assert dump(other.state) != before[0]


@pytest.mark.parametrize("game", ALL_MINIS, ids=lambda game: game.name)
@given(seed=SEEDS)
def test_a_journal_leads_to_the_same_position_again(game: Game[Parlour], seed: int) -> None:
    match = at_random(play(game, seed), seed)
    again = play(game, seed)
    again.replay(match.journal)
    assert told(again) == told(match)
    assert again.view() == match.view()


def test_a_journal_leads_to_the_same_position_where_cards_look_alike() -> None:
    match = dealt(VISIT, "bell boo bell", "")
    match.answer(0, "yes")
    match.answer(0, "bell")
    again = match.clone()
    match.answer_for(match.questions[0], (1, 2))
    again.replay(match.journal.part(2, match.number))
    assert again.view()["places"]["pile"] == match.view()["places"]["pile"]


def test_a_changed_answer_can_be_replayed() -> None:
    match = play(BIDS)
    for token in (0, 1):
        match.answer_for(match.run.asked[0], token)
    again = play(BIDS)
    again.replay(match.journal)
    assert position(again) == position(match)


def test_a_journal_of_another_match_is_noticed() -> None:
    with pytest.raises(Diverged, match="Answer 2 was to 'knock', but here 'ring' is asked") as caught:
        play(VISIT).replay([JournalEntry(0, "knock", "yes", 0), JournalEntry(0, "knock", "yes", 0)])
    assert caught.value.at == 2


def test_a_journal_for_another_seat_is_noticed() -> None:
    with pytest.raises(Diverged, match="Answer 1 was to 'knock'"):
        play(VISIT).replay([JournalEntry(1, "knock", "yes", 0)])


def test_an_answer_that_no_longer_fits_is_noticed() -> None:
    with pytest.raises(Diverged, match=r"Answer 2 no longer fits: 'gong' is not among the options"):
        play(VISIT).replay([JournalEntry(0, "knock", "yes", 0), JournalEntry(0, "ring", "gong", 0)])


def test_a_journal_that_is_too_long_is_noticed() -> None:
    match = at_random(play(VISIT), 1)
    with pytest.raises(Diverged, match="the match is over"):
        match.replay([JournalEntry(0, "knock", "yes", 0)])


# --- what goes out -------------------------------------------------------------------------------------


def test_a_view_shows_a_seat_its_own_hand_only() -> None:
    match = dealt(VISIT, "bell boo lamp", "echo hush moth")
    assert match.view(0)["places"]["ada.hand"] == ["bell", "boo", "lamp"]
    assert match.view(1)["places"]["ada.hand"] == [None, None, None]
    assert match.view()["places"]["ada.hand"] == [None, None, None]


def test_the_log_can_be_read_from_any_line_on() -> None:
    match = dealt(VISIT, "bell boo lamp", "")
    for answer in ("yes", "bell", ["boo"], "2"):
        match.answer(0, answer)
    names = [line and line["name"] for line in match.log()]
    assert names == ["rang", "played", "lit"]
    assert match.log(since=2) == match.log()[2:]
    assert match.log(since=3) == []


def test_a_secret_answer_can_be_taken_back_while_others_think() -> None:
    match = dealt(BIDS, "bell boo", "candle echo", "hush lamp")
    match.answer(0, "bell")
    match.answer(1, "candle")
    match.undo(1)
    assert [question.seat for question in match.questions] == [1, 2]


def test_the_secret_answer_of_one_makes_nobody_else_late() -> None:
    match = play(BIDS)
    match.answer(0, match.questions[0].spell(0), 0)
    assert (match.number, match.asked_at) == (1, 0)
    match.answer(1, match.questions[0].spell(0), 0)
    assert match.number == 2
    assert "was meant for question 3" in refusal(match, 2, number=3)


def test_whoever_thinks_again_in_secret_makes_nobody_else_late() -> None:
    match = play(BIDS)
    for number in (0, 1):
        match.answer(0, match.run.asked[0].spell(number), number)
    assert (match.number, match.asked_at) == (2, 0)
    match.answer(1, match.questions[0].spell(0), 0)
    match.undo(1)
    assert (match.number, match.asked_at, match.clone().asked_at) == (2, 0, 0)


def test_a_refusal_calls_people_by_their_names() -> None:
    with pytest.raises(Refused, match=r"Nothing is asked of Tom now; Eve is to answer"):
        play(VISIT).answer(1, "yes", 0, ["Eve", "Tom"])
