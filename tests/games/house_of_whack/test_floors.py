"""HW-21 to HW-31.1: how a floor ends, what it leaves, and who has won when no other follows."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.building import build, end_waits
from seance.games.house_of_whack.cards import ALLY, THE_END, RoomTile
from seance.games.house_of_whack.floors import end_floor, floor_is_over
from seance.games.house_of_whack.player import SUPPLY
from seance.games.house_of_whack.redeeming import earn, forfeit
from seance.games.house_of_whack.scoring import result
from seance.games.house_of_whack.state import ACTING
from seance.games.house_of_whack.turn import close_turn
from seance.games.house_of_whack.walking import WALKING, move
from seance.kernel.grid import place
from tests.games.house_of_whack.annex import annexe, deck, into
from tests.games.house_of_whack.floorplan import link, lock
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import keys
from tests.games.house_of_whack.own_cards import bear, fiend, set_down, snare, somebody, table, thing
from tests.rules import card, rule

BACK = ("go:start:1", "go:start:2", "go:start:3")
"""Where three people stand when all are on Start again."""


def tile(key: str) -> RoomTile:
    return RoomTile(key, key.title(), "NESW")


def the_end() -> RoomTile:
    return RoomTile("end", "End", "NESW", special=THE_END)


def end(t: Table, *answers: str) -> None:
    """Let the first seat's turn, and with it the floor, be over."""
    t.s.ending = True
    t.s.active = 0
    t.run(close_turn(t.s, t[1]), *answers)


def hearts(t: Table) -> list[int]:
    return [player.hearts for player in t.s.players]


@rule("HW-21", "HW-21.1", "HW-b-90")
def test_hearts_go_up_and_down_but_not_below_nought() -> None:
    t = table()
    earn(t.s, t[1], 5, "HW-21.1")
    assert forfeit(t.s, t[1], 3, "HW-21.1") == 3
    assert t[1].hearts == 2
    assert forfeit(t.s, t[1], 3, "HW-21.1") == 2
    assert t[1].hearts == 0
    assert [result(t.s).scores[0].total, t.told()] == [0, ["earns", "forfeits", "forfeits"]]


# --- how a floor ends -----------------------------------------------------------------------------------


@card("the_end")
@rule("HW-22", "HW-22.1", "HW-23", "HW-23.1", "HW-b-13")
def test_whoever_reveals_the_end_finishes_the_turn() -> None:
    t = table()
    deck(t, tile("den"), t.card("the_end"))
    t.run(move(t.s, t[1], WALKING), "open:start:north", "0/0/-1@180", "done")
    assert (t[1].here.key, t.s.ending, t.s.floor) == ("the_end", True, 1)
    assert (t.s.phase, t.s.active) == (ACTING, 0)
    assert {"walk", "draw"} <= {option.key for option in possible(t.s, t[1])}
    t.run(close_turn(t.s, t[1]), *BACK)
    assert (t.s.floor, t.s.active, t.s.over) == (2, 1, False)


@rule("HW-22.1", "HW-b-11")
@pytest.mark.parametrize(
    ("ending", "last", "over"), [("ordinary", False, True), ("ordinary", True, False), ("1", True, True)]
)
def test_the_last_tile_ends_every_floor_but_the_final_one_of_the_ordinary_game(
    ending: str, last: bool, over: bool
) -> None:
    t = table(ending=ending)
    t.s.last = last
    deck(t, tile("attic"), tile("den"))
    for y, more in ((-1, False), (-2, over)):
        t.run(build(t.s, t[1], place(0, y), 2))
        assert t.s.ending == more


@rule("HW-b-97")
def test_a_house_without_an_open_door_ends_the_floor() -> None:
    t = table()
    for x, y, doors in ((0, -1, "S"), (1, 0, "W"), (0, 1, "N")):
        annexe(t, f"closet_{x}_{y}", x, y, doors)
    assert not floor_is_over(t.s)
    closet = annexe(t, "closet", -1, 0, "EW")
    lock(t, closet, 3)
    assert not floor_is_over(t.s)
    annexe(t, "cell", -2, 0, "N")
    assert not floor_is_over(t.s)
    annexe(t, "oubliette", -2, -1, "")
    assert floor_is_over(t.s)
    t.run(close_turn(t.s, t[1]), *BACK)
    assert t.s.floor == 2


# --- what is scored, what goes, what stays --------------------------------------------------------------


