"""ED-9: the twenty Events, one after the other."""

from __future__ import annotations

import pytest

from seance.games.edwardian.events import EVENTS
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
    sees,
    state,
    strike,
)
from tests.rules import card, rule

SUPPORT = "stock: refreshments"
ESSENTIAL = "stock: country_walk"


# --- Coach and Horses ----------------------------------------------------------------------------------


@card("coach_and_horses")
@rule("ED-9", "ED-9.1", "ED-b-17")
def test_the_coach_takes_an_acquaintance_away() -> None:
    scene = "claret.hand: coach_and_horses pray\nbottle.hand: historian psychic fever"
    match = strike(scene, "coach_and_horses", "bottle.1")
    assert asked(match) == (BOTTLE, "offer-friend")
    assert options(match, BOTTLE) == ["historian", "psychic"]
    act(match, BOTTLE, "historian")
    assert hand(match, BOTTLE) == ["fever", "psychic"]
    assert discards(match) == ["historian", "coach_and_horses"]


@card("coach_and_horses")
@rule("ED-9.1", "ED-b-35")
@pytest.mark.parametrize("friend", ["village_idiot", "cloaked_figure", "magickal_dabbler"])
def test_bad_company_stays_and_the_player_of_the_coach_forfeits(friend: str) -> None:
    scene = f"claret.hand: coach_and_horses pray\nbottle.hand: {friend} fever"
    match = strike(scene, "coach_and_horses", "bottle.1", [0])
    act(match, BOTTLE, friend)
    assert friend in hand(match, BOTTLE)
    assert sees(match, INDIGO, BOTTLE) == [friend], "everybody has seen it"
    assert heard(match, AMBER, "must-forfeit") == [{"seat": "0", "by": "1"}]
    assert asked(match) == (BOTTLE, "replace")


@card("coach_and_horses")
@rule("ED-9.1", "ED-b-60")
def test_with_no_acquaintance_the_player_of_the_coach_forfeits() -> None:
    match = strike(
        "claret.hand: coach_and_horses pray\nbottle.hand: fever", "coach_and_horses", "bottle.1", [0]
    )
    assert options(match, BOTTLE) == ["none"]
    act(match, BOTTLE, "none")
    assert heard(match, AMBER, "friendless") == [{"seat": "1"}]
    assert asked(match) == (BOTTLE, "replace")


@card("coach_and_horses")
@rule("ED-9.1")
def test_the_coach_does_not_call_at_home() -> None:
    match = evening(
        "claret.1: roadside_inn\nclaret.hand: coach_and_horses urchin_thief attacked pray\nstep = own"
    )
    assert options(match, CLARET) == ["done"]


# --- Disembodied Presence, Inheritance, Urchin Thief -----------------------------------------------------


@card("disembodied_presence")
@rule("ED-9.2")
def test_a_presence_draws_on_the_lap_of_the_gods() -> None:
    match = strike(
        "claret.hand: disembodied_presence pray\nbottle.hand: fever", "disembodied_presence", "bottle.1"
    )
    assert heard(match, -1, "lap")[0]["seat"] == "1"


@card("inheritance")
@rule("ED-9.3")
def test_an_inheritance_buys_an_acquaintance_from_the_discards() -> None:
    match = evening("claret.hand: inheritance pray\ndiscards: historian fever psychic\nstep = own")
    act(match, CLARET, "use:inheritance")
    assert options(match, CLARET) == ["historian", "psychic"]
    act(match, CLARET, "psychic")
    assert hand(match, CLARET) == ["pray", "psychic"]
    assert discards(match) == ["historian", "fever", "inheritance"]
    assert sees(match, INDIGO, CLARET) == ["psychic"]


@card("inheritance")
@rule("ED-b-34")
def test_an_inheritance_needs_somebody_in_the_discards() -> None:
    match = evening("claret.hand: inheritance send_telegram\ndiscards: fever\nstep = own")
    assert options(match, CLARET) == ["done"]


@card("urchin_thief")
@rule("ED-9.4")
def test_the_thief_takes_a_card_and_its_place() -> None:
    match = strike(
        "claret.hand: urchin_thief pray\nbottle.hand: fever psychic storm", "urchin_thief", "bottle.1"
    )
    assert options(match, BOTTLE) == ["fever", "psychic"]
    act(match, BOTTLE, "fever")
    assert hand(match, BOTTLE) == ["psychic", "storm", "urchin_thief"]
    assert discards(match) == ["fever"]
    assert sees(match, AMBER, BOTTLE) == ["urchin_thief"]


@card("urchin_thief")
@rule("ED-b-32")
def test_a_thief_who_finds_nothing_is_discarded() -> None:
    match = strike("claret.hand: urchin_thief pray\nbottle.hand: storm", "urchin_thief", "bottle.1")
    act(match, BOTTLE, "none")
    assert hand(match, BOTTLE) == ["storm"]
    assert discards(match) == ["urchin_thief"]


