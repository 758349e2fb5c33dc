"""Every refusal says what was asked, what was offered and by which rule, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.answers import read_answer
from seance.kernel.errors import Refused
from seance.kernel.match import Match
from seance.kernel.question import ask_number, ask_one, ask_some
from seance.kernel.snapshot import dump
from seance.kernel.things import Seat
from tests.kernel.minis import BIDS, EPITAPH, VISIT
from tests.kernel.parlour import CARD, asked, dealt, play

NOT_KEYS: list[object] = [None, 0, 1.5, True, b"bell", ["bell"], {"bell": 1}]


def at_knock() -> Match:
    return dealt(VISIT, "bell boo lamp", "")


def at_ring() -> Match:
    match = at_knock()
    match.answer(0, "yes")
    return match


def at_pack() -> Match:
    match = at_ring()
    match.answer(0, "bell")
    return match


def at_candles() -> Match:
    match = at_pack()
    match.answer(0, ["lamp"])
    return match


def position(match: Match) -> Any:
    """Everything that a refused answer must leave as it was."""
    return dump(match.run.state), match.number, match.log(0), asked(match)


def refused(match: Match, answer: object) -> str:
    """What a refusal says, having made sure that nothing has changed."""
    before = position(match)
    with pytest.raises(Refused) as caught:
        match.answer(0, answer)
    assert position(match) == before
    assert caught.value.offered
    return str(caught.value)


# --- one -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", NOT_KEYS)
def test_one_key_is_wanted(answer: object) -> None:
    assert refused(at_ring(), answer) == (
        "One key is wanted, as a text. The question is 'ring' (MINI-1.2). Offered: bell, boo."
    )


@pytest.mark.parametrize("answer", ["", "0", "lamp", "Bell", "bell ", "ring:bell"])
def test_a_key_must_have_been_offered(answer: str) -> None:
    assert refused(at_ring(), answer) == (
        f"{answer!r} is not among the options. The question is 'ring' (MINI-1.2). Offered: bell, boo."
    )


def test_an_endless_key_is_cut_short_in_the_refusal() -> None:
    assert len(refused(at_ring(), "x" * 100_000)) < 300


@pytest.mark.parametrize("answer", ["maybe", True, "Yes"])
def test_yes_or_no_wants_yes_or_no(answer: object) -> None:
    assert "The question is 'knock' (MINI-1.1). Offered: yes, no." in refused(at_knock(), answer)


# --- some ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [None, "bell", ("bell",), {"bell"}, [1], ["bell", None], [["bell"]]])
def test_a_list_of_keys_is_wanted(answer: object) -> None:
    assert refused(at_pack(), answer) == (
        "A list of keys is wanted. The question is 'pack' (MINI-1.3). Offered: bell, boo, lamp."
    )


@pytest.mark.parametrize("answer", [[], ["bell", "boo", "lamp"]])
def test_neither_too_few_nor_too_many(answer: list[str]) -> None:
    assert f"Pick 1 to 2, not {len(answer)}. The question is 'pack' (MINI-1.3)" in refused(at_pack(), answer)


def test_exactly_so_many_is_said_so() -> None:
    question = ask_some(Seat(0), "pack", "T-1", [CARD["bell"], CARD["boo"]], low=2)
    with pytest.raises(Refused, match="Pick exactly 2, not 1"):
        read_answer(question, ["bell"])


@pytest.mark.parametrize("answer", [["moth"], ["bell", "bell"], [""], ["bell", "x"]])
def test_every_key_must_have_been_offered_and_so_often(answer: list[str]) -> None:
    text = refused(at_pack(), answer)
    assert f"{answer[-1]!r} is not among the options, or not so often." in text
    assert "The question is 'pack' (MINI-1.3). Offered: bell, boo, lamp." in text


def test_nothing_can_be_taken_twice_by_an_empty_key() -> None:
    refused(at_pack(), ["bell", ""])


def test_cards_that_look_alike_are_taken_one_by_one() -> None:
    question = ask_some(Seat(0), "pack", "T-1", [CARD["bell"], CARD["boo"], CARD["bell"]])
    assert read_answer(question, ["bell", "bell"]) == (0, 2)
    with pytest.raises(Refused, match="not so often"):
        read_answer(question, ["bell", "bell", "bell"])


def test_the_order_of_keys_does_not_matter() -> None:
    question = ask_some(Seat(0), "pack", "T-1", [CARD["bell"], CARD["boo"]])
    assert read_answer(question, ["boo", "bell"]) == read_answer(question, ["bell", "boo"]) == (0, 1)


# --- number --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [*NOT_KEYS, "", "two", "1.0", "-", "--1", " 1", "1_0", "٣", "²", "1" * 13])
def test_a_whole_number_is_wanted(answer: object) -> None:
    assert refused(at_candles(), answer) == (
        "A whole number is wanted, as a text. The question is 'candles' (MINI-1.4). Offered: 0 to 3."
    )


@pytest.mark.parametrize("answer", ["-1", "4", "999999999999"])
def test_a_number_must_lie_in_the_range(answer: str) -> None:
    assert refused(at_candles(), answer) == (
        f"{answer} is outside the range. The question is 'candles' (MINI-1.4). Offered: 0 to 3."
    )


def test_numbers_below_zero_can_be_meant() -> None:
    assert read_answer(ask_number(Seat(0), "depth", "T-1", -3, 0), "-3") == -3


# --- text ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [None, 3, ["Boo"], b"Boo"])
def test_a_text_is_wanted(answer: object) -> None:
    assert refused(play(EPITAPH), answer) == (
        "A text is wanted. The question is 'carve' (MINI-2). Offered: a text of at most 30 characters."
    )


def test_a_text_has_a_longest_length() -> None:
    match = play(EPITAPH)
    assert "That text has 31 characters. The question is 'carve' (MINI-2)." in refused(match, "x" * 31)
    match.answer(0, "x" * 30)


@pytest.mark.parametrize("answer", ["\0", "a\tb", "\x1b[31mred", "\r\n"])
def test_control_characters_are_refused(answer: str) -> None:
    assert "Control characters cannot be told. The question is 'carve' (MINI-2)." in refused(
        play(EPITAPH), answer
    )


@pytest.mark.parametrize("answer", ["\x7f", "\x9b31m", "half \ud83d", "gpj.\u202eexe"])
def test_other_control_characters_are_refused_too(answer: str) -> None:
    refused(play(EPITAPH), answer)


@pytest.mark.parametrize("answer", ["", "Zwei Zeilen,\nein Stein.", "R.I.P. 👻 👩‍🚀"])
def test_other_texts_are_taken(answer: str) -> None:
    match = play(EPITAPH)
    match.answer(0, answer)
    assert match.tale.since(0)[0].facts["words"] == answer


# --- whatever anybody sends ----------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@given(JSON)
def test_any_json_is_answered_or_refused(answer: object) -> None:
    for match in (at_knock(), at_ring(), at_pack(), at_candles(), play(EPITAPH), play(BIDS)):
        before = position(match)
        try:
            match.answer(0, answer)
        except Refused:
            assert position(match) == before
        else:
            assert match.number == before[1] + 1


def test_the_first_of_two_options_that_look_alike_is_meant() -> None:
    question = ask_one(Seat(0), "ring", "T-1", [CARD["boo"], CARD["bell"], CARD["bell"]])
    assert read_answer(question, "bell") == 1


def test_a_long_list_of_offers_is_cut_short() -> None:
    question = ask_one(Seat(0), "ring", "T-1", list(CARD.values()) + [Seat(n) for n in range(9)])
    with pytest.raises(Refused) as caught:
        read_answer(question, "x")
    assert str(caught.value).endswith("vanish, 0, 1 and 7 more.")
    assert len(caught.value.offered) == 19
