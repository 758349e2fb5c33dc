"""Bots hold views and frozen questions, nothing that is alive, and want the same whatever they cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from seance.bots import make
from seance.kernel.question import TEXT, Question
from seance.kernel.run import Run
from tests.contract.anatomy import contrast
from tests.contract.effort import Tried, moments
from tests.contract.kit import Case
from tests.contract.memory import EVERY, shares_nothing
from tests.contract.play import bots_for, play
from tests.contract.redeals import Even, redealt_run


def nothing_held_is_alive(case: Case, kind: str, seed: int) -> None:
    """Walk from everything that a bot gets, again and again: no step leads into the state."""
    match = case.match(seed)
    for number, (question, _) in enumerate(play(match, bots_for(case, kind, seed))):
        if number % EVERY:
            continue
        shares_nothing(match.run.state, match.view(question.seat), question.frozen(), question.blank())
        says_the_same(question, question.frozen())


def says_the_same(question: Question, prompt: Question) -> None:
    assert prompt.data() == question.data(), f"{question.name} reads differently when it is frozen"


def bots_want_the_same(case: Case, seed: int, tried: Tried) -> Iterator[int]:
    """Whatever lies where a seat cannot see it, its bot likes the same options and answers alike."""
    for match, question in moments(case, seed, tried):
        mine = opinion(case, match.run, question)
        for layout in Even(case.game, match.run.state, question.seat).some(match.number, 3):
            twin = redealt_run(match.run, question.seat, layout)
            other = opinion(case, twin, twin.asked[match.run.asked.index(question)])
            assert mine == other, (
                f"the bot of seat {question.seat} wants something else of {question.name!r} "
                f"({question.rule}) where only what it cannot see is different: {contrast(mine, other)}"
            )
            yield 1


def opinion(case: Case, run: Run, question: Question) -> dict[str, Any]:
    """How much a bot likes each option, and what it answers."""
    view, prompt = case.game.view(run.state, question.seat), question.frozen()
    weights = [] if question.kind == TEXT else case.game.weigh(view, prompt)
    return {"weights": weights, "answer": make("hints", case.game, 1).answer(view, prompt)}
