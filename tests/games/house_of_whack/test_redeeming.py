"""HW-20: what has been won buys Gold Hearts or points of a stat, and never comes back."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.cards import ARTIFACT, BLUE, GOLD, GREEN, MINION, PURPLE, RED, WEARABLE
from seance.games.house_of_whack.deed import DISCOUNT, Deed, Power
from seance.games.house_of_whack.harm import base, die
from seance.games.house_of_whack.redeeming import RATES, may_redeem, rate, redeem, redeemable, value_of
from seance.games.house_of_whack.scoring import result
from seance.games.house_of_whack.turn import act
from tests.games.house_of_whack.annex import annexe, into
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import keys, last
from tests.games.house_of_whack.own_cards import bear, fiend, snare, somebody, table, thing
from tests.rules import card, rule


def counter(*hearts: str) -> Table:
    """The first seat in a shop with such hearts on its wall."""
    t = table()
    into(t, 1, annexe(t, "shop", 0, -1, hearts=hearts))
    return t


def dice(t: Table) -> tuple[int, int, int, int]:
    return t[1].strength, t[1].spirit, t[1].life, t[1].hearts


@rule("HW-20", "HW-20.1", "HW-b-48")
def test_all_that_has_a_heart_is_worth_what_stands_in_it() -> None:
    t = counter(GOLD)
    lout = somebody("lout", MINION, lose=(Deed("lose", 1, GREEN),))
    bear(t, 1, thing("vase", worth=4), somebody("friend"))
    for each in (somebody("tenant"), lout, fiend(), snare()):
        t[1].claimed.add(each)
    values = {each.key: value_of(t[1], each) for each in redeemable(t.s, t[1])}
    assert values == {"vase": 4, "friend": 2, "tenant": 3, "lout": 3, "fiend": 3, "snare": 2}
    t.run(redeem(t.s, t[1]), *[f"pay:{key}:gold" for key in values])
    assert t[1].hearts == 17


@rule("HW-20.1", "HW-12.3")
def test_what_has_no_heart_is_worth_nothing_to_anybody() -> None:
    t = counter(GOLD)
    bear(t, 1, thing("rag", worth=0))
    t[1].hand.add(t.s.drama.draw())
    assert not may_redeem(t.s, t[1])
    assert "redeem" not in [option.key for option in possible(t.s, t[1])]


@rule("HW-20.2", "HW-20.3", "HW-20.6", "HW-b-46")
@pytest.mark.parametrize(
    ("colour", "bought"),
    [(GOLD, (3, 3, 4, 7)), (GREEN, (3, 3, 7, 0)), (RED, (5, 3, 4, 0)), (BLUE, (3, 5, 4, 0))],
)
def test_each_colour_has_its_ratio_and_a_remainder_is_lost(colour: str, bought: tuple[int, ...]) -> None:
    t = counter(colour)
    bear(t, 1, thing("vase", worth=7))
    t.run(redeem(t.s, t[1]), f"pay:vase:{colour}")
    assert dice(t) == bought
    assert not may_redeem(t.s, t[1])


@rule("HW-20.6")
def test_too_little_buys_nothing_and_is_gone() -> None:
    t = counter(RED)
    bear(t, 1, thing("vase", worth=2))
    t.run(redeem(t.s, t[1]), "pay:vase:red")
    assert dice(t) == (3, 3, 4, 0)
    assert (t[1].carried.cards, t.told()[-1]) == ([], "not-enough")


@rule("HW-20.2")
def test_only_the_hearts_on_the_wall_can_be_bought() -> None:
    t = counter(GREEN, BLUE)
    bear(t, 1, thing("vase"), thing("hat", WEARABLE))
    t.run(redeem(t.s, t[1]), "pay:vase:blue", "done")
    assert t.asked[0].keys() == [
        "pay:vase:green",
        "pay:vase:blue",
        "pay:hat:green",
        "pay:hat:blue",
    ]
    into(t, 1, annexe(t, "hall", 1, 0))
    assert not may_redeem(t.s, t[1])


@rule("HW-20.3")
def test_a_discount_never_makes_anything_free() -> None:
    t = counter(RED)
    for _ in range(2):
        t[1].guest.add(somebody("haggler", own=(Power(DISCOUNT, 1, RED),)))
    assert [rate(t.s, t[1], colour) for colour in RATES] == [1, 2, 1, 3]
    t[1].guest.add(somebody("haggler", own=(Power(DISCOUNT, 1, RED),)))
    assert rate(t.s, t[1], RED) == 1


@rule("HW-20.4", "HW-b-47", "HW-b-115")
def test_any_number_of_cards_for_one_action_each_for_a_colour() -> None:
    t = counter(GOLD, RED)
    bear(t, 1, thing("vase", worth=2), thing("hat", WEARABLE, worth=2), thing("bowl", ARTIFACT, worth=3))
    answers = ["pay:vase:red", "pay:hat:red", "pay:bowl:gold"]
    t.run(act(t.s, t[1]), "redeem", *answers)
    assert dice(t) == (4, 3, 4, 3)
    assert t.s.actions == 1


@rule("HW-20.4")
def test_one_may_stop_with_something_left_but_not_with_nothing_given() -> None:
    t = counter(GOLD)
    bear(t, 1, thing("vase", worth=2), thing("hat", WEARABLE))
    t.run(redeem(t.s, t[1]), "pay:vase:gold", "done")
    assert t.asked[0].keys() == ["pay:vase:gold", "pay:hat:gold"]
    assert [fact.key for fact in last(t, "redeem").about or []] == ["2", "2", "1"]
    assert (t[1].hearts, keys(t[1].carried.cards)) == (2, ["hat"])


@rule("HW-20.5", "HW-b-14")
def test_what_is_redeemed_is_out_of_the_game_and_nothing_touches_it() -> None:
    t = counter(GOLD)
    bear(t, 1, thing("vase"))
    t[1].claimed.add(fiend())
    t.run(redeem(t.s, t[1]), "pay:vase:gold", "pay:fiend:gold")
    gone = t[1].redeemed.cards[:]
    assert keys(gone) == ["vase", "fiend"]
    assert t.s.whack_gone.cards == []
    t.run(die(t.s, t[1]))
    assert (t[1].redeemed.cards, t.s.lies, t.s.whack_gone.cards) == (gone, {}, [])


@rule("HW-20.7", "HW-20.3", "HW-b-45")
@pytest.mark.parametrize(
    ("colour", "bought"), [(GREEN, (3, 3, 5, 4)), (RED, (4, 3, 4, 3)), (BLUE, (3, 4, 4, 3))]
)
def test_gold_hearts_buy_stats_at_the_same_ratio(colour: str, bought: tuple[int, ...]) -> None:
    t = counter(colour)
    t[1].hearts = 6
    t.run(redeem(t.s, t[1]), *[f"spend:{colour}"] * RATES[colour], "done")
    assert dice(t) == bought


@rule("HW-20.7", "HW-b-45")
def test_gold_hearts_buy_no_gold_and_nothing_purple() -> None:
    t = counter(GOLD, PURPLE)
    t[1].hearts = 6
    assert not may_redeem(t.s, t[1])


@rule("HW-20.7", "HW-b-45", "HW-b-115")
def test_hearts_and_cards_add_up_colour_by_colour_in_one_action() -> None:
    t = counter(GREEN, BLUE)
    t[1].hearts = 3
    bear(t, 1, thing("vase", worth=2), thing("hat", WEARABLE, worth=3))
    answers = ["pay:vase:blue", "spend:blue", "pay:hat:green", "spend:green", "spend:green"]
    t.run(act(t.s, t[1]), "redeem", *answers)
    assert dice(t) == (3, 4, 6, 0)
    assert t.s.actions == 1


@rule("HW-b-115", "HW-3.2")
def test_a_stat_may_rise_above_what_is_printed() -> None:
    t = counter(GREEN)
    bear(t, 1, thing("vase", worth=20))
    t.run(redeem(t.s, t[1]), "pay:vase:green")
    assert base(t[1], GREEN) == 14


@rule("HW-20.8")
def test_gold_hearts_decide_and_stats_do_not() -> None:
    t = table()
    t.stats(2, 9, 9, 9)
    for seat, hearts in ((1, 4), (2, 3), (3, 2)):
        t[seat].hearts = hearts
    assert result(t.s).winners == [0]


@card("start")
@rule("HW-20.2", "HW-7.1")
def test_start_redeems_in_four_colours_and_has_four_doors() -> None:
    t = table()
    bear(t, 1, thing("vase"))
    t.run(redeem(t.s, t[1]), "pay:vase:gold")
    assert t.asked[0].keys() == [f"pay:vase:{colour}" for colour in (GOLD, RED, BLUE, GREEN)]
    assert (t.s.start.doors, len(t.s.start.free)) == ("NESW", 9)
