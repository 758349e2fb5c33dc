"""HW-13: House Rules: what each changes, how long it holds, and how they get along."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.box.house_rules import HOUSE_RULES
from seance.games.house_of_whack.cards import GOLD, RED, HouseRule
from seance.games.house_of_whack.deed import DICE, EVADE, HAND, Power
from seance.games.house_of_whack.floors import clear, score_tokens
from seance.games.house_of_whack.foes import fight_minion
from seance.games.house_of_whack.quarrels import attacks
from seance.games.house_of_whack.redeeming import rate
from seance.games.house_of_whack.setup import house_rules
from seance.games.house_of_whack.turn import discard_down, hand_limit, open_turn
from seance.games.house_of_whack.walking import WALKING, move
from seance.games.house_of_whack.whacking import deal_with, proclaim
from seance.kernel.dice import Dice
from tests.games.house_of_whack.kit import Table
from tests.rules import card, rule

SHOWN = {
    "big_sleeves",
    "strong_coffee",
    "no_dawdling",
    "good_manners",
    "staff_wages",
    "land_grab",
    "crooked_scales",
    "port_to_the_left",
}


def table(*keys: str) -> Table:
    """Three nobodies under House Rules."""
    match = Table()
    match.plain()
    for key in keys:
        proclaim(match.s, match._fetch(match.card(key)))  # type: ignore[arg-type]
    return match


def test_every_house_rule_is_shown_here() -> None:
    assert {each.key for each in HOUSE_RULES} == SHOWN


@card("big_sleeves")
@rule("HW-13.1", "HW-4.4")
def test_hands_of_four() -> None:
    match = table("big_sleeves")
    assert [hand_limit(match.s, player) for player in match.s.players] == [4, 4, 4]


@card("strong_coffee")
@rule("HW-13.1", "HW-5.6")
def test_three_actions() -> None:
    for keys, actions in ((["strong_coffee"], 3), ([], 2)):
        match = table(*keys)
        match.run(open_turn(match.s, match[1]))
        assert match.s.actions == actions


@card("no_dawdling")
@rule("HW-13.1", "HW-6.3")
def test_four_spaces() -> None:
    match = table("no_dawdling")
    match.run(move(match.s, match[1], WALKING), "done")
    assert [thing.key for thing in match.asked[0].about or []] == ["4"]


@card("good_manners")
@rule("HW-13.1", "HW-19.14")
def test_no_attacks() -> None:
    assert attacks(table().s, table()[1])
    match = table("good_manners")
    assert attacks(match.s, match[1]) == []


@card("staff_wages")
@rule("HW-13.1", "HW-19.3")
def test_minions_are_one_stronger() -> None:
    match = table("staff_wages")
    match.s.drama.take_all()
    match.s.actions = 0
    goose = match.put("angry_goose", "start")
    match.run(fight_minion(match.s, match[1], goose))
    assert "draw" in match.told()


@card("land_grab")
@rule("HW-13.1", "HW-24.1", "HW-b-114")
def test_tokens_count_two() -> None:
    match = table("land_grab")
    match.s.tokens["start"] = 1
    score_tokens(match.s)
    assert [player.hearts for player in match.s.players] == [0, 2, 0]


@card("crooked_scales")
@rule("HW-13.1", "HW-20.3")
def test_two_for_one_gold_heart() -> None:
    match = table("crooked_scales")
    assert (rate(match.s, match[1], GOLD), rate(match.s, match[1], RED)) == (2, 3)
    assert rate(table().s, match[1], GOLD) == 1


@card("port_to_the_left")
@rule("HW-13.1", "HW-5.13")
def test_hands_go_left() -> None:
    match = table("port_to_the_left")
    dealt = [match.s.drama.draw() for _ in range(2)]
    for each in dealt:
        match[1].hand.add(each)
    match.run(discard_down(match.s, match[1]), "-")
    assert (match[1].hand.cards, match[2].hand.cards) == ([], dealt)


@rule("HW-13.1", "HW-3.3")
@pytest.mark.parametrize(("dead", "gets"), [([2], 3), ([2, 3], 1)])
def test_no_hand_goes_to_the_dead(dead: list[int], gets: int) -> None:
    """The next one who is alive has it; whoever is alone keeps it."""
    match = table("port_to_the_left")
    for seat in dead:
        match[seat].room = None
    drawn = match.s.drama.draw()
    match[1].hand.add(drawn)
    match.run(discard_down(match.s, match[1]), "-")
    assert [seat for seat in (1, 2, 3) if match[seat].hand.cards == [drawn]] == [gets]
    assert ("passes-hand" in match.told()) == (gets != 1)


@rule("HW-13", "HW-11.8", "HW-13.1")
def test_a_house_rule_holds_at_once_and_for_all_to_see() -> None:
    match = table()
    law = match._fetch(match.card("big_sleeves"))
    match.s.drawn.add(law)
    match.run(deal_with(match.s, match[1], match.card("big_sleeves")))
    assert match.s.rules.cards == [law]
    assert hand_limit(match.s, match[3]) == 4
    assert "proclaimed" in match.told()


@rule("HW-13.2", "HW-b-49")
def test_over_the_cap_the_oldest_goes() -> None:
    assert GAME.settings({})["cap"] == 3
    match = table("big_sleeves", "strong_coffee", "no_dawdling", "land_grab")
    assert [each.key for each in match.s.rules.cards] == ["strong_coffee", "no_dawdling", "land_grab"]
    assert [each.key for each in match.s.whack_gone.cards] == ["big_sleeves"]


@rule("HW-13.2")
@pytest.mark.parametrize(("cap", "left"), [(0, 8), (1, 1), (2, 2)])
def test_the_cap_is_an_option(cap: int, left: int) -> None:
    match = Table(cap=cap)
    for law in HOUSE_RULES:
        proclaim(match.s, law)
    assert match.s.rules.cards == list(HOUSE_RULES[-left:])


@rule("HW-b-50")
def test_of_two_about_the_same_thing_the_newest_wins() -> None:
    match = table("big_sleeves", "strong_coffee")
    proclaim(match.s, HouseRule("small_sleeves", "Small Sleeves", "", (Power(HAND, -1),)))
    assert hand_limit(match.s, match[1]) == 2
    assert [each.key for each in match.s.rules.cards] == ["strong_coffee", "small_sleeves"]


@rule("HW-13.3", "HW-b-114")
def test_house_rules_last_until_the_floor_ends() -> None:
    match = table("big_sleeves", "land_grab")
    clear(match.s)
    assert match.s.rules.cards == []
    assert [each.key for each in match.s.whack_gone.cards] == ["big_sleeves", "land_grab"]


@rule("HW-b-114")
def test_permanent_rules_neither_expire_nor_count_for_the_cap() -> None:
    match = Table(house_rules="permanent", cap=1)
    assert len(match.s.rules.cards) == match.s.permanent == 8
    clear(match.s)
    assert len(match.s.rules.cards) == 8
    for kind in (DICE, EVADE):
        proclaim(match.s, HouseRule(f"more_{kind}", kind, "", (Power(kind),)))
    assert [each.key for each in match.s.rules.cards[8:]] == ["more_evade"]


@rule("HW-P.5", "HW-b-114")
@pytest.mark.parametrize(
    ("way", "decked", "ruling"), [("shuffled", 8, 0), ("three", 0, 3), ("permanent", 0, 8), ("none", 0, 0)]
)
def test_four_ways_to_use_house_rules(way: str, decked: int, ruling: int) -> None:
    s = GAME.setup(GAME.settings({"house_rules": way}), Dice(3))
    assert sum(isinstance(each, HouseRule) for each in s.whack.cards) == decked
    assert len(s.rules.cards) == ruling
    assert sum(isinstance(each, HouseRule) for each in s.boxed.cards) == 8 - decked - ruling


@rule("HW-P.5", "HW-13.2", "HW-b-114")
@pytest.mark.parametrize(("cap", "ruling"), [(0, 3), (1, 1), (2, 2), (3, 3)])
def test_the_cap_holds_for_the_three_drawn_at_set_up_too(cap: int, ruling: int) -> None:
    s = GAME.setup(GAME.settings({"house_rules": "three", "cap": cap}), Dice(3))
    assert len(s.rules.cards) == ruling
    assert sum(isinstance(each, HouseRule) for each in s.boxed.cards) == 8 - ruling
    assert len(GAME.setup(GAME.settings({"house_rules": "permanent", "cap": cap}), Dice(3)).rules.cards) == 8


@rule("HW-b-50", "HW-P.5")
@pytest.mark.parametrize("way", ["three", "permanent"])
def test_of_two_about_the_same_thing_only_one_is_laid_out_at_set_up(way: str) -> None:
    match = Table(house_rules="none")
    match.s.whack.cards = [HouseRule(f"hands_{size}", "", "", (Power(HAND, size),)) for size in (1, 2, 3)]
    house_rules(match.s, way)
    assert len(match.s.rules.cards) == 1
    assert (len(match.s.boxed.cards[-2:]), match.s.permanent) == (2, 1 if way == "permanent" else 0)


@rule("HW-b-114", "HW-13.3")
def test_the_three_drawn_at_set_up_go_with_the_floor_too() -> None:
    match = Table(house_rules="three")
    clear(match.s)
    assert match.s.rules.cards == []
