"""Deeds that change hands and decks."""

from __future__ import annotations

from seance.games.house_of_whack.cards import GREEN, Fiend, Twist
from seance.games.house_of_whack.deed import (
    COVET,
    DISCARD,
    DRAW,
    EXCHANGE,
    FORESEE,
    GAIN,
    HEARTS,
    LOSE,
    PEEK,
    SPILL,
    STEAL,
    TURN_UP,
    Deed,
)
from seance.games.house_of_whack.pieces import Clash
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import do, effect, hold, keys, known, last, table, would
from tests.rules import rule

A, B, C, D = (effect(key, Deed(GAIN, 1, GREEN)) for key in "abcd")


def twist(key: str) -> Twist:
    return Twist(key, key, "", (Deed(HEARTS, 1),))


def deck(at: Table, *names: str) -> None:
    """A Whack deck of Twists, the last named on top."""
    at.s.whack.take_all()
    at.s.whack_gone.take_all()
    for name in names:
        at.s.whack.add(twist(name))


@rule("HW-4.5")
def test_draw_knows_no_limit() -> None:
    at = table()
    hold(at, 2, A, B, C)
    do(at, Deed(DRAW, 2), 2)
    assert len(at[2].hand.cards) == 5


@rule("HW-4.7", "HW-b-120")
def test_draw_what_there_is() -> None:
    at = table()
    at.s.drama.take_all()
    assert not would(at, DRAW, 1)
    at.s.drama_gone.add(A)
    assert would(at, DRAW, 1)
    do(at, Deed(DRAW, 3), 1)
    assert keys(at[1].hand.cards) == ["a"]
    assert not at.s.drama_gone.cards


@rule("HW-4.9")
def test_discard_by_choice_of_the_holder() -> None:
    at = table()
    hold(at, 2, A, B, C)
    do(at, Deed(DISCARD, 2), 2, "a+c")
    assert last(at, "discard").seat == 1
    assert keys(at[2].hand.cards) == ["b"]
    assert keys(at.s.drama_gone.cards) == ["a", "c"]


@rule("HW-4.9")
def test_whoever_has_too_few_discards_all_unasked() -> None:
    at = table()
    hold(at, 2, A)
    do(at, Deed(DISCARD, 2), 2)
    assert not at[2].hand.cards
    assert not would(at, DISCARD, 2)


@rule("HW-4.9")
def test_spilt_cards_go_by_chance_and_others_stay_known() -> None:
    at = table()
    hold(at, 2, A, B, C)
    at[2].hand.show(2, 0)
    at.dice(2)
    do(at, Deed(SPILL), 2)
    assert keys(at.s.drama_gone.cards) == ["b"]
    assert known(at, at[2], 1) == ["c"]
    do(at, Deed(SPILL, 5), 2)
    assert not at[2].hand.cards
    assert not would(at, SPILL, 2)


@rule("HW-4.16")
def test_a_theft_takes_a_card_unseen() -> None:
    at = table()
    hold(at, 2, A, B)
    at.dice(2)
    do(at, Deed(STEAL), 2)
    assert (keys(at[1].hand.cards), keys(at[2].hand.cards)) == (["b"], ["a"])
    assert (known(at, at[1], 2), known(at, at[1], 3)) == (["b"], [])
    assert known(at, at[2], 1) == []


@rule("HW-4.16")
def test_a_theft_of_more_than_there_is() -> None:
    at = table()
    hold(at, 2, A, B)
    do(at, Deed(STEAL, 3), 2)
    assert len(at[1].hand.cards) == 2


@rule("HW-4.16")
def test_from_whom_one_can_steal() -> None:
    at = table()
    hold(at, 1, A)
    hold(at, 2, B)
    for kind in (STEAL, COVET):
        assert [would(at, kind, seat) for seat in (1, 2, 3)] == [False, True, False]
    at[1].room = None
    assert not would(at, STEAL, 2)


@rule("HW-4.16")
def test_whoever_covets_sees_the_hand_and_takes_a_card() -> None:
    at = table()
    hold(at, 2, A, B, C)
    do(at, Deed(COVET), 2, "b")
    assert (keys(at[1].hand.cards), keys(at[2].hand.cards)) == (["b"], ["a", "c"])
    assert known(at, at[2], 1) == ["a", "c"]
    assert known(at, at[2], 3) == []


@rule("HW-4.1")
def test_a_peek_is_for_one_pair_of_eyes() -> None:
    at = table()
    hold(at, 2, A, B)
    assert would(at, PEEK, 2)
    do(at, Deed(PEEK), 2)
    assert known(at, at[2], 1) == ["a", "b"]
    assert known(at, at[2], 3) == []
    assert not would(at, PEEK, 2)
    assert not would(at, PEEK, 1)


@rule("HW-4.1")
def test_hands_change_places_and_nobody_forgets() -> None:
    at = table()
    hold(at, 1, A)
    hold(at, 2, B, C)
    at[2].hand.show(1, 2)
    do(at, Deed(EXCHANGE), 2)
    assert (keys(at[1].hand.cards), keys(at[2].hand.cards)) == (["b", "c"], ["a"])
    assert known(at, at[1], 2) == ["b", "c"]
    assert known(at, at[2], 1) == ["a"]
    assert (known(at, at[1], 3), known(at, at[2], 3)) == (["c"], [])


@rule("HW-4.1")
def test_an_exchange_wants_somebody_else_and_a_card() -> None:
    at = table()
    assert not would(at, EXCHANGE, 2)
    hold(at, 2, B)
    assert would(at, EXCHANGE, 2)
    assert not would(at, EXCHANGE, 2, by=2)


@rule("HW-11.1")
def test_the_foreseen_come_in_the_order_that_was_chosen() -> None:
    at = table()
    deck(at, "e", "d", "c", "b", "a")
    at.s.whack.show(3, 2)
    do(at, Deed(FORESEE, 3), 1, "b", "c")
    assert at.asked[0].keys() == ["a", "b", "c"]
    assert keys(at.s.whack.cards[::-1]) == ["b", "c", "a", "d", "e"]
    assert [at.s.whack.knows(index, 0) for index in range(5)] == [False, False, True, True, True]
    assert not any(at.s.whack.knows(index, 2) for index in range(5))


@rule("HW-11.1")
def test_one_cannot_foresee_more_than_the_deck() -> None:
    at = table()
    deck(at, "a")
    do(at, Deed(FORESEE, 3), 1)
    assert not at.asked
    assert at.s.whack.knows(0, 0)
    deck(at)
    assert not would(at, FORESEE, 1)


@rule("HW-11.2")
def test_a_card_turned_up_is_dealt_with_and_no_token_is_laid() -> None:
    at = table()
    deck(at, "a")
    do(at, Deed(TURN_UP), 2)
    assert at[2].hearts == 1
    assert not at.s.tokens
    assert keys(at.s.whack_gone.cards) == ["a"]


@rule("HW-b-120", "HW-19.1")
def test_nothing_is_turned_up_from_nothing_or_in_a_conflict() -> None:
    at = table()
    assert would(at, TURN_UP, 1)
    at.s.clash = Clash(0, GREEN, "minion", -1, Fiend("f", "F", "", GREEN, 3, 1, (Deed(LOSE, 1, GREEN),)), 0)
    assert not would(at, TURN_UP, 1)
    at.s.clash = None
    deck(at)
    assert not would(at, TURN_UP, 1)