@card("urchin_thief")
@rule("ED-9.4", "ED-b-33")
def test_a_thief_cannot_be_played_and_leaves_by_the_discard() -> None:
    match = evening("claret.hand: urchin_thief pray\nbottle.hand: storm")
    assert options(match, CLARET) == ["done", "renew"]
    act(match, CLARET, "done", "done")
    assert options(match, CLARET) == ["urchin_thief", "pray"]


@card("urchin_thief")
@rule("ED-b-33")
def test_a_thief_goes_with_a_whole_hand() -> None:
    match = evening("claret.hand: urchin_thief pray\nbottle.hand: storm")
    act(match, CLARET, "renew")
    assert "urchin_thief" in discards(match)


# --- Chance Find, Strange Mist, Hallucination, Trap Door -------------------------------------------------


@card("chance_find")
@rule("ED-9.5", "ED-b-25")
def test_a_chance_find_removes_a_focus_of_your_choice() -> None:
    scene = """
        bottle.1: roadside_inn engraved_coin
        bottle.2: private_library mysterious_door
        claret.hand: chance_find pray
        stock: country_walk
    """
    match = strike(scene, "chance_find", "bottle.1")
    assert asked(match) == (BOTTLE, "which-focus")
    act(match, BOTTLE, "mysterious_door")
    assert line(match, "bottle.2") == ["private_library"]
    assert discards(match) == ["country_walk", "mysterious_door", "chance_find"]


@card("chance_find")
@rule("ED-9.5")
def test_a_chance_find_of_a_support_costs_a_forfeit() -> None:
    scene = (
        f"bottle.1: roadside_inn\n"
        f"bottle.hand: fever\n"
        f"amber.hand: storm\n"
        f"claret.hand: chance_find pray\n"
        f"{SUPPORT}"
    )
    match = strike(scene, "chance_find", "bottle.1", [0])
    assert asked(match) == (AMBER, "replace")
    assert "refreshments" in discards(match), "a revealed card is discarded at once"


@pytest.mark.parametrize(
    "event",
    [
        pytest.param(name, marks=[card(name), rule(number)])
        for name, number in (
            ("chance_find", "ED-9.5"),
            ("trap_door", "ED-9.8"),
            ("secret_room", "ED-9.9"),
            ("hidden_compartment", "ED-9.17"),
        )
    ],
)
def test_some_events_need_a_line_with_a_setting(event: str) -> None:
    match = evening(f"bottle.2: roadside_inn\nclaret.hand: {event} pray", players=2)
    assert options(match, CLARET) == [key(event, "bottle.2"), "done", "renew"]


@card("strange_mist")
@rule("ED-9.6")
def test_strange_mist_costs_a_forfeit() -> None:
    match = strike(
        "claret.hand: strange_mist pray\nbottle.hand: fever\namber.hand: storm", "strange_mist", "bottle.1"
    )
    assert asked(match) == (AMBER, "replace")


@card("hallucination")
@rule("ED-9.7")
@pytest.mark.parametrize(
    ("shown", "then"),
    [
        ("dread_old_god", "lap"),
        ("country_walk", "advantage"),
        ("tin_whistle", "advantage"),
        ("pray", "must-forfeit"),
    ],
)
def test_a_hallucination_depends_on_what_is_seen(shown: str, then: str) -> None:
    scene = f"claret.hand: hallucination storm\nbottle.hand: fever fire\namber.hand: arrested\nstock: {shown}"
    match = strike(scene, "hallucination", "bottle.1", [0])
    assert heard(match, INDIGO, then)[0]["seat"] == "1"
    for other in {"lap", "advantage", "must-forfeit"} - {then}:
        assert not heard(match, INDIGO, other)


@card("trap_door")
@rule("ED-9.8")
def test_an_essential_under_the_trap_door_finds_a_friend() -> None:
    scene = (
        f"bottle.1: roadside_inn\n"
        f"discards: historian\n"
        f"claret.hand: trap_door pray\n"
        f"bottle.hand: fever\n"
        f"{ESSENTIAL}"
    )
    match = strike(scene, "trap_door", "bottle.1")
    assert hand(match, BOTTLE) == ["fever", "historian"]


@card("trap_door")
@rule("ED-9.8", "ED-b-34")
def test_or_nobody_if_nobody_is_there() -> None:
    match = strike(
        f"bottle.1: roadside_inn\nclaret.hand: trap_door pray\nbottle.hand: fever\n{ESSENTIAL}",
        "trap_door",
        "bottle.1",
    )
    assert heard(match, AMBER, "nobody-comes")
    assert hand(match, BOTTLE) == ["fever"]


@card("trap_door")
@rule("ED-9.8")
def test_a_support_under_the_trap_door_costs_a_forfeit() -> None:
    scene = (
        f"bottle.1: roadside_inn\n"
        f"amber.hand: storm\n"
        f"claret.hand: trap_door pray\n"
        f"bottle.hand: fever\n"
        f"{SUPPORT}"
    )
    assert asked(strike(scene, "trap_door", "bottle.1", [0])) == (AMBER, "replace")


# --- Secret Room, Transformation ---------------------------------------------------------------------------


