"""ED-6: the Lap of the Gods, with all its outcomes."""

from __future__ import annotations

import pytest

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
    evening,
    hand,
    heard,
    options,
    sees,
    strike,
)
from tests.rules import rule

HANDS = """
    claret.hand: disembodied_presence pray
    bottle.hand: fever storm
    amber.hand: fire psychic
    indigo.hand: arrested
"""


def gods(stock: str, script: list[int] | None = None, hands: str = HANDS, **settings: int) -> object:
    return strike(f"{hands}\nstock: ... {stock}", "disembodied_presence", "bottle.1", script, **settings)


@rule("ED-6", "ED-b-24")
def test_three_cards_are_revealed_and_discarded() -> None:
    match = strike(
        f"{HANDS}\nstock: ... historian refreshments garrotted", "disembodied_presence", "bottle.1"
    )
    assert heard(match, -1, "lap") == [{"seat": "1", "cards": ["garrotted", "refreshments", "historian"]}]
    assert discards(match)[:3] == ["garrotted", "refreshments", "historian"]
    assert discards(match)[-1] == "disembodied_presence"


@rule("ED-6.1", "ED-b-23", "ED-b-26")
def test_three_essentials_strike_an_opponent_down() -> None:
    """Setting, Focus, Terror: three essentials, but not three of a kind."""
    stock = "possession transformation country_walk tin_whistle dread_old_god"
    match = strike(f"{HANDS}\nstock: ... {stock}", "disembodied_presence", "bottle.1")
    assert asked(match) == (BOTTLE, "strike-down")
    assert options(match, BOTTLE) == ["2", "3", "0"]
    act(match, BOTTLE, "2")
    assert hand(match, AMBER) == ["possession", "transformation"]
    assert {"fire", "psychic"} <= set(discards(match))


@rule("ED-6.1")
def test_with_two_players_there_is_no_choice() -> None:
    scene = (
        "claret.hand: disembodied_presence pray\n"
        "bottle.hand: fever\n"
        "stock: ... country_walk ruined_church dread_old_god"
    )
    match = strike(scene, "disembodied_presence", "bottle.1", players=2)
    assert "pray" in discards(match)
    assert asked(match) == (CLARET, "attack")


@rule("ED-6.2", "ED-b-27")
@pytest.mark.parametrize("keep", [True, False])
def test_two_essentials_and_a_support_take_a_card_from_the_left(keep: bool) -> None:
    stock = "possession country_walk tin_whistle garrotted"
    match = strike(f"{HANDS}\nstock: ... {stock}", "disembodied_presence", "bottle.1", [1])
    assert asked(match) == (BOTTLE, "keep-taken")
    assert hand(match, AMBER) == ["fire", "possession"], "the neighbour has been replenished"
    assert bare(match.questions[0].data()["about"]) == {"cards": ["psychic"]}
    assert options(match, BOTTLE) == ["fever", "storm", "pass"]
    act(match, BOTTLE, "fever" if keep else "pass")
    assert hand(match, BOTTLE) == (["psychic", "storm"] if keep else ["fever", "storm"])
    assert ("fever" if keep else "psychic") in discards(match)
    assert sees(match, AMBER, BOTTLE) == (["psychic"] if keep else [])
    assert all_in_place(match)


@rule("ED-6.3", "ED-b-27")
@pytest.mark.parametrize("keep", [True, False])
def test_one_essential_and_two_supports_let_the_left_take_a_card(keep: bool) -> None:
    stock = "possession country_walk refreshments garrotted"
    match = strike(f"{HANDS}\nstock: ... {stock}", "disembodied_presence", "bottle.1", [0])
    assert asked(match) == (AMBER, "keep-taken")
    assert hand(match, BOTTLE) == ["possession", "storm"]
    act(match, AMBER, "psychic" if keep else "pass")
    assert hand(match, AMBER) == (["fever", "fire"] if keep else ["fire", "psychic"])
    assert ("psychic" if keep else "fever") in discards(match)


@rule("ED-6.2", "ED-6.3")
def test_only_the_two_see_the_card_that_was_taken() -> None:
    stock = "possession country_walk refreshments garrotted"
    match = strike(f"{HANDS}\nstock: ... {stock}", "disembodied_presence", "bottle.1", [0])
    seen = [heard(match, seat, "snatches")[0]["card"] for seat in range(-1, 4)]
    assert seen == [None, None, "fever", "fever", None]
    assert [match.view(seat)["aside"] for seat in range(4)] == [[None], ["fever"], ["fever"], [None]]


