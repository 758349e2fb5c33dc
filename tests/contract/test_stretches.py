"""Stretches of long games: where they begin, when they end, and that they find what whole matches find."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from seance.games import load
from seance.kernel.question import yes_or_no
from seance.kernel.scenario import scenario
from seance.kernel.snapshot import dump
from tests.contract import checks, memory, mini, secrecy
from tests.contract.clauses import MATCHES, check_comparisons, check_matches
from tests.contract.endless import is_long
from tests.contract.kit import Case, kits, mini_kit, share, some_variants, variants, with_parts
from tests.contract.mini import Cellar
from tests.contract.pairs import pairwise
from tests.contract.play import bots_for, finish
from tests.contract.redeals import same_cards
from tests.contract.stretch import LENGTH, PLACES, portion, portions, reached, shortened, stretch


@pytest.fixture
def long() -> Case:
    """A variant of a game that many turns are played of, as if it were a long one."""
    return Case(replace(next(kit for kit in kits() if kit.game.name == "edwardian"), long=True))


# --- which game is long ------------------------------------------------------------------------------


def test_a_game_is_long_by_what_it_asks() -> None:
    async def turn(s: Cellar) -> None:
        await yes_or_no(mini.active(s), "again", "MINI-1")

    assert is_long(mini.record(turn=turn))
    assert not is_long(mini.record())
    assert not is_long(load("edwardian"))


def test_a_game_that_breaks_down_is_not_taken_for_a_long_one() -> None:
    async def turn(s: Cellar) -> None:
        raise ZeroDivisionError

    assert not is_long(mini.record(turn=turn))


def test_a_game_that_is_not_long_is_played_whole() -> None:
    for kit in kits():
        if not kit.long:
            case = Case(kit)
            assert portions(case) == [case]
            assert portion(case, 5) is case
            assert shortened(kit) is kit


# --- where stretches begin and end -------------------------------------------------------------------


def test_stretches_begin_where_play_has_led(long: Case) -> None:
    assert list(reached(long)) == list(PLACES)
    for place in PLACES:
        match = stretch(long, place).match(3)
        assert match.run.state.chapter <= place + 1
        assert match.run.state.chapter == reached(long)[place].chapter
    assert reached(long)[20].chapter > 10


def test_the_first_is_dealt_as_ever_and_the_others_are_dealt_that_position(long: Case) -> None:
    assert memory.whole(stretch(long, 0).match(8)) == memory.whole(long.match(8))
    chapter = stretch(long, 20).match(8).run.chapter
    assert chapter is not None
    assert same_cards(long.game, chapter.base, reached(long)[20])


def test_a_position_that_was_reached_is_never_played_on(long: Case) -> None:
    before = long.game.copy(reached(long)[20])
    finish(stretch(long, 20).match(1), bots_for(long, "random", 1))
    assert dump(before) == dump(reached(long)[20])


@pytest.mark.parametrize("place", PLACES[:2])
def test_a_stretch_is_over_after_a_few_turns(long: Case, place: int) -> None:
    each = stretch(long, place)
    begun = each.match(2).run.state.chapter
    match = finish(each.match(2), bots_for(each, "random", 2))
    assert match.run.state.chapter - begun == LENGTH - 1
    checks.result_adds_up(each.kit, match)


def test_a_match_that_ends_sooner_ends_by_itself() -> None:
    case = Case(replace(mini_kit(), long=True))
    last = max(base.chapter for base in reached(case).values())
    assert last < PLACES[-1]
    match = finish(stretch(case, PLACES[-1]).match(1), bots_for(case, "random", 1))
    assert match.run.state.chapter < last + LENGTH


def test_a_shortened_game_may_begin_with_a_scenario(long: Case) -> None:
    match = scenario(shortened(long.kit).game, "", seed=1)
    assert finish(match, bots_for(long, "random", 1)).run.state.chapter == LENGTH


def test_stretches_say_what_they_are(long: Case) -> None:
    assert str(stretch(long, 20)) == f"{long} after 20 turns"


# --- which variants, and what is found ---------------------------------------------------------------


def test_a_long_game_is_played_with_every_pair_of_choices(long: Case) -> None:
    assert [case.wanted for case in variants(long.kit)] == pairwise(long.game.choices)


def test_a_share_of_its_variants_is_enough_where_less_is_asked_for(
    long: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEANCE_SHARE", "0.34")
    every = variants(long.kit)
    assert some_variants(long.kit) == every[: round(0.34 * len(every))]
    short = replace(long.kit, long=False)
    assert some_variants(short) == variants(short)


def test_every_portion_is_played_by_every_check(long: Case) -> None:
    played: list[str] = []

    def check(case: Case, kind: str, seed: int) -> None:
        played.append(f"{case} {kind} {seed}")

    MATCHES[check] = (("random", "hints"), 2)
    assert check_matches(check, long) == len(PLACES) * 2 * share(MATCHES.pop(check)[1]) == len(set(played))


def test_a_leak_late_in_a_match_is_found(long: Case) -> None:
    game = long.game

    def view(s: Any, seat: int) -> dict[str, Any]:
        late = [zone.cards for zone in game.zones(s)] if s.chapter > LENGTH else []
        return {**game.view(s, seat), "leak": [[card.key for card in cards] for cards in late]}

    leaking = replace(long, kit=replace(long.kit, game=with_parts(game, view=view)))
    with pytest.raises(AssertionError, match=r"the view of seat .* shows what it cannot know: leak"):
        check_comparisons(secrecy.views_survive_redeals, leaking)
