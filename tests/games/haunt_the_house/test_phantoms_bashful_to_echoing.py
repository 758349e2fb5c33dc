"""The phantoms, kind by kind (HTH-7.4), but for those that attack somebody: see test_attacks.py."""

from __future__ import annotations

from seance.kernel.zone import SPECTATOR
from tests.games.haunt_the_house.house import (
    ALL_PURPLE,
    GREEN,
    NO_MORE_HUNTERS,
    PURPLE,
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
    hunters,
    options,
    refused,
    shown,
    summon,
    told,
)
from tests.rules import card, rule

READY = "1.shown: green-bump green-bump green-moan\n"
"""Whoever holds a Moan can frighten Brother Anselm out of the Music Room."""


# --- Bashful ---------------------------------------------------------------------------------------


@card("bashful")
def test_bashful_takes_back_one_of_your_scares_from_any_room() -> None:
    match = house(
        """
        purple.phantoms: bashful
        1.hidden: green-moan purple-creak purple-creak
        1.shown: green-bump purple-bump
        4.shown: purple-bump
        """
    )
    summon(match, PURPLE, "bashful")
    assert options(match, PURPLE) == [
        "unhide:purple-creak:music_room",
        "unshow:purple-bump:music_room",
        "unshow:purple-bump:library",
    ]
    act(match, PURPLE, "unshow:purple-bump:music_room")
    assert shown(match, "music_room") == ["green-bump"]
    assert hand(match, PURPLE) == ["bump", "bump", "chill", "moan"]
    assert match.view()["actions"] == 2


@card("bashful")
@rule("HTH-b-38")
def test_a_hidden_scare_that_bashful_takes_back_is_not_shown() -> None:
    match = house("purple.phantoms: bashful\n1.hidden: purple-creak green-moan")
    summon(match, PURPLE, "bashful", "unhide:purple-creak:music_room")
    assert heard(match, GREEN, "takes-back") == [{"seat": "0", "room": "music_room", "scare": None}]
    assert heard(match, PURPLE, "takes-back")[0]["scare"] == "purple-creak"
    assert hidden(match, "music_room", GREEN) == ["green-moan"]
    assert hand(match, PURPLE, GREEN) == [None] * 4


@card("bashful")
def test_a_shown_scare_that_bashful_takes_back_was_seen_by_all() -> None:
    match = house("purple.phantoms: bashful\n1.shown: purple-bump")
    summon(match, PURPLE, "bashful", "unshow:purple-bump:music_room")
    assert heard(match, GREEN, "takes-back")[0]["scare"] == "purple-bump"


@card("bashful")
@rule("HTH-b-13", "HTH-7.4")
def test_bashful_finds_nothing_where_you_have_no_scare() -> None:
    match = house("purple.phantoms: bashful\n1.hidden: green-moan")
    assert told(summon(match, PURPLE, "bashful")) == ["summons"]
    assert ghost(match, PURPLE)["played"] == ["bashful"]


# --- Bold ------------------------------------------------------------------------------------------


@card("bold")
def test_bold_yells_boo_after_the_last_action() -> None:
    match = house(READY + "purple.phantoms: bold")
    refused(match, PURPLE, "summon:bold")
    hide(match, PURPLE, "bump", "library")
    refused(match, PURPLE, "summon:bold")
    hide(match, PURPLE, "chill", "library")
    summon(match, PURPLE, "bold")
    assert options(match, PURPLE) == ["boo:music_room", "boo:cold_pantry", "boo:linen_room", "boo:library"]
    boo(match, PURPLE, "music_room")
    assert ghost(match, PURPLE)["hunters"] == ["brother_anselm"]


@card("bold")
@rule("HTH-5.2")
def test_after_a_bold_boo_that_succeeds_you_neither_discard_nor_draw() -> None:
    match = house(READY + "purple.phantoms: bold tireless")
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "chill", "library")
    summon(match, PURPLE, "bold", "boo:music_room")
    assert asked(match) == (GREEN, "turn")
    assert hand(match, PURPLE) == []


@card("bold")
@rule("HTH-5.1", "HTH-7.2", "HTH-7.3")
def test_after_a_bold_boo_that_fails_come_rewards_and_a_new_hand_and_no_other_phantom() -> None:
    match = house("1.hidden: green-moan\npurple.phantoms: bold stubborn")
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "chill", "library")
    summon(match, PURPLE, "bold", "boo:music_room")
    act(match, GREEN, "take-skull")
    assert asked(match) == (PURPLE, "discard")
    act(match, PURPLE, [])
    assert len(hand(match, PURPLE)) == 3


@card("bold")
@rule("HTH-6.1")
def test_a_bold_boo_may_set_off_the_last_round() -> None:
    match = house(READY + "purple.phantoms: bold\npurple.hunters: biscuit auntie_purl lars_the_lucky")
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "chill", "library")
    summon(match, PURPLE, "bold", "boo:music_room")
    assert asked(match) == (GREEN, "last-chance")


@card("bold")
@rule("HTH-b-1")
def test_bold_may_be_played_when_no_action_is_possible() -> None:
    match = house(f"purple.hand:\npurple.phantoms: bold\n2.hidden: {ALL_PURPLE}")
    assert "summon:bold" in options(match, PURPLE)


