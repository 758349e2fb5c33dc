"""ED-9: the Events from Attacked! to Garrotted."""

from __future__ import annotations

import pytest

from seance.games.edwardian.box.events import EVENTS
from seance.kernel.match import Match
from tests.games.edwardian.fireside import (
    AMBER,
    BOTTLE,
    CLARET,
    INDIGO,
    act,
    all_in_place,
    asked,
    attack,
    complete,
    discards,
    done,
    evening,
    hand,
    heard,
    key,
    line,
    options,
    refused,
    state,
    strike,
)
from tests.rules import card, rule

# --- Attacked! --------------------------------------------------------------------------------------


@card("attacked")
@rule("ED-9.11", "ED-b-16")
def test_the_first_with_a_setting_puts_it_on_you_and_takes_the_top_discard() -> None:
    scene = """
        claret.hand: attacked ruined_church
        bottle.hand: private_library
        amber.hand: fever
        indigo.hand: roadside_inn country_walk storm
        discards: pray arrested
    """
    match = strike(scene, "attacked", "bottle.1")
    assert options(match, AMBER) == ["none"]
    act(match, AMBER, "none")
    assert options(match, INDIGO) == ["roadside_inn", "country_walk"]
    act(match, INDIGO, "country_walk")
    assert line(match, "bottle.1") == ["country_walk"]
    assert hand(match, INDIGO) == ["arrested", "roadside_inn", "storm"]
    assert discards(match) == ["pray", "attacked"]
    assert asked(match) == (CLARET, "attack")


@card("attacked")
@rule("ED-b-16")
def test_whoever_played_it_is_asked_too_and_draws_if_nothing_is_discarded() -> None:
    match = strike("claret.hand: attacked ruined_church\nstock: ... storm", "attacked", "bottle.1")
    assert asked(match) == (CLARET, "carry-off")
    act(match, CLARET, "ruined_church")
    assert hand(match, CLARET) == ["storm"]


@card("attacked")
@rule("ED-b-16")
def test_if_nobody_has_a_setting_nothing_happens() -> None:
    match = strike("claret.hand: attacked pray\namber.hand: fever", "attacked", "bottle.1")
    act(match, AMBER, "none")
    act(match, CLARET, "none")
    assert heard(match, INDIGO, "nowhere-to-wake") == [{"seat": "1"}]
    assert line(match, "bottle.1") == []


FULL = "bottle.1: roadside_inn\nbottle.2: country_walk\nbottle.3: ruined_church\n"


@card("attacked")
@rule("ED-b-16")
def test_with_no_room_you_lose_a_friend() -> None:
    match = strike(
        f"{FULL}claret.hand: attacked private_library\nbottle.hand: historian", "attacked", "bottle.1"
    )
    act(match, BOTTLE, "historian")
    assert discards(match) == ["historian", "attacked"]


@card("attacked")
@rule("ED-b-16")
def test_with_no_room_and_no_friend_you_forfeit() -> None:
    scene = f"{FULL}claret.hand: attacked private_library\nbottle.hand: fever\namber.hand: storm"
    match = strike(scene, "attacked", "bottle.1", [0])
    act(match, BOTTLE, "none")
    assert asked(match) == (AMBER, "replace")
    assert heard(match, INDIGO, "must-forfeit") == [{"seat": "1", "by": "2"}]


# --- what drives Terrors and Focuses away -----------------------------------------------------------


TERROR_LINES = {
    "dread_old_god": "private_library mysterious_door",
    "hunting_spirit": "country_walk tin_whistle",
    "magical_summoning": "country_walk tin_whistle",
    "tortured_soul": "private_library mysterious_door",
    "fateful_possession": "roadside_inn engraved_coin",
}


