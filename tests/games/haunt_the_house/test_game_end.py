"""HTH-6.1: the last round."""

from __future__ import annotations

import pytest

from tests.games.haunt_the_house.house import (
    FOUR,
    GREEN,
    NO_MORE_HUNTERS,
    PINK,
    PURPLE,
    YELLOW,
    act,
    asked,
    boo,
    ghost,
    hand,
    heard,
    hide,
    house,
    hunters,
    options,
    refused,
    result,
    show,
    summon,
    told,
    two_actions,
)
from tests.rules import rule

READY = "1.shown: green-bump green-bump green-moan\n"
"""Whoever holds a Moan can frighten Brother Anselm out of the Music Room."""
LAST_ROUND = f"ender = purple\nturn = green\npurple.hunters: {FOUR}\n"
THREE = "purple.hunters: biscuit auntie_purl lars_the_lucky\n"
BOOS = ["boo:music_room", "boo:cold_pantry", "boo:linen_room", "boo:library"]


@rule("HTH-6", "HTH-6.1")
def test_the_fourth_hunter_gives_every_other_ghost_one_last_boo() -> None:
    match = house(READY + THREE + "rooms: ... cellar")
    events = boo(match, PURPLE, "music_room")
    assert told(events)[-1] == "last-round"
    for seat in (GREEN, YELLOW, PINK):
        assert asked(match) == (seat, "last-chance")
        act(match, seat, "pass")
    assert match.over


@rule("HTH-6.1")
def test_the_third_hunter_ends_nothing() -> None:
    match = house(READY + "purple.hunters: biscuit auntie_purl")
    boo(match, PURPLE, "music_room")
    assert asked(match) == (GREEN, "turn")


@rule("HTH-6", "HTH-6.1")
def test_with_two_ghosts_the_fourth_hunter_ends_nothing() -> None:
    match = house(READY + THREE, players=2)
    boo(match, PURPLE, "music_room")
    assert asked(match) == (GREEN, "turn")


@rule("HTH-6", "HTH-6.1")
def test_with_two_ghosts_the_fifth_does_and_the_other_yells_once_more() -> None:
    match = house(READY + "purple.hunters: biscuit auntie_purl lars_the_lucky the_amateur", players=2)
    boo(match, PURPLE, "music_room")
    assert asked(match) == (GREEN, "last-chance")
    boo(match, GREEN, "cold_pantry")
    assert match.over


@rule("HTH-6.1")
def test_a_last_boo_may_succeed() -> None:
    match = house(READY + LAST_ROUND)
    boo(match, GREEN, "music_room")
    assert ghost(match, GREEN)["hunters"] == ["brother_anselm"]
    assert asked(match) == (YELLOW, "last-chance")


@rule("HTH-6.1", "HTH-b-17")
def test_in_the_last_round_there_is_a_boo_or_a_pass_and_nothing_else() -> None:
    match = house(LAST_ROUND + "green.hand: bump\ngreen.phantoms: sneaky bold patient")
    assert options(match, GREEN) == [*BOOS, "pass"]
    for wish in ("draw", "pick:green-bump", "summon:sneaky", "summon:bold"):
        refused(match, GREEN, wish)


@rule("HTH-b-17")
def test_a_last_boo_is_not_followed_by_an_ordinary_phantom_or_a_draw() -> None:
    match = house(LAST_ROUND + "green.phantoms: sneaky bold patient")
    boo(match, GREEN, "cold_pantry")
    assert options(match, GREEN) == ["pass"]
    refused(match, GREEN, "summon:sneaky")
    act(match, GREEN, "pass")
    assert asked(match) == (YELLOW, "last-chance")
    assert hand(match, GREEN) == ["bump", "chill", "moan"]


@rule("HTH-b-17", "HTH-7.3")
@pytest.mark.parametrize(("phantom", "where"), [("stubborn", "cold_pantry"), ("tireless", "music_room")])
def test_a_phantom_of_the_boo_may_be_played_in_the_last_round(phantom: str, where: str) -> None:
    match = house(READY + LAST_ROUND + f"green.phantoms: {phantom}")
    boo(match, GREEN, where)
    assert options(match, GREEN) == [f"summon:{phantom}", "pass"]


