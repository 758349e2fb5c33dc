"""Scenarios: what can be said of the evening, and what no step could have left behind."""

from __future__ import annotations

from typing import Any

import pytest

from seance.kernel.errors import BadScenario
from tests.games.edwardian.fireside import (
    BOTTLE,
    CLARET,
    asked,
    complete,
    evening,
    line_state,
    options,
    state,
)
from tests.rules import rule

WALK = "country_walk tin_whistle hunting_spirit"
LOCKED = f"""
    claret.1: {WALK}
    claret.1 = complete
    claret.2: private_library mysterious_door tortured_soul
    claret.2 = complete
    amber.1: ruined_church magical_almanac dread_old_god
    amber.1 = complete
    amber.2: disused_graveyard runestones magical_summoning
    amber.2 = complete
    bottle.1: roadside_inn engraved_coin fateful_possession
    bottle.1 = complete
"""


def refusal(scene: str, **settings: Any) -> str:
    with pytest.raises(BadScenario) as caught:
        evening(scene, **settings)
    return str(caught.value)


@rule("ED-4.2", "ED-b-9")
def test_a_defence_is_staged_with_what_has_arrived() -> None:
    match = evening(f"bottle.1: {WALK}\nbottle.1 = played fresh\nbottle.hand: possession\nstep = defence")
    assert asked(match) == (BOTTLE, "defend")
    assert (line_state(match, "bottle.1").played, line_state(match, "bottle.1").fresh) == (True, 1)


@rule("ED-4.7")
def test_once_a_card_was_played_there_is_no_new_hand() -> None:
    scene = "claret.hand: roadside_inn fever\n"
    assert "renew" in options(evening(scene), CLARET)
    assert "renew" not in options(evening(scene + "bottle.1 = played"), CLARET)


@rule("ED-b-66")
def test_where_terrors_walk_again_a_complete_line_may_be_empty() -> None:
    assert complete(evening("bottle.1 = complete"), "bottle.1")


@rule("ED-b-51")
def test_a_stale_tale_is_one_in_which_no_terror_is_free() -> None:
    assert state(evening(f"{LOCKED}\nstale = yes", fifth_terror="play_on")).stale


@rule("ED-4.5")
def test_a_stock_holds_exactly_the_cards_that_are_named() -> None:
    match = evening("claret.hand: pray fever\nstock: fire storm\ndiscards: ...")
    assert [card.key for card in state(match).stock.cards] == ["fire", "storm"]
    assert len(state(match).discards.cards) == 76


@pytest.mark.parametrize(
    ("scene", "why"),
    [
        ("table: fire", "cards lie there only while another is carried out (ED-b-62)"),
        ("aside: fire", "cards lie there only while another is carried out (ED-b-62)"),
        ("bottle.1: dread_old_god", "a line begins with a Setting, not with dread_old_god (ED-1.3)"),
        ("bottle.1: tin_whistle", "a line begins with a Setting, not with tin_whistle (ED-1.3)"),
        ("bottle.1: fire", "a line begins with a Setting, not with fire (ED-1.3)"),
        ("bottle.1: roadside_inn locked_box", "locked_box cannot lie on roadside_inn (ED-1.3)"),
        ("bottle.1: roadside_inn country_walk", "country_walk cannot lie on roadside_inn (ED-1.3)"),
        ("bottle.1: roadside_inn fire", "fire cannot lie on roadside_inn (ED-1.3)"),
        (
            "bottle.1: roadside_inn engraved_coin dread_old_god",
            "dread_old_god cannot lie on engraved_coin (ED-1.3)",
        ),
        (f"bottle.1: {WALK} tortured_soul", "tortured_soul cannot lie on hunting_spirit (ED-1.3)"),
        (f"bottle.1: {WALK}", "a Terror that was not answered makes it complete (ED-1.5)"),
        (
            f"turn = amber\nbottle.1: {WALK}\nbottle.1 = fresh\nstep = discard",
            "a Terror that was not answered makes it complete (ED-1.5)",
        ),
        ("bottle.1: roadside_inn\nbottle.1 = complete fresh", "nothing arrives on a complete line (ED-1.5)"),
        ("bottle.1 = fresh", "no card is there that could have arrived (ED-b-8)"),
        (
            "bottle.1: roadside_inn\nbottle.1 = fresh fresh",
            "no card is there that could have arrived (ED-b-8)",
        ),
        ("claret.1 = played", "nobody attacks a line of their own (ED-4.1)"),
        ("claret.1: roadside_inn\nclaret.1 = fresh", "nobody attacks a line of their own (ED-4.1)"),
        (
            "bottle.1 = complete\nbottle.2 = complete\nbottle.3 = complete",
            "whoever has so many complete lines (3) has lost (ED-5.1)",
        ),
        ("stale = yes", "no Terror may be able to complete a line"),
        (LOCKED, "no Terror can complete a line any more, so it must be 'yes' (ED-b-51)"),
        ("thieving = yes", "urchin_thief is in nobody's hand (ED-9.4)"),
        ("step = first\nbottle.1: roadside_inn", "nothing lies there before the first turn"),
        ("step = first\ndiscards: fire", "nothing lies there before the first turn"),
        ("stock: fire", "it leaves out some of the 30 essentials; lay them elsewhere, or add '...' (ED-2.1)"),
        ("turn = mauve", "one of claret, bottle, amber, indigo is wanted"),
        ("step = tea", "one of first, attack, defence, own, discard is wanted"),
        ("stale = perhaps", "one of no, yes is wanted"),
        ("bottle.missed = -1", "a whole number from 0 to 9 is wanted"),
        ("bottle.1 = lost", "one of complete, played, fresh is wanted"),
        ("bottle.4 = complete", "there is no fact 'bottle.4'"),
        ("sable.missed = 1", "there is no fact 'sable.missed'"),
    ],
)
def test_what_the_rules_cannot_reach_is_refused_with_the_rule(scene: str, why: str) -> None:
    assert why in refusal(scene)


@rule("ED-b-38", "ED-b-66")
def test_where_terrors_do_not_walk_no_complete_line_is_empty() -> None:
    why = "a line that was never started cannot be complete (ED-b-38)"
    assert why in refusal("bottle.1 = complete", fifth_terror="play_on")


@rule("ED-5.3")
def test_in_the_short_form_one_complete_line_is_the_end() -> None:
    why = "whoever has so many complete lines (1) has lost (ED-5.1)"
    assert why in refusal("bottle.1 = complete", form="short")


@rule("ED-b-51")
def test_only_a_table_that_plays_on_has_a_stale_tale() -> None:
    assert "fifth_terror='play_on'" in refusal(f"{LOCKED}\nstale = yes", fifth_terror="end_now")
