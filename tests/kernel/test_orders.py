"""Standing orders say who is passed and why, from what their seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from seance.kernel.errors import Refused
from seance.kernel.game import View
from seance.kernel.orders import ASK, BARE, CONCERN, TURN, Orders, Windows, read_orders, why_passed
from seance.kernel.question import Prompt, ask_one
from seance.kernel.things import PASS, Card, Option, Seat

WOLF = Card("wolf", "Wolf")
CARDS = ["wolf", "owl"]


def touches(view: View, _prompt: Prompt) -> frozenset[str]:
    return frozenset(view["touched"])


WINDOWS = Windows(frozenset({"react"}), ("target", "vote"), touches)


def passed(orders: Orders, *touched: str, name: str = "react", plays: int = 1, alone: bool = False) -> str:
    options = [Option("play", WOLF)] * plays
    question = ask_one(Seat(0), name, "X-1", [*options, PASS])
    return why_passed(WINDOWS, orders, question, lambda _: {"touched": touched}, alone)


def test_without_orders_everything_is_asked() -> None:
    assert passed(Orders()) == ""
    assert passed(Orders(ASK, frozenset({"vote"}))) == ""


def test_whoever_passes_until_their_turn_is_asked_on_it() -> None:
    assert passed(Orders(TURN)) == TURN
    assert passed(Orders(TURN), TURN) == ""


def test_whoever_passes_until_a_concern_is_passed_on_their_turn_too() -> None:
    orders = Orders(CONCERN, frozenset({"vote"}))
    assert passed(orders) == TURN
    assert passed(orders, TURN) == CONCERN
    assert passed(orders, TURN, "vote") == ""


def test_only_a_concern_that_was_named_is_asked_for() -> None:
    orders = Orders(TURN, frozenset({"target"}))
    assert passed(orders, "target", "vote") == ""
    assert passed(orders, "vote") == TURN


def test_a_card_to_stop_for_is_asked_for_where_it_can_be_played() -> None:
    orders = Orders(TURN, stop=frozenset({"wolf"}))
    assert passed(orders) == ""
    assert passed(orders, plays=0) == TURN
    assert passed(Orders(TURN, stop=frozenset({"owl"}))) == TURN


def test_whoever_holds_on_is_asked_everything() -> None:
    assert passed(Orders(TURN, hold=True)) == ""
    assert passed(Orders(TURN, hold=True), plays=0, alone=True) == ""


def test_only_windows_are_let_pass() -> None:
    assert passed(Orders(TURN), name="act") == ""
    question = ask_one(Seat(0), "react", "X-1", [PASS])
    assert why_passed(None, Orders(TURN), question, lambda _: {}, alone=True) == ""


def test_only_whoever_is_alone_is_passed_for_having_nothing_to_play() -> None:
    assert passed(Orders(), plays=0) == ""
    assert passed(Orders(), plays=0, alone=True) == BARE
    assert passed(Orders(), plays=1, alone=True) == ""


def test_orders_are_the_same_after_a_journey_as_plain_data() -> None:
    data = Orders(TURN, frozenset({"vote", "target"}), frozenset({"wolf"}), hold=True).data()
    assert data == {"until": "turn", "unless": ["target", "vote"], "stop": ["wolf"], "hold": True}
    assert read_orders(WINDOWS, CARDS, data).data() == data
    assert read_orders(WINDOWS, CARDS, {}).data() == Orders().data()


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"until": "dawn"}, "to 'ask', or to pass until your 'turn' or a 'concern'; not 'dawn'"),
        ({"unless": ["room"]}, "'room' is nothing to be asked for; there is target, vote"),
        ({"stop": ["cat"]}, "no card 'cat' in the box"),
        ({"stop": ["wolf"] * 41}, "At most 40 cards"),
    ],
)
def test_bad_orders_are_refused_aloud(wanted: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused, match=why):
        read_orders(WINDOWS, CARDS, wanted)


def test_a_game_without_windows_takes_no_orders() -> None:
    with pytest.raises(Refused, match="In this game nobody"):
        read_orders(None, CARDS, {})
