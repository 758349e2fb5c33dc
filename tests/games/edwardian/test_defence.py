"""ED-4.2: defence in seat order, against what arrived this turn and nothing else."""

from __future__ import annotations

import pytest

from seance.games.edwardian.box.deck import DECK
from seance.kernel.match import Match
from tests.games.edwardian.fireside import (
    AMBER,
    BOTTLE,
    CLARET,
    INDIGO,
    act,
    asked,
    attack,
    complete,
    discards,
    done,
    evening,
    hand,
    heard,
    line,
    options,
    refused,
)
from tests.rules import card, rule


@rule("ED-4.2", "ED-b-9")
def test_only_what_has_just_arrived_can_be_taken_off() -> None:
    """Library and Door are old, the Tortured Soul is new: the Psychic must wait, the Telegram may not."""
    scene = """
        bottle.1: private_library mysterious_door
        bottle.hand: receive_telegram enlightening_conversation psychic
        claret.hand: tortured_soul losing_sleep
    """
    match = evening(scene)
    attack(match, "tortured_soul", "bottle.1")
    done(match)
    assert options(match, BOTTLE) == ["own-1:receive_telegram", "own-1:enlightening_conversation", "pass"]
    refused(match, BOTTLE, "own-1:psychic")
    act(match, BOTTLE, "own-1:receive_telegram")
    assert line(match, "bottle.1") == ["private_library", "mysterious_door"]
    assert discards(match) == ["tortured_soul", "receive_telegram"]
    assert asked(match) == (CLARET, "own-lines")


@rule("ED-4.2")
def test_everybody_answers_in_turn_beginning_on_the_left() -> None:
    scene = """
        turn = amber
        amber.hand: roadside_inn ruined_church private_library losing_sleep
        claret.hand: fever
        bottle.hand: pray
        indigo.hand: storm
    """
    match = evening(scene)
    for place, there in (
        ("roadside_inn", "claret.1"),
        ("ruined_church", "bottle.1"),
        ("private_library", "indigo.1"),
    ):
        attack(match, place, there, AMBER)
    done(match, AMBER)
    order = []
    while asked(match)[1] == "defend":
        order.append(asked(match)[0])
        act(match, order[-1], "pass")
    assert order == [INDIGO, CLARET, BOTTLE]


@rule("ED-4.2")
def test_only_on_ones_own_lines() -> None:
    scene = """
        claret.hand: roadside_inn losing_sleep
        bottle.hand: fever
        amber.hand: terrible_accident
    """
    match = evening(scene)
    attack(match, "roadside_inn", "bottle.1")
    done(match)
    assert asked(match) == (BOTTLE, "defend")
    act(match, BOTTLE, "pass")
    assert asked(match) == (CLARET, "own-lines")


@rule("ED-4.2")
def test_several_cards_may_be_used() -> None:
    scene = """
        bottle.1: private_library mysterious_door
        claret.hand: tortured_soul roadside_inn losing_sleep
        bottle.hand: receive_telegram terrible_accident
    """
    match = evening(scene)
    attack(match, "tortured_soul", "bottle.1")
    attack(match, "roadside_inn", "bottle.2")
    done(match)
    act(match, BOTTLE, "own-1:receive_telegram", "own-2:terrible_accident")
    assert line(match, "bottle.2") == []
    assert hand(match, BOTTLE) == []
    assert asked(match) == (CLARET, "own-lines")


@rule("ED-4.2", "ED-b-60")
def test_being_asked_tells_nothing() -> None:
    """Whoever holds a card and has been attacked is asked; whoever has not been attacked is not."""
    match = evening(
        "claret.hand: roadside_inn losing_sleep\nbottle.hand: fever\namber.hand: terrible_accident"
    )
    attack(match, "roadside_inn", "bottle.1")
    done(match)
    assert asked(match) == (BOTTLE, "defend")
    assert options(match, BOTTLE) == ["pass"]


@rule("ED-2.4")
def test_which_cards_are_defensive() -> None:
    """Whatever takes, or may take, an essential away."""
    found = {each.key for each in DECK if each.defends}
    assert len(found) == 5 + 5 + 5 + 8 + 5 + 1
    assert {"chance_find", "fire", "tarot_card", "pleasant_company", "pray", "fever"} <= found
    assert "hidden_compartment" in found
    assert not {"village_idiot", "wellwishing_stranger", "trap_door", "losing_sleep"} & found


