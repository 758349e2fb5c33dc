"""HTH-4: the BOO, in the Beginner game, where rewards are skulls at once."""

from __future__ import annotations

from typing import Any

import pytest

from seance.kernel.match import Match
from tests.games.haunt_the_house import house as full
from tests.games.haunt_the_house.house import (
    GREEN,
    PINK,
    PURPLE,
    YELLOW,
    act,
    asked,
    boo,
    ghost,
    hand,
    heard,
    hidden,
    hunters,
    options,
    refused,
    room,
    show,
    shown,
    state,
    told,
)
from tests.rules import rule


def house(scene: str = "", **settings: Any) -> Match:
    return full.house(scene, version="beginner", **settings)


@rule("HTH-4", "HTH-4.1", "HTH-4.2", "HTH-4.3", "HTH-4.4", "HTH-5.2")
def test_the_example_of_the_book() -> None:
    match = house(
        """
        1.shown: yellow-moan                # Brother Anselm fears 2 Moans and 2 Bumps
        1.hidden: yellow-creak green-moan
        purple.hand: bump bump chill
        """
    )
    boo(match, PURPLE, "music_room")
    assert ghost(match, YELLOW)["discard"] == ["yellow-creak", "yellow-moan"]
    assert [ghost(match, seat)["skulls"] for seat in range(4)] == [0, 1, 0, 0]
    assert ghost(match, PURPLE)["hunters"] == ["brother_anselm"]
    assert hand(match, PURPLE) == ["chill"]
    assert asked(match) == (GREEN, "turn")


@rule("HTH-4", "HTH-b-2")
def test_boo_may_be_yelled_in_every_room_with_a_hunter_hopeless_or_not() -> None:
    match = house("purple.hand:")
    boo(match, PURPLE, "music_room")
    assert heard(match, GREEN, "bad-boo") == [{"seat": "0", "hunter": "brother_anselm", "count": 4}]
    assert asked(match) == (GREEN, "turn")


@rule("HTH-4.1")
def test_everything_hidden_in_the_room_is_turned_over_for_all() -> None:
    match = house("1.hidden: green-moan yellow-creak\n2.hidden: green-chill")
    boo(match, PURPLE, "music_room")
    for eyes in (PURPLE, GREEN, PINK, -1):
        assert heard(match, eyes, "reveals") == [{"room": "music_room", "count": 2}]
        assert [each["scare"] for each in heard(match, eyes, "correct")] == ["green-moan"]
        assert [each["scare"] for each in heard(match, eyes, "bluff")] == ["yellow-creak"]
    assert hidden(match, "cold_pantry") == [None]


@rule("HTH-4.1", "HTH-b-4")
def test_a_bluff_goes_to_its_owners_discards_and_earns_nothing() -> None:
    match = house("1.hidden: yellow-creak")
    boo(match, PURPLE, "music_room")
    assert ghost(match, YELLOW)["discard"] == ["yellow-creak"]
    assert ghost(match, YELLOW)["skulls"] == 0


@rule("HTH-4.1")
def test_three_correct_scares_earn_one_skull() -> None:
    match = house("1.hidden: green-moan green-moan green-bump")
    boo(match, PURPLE, "music_room")
    assert ghost(match, GREEN)["skulls"] == 1
    assert heard(match, PINK, "rewarded") == [{"seat": "1", "count": 1}]


@rule("HTH-4.1")
def test_every_ghost_with_a_correct_scare_earns_a_skull() -> None:
    match = house("1.hidden: green-moan yellow-bump pink-creak purple-bump")
    boo(match, PURPLE, "music_room")
    assert [ghost(match, seat)["skulls"] for seat in range(4)] == [1, 1, 1, 0]


@rule("HTH-4.1", "HTH-b-4")
def test_one_too_many_of_a_feared_kind_is_still_correct() -> None:
    match = house("1.shown: green-moan green-moan\n1.hidden: yellow-moan")
    boo(match, PURPLE, "music_room")
    assert heard(match, GREEN, "bluff") == []
    assert ghost(match, YELLOW)["skulls"] == 1


@rule("HTH-4.1", "HTH-b-4")
def test_a_kind_that_is_feared_once_is_as_correct_as_one_that_is_feared_twice() -> None:
    match = house("4.hidden: green-creak yellow-bump pink-chill")  # Sir Percy Moth: 2 Bumps, Creak, Moan
    boo(match, PURPLE, "library")
    assert [ghost(match, seat)["skulls"] for seat in range(4)] == [0, 1, 1, 0]


@rule("HTH-4.1", "HTH-b-35")
def test_a_beginners_reward_is_paid_in_step_one() -> None:
    match = house("1.shown: yellow-bump yellow-bump yellow-moan\n1.hidden: green-moan")
    events = told(boo(match, PURPLE, "music_room"))
    assert events.index("rewarded") < events.index("flees")


