"""ED-10: the twenty Actions, one after the other."""

from __future__ import annotations

import pytest

from tests.games.edwardian.fireside import (
    AMBER,
    BOTTLE,
    CLARET,
    INDIGO,
    act,
    all_in_place,
    asked,
    complete,
    discards,
    done,
    evening,
    hand,
    heard,
    key,
    line,
    options,
    refused,
    sees,
    state,
    strike,
)
from tests.rules import card, rule

TERROR_LINES = {
    "dread_old_god": "private_library mysterious_door",
    "hunting_spirit": "country_walk tin_whistle",
    "magical_summoning": "country_walk tin_whistle",
    "tortured_soul": "private_library mysterious_door",
    "fateful_possession": "roadside_inn engraved_coin",
}


@card("sudden_inspiration", "magickal_dabbling", "enlightening_conversation", "consult_expert", "pray")
@rule("ED-10", "ED-10.1", "ED-10.4", "ED-10.6", "ED-10.9", "ED-10.10")
@pytest.mark.parametrize(
    ("action", "terror"),
    [
        ("sudden_inspiration", "fateful_possession"),
        ("magickal_dabbling", "magical_summoning"),
        ("enlightening_conversation", "tortured_soul"),
        ("consult_expert", "hunting_spirit"),
        ("pray", "dread_old_god"),
    ],
)
def test_actions_against_terrors(action: str, terror: str) -> None:
    scene = (
        f"bottle.1: {TERROR_LINES[terror]}\nclaret.hand: {terror} losing_sleep\nbottle.hand: {action} fever"
    )
    match = strike(scene, terror, "bottle.1")
    done(match)
    assert options(match, BOTTLE) == [f"own-1:{action}", "pass"]
    act(match, BOTTLE, f"own-1:{action}")
    assert line(match, "bottle.1") == TERROR_LINES[terror].split()
    assert discards(match) == [terror, action]


@card("search_the_area", "nervous_exhaustion", "dead_faint", "terrible_accident", "fever")
@rule("ED-10.3", "ED-10.12", "ED-10.14", "ED-10.18", "ED-10.20")
@pytest.mark.parametrize(
    ("action", "places"),
    [
        ("search_the_area", ["private_library", "wealthy_relatives_mansion"]),
        ("nervous_exhaustion", ["disused_graveyard", "ruined_church"]),
        ("dead_faint", ["ocean_bound_vessel", "auction_of_curiosities"]),
        ("terrible_accident", ["roadside_inn", "country_walk"]),
        ("fever", ["archaeological_dig", "foreign_village"]),
    ],
)
def test_actions_that_leave_a_setting(action: str, places: list[str]) -> None:
    """Either of two Settings, if it is bare; no other."""
    stranger = "roadside_inn" if "roadside_inn" not in places else "ruined_church"
    scene = f"""
        claret.1: {stranger}
        claret.2: {places[0]}
        claret.3: {places[1]}
        claret.hand: {action} storm
        step = own
    """
    match = evening(scene)
    assert options(match, CLARET) == [f"own-2:{action}", f"own-3:{action}", "done"]
    act(match, CLARET, f"own-3:{action}")
    assert line(match, "claret.3") == []
    assert discards(match) == [places[1], action]


@card("examine_focus", "drawing_the_wrong_conclusion")
@rule("ED-10.5", "ED-10.19", "ED-b-43")
@pytest.mark.parametrize("action", ["examine_focus", "drawing_the_wrong_conclusion"])
def test_actions_that_remove_any_focus_of_yours(action: str) -> None:
    scene = f"""
        claret.1: roadside_inn engraved_coin
        claret.2: private_library mysterious_door
        bottle.1: country_walk tin_whistle
        claret.hand: {action} storm
        step = own
    """
    match = evening(scene)
    assert options(match, CLARET) == [f"use:{action}", "done"]
    act(match, CLARET, f"use:{action}")
    assert options(match, CLARET) == ["engraved_coin", "mysterious_door"]
    act(match, CLARET, "mysterious_door")
    assert line(match, "claret.2") == ["private_library"]
    assert discards(match) == ["mysterious_door", action]


# --- Refreshments --------------------------------------------------------------------------------------


TEA = "claret.hand: refreshments fever storm\nstock: ... psychic historian\nstep = own"


