"""HTH-7: phantoms, how they are earned, when they are played and what they score."""

from __future__ import annotations

import pytest

from seance.games.haunt_the_house.box.phantoms import PHANTOMS
from seance.kernel.zone import SPECTATOR
from tests.games.haunt_the_house.house import (
    GREEN,
    PINK,
    PURPLE,
    SKULLS,
    YELLOW,
    act,
    asked,
    boo,
    ghost,
    hand,
    heard,
    hide,
    house,
    options,
    points,
    refused,
    scored,
    show,
    state,
    summon,
    told,
    two_actions,
)
from tests.rules import rule

GREEN_IS_RIGHT = "1.hidden: green-moan\n"


@rule("HTH-7")
def test_phantoms_are_earned_by_correct_hidden_scares_and_cost_no_action() -> None:
    match = house("1.hidden: purple-moan\nphantoms: ... curious hungry")
    boo(match, PURPLE, "music_room")
    act(match, PURPLE, "take-phantom", "curious", "pass", [])
    for seat in (GREEN, YELLOW, PINK):
        two_actions(match, seat)
    summon(match, PURPLE, "curious")
    assert match.view()["actions"] == 2


@rule("HTH-7.1")
def test_the_phantoms_lie_face_down_beside_the_skulls() -> None:
    match = house("phantoms: ... curious hungry")
    assert match.view(PURPLE)["phantoms_left"] == len(PHANTOMS)
    assert state(match).phantoms.look(PURPLE) == [None] * len(PHANTOMS)


# --- HTH-7.2: rewards ------------------------------------------------------------------------------


@rule("HTH-7.2")
def test_a_reward_is_a_skull_or_a_phantom() -> None:
    match = house(GREEN_IS_RIGHT)
    boo(match, PURPLE, "music_room")
    assert asked(match) == (GREEN, "reward")
    assert options(match, GREEN) == ["take-skull", "take-phantom"]
    act(match, GREEN, "take-skull")
    assert ghost(match, GREEN)["skulls"] == 1
    assert ghost(match, GREEN)["phantoms"] == []


@rule("HTH-7.2", "HTH-b-43")
def test_of_two_phantoms_you_keep_one_and_the_other_goes_under_the_deck() -> None:
    match = house(GREEN_IS_RIGHT + "phantoms: ... curious hungry")
    boo(match, PURPLE, "music_room")
    act(match, GREEN, "take-phantom")
    assert options(match, GREEN) == ["hungry", "curious"]
    act(match, GREEN, "curious")
    assert ghost(match, GREEN)["phantoms"] == ["curious"]
    assert ghost(match, GREEN)["skulls"] == 0
    assert state(match).phantoms.cards[0].key == "hungry"
    assert len(state(match).phantoms.cards) == len(PHANTOMS) - 1


@rule("HTH-7.2")
def test_three_correct_scares_still_earn_one_choice() -> None:
    match = house("1.hidden: green-moan green-moan green-bump\npurple.hand: chill")
    boo(match, PURPLE, "music_room")
    act(match, GREEN, "take-skull")
    assert asked(match) == (PURPLE, "discard")


@rule("HTH-7.2")
def test_a_bluff_earns_no_choice() -> None:
    match = house("1.hidden: green-chill")
    boo(match, PURPLE, "music_room")
    assert asked(match) == (PURPLE, "discard")


@rule("HTH-7.2")
def test_rewards_are_taken_clockwise_from_the_ghost_whose_turn_it_is() -> None:
    match = house("turn = yellow\nyellow.hand: chill\n1.hidden: green-moan purple-bump yellow-moan")
    boo(match, YELLOW, "music_room")
    for seat in (YELLOW, PURPLE, GREEN):
        assert asked(match) == (seat, "reward")
        act(match, seat, "take-skull")
    assert asked(match) == (YELLOW, "discard")


@rule("HTH-7.2", "HTH-4.1")
def test_in_step_one_markers_are_laid_and_no_skulls_are_taken() -> None:
    match = house("1.hidden: green-moan pink-bump")
    boo(match, PURPLE, "music_room")
    assert match.view(SPECTATOR)["markers"] == [PINK]
    act(match, GREEN, "take-skull")
    assert match.view(SPECTATOR)["markers"] == []
    assert ghost(match, PINK)["skulls"] == 0


@rule("HTH-7.2")
def test_rewards_come_when_the_boo_is_completely_settled() -> None:
    match = house(
        GREEN_IS_RIGHT + "1.shown: yellow-bump yellow-bump\nrooms: ... cellar\nhunters: ... biscuit"
    )
    boo(match, PURPLE, "music_room")
    assert asked(match) == (GREEN, "reward")
    assert match.view()["rooms"][0]["hunter"] == "biscuit"
    assert ghost(match, PURPLE)["hunters"] == ["brother_anselm"]


