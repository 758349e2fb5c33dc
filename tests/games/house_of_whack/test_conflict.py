"""HW-19.1 to HW-19.13, HW-19.18 to HW-19.24: Conflict, step by step."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.cards import (
    BLUE,
    LOCK,
    MINION,
    PLAYER,
    RED,
    RESIDENT,
    TRAP,
    HouseRule,
)
from seance.games.house_of_whack.conflict import BROKEN, DRAWN, LOST, WON, fight
from seance.games.house_of_whack.deed import (
    BONUS,
    BOOST,
    CANCEL,
    LOSE,
    MINIONS,
    OTHER,
    Deed,
    Power,
)
from seance.games.house_of_whack.foes import attack_resident, fight_minion
from seance.games.house_of_whack.pieces import Bolt, Clash
from seance.games.house_of_whack.quarrels import force
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.own_cards import (
    arcana,
    bear,
    fiend,
    hold,
    room,
    set_down,
    snare,
    somebody,
    table,
    thing,
    wild,
)
from tests.rules import rule


def against_player(t: Table, *answers: str, colour: str = RED) -> int:
    """The first seat falls upon the second; how it ends."""
    outcome: int = t.run(fight(t.s, Clash(0, colour, PLAYER, 1, None, 0)), *answers)
    return outcome


def against_fiend(t: Table, *answers: str, stat: int = 5, colour: str = RED) -> int:
    """The first seat fights a Minion on Start; how it ends."""
    foe = fiend(colour=colour, stat=stat)
    set_down(t, foe)
    outcome: int = t.run(fight(t.s, Clash(0, colour, MINION, -1, foe, 0)), *answers)
    return outcome


def last_scores(t: Table) -> tuple[int, int]:
    """Both Conflict Scores, as they were told last."""
    assert t.s.tale is not None
    mine, theirs = [event for event in t.s.tale if event.name == "scores"][-1].values
    assert isinstance(mine, int)
    assert isinstance(theirs, int)
    return mine, theirs


@rule("HW-19.1", "HW-19.2", "HW-19.11")
def test_all_sorts_of_opponents_and_their_stats() -> None:
    t = table()
    t.stats(1, 6, 2, 4)
    assert against_fiend(t, stat=5) == WON
    t.stats(1, 6, 2, 4)
    assert against_fiend(table(), stat=5) == LOST
    assert against_fiend(t, stat=5, colour=BLUE) == LOST
    assert against_player(t) == WON
    assert against_player(t, colour=BLUE) == LOST
    trap = snare(stat=5)
    t.s.drawn.add(trap)
    assert t.run(fight(t.s, Clash(0, RED, TRAP, -1, trap, 0))) == WON
    t.s.bolts = [Bolt(t.s.start, 0, BLUE, 2, 1)]
    assert t.run(fight(t.s, Clash(0, BLUE, LOCK, -1, None, 1))) == DRAWN


@rule("HW-19.3", "HW-19.18")
def test_every_bonus_that_applies_is_counted() -> None:
    """Base 3; a Prop 1, an Ally 2, a Guest against Minions 1, a Resident 1. A House Rule helps Minions."""
    t = table()
    bear(
        t, 1, thing("stick", bonus=1), somebody("friend", ally=(Power(BONUS, 2, RED), Power(BONUS, 9, BLUE)))
    )
    t[1].guest.add(somebody("self", own=(Power(BONUS, 1, RED, MINION), Power(BONUS, 9, RED, TRAP))))
    set_down(t, somebody("host", there=(Power(BONUS, 1, RED),)), role=RESIDENT)
    t.s.rules.add(HouseRule("rough", "rough", "", (Power(MINIONS, 1),)))
    assert against_fiend(t, stat=6) == WON
    assert last_scores(t) == (8, 7)


@rule("HW-19.4", "HW-19.7", "HW-19.10", "HW-19.19", "HW-19.21", "HW-b-19")
def test_own_cards_face_down_and_only_the_colour_counts() -> None:
    t = table()
    hold(t, 1, arcana("red", RED, 2), arcana("blue", BLUE, 4), wild("any", 1))
    assert against_fiend(t, "red+blue+any") == WON
    assert last_scores(t) == (6, 5)
    assert not t[1].hand.cards
    assert not t.s.laid.cards
    assert [card.key for card in t.s.drama_gone.cards][:3] == ["red", "blue", "any"]


@rule("HW-19.5", "HW-19.15", "HW-b-22", "HW-b-104")
def test_an_opponent_lays_after_the_fighter_without_seeing() -> None:
    t = table()
    hold(t, 1, arcana("mine"))
    hold(t, 2, arcana("theirs", RED, 3))
    going = fight(t.s, Clash(0, RED, PLAYER, 1, None, 0))
    window = going.send(None)
    first = going.send(t._many(window, []))
    second = going.send(t._value(first, "mine"))
    assert (first.name, first.seat, second.name, second.seat) == ("lay", 0, "lay", 1)
    assert t.s.laid.knows(0, 0)
    assert not t.s.laid.knows(0, 1)
    assert not t[1].hand.cards
    going.close()


@rule("HW-19.5", "HW-19.13")
def test_the_higher_score_wins_between_players() -> None:
    t = table()
    hold(t, 1, arcana("mine"))
    hold(t, 2, arcana("theirs", RED, 3))
    assert against_player(t, "mine", "theirs") == LOST
    assert last_scores(t) == (5, 6)


@rule("HW-19.5", "HW-19.8", "HW-b-18")
def test_a_random_card_for_whatever_is_no_player() -> None:
    """It counts where it fits, and its effect never happens."""
    t = table()
    t.s.drama.add(arcana("chance", RED, 3, Deed(LOSE, 3, "green", OTHER)))
    assert against_fiend(t, stat=1) == LOST
    assert last_scores(t) == (3, 4)
    assert t[1].life == t[2].life == 4
    t.s.drama.add(arcana("misfit", BLUE, 4))
    assert against_fiend(t, stat=1) == WON
    assert t.s.drama_gone.cards[-1].key == "misfit"


@rule("HW-19.6", "HW-19.20", "HW-b-104")
def test_others_help_either_side_or_both_and_are_asked_until_they_pass() -> None:
    t = table()
    hold(t, 3, arcana("for", RED, 4), arcana("against", RED, 1))
    assert against_fiend(t, "3>help:for:fighter", "3>help:against:foe") == WON
    assert last_scores(t) == (7, 6)
    assert not t[3].hand.cards


@rule("HW-19.6", "HW-b-22")
def test_helpers_lay_face_down() -> None:
    """What is told of it is whose side it lies on, and no card."""
    t = table(4)
    hold(t, 3, arcana("for", RED, 4))
    hold(t, 4, wild("spare"))
    against_fiend(t, "3>help:for:fighter")
    assert t.s.tale is not None
    helped = next(event for event in t.s.tale if event.name == "helps")
    assert "for" not in [str(value) for value in helped.values]


@rule("HW-19.9", "HW-19.22", "HW-b-21")
def test_wild_cards_go_on_until_all_pass() -> None:
    t = table()
    hold(t, 1, wild("one", 1), wild("two", 2), arcana("red", RED, 4))
    hold(t, 3, wild("three", 3))
    hold(t, 2, wild("four", 4))
    t[3].hearts = 1
    one, two = "1>add:one:fighter", "1>add:two:fighter"
    three, four = "3>add:three:fighter", "2>add:four:foe"
    outcome = against_fiend(t, "-", one, three, three, four, four, two, four)
    assert outcome == DRAWN
    assert last_scores(t) == (9, 9)
    assert [card.key for card in t[1].hand.cards] == ["red"]
    offered = [option.key for asked in t.asked if asked.name == "wild" for option in asked.options]
    assert "add:one:foe" in offered
    assert "add:red:fighter" not in offered


@rule("HW-19.9")
def test_a_wild_card_in_the_open_can_be_stopped() -> None:
    """b-101: it is discarded, and does not count."""
    t = table()
    hold(t, 1, wild("one", 4))
    hold(t, 3, arcana("no", BLUE, 1, Deed(CANCEL), cancel=True))
    assert against_fiend(t, "-", "1>add:one:fighter", "3>play:no") == LOST
    assert last_scores(t) == (3, 5)
    assert "one" in [card.key for card in t.s.drama_gone.cards]


@rule("HW-19.3", "HW-19.10")
def test_what_is_played_meanwhile_counts() -> None:
    """A stat that is raised in the middle of a Conflict is raised in this Conflict."""
    t = table()
    hold(t, 1, arcana("rage", BLUE, 1, Deed(BOOST, 3, RED)))
    assert against_fiend(t, "1>play:rage") == WON
    t = table()
    hold(t, 1, arcana("rage", BLUE, 1, Deed(BOOST, 3, RED)))
    assert against_fiend(t, "-", "1>play:rage") == WON


@rule("HW-19.12", "HW-19.23")
def test_a_draw_may_be_fought_again_for_an_action() -> None:
    t = table()
    foe = fiend(stat=3)
    set_down(t, foe)
    assert t.run(fight_minion(t.s, t[1], foe), "yes", "no") == DRAWN
    assert t.s.actions == 1
    assert t[1].life == 4
    assert foe.key in t.s.lies


@rule("HW-19.12")
def test_without_actions_a_draw_is_nothing() -> None:
    t = table()
    t.s.actions = 0
    foe = fiend(stat=3)
    set_down(t, foe)
    assert t.run(fight_minion(t.s, t[1], foe)) == DRAWN
    assert t[1].life == 4


@rule("HW-19.12", "HW-10.4", "HW-10.5")
def test_a_lock_is_forced_or_holds() -> None:
    t = table()
    bolt = Bolt(t.s.start, 0, RED, 3, 1)
    t.s.bolts = [bolt]
    hold(t, 1, arcana("push"))
    t.run(force(t.s, t[1], bolt), "-", "yes", "push")
    assert not t.s.bolts
    assert t.s.actions == 1
    t.s.bolts = [Bolt(t.s.start, 0, RED, 4, 2)]
    t.run(force(t.s, t[1], t.s.bolts[0]))
    assert len(t.s.bolts) == 1
    assert t.told()[-1] == "holds"


@rule("HW-19.13", "HW-19.24", "HW-b-34", "HW-16.5")
def test_losing_to_residents_costs_life_or_spirit() -> None:
    t = table()
    for colour in (RED, BLUE):
        host = somebody(f"host_{colour}", colour=colour, stat=5)
        set_down(t, host, role=RESIDENT)
        t.run(attack_resident(t.s, t[1], host))
    assert (t[1].strength, t[1].spirit, t[1].life) == (3, 2, 3)


@rule("HW-16", "HW-19.11", "HW-16.5")
def test_a_beaten_resident_is_claimed() -> None:
    t = table()
    host = somebody("host", stat=2)
    set_down(t, host, role=RESIDENT)
    t.run(attack_resident(t.s, t[1], host))
    assert t[1].claimed.cards == [host]
    assert not t.s.lies


@rule("HW-b-104")
def test_a_conflict_ends_without_result_when_a_fighter_dies() -> None:
    t = table()
    t.stats(1, 3, 3, 1)
    hold(t, 1, arcana("mine"))
    hold(t, 3, arcana("bolt", BLUE, 1, Deed(LOSE, 1, "green", OTHER)))
    assert against_fiend(t, "mine", "3>play:bolt", t[1].key) == BROKEN
    assert t[1].dead
    assert not t.s.laid.cards
    assert t.s.clash is None
    assert t.told()[-1] == "broken-off"


@rule("HW-b-104")
def test_a_conflict_ends_without_result_when_the_foe_has_left() -> None:
    t = table()
    foe = fiend(stat=1)
    set_down(t, foe)
    hold(t, 1, arcana("mine"))
    going = fight(t.s, Clash(0, RED, MINION, -1, foe, 0))
    window = going.send(None)
    t.s.lying.take(foe)
    del t.s.lies[foe.key]
    answers = t._many(window, [])
    with pytest.raises(StopIteration) as done:
        going.send(answers)
    assert done.value.value == BROKEN
    assert t[1].hand.cards


@rule("HW-b-104")
def test_a_conflict_goes_on_when_a_fighter_is_moved_away() -> None:
    t = table()
    away = room(t, "away", 0, -1)
    hold(t, 1, arcana("mine", RED, 3))
    going = fight(t.s, Clash(0, RED, PLAYER, 1, None, 0))
    window = going.send(None)
    t[2].room = away
    question = going.send(t._many(window, []))
    going.close()
    assert question.name == "lay"
    assert t.run(fight(t.s, Clash(0, RED, PLAYER, 1, None, 0)), "mine") == WON


@rule("HW-b-104", "HW-4.2")
def test_one_conflict_may_break_out_in_another() -> None:
    """The cards of each count in that one only, and the first goes on after the second."""
    t = table()
    hold(t, 1, arcana("mine", RED, 3))
    outer = Clash(0, RED, PLAYER, 1, None, 0)
    going = fight(t.s, outer)
    question = going.send(t._many(going.send(None), []))
    hold(t, 3, wild("spare"))
    helping = going.send(t._value(question, "mine"))
    staked = going.send(t._many(helping, []))
    wilds = going.send(t._many(staked, []))
    assert t.s.clash is outer
    assert against_fiend(t, stat=2) == WON
    assert last_scores(t) == (3, 2)
    assert t.s.clash is outer
    assert [card.key for card in t.s.laid.cards] == ["mine"]
    with pytest.raises(StopIteration) as done:
        going.send(t._many(wilds, []))
    assert done.value.value == WON
    assert not t.s.laid.cards
