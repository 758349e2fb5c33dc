"""Answers that nobody offered, found by chance: always refused, and nothing changes."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from seance.kernel.question import SOME, TEXT, Question
from tests.contract.answers import takes_or_refuses
from tests.contract.kit import Case, share
from tests.contract.play import play_randomly
from tests.contract.stretch import portion

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


@given(data=st.data(), seed=st.integers(0, 10_000), moves=st.integers(0, 60))
@settings(max_examples=share(12), deadline=None, derandomize=True, database=None)
def test_only_what_was_offered_is_taken(case: Case, data: st.DataObject, seed: int, moves: int) -> None:
    match = portion(case, seed).match(seed)
    play_randomly(match, seed, moves)
    for _ in range(6):
        if match.over:
            break
        question = match.questions[0]
        takes_or_refuses(match, question, data.draw(answers_to(question)))
