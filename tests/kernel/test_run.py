from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.dice import Dice
from seance.kernel.game import Game
from seance.kernel.run import Run
from seance.kernel.snapshot import dump, fields_of
from seance.kernel.things import Card, Thing
from tests.kernel.minis import ALL_MINIS, BIDS, CORRIDORS, ECHOES, STAIRS, VISIT
from tests.kernel.parlour import Parlour, room

SEEDS = st.integers(0, 10_000)
STEPS = st.integers(0, 25)


def start(game: Game[Parlour], seed: int = 1, keep: bool = True, players: int | None = None) -> Run:
    wanted = {} if players is None else {"players": players}
    return Run.start(game, game.settings(wanted), seed, keep)


def go_on(run: Run, seed: int, steps: int) -> Run:
    """Some random answers, in a random order where several are asked."""
    bot = Dice(seed)
    for _ in range(steps):
        if run.question is None:
            break
        place = bot.below(len(run.asked))
        run.answer(run.asked[place].random(bot), place)
    return run


def position(run: Run) -> Any:
    return dump(run.state), [question.data() for question in run.asked]


def parts(thing: object) -> dict[int, object]:
    """Everything in a state that can change, by identity."""
    if isinstance(thing, Card) or not isinstance(thing, (Thing, list, dict)):
        return {}
    found: dict[int, object] = {id(thing): thing}
    inner = [getattr(thing, name) for name in fields_of(thing)] if isinstance(thing, Thing) else list(thing)
    for each in [*inner, *(thing.values() if isinstance(thing, dict) else [])]:
        found.update(parts(each))
    return found


# --- copies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL_MINIS, ids=lambda game: game.name)
@given(seed=SEEDS, steps=STEPS)
def test_a_copy_in_the_middle_of_a_chapter_is_the_same_position(
    game: Game[Parlour], seed: int, steps: int
) -> None:
    run = go_on(start(game, seed), seed, steps)
    twin = run.copy()
    assert position(twin) == position(run)
    assert position(go_on(twin, seed + 1, 100)) == position(go_on(run, seed + 1, 100))


@pytest.mark.parametrize("game", ALL_MINIS, ids=lambda game: game.name)
@given(seed=SEEDS, steps=STEPS)
def test_a_copy_shares_nothing_that_changes(game: Game[Parlour], seed: int, steps: int) -> None:
    run = go_on(start(game, seed), seed, steps)
    twin, again = run.copy(), run.copy()
    mine = parts(run.state)
    assert len(mine) > 10
    assert not mine.keys() & parts(twin.state).keys()
    assert not parts(twin.state).keys() & parts(again.state).keys()


@given(SEEDS, STEPS)
def test_what_happens_to_a_copy_does_not_show(seed: int, steps: int) -> None:
    run = go_on(start(ECHOES, seed), seed, steps)
    before = position(run)
    go_on(run.copy(), seed, 100)
    assert position(run) == before


def test_a_copy_of_a_copy_goes_on_from_there() -> None:
    run = start(VISIT)
    run.answer(0)
    twin = run.copy().copy()
    twin.answer(1)
    assert twin.question is not None
    assert twin.question.name == "pack"
    assert run.question is not None
    assert run.question.name == "ring"


def test_without_keeping_one_plays_the_same_but_cannot_copy() -> None:
    fast, slow = start(ECHOES, keep=False), start(ECHOES)
    assert position(go_on(fast, 3, 100)) == position(go_on(slow, 3, 100))
    assert fast.question is None
    with pytest.raises(ValueError, match="cannot be copied"):
        start(ECHOES, keep=False).copy()
    assert start(ECHOES, keep=False).back() is None


# --- one answer back -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL_MINIS, ids=lambda game: game.name)
@given(seed=SEEDS, steps=STEPS)
def test_one_answer_back_is_where_one_was(game: Game[Parlour], seed: int, steps: int) -> None:
    run = go_on(start(game, seed), seed, steps)
    if run.question is not None:
        before = position(run)
        go_on(run, seed + 1, 1)
        earlier = run.back()
        assert earlier is not None
        assert position(earlier) == before


