"""HW-6.6 to HW-6.11: doors are opened, and there are rooms behind them."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.building import build, open_door
from seance.games.house_of_whack.cards import DOORWAYS, RoomTile
from seance.games.house_of_whack.deed import ENTERING, SHIFT_ROOM, Act, Deed
from seance.games.house_of_whack.house import adjacent, connected, surrounding
from seance.games.house_of_whack.walking import ROLLING, WALKING, move
from seance.kernel.grid import place, spelt
from tests.games.house_of_whack.floorplan import deck, lock, room, stand, tile
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import keys, last, table, wild
from tests.rules import rule

NORTH = "open:start:north"


def at_the_north_door(*tiles: RoomTile) -> Table:
    """The first seat beside the north door of Start; these tiles, and a last one that nobody reaches."""
    at = table()
    stand(at[1], at.s.start, 1)
    deck(at, tile("attic"), *tiles)
    return at


def lies(at: Table, key: str) -> str:
    """Where a tile lies, and how it is turned."""
    spot = at.s.grid.spots[key]
    return f"{spelt(spot)}@{at.s.grid.turns[spot] * 90}"


def offered(at: Table, name: str) -> list[str]:
    return sorted(last(at, name).keys())


# --- into the dark ----------------------------------------------------------------------------------------


@rule("HW-6.7", "HW-6.9", "HW-6", "HW-b-7")
def test_a_room_is_there_when_somebody_opens_the_door_and_the_move_goes_on() -> None:
    at = at_the_north_door(tile("den"))
    at.run(move(at.s, at[1], WALKING), NORTH, "go:den:2")
    assert (at[1].here.key, at[1].square, lies(at, "den")) == ("den", 1, "0/0/-1@0")
    assert keys(adjacent(at.s, at.s.start)) == ["den"]
    assert keys(at.s.rooms.cards) == ["attic"]


@rule("HW-b-7", "HW-6.7")
def test_several_rooms_may_turn_up_in_one_move() -> None:
    at = at_the_north_door(tile("loft"), tile("den"))
    at.dice(6)
    at.run(move(at.s, at[1], ROLLING), NORTH, "open:den:north", "go:loft:6")
    assert (at[1].here.key, lies(at, "loft")) == ("loft", "0/0/-2@0")


@rule("HW-6.8")
def test_no_room_is_drawn_for_somebody_who_cannot_step_out() -> None:
    at = at_the_north_door(tile("den"))
    stand(at[1], at.s.start, 4)
    at.dice(1)
    at.run(move(at.s, at[1], ROLLING), "go:start:2")
    assert not [key for key in offered(at, "go") if key.startswith("open")]
    stand(at[1], at.s.start, 4)
    at.dice(2)
    at.run(move(at.s, at[1], ROLLING), NORTH)
    assert (at[1].here.key, at[1].square) == ("den", 7)


@rule("HW-6.7", "HW-10.3")
def test_nothing_behind_a_locked_door_is_opened() -> None:
    at = at_the_north_door()
    lock(at, at.s.start, 0)
    at.run(move(at.s, at[1], WALKING), "done")
    assert NORTH not in offered(at, "go")
    assert "open:start:east" in offered(at, "go")


@rule("HW-6.7")
def test_a_room_that_stands_is_entered_and_none_is_drawn() -> None:
    at = at_the_north_door()
    room(at, "hall", 0, -1)
    at.run(move(at.s, at[1], WALKING), "go:hall:8", "done")
    assert keys(at.s.rooms.cards) == ["attic"]


@rule("HW-6.6")
@pytest.mark.parametrize("key", ["long_hall", "trophy_room", "maze_box", "the_end"])
def test_every_tile_is_a_room_whatever_is_on_it(key: str) -> None:
    at = Table()
    made = at.card(key)
    at.lay(key, 0, -1, turns=next(turns for turns in range(4) if made.has_door(2, turns)))
    at.stand(1, "start", 1)
    at.run(move(at.s, at[1], WALKING), f"go:{key}:{middle_of_south(at, made) + 1}", "done")
    assert at[1].here is made


def middle_of_south(at: Table, made: RoomTile) -> int:
    """The square as printed at the door that lies to the south now."""
    return DOORWAYS[(2 - at.s.grid.turns[at.s.grid.spots[made.key]]) % 4]


# --- how it lies ------------------------------------------------------------------------------------------


@rule("HW-b-10", "HW-6.10")
def test_whoever_builds_turns_the_tile_as_they_like() -> None:
    """A corner with doors to the north and east can meet a south door in two ways."""
    at = at_the_north_door(tile("corner", "NE"))
    at.run(open_door(at.s, at[1], at.s.start, 0), "0/0/-1@180")
    assert offered(at, "turn-room") == ["0/0/-1@180", "0/0/-1@90"]
    assert keys(connected(at.s, at.s.start)) == ["corner"]


@rule("HW-b-10", "HW-6.10")
def test_what_can_lie_in_one_way_only_is_laid_without_a_question() -> None:
    at = at_the_north_door(tile("closet", "E"))
    at.run(open_door(at.s, at[1], at.s.start, 0))
    assert (lies(at, "closet"), at.names()) == ("0/0/-1@90", [])


@rule("HW-6.10", "HW-6.9", "HW-6.11")
def test_other_doors_may_end_at_walls_and_are_no_use() -> None:
    at = at_the_north_door(tile("den"))
    wall = room(at, "wall", 1, -1, "N")
    den = at.run(open_door(at.s, at[1], at.s.start, 0))
    assert keys(adjacent(at.s, den)) == ["wall", "start"]
    assert keys(connected(at.s, den)) == ["start"]
    assert 1 in den.ways_out
    assert connected(at.s, wall) == []


@rule("HW-6.11")
def test_adjacent_surrounding_and_connected_are_three_things() -> None:
    at = at_the_north_door()
    room(at, "north", 0, -1, "S")
    room(at, "east", 1, 0, "N")
    room(at, "corner", 1, -1)
    room(at, "far", 0, -2)
    assert keys(adjacent(at.s, at.s.start)) == ["north", "east"]
    assert sorted(keys(surrounding(at.s, at.s.start))) == ["corner", "east", "north"]
    assert keys(connected(at.s, at.s.start)) == ["north"]


# --- while it is being laid -------------------------------------------------------------------------------


@rule("HW-b-10")
def test_a_room_in_somebodys_hands_lies_nowhere_and_everybody_sees_it() -> None:
    """Whoever looks, and whoever thinks about it, finds it beside the House and not in it."""
    at = at_the_north_door(tile("corner", "NE"))
    going = open_door(at.s, at[1], at.s.start, 0)
    question = going.send(None)
    assert question.name == "turn-room"
    for seat in (-1, 0, 1, 2):
        seen = GAME.view(at.s, seat)
        assert seen["drawn"] == ["corner"]
        assert "corner" not in [each["room"] for each in seen["rooms"]]
    assert len(GAME.weigh(GAME.view(at.s, 0), question.frozen())) == 2
    twin = GAME.copy(at.s)
    assert keys(twin.drawn.cards) == ["corner"]
    going.close()


@rule("HW-b-6", "HW-6.7")
def test_a_room_that_is_taken_away_before_one_is_in_it_is_not_entered() -> None:
    at = at_the_north_door(tile("den"))
    room(at, "hall", 0, 1)
    at[3].hand.add(wild("heave", 1, Deed(SHIFT_ROOM)))
    at.run(move(at.s, at[1], WALKING), NORTH, "3>play:heave", "den", "0/0/2@0", "go:start:1", "done")
    assert (at[1].here.key, at[1].square, lies(at, "den")) == ("start", 0, "0/0/2@0")


@rule("HW-b-117", "HW-6.7")
def test_whoever_is_carried_off_from_the_door_goes_no_further() -> None:
    at = at_the_north_door(tile("den", act=Act(ENTERING, Deed("home"))))
    at.run(move(at.s, at[1], WALKING), NORTH, "go:start:9")
    assert (at[1].here.key, at[1].square) == ("start", 8)


@rule("HW-b-9")
def test_with_no_tile_left_no_door_is_opened() -> None:
    at = at_the_north_door()
    deck(at)
    assert at.run(build(at.s, at[1], place(0, -1), 2)) is None
    at.run(move(at.s, at[1], WALKING), "done")
    assert not [key for key in offered(at, "go") if key.startswith("open")]
