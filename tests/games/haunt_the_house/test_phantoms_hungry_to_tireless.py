"""The phantoms, kind by kind (HTH-7.4), but for those that attack somebody: see test_attacks.py."""

from __future__ import annotations

from tests.games.haunt_the_house.house import (
    ALL_PURPLE,
    FOUR,
    GREEN,
    NO_MORE_HUNTERS,
    PURPLE,
    SKULLS,
    YELLOW,
    act,
    asked,
    boo,
    ghost,
    hand,
    heard,
    hidden,
    hide,
    house,
    options,
    points,
    refused,
    scored,
    summon,
    told,
)
from tests.rules import card, rule

READY = "1.shown: green-bump green-bump green-moan\n"
"""Whoever holds a Moan can frighten Brother Anselm out of the Music Room."""


# --- Hungry ----------------------------------------------------------------------------------------


@card("hungry")
def test_hungry_draws_three_on_top_of_what_you_hold() -> None:
    match = house("purple.phantoms: hungry\npurple.deck: ... creak creak creak")
    summon(match, PURPLE, "hungry")
    assert hand(match, PURPLE) == ["bump", "chill", "creak", "creak", "creak", "moan"]
    assert heard(match, GREEN, "draws") == [{"seat": "0", "count": 3}]
    assert hand(match, PURPLE, GREEN) == [None] * 6


@card("hungry")
@rule("HTH-b-13", "HTH-b-15")
def test_hungry_draws_what_there_is() -> None:
    match = house(
        f"purple.phantoms: hungry\npurple.hand:\n2.hidden: {ALL_PURPLE.replace('purple-bump', '', 1)}"
    )
    summon(match, PURPLE, "hungry")
    assert hand(match, PURPLE) == ["bump"]
    assert heard(match, GREEN, "draws") == [{"seat": "0", "count": 1}]


# --- Patient ---------------------------------------------------------------------------------------


@card("patient")
@rule("HTH-7.5")
def test_patient_is_never_played() -> None:
    match = house("purple.phantoms: patient")
    refused(match, PURPLE, "summon:patient")
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "chill", "library")
    refused(match, PURPLE, "summon:patient")


@card("patient")
@rule("HTH-7.5")
def test_each_patient_in_hand_scores_at_the_end() -> None:
    final = scored("green.phantoms: patient\nyellow.played: howling")
    both = scored("green.phantoms: patient patient")
    assert points(final.scores[GREEN])["phantoms"] == SKULLS["patient"]
    assert points(both.scores[GREEN])["phantoms"] == 2 * SKULLS["patient"]


@card("patient")
def test_nobody_knows_of_a_patient_phantom_before_the_end() -> None:
    match = house("green.phantoms: patient")
    assert ghost(match, GREEN, PURPLE)["phantoms"] == [None]


# --- Restless --------------------------------------------------------------------------------------


@card("restless")
@rule("HTH-3.1")
def test_restless_gives_a_third_action() -> None:
    match = house("purple.phantoms: restless")
    summon(match, PURPLE, "restless")
    for kind in ("bump", "chill", "moan"):
        hide(match, PURPLE, kind, "library")
    assert asked(match) == (GREEN, "turn")
    assert len(hidden(match, "library")) == 3


@card("restless")
def test_restless_may_be_played_after_the_second_action_and_asks_for_a_third() -> None:
    match = house("purple.phantoms: restless")
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "chill", "library")
    summon(match, PURPLE, "restless")
    assert options(match, PURPLE) == ["pick:purple-moan", "draw"]
    refused(match, PURPLE, "done")


@card("restless")
@rule("HTH-b-1")
def test_a_third_action_that_is_impossible_is_lost() -> None:
    match = house(f"purple.phantoms: restless\npurple.hand:\n2.hidden: {ALL_PURPLE}")
    summon(match, PURPLE, "restless")
    assert asked(match) == (GREEN, "turn")


# --- Sneaky ----------------------------------------------------------------------------------------


@card("sneaky")
def test_sneaky_hides_one_more_scare_in_any_room() -> None:
    match = house("purple.phantoms: sneaky\npurple.hand: bump bump moan")
    summon(match, PURPLE, "sneaky")
    rooms = ["music_room", "cold_pantry", "linen_room", "library"]
    assert options(match, PURPLE) == [
        f"sneak:purple-{kind}:{room}" for kind in ("bump", "moan") for room in rooms
    ]
    act(match, PURPLE, "sneak:purple-moan:cold_pantry")
    assert hidden(match, "cold_pantry", PURPLE) == ["purple-moan"]
    assert hand(match, PURPLE) == ["bump", "bump"]
    assert match.view()["actions"] == 2


@card("sneaky")
@rule("HTH-b-14")
def test_what_sneaky_hides_is_secret_and_wakes_no_room() -> None:
    match = house("purple.phantoms: sneaky")
    summon(match, PURPLE, "sneaky", "sneak:purple-bump:music_room")
    assert heard(match, GREEN, "hides") == [{"seat": "0", "room": "music_room", "scare": None}]
    assert heard(match, PURPLE, "hides")[0]["scare"] == "purple-bump"
    assert asked(match) == (PURPLE, "turn")


@card("sneaky")
@rule("HTH-b-26")
def test_sneaky_needs_a_hunter_too() -> None:
    match = house("purple.phantoms: sneaky\n1.hunter:" + NO_MORE_HUNTERS)
    summon(match, PURPLE, "sneaky")
    refused(match, PURPLE, "sneak:purple-bump:music_room")