@rule("HTH-b-18", "HTH-b-42")
def test_another_fourth_hunter_in_the_last_round_sets_off_nothing() -> None:
    scene = f"purple.hunters: {FOUR}\npink.hunters: biscuit auntie_purl lars_the_lucky"
    match = house(READY + "ender = purple\nturn = pink\n" + scene)
    boo(match, PINK, "music_room")
    assert len(ghost(match, PINK)["hunters"]) == 4
    assert match.over
    assert heard(match, PURPLE, "last-round") == []
    assert match.view()["ender"] == PURPLE


@rule("HTH-b-19")
def test_the_rewards_of_the_boo_that_ends_it_come_before_the_last_round() -> None:
    match = house("1.shown: green-bump green-bump\n1.hidden: yellow-moan purple-moan\n" + THREE)
    boo(match, PURPLE, "music_room")
    assert asked(match) == (PURPLE, "reward")
    act(match, PURPLE, "take-skull")
    assert asked(match) == (YELLOW, "reward")
    act(match, YELLOW, "take-skull")
    assert asked(match) == (GREEN, "last-chance")
    assert [event.name for event in match.tale][-3:] == ["prefers-skull", "prefers-skull", "last-round"]


@rule("HTH-b-37")
def test_however_they_were_gained_four_hunters_at_the_end_of_a_turn_start_the_last_round() -> None:
    match = house(READY + THREE + "purple.phantoms: bold")
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "chill", "library")
    summon(match, PURPLE, "bold", "boo:music_room")
    assert asked(match) == (GREEN, "last-chance")


@rule("HTH-b-37")
def test_a_swap_leaves_the_number_of_hunters_as_it_was() -> None:
    match = house(THREE + "1.room: laboratory")
    show(match, PURPLE, "bump", "laboratory", "yes", "cold_pantry", "library")
    assert len(ghost(match, PURPLE)["hunters"]) == 3
    hide(match, PURPLE, "chill", "library")
    act(match, PURPLE, [])
    assert asked(match) == (GREEN, "turn")


NOBODY_WAITS = """
purple.hunters: constable_plumb great_bruno matilda_dunes inspector_wren
green.hunters: auntie_purl lars_the_lucky nell_coalwright deep_sea_dora
yellow.hunters: biscuit sister_clementine the_amateur
pink.hunters: miss_okafor farmer_dill daphne_updraft
blue.hunters: lady_petunia purser_finch nurse_tansy
hunters:
ender = purple
turn = yellow
rooms: ... cellar
"""


@rule("HTH-b-26")
def test_when_no_hunter_is_left_the_new_room_stays_empty() -> None:
    match = house(READY + NOBODY_WAITS, players=5)
    boo(match, YELLOW, "music_room")
    assert hunters(match)["cellar"] is None
    assert heard(match, PINK, "nobody-comes") == [{"room": "cellar"}]


@rule("HTH-b-26")
def test_nobody_yells_boo_in_a_room_without_a_hunter() -> None:
    match = house(READY + NOBODY_WAITS, players=5)
    boo(match, YELLOW, "music_room")
    assert options(match, PINK) == [
        "boo:cold_pantry",
        "boo:linen_room",
        "boo:library",
        "boo:laboratory",
        "pass",
    ]
    refused(match, PINK, "boo:cellar")


@rule("HTH-b-26")
def test_nobody_plays_a_scare_in_a_room_without_a_hunter() -> None:
    match = house("1.hunter:" + NO_MORE_HUNTERS)
    act(match, PURPLE, "pick:purple-bump")
    refused(match, PURPLE, "hide:music_room")
    refused(match, PURPLE, "show:music_room")


@rule("HTH-6", "HTH-6.3")
def test_at_the_end_the_highest_score_wins_and_nothing_more_is_asked() -> None:
    match = house(f"ender = purple\nturn = pink\npurple.hunters: {FOUR}\ngreen.skulls = 40")
    events = act(match, PINK, "pass")
    assert result(match).winners == [GREEN]
    assert told(events) == ["passes", "ends"]
    assert match.questions == []


@rule("HTH-6.1")
def test_a_game_among_two_goes_on_turn_by_turn_until_somebody_ends_it() -> None:
    match = house(players=2)
    for seat in (PURPLE, GREEN, PURPLE, GREEN):
        assert asked(match) == (seat, "turn")
        two_actions(match, seat)
    assert not match.over
