"""Bots hold views and frozen questions, and nothing that is alive."""

from __future__ import annotations

import pytest

from seance.kernel.question import Question, choose
from seance.kernel.things import Option, Thing
from tests.contract import mini
from tests.contract.kit import Case, mini_kit, thorough
from tests.contract.memory import EVERY, shares_nothing
from tests.contract.mini import Cellar
from tests.contract.play import bots_for, play
from tests.contract.test_the_suite import finds


def nothing_held_is_alive(case: Case, kind: str, seed: int) -> None:
    """Walk from everything that a bot gets, again and again: no step leads into the state."""
    match = case.match(seed)
    for number, (question, _) in enumerate(play(match, bots_for(case, kind, seed))):
        if number % EVERY:
            continue
        shares_nothing(match.run.state, match.view(question.seat), question.frozen(), question.blank())
        says_the_same(question, question.frozen())


def live(case: Case, kind: str, seed: int) -> None:
    """The same walk from what the rules themselves hold."""
    match = case.match(seed)
    for question, _ in play(match, bots_for(case, kind, seed)):
        shares_nothing(match.run.state, question)


def says_the_same(question: Question, prompt: Question) -> None:
    assert prompt.data() == question.data(), f"{question.name} reads differently when it is frozen"


def test_nothing_that_a_bot_holds_leads_into_the_state(case: Case, kind: str) -> None:
    for seed in range(500, 500 + thorough(1)):
        nothing_held_is_alive(case, kind, seed)


def test_an_option_that_leads_into_the_state_is_found() -> None:
    class Open(Option):
        def __init__(self, s: Cellar) -> None:
            super().__init__("roll", s.deck)
            self.s = s

        def frozen(self) -> Thing:
            return self

    async def turn(s: Cellar) -> None:
        await choose(mini.active(s), "act", "MINI-2", [Open(s)])
        await mini.turn(s)

    finds(nothing_held_is_alive, "the copy shares", turn=turn)


def test_the_walk_finds_the_way_that_live_questions_have() -> None:
    with pytest.raises(AssertionError, match="the copy shares"):
        live(Case(mini_kit()), "random", 1)