@card("speak_in_tongues", "possession", "storm", "receive_telegram", "arrested")
@rule("ED-9.12", "ED-9.13", "ED-9.15", "ED-9.16", "ED-9.19")
@pytest.mark.parametrize(
    ("event", "terror"),
    [
        ("speak_in_tongues", "dread_old_god"),
        ("possession", "hunting_spirit"),
        ("storm", "magical_summoning"),
        ("receive_telegram", "tortured_soul"),
        ("arrested", "fateful_possession"),
    ],
)
def test_events_against_terrors(event: str, terror: str) -> None:
    scene = (
        f"bottle.1: {TERROR_LINES[terror]}\nclaret.hand: {terror} losing_sleep\nbottle.hand: {event} fever"
    )
    match = strike(scene, terror, "bottle.1")
    done(match)
    assert options(match, BOTTLE) == [f"own-1:{event}", "pass"]
    act(match, BOTTLE, f"own-1:{event}")
    assert line(match, "bottle.1") == TERROR_LINES[terror].split()
    assert discards(match) == [terror, event]


@card("speak_in_tongues", "possession")
@rule("ED-9.12", "ED-9.13")
def test_two_of_them_work_on_ones_own_line_only() -> None:
    assert [each.key for each in EVENTS if each.own] == ["speak_in_tongues", "possession"]


@card("fire")
@rule("ED-9.14")
def test_fire_burns_the_focus_of_its_line() -> None:
    match = evening(
        "claret.1: roadside_inn engraved_coin\nclaret.2: country_walk\nclaret.hand: fire pray\nstep = own"
    )
    assert options(match, CLARET) == ["own-1:fire", "done"]
    act(match, CLARET, "own-1:fire")
    assert line(match, "claret.1") == ["roadside_inn"]
    assert discards(match) == ["engraved_coin", "fire"]


@card("tarot_card")
@rule("ED-9.18", "ED-b-43")
def test_the_tarot_card_removes_any_focus_of_yours() -> None:
    scene = """
        bottle.1: roadside_inn engraved_coin
        bottle.2: private_library mysterious_door
        amber.1: country_walk tin_whistle
        claret.hand: tarot_card pray
    """
    match = strike(scene, "tarot_card", "bottle.3")
    assert options(match, BOTTLE) == ["engraved_coin", "mysterious_door"]
    act(match, BOTTLE, "engraved_coin")
    assert line(match, "bottle.1") == ["roadside_inn"]


@card("tarot_card")
@rule("ED-b-43")
def test_it_is_no_use_without_a_focus() -> None:
    match = evening("bottle.1: roadside_inn\nclaret.hand: tarot_card pray")
    refused(match, CLARET, key("tarot_card", "bottle.1"))


# --- Hidden Compartment -----------------------------------------------------------------------------


def wall(scene: str, stock: str, script: list[int] | None = None) -> Match:
    """Claret plays a Hidden Compartment on Bottle, who takes a brick out."""
    match = evening(f"claret.hand: hidden_compartment pray\n{scene}\nstock: ... {stock}", script)
    attack(match, "hidden_compartment", "bottle.1")
    act(match, BOTTLE, "yes")
    return match


@card("hidden_compartment")
@rule("ED-9.17", "ED-b-12")
def test_an_essential_in_the_wall_makes_you_flee_your_smallest_line() -> None:
    match = wall("bottle.1: roadside_inn engraved_coin\nbottle.2: country_walk", "dread_old_god")
    assert line(match, "bottle.2") == []
    assert line(match, "bottle.1") == ["roadside_inn", "engraved_coin"]
    assert discards(match) == ["dread_old_god", "country_walk", "hidden_compartment"]


@card("hidden_compartment")
@rule("ED-b-36")
def test_of_equal_lines_you_choose_which_to_flee() -> None:
    match = wall("bottle.1: roadside_inn\nbottle.2: country_walk", "dread_old_god")
    assert asked(match) == (BOTTLE, "which-flees")
    act(match, BOTTLE, "roadside_inn")
    assert line(match, "bottle.1") == []


@card("hidden_compartment")
@rule("ED-9.17", "ED-b-39")
def test_a_support_in_the_wall_brings_the_smallest_line_of_the_others() -> None:
    scene = "bottle.1: roadside_inn\namber.2: private_library\nindigo.1: country_walk tin_whistle"
    match = wall(scene, "refreshments")
    assert line(match, "bottle.2") == ["private_library"]
    assert line(match, "amber.2") == []
    assert line(match, "bottle.1") == ["roadside_inn"], "your own line does not count"
    assert all_in_place(match)


