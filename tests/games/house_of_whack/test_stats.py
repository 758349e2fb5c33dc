"""HW-1 and HW-2: Strength, Spirit, and what happens to a Spirit that is crushed."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.cards import ALLY, BLUE, GREEN, MINION, RED, WEARABLE
from seance.games.house_of_whack.carrying import take_options
from seance.games.house_of_whack.conflict import LOST, WON, fight
from seance.games.house_of_whack.deed import BOOST, OTHER, Deed
from seance.games.house_of_whack.foes import fight_minion
from seance.games.house_of_whack.harm import base, gain, lose, original
from seance.games.house_of_whack.powers import bonus
from seance.games.house_of_whack.quarrels import spoils
from seance.games.house_of_whack.state import ACTING, CLOSING
from seance.games.house_of_whack.trading import partners
from seance.games.house_of_whack.turn import close_turn, open_turn
from seance.games.house_of_whack.whacking import arrive, find
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import (
    against,
    effect,
    fiend,
    hold,
    keys,
    last,
    lying,
    no_drama,
    prop,
    somebody,
    table,
)
from tests.rules import rule


def crushed(**settings: bool) -> Table:
    """The first seat's Spirit is crushed."""
    at = table(**settings)
    no_drama(at)
    at[1].spirit = 0
    return at


def offered(at: Table) -> list[str]:
    return [option.key for option in possible(at.s, at[1])]


# --- Strength and Spirit ----------------------------------------------------------------------------------


@rule("HW-1", "HW-2", "HW-1.1", "HW-2.1")
@pytest.mark.parametrize(("colour", "outcome"), [(RED, WON), (BLUE, LOST)])
def test_force_wants_strength_and_minds_want_spirit(colour: str, outcome: int) -> None:
    at = table()
    no_drama(at)
    at.stats(1, 5, 2, 4)
    assert at.run(fight(at.s, against(at, fiend("f", colour, 3)))) == outcome


@rule("HW-1.2", "HW-2.2", "HW-3.2")
def test_the_original_is_printed_and_the_base_is_the_die() -> None:
    at = table()
    at[1].guest.add(somebody("x", 5, 2, 4))
    at.stats(1, 1, 6, 2)
    assert [original(at[1], colour) for colour in (RED, BLUE, GREEN)] == [5, 2, 4]
    assert [base(at[1], colour) for colour in (RED, BLUE, GREEN)] == [1, 6, 2]


@rule("HW-1.3", "HW-2.2")
@pytest.mark.parametrize(("colour", "lowest"), [(RED, 1), (BLUE, 0)])
def test_a_die_has_a_floor_and_no_ceiling(colour: str, lowest: int) -> None:
    at = table()
    at.run(lose(at.s, at[1], colour, 9, "HW-1.3"))
    assert base(at[1], colour) == lowest
    gain(at.s, at[1], colour, 20, "HW-1.3")
    assert base(at[1], colour) == lowest + 20


@rule("HW-1.4", "HW-19.3")
def test_bonuses_are_not_on_the_die_but_in_the_total() -> None:
    at = table()
    no_drama(at)
    at[1].carried.add(prop("club", bonus=2))
    at[1].carried.add(somebody("friend"))
    clash = against(at, fiend("f", RED, 3))
    at.run(fight(at.s, clash))
    assert (at[1].strength, clash.mine, clash.theirs) == (3, 6, 3)
    assert bonus(at.s, at[1], BLUE, MINION) == 0


@rule("HW-1.4", "HW-19.10")
def test_a_bonus_that_comes_in_the_middle_of_a_conflict_counts_there() -> None:
    at = table()
    no_drama(at)
    hold(at, 2, effect("cheer", Deed(BOOST, 2, RED, OTHER)))
    clash = against(at, fiend("f", RED, 3))
    assert at.run(fight(at.s, clash), "2>play:cheer", "0") == WON
    assert clash.mine == 5


# --- a crushed Spirit -------------------------------------------------------------------------------------


@rule("HW-2.3")
def test_a_spirit_at_nought_is_crushed_and_goes_no_lower() -> None:
    at = table()
    at.run(lose(at.s, at[1], BLUE, 2, "HW-2.3"))
    seen = [at[1].crushed]
    at.run(lose(at.s, at[1], BLUE, 2, "HW-2.3"))
    seen.append(at[1].crushed)
    at.run(lose(at.s, at[1], BLUE, 2, "HW-2.3"))
    assert (seen, at[1].spirit) == ([False, True], 0)
    assert at.told() == ["loses", "loses", "crushed"]


