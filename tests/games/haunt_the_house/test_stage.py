"""Scenarios: what can be said of the house, and what no turn could have left behind."""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.haunt_the_house import GAME
from seance.kernel.errors import BadScenario
from seance.kernel.scenario import scenario
from tests.games.haunt_the_house.house import (
    FOUR,
    GREEN,
    NO_MORE_HUNTERS,
    asked,
    ghost,
    house,
    hunters,
    state,
)
from tests.rules import rule

ALL_BUMPS = "purple-bump purple-bump purple-bump green-bump"
FIVE = f"{FOUR} biscuit"


def refusal(scene: str, **settings: Any) -> str:
    with pytest.raises(BadScenario) as caught:
        house(scene, **settings)
    return str(caught.value)


@rule("HTH-6.1")
def test_a_last_round_is_staged_with_its_ender() -> None:
    match = house(f"turn = green\nender = purple\npurple.hunters: {FOUR}\ngreen.skulls = 5")
    assert asked(match) == (GREEN, "last-chance")
    assert ghost(match, GREEN)["skulls"] == 5


@rule("HTH-4.4")
def test_a_hunter_who_is_wanted_elsewhere_leaves_no_empty_doorway() -> None:
    for seed in range(20):
        match = scenario(GAME, "1.hunter: biscuit\npurple.hunters: captain_bosk", seed=seed)
        assert all(hunters(match).values())


@rule("HTH-b-26")
def test_a_deck_of_hunters_holds_exactly_those_that_are_named() -> None:
    match = house(NO_MORE_HUNTERS.replace("hunters:\n", "hunters: dr_volta\n", 1))
    assert [hunter.key for hunter in state(match).hunters.cards] == ["dr_volta"]


@pytest.mark.parametrize(
    ("scene", "why"),
    [
        ("offer: bold", "Phantoms are offered in the middle of a turn only (HTH-7.2)"),
        ("purple.held: bump", "a Scare is held in the middle of a turn only (HTH-3.3)"),
        ("1.room:", "one room lies in each place on the table (HTH-2.1)"),
        ("1.room: cellar front_hall", "one room lies in each place on the table (HTH-2.1)"),
        ("1.hunter: biscuit dr_volta", "a doorway has room for one hunter (HTH-2.2)"),
        ("1.hunter:", "a hunter comes as long as the deck holds any (HTH-4.4)"),
        (
            f"1.hunter:\n1.hidden: green-moan{NO_MORE_HUNTERS}",
            "without a hunter no Scares are played there (HTH-b-26)",
        ),
        (f"1.shown: {ALL_BUMPS}", "no hunter ever needs more than 3 of a kind (HTH-3.4)"),
        ("purple.trophies:", "everybody has one red trophy and one blue (HTH-2.4)"),
        ("purple.trophies: trophy_key trophy_map", "everybody has one red trophy and one blue (HTH-2.4)"),
        ("purple.played: patient", "scores from the hand is never played (HTH-7.5)"),
        (f"purple.hunters: {FOUR}", "so many set off the last round, which wants an 'ender' (HTH-6.1)"),
        ("ender = pink", "whoever sets off the last round has 4 hunters (HTH-6.1)"),
        (f"ender = pink\npink.hunters: {FIVE}", "whoever sets off the last round has 4 hunters (HTH-6.1)"),
        (
            f"ender = purple\npurple.hunters: {FOUR}",
            "whoever sets off the last round has no turn in it (HTH-6.1)",
        ),
        (
            f"ender = pink\npink.hunters: {FOUR}\ngreen.hunters: biscuit dr_volta nurse_tansy purser_finch",
            "that would have set off the last round before (HTH-6.1)",
        ),
        ("hunters: biscuit", "with 5 hunters in all the match may have no end"),
        ("purple.deck: bump bump", "a ghost has sixteen Scares; lay the others elsewhere, or add '...'"),
        ("purple.hand: captain_bosk", "captain_bosk cannot lie in 'purple.hand'"),
        ("purple.hand: green-bump", "green-bump cannot lie in 'purple.hand'"),
        ("1.hunter: cellar", "cellar cannot lie in '1.hunter'"),
        ("red trophies: trophy_key", "trophy_key cannot lie in 'red trophies'"),
        (
            "purple.skulls = -1",
            "'purple.skulls', a ghost's Skull tokens, cannot be '-1': a whole number from 0 to 999",
        ),
        (
            "turn = mauve",
            "'turn', whose turn it is, cannot be 'mauve': one of purple, green, yellow, pink is wanted",
        ),
        ("blue.skulls = 1", "there is no fact 'blue.skulls'; there are turn, ender, <colour>.skulls"),
        ("ender: purple-bump", "there is no place 'ender'"),
    ],
)
def test_what_the_rules_cannot_reach_is_refused_with_the_rule(scene: str, why: str) -> None:
    assert why in refusal(scene)


@rule("HTH-2.4")
def test_five_ghosts_have_one_trophy_each() -> None:
    why = "with five ghosts everybody has one trophy (HTH-2.4)"
    assert why in refusal("purple.trophies: trophy_torch trophy_key", players=5)


@rule("HTH-2.6", "HTH-7.6")
def test_what_is_not_played_with_stays_in_the_box() -> None:
    assert "bold is not in this match" in refusal("purple.phantoms: bold", version="beginner")
    assert "cellar is not in this match" in refusal("1.room: cellar", attacks=False)


def test_a_refusal_names_the_line_that_is_wrong() -> None:
    with pytest.raises(BadScenario, match=r"^Line 2: '1\.hunter' cannot be so: a doorway has room for one"):
        scenario(GAME, "turn = purple\n1.hunter: biscuit dr_volta")
