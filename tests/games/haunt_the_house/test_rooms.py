"""The nine rooms (HTH-3.4), those that attack somebody excepted: see test_attacks.py."""

from __future__ import annotations

from seance.kernel.zone import SPECTATOR
from tests.games.haunt_the_house.house import (
    GREEN,
    NO_MORE_HUNTERS,
    PURPLE,
    YELLOW,
    act,
    asked,
    boo,
    ghost,
    hand,
    heard,
    hidden,
    hide,
    house,
    hunters,
    options,
    refused,
    show,
    shown,
    state,
    told,
)
from tests.rules import card, rule

# --- Broom Cupboard --------------------------------------------------------------------------------


@card("broom_cupboard")
def test_the_broom_cupboard_hides_one_more_scare_there_for_no_action() -> None:
    match = house("1.room: broom_cupboard")
    show(match, PURPLE, "bump", "broom_cupboard", "yes")
    assert options(match, PURPLE) == ["purple-chill", "purple-moan"]
    act(match, PURPLE, "purple-chill")
    assert hidden(match, "broom_cupboard", PURPLE) == ["purple-chill"]
    assert hand(match, PURPLE) == ["moan"]
    assert match.view()["actions"] == 1


@card("broom_cupboard")
def test_what_the_broom_cupboard_hides_is_its_owners_secret() -> None:
    match = house("1.room: broom_cupboard")
    show(match, PURPLE, "bump", "broom_cupboard", "yes", "purple-chill")
    assert hidden(match, "broom_cupboard", GREEN) == [None]
    assert heard(match, GREEN, "hides") == [{"seat": "0", "room": "broom_cupboard", "scare": None}]
    assert heard(match, PURPLE, "hides")[0]["scare"] == "purple-chill"


@card("broom_cupboard")
def test_the_broom_cupboard_has_no_use_for_an_empty_hand() -> None:
    match = house("1.room: broom_cupboard\npurple.hand: bump")
    show(match, PURPLE, "bump", "broom_cupboard")
    assert asked(match) == (PURPLE, "turn")


# --- Cold Pantry -----------------------------------------------------------------------------------


@card("cold_pantry")
def test_the_cold_pantry_gives_two_scares_beyond_three_if_need_be() -> None:
    match = house("purple.hand: chill bump bump moan\npurple.deck: ... creak creak")
    show(match, PURPLE, "chill", "cold_pantry", "yes")
    assert hand(match, PURPLE) == ["bump", "bump", "creak", "creak", "moan"]


@card("cold_pantry")
def test_others_see_only_how_much_the_cold_pantry_gave() -> None:
    match = house()
    show(match, PURPLE, "chill", "cold_pantry", "yes")
    assert hand(match, PURPLE, GREEN) == [None] * 4
    assert heard(match, GREEN, "draws") == [{"seat": "0", "count": 2}]


@card("cold_pantry")
@rule("HTH-5.3")
def test_the_cold_pantry_shuffles_the_discards_when_the_deck_runs_out() -> None:
    match = house(
        """
        purple.hand: chill
        purple.discard: bump bump moan moan
        3.hidden: purple-chill purple-chill purple-chill purple-creak purple-creak purple-creak purple-creak
        4.hidden: purple-bump purple-bump purple-moan
        """
    )
    assert ghost(match, PURPLE)["deck"] == 1
    show(match, PURPLE, "chill", "cold_pantry", "yes")
    assert len(hand(match, PURPLE)) == 2
    assert (ghost(match, PURPLE)["deck"], ghost(match, PURPLE)["discards"]) == (3, 0)


# --- Front Hall ------------------------------------------------------------------------------------


@card("front_hall")
def test_the_front_hall_sends_a_hunter_under_the_deck_and_lets_the_top_one_in() -> None:
    match = house("1.room: front_hall\nhunters: ... biscuit")
    show(match, PURPLE, "bump", "front_hall", "yes")
    assert options(match, PURPLE) == ["front_hall", "cold_pantry", "linen_room", "library"]
    act(match, PURPLE, "library")
    assert hunters(match)["library"] == "biscuit"
    assert state(match).hunters.look(SPECTATOR) == ["sir_percy_moth", *[None] * 19]