@card("sneaky")
@rule("HTH-b-13")
def test_sneaky_finds_nothing_in_an_empty_hand() -> None:
    match = house("purple.phantoms: sneaky\npurple.hand:")
    assert told(summon(match, PURPLE, "sneaky")) == ["summons"]
    assert asked(match) == (PURPLE, "turn")


# --- Stubborn --------------------------------------------------------------------------------------


@card("stubborn")
def test_stubborn_yells_again_after_a_bad_boo_in_any_room() -> None:
    match = house(READY + "purple.phantoms: stubborn tireless")
    boo(match, PURPLE, "cold_pantry")
    summon(match, PURPLE, "stubborn")
    assert options(match, PURPLE) == ["boo:music_room", "boo:cold_pantry", "boo:linen_room", "boo:library"]
    boo(match, PURPLE, "music_room")
    assert ghost(match, PURPLE)["hunters"] == ["brother_anselm"]


@card("stubborn")
@rule("HTH-5.2", "HTH-7.3")
def test_the_second_boo_decides_how_the_turn_ends_and_no_other_phantom_follows() -> None:
    match = house(READY + "purple.phantoms: stubborn tireless")
    boo(match, PURPLE, "cold_pantry")
    summon(match, PURPLE, "stubborn", "boo:music_room")
    assert asked(match) == (GREEN, "turn")
    assert hand(match, PURPLE) == ["bump", "chill"]


@card("stubborn")
@rule("HTH-5.1", "HTH-7.3")
def test_there_is_no_third_boo() -> None:
    match = house("purple.phantoms: stubborn stubborn")
    boo(match, PURPLE, "cold_pantry")
    assert options(match, PURPLE) == ["summon:stubborn", "pass"]
    summon(match, PURPLE, "stubborn", "boo:cold_pantry")
    assert asked(match) == (PURPLE, "discard")
    assert ghost(match, PURPLE)["phantoms"] == ["stubborn"]


@card("stubborn")
@rule("HTH-7.2")
def test_stubborn_waits_for_the_rewards_of_the_first_boo() -> None:
    match = house("1.hidden: green-moan\npurple.phantoms: stubborn")
    boo(match, PURPLE, "music_room")
    assert asked(match) == (GREEN, "reward")
    act(match, GREEN, "take-skull")
    assert asked(match) == (PURPLE, "after-boo")


@card("stubborn")
def test_stubborn_may_be_kept() -> None:
    match = house("purple.phantoms: stubborn")
    boo(match, PURPLE, "cold_pantry")
    act(match, PURPLE, "pass")
    assert asked(match) == (PURPLE, "discard")
    assert ghost(match, PURPLE)["phantoms"] == ["stubborn"]


@card("stubborn")
@rule("HTH-6.1")
def test_stubborn_gives_a_second_boo_in_the_last_round_and_not_a_second_chance_to_all() -> None:
    match = house(READY + f"ender = purple\nturn = green\npurple.hunters: {FOUR}\ngreen.phantoms: stubborn")
    boo(match, GREEN, "cold_pantry")
    summon(match, GREEN, "stubborn", "boo:music_room")
    assert ghost(match, GREEN)["hunters"] == ["brother_anselm"]
    assert asked(match) == (YELLOW, "last-chance")


# --- Tireless --------------------------------------------------------------------------------------


@card("tireless")
def test_tireless_draws_up_to_three_after_a_successful_boo() -> None:
    match = house(READY + "purple.hand: moan\npurple.phantoms: tireless")
    boo(match, PURPLE, "music_room")
    events = summon(match, PURPLE, "tireless")
    assert told(events) == ["summons", "draws"]
    assert len(hand(match, PURPLE)) == 3
    assert heard(match, GREEN, "draws") == [{"seat": "0", "count": 3}]
    assert asked(match) == (GREEN, "turn")


@card("tireless")
@rule("HTH-b-13")
def test_tireless_gives_nothing_to_a_full_hand() -> None:
    match = house(READY + "1.hidden: green-moan\npurple.phantoms: tireless")
    boo(match, PURPLE, "music_room")
    act(match, GREEN, "take-skull")
    summon(match, PURPLE, "tireless")
    assert hand(match, PURPLE) == ["bump", "chill", "moan"]


@card("tireless")
@rule("HTH-5.2")
def test_with_tireless_nothing_is_thrown_away_first() -> None:
    match = house(READY + "purple.phantoms: tireless")
    boo(match, PURPLE, "music_room")
    refused(match, PURPLE, ["purple-chill"])


@card("tireless")
def test_tireless_is_of_no_use_after_a_bad_boo() -> None:
    match = house("purple.phantoms: tireless")
    boo(match, PURPLE, "cold_pantry")
    refused(match, PURPLE, "summon:tireless")


@card("tireless")
@rule("HTH-7.2")
def test_a_phantom_just_earned_may_be_played_at_once() -> None:
    match = house(
        "1.shown: green-bump green-bump green-moan\n1.hidden: purple-moan\nphantoms: ... bold tireless"
    )
    boo(match, PURPLE, "music_room")
    act(match, PURPLE, "take-phantom", "tireless")
    assert options(match, PURPLE) == ["summon:tireless", "pass"]
