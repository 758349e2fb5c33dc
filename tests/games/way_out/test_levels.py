"""WO-12 and WO-13: one player, and many levels."""

from __future__ import annotations

from typing import Any

import pytest

from seance.kernel.match import Match
from tests.games.way_out.house import (
    ASH,
    MARLOW,
    WREN,
    act,
    asked,
    at,
    heard,
    house,
    lines,
    new,
    on_table,
    open_door,
    options,
    play_at_random,
    result,
    sheet,
    state,
    stats,
)
from tests.rules import rule

BESIDE: dict[str, Any] = {"rooms": "clubs_ace clubs_9", "doors": "5-8 5-9"}


# --- one player ------------------------------------------------------------------------------------


@rule("WO-12", "WO-12.1")
def test_alone_there_are_no_secret_doors_no_jokers_and_a_fear_of_two() -> None:
    match = new(players=1)
    me = sheet(match, WREN, WREN)
    assert (me["fear"], me["secret"]) == (2, [])
    assert not any(room.suit == -1 for zone in (state(match).deck, state(match).house) for room in zone.cards)
    assert match.view()["deck"] == 46


@rule("WO-12")
@pytest.mark.parametrize("variant", ["standard", "longer", "multilevel"])
def test_alone_the_game_for_one_is_played_whatever_the_variant(variant: str) -> None:
    assert new(players=1, variant=variant).view()["variant"] == "solo"


@rule("WO-12.1")
def test_alone_one_turns_and_describes_ones_own_doors() -> None:
    match = house(players=1, top="clubs_king", quiet=False)
    act(match, WREN, "", "suit")
    assert asked(match) == (WREN, "describe")


@rule("WO-12.2")
def test_whoever_escapes_has_won() -> None:
    match = house("wren.fear = 4", players=1, **BESIDE)
    act(match, WREN, "enter:clubs_ace", "escape")
    assert (result(match).winners, result(match).rule) == ([WREN], "WO-12.2")


@rule("WO-12.2", "WO-b-37")
def test_the_game_is_lost_as_soon_as_fear_is_above_both_others() -> None:
    match = house("wren.fear = 4", players=1, top="spades_jack")  # Treasure: FEAR +2
    open_door(match, WREN, "suit")
    assert match.over
    assert stats(match, WREN) == (3, 5, 6)
    assert result(match).winners == []


@rule("WO-b-37")
def test_fear_that_only_draws_level_does_not_lose_the_game() -> None:
    match = house("wren.fear = 3", players=1, top="spades_jack")
    open_door(match, WREN, "suit")
    assert stats(match, WREN) == (3, 5, 5)
    assert not match.over


@rule("WO-b-37")
def test_even_the_starting_room_can_lose_the_game() -> None:
    rooms = "diamonds_ace hearts_2 clubs_3 spades_4 diamonds_5 hearts_jack spades_8 hearts_9"
    match = house(f"house: {rooms}\nwren.awake = no\nwren.fear = 5", players=1)
    assert match.over
    assert result(match).winners == []


@rule("WO-b-38", "WO-12.2")
def test_the_fourth_exit_and_the_last_card_end_the_game_for_one() -> None:
    match = house(players=1, deck="clubs_9")
    open_door(match, WREN, "suit")
    assert match.over  # the last turn has only one way to go, back to the clubs_6
    assert heard(match, "last-turns-deck") == [{}]
    assert result(match).winners == []


@rule("WO-12.3")
def test_at_an_exit_one_could_use_one_may_go_to_another_level() -> None:
    match = house(players=1, **BESIDE)
    act(match, WREN, "enter:clubs_ace")
    assert options(match, WREN) == ["escape", "climb", "stay"]
    act(match, WREN, "climb")
    assert on_table(match) == ["hearts_2", "clubs_3", "spades_4", "diamonds_5", "clubs_ace"]
    assert at(match, WREN) == "clubs_ace"
    assert set(match.view()["discard"]) == {"diamonds_ace", "clubs_6", "spades_8", "hearts_9", "clubs_9"}
    assert match.view()["exits"] == 2
    assert asked(match) == (WREN, "call")


@rule("WO-12.3")
def test_at_an_exit_one_cannot_use_there_is_no_other_level() -> None:
    match = house("wren.will = 6\nwren.body = 4\nwren.fear = 4", players=1, **BESIDE)
    act(match, WREN, "enter:clubs_ace")
    assert sheet(match, WREN)["locked"]
    assert asked(match) == (WREN, "leave")


def test_every_game_for_one_ends() -> None:
    for seed in range(20):
        play_at_random(new(seed, players=1), seed)


# --- many levels -----------------------------------------------------------------------------------


TWO_NOTES = "levels = hearts spades\nwren.notes = 4 4\nash.notes = 5 5\nmarlow.notes = 1 1"


def levels(scene: str = "", **more: Any) -> Match:
    return house(scene, variant="multilevel", **{**BESIDE, **more})


