"""Every Drama card of Strength: it does what it says."""

from __future__ import annotations

import sys

import pytest

from seance.games.house_of_whack.arcana import play
from seance.games.house_of_whack.box.drama_red import DRAMA_RED
from seance.games.house_of_whack.cards import RED
from seance.games.house_of_whack.pieces import Bolt
from seance.kernel.grid import place
from tests.games.house_of_whack.casting import cast, idle, place_of, scene, shown, stand, where
from tests.games.house_of_whack.own_cards import arcana, bear, fiend, hold, set_down, thing
from tests.rules import card, rule


@rule("HW-4.11")
def test_all_are_of_strength_and_each_has_a_test() -> None:
    assert {each.colour for each in DRAMA_RED} == {RED}
    assert {each.key for each in DRAMA_RED} == shown(sys.modules[__name__])


@card("sofa_of_damocles")
@rule("HW-6.11")
def test_the_sofa_moves_somebody_next_door() -> None:
    t = scene()
    stand(t, 3, "attic")
    stand(t, 1, "attic", 0)
    cast(t, "sofa_of_damocles", "bog", "go:bog:5")
    assert where(t) == ["attic", "start", "bog"]


@card("sofa_of_damocles", "coal_chute", "shakedown", "grave_robbers_handshake", "pistols_before_breakfast")
@rule("HW-4.10")
@pytest.mark.parametrize(
    "key",
    ["sofa_of_damocles", "coal_chute", "shakedown", "grave_robbers_handshake", "pistols_before_breakfast"],
)
def test_some_need_company(key: str) -> None:
    t = scene()
    stand(t, 1, "attic")
    for seat in (2, 3):
        t[seat].hearts = 3
        bear(t, seat, thing(f"poker_{seat}"))
    assert idle(t, key)


@card("through_the_serving_hatch")
def test_the_serving_hatch_leads_next_door() -> None:
    t = scene()
    cast(t, "through_the_serving_hatch", "go:attic:5")
    assert where(t) == ["attic", "start", "start"]


@card("banister_polish")
def test_banister_polish_spills_a_card() -> None:
    t = scene()
    hold(t, 2, arcana("a"), arcana("b"))
    cast(t, "banister_polish")
    assert len(t[2].hand.cards) == 1
    assert not t[3].hand.cards


@card("the_late_colonels_boots", "run_you_idiots")
@rule("HW-6.3")
@pytest.mark.parametrize(("key", "spaces"), [("the_late_colonels_boots", 2), ("run_you_idiots", 4)])
def test_some_run(key: str, spaces: int) -> None:
    t = scene(2)
    stand(t, 1, "attic", 8)
    stand(t, 2, "bog", 0)
    cast(t, key, "done")
    steps = [option.key for option in t.asked[-1].options]
    assert ("go:attic:1" in steps) == (spaces == 4)
    assert "go:attic:5" in steps
    assert (t.asked[-1].about or [])[0].key == str(spaces)


@card("the_late_colonels_boots")
@rule("HW-b-116")
def test_only_whoever_has_the_turn_runs() -> None:
    assert idle(scene(), "the_late_colonels_boots", seat=2)


@card("the_house_says_no")
@rule("HW-4.16", "HW-b-101")
def test_the_the_house_says_no_stops_a_card() -> None:
    t = scene()
    t.hand(2, "the_house_says_no")
    t.hand(1, "second_helpings")
    t.run(play(t.s, t[1], t.card("second_helpings")), "2>play:the_house_says_no")
    assert t[1].life == 4
    assert {"the_house_says_no", "second_helpings"} <= {each.key for each in t.s.drama_gone.cards}


@card("iron_corset")
@rule("HW-1.3")
def test_the_corset_weakens_somebody() -> None:
    t = scene()
    cast(t, "iron_corset", "1")
    assert [player.strength for player in t.s.players] == [3, 2, 3]


@card("second_helpings")
def test_second_helpings_do_one_good() -> None:
    t = scene()
    cast(t, "second_helpings")
    assert [player.life for player in t.s.players] == [5, 4, 4]


@card("butter_on_the_candlestick")
@rule("HW-14.2")
def test_butter_makes_somebody_drop_a_thing() -> None:
    t = scene()
    candlestick, cape = thing("candlestick"), thing("cape", "wearable")
    bear(t, 2, candlestick, cape)
    cast(t, "butter_on_the_candlestick", "candlestick")
    assert t[2].carried.cards == [cape]
    assert t.s.lying_in(t.s.start) == [candlestick]


@card("coal_chute")
def test_the_coal_chute_ends_at_start() -> None:
    t = scene()
    stand(t, 1, "bog", 0)
    stand(t, 2, "bog", 1)
    cast(t, "coal_chute", "go:start:5")
    assert where(t) == ["bog", "start", "start"]


