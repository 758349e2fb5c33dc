"""HTH-3: two actions, or a BOO."""

from __future__ import annotations

import pytest

from tests.games.haunt_the_house.house import (
    ALL_PURPLE,
    GREEN,
    PINK,
    PURPLE,
    act,
    asked,
    boo,
    census,
    ghost,
    hand,
    heard,
    hidden,
    hide,
    house,
    options,
    refused,
    show,
    shown,
    summon,
    told,
    two_actions,
)
from tests.rules import rule

BOOS = ["boo:music_room", "boo:cold_pantry", "boo:linen_room", "boo:library"]


@rule("HTH-3", "HTH-4")
def test_a_turn_is_two_actions_or_a_boo() -> None:
    picks = ["pick:purple-bump", "pick:purple-chill", "pick:purple-moan"]
    assert options(house(), PURPLE) == [*picks, *BOOS]


@rule("HTH-3")
def test_after_an_action_nobody_yells_boo() -> None:
    match = house()
    hide(match, PURPLE, "bump", "library")
    refused(match, PURPLE, "boo:library")


@rule("HTH-3")
def test_after_a_boo_nobody_acts() -> None:
    match = house()
    boo(match, PURPLE, "cold_pantry")
    assert asked(match) == (PURPLE, "discard")
    refused(match, PURPLE, "pick:purple-bump")


@rule("HTH-3")
def test_the_turn_passes_clockwise_and_round_the_table() -> None:
    match = house("turn = pink")
    two_actions(match, PINK)
    assert asked(match) == (PURPLE, "turn")
    two_actions(match, PURPLE)
    assert asked(match) == (GREEN, "turn")
    assert (match.view()["turns"], match.view()["active"]) == (3, GREEN)


@rule("HTH-3.1")
def test_there_is_no_third_action() -> None:
    match = house()
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "chill", "library")
    assert asked(match) == (PURPLE, "discard")
    refused(match, PURPLE, "pick:purple-moan")


@rule("HTH-3.1")
def test_the_same_action_may_be_taken_twice() -> None:
    match = house()
    show(match, PURPLE, "bump", "library")
    show(match, PURPLE, "moan", "library")
    assert shown(match, "library") == ["purple-bump", "purple-moan"]


@rule("HTH-3.1")
@pytest.mark.parametrize("first", ["draw", "hide"])
def test_actions_come_in_any_order(first: str) -> None:
    match = house("purple.hand: bump")
    if first == "draw":
        act(match, PURPLE, "draw")
        hide(match, PURPLE, "bump", "library")
    else:
        hide(match, PURPLE, "bump", "library")
        act(match, PURPLE, "draw")
    assert asked(match) == (PURPLE, "discard")
    assert hidden(match, "library", PURPLE) == ["purple-bump"]


@rule("HTH-3.2")
@pytest.mark.parametrize(("holding", "allowed"), [("", True), ("bump", True), ("bump bump", False)])
def test_you_may_draw_with_one_scare_or_none(holding: str, allowed: bool) -> None:
    assert ("draw" in options(house(f"purple.hand: {holding}"), PURPLE)) is allowed


@rule("HTH-3.2")
def test_with_two_scares_drawing_is_refused() -> None:
    refused(house("purple.hand: bump bump"), PURPLE, "draw")


@rule("HTH-3.2")
@pytest.mark.parametrize(("holding", "drawn"), [("", 3), ("bump", 2)])
def test_you_draw_until_you_hold_three(holding: str, drawn: int) -> None:
    match = house(f"purple.hand: {holding}")
    act(match, PURPLE, "draw")
    assert len(hand(match, PURPLE)) == 3
    assert ghost(match, PURPLE)["deck"] == 16 - 3
    assert heard(match, GREEN, "draws") == [{"seat": "0", "count": drawn}]


@rule("HTH-3.2", "HTH-5.1")
def test_play_the_last_scare_then_draw_three_and_no_more_at_the_end() -> None:
    match = house("purple.hand: bump")
    hide(match, PURPLE, "bump", "library")
    act(match, PURPLE, "draw")
    assert len(hand(match, PURPLE)) == 3
    assert told(act(match, PURPLE, [])) == []
    assert len(hand(match, PURPLE)) == 3


@rule("HTH-3.3")
def test_any_scare_may_be_hidden_in_any_room() -> None:
    match = house()
    act(match, PURPLE, "pick:purple-chill")
    assert {"hide:music_room", "hide:cold_pantry", "hide:linen_room", "hide:library"} < set(
        options(match, PURPLE)
    )


@rule("HTH-3.3", "HTH-b-38")
def test_a_hidden_scare_lies_face_down_for_everyone_but_its_owner() -> None:
    match = house()
    hide(match, PURPLE, "chill", "music_room")
    assert hidden(match, "music_room", PURPLE) == ["purple-chill"]
    assert hidden(match, "music_room", GREEN) == [None]
    assert heard(match, PURPLE, "hides") == [{"seat": "0", "room": "music_room", "scare": "purple-chill"}]
    assert heard(match, GREEN, "hides") == [{"seat": "0", "room": "music_room", "scare": None}]


@rule("HTH-3.3")
def test_hiding_a_scare_wakes_no_room() -> None:
    match = house()
    hide(match, PURPLE, "bump", "music_room")
    assert asked(match) == (PURPLE, "turn")
    assert ghost(match, PURPLE)["skulls"] == 0


@rule("HTH-3.4")
def test_a_shown_scare_lies_face_up_for_everyone() -> None:
    match = house()
    show(match, PURPLE, "bump", "library")
    assert shown(match, "library") == ["purple-bump"]
    assert heard(match, GREEN, "shows") == [{"seat": "0", "room": "library", "scare": "purple-bump"}]


