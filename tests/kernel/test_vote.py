from __future__ import annotations

import pytest

from seance.kernel.match import Match
from seance.kernel.things import NO, Card
from seance.kernel.vote import ABSTAIN, Tally
from tests.facts import bare
from tests.kernel.annexe import TRIAL
from tests.kernel.parlour import asked, dealt, play, told

BELL, BOOK, CANDLE = (Card(name, name) for name in ("bell", "book", "candle"))


def all_answer(match: Match, *answers: str) -> None:
    """Seat by seat, from the last to the first: the order must not matter."""
    for seat, answer in reversed(list(enumerate(answers))):
        match.answer(seat, answer)


# --- tallies -------------------------------------------------------------------------------------------


def test_a_tally_counts_votes_and_leaves_out_abstentions() -> None:
    tally = Tally([BELL, BOOK, CANDLE], [BOOK, None, BOOK, CANDLE])
    assert [tally.count(each) for each in tally.candidates] == [0, 2, 1]
    assert tally.leaders() == [BOOK]


def test_a_tie_leaves_several_leaders_in_the_order_of_the_candidates() -> None:
    assert Tally([BELL, BOOK, CANDLE], [CANDLE, BELL, None]).leaders() == [BELL, CANDLE]


@pytest.mark.parametrize("votes", [[], [None, None]])
def test_when_nobody_votes_all_lead(votes: list[Card | None]) -> None:
    assert Tally([BELL, BOOK], votes).leaders() == [BELL, BOOK]


# --- votes ---------------------------------------------------------------------------------------------


def test_all_voters_are_asked_at_once_and_may_abstain() -> None:
    match = play(TRIAL)
    assert asked(match) == [(seat, "blame") for seat in range(4)]
    assert match.questions[0].keys() == ["0", "1", "2", "3", "abstain"]


def test_whoever_is_silent_abstains() -> None:
    question = play(TRIAL).questions[0]
    assert question.value(question.fallback()) is ABSTAIN


def test_nobody_learns_anything_before_the_last_vote() -> None:
    match = play(TRIAL)
    for seat in (3, 1, 0):
        assert match.answer(seat, "2") == []
    assert [event.name for event in match.answer(2, "abstain")] == ["blamed"]


def test_most_votes_decide() -> None:
    match = play(TRIAL)
    all_answer(match, "2", "2", "0", "abstain")
    assert told(match) == ["blamed 2 2"]


@pytest.mark.parametrize(("rolled", "culprit"), [(0, "1"), (1, "3")])
def test_a_tie_is_the_callers_to_break(rolled: int, culprit: str) -> None:
    match = dealt(TRIAL, "", "", "", "", script=[rolled])
    all_answer(match, "3", "1", "1", "3")
    assert told(match) == [f"blamed {culprit} 2"]


def test_one_voter_alone_decides() -> None:
    match = play(TRIAL, players=1)
    match.answer(0, "0")
    assert told(match) == ["blamed 0 1"]


# --- all of one mind -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "points"),
    [(["yes"] * 4, 0), (["yes", "yes", "no", "yes"], -1), (["no"] * 4, -1)],
)
def test_unanimous_wants_a_yes_from_everybody(answers: list[str], points: int) -> None:
    match = play(TRIAL)
    all_answer(match, *["0"] * 4)
    assert bare(match.questions[0].data()["about"]) == {"seat": "0"}
    all_answer(match, *answers)
    assert match.view()["points"][0] == points


def test_whoever_is_silent_does_not_agree() -> None:
    match = play(TRIAL)
    all_answer(match, *["0"] * 4)
    question = match.questions[0]
    assert question.value(question.fallback()) is NO
