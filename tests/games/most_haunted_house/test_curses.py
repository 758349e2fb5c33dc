"""Every Curse, and what it does to whoever holds it."""

from __future__ import annotations

import pytest

from seance.games.most_haunted_house.box.curses import CURSES, POSSESSIONS
from seance.games.most_haunted_house.cards import ACTIONS, BARRED, LINGERING, MOST_WALKS, ROLLS, SILENT, Curse
from tests.games.most_haunted_house.night import (
    ONE,
    TWO,
    act,
    asked,
    cycle,
    hand,
    night,
    options,
    sleuth,
    state,
)
from tests.rules import card, rule


def those(effect: int) -> list[Curse]:
    return [curse for curse in CURSES if curse.effect == effect]


def named(card: Curse) -> str:
    return card.key


@card("heavy_coat", "slow_hour", "small_hand")
@rule("AM-7.3", "AM-b-44")
@pytest.mark.parametrize("curse", those(ACTIONS), ids=named)
def test_one_action_fewer(curse: Curse) -> None:
    assert night(f"1.hand: {curse.key}").view(ONE)["actions"] == 4


@rule("AM-b-44")
def test_never_fewer_than_two_actions() -> None:
    match = night("1.hand: heavy_coat slow_hour small_hand\npresent: lit_below skipping_rhyme")
    assert match.view(ONE)["actions"] == 2


@card("dust_in_the_eyes", "dread_of_cellars", "vertigo", "breath_above")
@rule("AM-7.3")
@pytest.mark.parametrize("curse", those(BARRED), ids=named)
def test_no_search_on_one_floor(curse: Curse) -> None:
    for space, floor in (("ga1", "g"), ("uc1", "u")):
        match = night(f"1.hand: {curse.key}\n1.space = {space}\ntokens = {space}:5 gh1:5")
        assert ("search" in options(match, ONE)) == (floor != curse.floor)


@card("lead_soles", "ankle_grip", "thread")
@rule("AM-7.3", "AM-b-44")
@pytest.mark.parametrize("curse", those(MOST_WALKS), ids=named)
def test_three_spaces_at_most(curse: Curse) -> None:
    assert night(f"1.hand: {curse.key}").view(ONE)["walks"] == 3


@card("cold_fingers", "wrong_reflection", "voice_on_the_plate")
@rule("AM-7.3", "AM-b-44")
@pytest.mark.parametrize("curse", those(ROLLS), ids=named)
def test_three_less_on_every_roll(curse: Curse) -> None:
    match = night(f"2.hand: {curse.key}\n2.space = ga1\ntokens = ga1:10 gh1:5\nturn = 2", [12])
    act(match, TWO, "search")
    assert sleuth(match, TWO).charms() == []
    match = night(f"2.hand: {curse.key}\n2.space = ga1\ntokens = ga1:10 gh1:5\nturn = 2", [13])
    act(match, TWO, "search")
    assert len(sleuth(match, TWO).charms()) == 1
    match = night(f"2.hand: {curse.key}\n2.space = ga1\npresent: wet_footprints\nturn = 2", [12, 3])
    act(match, TWO, "face:wet_footprints")
    assert state(match).sums == {"wet_footprints": 9}


@card("good_chair", "rings_of_salt")
@rule("AM-7.3")
@pytest.mark.parametrize("curse", those(LINGERING), ids=named)
def test_who_stays_has_one_action_fewer_next_time(curse: Curse) -> None:
    match = night(f"1.hand: {curse.key}")
    act(match, ONE, "done")
    cycle(match)
    assert match.view(ONE)["actions"] == 4
    act(match, ONE, "walk:gd7")
    cycle(match)
    assert match.view(ONE)["actions"] == 5


@rule("AM-7.3", "AM-7.4")
def test_the_possessed_do_not_linger() -> None:
    match = night("1.hand: good_chair the_tenant")
    assert asked(match) == (TWO, "turn")
    assert sleuth(match, ONE).slow == 0


@card("sewn_pockets", "borrowed_tongue")
@rule("AM-7.3", "AM-6.4")
@pytest.mark.parametrize("curse", those(SILENT), ids=named)
def test_no_charm_can_be_played(curse: Curse) -> None:
    match = night(f"1.hand: {curse.key} smelling_salts bent_coin\n1.space = ga1\ntokens = ga1:5 gh1:5", [10])
    assert "trade:smelling_salts" not in options(match, ONE)
    assert "lay-off:smelling_salts" in options(match, ONE)
    act(match, ONE, "search")
    assert asked(match) == (ONE, "turn")


@rule("AM-6.3")
@pytest.mark.parametrize("curse", CURSES, ids=named)
def test_each_is_lifted_with_its_own_number(curse: Curse) -> None:
    less = sum(each.amount for each in (curse,) if each.effect == ROLLS)
    for rolled, lifted in ((curse.threshold + less - 1, False), (min(20, curse.threshold + less), True)):
        match = night(f"1.hand: {curse.key}", [rolled])
        act(match, ONE, f"lift:{curse.key}")
        assert (hand(match, ONE) == []) == lifted


@card("the_tenant", "the_governess", "the_quiet_twin", "the_sleeper")
@rule("AM-7.4", "AM-b-48", "AM-b-18")
@pytest.mark.parametrize("possession", POSSESSIONS, ids=named)
def test_the_possessed_do_nothing_and_cannot_lift_it(possession: Curse) -> None:
    match = night(f"1.hand: {possession.key} lead_soles rowan_twig")
    assert asked(match) == (TWO, "turn")
    assert hand(match, ONE) == [possession.key, "lead_soles", "rowan_twig"]