@rule("HW-24", "HW-24.1")
def test_every_token_in_the_house_is_a_gold_heart() -> None:
    t = table()
    for key, seat in (("attic", 1), ("den", 1), ("yard", 2)):
        annexe(t, key, len(t.s.tokens) + 1, 0)
        t.s.tokens[key] = seat
    t[2].hearts = 4
    end(t, *BACK)
    assert hearts(t) == [0, 6, 1]


@rule("HW-25", "HW-25.1", "HW-b-106")
def test_everybody_is_on_start_and_the_house_is_empty() -> None:
    t = table()
    den = annexe(t, "den", 0, -1)
    into(t, 2, den)
    t[3].room = None
    for seat, room in ((0, t.s.start), (1, den)):
        t.s.tokens[room.key] = seat
    set_down(t, fiend(), den)
    set_down(t, thing("vase", reach=2))
    set_down(t, somebody("friend"), den, ALLY)
    link(t, t.s.start, 0, den, 0)
    lock(t, t.s.start, 1)
    t.s.steam = {"start": 3}
    t[1].supply = t[2].supply = SUPPLY - 1
    end(t, "go:start:1", "go:start:2")
    assert [player.room for player in t.s.players] == [t.s.start, t.s.start, None]
    assert (t.s.lying.cards, t.s.lies, t.s.roles, t.s.tokens) == ([], {}, {}, {})
    assert (t.s.bolts, t.s.shortcuts, t.s.steam) == ([], [], {})
    assert (keys(t.s.whack_gone.cards), keys(t.s.guests_gone.cards)) == (["fiend", "vase"], ["friend"])
    assert [player.supply for player in t.s.players] == [SUPPLY, SUPPLY, SUPPLY]


@rule("HW-25.1", "HW-b-12")
def test_tiles_in_play_leave_the_game_and_discarded_ones_come_back() -> None:
    t = table()
    deck(t, tile("attic"))
    annexe(t, "den", 0, -1)
    annexe(t, "end", 0, -2, special=THE_END)
    t.s.rooms_gone.add(tile("ruin"))
    end(t, *BACK)
    assert t.s.built.cards == [t.s.start]
    assert t.s.grid.spots == {"start": place(0, 0)}
    assert sorted(keys(t.s.rooms.cards)) == ["attic", "ruin"]
    assert keys(t.s.rooms_out.cards) == ["den", "end"]
    assert t.s.rooms_gone.cards == []


@rule("HW-b-12", "HW-25.1")
def test_the_end_waits_aside_even_if_it_was_discarded() -> None:
    t = table()
    deck(t, tile("attic"))
    t.s.rooms_gone.add(the_end())
    end(t, *BACK)
    assert (keys(t.s.rooms.cards), keys(t.s.rooms_out.cards)) == (["attic"], ["end"])


@rule("HW-b-14", "HW-b-15")
def test_what_lies_before_people_stays() -> None:
    t = table()
    bear(t, 1, thing("vase", reach=2))
    t.s.charges["vase"] = 1
    t[1].claimed.add(fiend())
    t[1].redeemed.add(fiend("gone"))
    trap = snare(turns=3)
    t[1].traps.add(trap)
    t[1].timers[trap.key] = 2
    t[1].hand.add(t.s.drama.draw())
    t.stats(1, 5, 1, 2)
    t[1].hearts = 3
    end(t, "-", *BACK)
    assert (keys(t[1].carried.cards), t.s.charges) == (["vase"], {"vase": 1})
    assert (keys(t[1].claimed.cards), keys(t[1].redeemed.cards)) == (["fiend"], ["gone"])
    assert (keys(t[1].traps.cards), t[1].timers) == (["snare"], {"snare": 2})
    assert (len(t[1].hand.cards), t[1].strength, t[1].spirit, t[1].life, t[1].hearts) == (1, 5, 1, 2, 3)


@rule("HW-2.6", "HW-b-105", "HW-25.1")
def test_whoever_is_put_on_start_with_a_crushed_spirit_may_rest_there() -> None:
    t = table()
    t[3].spirit = 0
    end(t, *BACK, "yes")
    assert t[3].resting


# --- the ordinary ending --------------------------------------------------------------------------------


