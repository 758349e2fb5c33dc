"""What everybody may know, and what nobody else may (HTH-b-38 to HTH-b-40)."""

from __future__ import annotations

import json

import pytest

from seance.games.haunt_the_house import GAME
from seance.kernel.match import Match
from seance.kernel.zone import SPECTATOR
from tests.games.haunt_the_house.house import (
    GREEN,
    PINK,
    PURPLE,
    YELLOW,
    act,
    boo,
    discards,
    ghost,
    hand,
    hidden,
    hide,
    house,
    play_at_random,
    room,
    state,
)
from tests.rules import rule


@rule("HTH-b-38")
def test_the_face_of_a_hidden_scare_is_its_owners_and_its_owner_is_known_to_all() -> None:
    match = house("1.hidden: green-moan yellow-creak")
    assert room(match, "music_room", GREEN)["hidden"] == [
        {"seat": GREEN, "scare": "green-moan"},
        {"seat": YELLOW, "scare": None},
    ]
    for eyes in (PURPLE, PINK, SPECTATOR):
        assert room(match, "music_room", eyes)["hidden"] == [
            {"seat": GREEN, "scare": None},
            {"seat": YELLOW, "scare": None},
        ]


@rule("HTH-b-38")
def test_an_owner_may_look_again_turns_later() -> None:
    match = house(players=2)
    hide(match, PURPLE, "chill", "music_room")
    hide(match, PURPLE, "bump", "music_room")
    act(match, PURPLE, [])
    boo(match, GREEN, "cold_pantry")
    assert hidden(match, "music_room", PURPLE) == ["purple-chill", "purple-bump"]


@rule("HTH-b-39")
def test_everybody_may_count_what_is_hidden() -> None:
    match = house("1.hidden: green-moan yellow-creak green-bump")
    for eyes in (PURPLE, GREEN, SPECTATOR):
        assert len(hidden(match, "music_room", eyes)) == 3


@rule("HTH-b-40")
def test_you_may_look_through_your_own_discards_and_count_those_of_others() -> None:
    match = house("green.discard: moan bump")
    assert ghost(match, GREEN)["discard"] == ["green-bump", "green-moan"]
    for eyes in (PURPLE, SPECTATOR):
        assert ghost(match, GREEN, eyes)["discard"] is None
        assert ghost(match, GREEN, eyes)["discards"] == 2


@rule("HTH-4.1", "HTH-b-40")
def test_what_was_turned_over_for_all_is_known_to_lie_in_the_discards() -> None:
    match = house("1.hidden: green-moan yellow-creak\npurple.hand: chill", version="beginner")
    boo(match, PURPLE, "music_room")
    assert discards(match, GREEN, PINK) == ["green-moan"]
    assert discards(match, YELLOW, PINK) == ["yellow-creak"]


@rule("HTH-2.3", "HTH-5.3")
def test_nobody_sees_into_a_deck_not_even_its_owner() -> None:
    match = house()
    for eyes in (PURPLE, GREEN, SPECTATOR):
        assert set(state(match).ghosts[PURPLE].deck.look(eyes)) == {None}


@rule("HTH-3.3")
def test_a_scare_taken_up_is_seen_by_nobody_else_before_it_is_laid_down() -> None:
    match = house()
    act(match, PURPLE, "pick:purple-chill")
    assert ghost(match, PURPLE)["held"] == ["purple-chill"]
    assert ghost(match, PURPLE, GREEN)["held"] == [None]
    assert hand(match, PURPLE, GREEN) == [None, None]


@rule("HTH-7.3")
def test_phantoms_in_hand_are_counted_by_all_and_seen_by_their_ghost() -> None:
    match = house("green.phantoms: bold patient")
    assert ghost(match, GREEN)["phantoms"] == ["bold", "patient"]
    assert ghost(match, GREEN, PURPLE)["phantoms"] == [None, None]


@pytest.mark.parametrize("seed", range(3))
def test_the_views_of_a_whole_game_are_plain_data(seed: int) -> None:
    match = Match(GAME, GAME.settings({"players": 3}), seed)
    play_at_random(match, seed)
    for seat in range(SPECTATOR, 3):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
