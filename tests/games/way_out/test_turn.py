"""WO-3, WO-4 and WO-9: who does what, leaving a room, and walking through known ones."""

from __future__ import annotations

import pytest

from tests.games.way_out.house import (
    ASH,
    IVES,
    MARLOW,
    WREN,
    act,
    asked,
    at,
    heard,
    house,
    joined,
    neighbours,
    new,
    options,
    place_of,
    refused,
    sheet,
    state,
    stats,
    told,
)
from tests.rules import rule


@rule("WO-3", "WO-3.2")
def test_the_neighbour_on_the_left_is_the_house_player_and_plays_next() -> None:
    match = house("turn = ash", top="spades_9", players=4, quiet=False)
    assert (match.view()["active"], match.view()["house_player"]) == (ASH, MARLOW)
    act(match, ASH, "", "color")
    while asked(match) != (MARLOW, "describe"):
        act(match, ASH, "apart")
    act(match, MARLOW, "")
    assert (match.view()["active"], match.view()["house_player"]) == (MARLOW, IVES)


@rule("WO-3.2")
def test_the_house_player_of_the_last_is_the_first() -> None:
    match = house("turn = marlow")
    assert match.view()["house_player"] == WREN


@rule("WO-3.2", "WO-b-47")
@pytest.mark.parametrize(
    "fate", ["", "ash.trapped = yes\nash.at = 8", "ash.escaped = yes\nash.at = outside\nash.answered = body"]
)
def test_of_two_players_each_is_the_others_house_player_whatever_has_happened(fate: str) -> None:
    match = house(fate, rooms="joker_laughing", top="clubs_9", players=2, quiet=False, variant="longer")
    act(match, WREN, "", "suit")
    assert asked(match) == (ASH, "describe")


@rule("WO-3.3", "WO-b-44")
def test_the_first_turn_begins_with_the_starting_room_by_its_suit() -> None:
    match = house("wren.awake = no", quiet=False)
    assert asked(match) == (ASH, "describe")  # clubs_6, The Stable: FEAR -1
    assert heard(match, "wakes")[0]["title"] == "The Stable"
    act(match, ASH, "Hay.")
    assert stats(match, WREN) == (3, 5, 2)
    assert asked(match) == (WREN, "react")


@rule("WO-3.3")
def test_a_starting_room_may_leave_a_choice_and_applies_only_once() -> None:
    match = house("ash.awake = no\nturn = ash")  # spades_8, The Sexton's Lodge
    assert asked(match) == (ASH, "effect")
    act(match, ASH, "take:fear+1")
    assert stats(match, ASH) == (3, 5, 4)
    assert sheet(match, ASH)["awake"]
    assert asked(match) == (ASH, "call")


@rule("WO-4", "WO-4.1")
def test_whoever_has_the_turn_may_say_something_and_then_has_to_leave() -> None:
    match = house(quiet=False, rooms="clubs_9", doors="5-8")
    assert asked(match) == (WREN, "react")
    act(match, WREN, "Not this again.")
    assert heard(match, "react") == [{"seat": "0", "words": "Not this again."}]
    assert options(match, WREN) == ["enter:clubs_9", "open"]
    assert "stay" in refused(match, WREN, "stay")


@rule("WO-4.2")
def test_with_no_adjacent_card_a_door_has_to_be_opened() -> None:
    match = house()
    assert asked(match) == (WREN, "call")


@rule("WO-4.2", "WO-b-7")
def test_with_adjacent_cards_a_door_may_be_opened_all_the_same() -> None:
    match = house(rooms="clubs_9 spades_9", doors="5-8 5-9", dark="9:marlow")
    assert options(match, WREN) == ["enter:clubs_9", "grope:dark_9", "open"]
    act(match, WREN, "enter:clubs_9")
    assert at(match, WREN) == "clubs_9"


@rule("WO-4.3", "WO-9.1")
def test_a_room_that_has_been_seen_does_nothing_and_one_may_go_straight_back() -> None:
    match = house("ash.at = 5", rooms="spades_jack", doors="5-8", players=2)
    act(match, WREN, "enter:spades_jack")
    assert stats(match, WREN) == (3, 5, 2)
    act(match, ASH, "enter:spades_jack")
    act(match, WREN, "enter:clubs_6")
    assert at(match, WREN) == "clubs_6"
    assert stats(match, WREN) == (3, 5, 2)


