"""Every Drama card of Spirit: it does what it says."""

from __future__ import annotations

import sys

import pytest

from seance.games.house_of_whack.arcana import play
from seance.games.house_of_whack.box.drama_blue import DRAMA_BLUE
from seance.games.house_of_whack.cards import BLUE, HouseRule
from seance.games.house_of_whack.deed import HAND, Power
from tests.games.house_of_whack.casting import cast, idle, scene, shown, stand, where
from tests.games.house_of_whack.own_cards import arcana, fiend, hold, set_down, somebody
from tests.rules import card, rule

A, B = arcana("a"), arcana("b")


@rule("HW-4.11")
def test_all_are_of_spirit_and_each_has_a_test() -> None:
    assert {each.colour for each in DRAMA_BLUE} == {BLUE}
    assert {each.key for each in DRAMA_BLUE} == shown(sys.modules[__name__])


@card("eyes_in_the_portrait")
@rule("HW-4.1")
def test_the_portrait_looks_at_a_hand() -> None:
    t = scene()
    hold(t, 2, A)
    cast(t, "eyes_in_the_portrait")
    assert t[2].hand.knows(0, 0)
    assert not t[2].hand.knows(0, 2)


@card("chipped_crystal_ball")
@rule("HW-11.1")
def test_the_crystal_ball_orders_three_cards() -> None:
    t = scene()
    for name in ("w1", "w2", "w3"):
        t.s.whack.add(fiend(name))
    cast(t, "chipped_crystal_ball", "w1", "w3")
    assert [each.key for each in t.s.whack.cards[-3:]] == ["w2", "w3", "w1"]


@card("hush")
@rule("HW-4.16", "HW-b-101")
def test_hush_stops_a_card() -> None:
    t = scene()
    t.hand(2, "hush")
    t.hand(1, "stiff_upper_lip")
    t.run(play(t.s, t[1], t.card("stiff_upper_lip")), "2>play:hush")
    assert t[1].spirit == 3


@card("look_behind_you")
def test_looking_behind_costs_a_card_of_choice() -> None:
    t = scene()
    hold(t, 3, A, B)
    cast(t, "look_behind_you", "b")
    assert t[3].hand.cards == [A]


@card("post_from_beyond")
@rule("HW-4.5")
def test_the_post_brings_a_card() -> None:
    t = scene()
    cast(t, "post_from_beyond")
    assert [len(player.hand.cards) for player in t.s.players] == [1, 0, 0]


@card("wrong_number")
@rule("HW-b-24")
def test_a_wrong_number_befalls_somebody_else() -> None:
    t = scene(4)
    t.hand(2, "wrong_number")
    t.hand(1, "aunt_hortensias_opinion")
    t.run(play(t.s, t[1], t.card("aunt_hortensias_opinion")), "1", "2>play:wrong_number", "3")
    assert [player.spirit for player in t.s.players] == [3, 3, 3, 2]


@card("stiff_upper_lip")
@rule("HW-2.8")
def test_a_stiff_upper_lip_raises_the_spirit() -> None:
    t = scene()
    t.stats(1, 3, 0, 4)
    cast(t, "stiff_upper_lip")
    assert [player.spirit for player in t.s.players] == [1, 3, 3]


@card("aunt_hortensias_opinion")
def test_an_opinion_lowers_it() -> None:
    t = scene()
    cast(t, "aunt_hortensias_opinion", "2")
    assert [player.spirit for player in t.s.players] == [3, 3, 2]


@card("mistaken_for_each_other")
@rule("HW-b-117")
def test_two_change_places() -> None:
    t = scene()
    assert idle(t, "mistaken_for_each_other")
    stand(t, 3, "bog", 7)
    cast(t, "mistaken_for_each_other")
    assert where(t) == ["bog", "start", "start"]
    assert t[1].square == 7


@card("do_not_mind_me")
@rule("HW-17.4")
def test_a_lamp_is_not_attacked() -> None:
    t = scene()
    assert idle(t, "do_not_mind_me")
    set_down(t, fiend("ogre"))
    cast(t, "do_not_mind_me")
    assert t.s.faced == ["ogre"]


