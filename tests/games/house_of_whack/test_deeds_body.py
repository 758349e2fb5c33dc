"""Deeds that change stats, Gold Hearts and turns."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.cards import BLUE, GREEN, MINION, RED
from seance.games.house_of_whack.deed import (
    ADMIRED,
    BOOST,
    FILCH,
    FORFEIT,
    GAIN,
    HEARTS,
    HURRY,
    LOSE,
    MISS,
    OTHERS,
    RESTORE,
    Deed,
)
from seance.games.house_of_whack.harm import base
from seance.games.house_of_whack.powers import bonus
from seance.games.house_of_whack.registry import able, perform
from seance.games.house_of_whack.state import CLOSING
from seance.games.house_of_whack.turn import close_turn
from tests.games.house_of_whack.made import do, somebody, table, would
from tests.rules import rule


@rule("HW-1.3", "HW-b-115")
@pytest.mark.parametrize(("stat", "after"), [(RED, 8), (BLUE, 8), (GREEN, 9)])
def test_gain(stat: str, after: int) -> None:
    at = table()
    do(at, Deed(GAIN, 5, stat), 2)
    assert base(at[2], stat) == after
    assert base(at[1], stat) == after - 5


@rule("HW-1.3", "HW-2.3")
@pytest.mark.parametrize(("stat", "after"), [(RED, 1), (BLUE, 0), (GREEN, 1)])
def test_lose(stat: str, after: int) -> None:
    at = table()
    do(at, Deed(LOSE, 3, stat), 2)
    assert base(at[2], stat) == after


@rule("HW-1.3")
def test_nobody_loses_the_last_point_of_strength() -> None:
    at = table()
    at.stats(2, 1, 0, 1)
    assert not would(at, LOSE, 2, stat=RED)
    assert not would(at, LOSE, 2, stat=BLUE)
    assert would(at, LOSE, 2, stat=GREEN)
    do(at, Deed(LOSE, 1, RED), 2)
    assert "loses" not in at.told()


@rule("HW-1.2")
def test_restore_is_for_what_is_below_the_printed_value() -> None:
    at = table()
    at[1].guest.add(somebody("x", 5, 2, 4))
    at.stats(1, 4, 2, 6)
    assert [would(at, RESTORE, 1, stat=stat) for stat in (RED, BLUE, GREEN)] == [True, False, False]
    do(at, Deed(RESTORE, 1, RED), 1)
    assert at[1].strength == 5


@rule("HW-1.4")
def test_a_boost_is_not_on_the_die_and_ends_with_the_turn() -> None:
    at = table()
    do(at, Deed(BOOST, 2, RED), 2)
    do(at, Deed(BOOST, 1, RED), 2)
    assert at[2].strength == 3
    assert bonus(at.s, at[2], RED, MINION) == 3
    assert bonus(at.s, at[2], BLUE, MINION) == 0
    at.run(close_turn(at.s, at[1]))
    assert bonus(at.s, at[2], RED, MINION) == 0


@rule("HW-21.1")
def test_hearts_come() -> None:
    at = table()
    do(at, Deed(HEARTS, 3), 2)
    assert [player.hearts for player in at.s.players] == [0, 3, 0]


@rule("HW-21.1", "HW-b-90")
def test_hearts_go_but_never_below_nought() -> None:
    at = table()
    at[2].hearts = 2
    assert would(at, FORFEIT, 2)
    do(at, Deed(FORFEIT, 5), 2)
    assert at[2].hearts == 0
    assert not would(at, FORFEIT, 2)


@rule("HW-21.1", "HW-b-90")
@pytest.mark.parametrize(("amount", "left", "won"), [(2, 1, 6), (5, 0, 7)])
def test_filched_hearts_move_over(amount: int, left: int, won: int) -> None:
    at = table()
    at[1].hearts, at[2].hearts = 4, 3
    do(at, Deed(FILCH, amount), 2)
    assert (at[2].hearts, at[1].hearts) == (left, won)


@rule("HW-21.1")
def test_whom_one_can_filch_from() -> None:
    at = table()
    at[1].hearts = at[2].hearts = 1
    assert [would(at, FILCH, seat) for seat in (1, 2, 3)] == [False, True, False]
    at[1].room = None
    assert not would(at, FILCH, 2)


@rule("HW-21.1")
def test_everybody_else_in_the_room_admires() -> None:
    at = table(4)
    at[4].room = None
    do(at, Deed(ADMIRED, 2), 1)
    assert at[1].hearts == 4
    at[2].room = at[3].room = None
    assert not would(at, ADMIRED, 1)


@rule("HW-5.4")
def test_turns_to_miss_add_up() -> None:
    at = table()
    do(at, Deed(MISS, 1), 2)
    do(at, Deed(MISS, 2), 2)
    assert at[2].missing == 3


@rule("HW-5.6", "HW-5.12")
def test_only_who_has_the_turn_can_hurry_and_only_while_acting() -> None:
    at = table()
    assert would(at, HURRY, 1)
    assert not would(at, HURRY, 2, by=2)
    do(at, Deed(HURRY, 2), 1)
    assert at.s.actions == 4
    at.s.phase = CLOSING
    assert not would(at, HURRY, 1)


@rule("HW-b-102")
def test_what_befalls_all_others_spares_those_to_whom_it_would_do_nothing() -> None:
    at = table()
    at[2].strength = 1
    deeds = (Deed(LOSE, 1, RED, OTHERS),)
    assert able(at.s, at[1], deeds)
    at.run(perform(at.s, at[1], deeds))
    assert [player.strength for player in at.s.players] == [3, 1, 2]
    assert at.told().count("loses") == 1