@card("bold")
@rule("HTH-3")
def test_after_a_bold_boo_the_turn_is_over_though_an_action_has_become_possible() -> None:
    match = house(f"purple.hand:\npurple.phantoms: bold\n2.hidden: {ALL_PURPLE}")
    summon(match, PURPLE, "bold", "boo:cold_pantry", "take-skull")
    assert ghost(match, PURPLE)["discards"] == 16
    assert asked(match) == (GREEN, "turn")


# --- Curious ---------------------------------------------------------------------------------------


@card("curious")
@rule("HTH-b-38")
def test_curious_lets_you_alone_peek_at_everything_hidden() -> None:
    match = house("purple.phantoms: curious\n1.hidden: green-moan yellow-creak\n4.hidden: green-bump")
    summon(match, PURPLE, "curious")
    assert hidden(match, "music_room", PURPLE) == ["green-moan", "yellow-creak"]
    assert hidden(match, "library", PURPLE) == ["green-bump"]
    assert hidden(match, "music_room", YELLOW) == [None, "yellow-creak"]
    assert [each["scare"] for each in heard(match, PURPLE, "sees")] == [
        "green-moan",
        "yellow-creak",
        "green-bump",
    ]
    assert heard(match, GREEN, "sees") == heard(match, SPECTATOR, "sees") == []


@card("curious")
@rule("HTH-b-13")
def test_curious_may_find_nothing() -> None:
    match = house("purple.phantoms: curious\n1.hidden: purple-moan")
    assert told(summon(match, PURPLE, "curious")) == ["summons"]


# --- Dizzy -----------------------------------------------------------------------------------------


@card("dizzy")
def test_dizzy_moves_every_hunter_one_room_to_the_right() -> None:
    match = house("purple.phantoms: dizzy\n1.hidden: green-moan\n2.shown: green-chill")
    summon(match, PURPLE, "dizzy")
    assert hunters(match) == {
        "music_room": "sir_percy_moth",
        "cold_pantry": "brother_anselm",
        "linen_room": "captain_bosk",
        "library": "prof_quill",
    }
    assert hidden(match, "music_room", GREEN) == ["green-moan"]
    assert shown(match, "cold_pantry") == ["green-chill"]
    assert len(heard(match, SPECTATOR, "moved")) == 4


@card("dizzy")
def test_dizzy_leaves_out_a_room_without_a_hunter() -> None:
    match = house("purple.phantoms: dizzy\n2.hunter:" + NO_MORE_HUNTERS)
    summon(match, PURPLE, "dizzy")
    assert hunters(match) == {
        "music_room": "sir_percy_moth",
        "cold_pantry": None,
        "linen_room": "brother_anselm",
        "library": "prof_quill",
    }


# --- Echoing ---------------------------------------------------------------------------------------


@card("echoing")
def test_echoing_uses_the_power_of_a_room_where_you_have_a_scare() -> None:
    match = house(
        "purple.phantoms: echoing\n1.hidden: purple-chill\n2.shown: purple-chill\n4.shown: green-bump"
    )
    summon(match, PURPLE, "echoing")
    assert options(match, PURPLE) == ["music_room", "cold_pantry"]
    assert told(act(match, PURPLE, "music_room")) == ["uses", "gains"]
    assert ghost(match, PURPLE)["skulls"] == 1
    assert match.view()["actions"] == 2


@card("echoing", "broom_cupboard")
@rule("HTH-b-14")
def test_echoing_in_the_broom_cupboard_hides_a_scare_there() -> None:
    match = house("purple.phantoms: echoing\n1.room: broom_cupboard\n1.hidden: purple-chill")
    summon(match, PURPLE, "echoing", "broom_cupboard", "purple-moan")
    assert hidden(match, "broom_cupboard", PURPLE) == ["purple-chill", "purple-moan"]
    assert asked(match) == (PURPLE, "turn")


@card("echoing", "cellar", "vanishing")
@rule("HTH-7.6")
def test_echoing_in_the_cellar_is_an_attack() -> None:
    match = house(
        "purple.phantoms: echoing\n1.room: cellar\n1.hidden: purple-chill\ngreen.phantoms: vanishing"
    )
    summon(match, PURPLE, "echoing", "cellar", "1")
    act(match, GREEN, "vanish:vanishing")
    assert len(hand(match, GREEN)) == 3


@card("echoing")
@rule("HTH-b-13")
def test_echoing_where_the_room_can_do_nothing_does_nothing() -> None:
    match = house("purple.phantoms: echoing\n4.hidden: purple-chill")
    assert told(summon(match, PURPLE, "echoing", "library")) == ["summons"]
    assert asked(match) == (PURPLE, "turn")


@card("echoing")
@rule("HTH-b-13")
def test_echoing_finds_nothing_where_you_have_no_scare() -> None:
    match = house("purple.phantoms: echoing\n1.hidden: green-moan")
    assert told(summon(match, PURPLE, "echoing")) == ["summons"]
    assert asked(match) == (PURPLE, "turn")
