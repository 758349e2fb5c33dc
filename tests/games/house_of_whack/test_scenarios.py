"""Section d: the examples that the rules were read by."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.arcana import ACTING, anytime
from seance.games.house_of_whack.cards import BLUE, GREEN, RED
from seance.games.house_of_whack.carrying import take_options
from seance.games.house_of_whack.deed import GAIN, OTHER, STEAL, Deed
from seance.games.house_of_whack.floors import score_tokens
from seance.games.house_of_whack.foes import spring
from seance.games.house_of_whack.harm import gain, lose
from seance.games.house_of_whack.quarrels import Attack, attack, shots, spoils
from seance.games.house_of_whack.throne import court
from seance.games.house_of_whack.turn import act, discard_down, keep_house, open_turn
from seance.games.house_of_whack.whacking import may_draw
from tests.games.house_of_whack.annex import annexe, into
from tests.games.house_of_whack.floorplan import lock
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import (
    cancel,
    effect,
    hold,
    keys,
    lying,
    modifier,
    no_drama,
    prop,
    somebody,
    table,
)
from tests.games.house_of_whack.own_cards import bear, snare, thing
from tests.rules import rule


@rule("HW-1.3", "HW-2.3", "HW-2.4", "HW-2.5", "HW-2.8")
def test_1_floors_of_stats() -> None:
    at = table()
    at.stats(1, 2, 1, 4)
    at.run(lose(at.s, at[1], RED, 3, "HW-1.3"))
    at.run(lose(at.s, at[1], BLUE, 2, "HW-2.3"))
    assert (at[1].strength, at[1].spirit) == (1, 0)
    at[1].carried.add(prop("club"))
    at[1].carried.add(somebody("friend"))
    at.run(keep_house(at.s, at[1]), "club")
    lying(at, prop("hat"))
    assert [option.key for option in take_options(at.s, at[1])] == ["drop:friend"]
    gain(at.s, at[1], BLUE, 1, "HW-2.8")
    assert "take:hat" in [option.key for option in take_options(at.s, at[1])]


@rule("HW-18.4", "HW-19.12", "HW-b-17")
@pytest.mark.parametrize(("actions", "answers"), [(1, ["-", "yes", "m"]), (1, ["-", "no"]), (0, ["-"])])
def test_2_a_trap_draw(actions: int, answers: list[str]) -> None:
    at = table()
    no_drama(at)
    at.stats(1, 5, 3, 4)
    hold(at, 1, modifier("m", RED, 1))
    trap = snare("trap", RED, 5)
    at.s.drawn.add(trap)
    at.s.actions = actions
    at.run(spring(at.s, at[1], trap), *answers)
    won = "yes" in answers
    assert (at[1].claimed.cards, at[1].life) == (([trap], 4) if won else ([], 3))
    assert at.s.actions == (0 if won else actions)


@rule("HW-4.16")
def test_3_a_theft_cannot_be_dodged_but_it_can_be_cancelled() -> None:
    theft, heal = effect("theft", Deed(STEAL, 1, "", OTHER)), effect("heal", Deed(GAIN, 1, GREEN))
    at = table()
    hold(at, 1, theft)
    hold(at, 2, heal, modifier("m", RED, 1))
    at.dice(2)
    at.run(anytime(at.s, ACTING), "1>play:theft", "2>play:heal", "2>play:heal")
    assert (keys(at[1].hand.cards), at[2].life) == (["m"], 5)
    at = table()
    hold(at, 1, theft)
    hold(at, 2, heal)
    hold(at, 3, cancel("stop"))
    at.run(anytime(at.s, ACTING), "1>play:theft", "1", "3>play:stop")
    assert (keys(at[1].hand.cards), keys(at[2].hand.cards)) == ([], ["heal"])


@rule("HW-5.8", "HW-19.17")
def test_4_a_room_with_a_token_is_blocked_whoever_owns_it() -> None:
    at = table()
    at.s.tokens["start"] = 1
    assert not may_draw(at.s, at[1])
    at.run(spoils(at.s, at[1], at[2], RED), "token")
    assert at.s.tokens == {"start": 0}
    assert not may_draw(at.s, at[1])


def shooting_gallery() -> Table:
    """Three rooms in a row; the first seat, in the first, has a rifle, the second is in the last."""
    at = table()
    for x, key in ((1, "hall"), (2, "den")):
        annexe(at, key, x, 0)
    into(at, 2, at.s.built.cards[-1])
    bear(at, 1, thing("rifle", reach=2))
    bear(at, 2, thing("vase"))
    return at


@rule("HW-19.27", "HW-b-28")
def test_5_no_shot_through_a_locked_door() -> None:
    at = shooting_gallery()
    assert [option.key for option in shots(at.s, at[1])] == ["shoot:1:rifle"]
    lock(at, at.s.built.cards[1], 1)
    assert shots(at.s, at[1]) == []


@rule("HW-19.28", "HW-19.29", "HW-14.6", "HW-b-109")
@pytest.mark.parametrize(("mine", "theirs", "life", "told"), [(6, 8, 4, "draw"), (8, 6, 3, "loses")])
def test_5_a_shot_costs_a_charge_and_a_life_at_most(mine: int, theirs: int, life: int, told: str) -> None:
    at = shooting_gallery()
    at[1].strength, at[2].strength = mine, theirs
    at.s.actions = 0
    at.run(attack(at.s, at[1], Attack("shoot", at[2], at[1].carried.cards[0])))
    assert (at.s.charges["rifle"], at[1].life, at[2].life) == (2, 4, life)
    assert (keys(at[2].carried.cards), "spoils" in at.names(), at.told()[-1]) == (["vase"], False, told)


@rule("HW-3.3", "HW-3.5", "HW-24.1")
def test_6_death() -> None:
    at = table()
    at[2].hearts = 9
    at[2].carried.add(prop("club"))
    hold(at, 2, modifier("m", RED, 1))
    rooms = [at.s.start, *[at.lay(key, x, 0) for x, key in enumerate(keys(at.s.rooms.cards[:2]), 1)]]
    at.s.tokens = {room.key: 1 for room in rooms}
    at.run(lose(at.s, at[2], GREEN, 4, "HW-3.3"))
    assert (at[2].hearts, at[2].hand.cards, at.s.lies["club"]) == (0, [], at.s.start)
    score_tokens(at.s)
    assert at[2].hearts == 3
    at.s.tokens = {}
    at.s.active = 1
    at.s.guests.add(somebody("new", 5, 2, 3))
    at.run(open_turn(at.s, at[2]), "yes", "go:start:5")
    assert (keys(at[2].guest.cards), at[2].life, len(at[2].hand.cards)) == (["new"], 3, 3)


@rule("HW-4.3", "HW-4.5", "HW-5.13")
def test_7_hand_limits() -> None:
    at = table()
    hold(at, 1, *[modifier(f"m{number}", RED, 1) for number in range(5)])
    at.run(open_turn(at.s, at[1]))
    assert len(at[1].hand.cards) == 5
    at.run(discard_down(at.s, at[1]), "m0+m1")
    assert (at.asked[-1].low, len(at[1].hand.cards)) == (2, 3)


@rule("HW-SR.7", "HW-b-58", "HW-b-59", "HW-b-90")
@pytest.mark.parametrize(("votes", "hearts"), [(["3>1"], [4, 9]), (["3>abstain"], [9, 4])])
def test_8_the_throne_with_a_single_juror(votes: list[str], hearts: list[int]) -> None:
    at = table()
    at.lay("the_throne", 0, -1)
    at.stand(1, "the_throne")
    at[1].hearts = at[2].hearts = 9
    if votes == ["3>abstain"]:
        at.dice(1)
    at.run(act(at.s, at[1]), "accuse:1", "Guilty.", "Not at all.", *votes)
    assert [at[1].hearts, at[2].hearts] == hearts
    assert [option.key for option in court(at.s, at[1])] == ["accuse:2"]
