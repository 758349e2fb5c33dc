"""Every Haunting, and what it does to everybody."""

from __future__ import annotations

import pytest

from seance.games.most_haunted_house.box.hauntings import HAUNTINGS, ONCE
from seance.games.most_haunted_house.cards import (
    CLOSED,
    HARDER_CURSES,
    MOST_ACTIONS,
    MOST_WALKS,
    SEARCH,
    SNARE,
    STAIRS,
    Haunting,
)
from seance.games.most_haunted_house.house import HOUSE
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

LASTING = [card for card in HAUNTINGS if card not in ONCE]


def those(effect: int) -> list[Haunting]:
    return [card for card in LASTING if card.effect == effect]


def named(card: Haunting) -> str:
    return card.key


@card("counting", "other_reader", "demonic_voices")
@rule("AM-7.1", "AM-b-38", "AM-b-44")
@pytest.mark.parametrize("card", those(SEARCH), ids=named)
def test_two_less_on_every_search(card: Haunting) -> None:
    match = night(f"present: {card.key}\n2.space = ga1\ntokens = ga1:10 gh1:5\nturn = 2", [11])
    act(match, TWO, "search")
    assert sleuth(match, TWO).charms() == []
    match = night(f"present: {card.key}\n2.space = ga1\ntokens = ga1:10 gh1:5\nturn = 2", [12])
    act(match, TWO, "search")
    assert len(sleuth(match, TWO).charms()) == 1


@rule("AM-7.1")
def test_demonic_voices_leave_their_own_rooms_alone() -> None:
    match = night("present: demonic_voices\n2.space = uf1\ntokens = uf1:10 gh1:5\nturn = 2", [10])
    act(match, TWO, "search")
    assert len(sleuth(match, TWO).charms()) == 1


@card("wet_footprints", "cold_stair")
@rule("AM-7.1", "AM-b-44")
@pytest.mark.parametrize("card", those(STAIRS), ids=named)
def test_the_stairs_cost_two(card: Haunting) -> None:
    match = night(f"present: {card.key}\n1.space = gd3")
    act(match, ONE, "walk:ud3")
    assert match.view(ONE)["actions"] == 3


@card("warm_seat", "at_the_window")
@rule("AM-7.1", "AM-b-44")
@pytest.mark.parametrize("card", those(MOST_WALKS), ids=named)
def test_nobody_walks_far(card: Haunting) -> None:
    assert night(f"present: {card.key}").view(ONE)["walks"] == card.amount


@card("lit_below", "skipping_rhyme")
@rule("AM-7.1", "AM-b-44")
@pytest.mark.parametrize("card", those(MOST_ACTIONS), ids=named)
def test_nobody_has_more_than_four_actions(card: Haunting) -> None:
    assert night(f"present: {card.key}").view(ONE)["actions"] == 4


@card("wet_ink", "table_for_nine")
@rule("AM-7.1", "AM-b-44")
@pytest.mark.parametrize("card", those(HARDER_CURSES), ids=named)
def test_curses_take_two_more(card: Haunting) -> None:
    for rolled, left in ((9, 1), (10, 0)):
        match = night(f"present: {card.key}\n1.hand: lead_soles", [rolled])
        act(match, ONE, "lift:lead_soles")
        assert len(hand(match, ONE)) == left


@card("seven_stars")
@rule("AM-7.1", "AM-b-44")
@pytest.mark.parametrize("card", those(SNARE), ids=named)
def test_a_low_die_brings_a_curse_besides(card: Haunting) -> None:
    for rolled, curses in ((3, 1), (4, 0)):
        match = night(f"present: {card.key}\n1.space = ga1\ntokens = ga1:5 gh1:5", [rolled])
        act(match, ONE, "search")
        assert len(sleuth(match, ONE).charms()) == (1 if rolled + 2 >= 5 else 0)
        assert len(sleuth(match, ONE).curses()) == curses


