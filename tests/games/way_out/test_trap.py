"""WO-7: the trap."""

from __future__ import annotations

from typing import Any

from seance.kernel.match import Match
from seance.kernel.zone import SPECTATOR
from tests.games.way_out.house import (
    ASH,
    MARLOW,
    WREN,
    act,
    asked,
    at,
    heard,
    house,
    joined,
    neighbours,
    open_door,
    options,
    result,
    room,
    sheet,
    stats,
    told,
)
from tests.rules import rule

STUCK = "wren.trapped = yes\nwren.at = 8"


def stuck(scene: str = "", **more: Any) -> Match:
    """Wren sits on a Joker that has a door to the clubs_6."""
    rooms = f"joker_laughing {more.pop('rooms', '')}"
    doors = f"5-8 {more.pop('doors', '')}"
    return house(f"{STUCK}\n{scene}", rooms=rooms, doors=doors, **more)


@rule("WO-7", "WO-7.1")
def test_whoever_turns_up_a_joker_is_stuck_there() -> None:
    match = house(top="joker_weeping", deck=None)
    open_door(match, WREN, "suit")
    assert at(match, WREN) == "joker_weeping"
    assert sheet(match, WREN)["trapped"]
    while match.view()["active"] != WREN:
        question = match.questions[0]
        match.answer_for(question, question.fallback())
    assert asked(match) == (WREN, "lay")  # no way to leave is offered


@rule("WO-7.2")
def test_a_trapped_player_looks_at_a_door_alone() -> None:
    match = stuck(top="hearts_4")
    assert asked(match) == (WREN, "lay")
    assert match.view(WREN)["door"] == ["hearts_4"]
    for eyes in (ASH, MARLOW, SPECTATOR):
        assert match.view(eyes)["door"] == [None]
    assert heard(match, "looks", WREN) == [{"room": "hearts_4"}]
    assert heard(match, "looks", ASH) == []


@rule("WO-7.2")
def test_the_door_may_be_laid_open_where_it_meets_a_room_of_its_suit() -> None:
    match = stuck(top="hearts_4")
    assert options(match, WREN)[0] == "lay:hearts_9"
    assert not any(key.startswith("lay:spades") for key in options(match, WREN))
    act(match, WREN, "lay:hearts_9")
    assert neighbours(match, "hearts_4") == {"joker_laughing", "hearts_9"}
    assert match.view(SPECTATOR)["rooms"][-1]["card"] == "hearts_4"
    assert at(match, WREN) == "joker_laughing"


@rule("WO-7.2", "WO-b-11")
def test_a_diamond_may_be_laid_open_against_the_ring() -> None:
    match = stuck(top="diamonds_8")
    assert options(match, WREN)[:4] == [f"lay-dark:dark_{dark}" for dark in range(1, 5)]
    act(match, WREN, "lay-dark:dark_2")
    assert neighbours(match, "diamonds_8") == {"joker_laughing", "clubs_3"}
    match = stuck(top="diamonds_8", centre="direct")
    act(match, WREN, "lay-instead:dark_2")
    assert neighbours(match, "diamonds_8") == {"joker_laughing", "diamonds_ace"}


@rule("WO-7.2", "WO-b-24")
def test_it_may_be_laid_face_down_against_any_card_instead() -> None:
    match = stuck(top="hearts_4")
    hides = [key for key in options(match, WREN) if key.startswith("hide")]
    assert hides == [
        *[f"hide-dark:dark_{dark}" for dark in range(1, 5)],
        *["hide:clubs_6", "hide:spades_8", "hide:hearts_9", "hide:joker_laughing"],
    ]
    act(match, WREN, "hide-dark:dark_4")
    assert joined(match, "hearts_4", "diamonds_5")
    assert not joined(match, "hearts_4", "joker_laughing")
    assert room(match, "9", WREN)["card"] == "hearts_4"
    assert room(match, "9", ASH)["card"] is None


@rule("WO-7.2")
def test_what_is_laid_in_the_dark_is_named_to_nobody_else() -> None:
    match = stuck(top="hearts_4")
    act(match, WREN, "hide:clubs_6")
    assert heard(match, "hides", WREN) == [{"seat": "0", "dark": 9, "room": "hearts_4"}]
    assert heard(match, "hides", ASH) == [{"seat": "0", "dark": 9, "room": None}]


@rule("WO-7.2")
def test_without_a_room_of_its_suit_or_a_free_side_it_must_go_face_down() -> None:
    match = stuck(
        top="hearts_4", rooms="clubs_10 clubs_jack clubs_queen clubs_king", doors="7-9 7-10 7-11 7-12"
    )
    assert all(key.startswith("hide") for key in options(match, WREN))
    full = "clubs_10 clubs_jack clubs_queen"
    match = stuck(top="hearts_4", rooms=full, doors="8-9 8-10 8-11")
    assert all(key.startswith("hide") for key in options(match, WREN))
    assert "hide:joker_laughing" not in options(match, WREN)


@rule("WO-7.3")
def test_a_trapped_player_is_still_the_house_player() -> None:
    match = house(
        "ash.trapped = yes\nash.at = 8", rooms="joker_laughing", doors="6-8", top="clubs_9", quiet=False
    )
    act(match, WREN, "", "suit")
    assert asked(match) == (ASH, "describe")


