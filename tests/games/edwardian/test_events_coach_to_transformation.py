"""ED-9: the Events from Coach and Horses to Transformation."""

from __future__ import annotations

import pytest

from seance.kernel.match import Match
from tests.games.edwardian.fireside import (
    AMBER,
    BOTTLE,
    CLARET,
    INDIGO,
    act,
    asked,
    complete,
    discards,
    evening,
    hand,
    heard,
    key,
    line,
    options,
    sees,
    state,
    strike,
)
from tests.rules import card, rule

SUPPORT = "stock: ... refreshments"
ESSENTIAL = "stock: ... country_walk"


# --- Coach and Horses -------------------------------------------------------------------------------


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


# --- Disembodied Presence, Inheritance, Urchin Thief ------------------------------------------------


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
    match = evening("claret.hand: urchin_thief pray\nbottle.hand: storm\nthieving = yes")
    assert options(match, CLARET) == ["done", "renew"]
    act(match, CLARET, "done", "done")
    assert options(match, CLARET) == ["urchin_thief", "pray"]


@card("urchin_thief")
@rule("ED-b-33")
def test_a_thief_goes_with_a_whole_hand() -> None:
    match = evening("claret.hand: urchin_thief pray\nbottle.hand: storm\nthieving = yes")
    act(match, CLARET, "renew")
    assert "urchin_thief" in discards(match)
    assert not state(match).thieving, "drawn again, he may be played again"


# --- Chance Find, Strange Mist, Hallucination, Trap Door --------------------------------------------


@card("chance_find")
@rule("ED-9.5", "ED-b-25")
def test_a_chance_find_removes_a_focus_of_your_choice() -> None:
    scene = """
        bottle.1: roadside_inn engraved_coin
        bottle.2: private_library mysterious_door
        claret.hand: chance_find pray
        stock: ... country_walk
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


@card("chance_find", "trap_door", "secret_room", "hidden_compartment")
@rule("ED-9.5", "ED-9.8", "ED-9.9", "ED-9.17")
@pytest.mark.parametrize("event", ["chance_find", "trap_door", "secret_room", "hidden_compartment"])
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
    scene = (
        f"claret.hand: hallucination storm\nbottle.hand: fever fire\namber.hand: arrested\nstock: ... {shown}"
    )
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


# --- Secret Room, Transformation --------------------------------------------------------------------


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
        "stock: ... storm fire"
    )
    match = strike(scene, "transformation", "bottle.1")
    assert hand(match, BOTTLE) == ["fever", "fire", "storm"]
    assert discards(match) == ["historian", "psychic", "transformation"]
    assert not complete(match, "bottle.1")


def transformed(scene: str, where: str = "bottle.3") -> Match:
    return strike(f"claret.hand: transformation pray\nbottle.hand: fever\n{scene}", "transformation", where)


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
    match = transformed("", "bottle.1")
    assert heard(match, AMBER, "nothing-to-end")
    assert state(match).players[BOTTLE].complete_lines() == 0