@rule("HW-2.4")
def test_whoever_is_crushed_lets_something_go_in_housekeeping() -> None:
    at = crushed()
    at[1].carried.add(prop("club"))
    at[1].carried.add(somebody("friend"))
    at.run(open_turn(at.s, at[1]), "friend")
    question = last(at, "let-go")
    assert (question.low, question.high) == (1, 2)
    assert keys(at[1].carried.cards) == ["club"]
    assert at.s.lies["friend"] is at.s.start
    assert at.s.roles["friend"] == ALLY


@rule("HW-b-43")
def test_whoever_owns_nothing_has_nothing_to_drop() -> None:
    at = crushed()
    at.run(open_turn(at.s, at[1]))
    assert not at.asked
    assert at.s.phase == ACTING


@rule("HW-2.5")
def test_nothing_is_picked_up_while_crushed() -> None:
    at = crushed()
    lying(at, prop("club"), somebody("friend"))
    at.s.roles["friend"] = ALLY
    assert take_options(at.s, at[1]) == []
    at[1].spirit = 1
    assert [option.key for option in take_options(at.s, at[1])] == ["take:club", "take:friend"]


@rule("HW-b-105")
def test_a_crushed_player_gets_nothing_by_trade_or_victory() -> None:
    at = crushed()
    at[2].carried.add(prop("club"))
    assert partners(at.s, at[1]) == []
    assert [option.key for option in partners(at.s, at[2])] == ["trade:2"]
    at.run(spoils(at.s, at[1], at[2], RED))
    assert keys(at[2].carried.cards) == ["club"]
    assert at[2].life == 3


@rule("HW-b-105")
def test_what_comes_from_a_deck_lies_in_the_room() -> None:
    at = crushed()
    at.run(find(at.s, at[1], prop("hat", WEARABLE)))
    at.s.guests.add(somebody("friend"))
    at.run(arrive(at.s, at[1], ALLY))
    assert keys(at.s.lying_in(at.s.start)) == ["hat", "friend"]
    assert not at[1].carried.cards


@rule("HW-b-105", "HW-17.8")
def test_a_crushed_player_may_claim_a_minion() -> None:
    at = crushed()
    foe = fiend("f", RED, 2)
    lying(at, foe)
    at.run(fight_minion(at.s, at[1], foe))
    assert keys(at[1].claimed.cards) == ["f"]


@rule("HW-2.6", "HW-b-44", "HW-b-105")
def test_resting_on_start_costs_the_next_turn_and_restores() -> None:
    at = crushed()
    at[1].carried.add(prop("club"))
    at.run(close_turn(at.s, at[1]), "yes")
    assert (at.names(), at[1].resting, at[1].spirit) == (["rest"], True, 0)
    at.s.active = 0
    at.run(open_turn(at.s, at[1]), "club")
    assert (at[1].spirit, at[1].resting, at.s.phase) == (3, False, CLOSING)
    assert not at[1].carried.cards


@rule("HW-2.6")
def test_nobody_has_to_rest() -> None:
    at = crushed()
    at.run(close_turn(at.s, at[1]), "no")
    at.s.active = 0
    at.run(open_turn(at.s, at[1]))
    assert (at[1].spirit, at.s.phase) == (0, ACTING)


@rule("HW-2.6")
def test_rest_is_for_the_crushed_on_start() -> None:
    at = table()
    at.run(close_turn(at.s, at[1]))
    at.s.active = 0
    at[1].spirit = 0
    at[1].room = at.s.rooms.cards[0]
    at.run(close_turn(at.s, at[1]))
    assert "rest" not in at.names()


@rule("HW-b-105")
def test_the_end_of_a_floor_offers_rest_to_all_it_puts_on_start() -> None:
    at = crushed()
    at[3].spirit = 0
    at.s.ending = True
    at.run(close_turn(at.s, at[1]), *[f"go:start:{square}" for square in (1, 2, 3)], "no", "yes")
    assert at.names()[-2:] == ["rest", "rest"]
    assert [player.resting for player in at.s.players] == [False, False, True]


@rule("HW-2.7")
@pytest.mark.parametrize(("votes", "spirit"), [(("2>yes", "3>yes"), 4), (("2>yes", "3>no"), 3)])
def test_whoever_raved_well_comes_back_with_more(votes: tuple[str, str], spirit: int) -> None:
    at = crushed(meta=True)
    at[1].resting = True
    at.run(open_turn(at.s, at[1]), *votes)
    assert at[1].spirit == spirit


@rule("HW-2.8", "HW-b-105")
def test_any_other_point_of_spirit_ends_it_too_and_no_turn_is_skipped() -> None:
    at = crushed()
    at[1].resting = True
    gain(at.s, at[1], BLUE, 1, "HW-2.8")
    assert not at[1].crushed
    assert "recovers" in at.told()
    at.run(open_turn(at.s, at[1]))
    assert (at.s.phase, at[1].spirit) == (ACTING, 1)