@card("the_small_print")
@rule("HW-13.3")
@pytest.mark.parametrize("ruled", [True, False])
def test_the_small_print_ends_a_house_rule_and_brings_a_card(ruled: bool) -> None:
    t = scene()
    if ruled:
        t.s.rules.add(HouseRule("big", "Big", "", (Power(HAND, 1),)))
    cast(t, "the_small_print")
    assert not t.s.rules.cards
    assert len(t[1].hand.cards) == 1


@card("the_wall_was_never_there")
@rule("HW-8.1", "HW-b-98")
def test_a_wall_becomes_a_pair_of_doors() -> None:
    t = scene()
    cast(t, "the_wall_was_never_there", "mark:start:5", "bog", "mark:bog:1")
    link = t.s.shortcuts[0]
    assert (link.stairs, link.room.key, link.square, link.other.key, link.twin) == (
        False,
        "start",
        4,
        "bog",
        0,
    )


@card("fear_of_doorknobs")
@rule("HW-10.1")
def test_fear_locks_a_door() -> None:
    t = scene()
    t.dice(3)
    cast(t, "fear_of_doorknobs", "lock:east")
    assert [(bolt.room.key, bolt.side, bolt.colour, bolt.stat) for bolt in t.s.bolts] == [
        ("start", 1, BLUE, 3)
    ]


@card("envy")
@rule("HW-4.16")
def test_envy_takes_a_card_of_choice() -> None:
    t = scene()
    hold(t, 2, A, B)
    cast(t, "envy", "b")
    assert (t[1].hand.cards, t[2].hand.cards) == ([B], [A])


@card("battle_of_wits")
@rule("HW-19.14", "HW-19.16")
def test_wits_attack_with_spirit_and_two_more() -> None:
    t = scene()
    t.stats(2, 6, 4, 4)
    cast(t, "battle_of_wits", "1")
    assert t[1].boosts == {BLUE: 2}
    assert [player.spirit for player in t.s.players] == [3, 3, 3]


@card("battle_of_wits")
@rule("HW-19.14")
def test_wits_need_somebody_here() -> None:
    t = scene()
    stand(t, 1, "attic")
    assert idle(t, "battle_of_wits")


@card("forty_winks_in_a_coffin")
@rule("HW-2.2")
def test_a_nap_restores_the_spirit() -> None:
    t = scene()
    assert idle(t, "forty_winks_in_a_coffin")
    t.stats(1, 3, 1, 4)
    cast(t, "forty_winks_in_a_coffin")
    assert t[1].spirit == 3


@card("come_into_my_parlour")
def test_somebody_comes_into_the_parlour() -> None:
    t = scene()
    stand(t, 1, "bog", 0)
    cast(t, "come_into_my_parlour", "2", "go:bog:5")
    assert where(t) == ["bog", "start", "bog"]


@card("scathing_review")
@rule("HW-21.1")
def test_a_review_costs_a_heart() -> None:
    t = scene()
    t[3].hearts = 5
    cast(t, "scathing_review")
    assert [player.hearts for player in t.s.players] == [0, 0, 4]


@card("ode_by_a_dead_poet")
def test_the_ode_wearies_all_others() -> None:
    t = scene()
    stand(t, 3, "bog")
    cast(t, "ode_by_a_dead_poet")
    assert [player.spirit for player in t.s.players] == [3, 2, 2]


@card("old_friend_older_now")
@rule("HW-15.1", "HW-15.2")
def test_an_old_friend_joins() -> None:
    t = scene()
    friend = somebody("friend")
    t.s.guests.add(friend)
    cast(t, "old_friend_older_now", "yes")
    assert t[1].carried.cards == [friend]


@card("a_lost_weekend")
@rule("HW-5.4")
def test_a_lost_weekend_costs_both() -> None:
    t = scene()
    cast(t, "a_lost_weekend", "1")
    assert [player.missing for player in t.s.players] == [0, 1, 0]
    assert [player.spirit for player in t.s.players] == [2, 3, 3]


@card("palms_crossed")
def test_hands_are_exchanged() -> None:
    t = scene()
    hold(t, 2, A, B)
    cast(t, "palms_crossed")
    assert (t[1].hand.cards, t[2].hand.cards) == ([A, B], [])
