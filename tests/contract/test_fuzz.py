"""Answers that nobody offered: always refused, and nothing changes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seance.kernel.errors import Refused
from seance.kernel.question import SOME, TEXT, Question
from tests.contract import checks, memory
from tests.contract.kit import Case, thorough
from tests.contract.play import bots_for, finish, play, play_randomly

LETTERS = st.characters() | st.sampled_from("\ud800\x00\x1b\x7f\u202e\n:-0123456789²٣")
TEXTS = st.text(LETTERS, max_size=30) | st.sampled_from(["", "pass", "0", "-1", "9" * 20, "x" * 300])
ANYTHING = st.none() | st.booleans() | st.integers() | st.floats() | TEXTS | st.lists(TEXTS, max_size=4)


def answers_to(question: Question) -> st.SearchStrategy[object]:
    """Right ones, wrong ones, and nonsense, most of it nearly right."""
    keys = st.sampled_from([*question.keys(), "", "nobody"])
    several = st.lists(keys, max_size=len(question.options) + 2)
    if question.kind == SOME:
        return several | several | ANYTHING
    return TEXTS if question.kind == TEXT else keys | several | ANYTHING


def nasty_answers(question: Question) -> list[object]:
    """What has been known to slip through."""
    keys = question.keys()
    first = keys[0] if keys else "0"
    lists: list[object] = [
        [],
        [""],
        [first, ""],
        [first, first],
        [*keys, first],
        [*keys, ""],
        keys[:-1],
        [keys],
    ]
    texts = [
        "",
        " ",
        first.upper(),
        f"{first} ",
        "\ud800",
        "\x00",
        "\x7f",
        "\u202e",
        "²",
        "٣",
        "+1",
        "1.0",
        "-0",
        "x" * 300,
    ]
    numbers = [str(question.low - 1), str(question.high + 1)]
    return [*lists, *texts, *numbers, None, True, 0, 1.5, {first: first}, (first,), first.encode()]


@given(data=st.data(), seed=st.integers(0, 10_000), moves=st.integers(0, 60))
@settings(max_examples=thorough(12), deadline=None, derandomize=True, database=None)
def test_only_what_was_offered_is_taken(case: Case, data: st.DataObject, seed: int, moves: int) -> None:
    match = case.match(seed)
    play_randomly(match, seed, moves)
    for _ in range(6):
        if match.over:
            break
        question = match.questions[0]
        checks.takes_or_refuses(match, question, data.draw(answers_to(question)))


def test_what_has_slipped_through_elsewhere_does_not_here(case: Case) -> None:
    match = case.match(1)
    asked: set[str] = set()
    for question, _ in play(match, bots_for(case, "random", 1)):
        if question.name not in asked:
            asked.add(question.name)
            for answer in nasty_answers(question):
                checks.takes_or_refuses(match.clone(), question, answer)


def test_strangers_and_late_clicks_are_refused(case: Case) -> None:
    for seed in range(thorough(2)):
        match = case.match(seed)
        while not match.over:
            checks.refuses_strangers(match, seed)
            play_randomly(match, match.number, 7)


def test_nothing_is_taken_when_it_is_over(case: Case) -> None:
    match = finish(case.match(1), bots_for(case, "random", 1))
    before = memory.picture(match)
    for seat in range(match.seats):
        with pytest.raises(Refused):
            match.answer(seat, "pass")
    assert memory.picture(match) == before
