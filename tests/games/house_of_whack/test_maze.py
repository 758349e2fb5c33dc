"""HW-SR.4: the Hedge Maze grows, moves, and takes people with it."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.building import end_waits, open_door
from seance.games.house_of_whack.cards import MAZE, THE_END, RoomTile
from seance.games.house_of_whack.house import connected
from seance.games.house_of_whack.maze import beside_maze
from seance.games.house_of_whack.registry import BUILT
from seance.games.house_of_whack.walking import ROLLING, WALKING, move
from seance.kernel.grid import place, spelt
from tests.games.house_of_whack.annex import annexe, deck, into, leave
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import hold, keys, last, prop, table, wild
from tests.rules import rule


def hedge(key: str, doors: str = "NESW") -> RoomTile:
    return RoomTile(key, key.title(), doors, special=MAZE)


def den() -> RoomTile:
    return RoomTile("den", "Den", "NESW")


def in_maze() -> tuple[Table, RoomTile, RoomTile]:
    """The first seat at the north door of one tile of the Maze; another lies beyond Start."""
    at = table()
    deck(at, den())
    first = annexe(at, "yew", 0, -1, special=MAZE)
    second = annexe(at, "box", 0, 1, "NS", special=MAZE)
    into(at, 1, first, 1)
    return at, first, second


def where(at: Table, key: str) -> str:
    return spelt(at.s.grid.spots[key])


@rule("HW-SR.4", "HW-b-119")
def test_one_tile_of_the_maze_brings_the_others() -> None:
    at = table()
    deck(at, hedge("box", "NS"), den(), hedge("yew"), hedge("oak", "E"), hedge("ash"))
    found = at.run(open_door(at.s, at[1], at.s.start, 0), "0/0/-2@90", "0/1/-2@0", "0/1/-1@0")
    assert found.key == "ash"
    assert (where(at, "box"), where(at, "oak"), where(at, "yew")) == ("0/0/-2", "0/1/-2", "0/1/-1")
    assert at.s.grid.turns[at.s.grid.spots["box"]] == 1
    assert keys(at.s.rooms.cards) == ["den"]
    assert not at.s.ending
    assert found not in connected(at.s, at.s.grid.tiles[place(0, -2)])


@rule("HW-b-119")
def test_every_empty_place_beside_the_maze_will_do() -> None:
    at, _, _ = in_maze()
    ways = beside_maze(at.s, hedge("oak", "NE"))
    places = {spelt(way.at) for way in ways}
    assert places == {"0/0/-2", "0/1/-1", "0/-1/-1", "0/1/1", "0/0/2", "0/-1/1"}
    assert len(ways) == 4 * len(places)


def walled_in() -> tuple[Table, RoomTile]:
    """A tile of the Maze with a room on every side."""
    at = table()
    tile = annexe(at, "ash", 0, -1, special=MAZE)
    for x, y in ((1, -1), (-1, -1), (0, -2)):
        annexe(at, f"den{x}{y}", x, y)
    return at, tile


@rule("HW-SR.4", "HW-b-9")
def test_tiles_that_do_not_fit_are_discarded() -> None:
    at, tile = walled_in()
    deck(at, den(), hedge("box"))
    at.run(BUILT[MAZE](at.s, at[1], tile))  # type: ignore[arg-type]
    assert keys(at.s.rooms_gone.cards) == ["box"]
    assert keys(at.s.rooms.cards) == ["den"]
    assert not at.s.ending


@rule("HW-b-9")
def test_a_deck_that_runs_out_so_ends_the_floor() -> None:
    at, tile = walled_in()
    deck(at, hedge("box"))
    at.run(BUILT[MAZE](at.s, at[1], tile))  # type: ignore[arg-type]
    assert at.s.ending


@rule("HW-b-9")
def test_on_the_final_floor_the_end_is_the_deck_then() -> None:
    at, tile = walled_in()
    deck(at, hedge("box"))
    at.s.last = True
    at.s.rooms_out.add(RoomTile("finis", "Finis", "N", special=THE_END))
    at.run(BUILT[MAZE](at.s, at[1], tile))  # type: ignore[arg-type]
    assert not at.s.ending
    assert end_waits(at.s)


@rule("HW-b-9", "HW-22.1")
def test_the_last_tile_can_be_one_of_the_maze() -> None:
    at = table()
    deck(at, hedge("box"), hedge("ash"))
    at.run(open_door(at.s, at[1], at.s.start, 0), "0/0/-2@0")
    assert at.s.ending
    assert at.told().count("last-room") == 1


@rule("HW-SR.4", "HW-b-64", "HW-b-119")
@pytest.mark.parametrize("die", [1, 3])
def test_on_a_low_roll_the_maze_moves(die: int) -> None:
    at, _, box = in_maze()
    into(at, 2, box, 4)
    leave(at, box, prop("club"))
    at.s.tokens["box"] = 2
    at.s.below = box
    at.dice(die)
    at.run(move(at.s, at[1], WALKING), "open:yew:north", "0/0/-2@180", "done")
    assert where(at, "box") == "0/0/-2"
    assert place(0, 1) not in at.s.grid.tiles
    assert last(at, "turn-room").keys() == ["0/0/-2@0", "0/0/-2@180"]
    assert at[1].is_at(box, 1)
    assert at[2].is_at(box, 4)
    assert at.s.lies["club"] is box
    assert at.s.tokens["box"] == 2
    assert at.s.below is box
    assert keys(at.s.rooms.cards) == ["den"]


@rule("HW-SR.4")
@pytest.mark.parametrize("die", [4, 6])
def test_on_a_high_roll_a_room_is_built(die: int) -> None:
    at, _, _ = in_maze()
    at.dice(die)
    at.run(move(at.s, at[1], WALKING), "open:yew:north", "done")
    assert where(at, "den") == "0/0/-2"
    assert where(at, "box") == "0/0/1"


@rule("HW-SR.4", "HW-b-20")
def test_a_wild_card_finds_the_way() -> None:
    at, _, _ = in_maze()
    hold(at, 2, wild("jest", 1))
    at.dice(3)
    at.run(move(at.s, at[1], WALKING), "open:yew:north", "2>raise:jest", "done")
    assert where(at, "den") == "0/0/-2"


@rule("HW-b-64", "HW-b-9")
def test_without_another_tile_one_builds() -> None:
    at, first, second = in_maze()
    at.s.grid.lift(at.s.grid.spots[second.key])
    at.s.built.take(second)
    at.dice(1)
    at.run(open_door(at.s, at[1], first, 0))
    assert where(at, "den") == "0/0/-2"
    assert where(at, "yew") == "0/0/-1"


@rule("HW-b-64")
def test_whoever_leaves_chooses_among_the_other_tiles() -> None:
    at, first, _ = in_maze()
    annexe(at, "oak", 5, 5, "N", special=MAZE)
    at.dice(2)
    at.run(open_door(at.s, at[1], first, 0), "oak")
    assert last(at, "move-maze").keys() == ["box", "oak"]
    assert where(at, "oak") == "0/0/-2"
    assert at.s.grid.turns[place(0, -2)] == 2


@rule("HW-SR.4")
def test_rooms_that_stand_are_entered_without_a_roll() -> None:
    at, first, _ = in_maze()
    hall = annexe(at, "hall", 0, -2)
    at.run(move(at.s, at[1], WALKING), "go:hall:8", "done")
    assert at[1].is_at(hall, 7)
    assert "rolls" not in at.told()
    assert first in connected(at.s, hall)


@rule("HW-6.5", "HW-SR.4")
def test_nobody_ends_on_somebody_who_came_with_the_maze() -> None:
    at, first, box = in_maze()
    into(at, 2, box, 1)
    at.dice(1, 1)
    at.run(move(at.s, at[1], ROLLING), "open:yew:north", "0/0/-2@180", "go:yew:5")
    assert at[1].is_at(first, 4)
    assert at[2].is_at(box, 1)


@rule("HW-SR.4", "HW-b-102")
def test_whoever_is_taken_away_during_the_roll_builds_nothing() -> None:
    at, first, _ = in_maze()
    at.dice(1)
    rolling = open_door(at.s, at[1], first, 0)
    hold(at, 2, wild("jest", 1))
    asked = rolling.send(None)
    at[1].room = at.s.start
    with pytest.raises(StopIteration) as done:
        rolling.send([question.value(question.fallback()) for question in asked.build()])
    assert done.value.value is None
    assert place(0, -2) not in at.s.grid.tiles
