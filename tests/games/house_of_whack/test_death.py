"""HW-3: Life, its end, and what comes after."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.cards import ALLY, GREEN, RED, Snare
from seance.games.house_of_whack.conflict import WON, fight
from seance.games.house_of_whack.deed import BONUS, LOSE, Deed, Power
from seance.games.house_of_whack.harm import base, gain, lose, original
from seance.games.house_of_whack.quarrels import attacks, spoils
from seance.games.house_of_whack.state import ACTING, CLOSING, OPENING
from seance.games.house_of_whack.trading import partners
from seance.games.house_of_whack.turn import act, close_turn, open_turn, reborn
from seance.games.house_of_whack.whacking import arrive
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import (
    against,
    effect,
    fiend,
    hold,
    keys,
    no_drama,
    prop,
    somebody,
    table,
)
from tests.rules import rule

SQUARE = "go:start:5"


def kill(at: Table, seat: int, *answers: str) -> None:
    at.run(lose(at.s, at[seat], GREEN, 9, "HW-3.3"), *answers)


@rule("HW-3.1")
def test_life_is_no_part_of_a_conflict() -> None:
    at = table()
    no_drama(at)
    at.stats(1, 3, 3, 20)
    clash = against(at, fiend("f", RED, 2))
    assert at.run(fight(at.s, clash)) == WON
    assert clash.mine == 3


@rule("HW-3.2")
def test_nothing_adds_to_life_but_the_die() -> None:
    at = table()
    at[1].guest.add(somebody("x", 3, 3, 4))
    club = prop("club")
    club.side.powers = (Power(BONUS, 5, GREEN),)
    at[1].carried.add(club)
    assert (original(at[1], GREEN), base(at[1], GREEN)) == (4, 4)
    kill(at, 1)
    assert at[1].dead


@rule("HW-3.2", "HW-b-115")
def test_life_has_no_upper_limit() -> None:
    at = table()
    gain(at.s, at[1], GREEN, 10, "HW-3.2")
    assert at[1].life == 14


@rule("HW-3", "HW-3.3", "HW-b-40", "HW-b-106")
def test_what_becomes_of_what_the_dead_had() -> None:
    at = table()
    at[2].carried.add(prop("club"))
    at[2].carried.add(somebody("friend"))
    at[2].claimed.add(fiend("f"))
    at[2].claimed.add(somebody("beaten"))
    hold(at, 2, effect("x", Deed(LOSE, 1, RED)))
    at[2].hearts = 7
    at.s.tokens["start"] = 1
    kill(at, 2)
    assert at[2].dead
    assert keys(at.s.lying_in(at.s.start)) == ["club", "friend"]
    assert at.s.roles["friend"] == ALLY
    assert "x" in keys(at.s.drama_gone.cards)
    assert "f" in keys(at.s.whack_gone.cards)
    assert "beaten" in keys(at.s.guests_gone.cards)
    assert (at[2].hearts, at.s.tokens) == (0, {"start": 1})
    assert [*at[2].hand.cards, *at[2].claimed.cards, *at[2].carried.cards] == []


@rule("HW-3.3")
def test_one_point_of_life_is_life() -> None:
    at = table()
    at.run(lose(at.s, at[2], GREEN, 3, "HW-3.3"))
    assert not at[2].dead
    at.run(lose(at.s, at[2], GREEN, 1, "HW-3.3"))
    assert at[2].dead


@rule("HW-b-33", "HW-19.16")
def test_a_loser_with_one_life_may_die_and_keeps_no_prop_and_gives_none() -> None:
    at = table()
    at[2].life = 1
    at[2].carried.add(prop("club"))
    at.run(spoils(at.s, at[1], at[2], RED), "wound")
    assert at[2].dead
    assert not at[1].carried.cards
    assert at.s.lies["club"] is at.s.start


@rule("HW-3.4")
@pytest.mark.parametrize(("votes", "more"), [(("1>yes", "3>yes"), 1), (("1>yes", "3>no"), 0)])
def test_a_theatrical_death_is_worth_a_life(votes: tuple[str, str], more: int) -> None:
    at = table(meta=True)
    kill(at, 2, *votes)
    at.s.guests.add(somebody("new", 2, 4, 5))
    reborn(at.s, at[2])
    assert (at[2].life, at[2].splendid) == (5 + more, False)


@rule("HW-3.5", "HW-b-39", "HW-b-41")
def test_the_dead_come_back_as_somebody_else() -> None:
    at = table()
    at[1].guest.add(somebody("old"))
    at[1].missing = 2
    at[1].traps.add(Snare("trap", "Trap", "", RED, 3, 1, (Deed(LOSE, 1, RED),), 2))
    at[1].timers["trap"] = 2
    kill(at, 1)
    at.s.guests.add(somebody("new", 2, 4, 5))
    at.run(open_turn(at.s, at[1]), "yes", SQUARE)
    assert keys(at[1].guest.cards) == ["new"]
    assert (at[1].strength, at[1].spirit, at[1].life) == (2, 4, 5)
    assert "old" in keys(at.s.guests_gone.cards)
    assert at[1].is_at(at.s.start, 4)
    assert (len(at[1].hand.cards), at.s.phase, at.s.actions) == (3, ACTING, 2)
    assert (at[1].missing, at[1].timers) == (0, {})
    assert "trap" in keys(at.s.whack_gone.cards)


@rule("HW-b-41")
def test_death_in_ones_own_turn_ends_it_without_a_discard_phase() -> None:
    at = table()
    kill(at, 1)
    hold(at, 2, effect("x", Deed(LOSE, 1, RED)))
    at.run(act(at.s, at[1]))
    assert at.s.phase == CLOSING
    at.run(close_turn(at.s, at[1]))
    assert (at.s.active, at.s.phase) == (1, OPENING)
    assert "discard" not in at.names()


@rule("HW-b-42")
def test_discarded_guests_are_shuffled_in_and_else_the_old_one_comes_back() -> None:
    at = table()
    at.s.guests.take_all()
    at.s.guests_gone.add(somebody("again", 5, 2, 3))
    kill(at, 1)
    reborn(at.s, at[1])
    assert keys(at[1].guest.cards) == ["again"]
    at.stats(1, 1, 1, 0)
    reborn(at.s, at[1])
    assert keys(at[1].guest.cards) == ["again"]
    assert (at[1].strength, at[1].spirit, at[1].life) == (5, 2, 3)


@rule("HW-b-42")
def test_without_guests_nobody_arrives() -> None:
    at = table()
    at.s.guests.take_all()
    at.run(arrive(at.s, at[1], ALLY))
    assert at.told() == ["nobody-comes"]


@rule("HW-b-72", "HW-31.3")
def test_an_avatar_comes_back_as_oneself() -> None:
    at = table(avatars=True)
    at[1].guest.add(somebody("role", 5, 5, 5))
    kill(at, 1)
    reborn(at.s, at[1])
    assert (at[1].strength, at[1].spirit, at[1].life) == (3, 3, 4)
    assert not at[1].guest.cards
    assert "role" in keys(at.s.guests_gone.cards)


@rule("HW-b-75", "HW-3.5")
def test_whoever_declines_to_come_back_has_no_phases() -> None:
    at = table()
    kill(at, 1)
    at.run(open_turn(at.s, at[1]), "no")
    assert (at.names(), at.s.active, at.s.phase) == (["come-back"], 1, OPENING)
    assert not at[1].hand.cards
    assert "turn" not in at.told()


@rule("HW-b-75")
def test_the_dead_vote_but_are_left_alone() -> None:
    at = table(meta=True)
    at[1].carried.add(prop("club"))
    kill(at, 2)
    assert all("1" not in option.key.split(":") for option in [*attacks(at.s, at[1]), *partners(at.s, at[1])])
    assert "attack:1:red" not in [option.key for option in possible(at.s, at[1])]
    at.asked.clear()
    kill(at, 3)
    assert [(question.name, question.seat) for question in at.asked] == [("splendid", 0), ("splendid", 1)]
