"""HTH-b-31 and HTH-b-32: the phantom that lets attacks go right through."""

from __future__ import annotations

import pytest

from seance.kernel.zone import SPECTATOR
from tests.facts import bare
from tests.games.haunt_the_house.house import (
    GREEN,
    PINK,
    PURPLE,
    SKULLS,
    YELLOW,
    act,
    asked,
    ghost,
    hand,
    heard,
    house,
    options,
    refused,
    show,
    summon,
    told,
    two_actions,
)
from tests.rules import card, rule

CELLAR = "1.room: cellar\n"
GALLERY = "1.room: long_gallery\n"


@card("vanishing", "cellar")
@rule("HTH-7.6", "HTH-b-31")
def test_vanishing_saves_you_from_the_cellar() -> None:
    match = house(CELLAR + "green.phantoms: vanishing")
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    assert asked(match) == (GREEN, "vanish")
    assert options(match, GREEN) == ["vanish:vanishing", "pass"]
    events = act(match, GREEN, "vanish:vanishing")
    assert told(events) == ["vanishes"]
    assert len(hand(match, GREEN)) == 3
    assert asked(match) == (PURPLE, "turn")


@card("vanishing", "long_gallery")
@rule("HTH-7.6")
def test_vanishing_saves_you_from_the_long_gallery() -> None:
    match = house(GALLERY + "green.phantoms: vanishing")
    show(match, PURPLE, "bump", "long_gallery", "yes", "1")
    act(match, GREEN, "vanish:vanishing")
    assert hand(match, GREEN, PURPLE) == [None, None, None]
    assert heard(match, PURPLE, "sees-trophy") == []


@card("vanishing", "grasping")
@rule("HTH-7.6")
def test_vanishing_saves_your_skull_and_the_thief_does_not_choose_again() -> None:
    match = house("purple.phantoms: grasping\ngreen.phantoms: vanishing\ngreen.skulls = 2\npink.skulls = 2")
    summon(match, PURPLE, "grasping", "1")
    act(match, GREEN, "vanish:vanishing")
    assert asked(match) == (PURPLE, "turn")
    assert [ghost(match, seat)["skulls"] for seat in range(4)] == [0, 2, 0, 2]


@card("vanishing")
@rule("HTH-7.4", "HTH-b-31")
def test_a_vanishing_phantom_lies_before_its_ghost_for_all_to_see() -> None:
    match = house(CELLAR + "green.phantoms: vanishing")
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    act(match, GREEN, "vanish:vanishing")
    assert ghost(match, GREEN, SPECTATOR)["played"] == ["vanishing"]
    assert ghost(match, GREEN, SPECTATOR)["phantoms"] == []
    assert SKULLS["vanishing"] == 2


@card("vanishing")
@rule("HTH-b-31")
def test_whoever_holds_any_phantom_is_asked_so_that_being_asked_tells_nothing() -> None:
    match = house(CELLAR + "green.phantoms: patient", script=[0])
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    assert asked(match) == (GREEN, "vanish")
    assert options(match, GREEN) == ["pass"]
    refused(match, GREEN, "vanish:vanishing")
    act(match, GREEN, "pass")
    assert len(hand(match, GREEN)) == 2


@card("vanishing")
@rule("HTH-b-31")
def test_whoever_holds_no_phantom_is_not_asked() -> None:
    match = house(CELLAR, script=[0])
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    assert asked(match) == (PURPLE, "turn")
    assert len(hand(match, GREEN)) == 2


@card("vanishing")
@rule("HTH-b-31")
def test_only_the_ghost_aimed_at_is_asked() -> None:
    match = house(CELLAR + "yellow.phantoms: vanishing", script=[0])
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    assert asked(match) == (PURPLE, "turn")
    refused(match, YELLOW, "vanish:vanishing")