@rule("ED-6.2")
def test_an_empty_hand_cannot_be_robbed() -> None:
    hands = "claret.hand: disembodied_presence pray\nbottle.hand: fever storm"
    match = strike(
        f"{hands}\nstock: ... country_walk tin_whistle garrotted", "disembodied_presence", "bottle.1"
    )
    assert heard(match, CLARET, "nothing-to-take") == [{"seat": "2", "by": "1"}]
    assert asked(match) == (CLARET, "attack")


@rule("ED-6.2", "ED-6.3", "ED-b-68")
@pytest.mark.parametrize("keep", [True, False])
@pytest.mark.parametrize(
    ("stock", "taker", "victim"),
    [("country_walk tin_whistle garrotted", BOTTLE, AMBER), ("country_walk fire garrotted", AMBER, BOTTLE)],
)
def test_whoever_holds_no_card_has_room_for_one(stock: str, taker: int, victim: int, keep: bool) -> None:
    chairs = {BOTTLE: "bottle", AMBER: "amber"}
    hands = f"claret.hand: disembodied_presence pray\n{chairs[victim]}.hand: fever"
    match = strike(f"{hands}\nstock: ... possession {stock}", "disembodied_presence", "bottle.1", [0])
    assert asked(match) == (taker, "keep-taken")
    assert options(match, taker) == ["keep", "pass"]
    act(match, taker, "keep" if keep else "pass")
    assert hand(match, taker) == (["fever"] if keep else [])
    assert hand(match, victim) == ["possession"]
    assert ("fever" in discards(match)) != keep
    assert sees(match, victim, taker) == hand(match, taker)
    assert heard(match, CLARET, "has-room") == ([{"seat": str(taker), "cards": None}] if keep else [])
    assert all_in_place(match)


@rule("ED-6.4", "ED-b-26")
def test_three_supports_throw_your_hand_to_the_winds() -> None:
    stock = "possession transformation historian refreshments garrotted"
    match = strike(f"{HANDS}\nstock: ... {stock}", "disembodied_presence", "bottle.1")
    assert hand(match, BOTTLE) == ["possession", "transformation"], "as many as were discarded"
    assert {"fever", "storm"} <= set(discards(match))


@rule("ED-6.5", "ED-b-23")
@pytest.mark.parametrize(
    "stock",
    [
        "country_walk roadside_inn ruined_church",
        "tin_whistle locked_box runestones",
        "dread_old_god hunting_spirit tortured_soul",
    ],
)
def test_three_of_one_essential_kind_pass_every_hand_to_the_left(stock: str) -> None:
    match = strike(f"{HANDS}\nstock: ... {stock}", "disembodied_presence", "bottle.1")
    assert [hand(match, seat) for seat in range(4)] == [
        ["arrested"],
        ["pray"],
        ["fever", "storm"],
        ["fire", "psychic"],
    ]
    assert heard(match, -1, "hands-pass")


@rule("ED-6.5")
def test_whoever_passed_a_hand_knows_it() -> None:
    match = strike(
        f"{HANDS}\nstock: ... tin_whistle locked_box runestones", "disembodied_presence", "bottle.1"
    )
    assert sees(match, BOTTLE, AMBER) == ["fever", "storm"]
    assert sees(match, CLARET, AMBER) == []
    assert sees(match, INDIGO, CLARET) == ["arrested"]


@rule("ED-b-28")
def test_the_discards_are_reshuffled_in_the_middle() -> None:
    match = evening(HANDS + "stock: transformation\ndiscards: ...")
    act(match, CLARET, "play-1:disembodied_presence:1")
    assert heard(match, AMBER, "reshuffles") == [{"count": 72}]
    assert all_in_place(match)


@rule("ED-b-28")
def test_with_too_few_cards_the_gods_sleep() -> None:
    match = evening(HANDS.replace("arrested", "arrested ...") + "stock: transformation garrotted")
    act(match, CLARET, "play-1:disembodied_presence:1")
    assert heard(match, AMBER, "gods-asleep")
    assert len(discards(match)) == 3
    assert all_in_place(match)