@rule("ED-b-65")
@pytest.mark.parametrize(("card", "key"), [("fire", "own-1:fire"), ("tarot_card", "use:tarot_card")])
def test_fire_and_tarot_take_off_a_focus_that_has_just_arrived(card: str, key: str) -> None:
    scene = f"""
        bottle.1: private_library
        bottle.2: roadside_inn engraved_coin
        bottle.hand: {card} fever
        claret.hand: mysterious_door losing_sleep
    """
    match = evening(scene)
    attack(match, "mysterious_door", "bottle.1")
    done(match)
    assert options(match, BOTTLE) == [key, "pass"]
    act(match, BOTTLE, key)
    assert line(match, "bottle.1") == ["private_library"]
    assert line(match, "bottle.2") == ["roadside_inn", "engraved_coin"]


@rule("ED-b-65")
def test_they_are_no_use_against_old_focuses() -> None:
    scene = """
        bottle.1: roadside_inn engraved_coin
        bottle.hand: fire tarot_card chance_find examine_focus
        claret.hand: private_library losing_sleep
    """
    match = evening(scene)
    attack(match, "private_library", "bottle.2")
    done(match)
    assert options(match, BOTTLE) == ["pass"]


@rule("ED-b-65")
def test_a_chance_find_that_fails_still_costs_a_forfeit() -> None:
    scene = """
        bottle.1: private_library
        bottle.hand: chance_find storm
        amber.hand: pray
        claret.hand: mysterious_door losing_sleep
        stock: ... fever
    """
    match = evening(scene, [0])
    attack(match, "mysterious_door", "bottle.1")
    done(match)
    act(match, BOTTLE, "use:chance_find")
    assert asked(match) == (AMBER, "replace")
    act(match, AMBER, "give:pray")
    assert hand(match, BOTTLE) == ["pray"]
    assert hand(match, AMBER) == ["storm"]
    assert line(match, "bottle.1") == ["private_library", "mysterious_door"]
    assert asked(match) == (BOTTLE, "defend")


@rule("ED-b-65")
def test_a_chance_find_that_succeeds() -> None:
    scene = """
        bottle.1: private_library
        bottle.2: roadside_inn engraved_coin
        bottle.hand: chance_find storm
        claret.hand: mysterious_door losing_sleep
        stock: ... country_walk
    """
    match = evening(scene)
    attack(match, "mysterious_door", "bottle.1")
    done(match)
    act(match, BOTTLE, "use:chance_find")
    assert line(match, "bottle.1") == ["private_library"]
    assert line(match, "bottle.2") == ["roadside_inn", "engraved_coin"]


@rule("ED-b-8")
def test_a_setting_that_attacked_brought_can_be_answered() -> None:
    scene = """
        claret.hand: attacked losing_sleep
        amber.hand: roadside_inn pray
        bottle.hand: terrible_accident
    """
    match = evening(scene)
    attack(match, "attacked", "bottle.1")
    act(match, AMBER, "roadside_inn")
    done(match)
    act(match, BOTTLE, "own-1:terrible_accident")
    assert line(match, "bottle.1") == []


@rule("ED-b-8", "ED-b-45")
def test_a_terror_that_activate_focus_brought_can_be_answered() -> None:
    scene = """
        bottle.1: private_library mysterious_door
        discards: tortured_soul
        claret.hand: activate_focus losing_sleep
        bottle.hand: receive_telegram
    """
    match = evening(scene)
    attack(match, "activate_focus", "bottle.1")
    assert line(match, "bottle.1") == ["private_library", "mysterious_door", "tortured_soul"]
    done(match)
    act(match, BOTTLE, "own-1:receive_telegram")
    assert not complete(match, "bottle.1")


WALL = """
    bottle.1: private_library
    bottle.2: roadside_inn engraved_coin
    bottle.hand: hidden_compartment nervous_exhaustion
    claret.hand: mysterious_door ruined_church losing_sleep
"""


def bricks(scene: str, stock: str) -> Match:
    """Claret lays the Mysterious Door in Bottle's Private Library, and Bottle may answer."""
    match = evening(f"{scene}\nstock: ... {stock}")
    attack(match, "mysterious_door", "bottle.1")
    done(match)
    return match


