"""HW-11, HW-12: the Whack deck, what its cards do when they are drawn, and the icons on them."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.actions import for_an_action, use
from seance.games.house_of_whack.box.arrivals import ARRIVALS
from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.cards import (
    MINION,
    RESIDENT,
    Arrival,
    Fiend,
    HouseRule,
    PropCard,
    Snare,
    Twist,
)
from seance.games.house_of_whack.decks import draw_whack
from seance.games.house_of_whack.powers import usable
from seance.games.house_of_whack.redeeming import value_of
from seance.games.house_of_whack.whacking import draw, may_draw
from seance.kernel.dice import Dice
from tests.games.house_of_whack.kit import Table
from tests.rules import card, rule

WITH_ALLIES = {
    "knock_at_the_door",
    "wrong_party",
    "out_of_the_trunk",
    "gatecrasher",
    "plus_one",
    "shipwrecked",
    "since_tuesday",
}


def table(*top: str) -> Table:
    """Three nobodies, and no random cards in Conflicts; the last named Whack card is drawn first."""
    match = Table()
    match.plain()
    match.s.drama.take_all()
    match.top(*top)
    return match


@rule("HW-11.1")
def test_the_deck_is_shuffled() -> None:
    decks = [[card.key for card in GAME.setup(GAME.settings({}), Dice(seed)).whack.cards] for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert decks[0] != [card.key for card in FIRST.whack]
    assert sorted(decks[0]) == sorted(decks[1])


@rule("HW-11", "HW-11.2")
def test_six_types() -> None:
    types = (Twist, PropCard, Arrival, Fiend, Snare, HouseRule)
    assert {type(card) for card in FIRST.whack} == set(types)


@rule("HW-11.3")
def test_a_twist_is_obeyed_and_discarded() -> None:
    match = table("punch_is_served")
    match.run(draw(match.s, match[1]))
    assert [player.life for player in match.s.players] == [5, 5, 5]
    assert [card.key for card in match.s.whack_gone.cards] == ["punch_is_served"]
    assert match.s.tokens == {"start": 0}


@rule("HW-11.4", "HW-14.1")
@pytest.mark.parametrize(("answer", "carried"), [("yes", True), ("no", False)])
def test_a_prop_may_be_picked_up(answer: str, carried: bool) -> None:
    match = table("umbrella")
    match.run(draw(match.s, match[1]), answer)
    prop = match.card("umbrella")
    assert (prop in match[1].carried.cards) == carried
    assert (match.s.lies.get("umbrella") is match.s.start) == (not carried)


@rule("HW-11.5", "HW-b-106")
def test_an_arrival_brings_a_guest_and_is_discarded() -> None:
    match = table("plus_one")
    guest = match.s.guests.cards[-1]
    match.run(draw(match.s, match[1]), "no")
    assert match.s.lies[guest.key] is match.s.start
    assert [card.key for card in match.s.whack_gone.cards] == ["plus_one"]


@card("arrival:*")
@rule("HW-11.5", "HW-15.1", "HW-16.2")
@pytest.mark.parametrize("arrival", ARRIVALS, ids=lambda arrival: arrival.key)
def test_it_says_as_what_somebody_comes(arrival: Arrival) -> None:
    ally = arrival.key in WITH_ALLIES
    match = table(arrival.key)
    match.top("night_nurse")
    match.run(draw(match.s, match[1]), *(["yes"] if ally else []))
    nurse = match.card("night_nurse")
    assert (match[1].carried.cards == [nurse]) == ally
    assert match.s.roles == ({} if ally else {"night_nurse": RESIDENT})


@rule("HW-11.6", "HW-17.1")
def test_a_minion_attacks_at_once() -> None:
    match = table("suit_of_armour")
    match.stats(1, 2, 3, 4)
    match.run(draw(match.s, match[1]))
    assert match[1].life == 3
    assert match.s.lies["suit_of_armour"] is match.s.start
    assert match.s.faced == ["suit_of_armour"]


@rule("HW-11.7", "HW-18.1")
def test_a_trap_is_a_conflict_at_once() -> None:
    match = table("loose_floorboard")
    match.run(draw(match.s, match[1]))
    assert [card.key for card in match[1].claimed.cards] == ["loose_floorboard"]


@rule("HW-11.8", "HW-13.1")
def test_a_house_rule_changes_the_rules() -> None:
    match = table("good_manners")
    match.run(draw(match.s, match[1]))
    assert [card.key for card in match.s.rules.cards] == ["good_manners"]
    assert match.s.whack_gone.cards == []


@rule("HW-11.9")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    match = table()
    cards = match.s.whack.take_all()
    for each in cards[:5]:
        match.s.whack_gone.add(each)
    drawn = draw_whack(match.s)
    assert drawn in cards[:5]
    assert (len(match.s.whack.cards), match.s.whack_gone.cards) == (4, [])


@rule("HW-b-120", "HW-11.9")
def test_without_any_whack_card_the_action_is_not_offered() -> None:
    match = table()
    assert may_draw(match.s, match[1])
    match.s.whack.take_all()
    assert not may_draw(match.s, match[1])
    assert "draw" not in [option.key for option in for_an_action(match.s, match[1])]


def used_sides(match: Table, when: str) -> list[str]:
    return [side.owner.key for side in usable(match.s, match[1], when) if side.owner is not None]


@rule("HW-12", "HW-12.1", "HW-12.2")
def test_icons_say_when_something_can_be_used() -> None:
    match = table()
    match.carry(1, "dinner_gong", "everlasting_sandwich", "crystal_bowling_ball")
    assert used_sides(match, "action") == ["dinner_gong"]
    assert used_sides(match, "housekeeping") == ["everlasting_sandwich"]
    assert used_sides(match, "free") == ["crystal_bowling_ball"]


@rule("HW-12.3")
def test_the_heart_is_what_a_card_brings() -> None:
    match = table()
    match.carry(1, "family_silver")
    match.claim(1, "hostess", "ejector_sofa")
    cards = [match.card(key) for key in ("family_silver", "hostess", "ejector_sofa")]
    assert [value_of(match[1], card) for card in cards] == [5, 4, 4]


@rule("HW-12.4", "HW-14.6")
def test_uses_run_out() -> None:
    match = table()
    match.carry(1, "smelling_salts")
    match[1].spirit = 1
    match.run(use(match.s, match[1], match.card("smelling_salts").side))
    assert match.s.charges["smelling_salts"] == 1
    match.s.charges["smelling_salts"] = 0
    assert used_sides(match, "action") == []
    assert value_of(match[1], match.card("smelling_salts")) == 4


@rule("HW-12.5", "HW-12.6", "HW-12.7")
def test_range_and_target_are_printed_and_other_icons_mean_nothing() -> None:
    match = table()
    assert match.card("blunderbuss").reach == 2
    match.lay("telephone_room", 0, -1)
    match.s.tokens["telephone_room"] = 0
    assert used_sides(match, "action") == ["telephone_room"]
    assert used_sides(match, "an icon that nobody knows") == []


@rule("HW-11.6", "HW-16.3")
def test_a_minion_of_the_deck_is_no_guest() -> None:
    match = table("angry_goose")
    match.stats(1, 2, 3, 4)
    match.s.actions = 0
    match.run(draw(match.s, match[1]))
    assert match.s.roles.get("angry_goose") != MINION
    assert "draw" in match.told()