@rule("WO-4.4")
def test_the_turn_passes_to_the_left() -> None:
    match = house(rooms="clubs_9", doors="5-8")
    act(match, WREN, "enter:clubs_9")
    assert match.view()["active"] == ASH


@rule("WO-9", "WO-9.2")
def test_two_cards_that_are_there_already_are_never_connected_later() -> None:
    match = house(rooms="spades_9 spades_king", doors="5-8")
    act(match, WREN, "enter:spades_9")
    assert match.view()["active"] == ASH  # the king has the same suit, but nobody asked
    assert not joined(match, "spades_9", "spades_king")


@rule("WO-b-42")
def test_two_players_may_be_in_one_room() -> None:
    match = house(doors="5-6", players=2)
    act(match, WREN, "enter:spades_8")
    assert sheet(match, WREN)["at"] == sheet(match, ASH)["at"]


@rule("WO-b-22")
def test_with_an_empty_deck_one_moves_where_one_can() -> None:
    match = house(rooms="clubs_9 clubs_10", doors="5-8 5-9", deck="")
    assert options(match, WREN) == ["enter:clubs_9", "enter:clubs_10"]


@rule("WO-b-22")
def test_with_an_empty_deck_a_secret_door_may_still_be_supplied() -> None:
    match = house("ash.secret: clubs_9", deck="", rooms="clubs_10", doors="5-8")
    assert options(match, WREN) == ["enter:clubs_10", "open"]
    act(match, WREN, "open")
    assert asked(match) == (ASH, "secret-door")
    act(match, ASH, "clubs_9")
    act(match, WREN, "suit")
    act(match, WREN, "apart")
    assert heard(match, "finds")[0]["room"] == "clubs_9"


@rule("WO-b-22")
def test_if_nobody_supplies_one_it_is_back_to_the_adjacent_cards() -> None:
    match = house("ash.secret: clubs_9", deck="", rooms="clubs_10 clubs_king", doors="5-8 5-9")
    act(match, WREN, "open")
    assert "no-door" in told(act(match, ASH, "pass"))
    assert options(match, WREN) == ["enter:clubs_10", "enter:clubs_king"]


@rule("WO-b-22")
def test_with_no_door_and_nowhere_to_go_one_stays_put() -> None:
    match = house("ash.secret: clubs_9", deck="")
    assert asked(match) == (ASH, "secret-door")
    act(match, ASH, "pass")
    assert at(match, WREN) == "clubs_6"
    assert heard(match, "stays-put") == [{"seat": "0"}]
    assert match.view()["active"] == ASH


@rule("WO-b-23")
def test_with_all_four_sides_taken_one_has_to_move() -> None:
    match = house(rooms="clubs_7 clubs_8 clubs_9 clubs_10", doors="5-8 5-9 5-10 5-11")
    assert options(match, WREN) == [f"enter:clubs_{value}" for value in (7, 8, 9, 10)]


@rule("WO-b-7", "WO-b-23")
def test_with_one_side_free_a_door_may_still_be_opened() -> None:
    match = house(rooms="clubs_7 clubs_8 clubs_9", doors="5-8 5-9 5-10", top="hearts_king")
    act(match, WREN, "open", "suit", "apart")
    assert len(neighbours(match, "clubs_6")) == 4


@rule("WO-9.1")
def test_rooms_are_offered_in_the_order_in_which_their_doors_were_made() -> None:
    match = house(rooms="clubs_9 spades_9", doors="5-9 5-8")
    assert options(match, WREN) == ["enter:spades_9", "enter:clubs_9", "open"]
    assert place_of(match, "clubs_9") == "8"


def test_a_whole_turn_of_a_new_match() -> None:
    match = new(4, players=2)
    act(match, ASH, "strong-body")
    act(match, WREN, "strong-will")
    while match.view()["turns"] == 1:
        question = match.questions[0]
        match.answer_for(question, question.fallback())
    assert sum(each["awake"] for each in match.view()["players"]) >= 1
    assert len(state(match).places) == 8