@card("vanishing")
@rule("HTH-b-31")
def test_vanishing_may_be_kept_for_later() -> None:
    match = house(CELLAR + "green.phantoms: vanishing", script=[0])
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    act(match, GREEN, "pass")
    assert ghost(match, GREEN)["phantoms"] == ["vanishing"]
    assert len(hand(match, GREEN)) == 2


@card("vanishing")
@rule("HTH-7.3", "HTH-b-31")
def test_vanishing_is_free_although_a_phantom_was_played_in_ones_own_last_turn() -> None:
    match = house("purple.phantoms: vanishing sneaky\npurple.skulls = 1\ngreen.phantoms: grasping")
    summon(match, PURPLE, "sneaky", "sneak:purple-bump:library")
    two_actions(match, PURPLE)
    summon(match, GREEN, "grasping", "0")
    act(match, PURPLE, "vanish:vanishing")
    assert ghost(match, PURPLE)["played"] == ["sneaky", "vanishing"]
    assert ghost(match, PURPLE)["skulls"] == 1


@card("vanishing")
@rule("HTH-b-31")
def test_vanishing_does_not_use_up_the_phantom_of_ones_next_turn() -> None:
    match = house("green.phantoms: vanishing sneaky\ngreen.skulls = 1\npurple.phantoms: grasping")
    summon(match, PURPLE, "grasping", "1")
    act(match, GREEN, "vanish:vanishing")
    two_actions(match, PURPLE)
    assert "summon:sneaky" in options(match, GREEN)


@card("vanishing")
@rule("HTH-b-31", "HTH-7.3")
def test_vanishing_is_never_played_without_an_attack() -> None:
    match = house("purple.phantoms: vanishing\ngreen.phantoms: vanishing")
    refused(match, PURPLE, "summon:vanishing")
    refused(match, PURPLE, "vanish:vanishing")
    refused(match, GREEN, "vanish:vanishing")


@card("vanishing")
@rule("HTH-b-31", "HTH-b-32")
def test_those_aimed_at_are_asked_clockwise_before_anything_happens() -> None:
    match = house("purple.phantoms: howling\ngreen.phantoms: vanishing\npink.phantoms: vanishing")
    summon(match, PURPLE, "howling")
    assert asked(match) == (GREEN, "vanish")
    act(match, GREEN, "vanish:vanishing")
    assert asked(match) == (PINK, "vanish")
    act(match, PINK, "vanish:vanishing")
    assert asked(match) == (YELLOW, "drop")
    act(match, YELLOW, "yellow-bump")
    assert [len(hand(match, seat)) for seat in range(4)] == [3, 3, 2, 3]


@card("vanishing")
@rule("HTH-b-31")
def test_two_vanishing_phantoms_are_offered_once_and_used_one_at_a_time() -> None:
    match = house(CELLAR + "green.phantoms: vanishing vanishing")
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    assert sorted(options(match, GREEN)) == ["pass", "vanish:vanishing"]
    act(match, GREEN, "vanish:vanishing")
    assert ghost(match, GREEN)["phantoms"] == ghost(match, GREEN)["played"] == ["vanishing"]


@card("vanishing")
@rule("HTH-b-31")
@pytest.mark.parametrize("attack", ["grasping", "gusty", "howling"])
def test_the_ghost_aimed_at_is_told_by_which_phantom(attack: str) -> None:
    scene = f"purple.phantoms: {attack}\ngreen.phantoms: vanishing\ngreen.skulls = 1\n1.hidden: green-moan"
    match = house(scene)
    aim = {"grasping": ["1"], "gusty": ["music_room"], "howling": []}
    summon(match, PURPLE, attack, *aim[attack])
    question = match.question(GREEN)
    assert question is not None
    assert bare(question.data()["about"]) == {"attack": attack}


@card("vanishing")
@rule("HTH-b-31")
def test_the_ghost_aimed_at_is_told_by_which_room() -> None:
    match = house(CELLAR + "green.phantoms: vanishing")
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    question = match.question(GREEN)
    assert question is not None
    assert bare(question.data()["about"]) == {"attack": "cellar"}
    assert question.data()["default"] == "pass"