@card("secret_room")
@rule("ED-9.9")
def test_the_secret_room_swallows_a_friend() -> None:
    scene = "bottle.1: roadside_inn\nclaret.hand: secret_room pray\nbottle.hand: historian psychic"
    match = strike(scene, "secret_room", "bottle.1")
    act(match, BOTTLE, "psychic")
    assert hand(match, BOTTLE) == ["historian"]
    assert discards(match) == ["psychic", "secret_room"]


@card("secret_room")
@rule("ED-9.9", "ED-b-17")
def test_with_no_friend_to_lose_the_player_of_the_room_forfeits() -> None:
    scene = "bottle.1: roadside_inn\nclaret.hand: secret_room pray\nbottle.hand: fever"
    match = strike(scene, "secret_room", "bottle.1", [0])
    act(match, BOTTLE, "none")
    assert heard(match, AMBER, "must-forfeit") == [{"seat": "0", "by": "1"}]


@card("transformation")
@rule("ED-9.10")
def test_a_transformation_scares_all_friends_away() -> None:
    scene = (
        "claret.hand: transformation pray\n"
        "bottle.hand: historian psychic fever\n"
        "bottle.1: roadside_inn\n"
        "stock: storm fire"
    )
    match = strike(scene, "transformation", "bottle.1")
    assert hand(match, BOTTLE) == ["fever", "fire", "storm"]
    assert discards(match) == ["historian", "psychic", "transformation"]
    assert not complete(match, "bottle.1")


def transformed(scene: str) -> Match:
    return strike(
        f"claret.hand: transformation pray\nbottle.hand: fever\n{scene}", "transformation", "bottle.3"
    )


@card("transformation")
@rule("ED-9.10", "ED-b-12", "ED-b-36", "ED-b-52")
def test_without_friends_the_smallest_line_is_complete() -> None:
    """Complete, Setting only, unstarted: the Setting-only line becomes complete, and at once."""
    match = transformed(
        "bottle.1: private_library mysterious_door tortured_soul\nbottle.1 = complete\nbottle.2: roadside_inn"
    )
    assert complete(match, "bottle.2")
    assert line(match, "bottle.2") == ["roadside_inn"]
    assert state(match).players[BOTTLE].complete_lines() == 2


@card("transformation")
@rule("ED-b-36")
def test_of_equally_small_lines_the_owner_chooses() -> None:
    match = transformed("bottle.1: roadside_inn\nbottle.2: country_walk")
    assert asked(match) == (BOTTLE, "which-ends")
    act(match, BOTTLE, "country_walk")
    assert complete(match, "bottle.2")
    assert not complete(match, "bottle.1")


@card("transformation")
@rule("ED-b-36")
def test_the_smallest_has_fewest_cards() -> None:
    match = transformed("bottle.1: roadside_inn engraved_coin\nbottle.2: country_walk")
    assert complete(match, "bottle.2")


@card("transformation")
@rule("ED-b-38")
def test_with_no_started_line_nothing_is_complete() -> None:
    match = transformed("")
    assert heard(match, AMBER, "nothing-to-end")
    assert state(match).players[BOTTLE].complete_lines() == 0


# --- Attacked! -----------------------------------------------------------------------------------------------


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
    match = strike("claret.hand: attacked ruined_church\nstock: storm", "attacked", "bottle.1")
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


# --- what drives Terrors and Focuses away ----------------------------------------------------------------------


TERROR_LINES = {
    "dread_old_god": "private_library mysterious_door",
    "hunting_spirit": "country_walk tin_whistle",
    "magical_summoning": "country_walk tin_whistle",
    "tortured_soul": "private_library mysterious_door",
    "fateful_possession": "roadside_inn engraved_coin",
}


@pytest.mark.parametrize(
    ("event", "terror"),
    [
        pytest.param(name, terror, marks=[card(name), rule(number)])
        for name, terror, number in (
            ("speak_in_tongues", "dread_old_god", "ED-9.12"),
            ("possession", "hunting_spirit", "ED-9.13"),
            ("storm", "magical_summoning", "ED-9.15"),
            ("receive_telegram", "tortured_soul", "ED-9.16"),
            ("arrested", "fateful_possession", "ED-9.19"),
        )
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


# --- Hidden Compartment ------------------------------------------------------------------------------------------


def wall(scene: str, stock: str, script: list[int] | None = None) -> Match:
    """Claret plays a Hidden Compartment on Bottle, who takes a brick out."""
    match = evening(f"claret.hand: hidden_compartment pray\n{scene}\nstock: {stock}", script)
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
    match = evening("claret.hand: hidden_compartment pray\nbottle.1: roadside_inn\nstock: dread_old_god")
    attack(match, "hidden_compartment", "bottle.1")
    assert asked(match) == (BOTTLE, "take-brick-out")
    act(match, BOTTLE, "no")
    assert line(match, "bottle.1") == ["roadside_inn"]
    assert discards(match) == ["hidden_compartment"]


# --- Garrotted -----------------------------------------------------------------------------------------------------


def throttled(scene: str, stock: str) -> Match:
    return strike(f"claret.hand: garrotted pray\n{scene}\nstock: {stock}", "garrotted", "bottle.3")


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
