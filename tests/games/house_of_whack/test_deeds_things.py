"""Deeds of things and people: Props, Allies, Minions, tokens and House Rules."""

from __future__ import annotations

from seance.games.house_of_whack.cards import ALLY, MINION, RESIDENT, WEARABLE, HouseRule
from seance.games.house_of_whack.conflict import BROKEN
from seance.games.house_of_whack.deed import (
    BANISH,
    ELUDE,
    FETCH,
    INVITE,
    LET_GO,
    LURE,
    RECHARGE,
    REPEAL,
    SNATCH,
    STAKE,
    UPROOT,
    Deed,
    Power,
)
from seance.games.house_of_whack.foes import face_one, fight_minion, unfaced
from seance.games.house_of_whack.pieces import Clash
from tests.games.house_of_whack.floorplan import room
from tests.games.house_of_whack.made import (
    do,
    effect,
    fiend,
    hold,
    keys,
    lying,
    no_drama,
    prop,
    somebody,
    table,
    would,
)
from tests.rules import rule


@rule("HW-14.2")
def test_let_go_is_the_bearers_choice() -> None:
    at = table()
    assert not would(at, LET_GO, 2)
    at[2].carried.add(prop("sword"))
    at[2].carried.add(prop("hat", WEARABLE))
    assert would(at, LET_GO, 2)
    do(at, Deed(LET_GO), 2, "hat")
    assert at.asked[-1].seat == 1
    assert keys(at[2].carried.cards) == ["sword"]
    assert at.s.lies["hat"] is at.s.start


@rule("HW-14.2")
def test_let_go_of_more_than_there_is() -> None:
    at = table()
    at[2].carried.add(prop("sword"))
    do(at, Deed(LET_GO, 3), 2)
    assert at[2].carried.cards == []
    assert at.names() == []


@rule("HW-14.1", "HW-14.3", "HW-b-120")
def test_snatch_keeps_charges_and_makes_room() -> None:
    at = table()
    at[1].carried.add(prop("club"))
    at[2].carried.add(prop("gun", charges=3))
    at.s.charges["gun"] = 1
    do(at, Deed(SNATCH), 2, "club")
    assert keys(at[1].carried.cards) == ["gun"]
    assert at[2].carried.cards == []
    assert at.s.charges["gun"] == 1
    assert at.s.lies["club"] is at.s.start


@rule("HW-b-105")
def test_the_crushed_neither_snatch_nor_fetch() -> None:
    at = table()
    at[2].carried.add(prop("gun"))
    lying(at, prop("hat", WEARABLE))
    assert would(at, SNATCH, 2)
    assert would(at, FETCH, 1)
    at[1].spirit = 0
    assert not would(at, SNATCH, 2)
    assert not would(at, FETCH, 1)
    assert not would(at, SNATCH, 1)


@rule("HW-14.1", "HW-9.5")
def test_fetch_from_any_floor() -> None:
    at = table()
    attic = room(at, "attic", 0, 0, floor=1)
    ally, foe = somebody("ada"), fiend("ogre")
    lying(at, prop("hat", WEARABLE), ally, foe)
    at.s.roles["ada"] = ALLY
    at.s.lies["hat"] = attic
    do(at, Deed(FETCH), 1, "hat")
    assert at.asked[-1].keys() == ["hat", "ada"]
    assert keys(at[1].carried.cards) == ["hat"]
    assert "hat" not in at.s.lies
    at.s.roles["ada"] = RESIDENT
    assert not would(at, FETCH, 1)


@rule("HW-14.6")
def test_recharge() -> None:
    at = table()
    at[1].carried.add(prop("gun", charges=3))
    at.s.charges["gun"] = 3
    assert not would(at, RECHARGE, 1)
    at.s.charges["gun"] = 0
    assert would(at, RECHARGE, 1)
    do(at, Deed(RECHARGE), 1)
    assert at.s.charges["gun"] == 3


@rule("HW-17.4", "HW-b-99")
def test_elude_counts_as_faced_only_in_ones_own_turn() -> None:
    at = table()
    lying(at, fiend("ogre"), fiend("imp"))
    assert not would(at, ELUDE, 2)
    do(at, Deed(ELUDE), 1, "imp")
    assert keys(unfaced(at.s, at[1])) == ["ogre"]
    at.s.faced.append("ogre")
    assert not would(at, ELUDE, 1)


@rule("HW-17.4", "HW-b-104", "HW-b-99")
def test_elude_breaks_off_the_conflict_and_the_next_minion_comes() -> None:
    at = table()
    no_drama(at)
    lying(at, fiend("ogre", "red", 9), fiend("imp"))
    hold(at, 1, effect("smoke", Deed(ELUDE)))
    goes_on = at.run(face_one(at.s, at[1], unfaced(at.s, at[1])), "fight:ogre", "1>play:smoke", "ogre")
    assert goes_on is True
    assert at[1].life == 4
    assert "broken-off" in at.told()
    assert keys(unfaced(at.s, at[1])) == ["imp"]


