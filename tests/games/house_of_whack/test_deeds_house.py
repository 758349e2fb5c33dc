"""Deeds upon the house: locks, secret doors, stairs, rooms on the move."""

from __future__ import annotations

from seance.games.house_of_whack.cards import CLOUD, MAZE, THE_END, WRONG_FLOOR
from seance.games.house_of_whack.deed import (
    LOCK_UP,
    SECRET_DOOR,
    SHIFT_ROOM,
    STAIRS,
    TURN_ROOM,
    UNLOCK,
    Deed,
)
from seance.games.house_of_whack.house import connected, floor_at, passage
from seance.games.house_of_whack.pieces import LINKS
from seance.kernel.grid import place
from tests.games.house_of_whack.floorplan import deck, link, lock, room, stand, tile
from tests.games.house_of_whack.made import do, keys, lying, prop, table, wild, would
from tests.rules import rule

EAST, WEST = 1, 3


@rule("HW-10.1", "HW-10.2", "HW-10.3")
def test_lock_up() -> None:
    at = table()
    hall = room(at, "hall", 1, 0)
    at.dice(4)
    do(at, Deed(LOCK_UP, 1, "blue"), 1, "lock:east")
    bolt = at.s.bolts[0]
    assert (bolt.room, bolt.side, bolt.colour, bolt.stat) == (at.s.start, EAST, "blue", 4)
    assert passage(at.s, at.s.start, EAST) is None
    assert passage(at.s, hall, WEST) is None


@rule("HW-10.2")
def test_several_locks_on_one_door_stay_apart() -> None:
    at = table()
    at.dice(2, 3)
    do(at, Deed(LOCK_UP, 1, "red"), 1, "lock:north")
    do(at, Deed(LOCK_UP, 1, "blue"), 1, "lock:north")
    assert [bolt.stat for bolt in at.s.bolts] == [2, 3]
    assert [bolt.number for bolt in at.s.bolts] == [1, 2]


@rule("HW-b-20")
def test_a_wild_card_makes_a_lock_of_seven() -> None:
    at = table()
    at[2].hand.add(wild("joker", 1))
    at.dice(6)
    do(at, Deed(LOCK_UP, 1, "red"), 1, "lock:north", "2>raise:joker")
    assert at.s.bolts[0].stat == 7


@rule("HW-10.2", "HW-b-80")
def test_lock_a_secret_door() -> None:
    at = table()
    hall = room(at, "hall", 5, 0)
    made = link(at, at.s.start, 4, hall, 4)
    at.dice(5)
    do(at, Deed(LOCK_UP, 1, "red"), 1, f"lock:{made.key}")
    assert at.s.bolts[0].side == LINKS + made.number
    assert connected(at.s, at.s.start) == []


@rule("HW-10.2")
def test_no_lock_where_no_door_is() -> None:
    at = table()
    stand(at[1], room(at, "cloud", 0, 0, "", floor=1, special=CLOUD))
    assert not would(at, LOCK_UP, 1)
    assert would(at, LOCK_UP, 2)


@rule("HW-10.5")
def test_unlock() -> None:
    at = table()
    assert not would(at, UNLOCK, 1)
    lock(at, at.s.start, 0)
    kept = lock(at, at.s.start, 2)
    do(at, Deed(UNLOCK), 1, "lock-1")
    assert at.s.bolts == [kept]


@rule("HW-8.1", "HW-8.2", "HW-8.5", "HW-b-98")
def test_secret_doors_join_two_different_rooms() -> None:
    at = table()
    assert not would(at, SECRET_DOOR, 1)
    attic = room(at, "attic", 0, 0, floor=1, mask="#........")
    room(at, "hall", 1, 0)
    do(at, Deed(SECRET_DOOR), 1, "mark:start:1", "attic", "mark:attic:9")
    assert "mark:attic:1" not in at.asked[-1].keys()  # noqa: SIM118
    assert at.asked[1].keys() == ["attic", "hall"]
    made = at.s.shortcuts[0]
    assert made.far_end(at.s.start, 0) == (attic, 8)
    assert made.far_end(attic, 8) == (at.s.start, 0)
    assert not made.stairs
    do(at, Deed(SECRET_DOOR), 1, "mark:start:1", "hall", "mark:hall:5")
    assert [each.number for each in at.s.shortcuts] == [1, 2]


