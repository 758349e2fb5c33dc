"""HW-5: a turn and its phases."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.cards import GREEN, RED, Snare, Twist
from seance.games.house_of_whack.deed import ACTION, GAIN, HEARTS, HOUSEKEEPING, LOSE, Act, Deed
from seance.games.house_of_whack.player import SUPPLY
from seance.games.house_of_whack.quarrels import spoils
from seance.games.house_of_whack.state import ACTING, CLOSING, OPENING
from seance.games.house_of_whack.turn import act, close_turn, open_turn, wait
from seance.games.house_of_whack.whacking import may_draw
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import (
    fiend,
    hold,
    keys,
    last,
    lying,
    modifier,
    moments,
    no_drama,
    prop,
    table,
)
from tests.rules import rule

GIFT = Twist("gift", "Gift", "", (Deed(HEARTS, 1),))


def offered(at: Table, seat: int = 1) -> list[str]:
    return [option.key for option in possible(at.s, at[seat])]


@rule("HW-5", "HW-5.1", "HW-5.16")
def test_housekeeping_draw_action_discard() -> None:
    at = table()
    no_drama(at)
    hold(at, 1, modifier("m", RED, 1))
    at.run(open_turn(at.s, at[1]))
    at.run(wait(at.s, at[1]))
    at.run(act(at.s, at[1]), "done")
    at.run(close_turn(at.s, at[1]), "-")
    assert moments(at) == ["housekeeping", "drawing", "acting", "discarding", "ending"]


@rule("HW-5.2")
@pytest.mark.parametrize(("when", "life"), [(HOUSEKEEPING, 5), (ACTION, 4)])
def test_housekeeping_is_for_cards_with_its_icon(when: str, life: int) -> None:
    at = table()
    at[1].carried.add(prop("flask", act=Act(when, Deed(GAIN, 1, GREEN))))
    at.run(open_turn(at.s, at[1]))
    assert at[1].life == life


@rule("HW-5.3", "HW-5.4")
@pytest.mark.parametrize("missing", [0, 1])
def test_traps_count_down_even_in_a_turn_that_is_missed(missing: int) -> None:
    at = table()
    at[1].traps.add(Snare("trap", "Trap", "", RED, 3, 1, (Deed(LOSE, 1, RED),), 2))
    at[1].timers["trap"] = 2
    at[1].missing = missing
    at.run(open_turn(at.s, at[1]))
    assert (at[1].timers["trap"], at[1].missing) == (1, 0)
    assert at.s.phase == (CLOSING if missing else ACTING)
    assert len(at[1].hand.cards) == (0 if missing else 3)


@rule("HW-5.5", "HW-5.6")
def test_a_hand_is_filled_and_there_are_two_actions() -> None:
    at = table()
    at.run(open_turn(at.s, at[1]))
    assert (len(at[1].hand.cards), at.s.actions) == (3, 2)


@rule("HW-5.6", "HW-5.8")
def test_an_action_is_paid_and_a_token_lies_before_the_card_is_met() -> None:
    at = table()
    at.s.whack.add(GIFT)
    at.run(act(at.s, at[1]), "draw")
    assert (at.s.actions, at[1].hearts, at.s.tokens, at[1].supply) == (1, 1, {"start": 0}, SUPPLY - 1)
    assert at.told().index("lays-token") < at.told().index("turns-up")


@rule("HW-5.7", "HW-5.9", "HW-5.10", "HW-5.11")
def test_what_an_action_is_good_for() -> None:
    at = table(2)
    at[1].carried.add(prop("flask", act=Act(ACTION, Deed(GAIN, 1, GREEN))))
    keys_now = set(offered(at))
    assert {
        "walk",
        "roll",
        "draw",
        "redeem",
        "attack:1:red",
        "trade:1",
        "use:flask",
        "drop:flask",
    } <= keys_now
    at.s.actions = 0
    assert offered(at) == ["drop:flask", "done"]


@rule("HW-5.8", "HW-b-76", "HW-b-77")
@pytest.mark.parametrize("seat", [0, 1])
def test_any_token_blocks_until_it_is_removed(seat: int) -> None:
    at = table()
    at.s.tokens["start"] = seat
    assert "draw" not in offered(at)
    at.s.tokens.clear()
    assert "draw" in offered(at)


@rule("HW-5.8")
def test_minions_here_must_have_been_faced() -> None:
    at = table()
    lying(at, fiend("f"))
    assert offered(at) == ["walk", "roll", "face", "done"]
    at.s.faced.append("f")
    assert "draw" in offered(at)


@rule("HW-b-16")
def test_without_a_token_left_there_is_no_draw_and_no_ousting() -> None:
    at = table()
    at.s.tokens["start"] = 1
    at[1].supply = 0
    at.run(spoils(at.s, at[1], at[2], RED))
    assert at.s.tokens == {"start": 1}
    at.s.tokens.clear()
    assert not may_draw(at.s, at[1])


@rule("HW-b-120")
def test_without_a_whack_card_there_is_no_draw() -> None:
    at = table()
    at.s.whack.take_all()
    at.s.whack_gone.take_all()
    assert "draw" not in offered(at)
    at.s.whack_gone.add(GIFT)
    assert "draw" in offered(at)


@rule("HW-b-120", "HW-5.10")
def test_charges_stay_with_a_prop_that_is_dropped_and_taken() -> None:
    at = table()
    at[1].carried.add(prop("wand", charges=3))
    at.s.charges["wand"] = 1
    at.run(act(at.s, at[1]), "drop:wand")
    at.s.used = []
    at.run(act(at.s, at[1]), "take:wand")
    assert (at.s.charges["wand"], at.s.actions, keys(at[1].carried.cards)) == (1, 2, ["wand"])


@rule("HW-5.11")
def test_trade_and_attack_want_the_same_room() -> None:
    at = table(2)
    at[1].carried.add(prop("club"))
    at[2].room = at.s.rooms.cards[0]
    assert not {"attack:1:red", "trade:1"} & set(offered(at))


@rule("HW-5.13", "HW-5.14", "HW-5.15")
def test_down_to_three_or_fewer_and_clockwise() -> None:
    at = table()
    hold(at, 1, *[modifier(f"m{number}", RED, 1) for number in range(4)])
    at.run(close_turn(at.s, at[1]), "m0+m1")
    assert (last(at, "discard").low, keys(at[1].hand.cards)) == (1, ["m2", "m3"])
    assert (at.s.active, at.s.phase) == (1, OPENING)
    at.s.active = 2
    at.run(close_turn(at.s, at[3]))
    assert (at.s.active, at.s.rounds) == (0, 1)