@rule("HTH-b-3", "HTH-4.1")
def test_you_may_yell_only_to_earn_your_own_reward() -> None:
    match = house("1.hidden: purple-moan\npurple.hand: chill")
    events = told(boo(match, PURPLE, "music_room"))
    assert "bad-boo" in events
    assert ghost(match, PURPLE)["skulls"] == 1


@rule("HTH-4.2")
def test_what_lies_there_may_be_enough() -> None:
    match = house("1.shown: green-bump yellow-moan\n1.hidden: green-moan purple-bump")
    boo(match, PURPLE, "music_room")
    assert ghost(match, PURPLE)["hunters"] == ["brother_anselm"]
    assert hand(match, PURPLE) == ["bump", "chill", "moan"]
    assert heard(match, GREEN, "finishes") == []


@rule("HTH-4.2", "HTH-b-4")
def test_a_bluff_does_not_count() -> None:
    match = house("1.shown: green-bump green-bump green-moan\n1.hidden: yellow-creak\npurple.hand: chill")
    assert "bad-boo" in told(boo(match, PURPLE, "music_room"))


@rule("HTH-4.3")
def test_a_missing_scare_comes_from_the_hand_of_whoever_yelled() -> None:
    match = house("1.shown: green-bump green-bump green-moan")
    boo(match, PURPLE, "music_room")
    assert heard(match, GREEN, "finishes") == [{"seat": "0", "scares": ["purple-moan"], "count": 1}]
    assert ghost(match, PURPLE)["discard"] == ["purple-moan"]
    assert hand(match, PURPLE) == ["bump", "chill"]


@rule("HTH-4.3", "HTH-b-6", "HTH-b-7")
def test_the_hand_gives_the_missing_scares_and_no_others_unasked() -> None:
    match = house("1.shown: green-moan green-moan green-bump\npurple.hand: bump bump bump chill moan")
    boo(match, PURPLE, "music_room")
    assert asked(match) == (GREEN, "turn")
    assert hand(match, PURPLE) == ["bump", "bump", "chill", "moan"]


@rule("HTH-4.3")
@pytest.mark.parametrize(
    ("scene", "where", "missing"),
    [
        ("1.shown: green-bump green-moan green-moan", "music_room", "bump"),
        ("2.shown: green-chill green-creak green-creak", "cold_pantry", "chill"),
        ("2.shown: green-chill green-chill green-creak", "cold_pantry", "creak"),
        ("1.shown: green-bump green-bump green-moan", "music_room", "moan"),
    ],
)
def test_one_scare_decides_whatever_its_kind(scene: str, where: str, missing: str) -> None:
    others = [kind for kind in ("bump", "chill", "creak", "moan") if kind != missing]
    bad = house(f"{scene}\npurple.hand: {' '.join(others)}")
    good = house(f"{scene}\npurple.hand: {missing}")
    assert "bad-boo" in told(boo(bad, PURPLE, where))
    assert "flees" in told(boo(good, PURPLE, where))


@rule("HTH-4.3")
def test_one_too_many_of_a_kind_stands_in_for_no_other() -> None:
    match = house("1.shown: green-moan green-moan\n1.hidden: yellow-moan\npurple.hand: chill")
    boo(match, PURPLE, "music_room")
    assert heard(match, PINK, "bad-boo") == [{"seat": "0", "hunter": "brother_anselm", "count": 2}]


@rule("HTH-4.3")
def test_a_hand_that_holds_half_of_it_keeps_it() -> None:
    match = house("1.shown: green-moan green-moan\npurple.hand: bump chill")
    assert "bad-boo" in told(boo(match, PURPLE, "music_room"))
    assert hand(match, PURPLE) == ["bump", "chill"]


@rule("HTH-4.3", "HTH-b-9")
def test_after_a_bad_boo_the_shown_stay_and_the_hidden_are_gone() -> None:
    match = house("1.shown: green-bump yellow-moan\n1.hidden: pink-moan purple-chill\npurple.hand: chill")
    boo(match, PURPLE, "music_room")
    assert room(match, "music_room")["shown"] == [
        {"seat": GREEN, "scare": "green-bump"},
        {"seat": YELLOW, "scare": "yellow-moan"},
    ]
    assert room(match, "music_room")["hidden"] == []
    assert ghost(match, PINK)["discard"] == ["pink-moan"]
    assert ghost(match, PURPLE)["discard"] == ["purple-chill"]


@rule("HTH-4.3")
def test_a_bad_boo_leaves_hunter_and_room_alone_and_ends_the_turn() -> None:
    match = house()
    before = hunters(match)
    boo(match, PURPLE, "cold_pantry")
    assert hunters(match) == before
    act(match, PURPLE, [])
    assert asked(match) == (GREEN, "turn")


@rule("HTH-b-8")
def test_nothing_is_played_by_hand_before_the_hidden_scares_are_turned_over() -> None:
    match = house("1.shown: green-bump green-bump green-moan")
    events = told(boo(match, PURPLE, "music_room"))
    assert events[:3] == ["boo", "reveals", "finishes"]