@card("a_shoulder_to_the_door")
@rule("HW-10.5")
def test_a_shoulder_opens_any_lock() -> None:
    t = scene()
    assert idle(t, "a_shoulder_to_the_door")
    t.s.bolts = [Bolt(place_of(t, "bog"), 0, RED, 6, 1), Bolt(place_of(t, "attic"), 1, RED, 2, 2)]
    cast(t, "a_shoulder_to_the_door", "lock-1")
    assert [bolt.number for bolt in t.s.bolts] == [2]


@card("wardrobe_against_the_door")
@rule("HW-10.1")
def test_the_wardrobe_locks_a_door() -> None:
    t = scene()
    t.dice(5)
    cast(t, "wardrobe_against_the_door", "lock:north")
    assert [(bolt.room.key, bolt.side, bolt.colour, bolt.stat) for bolt in t.s.bolts] == [
        ("start", 0, RED, 5)
    ]


@card("under_the_rug")
@rule("HW-17.4")
def test_one_hides_under_the_rug() -> None:
    t = scene()
    assert idle(t, "under_the_rug")
    set_down(t, fiend("ogre"))
    cast(t, "under_the_rug")
    assert t.s.faced == ["ogre"]


@card("chandelier_season")
def test_the_chandelier_hits_all_others_here() -> None:
    t = scene(4)
    stand(t, 4, "attic")
    cast(t, "chandelier_season")
    assert [player.life for player in t.s.players] == [4, 3, 3, 4]


@card("pistols_before_breakfast")
@rule("HW-19.14", "HW-1.4")
def test_pistols_are_an_attack_with_two_more() -> None:
    t = scene()
    t.stats(2, 4, 3, 4)
    cast(t, "pistols_before_breakfast", "1")
    assert t[1].boosts == {RED: 2}
    assert [player.life for player in t.s.players] == [4, 3, 4]


@card("grave_robbers_handshake")
@rule("HW-14.1", "HW-b-116")
def test_the_handshake_takes_a_thing() -> None:
    t = scene()
    ring, cape = thing("ring"), thing("cape", "wearable")
    bear(t, 3, ring, cape)
    cast(t, "grave_robbers_handshake", "ring")
    assert t[1].carried.cards == [ring]
    assert t[3].carried.cards == [cape]


@card("cooks_revenge")
def test_the_cook_has_revenge_on_somebody() -> None:
    t = scene()
    stand(t, 3, "bog")
    cast(t, "cooks_revenge", "2")
    assert [player.life for player in t.s.players] == [4, 4, 3]


@card("the_bearskin_wakes")
@rule("HW-17.6", "HW-b-106")
def test_the_bearskin_eats_a_minion() -> None:
    t = scene()
    ogre, imp = fiend("ogre"), fiend("imp")
    set_down(t, ogre, place_of(t, "bog"))
    assert idle(t, "the_bearskin_wakes")
    set_down(t, imp)
    cast(t, "the_bearskin_wakes")
    assert t.s.whack_gone.cards == [imp]
    assert not t[1].claimed.cards


@card("stitched_with_piano_wire")
@rule("HW-3.2")
def test_piano_wire_makes_whole() -> None:
    t = scene()
    assert idle(t, "stitched_with_piano_wire")
    t.stats(1, 3, 3, 1)
    cast(t, "stitched_with_piano_wire")
    assert t[1].life == 4


@card("gymnasium_of_the_damned")
def test_the_gymnasium_makes_strong() -> None:
    t = scene()
    cast(t, "gymnasium_of_the_damned")
    assert [player.strength for player in t.s.players] == [4, 3, 3]


@card("gymnasium_of_the_damned")
@rule("HW-P.6", "HW-b-51")
@pytest.mark.parametrize(("votes", "strength"), [(["2>yes", "3>yes"], 4), (["2>yes", "3>no"], 3)])
def test_an_act_counts_when_all_others_say_so(votes: list[str], strength: int) -> None:
    t = scene(meta=True)
    cast(t, "gymnasium_of_the_damned", *votes)
    assert t[1].strength == strength
    assert ("dishonoured" in t.told()) == (strength == 3)


@card("put_your_back_into_it")
@rule("HW-9.5")
def test_a_room_is_carried_off_with_whoever_is_in_it() -> None:
    t = scene()
    stand(t, 2, "bog", 3)
    cast(t, "put_your_back_into_it", "bog", "0/1/0@90")
    at = place(1, 0)
    assert (t.s.grid.spots["bog"], t.s.grid.turns[at]) == (at, 1)
    assert (t[2].here.key, t[2].square) == ("bog", 3)


@card("shakedown")
@rule("HW-21.1")
def test_a_shakedown_brings_a_heart() -> None:
    t = scene()
    t[2].hearts = 3
    cast(t, "shakedown")
    assert [player.hearts for player in t.s.players] == [1, 2, 0]