@rule("WO-13", "WO-13.1", "WO-b-39")
def test_a_move_onto_an_exit_notes_all_scores_and_clears_the_empty_rooms() -> None:
    match = levels()
    act(match, WREN, "enter:clubs_ace")
    assert sheet(match, WREN)["notes"] == [
        3 + 5 - 3 + 1
    ]  # BODY is the highest: its question is answered first
    assert sheet(match, ASH)["notes"] == [3 + 5 - 3]
    assert on_table(match) == [
        "hearts_2",
        "clubs_3",
        "spades_4",
        "diamonds_5",
        "spades_8",
        "hearts_9",
        "clubs_ace",
    ]
    assert at(match, WREN) == "clubs_ace"
    assert match.view()["active"] == ASH


@rule("WO-13.1")
def test_face_down_rooms_and_rooms_with_a_token_stay() -> None:
    match = levels("marlow.at = 9")
    act(match, WREN, "enter:clubs_ace")
    assert {"clubs_9", "spades_8", "hearts_2"} <= set(on_table(match))
    assert "clubs_6" in match.view()["discard"]
    assert "hearts_9" in match.view()["discard"]


@rule("WO-b-49")
def test_an_exit_leads_up_once_and_walking_in_again_writes_nothing_down() -> None:
    match = levels("marlow.at = 5", top="hearts_3")
    act(match, WREN, "enter:clubs_ace")
    assert match.view()["levels"] == ["clubs_ace"]
    open_door(match, ASH, "suit")
    before = on_table(match)
    act(match, MARLOW, "enter:clubs_ace")
    assert sheet(match, MARLOW)["answered"] == ["body"]
    assert [len(sheet(match, seat)["notes"]) for seat in (WREN, ASH, MARLOW)] == [1, 1, 1]
    assert on_table(match) == before
    act(match, WREN, "enter:clubs_6")
    assert len(sheet(match, WREN)["notes"]) == 1


@rule("WO-b-49", "WO-b-41")
def test_an_escape_by_an_exit_that_was_noted_before_is_followed_by_the_last_note() -> None:
    match = levels("marlow.at = 5", rooms="clubs_ace hearts_ace spades_ace", doors="5-8", top="hearts_3")
    act(match, WREN, "enter:clubs_ace", "stay")
    open_door(match, ASH, "suit")
    act(match, MARLOW, "enter:clubs_ace", "escape")
    assert match.over
    assert [len(sheet(match, seat)["notes"]) for seat in (WREN, ASH, MARLOW)] == [2, 2, 2]


@rule("WO-13.2", "WO-b-39")
def test_before_the_fourth_exit_nobody_escapes_or_loses_sanity() -> None:
    match = levels("wren.will = 2")
    act(match, WREN, "enter:clubs_ace")
    assert asked(match) != (WREN, "way-out")
    assert stats(match, WREN) == (2, 5, 3)
    assert sheet(match, WREN)["answered"] == ["body"]


@rule("WO-b-39")
def test_before_the_fourth_exit_will_is_locked_all_the_same() -> None:
    match = levels("wren.will = 6\nwren.body = 3")
    act(match, WREN, "enter:clubs_ace")
    assert sheet(match, WREN)["locked"]


@rule("WO-13.2", "WO-b-41")
def test_at_the_fourth_exit_one_may_escape_and_what_was_noted_counts() -> None:
    match = levels(TWO_NOTES, rooms="clubs_ace clubs_9 hearts_ace spades_ace")
    assert match.view()["exits"] == 4
    act(match, WREN, "enter:clubs_ace", "escape")
    assert match.over
    wren = 0 + 5 - 3 + 1  # sanity is lost before the note
    assert sheet(match, WREN)["notes"] == [4, 4, wren]
    assert sheet(match, ASH)["notes"] == [5, 5, 5]
    assert lines(result(match).scores[ASH]) == [("level", 5)] * 3


@rule("WO-13.3")
def test_the_highest_positive_total_wins_even_against_an_escape() -> None:
    match = levels(TWO_NOTES, rooms="clubs_ace clubs_9 hearts_ace spades_ace")
    act(match, WREN, "enter:clubs_ace", "escape")
    assert (result(match).winners, result(match).rule) == ([ASH], "WO-13.3")


@rule("WO-b-40")
def test_the_ace_of_diamonds_counts_from_the_start_and_after_it_is_gone() -> None:
    assert new(players=2, variant="multilevel").view()["exits"] == 1
    match = levels()
    assert match.view()["exits"] == 2
    act(match, WREN, "enter:clubs_ace")
    assert "diamonds_ace" in match.view()["discard"]
    assert match.view()["exits"] == 2


@rule("WO-b-40")
def test_the_ace_of_diamonds_stays_while_somebody_stands_on_it() -> None:
    match = levels("ash.at = 0")
    act(match, WREN, "enter:clubs_ace")
    assert "diamonds_ace" in on_table(match)


@rule("WO-b-41", "WO-13.2")
def test_when_the_deck_ends_the_game_there_is_one_last_note() -> None:
    notes = "wren.notes = 7\nash.notes = 1\nmarlow.notes = 1"
    match = house(f"levels = diamonds\n{notes}", variant="multilevel", deck="")
    assert match.over
    assert sheet(match, WREN)["notes"] == [7, 5]
    assert result(match).scores[WREN].total == 12
    assert result(match).winners == [WREN]


def test_every_game_of_many_levels_ends() -> None:
    for seed in range(10):
        play_at_random(new(seed, players=4, variant="multilevel"), seed)
