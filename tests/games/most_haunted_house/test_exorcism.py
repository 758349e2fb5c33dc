"""AM-6.6, AM-7.4, b-16, b-21: what three colleagues give for the fourth, and when nothing helps any more."""

from __future__ import annotations

from seance.games.most_haunted_house.state import CYCLES
from tests.games.most_haunted_house.night import (
    FOUR,
    ONE,
    THREE,
    TWO,
    act,
    asked,
    cycle,
    hand,
    night,
    state,
    told,
    winners,
)
from tests.rules import rule

LOST = "1.hand: the_tenant\n2.hand: glass_plate the_sleeper\n3.hand: the_governess\n4.hand: the_quiet_twin"


@rule("AM-6.6", "AM-7.4", "AM-b-16", "AM-b-17", "AM-b-21")
def test_three_colleagues_pay_for_an_exorcise() -> None:
    match = night("1.hand: the_tenant\n2.hand: glass_plate\n3.hand: vestry_candle\n4.hand: rowan_twig")
    assert [question.seat for question in match.questions] == [TWO, THREE]
    act(match, TWO, ["glass_plate"])
    act(match, THREE, ["vestry_candle"])
    assert [hand(match, seat) for seat in range(4)] == [[], [], [], ["rowan_twig"]]
    assert asked(match) == (TWO, "turn")


@rule("AM-6.6", "AM-b-18")
def test_nothing_is_paid_unless_it_is_enough() -> None:
    match = night("1.hand: the_tenant\n2.hand: glass_plate\n3.hand: vestry_candle")
    act(match, TWO, ["glass_plate"])
    act(match, THREE, [])
    assert [hand(match, seat) for seat in range(3)] == [["the_tenant"], ["glass_plate"], ["vestry_candle"]]
    assert asked(match) == (TWO, "turn")


@rule("AM-6.6", "AM-b-16")
def test_everybody_sees_who_would_give_what() -> None:
    match = night("1.hand: the_tenant\n2.hand: glass_plate\n3.hand: vestry_candle\n4.hand: night_light")
    assert act(match, TWO, ["glass_plate"]) == [], "nobody learns anything before all have answered"
    act(match, THREE, [])
    events = act(match, FOUR, [])
    offers = [event.seen_by(ONE) for event in events if event.name == "would-give"]
    assert [(each["facts"]["seat"], each["facts"]["charms"]) for each in offers if each is not None] == [
        ({"seat": TWO}, [{"card": "glass_plate"}]),
        ({"seat": THREE}, []),
        ({"seat": FOUR}, []),
    ]
    assert told(events)[3] == "is-not-enough"


@rule("AM-6.6", "AM-b-16")
def test_candles_go_before_proof_and_the_rest_stays() -> None:
    match = night("1.hand: the_tenant\n2.hand: glass_plate\n3.hand: vestry_candle\n4.hand: night_light")
    for seat, charm in ((TWO, "glass_plate"), (THREE, "vestry_candle"), (FOUR, "night_light")):
        act(match, seat, [charm])
    assert [hand(match, seat) for seat in range(4)] == [[], ["glass_plate"], [], []]


@rule("AM-b-18")
def test_who_cannot_be_helped_is_not_asked_about() -> None:
    match = night("1.hand: the_tenant\n2.hand: glass_plate")
    assert asked(match) == (TWO, "turn")


@rule("AM-b-21")
def test_all_four_possessed_are_asked_whether_to_give_up() -> None:
    match = night(LOST)
    assert [(question.seat, question.name) for question in match.questions] == [
        (seat, "concede") for seat in range(4)
    ]
    for seat in range(4):
        act(match, seat, "yes")
    result = match.result()
    assert result is not None
    assert (result.winners, result.why, state(match).cycle) == ([], "conceded", 0)


@rule("AM-b-21", "AM-b-18")
def test_if_one_of_them_will_not_give_up_the_clock_runs_to_the_morning() -> None:
    match = night(LOST)
    for seat in (ONE, TWO, THREE):
        act(match, seat, "yes")
    act(match, FOUR, "no")
    assert (asked(match), state(match).cycle) == ((ONE, "concede"), 1), "no turn in between asks anything"
    cycle(match, CYCLES - 1)
    result = match.result()
    assert result is not None
    assert (winners(match), result.why, state(match).cycle) == ([], "dawn", CYCLES)