@rule("HW-9", "HW-9.1", "HW-9.2", "HW-9.3", "HW-9.4")
def test_stairs_lead_to_a_new_floor() -> None:
    at = table()
    deck(at, tile("spare"), tile("attic"))
    do(at, Deed(STAIRS), 1, "mark:start:5", "mark:attic:1")
    attic = at.s.shortcuts[0].other
    assert attic.key == "attic"
    assert floor_at(at.s, attic) == 1
    assert at.s.shortcuts[0].stairs
    assert connected(at.s, at.s.start) == [attic]
    assert passage(at.s, attic, 0) is None


@rule("HW-b-107")
def test_what_no_stairs_lead_to_is_shuffled_back() -> None:
    at = table()
    odd = [tile("yew", special=MAZE), tile("cloud", "", special=CLOUD), tile("wrong", special=WRONG_FLOOR)]
    deck(at, tile("spare"), tile("attic"), *odd)
    do(at, Deed(STAIRS), 1, "mark:start:5", "mark:attic:1")
    assert sorted(keys(at.s.rooms.cards)) == ["cloud", "spare", "wrong", "yew"]


@rule("HW-b-107")
def test_stairs_into_nothing() -> None:
    at = table()
    deck(at, tile("yew", special=MAZE))
    do(at, Deed(STAIRS), 1, "mark:start:5")
    assert at.s.shortcuts == []
    assert keys(at.s.rooms.cards) == ["yew"]
    deck(at)
    assert not would(at, STAIRS, 1)


@rule("HW-b-107", "HW-22.1")
def test_stairs_to_the_end_end_the_floor() -> None:
    at = table()
    deck(at, tile("spare"), tile("end", special=THE_END))
    do(at, Deed(STAIRS), 1, "mark:start:5", "mark:end:1")
    assert at.s.ending


@rule("HW-9.5", "HW-6.10")
def test_turn_room_any_way_round() -> None:
    at = table()
    hall = room(at, "hall", 1, 0, "W")
    stand(at[2], hall, 3)
    do(at, Deed(TURN_ROOM), 1, "hall", "0/1/0@90")
    assert at.asked[-1].keys() == ["0/1/0@90", "0/1/0@180", "0/1/0@270"]
    assert passage(at.s, at.s.start, EAST) is None
    assert at[2].is_at(hall, 3)


@rule("HW-9.5", "HW-10.6", "HW-b-117")
def test_shift_room_with_everything_in_it() -> None:
    at = table()
    hall = room(at, "hall", 1, 0, "W")
    attic = room(at, "attic", 0, 0, "N", floor=1)
    stand(at[2], hall, 3)
    lying(at, prop("hat"))
    at.s.lies["hat"] = hall
    at.s.tokens["hall"] = 1
    lock(at, hall, WEST)
    do(at, Deed(SHIFT_ROOM), 1, "hall", "1/0/-1@270")
    assert at.s.grid.spots["hall"] == place(0, -1, 1)
    assert at[2].is_at(hall, 3)
    assert at.s.lies["hat"] is hall
    assert passage(at.s, attic, 0) is None
    at.s.bolts.clear()
    assert passage(at.s, attic, 0) is hall


@rule("HW-9.5", "HW-6.10")
def test_shift_room_where_doors_meet() -> None:
    at = table()
    assert not would(at, SHIFT_ROOM, 1)
    room(at, "hall", 1, 0, "W")
    do(at, Deed(SHIFT_ROOM), 1, "0/-1/0@180")
    assert at.asked[-1].keys() == ["0/0/-1@270", "0/0/1@90", "0/-1/0@180"]
    assert "start" not in [key for question in at.asked[:-1] for key in question.keys()]  # noqa: SIM118


@rule("HW-9.5")
def test_no_shifting_without_another_open_door() -> None:
    at = table()
    for key, x, y, doors in (("east", 1, 0, "W"), ("west", -1, 0, "E"), ("south", 0, 1, "N")):
        room(at, key, x, y, doors)
    north = room(at, "north", 0, -1, "NS")
    do(at, Deed(SHIFT_ROOM), 1, "east")
    assert at.asked[0].keys() == ["east", "west", "south"]
    assert at.s.grid.spots["east"] == place(0, -2)
    assert passage(at.s, north, 0) is not None
    room(at, "plug", 1, 0, "W")
    assert not would(at, SHIFT_ROOM, 1)