@card("shut_lid", "walking_linen")
@rule("AM-b-45")
@pytest.mark.parametrize("card", those(CLOSED), ids=named)
def test_a_room_is_closed(card: Haunting) -> None:
    doors = [
        (outside, inside)
        for outside, ways in HOUSE.ways.items()
        for inside in ways
        if HOUSE.spaces[inside].room == card.closes != HOUSE.spaces[outside].room
    ]
    assert len(doors) >= 2
    for outside, inside in doors:
        match = night(f"present: {card.key}\n1.space = {outside}")
        assert f"walk:{inside}" not in options(match, ONE)
        match = night(f"present: {card.key}\n1.space = {inside}")
        assert f"walk:{outside}" in options(match, ONE)


@rule("AM-6.5", "AM-b-26")
@pytest.mark.parametrize("card", LASTING, ids=named)
def test_it_is_faced_in_its_rooms_and_nowhere_else(card: Haunting) -> None:
    for room in HOUSE.places():
        space = next(key for key, each in HOUSE.spaces.items() if each.room == room and each.mark != "door")
        match = night(f"present: {card.key}\n1.space = {space}")
        assert (f"face:{card.key}" in options(match, ONE)) == (room in card.rooms)


@rule("AM-6.5", "AM-b-25", "AM-2.3")
@pytest.mark.parametrize("card", LASTING, ids=named)
def test_it_is_driven_out_by_its_number_and_leaves_proof_or_none(card: Haunting) -> None:
    space = next(key for key, each in HOUSE.spaces.items() if each.room == card.rooms[0])
    match = night(f"present: {card.key}\n1.space = {space}", [10])
    state(match).sums[card.key] = card.threshold - 10
    act(match, ONE, f"face:{card.key}")
    assert match.view(ONE)["hauntings"] == []
    assert sleuth(match, ONE).proof == card.proof


# --- those that happen once -----------------------------------------------------------------------------


@rule("AM-6.5c")
@pytest.mark.parametrize("card", ONCE, ids=named)
def test_x_cannot_be_faced(card: Haunting) -> None:
    match = night(f"cycle = 1\nhauntings: counting {card.key}")
    cycle(match)
    assert match.view(ONE)["hauntings"] == []
    assert state(match).hauntings.cards[0].key == card.key


@card("every_clock")
@rule("AM-6.5c", "AM-b-37")
def test_every_clock_at_once_takes_an_action_for_one_turn() -> None:
    match = night("cycle = 1\nhauntings: counting every_clock")
    cycle(match)
    assert match.view(ONE)["actions"] == 4
    act(match, ONE, "done")
    assert match.view(TWO)["actions"] == 4
    cycle(match)
    assert match.view(ONE)["actions"] == 5


@card("lights_out")
@rule("AM-6.5c")
def test_lights_out_takes_three_from_searches_for_one_turn() -> None:
    match = night("cycle = 1\nhauntings: counting lights_out\n2.space = ga1\ntokens = ga1:10 gh1:5", [12])
    cycle(match)
    act(match, ONE, "done")
    act(match, TWO, "search")
    assert sleuth(match, TWO).charms() == []


@card("door_after_door")
@rule("AM-6.5c")
def test_door_after_door_leaves_two_spaces_for_one_turn() -> None:
    match = night("cycle = 1\nhauntings: counting door_after_door")
    cycle(match)
    assert match.view(ONE)["walks"] == 2


@card("empty_pockets")
@rule("AM-6.5c")
def test_the_light_fingered_takes_a_charm_from_everybody() -> None:
    match = night(
        "cycle = 1\nhauntings: counting empty_pockets\n1.hand: bent_coin glass_plate\n2.hand: lead_soles"
    )
    for seat in range(4):
        act(match, seat, "done")
    assert asked(match) == (ONE, "let-go")
    act(match, ONE, "bent_coin")
    assert (hand(match, ONE), hand(match, TWO)) == (["glass_plate"], ["lead_soles"])


@card("put_elsewhere")
@rule("AM-6.5c")
def test_put_elsewhere_moves_what_is_left() -> None:
    match = night("cycle = 1\nhauntings: counting put_elsewhere\ntokens = ga1:5 gh1:9")
    cycle(match)
    assert sorted(state(match).tokens) == ["ga1", "gh1"]
    assert sorted(state(match).tokens.values()) == [5, 9]
