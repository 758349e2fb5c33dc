"""Each Guest who is a Resident when left alone: as somebody to be, as an Ally, and at home."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.box.guests_in import GUESTS_IN
from seance.games.house_of_whack.cards import BLUE, GREEN, MINION, PLAYER, RED, Guest
from seance.games.house_of_whack.foes import attack_resident, may_evade
from seance.games.house_of_whack.harm import lose, original
from seance.games.house_of_whack.quarrels import attacks
from seance.games.house_of_whack.redeeming import rate
from seance.games.house_of_whack.turn import hand_limit, keep_house
from seance.games.house_of_whack.walking import ROLLING, WALKING, move
from seance.kernel.grid import place
from tests.games.house_of_whack.callers import (
    adds,
    always,
    befriending,
    being,
    lodging,
    may_use,
    nobodies,
    put_to_use,
)
from tests.games.house_of_whack.floorplan import lock
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import hold, keys, known, last, modifier
from tests.rules import card, rule

SHOWN = {
    "night_nurse",
    "lion_tamer",
    "cat_burglar",
    "overbooked_medium",
    "divorce_lawyer",
    "paid_insomniac",
    "undeterred_postman",
    "card_sharp",
    "jilted_bride",
    "indoor_beekeeper",
    "understudy_butler",
    "bankrupt_duchess",
    "clairvoyant_plumber",
    "doubtful_vicar",
    "fearless_cook",
    "left_hand_twin",
}


def walks(t: Table) -> str:
    """How far the first seat walks."""
    t.run(move(t.s, t[1], WALKING), "done")
    return (last(t, "go").about or [])[0].key


def witty(t: Table) -> bool:
    """Whether the first seat can attack with Spirit."""
    return "attack:1:blue" in [option.key for option in attacks(t.s, t[1])]


def test_every_one_of_them_is_shown_here() -> None:
    assert {guest.key for guest in GUESTS_IN} == SHOWN


@rule("HW-G.2", "HW-1.2", "HW-2.2", "HW-3.2", "HW-16.5")
@pytest.mark.parametrize("guest", GUESTS_IN, ids=lambda guest: guest.key)
def test_its_stats_are_ones_own_and_its_stat_is_what_one_has_to_beat(guest: Guest) -> None:
    t = being(guest.key)
    printed = [guest.strength, guest.spirit, guest.life]
    assert [original(t[1], colour) for colour in (RED, BLUE, GREEN)] == printed
    for more in (0, 1):
        t = nobodies()
        t.s.actions = 0
        t.put(guest.key, "start", "resident")
        t[1].strength = t[1].spirit = guest.third.stat + more - 1
        if guest.third.colour == RED:
            t[1].strength += 1
        else:
            t[1].spirit += 1
        t.run(attack_resident(t.s, t[1], guest))
        beaten = keys(t[1].claimed.cards) == [guest.key]
        assert beaten == (more == 1)


@card("night_nurse")
@rule("HW-5.9", "HW-15.3", "HW-16.4")
def test_the_night_nurse_heals_and_spares_an_ally_a_wound() -> None:
    for t, life in ((being("night_nurse"), 4), (lodging("night_nurse"), 4)):
        assert not may_use(t, "night_nurse")
        t[1].life = 1
        put_to_use(t, "night_nurse")
        assert t[1].life == life
    t = befriending("night_nurse")
    assert adds(t) == {BLUE: always(1)}
    for amount, left in ((2, 3), (1, 2)):
        t.run(lose(t.s, t[1], GREEN, amount, "HW-3.2"))
        assert t[1].life == left


@card("lion_tamer")
@rule("HW-19.3", "HW-G.1")
def test_the_lion_tamer_is_for_minions() -> None:
    assert adds(being("lion_tamer")) == {RED: {MINION: 1}}
    assert adds(befriending("lion_tamer")) == {RED: always(2)}
    assert adds(lodging("lion_tamer")) == {RED: {MINION: 2}}


@card("cat_burglar")
@rule("HW-17.4", "HW-6.3", "HW-10.5")
def test_the_cat_burglar_evades_runs_and_picks_locks() -> None:
    t = being("cat_burglar")
    assert (may_evade(t.s, t[1]), walks(t)) == (True, "4")
    t = lodging("cat_burglar")
    assert (may_evade(t.s, t[1]), walks(t)) == (True, "3")
    t = befriending("cat_burglar")
    assert (may_evade(t.s, t[1]), adds(t)) == (False, {RED: always(1)})
    assert not may_use(t, "cat_burglar")
    lock(t, t.s.start, 0)
    put_to_use(t, "cat_burglar")
    assert t.s.bolts == []


@card("overbooked_medium")
@rule("HW-19.14", "HW-11.1")
def test_the_medium_attacks_the_spirit_and_sees_what_comes() -> None:
    assert witty(being("overbooked_medium"))
    t = befriending("overbooked_medium")
    assert (witty(t), adds(t)) == (True, {BLUE: always(1)})
    t = lodging("overbooked_medium")
    third, second, first = keys(t.s.whack.cards[-3:])
    put_to_use(t, "overbooked_medium", third, second)
    assert (witty(t), keys(t.s.whack.cards[-3:])) == (False, [first, second, third])


@card("divorce_lawyer")
@rule("HW-19.14", "HW-4.1")
def test_the_lawyer_argues_and_reads_your_letters() -> None:
    t = being("divorce_lawyer")
    assert (witty(t), adds(t)) == (True, {BLUE: {PLAYER: 1}})
    assert witty(lodging("divorce_lawyer"))
    t = befriending("divorce_lawyer")
    assert (witty(t), adds(t)) == (False, {BLUE: always(1)})
    for seat in (2, 3):
        hold(t, seat, modifier(f"m{seat}", RED, 1))
    t.lay("long_hall", 0, -1)
    t.stand(3, "long_hall")
    put_to_use(t, "divorce_lawyer")
    assert (known(t, t[2], 1), known(t, t[3], 1)) == (["m2"], [])


@card("paid_insomniac")
@rule("HW-4.4", "HW-4.5")
def test_the_insomniac_has_more_to_tell() -> None:
    t = being("paid_insomniac")
    assert (hand_limit(t.s, t[1]), hand_limit(t.s, t[2])) == (4, 3)
    t = befriending("paid_insomniac")
    assert (hand_limit(t.s, t[1]), adds(t)) == (4, {BLUE: always(1)})
    t = lodging("paid_insomniac")
    for number in range(3):
        t.s.drama.add(modifier(f"m{number}", RED, 1))
    put_to_use(t, "paid_insomniac")
    assert (hand_limit(t.s, t[1]), keys(t[1].hand.cards)) == (3, ["m2", "m1"])


@card("undeterred_postman")
@rule("HW-6.3", "HW-9.5")
def test_the_postman_goes_further_and_delivers_anywhere() -> None:
    assert walks(being("undeterred_postman")) == "5"
    t = befriending("undeterred_postman")
    assert (walks(t), adds(t)) == ("4", {RED: always(1)})
    t = lodging("undeterred_postman")
    t.lay("long_hall", 0, -5)
    put_to_use(t, "undeterred_postman", "go:long_hall:5")
    assert t[1].is_at(t.card("long_hall"), 4)


@card("card_sharp")
@rule("HW-21.1", "HW-6.3", "HW-4.5")
def test_the_card_sharp_cheats() -> None:
    t = being("card_sharp")
    t[2].hearts = 3
    put_to_use(t, "card_sharp")
    assert (t[1].hearts, t[2].hearts) == (1, 2)
    t = befriending("card_sharp")
    t.dice(1)
    t.run(move(t.s, t[1], ROLLING), "go:start:2", "go:start:5")
    assert adds(t) == {RED: always(1)}
    t = lodging("card_sharp")
    hold(t, 1, modifier("old", RED, 1), modifier("odd", RED, 1))
    for key in ("a", "b"):
        t.s.drama.add(modifier(key, RED, 1))
    put_to_use(t, "card_sharp")
    assert (keys(t[1].hand.cards)[1:], len(t.s.drama_gone.cards)) == (["b", "a"], 1)


@card("jilted_bride")
@rule("HW-19.3", "HW-1.4")
def test_the_bride_is_for_people() -> None:
    assert adds(being("jilted_bride")) == {RED: {PLAYER: 2}}
    assert adds(befriending("jilted_bride")) == {RED: always(2)}
    t = lodging("jilted_bride")
    put_to_use(t, "jilted_bride")
    assert (adds(t), t[1].strength) == ({RED: always(2)}, 3)


@card("indoor_beekeeper")
@rule("HW-6.11", "HW-3.2")
def test_the_beekeeper_clears_a_room() -> None:
    t = being("indoor_beekeeper")
    assert not may_use(t, "indoor_beekeeper")
    t.lay("long_hall", 0, -1)
    put_to_use(t, "indoor_beekeeper", "1", "go:long_hall:5")
    assert t[2].here.key == "long_hall"
    assert adds(befriending("indoor_beekeeper")) == {RED: always(1, minion=2)}
    t = lodging("indoor_beekeeper")
    t.run(lose(t.s, t[1], GREEN, 2, "HW-3.2"))
    t.run(lose(t.s, t[1], GREEN, 1, "HW-3.2"))
    assert t[1].life == 2


@card("understudy_butler")
@rule("HW-14.1", "HW-14.6")
def test_the_butler_fetches_and_mends() -> None:
    for t in (being("understudy_butler"), befriending("understudy_butler")):
        assert not may_use(t, "understudy_butler")
        t.lay("long_hall", 0, -1)
        t.put("umbrella", "long_hall")
        put_to_use(t, "understudy_butler")
        assert "umbrella" in keys(t[1].carried.cards)
    assert adds(befriending("understudy_butler")) == {BLUE: always(1)}
    t = lodging("understudy_butler")
    t.carry(1, "cork_rifle")
    assert not may_use(t, "understudy_butler")
    t.s.charges["cork_rifle"] = 0
    put_to_use(t, "understudy_butler")
    assert t.s.charges["cork_rifle"] == 3


@card("bankrupt_duchess")
@rule("HW-21.1", "HW-20.3")
def test_the_duchess_is_admired_and_knows_where_to_buy() -> None:
    for t in (being("bankrupt_duchess"), lodging("bankrupt_duchess")):
        put_to_use(t, "bankrupt_duchess")
        assert t[1].hearts == 2
    t = befriending("bankrupt_duchess")
    assert [rate(t.s, t[1], colour) for colour in (RED, BLUE, GREEN)] == [2, 3, 2]
    assert adds(t) == {BLUE: always(1)}


@card("clairvoyant_plumber")
@rule("HW-5.10", "HW-11.1", "HW-9.5")
def test_the_plumber_knows_before_it_leaks() -> None:
    for t in (being("clairvoyant_plumber"), befriending("clairvoyant_plumber")):
        second, first = keys(t.s.whack.cards[-2:])
        put_to_use(t, "clairvoyant_plumber", second, free=True)
        assert keys(t.s.whack.cards[-2:]) == [first, second]
        assert not may_use(t, "clairvoyant_plumber", free=True)
    assert adds(befriending("clairvoyant_plumber")) == {RED: always(1)}
    t = lodging("clairvoyant_plumber")
    put_to_use(t, "clairvoyant_plumber", "0/0/0@90")
    assert t.s.grid.turns[place(0, 0)] == 1


@card("doubtful_vicar")
@rule("HW-5.2", "HW-2.2")
def test_the_vicar_restores_a_spirit_his_own_without_being_asked() -> None:
    t = being("doubtful_vicar")
    t[1].spirit = 1
    t.run(keep_house(t.s, t[1]))
    assert t[1].spirit == 5
    assert adds(befriending("doubtful_vicar")) == {BLUE: always(2)}
    t = lodging("doubtful_vicar")
    assert not may_use(t, "doubtful_vicar")
    t[1].spirit = 0
    put_to_use(t, "doubtful_vicar")
    assert t[1].spirit == 3


@card("fearless_cook")
@rule("HW-20.3", "HW-15.3", "HW-16.4")
def test_the_cook_feeds_one_but_one_must_not_ask() -> None:
    t = being("fearless_cook")
    assert [rate(t.s, t[1], colour) for colour in (RED, BLUE, GREEN)] == [2, 3, 1]
    for t in (befriending("fearless_cook"), lodging("fearless_cook")):
        put_to_use(t, "fearless_cook")
        assert (t[1].life, t[1].spirit) == (5, 2)
    assert adds(befriending("fearless_cook")) == {RED: always(1)}


@card("left_hand_twin")
@rule("HW-b-117", "HW-9.5")
def test_the_twin_is_where_you_were() -> None:
    for t in (being("left_hand_twin"), lodging("left_hand_twin")):
        assert not may_use(t, "left_hand_twin")
        t.lay("long_hall", 0, -1)
        t.stand(3, "long_hall", 7)
        put_to_use(t, "left_hand_twin")
        assert t[1].is_at(t.card("long_hall"), 7)
        assert t[3].is_at(t.s.start, 0)
    t = befriending("left_hand_twin")
    t.lay("long_hall", 0, -1)
    t.stand(3, "long_hall", 7)
    put_to_use(t, "left_hand_twin", "go:start:5")
    assert (t[3].is_at(t.s.start, 4), adds(t)) == (True, {RED: always(1)})
