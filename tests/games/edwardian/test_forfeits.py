"""ED-2.2 and ED-2.3: forfeits and advantages."""

from __future__ import annotations

import pytest

from seance.games.edwardian.box.deck import DECK
from tests.facts import bare
from tests.games.edwardian.fireside import (
    AMBER,
    BOTTLE,
    CLARET,
    INDIGO,
    act,
    all_in_place,
    asked,
    discards,
    hand,
    heard,
    options,
    sees,
    state,
    strike,
)
from tests.rules import rule

MIST = """
    claret.hand: strange_mist pray
    bottle.hand: fever storm
    amber.hand: fire psychic
"""


@rule("ED-2", "ED-2.2", "ED-b-19")
def test_the_left_neighbour_takes_a_random_card_and_gives_one_of_theirs() -> None:
    match = strike(MIST, "strange_mist", "bottle.1", [1])
    assert asked(match) == (AMBER, "replace")
    question = match.questions[0].data()
    assert bare(question["about"]) == {"victim": "1", "card": "storm"}
    assert options(match, AMBER) == ["give:fire", "give:psychic"]
    act(match, AMBER, "give:psychic")
    assert hand(match, BOTTLE) == ["fever", "psychic"]
    assert hand(match, AMBER) == ["fire", "storm"]


@rule("ED-2.2", "ED-b-19")
def test_only_the_two_of_them_know_which_cards() -> None:
    match = strike(MIST, "strange_mist", "bottle.1", [1])
    act(match, AMBER, "give:psychic")
    told = {"seat": "1", "by": "2", "taken": "storm", "given": "psychic"}
    unseen = {"seat": "1", "by": "2", "taken": None, "given": None}
    assert [heard(match, seat, "forfeit-swapped")[0] for seat in range(-1, 4)] == [
        unseen,
        unseen,
        told,
        told,
        unseen,
    ]
    assert sees(match, AMBER, BOTTLE) == ["psychic"]
    assert sees(match, BOTTLE, AMBER) == ["storm"]
    assert sees(match, CLARET, AMBER) == sees(match, INDIGO, BOTTLE) == []


@rule("ED-b-19", "ED-b-20")
def test_or_any_card_of_the_discards_and_then_yours_goes_there() -> None:
    match = strike("discards: historian arrested" + MIST, "strange_mist", "bottle.1", [0])
    assert options(match, AMBER) == ["give:fire", "give:psychic", "fetch:historian", "fetch:arrested"]
    act(match, AMBER, "fetch:historian")
    assert hand(match, BOTTLE) == ["historian", "storm"]
    assert discards(match) == ["arrested", "fever", "strange_mist"]
    assert [sees(match, seat, BOTTLE) for seat in (CLARET, AMBER, INDIGO, -1)] == [["historian"]] * 4
    assert all_in_place(match)


@rule("ED-b-18", "ED-b-22")
def test_empty_pile_two_players() -> None:
    """Bottle forfeits to Claret, who must give a card from hand; both hands keep their size."""
    scene = "claret.hand: strange_mist pray fire\nbottle.hand: fever storm"
    match = strike(scene, "strange_mist", "bottle.1", [1], players=2)
    assert asked(match) == (CLARET, "replace")
    assert options(match, CLARET) == ["give:pray", "give:fire"]
    act(match, CLARET, "give:fire")
    assert hand(match, BOTTLE) == ["fever", "fire"]
    assert hand(match, CLARET) == ["pray", "storm"]


@rule("ED-b-18")
def test_with_nothing_to_give_the_card_goes_back() -> None:
    match = strike("claret.hand: strange_mist pray\nbottle.hand: fever", "strange_mist", "bottle.1", [0])
    assert hand(match, BOTTLE) == ["fever"]
    assert heard(match, CLARET, "given-back")
    assert sees(match, AMBER, BOTTLE) == ["fever"]
    assert asked(match) == (CLARET, "attack")


@rule("ED-b-21")
def test_with_an_empty_hand_nothing_happens() -> None:
    match = strike("claret.hand: strange_mist pray\namber.hand: fever", "strange_mist", "bottle.1")
    assert heard(match, INDIGO, "nothing-to-forfeit") == [{"seat": "1"}]
    assert asked(match) == (CLARET, "attack")


@rule("ED-b-33")
def test_a_thief_may_be_taken_but_is_not_given() -> None:
    scene = "claret.hand: strange_mist pray\nbottle.hand: urchin_thief\namber.hand: fever\nthieving = yes"
    match = strike(scene, "strange_mist", "bottle.1", [0])
    act(match, AMBER, "give:fever")
    assert hand(match, AMBER) == ["urchin_thief"]
    scene = (
        "claret.hand: strange_mist pray\nbottle.hand: fever\namber.hand: urchin_thief storm\nthieving = yes"
    )
    assert options(strike(scene, "strange_mist", "bottle.1", [0]), AMBER) == ["give:storm"]


VISION = """
    claret.hand: hallucination pray
    bottle.hand: fever storm
    stock: ... fire psychic country_walk
"""


@rule("ED-2.3")
def test_two_cards_one_to_keep_for_one_of_yours() -> None:
    match = strike(VISION, "hallucination", "bottle.1")
    assert options(match, BOTTLE) == ["psychic", "fire", "pass"]
    act(match, BOTTLE, "psychic")
    assert options(match, BOTTLE) == ["fever", "storm"]
    act(match, BOTTLE, "fever")
    assert hand(match, BOTTLE) == ["psychic", "storm"]
    assert discards(match) == ["country_walk", "fever", "fire", "hallucination"]


@rule("ED-2.3")
def test_the_others_see_what_is_dropped_and_not_what_is_kept() -> None:
    match = strike(VISION, "hallucination", "bottle.1")
    assert match.view(BOTTLE)["aside"] == ["psychic", "fire"]
    assert match.view(AMBER)["aside"] == [None, None]
    act(match, BOTTLE, "psychic", "fever")
    assert heard(match, AMBER, "keeps-one") == [{"seat": "1", "dropped": "fever", "card": None}]
    assert heard(match, BOTTLE, "keeps-one") == [{"seat": "1", "dropped": "fever", "card": "psychic"}]


@rule("ED-2.3")
def test_you_may_keep_nothing() -> None:
    match = strike(VISION, "hallucination", "bottle.1")
    act(match, BOTTLE, "pass")
    assert hand(match, BOTTLE) == ["fever", "storm"]
    assert discards(match) == ["country_walk", "psychic", "fire", "hallucination"]


@rule("ED-2.3", "ED-b-33")
def test_a_thief_does_not_pay_for_an_advantage() -> None:
    match = strike(
        VISION.replace("fever storm", "urchin_thief") + "thieving = yes", "hallucination", "bottle.1"
    )
    assert options(match, BOTTLE) == ["pass"]


@rule("ED-2.3", "ED-b-68")
@pytest.mark.parametrize(("answer", "kept"), [("psychic", ["psychic"]), ("pass", [])])
def test_an_empty_hand_has_room_and_pays_nothing(answer: str, kept: list[str]) -> None:
    match = strike(VISION.replace("fever storm", ""), "hallucination", "bottle.1")
    assert options(match, BOTTLE) == ["psychic", "fire", "pass"]
    act(match, BOTTLE, answer)
    assert asked(match) == (CLARET, "attack")
    assert hand(match, BOTTLE) == kept
    assert all_in_place(match)
    assert len(state(match).stock.cards) + len(discards(match)) == len(DECK) - 1 - len(kept)
    assert heard(match, AMBER, "has-room") == [{"seat": "1", "cards": None} for _ in kept]
