"""HTH-5: the end of a turn."""

from __future__ import annotations

import pytest

from tests.games.haunt_the_house.house import (
    ALL_PURPLE,
    GREEN,
    PURPLE,
    act,
    asked,
    boo,
    discards,
    ghost,
    hand,
    heard,
    hide,
    house,
    options,
    refused,
    state,
    two_actions,
)
from tests.rules import rule


@rule("HTH-5", "HTH-5.1")
def test_after_two_actions_you_fill_your_hand() -> None:
    match = house("purple.deck: ... creak creak")
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "chill", "library")
    act(match, PURPLE, [])
    assert hand(match, PURPLE) == ["creak", "creak", "moan"]
    assert heard(match, GREEN, "refills") == [{"seat": "0", "count": 2}]


@rule("HTH-5.1")
def test_after_a_bad_boo_too() -> None:
    match = house("purple.hand: bump\npurple.deck: ... creak creak")
    boo(match, PURPLE, "cold_pantry")
    act(match, PURPLE, [])
    assert hand(match, PURPLE) == ["bump", "creak", "creak"]


@rule("HTH-5.1")
@pytest.mark.parametrize("thrown", [[], ["chill"], ["bump", "moan"], ["bump", "chill", "moan"]])
def test_first_you_throw_away_what_you_like(thrown: list[str]) -> None:
    match = house("purple.deck: ... creak creak creak")
    boo(match, PURPLE, "cold_pantry")
    act(match, PURPLE, [f"purple-{kind}" for kind in thrown])
    assert hand(match, PURPLE).count("creak") == len(thrown)
    assert ghost(match, PURPLE)["discard"] == sorted(f"purple-{kind}" for kind in thrown)
    assert [each["count"] for each in heard(match, GREEN, "refills")] == ([len(thrown)] if thrown else [])


@rule("HTH-5.1")
def test_nobody_throws_away_what_they_do_not_hold() -> None:
    match = house()
    boo(match, PURPLE, "cold_pantry")
    refused(match, PURPLE, ["purple-creak"])
    refused(match, PURPLE, ["purple-bump", "purple-bump"])


@rule("HTH-5.1", "HTH-b-40")
def test_others_see_only_how_many_were_thrown_away() -> None:
    match = house()
    boo(match, PURPLE, "cold_pantry")
    act(match, PURPLE, ["purple-bump", "purple-moan"])
    assert heard(match, GREEN, "discards") == [{"seat": "0", "count": 2, "scares": None}]
    assert heard(match, PURPLE, "discards")[0]["scares"] == ["purple-bump", "purple-moan"]
    assert ghost(match, PURPLE, GREEN)["discard"] is None
    assert discards(match, PURPLE, GREEN) == [None, None]


@rule("HTH-5", "HTH-5.2")
def test_after_a_successful_boo_you_neither_discard_nor_draw() -> None:
    match = house("1.shown: green-bump green-bump green-moan")
    boo(match, PURPLE, "music_room")
    assert asked(match) == (GREEN, "turn")
    assert hand(match, PURPLE) == ["bump", "chill"]


@rule("HTH-5.2", "HTH-3.2")
def test_who_finished_with_the_last_card_can_only_draw_or_yell_next_time() -> None:
    match = house("1.shown: green-bump green-bump green-moan\npurple.hand: moan", players=2)
    boo(match, PURPLE, "music_room")
    assert hand(match, PURPLE) == []
    two_actions(match, GREEN)
    verbs = [key.partition(":")[0] for key in options(match, PURPLE)]
    assert verbs == ["draw", "boo", "boo", "boo"]


@rule("HTH-5.3")
def test_an_empty_deck_is_made_of_ones_own_discards_in_the_middle_of_a_draw() -> None:
    # One card in the deck, ten in the discards, five on the table.
    match = house(
        """
        1.hidden: purple-bump purple-bump purple-bump purple-bump purple-chill
        purple.hand:
        purple.discard: chill chill creak creak creak creak moan moan moan moan
        green.discard: bump bump
        """
    )
    assert ghost(match, PURPLE)["deck"] == 1
    thrown = state(match).dice.thrown
    act(match, PURPLE, "draw")
    assert state(match).dice.thrown == thrown + 1, "the discards were not shuffled"
    assert len(hand(match, PURPLE)) == 3
    assert (ghost(match, PURPLE)["deck"], ghost(match, PURPLE)["discards"]) == (8, 0)
    assert ghost(match, GREEN)["discards"] == 2


@rule("HTH-5.3", "HTH-3.2")
def test_a_single_card_in_the_discards_can_be_drawn() -> None:
    rest = ALL_PURPLE.replace("purple-bump", "", 1)
    match = house(f"purple.hand:\n1.hidden: {rest}\npurple.discard: bump")
    assert ghost(match, PURPLE)["deck"] == 0
    act(match, PURPLE, "draw")
    assert hand(match, PURPLE) == ["bump"]


@rule("HTH-5.3")
def test_a_deck_is_shuffled_anew_only_when_it_is_empty() -> None:
    match = house("purple.hand: bump\npurple.discard: creak creak")
    act(match, PURPLE, "draw")
    assert ghost(match, PURPLE)["discards"] == 2


@rule("HTH-5.3", "HTH-b-16")
def test_you_may_keep_more_than_three() -> None:
    match = house("purple.hand: bump bump bump chill chill moan")
    boo(match, PURPLE, "cold_pantry")
    act(match, PURPLE, [])
    assert len(hand(match, PURPLE)) == 6
    assert heard(match, GREEN, "refills") == []


@rule("HTH-b-16", "HTH-5.1")
def test_you_may_throw_away_some_of_too_many_and_draw_none() -> None:
    match = house("purple.hand: bump bump bump chill chill moan")
    boo(match, PURPLE, "cold_pantry")
    act(match, PURPLE, ["purple-bump", "purple-bump"])
    assert hand(match, PURPLE) == ["bump", "chill", "chill", "moan"]


@rule("HTH-b-15", "HTH-5.3")
def test_with_three_in_hand_and_thirteen_on_the_rooms_nothing_is_drawn() -> None:
    rest = ALL_PURPLE.replace("purple-bump", "", 3)
    match = house(f"purple.hand: bump bump bump\n1.hidden: {rest}")
    boo(match, PURPLE, "cold_pantry")
    act(match, PURPLE, [])
    assert len(hand(match, PURPLE)) == 3
    assert asked(match) == (GREEN, "turn")


@rule("HTH-b-15", "HTH-5.3")
def test_with_deck_and_discards_empty_the_hand_stays_small() -> None:
    rest = ALL_PURPLE.replace("purple-bump", "", 3)
    match = house(f"purple.hand: bump bump bump\n1.hidden: {rest}")
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "bump", "library")
    act(match, PURPLE, [])
    assert hand(match, PURPLE) == ["bump"]
    assert heard(match, GREEN, "refills") == []


@rule("HTH-b-15")
def test_what_was_just_thrown_away_is_drawn_again_when_there_is_nothing_else() -> None:
    rest = ALL_PURPLE.replace("purple-bump", "", 3)
    match = house(f"purple.hand: bump bump bump\n1.hidden: {rest}")
    boo(match, PURPLE, "cold_pantry")
    act(match, PURPLE, ["purple-bump", "purple-bump"])
    assert hand(match, PURPLE) == ["bump", "bump", "bump"]
    assert state(match).ghosts[PURPLE].discard.cards == []