@card("front_hall")
def test_everybody_sees_who_leaves_the_front_hall_and_who_comes() -> None:
    match = house("1.room: front_hall\nhunters: ... biscuit")
    show(match, PURPLE, "bump", "front_hall", "yes", "front_hall")
    facts = {"room": "front_hall", "hunter": "brother_anselm", "newcomer": "biscuit"}
    assert heard(match, SPECTATOR, "replaced") == [facts]


@card("front_hall")
@rule("HTH-b-5", "HTH-b-11")
def test_room_and_scares_stay_when_the_front_hall_works() -> None:
    match = house("1.room: front_hall\n4.hidden: green-chill\n4.shown: green-creak\nhunters: ... biscuit")
    show(match, PURPLE, "bump", "front_hall", "yes", "library")
    assert shown(match, "library") == ["green-creak"]
    assert hidden(match, "library", GREEN) == ["green-chill"]


@card("front_hall")
def test_the_front_hall_can_do_nothing_when_no_hunter_waits() -> None:
    match = house("1.room: front_hall" + NO_MORE_HUNTERS)
    show(match, PURPLE, "bump", "front_hall")
    assert asked(match) == (PURPLE, "turn")
    assert hunters(match)["front_hall"] == "brother_anselm"


# --- Laboratory ------------------------------------------------------------------------------------


@card("laboratory")
def test_the_laboratory_swaps_the_hunters_of_two_rooms_and_nothing_else() -> None:
    match = house("1.room: laboratory\n2.shown: green-chill\n4.hidden: green-moan")
    show(match, PURPLE, "bump", "laboratory", "yes", "cold_pantry", "library")
    assert hunters(match) == {
        "laboratory": "brother_anselm",
        "cold_pantry": "sir_percy_moth",
        "linen_room": "prof_quill",
        "library": "captain_bosk",
    }
    assert shown(match, "cold_pantry") == ["green-chill"]
    assert hidden(match, "library", GREEN) == ["green-moan"]
    assert heard(match, SPECTATOR, "swapped") == [
        {"room": "cold_pantry", "hunter": "sir_percy_moth", "place": "library", "stranger": "captain_bosk"}
    ]


@card("laboratory")
def test_the_laboratory_may_swap_its_own_hunter_but_not_with_itself() -> None:
    match = house("1.room: laboratory")
    show(match, PURPLE, "bump", "laboratory", "yes", "laboratory")
    refused(match, PURPLE, "laboratory")
    act(match, PURPLE, "linen_room")
    assert hunters(match)["linen_room"] == "brother_anselm"


@card("laboratory")
def test_the_laboratory_swaps_only_hunters_who_are_there() -> None:
    match = house("1.room: laboratory\n2.hunter:" + NO_MORE_HUNTERS)
    show(match, PURPLE, "bump", "laboratory", "yes")
    refused(match, PURPLE, "cold_pantry")


@card("laboratory")
def test_the_laboratory_can_do_nothing_with_a_single_hunter() -> None:
    match = house("1.room: laboratory\n2.hunter:\n3.hunter:\n4.hunter:" + NO_MORE_HUNTERS)
    show(match, PURPLE, "bump", "laboratory")
    assert asked(match) == (PURPLE, "turn")


# --- Library ---------------------------------------------------------------------------------------


@card("library")
@rule("HTH-b-38")
def test_the_library_lets_you_and_nobody_else_peek_at_all_that_is_hidden_in_a_room() -> None:
    match = house("1.hidden: green-moan yellow-creak purple-chill\n3.hidden: green-bump")
    show(match, PURPLE, "bump", "library", "yes", "music_room")
    assert hidden(match, "music_room", PURPLE) == ["green-moan", "yellow-creak", "purple-chill"]
    assert hidden(match, "music_room", YELLOW) == [None, "yellow-creak", None]
    assert hidden(match, "music_room", SPECTATOR) == [None, None, None]
    assert hidden(match, "linen_room", PURPLE) == [None]


