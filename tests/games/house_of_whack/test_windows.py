"""HW-b-23: when “any time” is: every moment at which somebody may play an Arcana."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.arcana import play
from seance.games.house_of_whack.building import open_door
from seance.games.house_of_whack.cards import CLOUD, GREEN, MYSTERY, PLAYER, RED, PropCard, Twist
from seance.games.house_of_whack.conflict import BROKEN, LOST, WON, fight
from seance.games.house_of_whack.deed import (
    ACTION,
    BOOST,
    FREE,
    GAIN,
    LOSE,
    OTHER,
    STAIRS,
    Act,
    Deed,
)
from seance.games.house_of_whack.dicing import MOVE, throw
from seance.games.house_of_whack.foes import attacked
from seance.games.house_of_whack.mystery import Tariff, negotiate
from seance.games.house_of_whack.pieces import Clash
from seance.games.house_of_whack.state import CLOSING
from seance.games.house_of_whack.throne import Accusation, try_somebody
from seance.games.house_of_whack.turn import close_turn, open_turn, turn
from seance.games.house_of_whack.whacking import draw, twist
from tests.games.house_of_whack.floorplan import deck, room, tile
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import (
    cancel,
    effect,
    fiend,
    hold,
    keys,
    lying,
    modifier,
    moments,
    no_drama,
    prop,
    table,
)
from tests.rules import rule

HEAL = effect("heal", Deed(GAIN, 1, GREEN))


def watched(players: int = 3) -> Table:
    """Only the second seat holds a card, which can always be played; nobody draws any."""
    at = table(players)
    no_drama(at)
    hold(at, 2, HEAL)
    return at


def asked(at: Table) -> list[str]:
    """What was asked so far, windows by their moment."""
    return [
        question.about[0].key if question.name == "react" and question.about else question.name
        for question in at.asked
    ]


# --- a turn -----------------------------------------------------------------------------------------------


@rule("HW-b-23")
def test_each_phase_begins_with_a_window_and_the_turn_ends_with_one() -> None:
    at = watched()
    at.s.drama.add(modifier("m", RED, 1))
    at.run(open_turn(at.s, at[1]))
    assert moments(at) == ["housekeeping", "drawing"]
    assert keys(at[1].hand.cards) == ["m"]
    at.run(turn(at.s))
    at.run(turn(at.s), "done")
    at[1].hand.take_all()
    at.run(turn(at.s))
    assert moments(at) == ["housekeeping", "drawing", "acting", "acting", "discarding", "ending"]


@rule("HW-b-23", "HW-5.4")
def test_a_turn_that_is_missed_begins_and_ends_with_one() -> None:
    at = watched()
    at[1].missing = 1
    at.run(open_turn(at.s, at[1]))
    at.run(close_turn(at.s, at[1]))
    assert moments(at) == ["housekeeping", "ending"]


def gadget(when: str) -> PropCard:
    """Something that gives its bearer a point of Life."""
    return prop("gadget", act=Act(when, Deed(GAIN, 1, GREEN)))


@rule("HW-b-23")
def test_before_the_first_action_between_actions_and_after_the_last() -> None:
    at = watched()
    at[1].carried.add(gadget(ACTION))
    for _ in range(2):
        at.run(turn(at.s))
        at.run(turn(at.s), "use:gadget")
    assert (at.s.actions, moments(at)) == (0, ["acting", "acting"])
    at.run(turn(at.s))
    assert moments(at) == ["acting", "acting", "acting"]
    at.run(turn(at.s), "done")
    assert at.s.phase == CLOSING


@rule("HW-b-23", "HW-5.10")
def test_a_power_that_is_free_opens_one_but_putting_something_down_does_not() -> None:
    at = watched()
    at[1].carried.add(gadget(FREE))
    at.run(turn(at.s))
    at.run(turn(at.s), "use:gadget")
    assert at.s.actions == 2
    at.run(turn(at.s))
    assert moments(at) == ["acting", "acting"]
    at.run(turn(at.s), "drop:gadget")
    at.run(turn(at.s), "done")
    assert (at.s.phase, moments(at)) == (CLOSING, ["acting", "acting"])


# --- cards, dice and rooms --------------------------------------------------------------------------------


@rule("HW-b-23", "HW-5.8")
def test_when_a_card_is_drawn_before_anything_comes_of_it() -> None:
    at = watched()
    at.s.whack.add(Twist("ouch", "Ouch", "", (Deed(LOSE, 1, GREEN),)))
    at[1].life = 1
    hold(at, 3, effect("salve", Deed(GAIN, 1, GREEN, OTHER)))
    at.run(draw(at.s, at[1]), "3>play:salve", "0")
    assert moments(at)[:2] == ["drawn", "drawn"]
    assert (at[1].life, at[1].dead) == (1, False)


@rule("HW-b-23", "HW-4.13")
def test_on_a_roll_any_effect_may_be_played() -> None:
    at = watched()
    at.dice(4)
    assert at.run(throw(at.s, at[1], MOVE), "2>play:heal") == 4
    assert at[2].life == 5


@rule("HW-b-23", "HW-4.16", "HW-4.17")
def test_on_each_arcana_and_on_each_answer_to_it() -> None:
    at = table()
    hold(at, 1, HEAL)
    hold(at, 2, cancel("stop"))
    hold(at, 3, cancel("no"))
    at.run(play(at.s, at[1], HEAL), "2>play:stop", "3>pass", "3>play:no")
    assert at.names().count("answer") == 3
    assert at[1].life == 5


@rule("HW-b-23", "HW-6.7")
def test_when_a_room_has_been_revealed() -> None:
    at = watched()
    deck(at, tile("attic"), tile("den"))
    at.run(open_door(at.s, at[1], at.s.start, 0))
    assert moments(at) == ["building"]


@rule("HW-b-23", "HW-SR.6")
def test_when_the_room_was_a_cloud() -> None:
    at = watched()
    deck(at, tile("attic"), tile("cloud", "", special=CLOUD))
    at.run(open_door(at.s, at[1], at.s.start, 0), "go:cloud:5")
    assert moments(at) == ["building"]


@rule("HW-b-23", "HW-9.3")
def test_when_stairs_have_led_to_a_room() -> None:
    at = watched()
    deck(at, tile("attic"), tile("loft"))
    climb = Twist("climb", "Climb", "", (Deed(STAIRS),))
    at.s.drawn.add(climb)
    at.run(twist(at.s, at[1], climb), "mark:start:5", "mark:loft:5")
    assert asked(at) == ["mark", "building", "mark"]


# --- votes ------------------------------------------------------------------------------------------------


@rule("HW-b-23", "HW-SR.7")
def test_before_the_court_votes() -> None:
    at = watched(4)
    at.run(try_somebody(at.s, at[1], Accusation(at[2])), "You did.", "I did not.", "3>1", "4>1")
    assert asked(at)[-3:] == ["voting", "verdict", "verdict"]


@rule("HW-b-23", "HW-SR.5")
def test_before_all_vote_on_a_mystery() -> None:
    at = watched(2)
    mystery = room(at, "mystery", 0, -1, special=MYSTERY)
    terms = Tariff("value", "red").key
    at.run(negotiate(at.s, at[1], mystery), terms, "3", "2>yes")
    assert asked(at)[-2:] == ["voting", "agree"]
    assert at.s.terms is not None


# --- Conflict ---------------------------------------------------------------------------------------------


def brawl(at: Table, *answers: str) -> int:
    """The first seat falls upon the second."""
    outcome: int = at.run(fight(at.s, Clash(0, RED, PLAYER, 1, None, 0)), *answers)
    return outcome


@rule("HW-b-23", "HW-19")
def test_at_each_step_of_a_conflict() -> None:
    at = table()
    hold(at, 1, modifier("blow", RED, 1), modifier("spare", RED, 1))
    hold(at, 3, HEAL)
    assert brawl(at, "blow") == WON
    steps = [name for index, name in enumerate(asked(at)) if name not in asked(at)[:index]]
    assert steps == ["clashing", "lay", "help", "staked", "wild"]


@rule("HW-b-23", "HW-19.7")
def test_what_is_played_before_the_reveal_counts_after_it() -> None:
    at = table()
    hold(at, 1, modifier("blow", RED, 1))
    hold(at, 3, effect("pep", Deed(BOOST, 2, RED, OTHER)))
    assert brawl(at, "blow", "3>pass", "3>play:pep", "1") == LOST
    assert at[2].boosts == {RED: 2}


@rule("HW-b-23", "HW-b-104")
@pytest.mark.parametrize("passes", [0, 1, 2])
def test_whoever_is_killed_at_any_step_fights_no_more(passes: int) -> None:
    """Before the cards are laid, before the reveal, and before the outcome."""
    at = table()
    at[2].life = 1
    hold(at, 1, modifier("blow", RED, 1))
    hold(at, 3, effect("stab", Deed(LOSE, 1, GREEN, OTHER)))
    before = [[], ["blow", "3>pass"], ["blow", "3>pass", "3>pass"]][passes]
    lead = ["3>pass"] * min(passes, 1)
    assert brawl(at, *lead, *before, "3>play:stab", "1") == BROKEN
    assert (at[2].dead, at.told().count("reveals")) == (True, 1 if passes == 2 else 0)
    assert not at.s.laid.cards


@rule("HW-b-23", "HW-17.1")
def test_between_the_end_of_a_move_and_a_minions_attack() -> None:
    at = watched()
    lying(at, fiend("imp", stat=1))
    at.run(attacked(at.s, at[1]))
    assert asked(at)[0] == "meeting"