@card("hidden_compartment")
@rule("ED-2.4", "ED-b-67")
def test_a_hidden_compartment_clears_the_line_on_which_something_has_just_arrived() -> None:
    """Both lines are equally small: only the one that was attacked can go, with all that lies on it."""
    match = bricks(WALL, "dread_old_god")
    assert options(match, BOTTLE) == ["use:hidden_compartment", "pass"]
    act(match, BOTTLE, "use:hidden_compartment", "yes")
    assert line(match, "bottle.1") == []
    assert line(match, "bottle.2") == ["roadside_inn", "engraved_coin"]
    assert heard(match, -1, "defends") == [{"seat": "1", "card": "hidden_compartment"}]
    assert asked(match) == (CLARET, "own-lines")


@card("hidden_compartment")
@rule("ED-b-67", "ED-b-9")
def test_a_hidden_compartment_is_no_defence_while_an_older_line_is_smaller() -> None:
    match = bricks(WALL.replace(" engraved_coin", ""), "dread_old_god")
    assert options(match, BOTTLE) == ["pass"]


@card("hidden_compartment")
@rule("ED-b-67")
def test_a_hidden_compartment_answers_a_terror() -> None:
    match = evening(
        "bottle.1: private_library mysterious_door\nbottle.hand: hidden_compartment fever\n"
        "claret.hand: tortured_soul losing_sleep\nstock: ... dread_old_god"
    )
    attack(match, "tortured_soul", "bottle.1")
    done(match)
    act(match, BOTTLE, "use:hidden_compartment", "yes")
    assert not complete(match, "bottle.1")
    assert discards(match)[-4:] == [
        "private_library",
        "mysterious_door",
        "tortured_soul",
        "hidden_compartment",
    ]


@card("hidden_compartment")
@rule("ED-b-67")
def test_a_line_that_moves_in_during_a_defence_is_as_old_as_it_was() -> None:
    match = bricks(WALL + "amber.1: disused_graveyard", "storm")
    act(match, BOTTLE, "use:hidden_compartment", "yes")
    assert line(match, "bottle.3") == ["disused_graveyard"]
    assert options(match, BOTTLE) == ["pass"], "Nervous Exhaustion would be an answer, had it just come"


@card("hidden_compartment")
@rule("ED-b-67", "ED-b-8")
def test_what_has_just_come_can_be_answered_where_it_moves_to() -> None:
    match = evening(f"{WALL}\nstock: ... storm")
    attack(match, "mysterious_door", "bottle.1")
    attack(match, "ruined_church", "amber.1")
    done(match)
    act(match, BOTTLE, "use:hidden_compartment", "yes")
    assert line(match, "amber.1") == []
    assert options(match, BOTTLE) == ["own-3:nervous_exhaustion", "pass"]
    act(match, BOTTLE, "own-3:nervous_exhaustion")
    assert line(match, "bottle.3") == []


@rule("ED-b-8")
def test_a_line_that_moved_in_can_be_answered_card_by_card() -> None:
    scene = """
        bottle.1: country_walk
        bottle.2 = complete
        amber.1: private_library mysterious_door
        claret.hand: hidden_compartment losing_sleep
        bottle.hand: psychic search_the_area terrible_accident
        stock: ... fever
    """
    match = evening(scene)
    attack(match, "hidden_compartment", "bottle.1")
    act(match, BOTTLE, "yes")
    assert line(match, "bottle.3") == ["private_library", "mysterious_door"]
    assert line(match, "amber.1") == []
    done(match)
    assert options(match, BOTTLE) == ["own-3:psychic", "pass"]
    act(match, BOTTLE, "own-3:psychic", "own-3:search_the_area")
    assert line(match, "bottle.3") == []
    assert asked(match) == (CLARET, "own-lines")


@rule("ED-b-9")
def test_what_came_in_an_earlier_turn_is_old() -> None:
    scene = """
        claret.hand: roadside_inn losing_sleep
        bottle.hand: terrible_accident fever
        amber.hand: private_library pray
        indigo.hand: storm
    """
    match = evening(scene)
    attack(match, "roadside_inn", "bottle.1")
    done(match)
    act(match, BOTTLE, "pass")
    act(match, CLARET, "done")
    act(match, BOTTLE, "done", "done", "fever")
    attack(match, "private_library", "bottle.2", AMBER)
    done(match, AMBER)
    assert asked(match) == (BOTTLE, "defend")
    assert "own-1:terrible_accident" not in options(match, BOTTLE)
    assert heard(match, INDIGO, "plays")[-1] == {
        "seat": "2",
        "card": "private_library",
        "target": "1",
        "line": 2,
    }
