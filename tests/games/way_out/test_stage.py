"""Scenarios: what can be said of the house, and what no turn could have left behind."""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.way_out import GAME
from seance.kernel.errors import BadScenario
from seance.kernel.scenario import scenario
from tests.games.way_out.house import ASH, WREN, asked, house, player, room, sheet, state
from tests.rules import rule

OUT = "ash.escaped = yes\nash.at = outside\nash.answered = body"
START = "house: diamonds_ace hearts_2 clubs_3 spades_4 diamonds_5"


def refusal(scene: str, **more: Any) -> str:
    with pytest.raises(BadScenario) as caught:
        house(scene, **more)
    return str(caught.value)


@rule("WO-7.2")
def test_a_dark_room_may_be_known_to_somebody() -> None:
    match = house(rooms="clubs_9", doors="5-8", dark="8:ash")
    assert room(match, "8", ASH)["card"] == "clubs_9"
    assert room(match, "8", WREN)["card"] is None
    assert not room(match, "8")["open"]


@rule("WO-2.6")
def test_the_ring_and_the_top_of_the_deck_cannot_hold_an_ace() -> None:
    match = house("sure = 2", top="hearts_ace clubs_9 spades_9")
    assert state(match).sure == 2
    assert [each["plain"] for each in match.view()["rooms"][:6]] == [False, True, True, True, True, False]


@rule("WO-2.5")
def test_a_secret_door_that_is_wanted_elsewhere_is_replaced() -> None:
    for seed in range(20):
        match = scenario(GAME, "wren.secret: hearts_3 hearts_4", seed=seed)
        secrets = [player(match, seat).secret.cards for seat in range(3)]
        assert [len(cards) for cards in secrets] == [2, 2, 2]
        assert all(card.plain for cards in secrets for card in cards)


@rule("WO-11.1")
def test_last_turns_are_staged() -> None:
    match = house("waiting = ash marlow\nturn = ash", deck="", rooms="clubs_9 clubs_10", doors="6-8 6-9")
    assert asked(match) == (ASH, "leave")
    assert match.view()["waiting"] == [1, 2]
    assert match.view()["ended"] == "deck"


@rule("WO-13.1")
def test_levels_are_staged_with_their_notes() -> None:
    notes = "levels = clubs\nwren.notes = 4\nash.notes = -2\nmarlow.notes = 0"
    match = house(f"{notes}\ndiscard: clubs_ace", variant="multilevel")
    assert match.view()["levels"] == ["clubs_ace"]
    assert match.view()["exits"] == 2
    assert sheet(match, ASH)["notes"] == [-2]


@pytest.mark.parametrize(
    ("scene", "why"),
    [
        (
            f"{START} clubs_ace spades_8 hearts_9",
            "room 5 was dealt before there were Aces and Jokers (WO-b-48)",
        ),
        (
            "house: hearts_2 diamonds_ace clubs_3 spades_4 diamonds_5 clubs_6 spades_8 hearts_9",
            "the Ace of Diamonds lies in the middle, and so it comes first (WO-2.3)",
        ),
        ("dark = 0 1 2 3 4", "room 0 lies face up from the start (WO-2.5)"),
        ("dark = 1 2 3 4 6", "room 6 lies face up from the start (WO-2.5)"),
        ("dark = 1:ash 2 3 4", "nobody looks at room 1 before it is opened (WO-2.4)"),
        ("doors = 0-1 0-2 0-3", "the Ace of Diamonds has a door to each room of its ring (WO-2.4)"),
        ("doors = 0-1 0-2 0-3 0-5", "the Ace of Diamonds has a door to each room of its ring (WO-2.4)"),
        ("doors = 0-1 0-2 0-3 0-4 0-5", "0-5 is one too many, since a room has four sides (WO-b-10)"),
        ("doors = 0-1 0-1", "0-1 is one too many"),
        ("doors = 0-99", "one of 0, 1, 2, 3, 4, 5, 6, 7 is wanted"),
        ("doors = 0", "one of 0, 1, 2, 3, 4, 5, 6, 7 is wanted"),
        ("dark = 9", "one of 0, 1, 2, 3, 4, 5, 6, 7 is wanted"),
        ("dark = 1:nobody", "one of wren, ash, marlow is wanted"),
        ("door: clubs_9", "a Door lies there only while it is opened (WO-5.1)"),
        ("discard: clubs_9", "rooms are discarded only on the way to another level (WO-13.1)"),
        ("deck: ... hearts_ace clubs_9\nsure = 2", "its first 2 cards are no Aces and no Jokers"),
        ("wren.secret: clubs_9 clubs_10 clubs_king", "nobody has more Secret Doors than 2 (WO-2.5)"),
        ("wren.secret: hearts_ace", "no Ace and no Joker is a Secret Door (WO-b-48)"),
        ("ash.escaped = yes", "the match is over with the first who gets out (WO-11.1)"),
        ("ash.at = outside", "everybody in the house stands in an open room (WO-5.7)"),
        ("ash.at = 1", "everybody in the house stands in an open room (WO-5.7)"),
        ("ash.at = attic", "one of outside, 0, 1, 2, 3, 4, 5, 6, 7 is wanted"),
        ("ash.mad = yes", "sanity is lost on the way out (WO-6.2a)"),
        ("ash.locked = yes", "WILL is answered then (WO-6.3)"),
        ("ash.trapped = yes", "a trap is a Joker, under the token (WO-7.1)"),
        ("ash.awake = no\nash.at = 5", "whoever has not woken up lies in the starting Room (WO-3.3)"),
        ("ash.notes = 4", "there is one note for each of the 'levels' (WO-13.1)"),
        ("levels = diamonds", "there is one note for each of the 'levels' (WO-13.1)"),
        ("deck:", "with four Exits or an empty deck, and only then, it says who has a last turn (WO-11.1)"),
        ("waiting = wren", "with four Exits or an empty deck, and only then"),
        ("deck:\nwaiting = ash", "it begins with whoever has the turn and leaves nobody out (WO-b-32)"),
        (
            "deck:\nwaiting = wren marlow",
            "it begins with whoever has the turn and leaves nobody out (WO-b-32)",
        ),
        ("ash.will = -1", "a whole number from 0 to 99 is wanted"),
        ("ash.answered = fear hope", "one of will, body, fear is wanted"),
        ("levels = stars", "one of diamonds, clubs, hearts, spades is wanted"),
        ("sure = 7", "a whole number from 0 to 6 is wanted"),
        ("ives.will = 3", "there is no fact 'ives.will'"),
    ],
)
def test_what_the_rules_cannot_reach_is_refused_with_the_rule(scene: str, why: str) -> None:
    assert why in refusal(scene)