@card("library")
def test_everybody_sees_where_you_peek_and_only_you_hear_what() -> None:
    match = house("1.hidden: green-moan")
    show(match, PURPLE, "bump", "library", "yes", "music_room")
    assert heard(match, GREEN, "peeks") == [{"seat": "0", "room": "music_room"}]
    assert heard(match, PURPLE, "sees") == [{"seat": "1", "room": "music_room", "scare": "green-moan"}]
    assert heard(match, GREEN, "sees") == heard(match, SPECTATOR, "sees") == []


@card("library")
def test_you_go_on_knowing_what_you_peeked_at_but_not_what_comes_later() -> None:
    match = house("1.hidden: green-moan")
    show(match, PURPLE, "bump", "library", "yes", "music_room")
    hide(match, PURPLE, "chill", "library")
    act(match, PURPLE, [])
    hide(match, GREEN, "chill", "music_room")
    assert hidden(match, "music_room", PURPLE) == ["green-moan", None]


@card("library")
def test_the_library_opens_only_rooms_with_secrets_of_others() -> None:
    match = house("1.hidden: green-moan\n2.hidden: purple-bump\n4.hidden: pink-bump")
    show(match, PURPLE, "bump", "library", "yes")
    assert options(match, PURPLE) == ["music_room", "library"]


@card("library")
def test_the_library_can_do_nothing_where_there_are_no_secrets() -> None:
    match = house("2.hidden: purple-bump")
    show(match, PURPLE, "bump", "library")
    assert asked(match) == (PURPLE, "turn")


# --- Linen Room ------------------------------------------------------------------------------------


@card("linen_room")
def test_the_linen_room_gives_back_an_old_scare_of_your_choice() -> None:
    match = house("purple.discard: creak bump creak\ngreen.discard: moan")
    show(match, PURPLE, "chill", "linen_room", "yes")
    assert options(match, PURPLE) == ["purple-bump", "purple-creak"]
    act(match, PURPLE, "purple-creak")
    assert hand(match, PURPLE) == ["bump", "creak", "moan"]
    assert ghost(match, PURPLE)["discard"] == ["purple-bump", "purple-creak"]


@card("linen_room")
def test_others_see_only_that_the_linen_room_gave_one() -> None:
    match = house("purple.discard: creak bump")
    show(match, PURPLE, "chill", "linen_room", "yes", "purple-creak")
    assert heard(match, GREEN, "takes-old") == [{"seat": "0", "scare": None}]
    assert heard(match, PURPLE, "takes-old") == [{"seat": "0", "scare": "purple-creak"}]
    assert hand(match, PURPLE, GREEN) == [None] * 3


@card("linen_room")
def test_the_linen_room_can_do_nothing_with_an_empty_discard_pile() -> None:
    match = house()
    show(match, PURPLE, "chill", "linen_room")
    assert asked(match) == (PURPLE, "turn")


# --- Music Room ------------------------------------------------------------------------------------


@card("music_room")
def test_the_music_room_pays_a_skull_for_all_to_see() -> None:
    match = house("purple.skulls = 2")
    events = show(match, PURPLE, "bump", "music_room", "yes")
    assert told(events) == ["shows", "uses", "gains"]
    assert heard(match, GREEN, "gains") == [{"seat": "0", "count": 1}]
    assert ghost(match, PURPLE, GREEN)["skulls"] == 3


@card("music_room")
@rule("HTH-b-21")
def test_the_music_room_pays_every_time_though_the_tokens_have_run_out() -> None:
    match = house("green.skulls = 55")
    show(match, PURPLE, "bump", "music_room", "yes")
    show(match, PURPLE, "moan", "music_room", "yes")
    assert ghost(match, PURPLE)["skulls"] == 2


@card("music_room")
@rule("HTH-3.4")
def test_a_boo_finished_by_hand_uses_no_power() -> None:
    match = house("1.shown: green-bump green-bump green-moan")
    boo(match, PURPLE, "music_room")
    assert ghost(match, PURPLE)["skulls"] == 0
