"""What holds for every miniature game, whatever is played."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.dice import Dice
from seance.kernel.game import Game
from seance.kernel.snapshot import dump, restore
from tests.kernel import laws
from tests.kernel.annexe import IN_THE_ANNEXE
from tests.kernel.minis import ALL_MINIS
from tests.kernel.parlour import Parlour, at_random, play

SEEDS = st.integers(0, 10_000)
every_mini = pytest.mark.parametrize("game", [*ALL_MINIS, *IN_THE_ANNEXE], ids=lambda game: game.name)


@every_mini
@given(seed=SEEDS)
def test_it_ends_with_somebody_winning(game: Game[Parlour], seed: int) -> None:
    laws.ends_with_somebody_winning(game, seed)


@every_mini
@given(seed=SEEDS)
def test_every_question_cites_a_rule_and_can_be_answered(game: Game[Parlour], seed: int) -> None:
    match = play(game, seed)
    bot = Dice(seed)
    while not match.over:
        for question in match.questions:
            data = question.data()
            assert data["rule"].startswith("MINI-")
            assert data["kind"] != "one" or data["options"]
            assert data["low"] <= data["high"] or data["kind"] == "text"
        match.answer(question.seat, question.spell(question.random(bot)))


@every_mini
@given(seed=SEEDS, answers=st.integers(0, 25))
def test_no_card_is_made_or_lost(game: Game[Parlour], seed: int, answers: int) -> None:
    laws.makes_and_loses_no_card(game, seed, answers)


@every_mini
@given(seed=SEEDS, answers=st.integers(0, 25))
def test_a_seat_that_is_asked_cannot_tell_a_redeal(game: Game[Parlour], seed: int, answers: int) -> None:
    laws.hides_redeals_from_whoever_is_asked(game, seed, answers)


@every_mini
@given(seed=SEEDS, answers=st.integers(0, 25))
def test_it_survives_a_copy_and_a_save(game: Game[Parlour], seed: int, answers: int) -> None:
    match = at_random(play(game, seed), seed, answers)
    before = dump(match.run.state)
    again = restore(game, json.loads(json.dumps(before)))
    assert dump(again) == dump(game.copy(again)) == before
    if not match.over:
        at_random(match.clone(), seed, 5)
        assert dump(match.run.state) == before


@every_mini
def test_it_says_what_it_shows(game: Game[Parlour]) -> None:
    assert (game.turn.__doc__ or "").endswith(".")
