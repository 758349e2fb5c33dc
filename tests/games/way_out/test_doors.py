"""WO-5: opening Doors; and how rooms are joined (WO-b-8 to WO-b-14)."""

from __future__ import annotations

import pytest

from seance.games.way_out import GAME
from seance.games.way_out.rooms import turn_over
from seance.kernel.refs import Ref
from seance.kernel.telling import tell
from seance.kernel.words import Words
from tests.games.way_out.house import (
    ASH,
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
    place_of,
    refused,
    room,
    state,
    stats,
    told,
)
from tests.rules import rule


@rule("WO-5", "WO-5.1")
def test_color_or_suit_is_said_before_the_card_is_turned() -> None:
    match = house(top="spades_9")
    assert asked(match) == (WREN, "call")
    assert options(match, WREN) == ["color", "suit"]
    assert "spades_9" not in str(match.view(WREN))
    act(match, WREN, "suit")
    assert "spades_9" in str(match.view(WREN))


@rule("WO-5.1")
def test_the_top_card_of_the_deck_is_turned() -> None:
    match = house(deck="hearts_3 clubs_4 spades_9")
    open_door(match, WREN, "suit", "apart")
    assert match.view()["deck"] == 2
    assert at(match, WREN) == "spades_9"


@rule("WO-5.2", "WO-b-13")
def test_a_value_that_is_on_the_table_brings_a_point_instead_of_the_entry() -> None:
    match = house(top="spades_9")  # the hearts_9 is Marlow's room
    open_door(match, WREN, "color")
    assert stats(match, WREN) == (3, 6, 3)
    match = house(top="diamonds_8")  # the spades_8 is Ash's
    open_door(match, WREN, "color")
    assert stats(match, WREN) == (4, 5, 3)


@rule("WO-5.3")
def test_suit_applies_its_entry_whatever_lies_on_the_table() -> None:
    match = house(top="spades_9")
    open_door(match, WREN, "suit")
    assert stats(match, WREN) == (4, 4, 3)  # The Storm Cellar
    assert heard(match, "echoes") == []


@rule("WO-b-13")
def test_a_face_down_card_matches_no_value() -> None:
    match = house(top="spades_3")  # the clubs_3 lies in the ring, face down
    open_door(match, WREN, "color")
    assert stats(match, WREN) == (3, 4, 3)  # The Gymnasium


@rule("WO-5.4", "WO-b-43")
def test_an_entry_touches_the_active_player_alone() -> None:
    match = house(top="spades_jack")
    open_door(match, WREN, "suit")
    assert stats(match, WREN) == (3, 5, 5)
    assert stats(match, ASH) == (3, 5, 3)


@rule("WO-5.5")
def test_the_new_card_lies_against_the_card_one_stands_on() -> None:
    match = house(top="spades_9")
    open_door(match, WREN, "color")
    assert neighbours(match, "spades_9") == {"clubs_6"}
    assert room(match, place_of(match, "spades_9"))["free"] == 3


@rule("WO-5.6", "WO-b-8")
def test_after_color_one_may_connect_with_the_same_color_only() -> None:
    match = house(rooms="spades_king hearts_king", top="clubs_9")
    open_door(match, WREN, "color")
    assert asked(match) == (WREN, "link")
    assert options(match, WREN) == ["link:spades_8", "link:spades_king", "apart"]
    act(match, WREN, "link:spades_king")
    assert joined(match, "clubs_9", "spades_king")
    assert joined(match, "clubs_9", "clubs_6")


@rule("WO-b-8")
def test_after_suit_one_may_connect_with_the_same_suit_only() -> None:
    match = house(rooms="spades_king clubs_king", top="spades_9")
    open_door(match, WREN, "suit")
    assert options(match, WREN) == ["link:spades_8", "link:spades_king", "apart"]


@rule("WO-5.6", "WO-b-9")
def test_a_connection_is_optional_and_there_is_only_one() -> None:
    match = house(rooms="spades_king", top="spades_9")
    open_door(match, WREN, "suit", "apart")
    assert neighbours(match, "spades_9") == {"clubs_6"}
    match = house(rooms="spades_king", top="spades_9")
    open_door(match, WREN, "suit", "link:spades_king")
    assert asked(match) != (WREN, "link")
    assert neighbours(match, "spades_9") == {"clubs_6", "spades_king"}


