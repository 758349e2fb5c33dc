"""What every mini keeps, those of the annexe keep too."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.game import Game
from seance.kernel.run import Run
from seance.kernel.snapshot import dump, restore
from tests.kernel import laws
from tests.kernel.parlour import Parlour, at_random, play
from tests.waiting.annexe import RACKET, WAITING, below

SEEDS = st.integers(0, 10_000)
STEPS = st.integers(0, 25)
every_mini = pytest.mark.parametrize("game", WAITING, ids=lambda game: game.name)


@every_mini
@given(seed=SEEDS)
def test_it_ends_with_somebody_winning(game: Game[Parlour], seed: int) -> None:
    laws.ends_with_somebody_winning(game, seed)


@every_mini
@given(seed=SEEDS, answers=STEPS)
def test_no_card_is_made_or_lost(game: Game[Parlour], seed: int, answers: int) -> None:
    laws.makes_and_loses_no_card(game, seed, answers)


@every_mini
@given(seed=SEEDS, answers=STEPS)
def test_a_seat_that_is_asked_cannot_tell_a_redeal(game: Game[Parlour], seed: int, answers: int) -> None:
    laws.hides_redeals_from_whoever_is_asked(game, seed, answers)


@every_mini
@given(seed=SEEDS, answers=STEPS)
def test_it_survives_a_copy_and_a_save(game: Game[Parlour], seed: int, answers: int) -> None:
    match = at_random(play(game, seed), seed, answers)
    before = dump(match.run.state)
    again = restore(game, json.loads(json.dumps(before)))
    assert dump(again) == dump(game.copy(again)) == before
    if not match.over:
        at_random(match.clone(), seed, 5)
        assert dump(match.run.state) == before


@given(SEEDS)
def test_windows_within_windows_are_played_the_same_without_keeping(seed: int) -> None:
    runs = [Run.start(RACKET, RACKET.settings({}), seed, keep) for keep in (True, False)]
    for run in runs:
        while run.question is not None:
            run.answer(0)
    assert dump(below(runs[0])) == dump(below(runs[1]))