@rule("HW-26", "HW-26.1", "HW-b-11", "HW-b-12")
def test_on_the_second_floor_the_end_is_the_last_tile() -> None:
    t = table()
    deck(t, tile("attic"))
    annexe(t, "end", 0, -1, special=THE_END)
    end(t, *BACK)
    assert (t.s.active, t.s.last, end_waits(t.s)) == (1, True, False)
    t.run(build(t.s, t[2], place(0, -1), 2))
    assert (t.s.ending, end_waits(t.s)) == (False, True)
    t.s.rooms_gone.add(tile("ruin"))
    t.run(move(t.s, t[2], WALKING), "open:start:east")
    assert (t[2].here.key, t.s.ending, t.s.over) == ("end", True, False)
    t.s.tokens["attic"] = 1
    t.run(close_turn(t.s, t[2]))
    assert (t.s.over, t.s.floor, hearts(t)) == (True, 2, [0, 1, 0])


@rule("HW-b-12")
def test_with_no_tile_left_the_end_is_all_there_is_on_the_second_floor() -> None:
    t = table()
    deck(t)
    annexe(t, "end", 0, -1, special=THE_END)
    end(t, *BACK)
    assert end_waits(t.s)


@rule("HW-27", "HW-27.1", "HW-21.1")
def test_most_hearts_after_a_last_scoring_win() -> None:
    t = table()
    t.s.last = True
    annexe(t, "den", 0, -1)
    t.s.tokens = {"start": 2, "den": 2}
    for seat, count in ((1, 5), (2, 3), (3, 4)):
        t[seat].hearts = count
    end(t)
    found = result(t.s)
    assert (t.s.over, hearts(t), found.winners, found.rule) == (True, [5, 3, 6], [2], "HW-27.1")
    assert [score.total for score in found.scores] == [5, 3, 6]
    assert t.s.tokens == {"start": 2, "den": 2}


@rule("HW-b-74")
def test_a_tie_goes_to_tokens_then_to_life_then_to_both() -> None:
    t = table()
    for player in t.s.players:
        player.hearts = 7
    t[3].hearts = 6
    assert result(t.s).winners == [0, 1]
    t[2].life = 5
    assert result(t.s).winners == [1]
    t.s.tokens["start"] = 0
    assert result(t.s).winners == [0]
    t.s.tokens.clear()
    t[2].room = None
    assert result(t.s).winners == [0]


# --- so many floors -------------------------------------------------------------------------------------


@rule("HW-28", "HW-28.1", "HW-30", "HW-30.1", "HW-31", "HW-31.1")
@pytest.mark.parametrize("floors", [1, 2, 3, 4, 5])
def test_as_many_floors_as_were_agreed_upon(floors: int) -> None:
    t = table(ending=str(floors))
    for floor in range(1, floors + 1):
        assert (t.s.floor, t.s.over, t.s.last) == (floor, False, floor == floors)
        t.s.tokens["start"] = 1
        end(t, *(BACK if floor < floors else ()))
    assert (t.s.over, t[2].hearts) == (True, floors)
    assert (result(t.s).winners, result(t.s).rule) == ([1], "HW-27.1")


@rule("HW-29", "HW-29.1")
def test_all_tiles_and_the_end_too_are_shuffled_together() -> None:
    t = table(ending="2")
    deck(t, tile("attic"))
    for y, special in ((-1, ""), (-2, THE_END)):
        annexe(t, special or "den", 0, y, special=special)
    t.s.rooms_gone.add(tile("ruin"))
    end(t, *BACK)
    assert sorted(keys(t.s.rooms.cards)) == ["attic", "den", "ruin", "the_end"]
    assert (t.s.rooms_out.cards, t.s.rooms_gone.cards, t.s.built.cards) == ([], [], [t.s.start])


@rule("HW-29.1", "HW-30.1", "HW-b-11")
def test_with_floors_agreed_upon_the_end_ends_each_of_them() -> None:
    t = table(ending="2")
    deck(t, tile("attic"), the_end())
    t.run(build(t.s, t[1], place(0, -1), 2))
    assert (t.s.ending, len(t.s.rooms.cards)) == (True, 1)
    t.run(close_turn(t.s, t[1]), *BACK)
    assert (t.s.ending, t.s.floor, t.s.last) == (False, 2, True)


@rule("HW-31.1", "HW-27.1")
def test_nobody_goes_back_to_start_when_all_is_over() -> None:
    t = table(ending="1")
    den = annexe(t, "den", 0, -1)
    into(t, 1, den)
    t.run(end_floor(t.s))
    assert (t.s.over, t[1].room, t.s.built.cards) == (True, den, [t.s.start, den])
