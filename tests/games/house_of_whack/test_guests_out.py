"""Each Guest who is a Minion when left alone: as somebody to be, as an Ally, and on the loose."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.box.guests_out import GUESTS_OUT
from seance.games.house_of_whack.cards import BLUE, GREEN, LOCK, MINION, RED, TRAP, Guest
from seance.games.house_of_whack.conflict import DRAWN, LOST, WON
from seance.games.house_of_whack.foes import fight_minion, may_evade, suffer
from seance.games.house_of_whack.harm import base, lose, original
from seance.games.house_of_whack.redeeming import rate
from tests.games.house_of_whack.callers import (
    adds,
    always,
    befriending,
    being,
    may_use,
    nobodies,
    put_to_use,
)
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import hold, keys, known, modifier
from tests.games.house_of_whack.victim import Score, befall, victim
from tests.rules import card, rule

LOSSES: dict[str, Score] = {
    "wooden_dummy": {"spirit": 2, "hand": 2},
    "masked_wrestler": {"life": 2},
    "rogue_magician": {"spirit": 2, "room": "start"},
    "mild_butcher": {"life": 3, "carried": 0},
    "unpaid_governess": {"spirit": 1},
    "fond_taxidermist": {"life": 3, "strength": 2},
    "midnight_lender": {"hearts": 3},
    "quiet_child": {"spirit": 2, "room": "start"},
}


def test_every_one_of_them_has_its_loss_here() -> None:
    assert {guest.key for guest in GUESTS_OUT} == set(LOSSES)


@rule("HW-16.3", "HW-17.9", "HW-19.13")
@pytest.mark.parametrize("guest", GUESTS_OUT, ids=lambda guest: guest.key)
def test_what_losing_to_it_does(guest: Guest) -> None:
    t = victim()
    befall(t, suffer(t.s, t[1], guest), LOSSES[guest.key])


@rule("HW-G.1", "HW-16.3", "HW-17.5", "HW-17.8")
@pytest.mark.parametrize("guest", GUESTS_OUT, ids=lambda guest: guest.key)
@pytest.mark.parametrize(("more", "outcome"), [(1, WON), (0, DRAWN), (-1, LOST)])
def test_its_stat_is_what_one_has_to_beat(guest: Guest, more: int, outcome: int) -> None:
    t = nobodies()
    t.s.actions = 0
    t.put(guest.key, "start", MINION)
    stat = guest.third.stat + more
    t.stats(1, *((stat, 9) if guest.third.colour == RED else (9, stat)), 9)
    assert t.run(fight_minion(t.s, t[1], guest)) == outcome
    assert (keys(t[1].claimed.cards) == [guest.key]) == (outcome == WON)


@rule("HW-G.2", "HW-1.2", "HW-2.2", "HW-3.2")
@pytest.mark.parametrize("guest", GUESTS_OUT, ids=lambda guest: guest.key)
def test_its_stats_are_ones_own(guest: Guest) -> None:
    t = being(guest.key)
    printed = [guest.strength, guest.spirit, guest.life]
    assert [original(t[1], colour) for colour in (RED, BLUE, GREEN)] == printed


def worn_down(t: Table, colour: str) -> list[int]:
    """What is left of a stat after a loss of two in one turn, and after another of one."""
    left = []
    for amount in (2, 1):
        t.run(lose(t.s, t[1], colour, amount, "HW-3.2"))
        left.append(base(t[1], colour))
    return left


@card("wooden_dummy")
@rule("HW-19.3", "HW-17.9")
def test_the_dummy_talks_minions_down() -> None:
    assert adds(being("wooden_dummy")) == {BLUE: {MINION: 2}}
    assert adds(befriending("wooden_dummy")) == {BLUE: always(2)}


@card("masked_wrestler")
@rule("HW-14.5", "HW-19.3")
def test_the_wrestler_shrugs_off_the_first_blow() -> None:
    assert worn_down(being("masked_wrestler"), GREEN) == [3, 2]
    assert adds(befriending("masked_wrestler")) == {RED: always(2)}


@card("rogue_magician")
@rule("HW-9.5", "HW-5.9", "HW-15.3")
def test_the_magician_is_gone_and_so_are_you() -> None:
    t = being("rogue_magician")
    t.lay("long_hall", 0, -5)
    put_to_use(t, "rogue_magician", "go:long_hall:5")
    assert t[1].here.key == "long_hall"
    t = befriending("rogue_magician")
    assert (may_use(t, "rogue_magician"), adds(t)) == (False, {BLUE: always(1)})
    t.lay("long_hall", 0, -5)
    t.stand(1, "long_hall")
    put_to_use(t, "rogue_magician", "go:start:5")
    assert t[1].is_at(t.s.start, 4)


@card("mild_butcher")
@rule("HW-19.3")
def test_the_butcher_breaks_things() -> None:
    assert adds(being("mild_butcher")) == {RED: {TRAP: 2, LOCK: 2}}
    assert adds(befriending("mild_butcher")) == {RED: always(1, lock=2)}


@card("unpaid_governess")
@rule("HW-5.9", "HW-4.9", "HW-2.3")
def test_the_governess_confiscates() -> None:
    t = being("unpaid_governess")
    assert not may_use(t, "unpaid_governess")
    hold(t, 2, modifier("m", RED, 1), modifier("n", RED, 1))
    put_to_use(t, "unpaid_governess")
    assert (len(t[2].hand.cards), len(t.s.drama_gone.cards)) == (1, 1)
    t = befriending("unpaid_governess")
    assert (worn_down(t, BLUE), adds(t)) == ([2, 1], {BLUE: always(1)})


@card("fond_taxidermist")
@rule("HW-17.4", "HW-17.6", "HW-b-99")
def test_the_taxidermist_puts_a_minion_elsewhere_or_looks_away() -> None:
    t = being("fond_taxidermist")
    assert not may_use(t, "fond_taxidermist")
    t.lay("long_hall", 0, -1)
    t.put("angry_goose", "long_hall")
    put_to_use(t, "fond_taxidermist")
    assert (t.s.lies["angry_goose"], t.s.faced, may_evade(t.s, t[1])) == (t.s.start, [], False)
    t = befriending("fond_taxidermist")
    assert (may_evade(t.s, t[1]), adds(t)) == (True, {RED: always(1)})


@card("midnight_lender")
@rule("HW-4.16", "HW-20.3")
def test_the_lender_takes_a_card_and_gives_a_discount() -> None:
    t = being("midnight_lender")
    hold(t, 2, modifier("m", RED, 1), modifier("n", RED, 1))
    put_to_use(t, "midnight_lender")
    assert (len(t[1].hand.cards), len(t[2].hand.cards)) == (1, 1)
    t = befriending("midnight_lender")
    assert [rate(t.s, t[1], colour) for colour in (RED, BLUE, GREEN)] == [3, 2, 2]
    assert adds(t) == {RED: always(1)}


@card("quiet_child")
@rule("HW-17.4", "HW-2.3", "HW-4.1")
def test_the_child_is_not_seen_and_sees_everything() -> None:
    t = being("quiet_child")
    assert (may_evade(t.s, t[1]), worn_down(t, BLUE)) == (True, [3, 2])
    t = befriending("quiet_child")
    hold(t, 3, modifier("m", RED, 1))
    t.lay("long_hall", 0, -5)
    t.stand(3, "long_hall")
    put_to_use(t, "quiet_child")
    assert (known(t, t[3], 1), adds(t)) == (["m"], {BLUE: always(1)})