@card("hidden_compartment")
@rule("ED-b-39")
def test_complete_lines_never_move() -> None:
    scene = (
        "bottle.1: roadside_inn\n"
        "amber.2: private_library\n"
        "amber.2 = complete\n"
        "indigo.1: country_walk tin_whistle"
    )
    match = wall(scene, "refreshments")
    assert line(match, "bottle.2") == ["country_walk", "tin_whistle"]


@card("hidden_compartment")
@rule("ED-9.17", "ED-b-39")
def test_with_three_started_lines_you_have_been_unlucky_enough() -> None:
    match = wall(f"{FULL}amber.1: private_library", "refreshments")
    assert line(match, "amber.1") == ["private_library"]
    assert heard(match, INDIGO, "unlucky-enough") == [{"seat": "1"}]


@card("hidden_compartment")
@rule("ED-b-36", "ED-3.1", "ED-b-25")
def test_players_with_equally_small_lines_draw_for_it() -> None:
    """Amber draws Garrotted, Indigo draws Fever: F comes first, and Indigo's line moves."""
    scene = "bottle.1: roadside_inn\namber.1: private_library\nindigo.1: country_walk"
    match = wall(scene, "fever garrotted refreshments")
    assert heard(match, -1, "draws-lot") == [
        {"seat": "2", "card": "garrotted"},
        {"seat": "3", "card": "fever"},
    ]
    assert line(match, "bottle.2") == ["country_walk"]
    assert line(match, "amber.1") == ["private_library"]
    assert {"fever", "garrotted"} <= set(discards(match))


@card("hidden_compartment")
@rule("ED-b-63")
def test_a_player_with_two_such_lines_chooses_which_to_give() -> None:
    match = wall("bottle.1: roadside_inn\namber.1: private_library\namber.3: country_walk", "refreshments")
    assert asked(match) == (AMBER, "which-moves")
    act(match, AMBER, "country_walk")
    assert line(match, "bottle.2") == ["country_walk"]
    assert line(match, "amber.3") == []


@card("hidden_compartment")
@rule("ED-b-40")
def test_you_may_leave_the_wall_alone() -> None:
    match = evening("claret.hand: hidden_compartment pray\nbottle.1: roadside_inn\nstock: ... dread_old_god")
    attack(match, "hidden_compartment", "bottle.1")
    assert asked(match) == (BOTTLE, "take-brick-out")
    act(match, BOTTLE, "no")
    assert line(match, "bottle.1") == ["roadside_inn"]
    assert discards(match) == ["hidden_compartment"]


# --- Garrotted --------------------------------------------------------------------------------------


def throttled(scene: str, stock: str) -> Match:
    return strike(f"claret.hand: garrotted pray\n{scene}\nstock: ... {stock}", "garrotted", "bottle.2")


@card("garrotted")
@rule("ED-9.20")
def test_garrotted_takes_a_friend() -> None:
    match = throttled("bottle.hand: historian\nbottle.1: roadside_inn", "country_walk")
    act(match, BOTTLE, "historian")
    assert hand(match, BOTTLE) == []
    assert not complete(match, "bottle.1")


@card("garrotted")
@rule("ED-9.20", "ED-b-12", "ED-b-37", "ED-b-52")
def test_or_else_the_largest_line_is_complete() -> None:
    match = throttled(
        "bottle.hand: fever\nbottle.1: roadside_inn engraved_coin\nbottle.2: ruined_church", "country_walk"
    )
    act(match, BOTTLE, "none")
    assert complete(match, "bottle.1")
    assert line(match, "bottle.1") == ["roadside_inn", "engraved_coin"]
    assert not complete(match, "bottle.2")


@card("garrotted")
@rule("ED-b-37")
def test_with_no_started_line_garrotted_does_nothing() -> None:
    match = throttled("bottle.1: roadside_inn\nbottle.1 = complete", "country_walk")
    assert state(match).players[BOTTLE].complete_lines() == 1


@card("garrotted")
@rule("ED-b-61")
@pytest.mark.parametrize("held", ["historian", "fever"])
def test_a_support_does_nothing_friends_or_not(held: str) -> None:
    match = throttled(f"bottle.hand: {held}\nbottle.1: roadside_inn", "refreshments")
    assert asked(match) == (CLARET, "attack")
    assert hand(match, BOTTLE) == [held]
    assert not complete(match, "bottle.1")