@rule("HTH-3.3", "HTH-3.4")
def test_a_scare_that_is_played_lies_in_one_place_only() -> None:
    match = house()
    before = census(match)
    hide(match, PURPLE, "bump", "library")
    show(match, PURPLE, "moan", "library")
    assert census(match) == before
    assert ghost(match, PURPLE)["held"] == []
    assert hand(match, PURPLE) == ["chill"]


@rule("HTH-3.4")
def test_only_what_the_hunter_fears_may_be_shown() -> None:
    match = house()
    act(match, PURPLE, "pick:purple-bump")
    assert {"show:music_room", "show:library"} < set(options(match, PURPLE))
    refused(match, PURPLE, "show:cold_pantry")
    refused(match, PURPLE, "show:linen_room")


@rule("HTH-3.4")
@pytest.mark.parametrize("kind", ["chill", "bump", "creak"])
def test_with_two_creaks_shown_inspector_wren_needs_no_more(kind: str) -> None:
    match = house(f"1.hunter: inspector_wren\n1.shown: green-creak green-creak\npurple.hand: {kind}")
    act(match, PURPLE, f"pick:purple-{kind}")
    refused(match, PURPLE, "show:music_room")


@rule("HTH-3.4", "HTH-b-10")
@pytest.mark.parametrize("lurking", ["", "yellow-moan yellow-moan"])
def test_hidden_moans_do_not_forbid_a_shown_one(lurking: str) -> None:
    match = house(
        f"1.hunter: inspector_wren\n1.shown: green-creak green-creak\n1.hidden: {lurking}\npurple.hand: moan"
    )
    act(match, PURPLE, "pick:purple-moan", "show:music_room")
    assert shown(match, "music_room") == ["green-creak", "green-creak", "purple-moan"]


@rule("HTH-3.4")
def test_a_kind_that_is_feared_twice_may_be_shown_twice_and_not_three_times() -> None:
    match = house("purple.hand: bump bump bump\npurple.phantoms: restless")
    summon(match, PURPLE, "restless")
    show(match, PURPLE, "bump", "library")
    show(match, PURPLE, "bump", "library")
    act(match, PURPLE, "pick:purple-bump")
    refused(match, PURPLE, "show:library")


@rule("HTH-3.4")
def test_captain_bosk_with_two_chills_wants_a_creak_and_nothing_else() -> None:
    match = house("2.shown: green-chill yellow-chill\npurple.hand: bump chill creak moan")
    for kind, wanted in (("bump", False), ("chill", False), ("moan", False), ("creak", True)):
        twin = match.clone()
        act(twin, PURPLE, f"pick:purple-{kind}")
        assert ("show:cold_pantry" in options(twin, PURPLE)) is wanted, kind


@rule("HTH-3.4", "HTH-b-12")
def test_a_room_offers_its_power_after_a_shown_scare() -> None:
    match = house()
    show(match, PURPLE, "bump", "music_room")
    assert asked(match) == (PURPLE, "power")
    act(match, PURPLE, "yes")
    assert ghost(match, PURPLE)["skulls"] == 1


@rule("HTH-b-12")
def test_a_power_may_be_declined() -> None:
    match = house()
    events = show(match, PURPLE, "bump", "music_room", "no")
    assert told(events) == ["shows"]
    assert ghost(match, PURPLE)["skulls"] == 0
    assert asked(match) == (PURPLE, "turn")


@rule("HTH-b-13")
def test_a_power_does_what_it_can() -> None:
    match = house(f"purple.hand: chill\n1.hidden: {ALL_PURPLE.replace('purple-chill', '', 2)}")
    assert ghost(match, PURPLE)["deck"] == 1
    show(match, PURPLE, "chill", "cold_pantry", "yes")
    assert len(hand(match, PURPLE)) == 1


@rule("HTH-b-13")
def test_a_power_that_can_do_nothing_is_not_offered() -> None:
    match = house(f"purple.hand: chill\n1.hidden: {ALL_PURPLE.replace('purple-chill', '', 1)}")
    assert ghost(match, PURPLE)["deck"] == 0
    act(match, PURPLE, "pick:purple-chill", "show:cold_pantry")
    assert asked(match) == (GREEN, "turn")


@rule("HTH-b-14")
def test_a_scare_played_by_a_power_sets_off_no_other_power() -> None:
    match = house("1.room: broom_cupboard")
    events = show(match, PURPLE, "bump", "broom_cupboard", "yes", "purple-chill")
    assert told(events) == ["shows", "uses", "hides"]
    assert asked(match) == (PURPLE, "turn")


@rule("HTH-b-1")
def test_both_actions_must_be_taken() -> None:
    match = house()
    refused(match, PURPLE, "done")
    refused(match, PURPLE, "pass")
    hide(match, PURPLE, "bump", "library")
    refused(match, PURPLE, "done")


@rule("HTH-b-1")
def test_with_nothing_to_play_and_nothing_to_draw_the_turn_just_ends() -> None:
    match = house(f"purple.hand:\n1.hidden: {ALL_PURPLE}")
    assert options(match, PURPLE) == [*BOOS, "done"]
    act(match, PURPLE, "done")
    assert asked(match) == (GREEN, "turn")


@rule("HTH-b-1")
def test_a_second_action_that_is_impossible_is_skipped() -> None:
    match = house(f"purple.hand: bump\n1.hidden: {ALL_PURPLE.replace('purple-bump', '', 1)}")
    hide(match, PURPLE, "bump", "library")
    assert asked(match) == (GREEN, "turn")


@rule("HTH-4")
def test_whoever_yells_boo_has_no_actions_left() -> None:
    match = house()
    assert match.view()["actions"] == 2
    boo(match, PURPLE, "cold_pantry")
    assert match.view()["actions"] == 0