@rule("WO-7.4", "WO-b-28", "WO-b-29")
def test_a_rescue_sets_both_to_a_fear_of_two_and_both_are_free() -> None:
    scene = "ash.trapped = yes\nash.at = 8\nash.fear = 6\nwren.fear = 1"
    match = house(scene, rooms="joker_laughing clubs_9", doors="5-8 8-9", players=2)
    act(match, WREN, "enter:joker_laughing")
    assert [stats(match, seat)[2] for seat in (WREN, ASH)] == [2, 2]
    assert not sheet(match, WREN)["trapped"]
    assert not sheet(match, ASH)["trapped"]
    assert options(match, ASH) == ["enter:clubs_6", "enter:clubs_9", "open"]
    act(match, ASH, "enter:clubs_9")
    assert "enter:clubs_6" in options(match, WREN)


@rule("WO-7.4")
def test_the_rescuer_tells_how() -> None:
    scene = "ash.trapped = yes\nash.at = 8"
    match = house(scene, rooms="joker_laughing", doors="5-8", quiet=False)
    act(match, WREN, "", "enter:joker_laughing")
    assert asked(match) == (WREN, "rescue")
    act(match, WREN, "By the hair.")
    assert heard(match, "rescue") == [{"seat": "0", "words": "By the hair."}]


@rule("WO-b-28")
def test_a_trap_that_is_sprung_is_harmless_to_all_who_come_later() -> None:
    match = house(rooms="joker_laughing", doors="5-8", players=2)
    act(match, WREN, "enter:joker_laughing")
    assert not sheet(match, WREN)["trapped"]
    assert stats(match, WREN) == (3, 5, 2)
    assert heard(match, "rescued") == []


@rule("WO-7.5", "WO-b-31")
def test_whoever_is_trapped_at_the_end_cannot_win() -> None:
    scene = "ash.trapped = yes\nash.at = 8\nash.will = 9\nash.body = 9"
    match = house(scene, rooms="joker_laughing", deck="", players=2, quiet=False)
    act(match, WREN, "")  # nowhere to go; the last card has been played
    assert asked(match) == (ASH, "fate")
    act(match, ASH, "I hold up the ceiling.")
    assert match.over
    assert heard(match, "left-behind") == [{"seat": "1"}]
    assert result(match).winners == [WREN]


@rule("WO-b-25")
def test_an_ace_may_be_laid_in_the_dark_and_is_not_revealed_then() -> None:
    match = stuck(top="hearts_ace")
    exits = match.view()["exits"]
    act(match, WREN, "hide:clubs_6")
    assert match.view()["exits"] == exits
    match = stuck(top="hearts_ace")
    act(match, WREN, "lay:hearts_9")
    assert match.view()["exits"] == exits + 1


@rule("WO-b-26")
def test_a_joker_always_goes_face_down_and_traps_whoever_enters_it() -> None:
    match = stuck("ash.at = 5", top="joker_weeping")
    assert all(key.startswith("hide") for key in options(match, WREN))
    act(match, WREN, "hide:clubs_6")
    assert "trapped" in told(act(match, ASH, "grope:dark_9", "color"))
    assert sheet(match, ASH)["trapped"]


@rule("WO-b-27")
def test_a_card_laid_open_never_does_anything_and_one_in_the_dark_does_when_entered() -> None:
    match = stuck("ash.at = 7", top="hearts_jack")
    act(match, WREN, "lay:hearts_9")
    assert stats(match, WREN) == (3, 5, 3)
    act(match, ASH, "enter:hearts_jack")
    assert stats(match, ASH) == (3, 5, 3)
    match = stuck("ash.at = 7", top="hearts_jack")
    act(match, WREN, "hide:hearts_9")
    act(match, ASH, "grope:dark_9", "suit")
    assert stats(match, ASH) == (3, 5, 5)


@rule("WO-b-30")
def test_with_nobody_left_to_help_the_deck_runs_out_and_the_game_ends() -> None:
    scene = "wren.trapped = yes\nwren.at = 8\nash.trapped = yes\nash.at = 9"
    match = house(scene, rooms="joker_laughing joker_weeping", deck="clubs_9 clubs_10 clubs_king", players=2)
    turns = 0
    while not match.over:
        act(match, match.questions[0].seat, options(match, match.questions[0].seat)[-1])
        turns += 1
    assert turns == 3
    assert len(heard(match, "waits")) == 2
    assert result(match).winners == []


@rule("WO-b-46")
def test_a_secret_door_may_take_the_place_of_the_door_a_trapped_player_draws() -> None:
    match = stuck("ash.secret: spades_5", deck="hearts_4 hearts_5")
    assert asked(match) == (ASH, "secret-door")
    act(match, ASH, "spades_5")
    assert match.view()["deck"] == 2
    assert match.view(WREN)["door"] == match.view(ASH)["door"] == ["spades_5"]
    assert match.view(MARLOW)["door"] == [None]
    assert "lay:spades_8" in options(match, WREN)
    act(match, WREN, "hide:hearts_9")
    assert room(match, "9", ASH)["card"] == room(match, "9", WREN)["card"] == "spades_5"
    assert room(match, "9", MARLOW)["card"] is None


@rule("WO-b-46", "WO-8.3")
def test_a_trapped_player_may_use_a_secret_door_too_and_gains_a_point() -> None:
    match = stuck("wren.secret: spades_5")
    act(match, WREN, "spades_5")
    assert asked(match) == (WREN, "one-more")
    act(match, WREN, "take:body+1")
    assert stats(match, WREN) == (3, 6, 3)
    assert asked(match) == (WREN, "lay")
