"""Section d: the examples that the rules were read by."""

from __future__ import annotations

from seance.games.house_of_whack.arcana import ACTING, anytime
from seance.games.house_of_whack.cards import BLUE, GREEN, RED
from seance.games.house_of_whack.carrying import take_options
from seance.games.house_of_whack.deed import GAIN, OTHER, STEAL, Deed
from seance.games.house_of_whack.floors import score_tokens
from seance.games.house_of_whack.harm import gain, lose
from seance.games.house_of_whack.quarrels import spoils
from seance.games.house_of_whack.turn import discard_down, keep_house, open_turn
from seance.games.house_of_whack.whacking import may_draw
from tests.games.house_of_whack.made import (
    cancel,
    effect,
    hold,
    keys,
    lying,
    modifier,
    prop,
    somebody,
    table,
)
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
