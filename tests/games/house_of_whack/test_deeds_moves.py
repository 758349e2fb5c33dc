"""Deeds of going places, and of falling upon somebody."""

from __future__ import annotations

from seance.games.house_of_whack.cards import MINION, HouseRule
from seance.games.house_of_whack.deed import (
    DASH,
    DUEL,
    HOME,
    HOP,
    LEAP,
    NO_ATTACKS,
    SHOVE,
    SUMMON,
    TRADE_PLACES,
    Deed,
    Power,
)
from seance.games.house_of_whack.pieces import Clash
from tests.games.house_of_whack.floorplan import lock, room, stand
from tests.games.house_of_whack.made import do, fiend, lying, no_drama, table, would
from tests.rules import rule


@rule("HW-9.5", "HW-b-117")
def test_home_to_a_free_square() -> None:
    at = table()
    attic = room(at, "attic", 0, 0, floor=1)
    stand(at[1], attic)
    assert not would(at, HOME, 2)
    do(at, Deed(HOME), 1, "go:start:5")
    assert at.asked[-1].seat == 0
    assert "go:start:3" not in at.asked[-1].keys()  # noqa: SIM118
    assert at[1].is_at(at.s.start, 4)


@rule("HW-9.5", "HW-6.5")
def test_leap_to_where_there_is_space() -> None:
    at = table()
    nook = room(at, "nook", 0, 0, floor=1, mask="####.####")
    room(at, "hall", 5, 5)
    assert would(at, LEAP, 1)
    stand(at[2], nook)
    do(at, Deed(LEAP), 1, "go:hall:5")
    assert at[1].here.key == "hall"
    stand(at[2], at.s.start)
    do(at, Deed(LEAP), 3, "nook")
    assert at[3].is_at(nook, 4)


@rule("HW-6.11", "HW-b-99")
def test_hop_through_an_open_door_meets_no_minion() -> None:
    at = table()
    assert not would(at, HOP, 1)
    hall = room(at, "hall", 1, 0)
    foe = fiend("ogre")
    lying(at, foe)
    at.s.lies["ogre"] = hall
    do(at, Deed(HOP), 1, "go:hall:1")
    assert at[1].is_at(hall, 0)
    assert "clash" not in at.told()
    lock(at, hall, 3)
    assert not would(at, HOP, 2)


@rule("HW-6.11", "HW-b-117")
def test_shove_one_chooses_the_room_the_other_the_square() -> None:
    at = table()
    room(at, "hall", 1, 0)
    yard = room(at, "yard", 0, 1)
    do(at, Deed(SHOVE), 2, "yard", "go:yard:9")
    assert [question.seat for question in at.asked] == [0, 1]
    assert at[2].is_at(yard, 8)


@rule("HW-9.5")
def test_summon() -> None:
    at = table()
    attic = room(at, "attic", 0, 0, floor=1, mask="####..###")
    assert not would(at, SUMMON, 2)
    stand(at[2], attic, 4)
    do(at, Deed(SUMMON), 2, "go:start:5")
    assert at[2].is_at(at.s.start, 4)
    stand(at[1], attic, 4)
    stand(at[3], attic, 5)
    assert not would(at, SUMMON, 2)


@rule("HW-b-117")
def test_trade_places() -> None:
    at = table()
    hall = room(at, "hall", 1, 0)
    assert not would(at, TRADE_PLACES, 2)
    stand(at[2], hall, 7)
    do(at, Deed(TRADE_PLACES), 2)
    assert at[1].is_at(hall, 7)
    assert at[2].is_at(at.s.start, 0)


@rule("HW-b-117", "HW-6.5")
def test_who_trades_places_with_a_walker_nobody_stands_on_anybody() -> None:
    at = table()
    hall = room(at, "hall", 1, 0)
    stand(at[1], at.s.start, at[3].square)
    stand(at[2], hall, 7)
    do(at, Deed(TRADE_PLACES), 2, "go:start:5")
    assert at[1].is_at(hall, 7)
    assert at[2].is_at(at.s.start, 4)
    pen = room(at, "pen", 0, 1, mask="#.#######")
    stand(at[1], pen, 1)
    stand(at[3], pen, 1)
    do(at, Deed(TRADE_PLACES), 2, "go:start:1")
    assert (at[1].is_at(at.s.start, 4), at[2].is_at(at.s.start, 0)) == (True, True)


@rule("HW-6.3", "HW-17.1")
def test_dash_is_a_move_and_minions_notice() -> None:
    at = table()
    no_drama(at)
    at.s.actions = 0
    hall = room(at, "hall", 1, 0)
    foe = fiend("ogre", "red", 9)
    lying(at, foe)
    at.s.lies["ogre"] = hall
    stand(at[1], at.s.start, 5)
    do(at, Deed(DASH, 2), 1, "go:hall:5")
    assert at[1].is_at(hall, 4)
    assert at[1].life == 3


@rule("HW-b-116")
def test_dash_only_for_whoever_has_the_turn_and_not_in_a_conflict() -> None:
    at = table()
    assert would(at, DASH, 1)
    assert not would(at, DASH, 2)
    foe = fiend("ogre")
    at.s.clash = Clash(0, "red", MINION, -1, foe, 0)
    assert not would(at, DASH, 1)


@rule("HW-19.14", "HW-19.16")
def test_duel_in_another_turn() -> None:
    at = table()
    at[2].strength = 5
    at.s.actions = 0
    do(at, Deed(DUEL, 1, "red"), 3, by=2)
    assert at[3].life == 3


@rule("HW-19.12")
def test_after_a_drawn_duel_only_whoever_has_the_turn_tries_again() -> None:
    at = table()
    do(at, Deed(DUEL, 1, "red"), 2, "yes", "no")
    assert at.s.actions == 1
    do(at, Deed(DUEL, 1, "red"), 3, by=2)
    assert at.s.actions == 1


@rule("HW-19.16")
def test_duel_of_wits() -> None:
    at = table()
    at[1].spirit = 4
    do(at, Deed(DUEL, 1, "blue"), 2)
    assert at[2].spirit == 2
    assert at[2].life == 4


@rule("HW-19.14")
def test_duels_need_the_same_room_and_no_peace() -> None:
    at = table()
    assert would(at, DUEL, 2)
    assert not would(at, DUEL, 1)
    at.s.rules.add(HouseRule("peace", "Peace", "", (Power(NO_ATTACKS),)))
    assert not would(at, DUEL, 2)
    at.s.rules.take_all()
    stand(at[2], room(at, "hall", 1, 0))
    assert not would(at, DUEL, 2)
