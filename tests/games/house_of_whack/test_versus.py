"""HW-32: the House plays too, and may have the most Gold Hearts of all."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.box.house_rules import HOUSE_RULES
from seance.games.house_of_whack.cards import GREEN, MINION, RESIDENT, Guest, Twist
from seance.games.house_of_whack.deed import GAIN, HOME, LOSE, Deed
from seance.games.house_of_whack.foes import attack_resident, fight_minion, spring
from seance.games.house_of_whack.scoring import result
from seance.games.house_of_whack.view import view
from seance.games.house_of_whack.whacking import deal_with, proclaim
from seance.kernel.dice import Dice
from seance.kernel.things import Card
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.own_cards import fiend, set_down, snare, somebody, table
from tests.rules import rule

COCOA = Twist("cocoa", "Cocoa", "", (Deed(GAIN, 1, GREEN),))
FRESH_AIR = Twist("fresh_air", "Fresh Air", "", (Deed(HOME),))
"""Who is on Start already has nothing of it."""


def against() -> Table:
    """Three people, against the House."""
    t = table(versus=True)
    t.s.actions = 0
    return t


def lout(stat: int = 3) -> Guest:
    return somebody("lout", MINION, stat=stat, lose=(Deed(LOSE, 1, GREEN),))


@rule("HW-32", "HW-32.1", "HW-32.2")
def test_the_house_begins_at_nought_and_everybody_sees_its_hearts() -> None:
    t = against()
    assert t.s.house_hearts == 0
    t.run(deal_with(t.s, t[1], _drawn(t, COCOA)))
    assert [view(t.s, seat)["house"] for seat in (0, 2, -1)] == [1, 1, 1]
    assert "house-earns" in t.told()


@rule("HW-32.3", "HW-b-73")
@pytest.mark.parametrize("twist", [COCOA, FRESH_AIR], ids=lambda twist: twist.key)
def test_a_twist_brings_it_one_whatever_comes_of_it(twist: Twist) -> None:
    t = against()
    t.run(deal_with(t.s, t[1], _drawn(t, twist)))
    assert (t.s.house_hearts, t.s.whack_gone.cards) == (1, [twist])


def _drawn(t: Table, twist: Twist) -> Twist:
    t.s.drawn.add(twist)
    return twist


@rule("HW-32.4")
def test_a_house_rule_brings_it_two() -> None:
    t = against()
    proclaim(t.s, HOUSE_RULES[0])
    assert t.s.house_hearts == 2


@rule("HW-b-111")
@pytest.mark.parametrize("way", ["three", "permanent"])
def test_house_rules_laid_out_at_set_up_bring_it_nothing(way: str) -> None:
    s = GAME.setup(GAME.settings({"versus": True, "house_rules": way}), Dice(3))
    assert s.rules.cards
    assert s.house_hearts == 0


@rule("HW-32.5")
@pytest.mark.parametrize(("stat", "hearts"), [(2, 0), (3, 0), (4, 3)])
def test_a_minion_that_wins_brings_it_its_value(stat: int, hearts: int) -> None:
    for foe in (fiend(stat=stat), lout(stat)):
        t = against()
        set_down(t, foe, role=MINION if isinstance(foe, Guest) else "")
        t.run(fight_minion(t.s, t[1], foe))
        assert t.s.house_hearts == hearts


@rule("HW-32.5", "HW-b-111", "HW-18.4")
@pytest.mark.parametrize(("stat", "hearts", "life"), [(2, 0, 4), (3, 0, 3), (4, 2, 3)])
@pytest.mark.parametrize("turns", [0, 2])
def test_a_trap_that_wins_does_too_but_a_drawn_one_only_hurts(
    stat: int, hearts: int, life: int, turns: int
) -> None:
    t = against()
    trap = snare(stat=stat, turns=turns)
    t.s.drawn.add(trap)
    t.run(spring(t.s, t[1], trap))
    assert (t.s.house_hearts, t[1].life) == (hearts, life)


@rule("HW-32.5")
@pytest.mark.parametrize(("stat", "hearts"), [(2, 0), (3, 0), (4, 3)])
def test_a_resident_that_wins_does_too(stat: int, hearts: int) -> None:
    t = against()
    tenant = somebody("tenant", stat=stat)
    set_down(t, tenant, role=RESIDENT)
    t.run(attack_resident(t.s, t[1], tenant))
    assert t.s.house_hearts == hearts


@rule("HW-32.1")
def test_in_any_other_game_it_gains_nothing() -> None:
    t = table()
    t.s.actions = 0
    foes: list[Card] = [fiend(), somebody("tenant", stat=4)]
    set_down(t, foes[0])
    set_down(t, foes[1], role=RESIDENT)
    t.run(fight_minion(t.s, t[1], foes[0]))
    assert isinstance(foes[1], Guest)
    t.run(attack_resident(t.s, t[1], foes[1]))
    trap = snare()
    t.s.drawn.add(trap)
    t.run(spring(t.s, t[1], trap))
    t.run(deal_with(t.s, t[1], _drawn(t, COCOA)))
    proclaim(t.s, HOUSE_RULES[0])
    assert (t.s.house_hearts, "house-earns" in t.told()) == (0, False)


@rule("HW-32.6", "HW-b-111", "HW-b-112")
@pytest.mark.parametrize(
    ("house", "versus", "winners", "why"),
    [(7, True, [], "house"), (6, True, [1], "hearts"), (5, True, [1], "hearts"), (7, False, [1], "hearts")],
)
def test_the_house_wins_with_more_than_everybody(
    house: int, versus: bool, winners: list[int], why: str
) -> None:
    t = table(versus=versus)
    t.s.house_hearts = house
    t[1].hearts, t[2].hearts = 5, 6
    found = result(t.s)
    assert (found.winners, found.why) == (winners, why)
    assert found.rule == ("HW-32.6" if why == "house" else "HW-27.1")


@rule("HW-32.6", "HW-b-53")
def test_who_is_out_does_not_save_the_others() -> None:
    t = against()
    t.s.house_hearts = 5
    t[1].hearts, t[3].hearts = 4, 9
    t[3].out, t[3].room = True, None
    assert result(t.s).winners == []