@rule("HTH-4.4")
def test_the_frightened_hunter_lies_face_up_before_the_ghost() -> None:
    match = house("1.shown: green-bump green-bump green-moan")
    boo(match, PURPLE, "music_room")
    for eyes in (PURPLE, GREEN, -1):
        assert ghost(match, PURPLE, eyes)["hunters"] == ["brother_anselm"]
        assert ghost(match, PURPLE, eyes)["gear"] == {"candle": 1, "key": 1}


@rule("HTH-4.4")
def test_every_ghost_finds_its_scares_from_that_room_among_its_discards() -> None:
    match = house("1.shown: green-bump green-bump yellow-moan\n1.hidden: pink-moan yellow-bump")
    boo(match, PURPLE, "music_room")
    assert ghost(match, GREEN)["discard"] == ["green-bump", "green-bump"]
    assert ghost(match, YELLOW)["discard"] == ["yellow-bump", "yellow-moan"]
    assert ghost(match, PINK)["discard"] == ["pink-moan"]


@rule("HTH-4.4")
def test_a_new_room_and_a_new_hunter_take_the_place_of_the_old() -> None:
    match = house("1.shown: green-bump green-bump green-moan\nrooms: ... cellar\nhunters: ... biscuit")
    boo(match, PURPLE, "music_room")
    assert match.view()["rooms"][0] == {"room": "cellar", "hunter": "biscuit", "shown": [], "hidden": []}
    assert state(match).old_rooms.look(GREEN) == ["music_room"]
    assert heard(match, GREEN, "arrives") == [{"room": "cellar", "hunter": "biscuit"}]
    assert match.view()["rooms_left"] == 4
    assert match.view()["hunters_left"] == 19


@rule("HTH-4.4", "HTH-b-28")
def test_an_empty_stack_is_made_of_the_old_rooms_and_the_same_room_may_return() -> None:
    match = house(
        """
        old rooms: broom_cupboard cellar front_hall laboratory long_gallery
        1.shown: green-bump green-bump green-moan
        """
    )
    assert match.view()["rooms_left"] == 0
    thrown = state(match).dice.thrown
    boo(match, PURPLE, "music_room")
    assert state(match).dice.thrown == thrown + 1, "the old rooms were not shuffled"
    assert match.view()["rooms"][0]["room"] == "music_room"
    assert match.view()["rooms"][0]["hunter"] != "brother_anselm"
    assert match.view()["rooms_left"] == 5
    assert state(match).old_rooms.cards == []


@rule("HTH-b-5")
def test_a_scare_is_judged_by_the_hunter_who_is_there_when_it_is_turned_over() -> None:
    match = house("3.room: laboratory\n1.hidden: green-creak yellow-moan\npurple.hand: chill bump bump")
    show(match, PURPLE, "chill", "laboratory", "yes", "music_room", "cold_pantry")
    full.hide(match, PURPLE, "bump", "library")
    act(match, PURPLE, [])
    boo(match, GREEN, "music_room")
    assert [each["scare"] for each in heard(match, PINK, "correct")] == ["green-creak"]
    assert [each["scare"] for each in heard(match, PINK, "bluff")] == ["yellow-moan"]


@rule("HTH-b-11")
def test_shown_scares_stay_when_a_power_brings_another_hunter() -> None:
    match = house("3.room: laboratory\n1.shown: green-bump green-moan\npurple.hand: chill bump bump")
    show(match, PURPLE, "chill", "laboratory", "yes", "music_room", "cold_pantry")
    assert room(match, "music_room")["hunter"] == "captain_bosk"
    assert shown(match, "music_room") == ["green-bump", "green-moan"]


@rule("HTH-b-11")
def test_shown_scares_that_nobody_fears_do_no_harm() -> None:
    match = house(
        "1.hunter: biscuit\n1.shown: green-creak green-moan green-moan\npurple.hand: bump bump bump"
    )
    boo(match, PURPLE, "music_room")
    assert ghost(match, PURPLE)["hunters"] == ["biscuit"]
    assert ghost(match, GREEN)["discard"] == ["green-creak", "green-moan", "green-moan"]


@rule("HTH-b-11", "HTH-3.4")
@pytest.mark.parametrize(("kind", "wanted"), [("moan", False), ("bump", True)])
def test_surplus_on_show_covers_only_its_own_kind(kind: str, wanted: bool) -> None:
    match = house(f"1.hunter: biscuit\n1.shown: green-creak green-moan green-moan\npurple.hand: {kind}")
    act(match, PURPLE, f"pick:purple-{kind}")
    assert ("show:music_room" in options(match, PURPLE)) is wanted


@rule("HTH-4")
def test_a_boo_needs_a_room_on_the_table() -> None:
    refused(house(), PURPLE, "boo:cellar")
