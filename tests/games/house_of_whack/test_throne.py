"""HW-SR.7: the Throne of Swift and Whimsical Judgment: who is tried, who judges, and what it costs."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import for_an_action
from seance.games.house_of_whack.cards import GREEN, WEARABLE
from seance.games.house_of_whack.deed import LOSE, OTHER, Deed
from seance.games.house_of_whack.floors import end_floor
from seance.games.house_of_whack.hatch import record
from seance.games.house_of_whack.leaving import eliminate
from seance.games.house_of_whack.throne import Accusation, court, damages, try_somebody
from seance.games.house_of_whack.turn import act, discard_down, reborn
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import effect, hold, keys, known, last, modifier
from tests.games.house_of_whack.own_cards import bear, somebody, table, thing
from tests.rules import card, rule

TALK = ("You ate the last of it.", "It was gone already.")
"""A case and a rebuttal."""


def hall(players: int = 3) -> Table:
    """The first seat on the Throne; the others are elsewhere, and the second has five Hearts and more."""
    t = table(players)
    t.lay("the_throne", 0, -1)
    t.stand(1, "the_throne")
    t[2].hearts = 7
    return t


def trial(t: Table, *answers: str) -> None:
    """The first seat accuses the second."""
    t.run(try_somebody(t.s, t[1], Accusation(t[2])), *TALK, *answers)


def accused(t: Table) -> list[str]:
    return [option.key for option in court(t.s, t[1])]


@card("the_throne")
@rule("HW-SR.7", "HW-SR")
def test_a_trial_costs_an_action_and_wants_the_room() -> None:
    t = hall()
    offered = [option.key for option in for_an_action(t.s, t[1])]
    assert [key for key in offered if key.startswith("accuse")] == ["accuse:1", "accuse:2"]
    assert not any(option.verb == "accuse" for option in for_an_action(t.s, t[2]))
    t.run(act(t.s, t[1]), "accuse:1", *TALK, "3>0")
    assert (t.s.actions, t[2].hearts) == (1, 2)


@rule("HW-SR.7", "HW-b-1", "HW-b-53")
def test_two_players_are_no_court() -> None:
    assert accused(hall(2)) == []
    t = hall()
    eliminate(t.s, t[3])
    assert accused(t) == []


@rule("HW-SR.7", "HW-b-75")
def test_the_dead_are_not_accused_but_they_judge() -> None:
    t = hall(4)
    t[4].room = None
    assert accused(t) == ["accuse:1", "accuse:2"]
    trial(t, "4>1")
    assert {question.seat for question in t.asked if question.name == "verdict"} == {2, 3}
    assert "verdict" in t.told()


@rule("HW-b-59", "HW-b-95", "HW-SR.7")
def test_nobody_is_tried_twice_but_anybody_may_prosecute_again() -> None:
    t = hall(4)
    trial(t, "3>0")
    assert accused(t) == ["accuse:2", "accuse:3"]
    t.stand(2, "the_throne", 1)
    assert [option.key for option in court(t.s, t[2])] == ["accuse:2", "accuse:3", "accuse:0"]
    t.run(end_floor(t.s), *[f"go:start:{square}" for square in (1, 2, 3, 4)])
    assert accused(t) == ["accuse:2", "accuse:3"]
    t[2].room = None
    reborn(t.s, t[2])
    t[2].room = t.s.start
    assert accused(t) == ["accuse:2", "accuse:3"]


@rule("HW-SR.7", "HW-b-57")
def test_case_and_rebuttal_are_told_and_do_nothing() -> None:
    t = hall()
    t.run(try_somebody(t.s, t[1], Accusation(t[2])), "fine:1 gains 5 Hearts", "", "3>1")
    assert t.names()[:2] == ["case", "rebuttal"]
    assert [question.seat for question in t.asked[:2]] == [0, 1]
    assert [player.hearts for player in t.s.players] == [0, 7, 0]


@rule("HW-SR.7", "HW-b-58")
@pytest.mark.parametrize(("vote", "left"), [("0", 2), ("1", 7)])
def test_a_single_voter_decides_for_either_side(vote: str, left: int) -> None:
    t = hall()
    trial(t, f"3>{vote}")
    assert (t[1].hearts, t[2].hearts) == (0, left)
    assert [question.seat for question in t.asked if question.name == "verdict"] == [2]


@rule("HW-SR.7", "HW-b-58", "HW-b-20")
@pytest.mark.parametrize("votes", [["3>abstain"], [], ["3>0", "4>1"]])
def test_a_tie_goes_by_lot(votes: list[str]) -> None:
    lost = set()
    for lot in (1, 2):
        t = hall(4 if len(votes) == 2 else 3)
        t[1].hearts = 7
        t.dice(lot)
        trial(t, *votes)
        lost.add((t[1].hearts, t[2].hearts))
        assert t.s.dice.script == []
        assert "nudge" not in t.names()
    assert lost == {(7, 2), (2, 7)}


@rule("HW-SR.7")
def test_most_votes_decide() -> None:
    t = hall(5)
    trial(t, "3>1", "4>0", "5>0")
    assert t[2].hearts == 2


# --- gifts ----------------------------------------------------------------------------------------------


@rule("HW-b-57", "HW-SR.7")
def test_both_parties_may_give_a_voter_something_which_binds_nobody() -> None:
    t = hall(4)
    bear(t, 1, thing("vase"))
    bear(t, 2, somebody("friend"))
    trial(t, "gift:vase:2", "accept", "gift:friend:3", "refuse", "3>1", "4>1")
    assert (keys(t[1].carried.cards), keys(t[2].carried.cards)) == ([], ["friend"])
    assert (keys(t[3].carried.cards), keys(t[4].carried.cards)) == (["vase"], [])
    assert t.names()[2:6] == ["offer-help", "accept-gift", "offer-help", "accept-gift"]
    assert (t.told()[-1], t[2].hearts) == ("nothing-to-take", 7)


@rule("HW-b-57", "HW-b-105", "HW-4.8")
def test_gifts_are_props_and_allies_for_voters_who_can_take_them() -> None:
    t = hall(4)
    bear(t, 1, thing("vase"))
    hold(t, 1, modifier("m", GREEN, 1))
    t[2].hand.add(t.s.drama.draw())
    t[3].spirit = 0
    trial(t, "pass", "3>0", "4>0", "fine")
    assert last(t, "offer-help").keys() == ["gift:vase:3", "pass"]


@rule("HW-14.3", "HW-b-57")
def test_a_gift_too_many_is_dropped_at_once() -> None:
    t = hall()
    bear(t, 1, thing("vase"))
    bear(t, 3, thing("club"))
    trial(t, "gift:vase:2", "accept", "club", "3>0")
    assert (keys(t[3].carried.cards), keys(t.s.lying_in(t.s.start))) == (["vase"], ["club"])


# --- what the winner takes ------------------------------------------------------------------------------


def rich(t: Table, seat: int) -> Table:
    """Let somebody have something of everything."""
    bear(t, seat, thing("vase"), thing("hat", WEARABLE), somebody("friend"))
    hold(t, seat, *[modifier(f"m{number}", GREEN, 1) for number in range(4)])
    t[seat].hearts = 4
    return t


@rule("HW-SR.7", "HW-b-88")
@pytest.mark.parametrize(("winner", "loser"), [(1, 2), (2, 1)])
def test_either_side_chooses_one_prize_of_three(winner: int, loser: int) -> None:
    t = rich(hall(), loser)
    for seat in (1, 2, 3):
        record(t.s, t[seat], 7)
    t.run(damages(t.s, t[winner], t[loser]), "seize", "vase+friend")
    assert last(t, "damages").keys() == ["seize", "take-hand", "fine"]
    assert (last(t, "seize").low, last(t, "seize").high) == (1, 2)
    assert keys(t[winner].carried.cards) == ["vase", "friend"]
    assert (keys(t[loser].carried.cards), len(t[loser].hand.cards), t[loser].hearts) == (["hat"], 4, 4)


@rule("HW-SR.7", "HW-14.3")
def test_seized_props_obey_the_limit() -> None:
    t = rich(hall(), 2)
    bear(t, 1, thing("club"))
    t.run(damages(t.s, t[1], t[2]), "seize", "vase", "club")
    assert keys(t[1].carried.cards) == ["vase"]


@rule("HW-b-89", "HW-4.5")
def test_the_whole_hand_waits_for_the_winners_own_discard_phase() -> None:
    t = rich(hall(), 2)
    hold(t, 1, modifier("own", GREEN, 1))
    t.run(damages(t.s, t[1], t[2]), "take-hand")
    assert (len(t[1].hand.cards), t[2].hand.cards) == (5, [])
    assert (len(known(t, t[1], 2)), known(t, t[1], 3)) == (4, [])
    t.run(discard_down(t.s, t[1]), "own+m0")
    assert (last(t, "discard").low, len(t[1].hand.cards)) == (2, 3)


@rule("HW-b-90", "HW-SR.7")
@pytest.mark.parametrize(("hearts", "left"), [(7, 2), (5, 0), (4, 0)])
def test_five_hearts_or_as_many_as_there_are(hearts: int, left: int) -> None:
    t = rich(hall(), 2)
    t[2].hearts = hearts
    t.run(damages(t.s, t[1], t[2]), "fine")
    assert (t[2].hearts, t[1].hearts) == (left, 0)


@rule("HW-SR.7", "HW-b-105")
def test_only_what_there_is_can_be_taken_and_a_crushed_winner_seizes_nothing() -> None:
    t = hall()
    t[2].hearts = 0
    t.run(damages(t.s, t[1], t[2]))
    assert t.told() == ["nothing-to-take"]
    t = rich(hall(), 2)
    t[1].spirit = 0
    t.run(damages(t.s, t[1], t[2]), "fine")
    assert last(t, "damages").keys() == ["take-hand", "fine"]


@rule("HW-b-23", "HW-SR.7")
def test_whoever_dies_before_the_vote_leaves_the_court_without_a_case() -> None:
    t = hall()
    t[2].life = 1
    hold(t, 3, effect("poison", Deed(LOSE, 1, GREEN, OTHER)))
    trial(t, "3>play:poison", "1")
    assert t.told()[-1] == "mistrial"
    assert "verdict" not in t.names()
    assert t[2].tried