@card("refreshments")
@rule("ED-10.2")
@pytest.mark.parametrize(
    ("kept", "dropped"),
    [([], []), (["psychic"], ["storm"]), (["historian", "psychic"], ["fever", "storm"])],
)
def test_keep_none_one_or_both(kept: list[str], dropped: list[str]) -> None:
    match = evening(TEA)
    act(match, CLARET, "use:refreshments")
    assert options(match, CLARET) == ["historian", "psychic"]
    act(match, CLARET, kept)
    if kept:
        question = match.questions[0]
        assert (question.low, question.high, question.keys()) == (len(kept), len(kept), ["fever", "storm"])
        act(match, CLARET, dropped)
    left = {"fever", "storm", "psychic", "historian"} & set(hand(match, CLARET))
    assert left == {"fever", "storm"} - set(dropped) | set(kept)
    assert discards(match)[-1] == "refreshments"
    assert all_in_place(match)


@card("refreshments")
@rule("ED-10.2")
def test_what_is_kept_is_a_secret() -> None:
    match = evening(TEA)
    act(match, CLARET, "use:refreshments", ["psychic"], ["fever"])
    assert heard(match, BOTTLE, "keeps-some") == [{"seat": "0", "dropped": ["fever"], "cards": None}]
    assert sees(match, BOTTLE, CLARET) == []


@card("refreshments")
@rule("ED-10.2", "ED-b-68")
def test_an_empty_hand_has_room_for_both() -> None:
    match = evening(TEA.replace(" fever storm", ""))
    act(match, CLARET, "use:refreshments", ["psychic", "historian"])
    assert {"psychic", "historian"} <= set(hand(match, CLARET))
    assert heard(match, BOTTLE, "has-room") == [{"seat": "0", "cards": None}]
    assert all_in_place(match)


# --- Blood Letting -------------------------------------------------------------------------------------


BLOOD = "claret.hand: blood_letting fever storm pray\nbottle.hand: psychic historian fire\nstep = own"


@card("blood_letting")
@rule("ED-10.7")
def test_two_cards_are_exchanged_with_the_left_each_choosing_their_own() -> None:
    match = evening(BLOOD)
    act(match, CLARET, "use:blood_letting")
    assert options(match, CLARET) == ["fever", "storm", "pray"]
    act(match, CLARET, ["fever", "pray"])
    assert asked(match) == (BOTTLE, "exchange")
    assert options(match, BOTTLE) == ["psychic", "historian", "fire"], "what is coming is not known yet"
    act(match, BOTTLE, ["historian", "fire"])
    assert hand(match, CLARET) == ["fire", "historian", "storm"]
    assert hand(match, BOTTLE) == ["fever", "pray", "psychic"]


@card("blood_letting")
@rule("ED-10.7")
def test_only_the_two_see_the_exchange() -> None:
    match = evening(BLOOD)
    act(match, CLARET, "use:blood_letting", ["fever", "pray"])
    assert match.view(BOTTLE)["aside"] == match.view(AMBER)["aside"] == [None, None]
    act(match, BOTTLE, ["historian", "fire"])
    told = heard(match, CLARET, "exchanged")[0]
    assert told == {
        "seat": "0",
        "by": "1",
        "count": 2,
        "given": ["fever", "pray"],
        "taken": ["historian", "fire"],
    }
    assert heard(match, BOTTLE, "exchanged")[0] == told
    assert heard(match, AMBER, "exchanged")[0] == {**told, "given": None, "taken": None}
    assert sees(match, CLARET, BOTTLE) == ["fever", "pray"]
    assert sees(match, BOTTLE, CLARET) == ["fire", "historian"]
    assert sees(match, AMBER, CLARET) == sees(match, -1, BOTTLE) == []


@card("blood_letting")
@rule("ED-10.7", "ED-b-17")
def test_on_an_opponent_it_is_that_player_who_exchanges() -> None:
    match = strike(
        "claret.hand: blood_letting pray\nbottle.hand: fever storm\namber.hand: fire psychic",
        "blood_letting",
        "bottle.1",
    )
    act(match, BOTTLE, ["fever", "storm"])
    act(match, AMBER, ["fire", "psychic"])
    assert hand(match, BOTTLE) == ["fire", "psychic"]


@card("blood_letting")
@rule("ED-b-48")
def test_the_smaller_hand_decides_how_many() -> None:
    match = evening("claret.hand: blood_letting fever storm\nbottle.hand: psychic\nstep = own")
    act(match, CLARET, "use:blood_letting", ["fever"])
    act(match, BOTTLE, ["psychic"])
    assert hand(match, CLARET) == ["psychic", "storm"]
    nothing = evening("claret.hand: blood_letting fever storm\nstep = own")
    act(nothing, CLARET, "use:blood_letting")
    assert heard(nothing, AMBER, "nothing-to-exchange")


