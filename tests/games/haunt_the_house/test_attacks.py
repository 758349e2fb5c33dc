"""HTH-7.6: rooms and phantoms that are aimed at somebody."""

from __future__ import annotations

import pytest

from seance.kernel.zone import SPECTATOR
from tests.games.haunt_the_house.house import (
    GREEN,
    PINK,
    PURPLE,
    YELLOW,
    act,
    asked,
    discards,
    ghost,
    hand,
    heard,
    hidden,
    hide,
    house,
    options,
    refused,
    show,
    summon,
    told,
)
from tests.rules import card, rule

CELLAR = "1.room: cellar\n"
GALLERY = "1.room: long_gallery\n"


# --- Cellar ----------------------------------------------------------------------------------------


@card("cellar")
@pytest.mark.parametrize(("pick", "lost"), [(0, "green-bump"), (1, "green-chill"), (2, "green-moan")])
def test_the_cellar_takes_any_scare_out_of_a_hand(pick: int, lost: str) -> None:
    match = house(CELLAR, script=[pick])
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    assert ghost(match, GREEN)["discard"] == [lost]
    assert len(hand(match, GREEN)) == 2


@card("cellar")
@rule("HTH-b-40")
def test_only_the_victim_knows_what_the_cellar_took() -> None:
    match = house(CELLAR, script=[1])
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    assert heard(match, GREEN, "loses") == [{"seat": "1", "scare": "green-chill"}]
    for eyes in (PURPLE, YELLOW, SPECTATOR):
        assert heard(match, eyes, "loses") == [{"seat": "1", "scare": None}]
        assert discards(match, GREEN, eyes) == [None]


@card("cellar")
def test_the_cellar_visits_others_who_hold_a_scare() -> None:
    match = house(CELLAR + "yellow.hand:")
    show(match, PURPLE, "bump", "cellar", "yes")
    assert options(match, PURPLE) == ["1", "3"]
    refused(match, PURPLE, "0")
    refused(match, PURPLE, "2")


@card("cellar")
def test_the_cellar_can_do_nothing_when_nobody_holds_a_scare() -> None:
    match = house(CELLAR + "green.hand:\nyellow.hand:\npink.hand:")
    show(match, PURPLE, "bump", "cellar")
    assert asked(match) == (PURPLE, "turn")


# --- Long Gallery ----------------------------------------------------------------------------------


@card("long_gallery")
def test_the_long_gallery_shows_you_alone_a_hand_and_its_trophies() -> None:
    match = house(GALLERY + "green.trophies: trophy_torch trophy_key\ngreen.phantoms: bold")
    show(match, PURPLE, "bump", "long_gallery", "yes", "1")
    act(match, GREEN, "pass")
    assert hand(match, GREEN, PURPLE) == ["bump", "chill", "moan"]
    assert ghost(match, GREEN, PURPLE)["trophies"] == ["trophy_key", "trophy_torch"]
    assert ghost(match, GREEN, PURPLE)["phantoms"] == [None]
    for eyes in (YELLOW, SPECTATOR):
        assert hand(match, GREEN, eyes) == [None, None, None]
        assert ghost(match, GREEN, eyes)["trophies"] == [None, None]


@card("long_gallery")
def test_everybody_sees_who_is_looked_over_and_only_you_hear_the_portraits() -> None:
    match = house(GALLERY + "green.trophies: trophy_torch trophy_key")
    show(match, PURPLE, "bump", "long_gallery", "yes", "1")
    assert heard(match, YELLOW, "looked-over") == [{"seat": "1"}]
    assert [each["scare"] for each in heard(match, PURPLE, "sees-hand")] == [
        "green-bump",
        "green-chill",
        "green-moan",
    ]
    assert [each["trophy"] for each in heard(match, PURPLE, "sees-trophy")] == ["trophy_torch", "trophy_key"]
    for eyes in (GREEN, YELLOW, SPECTATOR):
        assert heard(match, eyes, "sees-hand") == heard(match, eyes, "sees-trophy") == []


@card("long_gallery")
def test_what_the_long_gallery_showed_of_a_hand_is_void_once_a_card_leaves_it() -> None:
    match = house(GALLERY + "green.trophies: trophy_torch trophy_key")
    show(match, PURPLE, "bump", "long_gallery", "yes", "1")
    hide(match, PURPLE, "chill", "library")
    act(match, PURPLE, [])
    hide(match, GREEN, "chill", "library")
    assert hand(match, GREEN, PURPLE) == [None, None]
    assert hidden(match, "library", PURPLE) == ["purple-chill", None]
    assert ghost(match, GREEN, PURPLE)["trophies"] == ["trophy_key", "trophy_torch"]


@card("long_gallery")
def test_the_long_gallery_shows_trophies_even_with_an_empty_hand() -> None:
    match = house(GALLERY + "green.hand:\ngreen.trophies: trophy_torch trophy_key")
    show(match, PURPLE, "bump", "long_gallery", "yes")
    assert options(match, PURPLE) == ["1", "2", "3"]
    act(match, PURPLE, "1")
    assert ghost(match, GREEN, PURPLE)["trophies"] == ["trophy_key", "trophy_torch"]


# --- Grasping --------------------------------------------------------------------------------------