@rule("HTH-b-34")
def test_everybody_sees_the_choice_and_only_its_ghost_the_cards() -> None:
    match = house(GREEN_IS_RIGHT + "phantoms: ... curious hungry")
    boo(match, PURPLE, "music_room")
    act(match, GREEN, "take-phantom")
    assert match.view(GREEN)["offer"] == ["hungry", "curious"]
    assert match.view(PURPLE)["offer"] == match.view(SPECTATOR)["offer"] == [None, None]
    act(match, GREEN, "curious")
    assert heard(match, GREEN, "prefers-phantom") == [{"seat": "1", "phantom": "curious"}]
    assert heard(match, PURPLE, "prefers-phantom") == [{"seat": "1", "phantom": None}]
    assert ghost(match, GREEN, PURPLE)["phantoms"] == [None]


@rule("HTH-b-34")
def test_everybody_sees_who_takes_a_skull() -> None:
    match = house(GREEN_IS_RIGHT)
    boo(match, PURPLE, "music_room")
    act(match, GREEN, "take-skull")
    assert heard(match, SPECTATOR, "prefers-skull") == [{"seat": "1", "count": 1}]


@rule("HTH-b-33")
def test_the_last_phantom_is_kept_without_a_choice() -> None:
    match = house(GREEN_IS_RIGHT + "phantoms: curious")
    boo(match, PURPLE, "music_room")
    act(match, GREEN, "take-phantom")
    assert ghost(match, GREEN)["phantoms"] == ["curious"]
    assert asked(match) == (PURPLE, "discard")


@rule("HTH-b-33")
def test_without_phantoms_the_reward_is_a_skull() -> None:
    match = house(GREEN_IS_RIGHT + "phantoms:")
    boo(match, PURPLE, "music_room")
    assert asked(match) == (PURPLE, "discard")
    assert ghost(match, GREEN)["skulls"] == 1


# --- HTH-7.3: when to play one ---------------------------------------------------------------------


@rule("HTH-7.3", "HTH-b-29")
def test_a_phantom_may_be_played_before_between_and_after_the_actions() -> None:
    match = house("purple.phantoms: curious")
    assert "summon:curious" in options(match, PURPLE)
    hide(match, PURPLE, "bump", "library")
    assert "summon:curious" in options(match, PURPLE)
    hide(match, PURPLE, "chill", "library")
    assert options(match, PURPLE) == ["summon:curious", "done"]
    summon(match, PURPLE, "curious")
    assert asked(match) == (PURPLE, "discard")


@rule("HTH-7.3")
def test_nobody_has_to_play_a_phantom() -> None:
    match = house("purple.phantoms: curious")
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "chill", "library")
    act(match, PURPLE, "done")
    assert asked(match) == (PURPLE, "discard")
    assert ghost(match, PURPLE)["phantoms"] == ["curious"]


@rule("HTH-7.3")
def test_one_phantom_a_turn() -> None:
    match = house("purple.phantoms: curious hungry dizzy")
    summon(match, PURPLE, "curious")
    hide(match, PURPLE, "bump", "library")
    refused(match, PURPLE, "summon:hungry")
    hide(match, PURPLE, "chill", "library")
    assert asked(match) == (PURPLE, "discard")
    refused(match, PURPLE, "summon:hungry")


@rule("HTH-7.3")
def test_another_phantom_in_the_next_turn() -> None:
    match = house("purple.phantoms: curious hungry", players=2)
    summon(match, PURPLE, "curious")
    two_actions(match, PURPLE)
    two_actions(match, GREEN)
    assert "summon:hungry" in options(match, PURPLE)


@rule("HTH-7.3")
def test_after_a_phantom_it_is_a_turn_of_actions_and_no_boo() -> None:
    match = house("purple.phantoms: curious")
    summon(match, PURPLE, "curious")
    refused(match, PURPLE, "boo:library")


@rule("HTH-7.3", "HTH-b-30")
def test_no_phantom_after_a_bad_boo() -> None:
    match = house("purple.phantoms: curious hungry bold patient tireless")
    boo(match, PURPLE, "cold_pantry")
    assert options(match, PURPLE) == ["pass"]
    refused(match, PURPLE, "summon:curious")
    refused(match, PURPLE, "summon:tireless")


@rule("HTH-7.3")
def test_no_phantom_after_a_successful_boo() -> None:
    match = house("1.shown: green-bump green-bump green-moan\npurple.phantoms: curious bold stubborn")
    boo(match, PURPLE, "music_room")
    assert options(match, PURPLE) == ["pass"]
    refused(match, PURPLE, "summon:curious")
    refused(match, PURPLE, "summon:stubborn")


