"""HW-4: Drama cards, and Arcana at any time."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.arcana import ACTING, anytime, play
from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.cards import BLUE, GREEN, RED, WILD, Arcana, Side
from seance.games.house_of_whack.conflict import DRAWN, LOST, WON, fight
from seance.games.house_of_whack.decks import deal_drama
from seance.games.house_of_whack.deed import (
    GAIN,
    HAND,
    HEARTS,
    LOSE,
    OTHER,
    SPILL,
    STEAL,
    Deed,
    Power,
)
from seance.games.house_of_whack.dicing import MOVE, throw
from seance.games.house_of_whack.pieces import Clash
from seance.games.house_of_whack.trading import partners
from seance.games.house_of_whack.turn import act, discard_down, hand_limit, open_turn, wait
from seance.kernel.dice import Dice
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import (
    against,
    cancel,
    effect,
    fiend,
    hold,
    keys,
    last,
    modifier,
    moments,
    no_drama,
    somebody,
    table,
    wild,
)
from tests.rules import rule

HEAL = effect("heal", Deed(GAIN, 1, GREEN))
HURT = effect("hurt", Deed(LOSE, 1, GREEN, OTHER))
THEFT = effect("theft", Deed(STEAL, 1, "", OTHER))
STOP = cancel("stop")
NO = cancel("no")


def window(at: Table, *answers: str) -> None:
    at.run(anytime(at.s, ACTING), *answers)


def lives(at: Table) -> list[int]:
    return [player.life for player in at.s.players]


# --- hands ------------------------------------------------------------------------------------------------


@rule("HW-4.1", "HW-4.4")
def test_three_secret_cards_each_from_a_shuffled_deck() -> None:
    settings = GAME.settings({"players": 4})
    hands = [
        [keys(player.hand.cards) for player in GAME.setup(settings, Dice(seed)).players] for seed in (1, 2)
    ]
    assert {len(hand) for hand in hands[0]} == {3}
    assert hands[0] != hands[1]
    me = GAME.setup(settings, Dice(1)).players[0]
    assert [me.hand.knows(0, seat) for seat in (0, 1, -1)] == [True, False, False]


@rule("HW-4.2", "HW-b-104")
def test_cards_laid_in_a_conflict_are_no_hand() -> None:
    at = table()
    no_drama(at)
    hold(at, 1, modifier("blow", RED, 1))
    hold(at, 2, effect("spill", Deed(SPILL, 1, "", OTHER)))
    at.run(fight(at.s, against(at, fiend("f"))), "blow")
    assert last(at, "wild").keys() == ["pass"]


@rule("HW-4.3", "HW-4.4", "HW-5.5")
@pytest.mark.parametrize(("held", "more"), [(0, 3), (2, 1), (3, 0), (5, 0)])
def test_the_draw_phase_fills_the_hand(held: int, more: int) -> None:
    at = table()
    deal_drama(at.s, at[1], held, "HW-4.1")
    at.run(open_turn(at.s, at[1]))
    assert len(at[1].hand.cards) == held + more


@rule("HW-4.4")
def test_a_power_can_change_the_limit() -> None:
    at = table()
    assert hand_limit(at.s, at[1]) == 3
    at[1].guest.add(somebody("x", own=Side((Power(HAND, 2),))))
    assert hand_limit(at.s, at[1]) == 5


@rule("HW-4.5", "HW-4.6")
@pytest.mark.parametrize(("held", "low"), [(5, 2), (3, 0), (1, 0)])
def test_the_discard_phase_cuts_to_the_limit_and_further_if_one_likes(held: int, low: int) -> None:
    at = table()
    hold(at, 1, *[modifier(f"m{number}", RED, 1) for number in range(held)])
    at.run(discard_down(at.s, at[1]), "+".join(f"m{number}" for number in range(held)))
    question = last(at, "discard")
    assert (question.low, question.high) == (low, held)
    assert not at[1].hand.cards


@rule("HW-4.7")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    at = table()
    at.s.drama.take_all()
    for number in range(4):
        at.s.drama_gone.add(modifier(f"m{number}", RED, 1))
    deal_drama(at.s, at[1], 3, "HW-4.3")
    assert (len(at[1].hand.cards), len(at.s.drama.cards), len(at.s.drama_gone.cards)) == (3, 1, 0)


@rule("HW-4.8")
def test_drama_cards_are_not_traded() -> None:
    at = table()
    hold(at, 1, HEAL)
    hold(at, 2, HURT)
    assert partners(at.s, at[1]) == []


# --- what a card is good for ------------------------------------------------------------------------------


@rule("HW-4.9")
def test_an_effect_happens_once_and_the_card_is_discarded() -> None:
    at = table()
    hold(at, 1, HEAL)
    at.run(play(at.s, at[1], HEAL))
    assert (at[1].life, keys(at.s.drama_gone.cards)) == (5, ["heal"])
    assert not at[1].hand.cards
    assert not at.s.played.cards


@rule("HW-4", "HW-4.10", "HW-b-23")
def test_anybody_may_play_in_anybodys_turn() -> None:
    at = table()
    for seat in (1, 2, 3):
        hold(at, seat, effect(f"heal{seat}", Deed(GAIN, 1, GREEN)))
    for seat in (3, 1, 2):
        window(at, f"{seat}>play:heal{seat}")
    assert lives(at) == [5, 5, 5]


@rule("HW-b-23")
def test_whoever_holds_a_card_is_asked_whatever_it_is() -> None:
    at = table()
    hold(at, 1, STOP)
    hold(at, 3, HEAL)
    window(at)
    assert [(question.seat, question.keys()) for question in at.asked] == [
        (0, ["pass"]),
        (2, ["play:heal", "pass"]),
    ]


@rule("HW-b-23")
def test_the_windows_of_a_turn() -> None:
    at = table()
    no_drama(at)
    hold(at, 1, modifier("m", RED, 1))
    at.run(open_turn(at.s, at[1]))
    at.run(wait(at.s, at[1]))
    at.run(act(at.s, at[1]), "done")
    at.run(discard_down(at.s, at[1]), "-")
    assert moments(at) == ["housekeeping", "drawing", "acting", "discarding"]


@rule("HW-4.11", "HW-b-19", "HW-b-26")
def test_every_drama_card_is_an_arcana_with_a_modifier_that_adds() -> None:
    assert {card.colour for card in FIRST.drama} == {RED, BLUE, WILD}
    assert {type(card) for card in FIRST.drama} == {Arcana}
    assert all(1 <= card.size <= 4 and card.deeds for card in FIRST.drama)


@rule("HW-4.12", "HW-19.7")
@pytest.mark.parametrize(
    ("colour", "card", "outcome"), [(RED, RED, WON), (RED, BLUE, LOST), (RED, WILD, WON), (BLUE, WILD, WON)]
)
def test_a_modifier_counts_where_it_fits(colour: str, card: str, outcome: int) -> None:
    at = table()
    no_drama(at)
    hold(at, 1, modifier("m", card, 2))
    assert at.run(fight(at.s, against(at, fiend("f", colour, 4))), "m") == outcome


@rule("HW-4.13", "HW-b-20")
@pytest.mark.parametrize(
    ("thrown", "answer", "die"),
    [(3, "raise", 6), (6, "raise", 9), (5, "lower", 2), (2, "lower", 1)],
)
def test_a_wild_card_turns_anybodys_die(thrown: int, answer: str, die: int) -> None:
    at = table()
    hold(at, 2, wild("w", 3))
    at.dice(thrown)
    assert at.run(throw(at.s, at[1], MOVE), f"2>{answer}:w") == die
    assert keys(at.s.drama_gone.cards) == ["w"]


@rule("HW-4.13", "HW-b-20")
def test_only_wild_cards_turn_dice() -> None:
    at = table()
    hold(at, 2, modifier("m", RED, 3), HEAL)
    at.run(throw(at.s, at[1], MOVE))
    assert last(at, "nudge").keys() == ["play:heal", "pass"]


@rule("HW-4.14")
def test_an_effect_or_a_modifier_but_never_both() -> None:
    at = table()
    no_drama(at)
    hold(at, 1, wild("w", 2, Deed(HEARTS, 1)), wild("v", 2, Deed(HEARTS, 1)))
    clash = against(at, fiend("f", RED, 4))
    outcome = at.run(fight(at.s, clash), "1>play:w", "v")
    assert (at[1].hearts, clash.mine) == (1, 3)
    assert outcome == LOST  # the foe's random card is the one that was played: 3 + 2 against 4 + 2


@rule("HW-b-18", "HW-19.8")
def test_the_random_card_of_a_foe_never_does_its_effect() -> None:
    at = table()
    no_drama(at)
    at.s.drama.add(effect("gift", Deed(HEARTS, 9, "", OTHER)))
    assert at.run(fight(at.s, against(at, fiend("f", RED, 2)))) == DRAWN
    assert [player.hearts for player in at.s.players] == [0, 0, 0]


@rule("HW-b-21", "HW-19.9")
def test_wild_rounds_go_on_until_all_pass() -> None:
    at = table()
    hold(at, 1, wild("w", 1))
    hold(at, 2, wild("v", 2))
    at.run(
        fight(at.s, Clash(0, RED, "player", 1, None, 0)),
        "-",
        "-",
        "1>add:w:fighter",
        "2>add:v:foe",
        "2>add:v:foe",
    )
    assert [name for name in at.told() if name in ("adds", "scores")] == [
        "scores",
        "adds",
        "scores",
        "adds",
        "scores",
    ]


@rule("HW-b-22", "HW-19.4", "HW-19.5", "HW-19.6")
def test_fighter_then_opponent_then_the_others_lay_in_secret() -> None:
    at = table()
    for seat in (1, 2, 3):
        hold(at, seat, modifier(f"m{seat}", RED, seat))
    rule_under_way = fight(at.s, Clash(0, RED, "player", 1, None, 0))
    assert at.run(rule_under_way, "m1", "m2", "3>help:m3:fighter") == WON
    asked = [(question.name, question.seat) for question in at.asked if question.name in ("lay", "help")]
    assert asked == [("lay", 0), ("lay", 1), ("help", 2)]
    assert at.told().index("reveals") > at.told().index("helps")