@rule("WO-5.5")
def test_a_room_that_was_laid_lies_against_another() -> None:
    doors = "doors = 0-1 0-2 0-3 0-4"
    assert "room 8 was laid against another one (WO-5.5)" in refusal(doors, rooms="clubs_9")


@rule("WO-7.2")
def test_whoever_lays_a_room_in_the_dark_knows_it() -> None:
    why = "somebody knows what they laid: say '8:wren' (WO-7.2)"
    assert why in refusal("", rooms="clubs_9", doors="5-8", dark="8")


@rule("WO-7.4")
def test_a_trap_holds_one() -> None:
    scene = "wren.trapped = yes\nwren.at = 8\nash.trapped = yes\nash.at = 8"
    assert "a trap holds one; whoever comes next is a rescue (WO-7.4)" in refusal(
        scene, rooms="joker_laughing"
    )


@rule("WO-6.2", "WO-6.5")
def test_whoever_is_out_is_out() -> None:
    assert "BODY is answered then (WO-6.2)" in refusal(OUT.replace("body", "will"), variant="longer")
    assert "whoever is out stands 'outside' (WO-6.5)" in refusal(
        OUT.replace("outside", "6"), variant="longer"
    )
    assert "'turn' cannot be so: whoever is out has no turn any more (WO-6.5)" in refusal(
        f"{OUT}\nturn = ash", variant="longer"
    )
    assert "'waiting' cannot be so: whoever is out has no turn any more (WO-6.5)" in refusal(
        OUT, variant="longer", deck=""
    )


@rule("WO-12.1", "WO-b-37")
def test_alone_there_are_no_secret_doors_and_no_fear_above_all() -> None:
    assert "nobody has more Secret Doors than 0 (WO-2.5)" in refusal("wren.secret: clubs_9", players=1)
    assert "alone, one has lost as soon as FEAR is the highest (WO-b-37)" in refusal(
        "wren.fear = 9", players=1
    )
    assert "joker_laughing is not in this match" in refusal("deck: ... joker_laughing", players=1)


@rule("WO-13.1")
def test_a_level_was_reached_by_an_exit_that_was_revealed() -> None:
    notes = "wren.notes = 1\nash.notes = 1\nmarlow.notes = 1"
    why = "hearts_ace has led nowhere yet (WO-13.1)"
    assert why in refusal(f"levels = hearts\n{notes}", variant="multilevel")


@pytest.mark.parametrize(
    ("description", "why"),
    [
        ("wren.will = 4", "'wren.will' cannot be so: sheets are written in the first turn"),
        ("wren.fear = 9", "sheets are written in the first turn; say whose 'turn' it is now (WO-2.1)"),
        ("wren.awake = yes", "Line 1: 'wren.awake' cannot be so: sheets are written in the first turn"),
        (f"{START} clubs_6 spades_8 hearts_9", "Line 1: 'house' cannot be so: 'doors' must say how"),
        (
            f"{START} clubs_6 spades_8 hearts_9\ndark = 1",
            "Line 2: 'dark', which rooms lie face down, cannot be '1': 'doors' must say how",
        ),
        (f"{START}\ndoors = 0-1 0-2 0-3 0-4", "the first 8 rooms are laid when the house is set up (WO-2.5)"),
        ("house:\ndoors =", "Line 1: 'house' cannot be so"),
    ],
)
def test_a_house_from_the_very_beginning(description: str, why: str) -> None:
    with pytest.raises(BadScenario) as caught:
        scenario(GAME, description)
    assert why in str(caught.value)


@rule("WO-b-40")
def test_exits_are_counted_when_doors_are_made() -> None:
    with pytest.raises(
        BadScenario, match="'discard' cannot be so: 'doors' must say how the rooms that are left"
    ):
        scenario(GAME, "turn = wren\ndiscard: clubs_ace", variant="multilevel")