@card("grasping")
def test_grasping_moves_a_skull_from_another_ghost_to_you() -> None:
    match = house("purple.phantoms: grasping\ngreen.skulls = 3\npink.skulls = 1")
    summon(match, PURPLE, "grasping")
    assert options(match, PURPLE) == ["1", "3"]
    act(match, PURPLE, "1")
    assert [ghost(match, seat)["skulls"] for seat in range(4)] == [1, 2, 0, 1]
    assert heard(match, SPECTATOR, "robbed") == [{"seat": "1", "thief": "0"}]


@card("grasping")
@rule("HTH-b-13", "HTH-7.4")
def test_grasping_finds_nothing_where_nobody_has_a_token() -> None:
    match = house("purple.phantoms: grasping\ngreen.hunters: dr_volta")
    assert told(summon(match, PURPLE, "grasping")) == ["summons"]
    assert ghost(match, PURPLE)["played"] == ["grasping"]
    assert asked(match) == (PURPLE, "turn")


# --- Gusty -----------------------------------------------------------------------------------------


@card("gusty")
def test_gusty_blows_every_hidden_scare_of_the_others_out_of_a_room() -> None:
    match = house(
        """
        purple.phantoms: gusty
        1.hidden: green-moan purple-moan yellow-creak green-bump
        1.shown: pink-bump
        2.hidden: green-chill
        3.hidden: purple-chill
        """
    )
    summon(match, PURPLE, "gusty")
    assert options(match, PURPLE) == ["music_room", "cold_pantry"]
    act(match, PURPLE, "music_room")
    assert hidden(match, "music_room", PURPLE) == ["purple-moan"]
    assert ghost(match, GREEN)["discard"] == ["green-bump", "green-moan"]
    assert ghost(match, YELLOW)["discard"] == ["yellow-creak"]
    assert ghost(match, PINK)["discards"] == 0
    assert hidden(match, "cold_pantry", GREEN) == ["green-chill"]
    assert [ghost(match, seat)["skulls"] for seat in range(4)] == [0, 0, 0, 0]


@card("gusty")
def test_what_gusty_blows_away_is_not_seen() -> None:
    match = house("purple.phantoms: gusty\n1.hidden: green-moan green-bump")
    summon(match, PURPLE, "gusty", "music_room")
    for eyes in (PURPLE, GREEN, SPECTATOR):
        assert heard(match, eyes, "blown-away") == [{"seat": "1", "room": "music_room", "count": 2}]
    assert discards(match, GREEN, PURPLE) == [None, None]


@card("gusty")
@rule("HTH-b-32")
def test_who_vanishes_before_gusty_keeps_what_is_hidden() -> None:
    match = house("purple.phantoms: gusty\ngreen.phantoms: vanishing\n1.hidden: green-moan yellow-creak")
    summon(match, PURPLE, "gusty", "music_room")
    act(match, GREEN, "vanish:vanishing")
    assert hidden(match, "music_room", GREEN) == ["green-moan"]
    assert ghost(match, YELLOW)["discard"] == ["yellow-creak"]


@card("gusty")
@rule("HTH-b-13")
def test_gusty_finds_nothing_where_others_hide_nothing() -> None:
    match = house("purple.phantoms: gusty\n1.hidden: purple-moan")
    assert told(summon(match, PURPLE, "gusty")) == ["summons"]
    assert hidden(match, "music_room", PURPLE) == ["purple-moan"]


# --- Howling ---------------------------------------------------------------------------------------


@card("howling")
def test_howling_makes_every_other_ghost_drop_a_scare_of_its_choice_clockwise() -> None:
    match = house("turn = yellow\nyellow.phantoms: howling")
    summon(match, YELLOW, "howling")
    for seat, kind in ((PINK, "pink-bump"), (PURPLE, "purple-moan"), (GREEN, "green-chill")):
        assert asked(match) == (seat, "drop")
        act(match, seat, kind)
        assert ghost(match, seat)["discard"] == [kind]
    assert asked(match) == (YELLOW, "turn")
    assert [len(hand(match, seat)) for seat in range(4)] == [2, 2, 3, 2]


@card("howling")
def test_only_its_owner_knows_what_a_ghost_dropped() -> None:
    match = house("purple.phantoms: howling", players=2)
    summon(match, PURPLE, "howling")
    act(match, GREEN, "green-moan")
    assert heard(match, GREEN, "drops") == [{"seat": "1", "scare": "green-moan"}]
    assert heard(match, PURPLE, "drops") == [{"seat": "1", "scare": None}]
    assert discards(match, GREEN, PURPLE) == [None]


@card("howling")
@rule("HTH-b-13")
def test_howling_passes_by_those_without_a_scare() -> None:
    match = house("purple.phantoms: howling\ngreen.hand:\nyellow.hand:\npink.hand:")
    assert told(summon(match, PURPLE, "howling")) == ["summons"]
    assert asked(match) == (PURPLE, "turn")


@card("howling")
@rule("HTH-b-32")
def test_who_vanishes_before_howling_keeps_all_and_saves_nobody_else() -> None:
    match = house("purple.phantoms: howling\ngreen.phantoms: vanishing")
    summon(match, PURPLE, "howling")
    act(match, GREEN, "vanish:vanishing")
    assert asked(match) == (YELLOW, "drop")
    act(match, YELLOW, "yellow-bump")
    act(match, PINK, "pink-bump")
    assert len(hand(match, GREEN)) == 3