@rule("HW-17.4", "HW-b-99")
def test_whoever_eludes_out_of_turn_helps_nobody_else() -> None:
    """The second seat meets a Minion in the first one's turn; the first has it to face all the same."""
    at = table()
    no_drama(at)
    imp = fiend("imp", "red", 9)
    lying(at, imp, fiend("ogre"))
    hold(at, 2, effect("smoke", Deed(ELUDE)))
    assert not would(at, ELUDE, 2)
    assert at.run(fight_minion(at.s, at[2], imp), "2>play:smoke") == BROKEN
    assert at[2].life == 4
    assert keys(unfaced(at.s, at[1])) == ["imp", "ogre"]


@rule("HW-17.4")
def test_nobody_eludes_a_resident() -> None:
    at = table()
    lying(at, somebody("ada"))
    at.s.roles["ada"] = RESIDENT
    at.s.clash = Clash(0, "red", RESIDENT, -1, at.s.lying.cards[0], 0)
    assert not would(at, ELUDE, 1)


@rule("HW-17.6", "HW-b-106")
def test_banish_sends_each_to_its_own_pile() -> None:
    at = table()
    assert not would(at, BANISH, 1)
    lying(at, fiend("ogre"), somebody("ada"))
    at.s.roles["ada"] = MINION
    do(at, Deed(BANISH), 1, "ada")
    assert keys(at.s.guests_gone.cards) == ["ada"]
    do(at, Deed(BANISH), 1)
    assert keys(at.s.whack_gone.cards) == ["ogre"]
    assert at.s.lying.cards == []
    assert at.s.lies == {}


@rule("HW-9.5", "HW-b-99")
def test_lure_brings_no_attack() -> None:
    at = table()
    lying(at, fiend("ogre"))
    assert not would(at, LURE, 1)
    attic = room(at, "attic", 0, 0, floor=1)
    at[2].room = attic
    do(at, Deed(LURE), 1)
    assert at.s.lies["ogre"] is attic
    assert "clash" not in at.told()


@rule("HW-15.1", "HW-15.2")
def test_invite_an_ally() -> None:
    at = table()
    at.s.guests.add(somebody("ada"))
    do(at, Deed(INVITE, 1, ALLY), 1, "yes")
    assert keys(at[1].carried.cards) == ["ada"]


@rule("HW-16.2")
def test_invite_a_resident_but_not_into_a_conflict() -> None:
    at = table()
    at.s.guests.add(somebody("ada"))
    do(at, Deed(INVITE, 1, RESIDENT), 1)
    assert at.s.roles["ada"] == RESIDENT
    foe = fiend("ogre")
    lying(at, foe)
    at.s.clash = Clash(0, "red", MINION, -1, foe, 0)
    assert not would(at, INVITE, 1, stat=RESIDENT)
    assert would(at, INVITE, 1, stat=ALLY)
    at.s.guests.take_all()
    assert not would(at, INVITE, 1, stat=ALLY)


@rule("HW-b-99")
def test_a_minion_met_in_another_turn_is_not_faced_in_this_one() -> None:
    at = table()
    no_drama(at)
    foe = fiend("ogre", "red", 9)
    lying(at, foe)
    at.run(fight_minion(at.s, at[2], foe))
    assert at[2].life == 3
    assert unfaced(at.s, at[1]) == [foe]


@rule("HW-b-16", "HW-b-77")
def test_stake() -> None:
    at = table()
    do(at, Deed(STAKE), 2)
    assert at.s.tokens == {"start": 1}
    assert at[2].supply == 11
    assert not would(at, STAKE, 1)
    at.s.tokens.clear()
    assert would(at, STAKE, 1)
    at[1].supply = 0
    assert not would(at, STAKE, 1)


@rule("HW-b-106", "HW-b-76")
def test_uproot_gives_the_token_back() -> None:
    at = table()
    room(at, "attic", 1, 0)
    room(at, "cellar", 0, 1)
    at.s.tokens = {"start": 0, "attic": 1, "cellar": 2}
    at[2].supply = 4
    do(at, Deed(UPROOT), 1, "attic")
    assert at.asked[-1].keys() == ["attic", "cellar"]
    assert at.s.tokens == {"start": 0, "cellar": 2}
    assert at[2].supply == 5
    assert not would(at, UPROOT, 2)
    assert would(at, UPROOT, 3)


@rule("HW-13.3", "HW-b-114")
def test_repeal_leaves_permanent_rules_alone() -> None:
    at = table()
    for key in ("old", "new", "newer"):
        at.s.rules.add(HouseRule(key, key, "", (Power("hand", 1),)))
    at.s.permanent = 1
    do(at, Deed(REPEAL), 1, "newer")
    assert at.asked[-1].keys() == ["new", "newer"]
    do(at, Deed(REPEAL), 1)
    assert keys(at.s.rules.cards) == ["old"]
    assert not would(at, REPEAL, 1)