@rule("WO-b-9")
def test_somebody_who_does_not_answer_makes_no_connection() -> None:
    match = house(rooms="spades_king", top="spades_9")
    open_door(match, WREN, "suit")
    question = match.questions[0]
    assert question.spell(question.fallback()) == "apart"


@rule("WO-b-10")
def test_a_room_has_four_doors_at_most() -> None:
    crowded = "spades_king spades_2 spades_5 clubs_7 clubs_8"
    match = house(rooms=crowded, doors="8-9 8-10 8-11 8-12", top="spades_9")
    open_door(match, WREN, "suit")
    assert "link:spades_king" not in options(match, WREN)
    assert {"link:spades_2", "link:spades_5", "link:spades_8"} < set(options(match, WREN))


@rule("WO-b-10")
def test_the_room_one_stands_in_is_joined_already() -> None:
    match = house(top="clubs_9")
    open_door(match, WREN, "suit")
    assert at(match, WREN) == "clubs_9"  # clubs_6 would match, and nothing else does: nobody was asked


@rule("WO-b-11")
def test_a_card_like_the_ace_of_diamonds_may_be_joined_to_its_face_down_ring() -> None:
    match = house(top="diamonds_8")
    open_door(match, WREN, "suit")
    assert options(match, WREN) == [f"link-dark:dark_{dark}" for dark in range(1, 5)] + ["apart"]
    act(match, WREN, "link-dark:dark_3")
    assert joined(match, "diamonds_8", "spades_4")
    assert not joined(match, "diamonds_8", "diamonds_ace")
    assert joined(match, "spades_4", "diamonds_ace")


@rule("WO-b-11", "WO-b-8")
def test_any_red_card_is_like_the_ace_after_color_and_only_diamonds_after_suit() -> None:
    match = house(top="hearts_8")
    open_door(match, WREN, "color")
    assert "link-dark:dark_1" in options(match, WREN)
    assert "link:hearts_9" in options(match, WREN)
    match = house(top="hearts_8")
    open_door(match, WREN, "suit")
    assert options(match, WREN) == ["link:hearts_9", "apart"]


@rule("WO-b-11")
def test_rooms_of_the_ring_that_are_open_or_full_do_not_lead_to_the_ace_any_more() -> None:
    full = "spades_2 spades_3 spades_5"
    match = house(rooms=full, doors="1-8 1-9 1-10", top="diamonds_8")
    turn_over(state(match), "3")
    open_door(match, WREN, "suit")
    assert options(match, WREN) == ["link-dark:dark_2", "link-dark:dark_4", "apart"]


@rule("WO-b-11")
def test_with_the_direct_centre_a_card_takes_the_place_of_a_face_down_room() -> None:
    match = house(top="diamonds_8", centre="direct")
    open_door(match, WREN, "suit")
    assert options(match, WREN) == [f"instead:dark_{dark}" for dark in range(1, 5)] + ["apart"]
    act(match, WREN, "instead:dark_2")
    assert neighbours(match, "diamonds_ace") == {"hearts_2", "spades_4", "diamonds_5", "diamonds_8"}
    assert neighbours(match, "clubs_3") == set()


@rule("WO-b-12", "WO-9.2")
def test_a_face_down_room_is_a_door_without_a_new_connection() -> None:
    match = house("wren.at = 0")
    assert options(match, WREN) == [f"grope:dark_{dark}" for dark in range(1, 5)]
    act(match, WREN, "grope:dark_3", "color")
    assert at(match, WREN) == "spades_4"
    assert room(match, "3")["open"]
    assert stats(match, WREN) == (3, 4, 4)  # The Scullery
    assert asked(match) == (ASH, "call")  # the spades_8 would match, but nobody asked
    assert neighbours(match, "spades_4") == {"diamonds_ace"}


@rule("WO-b-12")
def test_no_secret_door_takes_the_place_of_a_face_down_room() -> None:
    match = house("wren.at = 0\nash.secret: hearts_5")
    act(match, WREN, "grope:dark_1")
    assert asked(match) == (WREN, "call")