@rule("HTH-b-30", "HTH-7.3")
@pytest.mark.parametrize(("phantom", "where"), [("stubborn", "cold_pantry"), ("tireless", "music_room")])
def test_a_phantom_that_says_so_may_be_played_on_a_boo(phantom: str, where: str) -> None:
    match = house(f"1.shown: green-bump green-bump green-moan\npurple.phantoms: {phantom}")
    refused(match, PURPLE, f"summon:{phantom}")
    boo(match, PURPLE, where)
    assert options(match, PURPLE) == [f"summon:{phantom}", "pass"]


@rule("HTH-7.3")
@pytest.mark.parametrize("where", ["cold_pantry", "music_room"])
def test_after_a_boo_whoever_holds_a_phantom_is_asked_so_that_being_asked_tells_nothing(where: str) -> None:
    match = house("1.shown: green-bump green-bump green-moan\npurple.phantoms: patient")
    boo(match, PURPLE, where)
    assert asked(match) == (PURPLE, "after-boo")


@rule("HTH-7.3")
def test_after_the_last_action_whoever_holds_a_phantom_is_asked_too() -> None:
    match = house("purple.phantoms: patient")
    hide(match, PURPLE, "bump", "library")
    hide(match, PURPLE, "chill", "library")
    assert asked(match) == (PURPLE, "turn")
    assert options(match, PURPLE) == ["done"]


@rule("HTH-7.3")
def test_whoever_holds_no_phantom_is_not_asked() -> None:
    match = house()
    boo(match, PURPLE, "cold_pantry")
    assert asked(match) == (PURPLE, "discard")


@rule("HTH-7.3")
def test_no_phantom_in_the_turn_of_another() -> None:
    match = house("green.phantoms: curious")
    refused(match, GREEN, "summon:curious")


@rule("HTH-b-29")
def test_no_phantom_in_the_middle_of_a_power() -> None:
    match = house("1.room: broom_cupboard\npurple.phantoms: curious")
    act(match, PURPLE, "pick:purple-bump")
    refused(match, PURPLE, "summon:curious")
    act(match, PURPLE, "show:broom_cupboard")
    refused(match, PURPLE, "summon:curious")
    act(match, PURPLE, "yes")
    refused(match, PURPLE, "summon:curious")


@rule("HTH-7.3")
def test_phantoms_are_no_part_of_the_hand_and_may_be_many() -> None:
    match = house("purple.hand: bump\npurple.phantoms: curious hungry dizzy bold patient sneaky")
    assert "draw" in options(match, PURPLE)
    act(match, PURPLE, "draw")
    assert len(hand(match, PURPLE)) == 3
    assert len(ghost(match, PURPLE)["phantoms"]) == 6


# --- HTH-7.4 and HTH-7.5 ---------------------------------------------------------------------------


@rule("HTH-7.4")
def test_a_phantom_is_turned_up_laid_down_and_carried_out() -> None:
    match = house("purple.phantoms: hungry")
    assert told(summon(match, PURPLE, "hungry")) == ["summons", "draws"]
    assert heard(match, SPECTATOR, "summons") == [{"seat": "0", "phantom": "hungry"}]
    assert ghost(match, PURPLE, SPECTATOR)["played"] == ["hungry"]
    assert len(hand(match, PURPLE)) == 6


@rule("HTH-b-36")
def test_a_played_phantom_stays_and_is_not_played_again() -> None:
    match = house("purple.phantoms: curious", players=2)
    summon(match, PURPLE, "curious")
    two_actions(match, PURPLE)
    two_actions(match, GREEN)
    assert ghost(match, PURPLE)["played"] == ["curious"]
    assert len(state(match).phantoms.cards) == len(PHANTOMS) - 1
    refused(match, PURPLE, "summon:curious")


@rule("HTH-7.5")
def test_unplayed_phantoms_score_nothing_neither_plus_nor_minus() -> None:
    unplayed = " ".join(key for key in SKULLS if key != "patient")
    final = scored(f"green.phantoms: {unplayed}")
    assert "phantoms" not in points(final.scores[GREEN])


@rule("HTH-7.5")
def test_patient_says_so_and_scores_from_the_hand() -> None:
    final = scored("green.phantoms: patient bold")
    assert points(final.scores[GREEN])["phantoms"] == SKULLS["patient"] > 0


@rule("HTH-2.6")
def test_beginners_are_never_asked_about_phantoms() -> None:
    match = house("1.room: cellar\n2.hidden: green-chill", version="beginner")
    show(match, PURPLE, "bump", "cellar", "yes", "1")
    assert asked(match) == (PURPLE, "turn")