def test_back_leads_over_the_beginning_of_a_chapter_once() -> None:
    run = start(VISIT)
    run.answer(1)
    run.answer(1)
    first = run.back()
    assert first is not None
    assert first.question is not None
    assert first.question.seat == 1
    assert first.back() is None


def test_before_the_first_answer_there_is_nothing() -> None:
    assert start(VISIT).back() is None


def test_back_from_the_end_of_the_match() -> None:
    run = go_on(start(STAIRS), 1, 1000)
    assert run.question is None
    earlier = run.back()
    assert earlier is not None
    assert earlier.question is not None
    assert not earlier.state.over


# --- chapters ------------------------------------------------------------------------------------------


def test_a_chapter_that_asks_nothing_is_gone_through() -> None:
    run = start(CORRIDORS)
    assert run.state.chapter == 2
    assert len(room(run).house.places()) == 2


def test_the_end_of_the_match_asks_nothing() -> None:
    run = go_on(start(VISIT), 1, 1000)
    assert run.state.over
    assert run.question is None
    assert run.asked == []


def test_a_match_that_is_over_when_it_begins_asks_nothing_and_leaves_nothing_behind() -> None:
    state = VISIT.setup(VISIT.settings({}), Dice(1))
    state.over = True
    run = Run(VISIT, state)
    run.open()
    assert (run.question, run.rules, state.chapter) == (None, None, 0)


def test_a_match_that_ends_with_all_answering_together_is_over_too() -> None:
    run = go_on(start(BIDS), 1, 1000)
    assert run.question is None
    assert run.together is None


def test_the_chapter_is_counted_and_keys_the_dice() -> None:
    once, twice = start(STAIRS, 8), start(STAIRS, 8)
    once.answer(1)
    twice.answer(0)
    twice.answer(1)
    assert once.state.chapter == twice.state.chapter == 2
    assert [once.state.dice.below(6) for _ in range(10)] == [twice.state.dice.below(6) for _ in range(10)]


# --- re-deals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL_MINIS, ids=lambda game: game.name)
@given(seed=SEEDS, steps=STEPS)
def test_a_redeal_looks_the_same_to_the_seat_that_is_asked(
    game: Game[Parlour], seed: int, steps: int
) -> None:
    run = go_on(start(game, seed), seed, steps)
    if run.question is None:
        return
    seat = run.question.seat
    other = run.copy()
    other.redeal(seat, seed)
    assert game.view(room(other), seat) == game.view(room(run), seat)
    assert other.question is not None
    assert other.question.data() == run.question.data()


@given(SEEDS, STEPS, SEEDS)
def test_a_redeal_is_a_step_that_copies_take_too(seed: int, steps: int, deal: int) -> None:
    run = go_on(start(ECHOES, seed), seed, steps)
    if run.question is not None:
        run.redeal(run.question.seat, deal)
        assert position(run.copy()) == position(run)
        assert position(go_on(run.copy(), 5, 100)) == position(go_on(run, 5, 100))


def test_redeals_from_different_seeds_differ_in_hands_and_in_dice_to_come() -> None:
    run = start(ECHOES)
    others = [run.copy() for _ in range(20)]
    for seed, other in enumerate(others):
        other.redeal(0, seed)
    assert len({str(room(other).guests[1].hand) for other in others}) > 5
    assert len({tuple(other.state.dice.below(6) for _ in range(10)) for other in others}) == 20


def test_the_dice_to_come_cannot_be_foreseen_through_a_redeal() -> None:
    run = start(STAIRS, 3)
    futures = set()
    for seed in range(30):
        other = run.copy()
        other.redeal(0, seed)
        other.answer(0)
        futures.add(room(other).guests[0].points)
    assert futures == {0, 2, 3, 4, 5, 6}


def test_a_redeal_deals_the_answers_of_others_anew() -> None:
    """Whoever re-deals cannot know what they laid, and it may now be in another hand."""
    laid = set()
    for seed in range(20):
        run = start(BIDS)
        run.answer(0, at=0)
        run.answer(0, at=1)
        mine = run.values[1]
        run.redeal(1, seed)
        assert run.answered == [True, True, False]
        assert run.values[1] is mine
        assert run.values[0] in room(run).guests[0].hand.cards
        laid.add(run.values[0])
    assert len(laid) > 5