# --- the others ------------------------------------------------------------------------------------------


@card("send_telegram")
@rule("ED-10.8", "ED-b-34")
def test_a_telegram_calls_a_friend_from_the_discards() -> None:
    match = evening("claret.hand: send_telegram fever\ndiscards: historian\nstep = own")
    act(match, CLARET, "use:send_telegram")
    assert hand(match, CLARET) == ["fever", "historian"]
    assert discards(match) == ["send_telegram"]
    assert options(evening("claret.hand: send_telegram fever\nstep = own"), CLARET) == ["done"]


@card("fisticuffs")
@rule("ED-10.11", "ED-b-29")
def test_fisticuffs_cost_you_and_your_left_neighbour_a_turn() -> None:
    match = strike("claret.hand: fisticuffs fever", "fisticuffs", "bottle.1")
    assert [player.missed for player in state(match).players] == [0, 1, 1, 0]
    own = evening("claret.hand: fisticuffs fever\nstep = own")
    act(own, CLARET, "use:fisticuffs")
    assert [player.missed for player in state(own).players] == [1, 1, 0, 0]


@card("fisticuffs")
@rule("ED-b-29")
def test_between_two_players_nobody_gains_by_it() -> None:
    match = strike("claret.hand: fisticuffs fever\nbottle.hand: storm", "fisticuffs", "bottle.1", players=2)
    act(match, CLARET, "done", "done")
    assert [player.missed for player in state(match).players] == [0, 0]
    assert asked(match) == (BOTTLE, "attack")


@card("losing_sleep")
@rule("ED-10.13", "ED-b-30")
def test_losing_sleep_costs_a_turn() -> None:
    match = strike(
        "claret.hand: losing_sleep fever\nbottle.hand: storm\namber.hand: fire", "losing_sleep", "bottle.1"
    )
    act(match, CLARET, "done", "done")
    assert heard(match, INDIGO, "misses") == [{"seat": "1"}]
    assert asked(match) == (AMBER, "attack")
    assert hand(match, BOTTLE) == ["storm"], "no refill"


@card("over_indulgence")
@rule("ED-10.15")
@pytest.mark.parametrize(
    ("shown", "then"), [("country_walk", "lap"), ("dread_old_god", "lap"), ("historian", "must-forfeit")]
)
def test_over_indulgence(shown: str, then: str) -> None:
    hands = "claret.hand: over_indulgence storm\nbottle.hand: fever fire\namber.hand: arrested"
    match = strike(f"{hands}\nstock: ... {shown}", "over_indulgence", "bottle.1", [0])
    assert heard(match, INDIGO, then)[0]["seat"] == "1"


@card("violent_temper")
@rule("ED-10.16")
def test_a_violent_temper_costs_a_friend_and_brings_a_card() -> None:
    scene = "claret.hand: violent_temper pray\nbottle.hand: historian psychic\nstock: ... storm"
    match = strike(scene, "violent_temper", "bottle.1")
    act(match, BOTTLE, "historian")
    assert hand(match, BOTTLE) == ["psychic", "storm"]
    assert discards(match) == ["historian", "violent_temper"]


@card("violent_temper")
@rule("ED-10.16", "ED-b-60")
def test_or_nothing_if_you_have_no_friend() -> None:
    match = strike("claret.hand: violent_temper pray\nbottle.hand: storm", "violent_temper", "bottle.1")
    act(match, BOTTLE, "none")
    assert heard(match, AMBER, "friendless") == [{"seat": "1"}]
    assert hand(match, BOTTLE) == ["storm"]


@card("activate_focus")
@rule("ED-10.17", "ED-b-45")
def test_activate_focus_brings_a_terror_out_of_the_discards() -> None:
    scene = """
        bottle.1: private_library mysterious_door
        discards: dread_old_god hunting_spirit tortured_soul
        claret.hand: activate_focus pray
    """
    match = strike(scene, "activate_focus", "bottle.1")
    assert asked(match) == (CLARET, "which-terror")
    assert options(match, CLARET) == ["dread_old_god", "tortured_soul"]
    act(match, CLARET, "tortured_soul")
    assert line(match, "bottle.1") == ["private_library", "mysterious_door", "tortured_soul"]
    done(match)
    assert complete(match, "bottle.1")


@card("activate_focus")
@rule("ED-b-46")
def test_it_needs_a_terror_that_fits() -> None:
    match = evening(
        "bottle.1: private_library mysterious_door\n"
        "discards: hunting_spirit\nclaret.hand: activate_focus pray"
    )
    refused(match, CLARET, key("activate_focus", "bottle.1"))
