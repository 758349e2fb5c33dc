"""Every Wild Drama card, and what all sixty have in common."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from seance.games.house_of_whack.arcana import play
from seance.games.house_of_whack.box.drama_wild import DRAMA_WILD
from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.cards import ARTIFACT, BLUE, RED, WILD, PropCard
from seance.games.house_of_whack.deed import CANCEL, COPY, ELUDE, REDIRECT, RESTORE, SHIFT_ROOM
from tests.games.house_of_whack.casting import cast, idle, place_of, scene, shown, stand, where
from tests.games.house_of_whack.own_cards import fiend, room, set_down, thing
from tests.rules import card, rule


@rule("HW-4.12")
def test_all_are_wild_and_each_has_a_test() -> None:
    assert {each.colour for each in DRAMA_WILD} == {WILD}
    assert all(each.fits(RED) and each.fits(BLUE) for each in DRAMA_WILD)
    assert {each.key for each in DRAMA_WILD} == shown(sys.modules[__name__])


@rule("HW-4.11", "HW-b-19", "HW-b-26")
def test_colours_and_sizes() -> None:
    assert Counter(each.colour for each in FIRST.drama) == {RED: 22, BLUE: 22, WILD: 16}
    assert Counter(each.size for each in FIRST.drama) == {1: 24, 2: 21, 3: 12, 4: 3}


@rule("HW-b-24", "HW-b-116", "HW-P.6")
def test_kinds() -> None:
    stops = Counter(each.deeds[0].kind for each in FIRST.drama if each.cancel)
    assert stops == {CANCEL: 4, REDIRECT: 1, COPY: 1}
    assert sum(each.action for each in FIRST.drama) == 8
    assert sum(bool(each.honour) for each in FIRST.drama) == 4
    kinds = Counter(deed.kind for each in FIRST.drama for deed in each.deeds)
    assert (kinds[ELUDE], kinds[RESTORE], kinds[SHIFT_ROOM]) == (2, 2, 1)


def test_titles_and_moods_are_not_repeated() -> None:
    for words in ([each.title for each in FIRST.drama], [each.mood for each in FIRST.drama]):
        assert len(set(words)) == len(words) == 60
        assert all(words)


@rule("HW-4.1", "HW-P.6")
@pytest.mark.parametrize("meta", [True, False])
def test_all_are_in_play_with_acts_at_the_table_or_without(meta: bool) -> None:
    assert set(FIRST.drama) <= set(scene(meta=meta).s.drama.cards)


@card("wind_it_up_again")
@rule("HW-14.6")
def test_a_prop_is_wound_up() -> None:
    t = scene()
    robot = PropCard("robot", "Robot", "", ARTIFACT, 2, charges=3)
    t[1].carried.add(robot)
    t.s.charges["robot"] = 3
    assert idle(t, "wind_it_up_again")
    t.s.charges["robot"] = 1
    cast(t, "wind_it_up_again")
    assert t.s.charges["robot"] == 3


@card("objection", "over_my_dead_body")
@rule("HW-4.16", "HW-b-101")
@pytest.mark.parametrize("key", ["objection", "over_my_dead_body"])
def test_two_stop_a_card(key: str) -> None:
    t = scene()
    t.hand(2, key)
    t.hand(1, "nightcap_all_round")
    t.run(play(t.s, t[1], t.card("nightcap_all_round")), f"2>play:{key}")
    assert [player.life for player in t.s.players] == [4, 4, 4]


@card("objection", "over_my_dead_body")
@rule("HW-b-101")
def test_one_stops_the_other() -> None:
    t = scene()
    t.hand(1, "nightcap_all_round", "over_my_dead_body")
    t.hand(2, "objection")
    answers = ("2>play:objection", "1>play:over_my_dead_body")
    t.run(play(t.s, t[1], t.card("nightcap_all_round")), *answers)
    assert [player.life for player in t.s.players] == [5, 5, 5]


@card("spin_the_parlour")
@rule("HW-9.5")
def test_a_room_is_turned() -> None:
    t = scene()
    cast(t, "spin_the_parlour", "attic", "0/0/-1@90")
    assert t.s.grid.turns[t.s.grid.spots["attic"]] == 1


@card("nightcap_all_round")
def test_a_nightcap_does_everybody_good() -> None:
    t = scene()
    stand(t, 3, "bog")
    cast(t, "nightcap_all_round")
    assert [player.life for player in t.s.players] == [5, 5, 5]


@card("here_kitty")
@rule("HW-9.5")
def test_a_minion_is_lured_elsewhere() -> None:
    t = scene()
    assert idle(t, "here_kitty")
    set_down(t, fiend("tiger"))
    cast(t, "here_kitty", "bog")
    assert t.s.lies["tiger"] is place_of(t, "bog")


@card("second_wind")
@rule("HW-5.6")
def test_a_second_wind_is_an_action_more() -> None:
    t = scene()
    assert idle(t, "second_wind", seat=2)
    cast(t, "second_wind")
    assert t.s.actions == 3


@card("long_arm_of_the_footman")
@rule("HW-14.1")
def test_the_footman_fetches_a_thing() -> None:
    t = scene()
    lamp, cape = thing("lamp"), thing("cape", "wearable")
    set_down(t, lamp, place_of(t, "bog"))
    set_down(t, cape)
    cast(t, "long_arm_of_the_footman", "lamp")
    assert t[1].carried.cards == [lamp]
    assert t.s.lying.cards == [cape]


@card("under_new_management")
@rule("HW-b-106")
def test_a_token_goes_back_to_its_owner() -> None:
    t = scene()
    t.s.tokens["attic"] = 0
    assert idle(t, "under_new_management")
    t.s.tokens["bog"] = 1
    before = t[2].supply
    cast(t, "under_new_management")
    assert (t.s.tokens, t[2].supply) == ({"attic": 0}, before + 1)


@card("talking_mirror")
@rule("HW-b-24")
def test_the_mirror_does_it_too() -> None:
    t = scene()
    t.hand(2, "talking_mirror")
    t.hand(1, "narcissism")
    t.run(play(t.s, t[1], t.card("narcissism")), "2>play:talking_mirror")
    assert [player.hearts for player in t.s.players] == [2, 2, 0]


@card("destiny")
@rule("HW-11.2")
def test_destiny_is_chosen_and_then_met() -> None:
    t = scene()
    for name in ("w1", "w2", "w3"):
        t.s.whack.add(thing(name))
    cast(t, "destiny", "w1", "w3", "yes")
    assert [each.key for each in t[1].carried.cards] == ["w1"]
    assert not t.s.tokens


@card("narcissism")
@rule("HW-21.1")
def test_narcissism_wants_an_audience() -> None:
    t = scene(4)
    stand(t, 4, "bog")
    cast(t, "narcissism")
    assert [player.hearts for player in t.s.players] == [2, 0, 0, 0]
    stand(t, 1, "attic")
    assert idle(t, "narcissism")


@card("dumb_waiter")
def test_the_dumb_waiter_goes_anywhere() -> None:
    t = scene()
    room(t, "den", 0, -3)
    cast(t, "dumb_waiter", "den", "go:den:5")
    assert where(t) == ["den", "start", "start"]


@card("fire_drill")
def test_everybody_meets_at_start() -> None:
    t = scene()
    stand(t, 1, "attic")
    stand(t, 3, "bog")
    cast(t, "fire_drill", "go:start:1", "go:start:5")
    assert where(t) == ["start", "start", "start"]


@card("flag_in_the_carpet")
@rule("HW-b-16")
def test_a_flag_is_a_token() -> None:
    t = scene()
    before = t[1].supply
    cast(t, "flag_in_the_carpet")
    assert (t.s.tokens, t[1].supply) == ({"start": 0}, before - 1)
    assert idle(t, "flag_in_the_carpet", seat=2)


@card("one_step_too_many")
@rule("HW-9.3", "HW-b-107")
def test_stairs_lead_to_a_new_floor() -> None:
    t = scene()
    floors = t.s.grid.floors
    t.top("auction_room")
    cast(t, "one_step_too_many", "mark:start:5", "mark:auction_room:5")
    assert t.s.grid.floors == floors + 1
    assert [(link.stairs, link.other.key) for link in t.s.shortcuts] == [(True, "auction_room")]