@rule("WO-b-12")
@pytest.mark.parametrize(("card", "event"), [("clubs_ace", "way-out"), ("joker_weeping", "trapped")])
def test_a_face_down_room_may_turn_out_to_be_an_exit_or_a_trap(card: str, event: str) -> None:
    match = house(rooms=card, doors="5-8", dark="8:marlow")
    events = act(match, WREN, "grope:dark_8", "suit")
    assert event in told(events)


@rule("WO-b-12")
def test_going_into_the_dark_is_told_as_what_it_is_and_not_as_a_new_door() -> None:
    match = house("wren.at = 0")
    events = act(match, WREN, "grope:dark_3", "color")
    gropes, uncovers = events[:2]
    assert (gropes.name, gropes.rule, gropes.facts) == ("gropes", "WO-b-12", {"seat": {"seat": 0}, "dark": 3})
    assert (uncovers.name, uncovers.rule) == ("uncovers", "WO-5.2")
    assert uncovers.facts["dark"] == 3
    assert uncovers.facts["title"] == "The Scullery"
    assert not {"finds", "enters"} & set(told(events))


@rule("WO-b-12", "WO-5.2", "WO-5.3")
def test_a_new_door_is_not_told_as_a_dark_room() -> None:
    events = open_door(house(top="spades_9"), WREN, "suit")
    assert "finds" in told(events)
    assert not {"gropes", "uncovers"} & set(told(events))


@rule("WO-b-12", "WO-b-14")
@pytest.mark.parametrize("card", ["clubs_ace", "joker_weeping"])
def test_a_card_without_an_entry_is_turned_over_where_it_lay_in_the_dark(card: str) -> None:
    match = house(rooms=card, doors="5-8", dark="8:marlow")
    act(match, WREN, "grope:dark_8", "suit")
    assert heard(match, "gropes") == [{"seat": "0", "dark": 8}]
    assert heard(match, "turns-dark") == [{"seat": "1", "opener": "0", "room": card, "dark": 8}]
    assert heard(match, "turns") == []


@rule("WO-b-12", "WO-9.1")
def test_the_story_tells_the_dark_and_keeps_its_name_for_the_way_back() -> None:
    match = house("wren.at = 0", top="clubs_9")
    act(match, WREN, "grope:dark_3", "color")
    text = str(tell(match, ["Ada", "Ben", "Cy"]))
    words = Words(GAME, ["Ada", "Ben", "Cy"])
    gropes = [words.text(f"tale-gropes{nth}", seat=Ref.seat(0)) for nth in ("", "-2", "-3", "-4", "-5")]
    assert sum(line in text for line in gropes) == 1
    assert "“The Scullery”" in text


@rule("WO-5.7")
def test_the_token_moves_in_and_the_turn_is_over() -> None:
    match = house(top="spades_9")
    open_door(match, WREN, "color", "apart")
    assert at(match, WREN) == "spades_9"
    assert match.view()["active"] == ASH


@rule("WO-5.7")
def test_the_room_is_described_after_the_move_by_the_house_player() -> None:
    match = house(top="spades_9", quiet=False)
    act(match, WREN, "Off I go.", "color", "apart")
    assert at(match, WREN) == "spades_9"
    assert asked(match) == (ASH, "describe")
    act(match, ASH, "It smells of coats.")
    assert heard(match, "describe")[-1] == {"seat": "1", "words": "It smells of coats."}


@rule("WO-5.8", "WO-b-14")
def test_an_ace_is_a_way_out_and_applies_no_entry() -> None:
    match = house(rooms="hearts_ace", top="clubs_ace")
    assert "way-out" in told(open_door(match, WREN, "color", "apart"))
    assert stats(match, WREN) == (3, 5, 3)
    assert heard(match, "echoes") == []


@rule("WO-5.8", "WO-b-14")
def test_a_joker_is_a_trap_and_applies_no_entry() -> None:
    match = house(top="joker_laughing")
    events = open_door(match, WREN, "color")
    assert "trapped" in told(events)
    assert stats(match, WREN) == (3, 5, 3)


@rule("WO-5.6")
def test_an_ace_may_be_connected_like_any_card() -> None:
    match = house(rooms="hearts_king", top="hearts_ace")
    open_door(match, WREN, "suit")
    assert options(match, WREN) == ["link:hearts_9", "link:hearts_king", "apart"]


def test_nothing_else_is_accepted_at_a_door() -> None:
    match = house(top="spades_9")
    assert "not among the options" in refused(match, WREN, "both")
