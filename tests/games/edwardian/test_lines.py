"""ED-1: what may lie on a line, and what can be taken off it."""

from __future__ import annotations

import pytest

from tests.games.edwardian.fireside import (
    BOTTLE,
    CLARET,
    asked,
    attack,
    complete,
    discards,
    done,
    evening,
    key,
    line,
    options,
    refused,
)
from tests.rules import rule


@rule("ED-1.3")
def test_a_legal_chain() -> None:
    """Roadside Inn, Engraved Coin, Fateful Possession; nothing out of order, nothing that does not fit."""
    held = "claret.hand: roadside_inn engraved_coin locked_box fateful_possession dread_old_god"
    match = evening(held)
    assert [each for each in options(match, CLARET) if "bottle" in each or each.endswith(":1")] == [
        key("roadside_inn", "bottle.1")
    ]
    match = evening(f"bottle.1: roadside_inn\n{held.replace('roadside_inn ', '')}")
    assert key("engraved_coin", "bottle.1") in options(match, CLARET)
    refused(match, CLARET, key("locked_box", "bottle.1"))
    refused(match, CLARET, key("fateful_possession", "bottle.1"))
    match = evening("bottle.1: roadside_inn engraved_coin\nclaret.hand: fateful_possession dread_old_god")
    assert key("fateful_possession", "bottle.1") in options(match, CLARET)
    refused(match, CLARET, key("dread_old_god", "bottle.1"))


@rule("ED-1", "ED-1.2")
def test_cards_go_on_the_lines_of_others_and_on_ones_own() -> None:
    match = evening("claret.hand: roadside_inn ruined_church losing_sleep")
    attack(match, "roadside_inn", "amber.1")
    done(match)
    match.answer(CLARET, "own-1:ruined_church")
    assert line(match, "amber.1") == ["roadside_inn"]
    assert line(match, "claret.1") == ["ruined_church"]


@rule("ED-1.1")
def test_there_is_no_fourth_line() -> None:
    scene = (
        "bottle.1: roadside_inn\n"
        "bottle.2: country_walk\n"
        "bottle.3: ruined_church\n"
        "claret.hand: fever private_library"
    )
    assert not [each for each in options(evening(scene), CLARET) if each.endswith("private_library:1")]


@rule("ED-1.4", "ED-b-42")
def test_a_setting_under_a_focus_cannot_be_moved() -> None:
    held = "claret.hand: search_the_area pleasant_company pray"
    bare = evening(f"claret.1: private_library\n{held}\nstep = own")
    assert options(bare, CLARET) == ["own-1:search_the_area", "own-1:pleasant_company", "done"]
    covered = evening(f"claret.1: private_library mysterious_door\n{held}\nstep = own")
    assert options(covered, CLARET) == ["done"]


@rule("ED-1.4")
def test_when_the_focus_has_gone_the_setting_may_go() -> None:
    scene = "claret.1: private_library mysterious_door\nclaret.hand: psychic search_the_area pray\nstep = own"
    match = evening(scene)
    match.answer(CLARET, "own-1:psychic")
    match.answer(CLARET, "own-1:search_the_area")
    assert line(match, "claret.1") == []
    assert discards(match) == ["mysterious_door", "psychic", "private_library", "search_the_area"]


@rule("ED-b-41")
def test_a_focus_under_a_terror_cannot_be_taken_off() -> None:
    """In the defence the Terror must go first; the old Focus below it is not to be touched at all."""
    scene = """
        bottle.1: private_library mysterious_door
        bottle.hand: psychic fire tarot_card examine_focus
        claret.hand: tortured_soul losing_sleep
    """
    match = evening(scene)
    attack(match, "tortured_soul", "bottle.1")
    done(match)
    assert options(match, BOTTLE) == ["pass"]


@rule("ED-b-41")
def test_nor_in_step_one() -> None:
    scene = """
        bottle.1: private_library mysterious_door
        bottle.2: roadside_inn
        claret.hand: tortured_soul tarot_card losing_sleep
    """
    match = evening(scene)
    attack(match, "tortured_soul", "bottle.1")
    refused(match, CLARET, key("tarot_card", "bottle.2"))


@rule("ED-1.5", "ED-b-11")
def test_a_terror_that_survives_the_defence_completes_the_line() -> None:
    scene = (
        "bottle.1: private_library mysterious_door\n"
        "claret.hand: tortured_soul losing_sleep\n"
        "bottle.hand: fever"
    )
    match = evening(scene)
    attack(match, "tortured_soul", "bottle.1")
    assert not complete(match, "bottle.1")
    done(match)
    assert asked(match) == (BOTTLE, "defend")
    assert not complete(match, "bottle.1")
    match.answer(BOTTLE, "pass")
    assert complete(match, "bottle.1")


@rule("ED-1.5")
@pytest.mark.parametrize("card", ["receive_telegram", "strange_mist", "transformation", "losing_sleep"])
def test_nothing_is_ever_played_on_a_complete_line(card: str) -> None:
    scene = (
        f"bottle.1: private_library mysterious_door tortured_soul\n"
        f"bottle.1 = complete\n"
        f"claret.hand: {card} pray"
    )
    match = evening(scene)
    assert not [each for each in options(match, CLARET) if each.startswith("play-1") and each.endswith(":1")]


@rule("ED-b-11")
def test_a_terror_on_ones_own_line_locks_after_step_three() -> None:
    scene = """
        claret.1: private_library mysterious_door
        claret.hand: tortured_soul receive_telegram fever
        step = own
    """
    match = evening(scene)
    match.answer(CLARET, "own-1:tortured_soul")
    assert not complete(match, "claret.1")
    match.answer(CLARET, "own-1:receive_telegram")
    assert line(match, "claret.1") == ["private_library", "mysterious_door"]
    again = evening(scene)
    again.answer(CLARET, "own-1:tortured_soul")
    again.answer(CLARET, "done")
    assert complete(again, "claret.1")
