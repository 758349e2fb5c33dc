"""HW-4.15 to HW-4.19: one card after another, and those that act at once."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.arcana import ACTING, anytime, play, plays
from seance.games.house_of_whack.cards import BLUE, GREEN, PLAYER, RED
from seance.games.house_of_whack.conflict import fight
from seance.games.house_of_whack.deed import (
    COPY,
    FREE,
    GAIN,
    HEARTS,
    HURRY,
    LOSE,
    OTHER,
    OTHERS,
    REDIRECT,
    RESTORE,
    STEAL,
    Act,
    Deed,
)
from seance.games.house_of_whack.dicing import MOVE, throw
from seance.games.house_of_whack.pieces import Clash
from seance.games.house_of_whack.turn import act
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import cancel, effect, hold, keys, last, modifier, prop, table, wild
from tests.rules import rule

HEAL = effect("heal", Deed(GAIN, 1, GREEN))
HURT = effect("hurt", Deed(LOSE, 1, GREEN, OTHER))
THEFT = effect("theft", Deed(STEAL, 1, "", OTHER))
PRIZE = effect("prize", Deed(HEARTS, 1))
STOP, NO = cancel("stop"), cancel("no")
TURN = effect("turn", Deed(REDIRECT), cancel=True)
ECHO = effect("echo", Deed(COPY), cancel=True)


def window(at: Table, *answers: str) -> None:
    at.run(anytime(at.s, ACTING), *answers)


def lives(at: Table) -> list[int]:
    return [player.life for player in at.s.players]


def hearts(at: Table) -> list[int]:
    return [player.hearts for player in at.s.players]


# --- one after another ------------------------------------------------------------------------------------


@rule("HW-4.15", "HW-4.16")
def test_a_card_is_finished_before_the_next_begins() -> None:
    at = table()
    hold(at, 1, THEFT)
    hold(at, 2, HEAL)
    window(at, "1>play:theft", "2>play:heal")
    assert keys(at[1].hand.cards) == ["heal"]
    assert at[2].life == 4
    assert at.told() == ["plays-on", "robs"]


@rule("HW-4.17")
def test_after_every_card_there_is_time_to_react() -> None:
    at = table()
    hold(at, 1, HEAL, PRIZE)
    hold(at, 2, modifier("m", RED, 1))
    window(at, "1>play:heal", "1>play:prize")
    assert [question.name for question in at.asked if question.seat == 1] == [
        "react",
        "answer",
        "react",
        "answer",
        "react",
    ]


@rule("HW-4.18", "HW-b-25")
def test_whoever_has_the_turn_goes_first() -> None:
    at = table()
    at[2].hearts = 9
    for seat in (1, 2):
        hold(at, seat, effect(f"x{seat}", Deed(LOSE, 4, GREEN, OTHERS)))
    window(at, "1>play:x1", "2>play:x2")
    assert lives(at) == [4, 0, 0]


@rule("HW-4.18", "HW-b-25")
def test_else_the_most_hearts_go_first() -> None:
    at = table()
    at[3].hearts = 1
    for seat in (2, 3):
        hold(at, seat, effect(f"x{seat}", Deed(LOSE, 4, GREEN, OTHERS)))
    window(at, "2>play:x2", "3>play:x3")
    assert lives(at) == [0, 0, 4]


@rule("HW-4.18", "HW-b-20", "HW-b-25")
@pytest.mark.parametrize(("lot", "after"), [(1, [0, 4, 0]), (2, [0, 0, 4])])
def test_else_by_lot(lot: int, after: list[int]) -> None:
    at = table()
    for seat in (2, 3):
        hold(at, seat, effect(f"x{seat}", Deed(LOSE, 4, GREEN, OTHERS)))
    at.dice(lot)
    window(at, "2>play:x2", "3>play:x3")
    assert lives(at) == after
    assert "nudge" not in at.names()


@rule("HW-b-102")
def test_the_others_still_hold_their_cards_and_are_asked_again() -> None:
    at = table()
    hold(at, 1, PRIZE)
    hold(at, 2, HEAL)
    window(at, "1>play:prize", "2>play:heal")
    assert keys(at[2].hand.cards) == ["heal"]
    assert last(at, "react").keys() == ["play:heal", "pass"]


@rule("HW-4.19")
def test_nothing_that_would_do_nothing_is_offered() -> None:
    at = table()
    hold(at, 1, effect("cure", Deed(RESTORE, 1, BLUE)), THEFT)
    assert plays(at.s, at[1]) == []
    at[1].spirit = 2
    hold(at, 2, HEAL)
    assert [option.key for option in plays(at.s, at[1])] == ["play:cure", "play:theft"]


@rule("HW-b-102", "HW-4.19")
def test_a_card_whose_target_is_gone_is_discarded_without_effect() -> None:
    at = table()
    blow = effect("blow", Deed(LOSE, 9, GREEN, OTHERS), Deed(STEAL, 1, "", OTHER))
    hold(at, 1, blow)
    hold(at, 2, HEAL)
    at.run(play(at.s, at[1], blow))
    assert (at[2].dead, keys(at[1].hand.cards)) == (True, [])
    assert keys(at.s.drama_gone.cards) == ["heal", "blow"]


# --- cards that act at once -------------------------------------------------------------------------------


@rule("HW-4.16", "HW-b-24", "HW-b-101")
def test_a_cancel_stops_a_card_that_is_being_played() -> None:
    at = table()
    hold(at, 1, HEAL)
    hold(at, 3, STOP)
    window(at, "1>play:heal", "3>play:stop")
    assert at[1].life == 4
    assert keys(at.s.drama_gone.cards) == ["stop", "heal"]


@rule("HW-b-101")
def test_a_cancel_can_be_cancelled_the_newest_first() -> None:
    at = table()
    hold(at, 1, HEAL, NO)
    hold(at, 3, STOP)
    window(at, "1>play:heal", "3>play:stop", "1>play:no")
    assert at[1].life == 5
    assert keys(at.s.drama_gone.cards) == ["no", "stop", "heal"]


@rule("HW-b-24", "HW-b-102")
def test_no_other_card_comes_between() -> None:
    at = table()
    hold(at, 1, HURT)
    hold(at, 2, HEAL, STOP)
    hold(at, 3, HEAL)
    window(at, "1>play:hurt", "1")
    answers = [question.keys() for question in at.asked if question.name == "answer"]
    assert answers == [["play:stop", "pass"], ["pass"]]


@rule("HW-b-24")
def test_a_redirected_card_befalls_somebody_else() -> None:
    at = table()
    hold(at, 1, HURT)
    hold(at, 2, TURN)
    window(at, "1>play:hurt", "1", "2>play:turn", "2")
    assert lives(at) == [4, 4, 3]


@rule("HW-b-24")
def test_what_is_aimed_at_nobody_cannot_be_redirected() -> None:
    at = table()
    hold(at, 1, HEAL)
    hold(at, 2, TURN)
    window(at, "1>play:heal")
    assert last(at, "answer").keys() == ["pass"]


@rule("HW-b-24")
def test_a_copied_card_happens_for_both() -> None:
    at = table()
    hold(at, 1, PRIZE)
    hold(at, 2, ECHO)
    window(at, "1>play:prize", "2>play:echo")
    assert hearts(at) == [1, 1, 0]


@rule("HW-b-101")
def test_a_wild_card_on_a_roll_can_be_stopped_but_not_turned() -> None:
    at = table()
    hold(at, 2, wild("w", 3))
    hold(at, 3, STOP, ECHO, TURN)
    at.dice(2)
    assert at.run(throw(at.s, at[1], MOVE), "2>raise:w", "3>play:stop") == 2
    answer = next(question for question in at.asked if question.name == "answer")
    assert answer.keys() == ["play:stop", "pass"]


@rule("HW-b-101", "HW-19.9")
def test_in_the_wild_rounds_a_card_can_be_stopped_and_face_down_ones_cannot() -> None:
    at = table()
    hold(at, 1, modifier("m", RED, 1), wild("w", 2))
    hold(at, 3, STOP)
    at.run(fight(at.s, Clash(0, RED, PLAYER, 1, None, 0)), "m", "1>add:w:fighter", "3>play:stop")
    assert at.names().count("answer") == 1
    assert "w" in keys(at.s.drama_gone.cards)
    assert at.told().count("scores") == 1


@rule("HW-b-101", "HW-b-116")
def test_an_action_paid_for_a_cancelled_card_is_lost() -> None:
    at = table()
    hold(at, 1, effect("feat", Deed(HEARTS, 5), action=True))
    hold(at, 2, STOP)
    at.run(act(at.s, at[1]), "play:feat", "2>play:stop")
    assert (at.s.actions, at[1].hearts) == (1, 0)


# --- what is no reaction ----------------------------------------------------------------------------------


@rule("HW-b-116", "HW-5.12")
def test_what_costs_an_action_is_only_for_ones_own_action_phase() -> None:
    at = table()
    feat = effect("feat", Deed(HEARTS, 5), action=True)
    hold(at, 1, feat)
    assert plays(at.s, at[1]) == []
    assert "play:feat" in [option.key for option in possible(at.s, at[1])]
    at.s.actions = 0
    assert "play:feat" not in [option.key for option in possible(at.s, at[1])]


@rule("HW-b-116", "HW-5.10", "HW-5.12")
def test_free_actions_are_not_offered_at_windows() -> None:
    at = table()
    at[1].carried.add(prop("flask", act=Act(FREE, Deed(GAIN, 1, GREEN))))
    hold(at, 1, PRIZE)
    assert [option.key for option in plays(at.s, at[1])] == ["play:prize"]
    assert {"use:flask", "drop:flask"} <= {option.key for option in possible(at.s, at[1])}


@rule("HW-5.6", "HW-5.12")
def test_a_card_that_gives_actions_is_for_whoever_acts() -> None:
    at = table()
    for seat in (1, 2):
        hold(at, seat, effect(f"rush{seat}", Deed(HURRY)))
    assert [len(plays(at.s, at[seat])) for seat in (1, 2)] == [1, 0]
