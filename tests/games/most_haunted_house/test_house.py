"""The floor plans against section c of the rules and b-29."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from seance.games.most_haunted_house import GAME
from seance.games.most_haunted_house.house import HOUSE, PASSAGES, PLACES, ROOMS, Misdrawn, read
from seance.games.most_haunted_house.walking import NEXT, SHUT, STAIRS, WALKS, Ways, straight
from seance.kernel.dice import Dice
from seance.kernel.words import Words
from tests.rules import rule

SEARCH, DOOR = HOUSE.marked("search"), HOUSE.marked("door")


def in_room(room: str) -> list[str]:
    return [key for key, space in HOUSE.spaces.items() if space.room == room]


@rule("AM-2.1", "AM-3", "AM-3.1")
def test_two_floors_of_about_eighty_spaces() -> None:
    floors = [space.floor for space in HOUSE.spaces.values()]
    assert (floors.count("g"), floors.count("u")) == (80, 76)


def test_fourteen_rooms_and_passages() -> None:
    assert set(HOUSE.places()) == set(ROOMS.values()) | set(PASSAGES.values())
    assert len(HOUSE.places()) == 14


def test_every_room_is_on_one_floor_and_in_one_piece() -> None:
    for place in HOUSE.places():
        spaces = in_room(place)
        assert len({HOUSE.spaces[key].floor for key in spaces}) == 1
        others = [key for key in HOUSE.spaces if key not in spaces]
        assert set(HOUSE.distances(spaces[0], others)) == set(spaces)


@rule("AM-3.3", "AM-b-2")
def test_twenty_nine_search_spaces_in_rooms_two_or_three_each() -> None:
    counts = {place: sum(key in SEARCH for key in in_room(place)) for place in HOUSE.places()}
    assert sum(counts.values()) == len(SEARCH) == 29
    assert all(counts[room] in {2, 3} for room in ROOMS.values())
    assert not any(counts[passage] for passage in PASSAGES.values())


def test_two_searches_in_a_turn_are_possible_in_every_room() -> None:
    """Search, walk, search: the nearest two in a room are two apart, and none touches another."""
    for room in ROOMS.values():
        here = [key for key in in_room(room) if key in SEARCH]
        apart = [HOUSE.distances(a)[b] for a, b in combinations(here, 2)]
        assert min(apart) == 2


@rule("AM-3.5")
def test_the_front_door_has_four_spaces_in_the_foyer() -> None:
    assert len(DOOR) == 4
    assert {HOUSE.spaces[key].room for key in DOOR} == {"foyer"}
    assert not set(DOOR) & set(SEARCH)


@rule("AM-b-29")
def test_each_front_door_space_can_be_entered_while_the_others_are_taken() -> None:
    for key in DOOR:
        assert key in HOUSE.distances("gd5", [other for other in DOOR if other != key])


def test_it_is_far_from_the_front_door_to_the_end_of_the_house() -> None:
    assert {max(HOUSE.distances(key).values()) for key in DOOR} <= {18, 19, 20}


@rule("AM-3.4", "AM-b-29")
def test_floors_are_linked_by_two_lanes_of_stairs_away_from_the_foyer() -> None:
    across = [(a, b) for a, ways in HOUSE.ways.items() for b in ways if a[0] == "g" and b[0] == "u"]
    assert across == [("gd3", "ud3"), ("ge3", "ue3")]
    assert min(HOUSE.distances(door)[stairs] for door in DOOR for stairs, _ in across) == 7


@rule("AM-b-29")
def test_no_single_space_cuts_the_house() -> None:
    for key in HOUSE.spaces:
        start = next(other for other in HOUSE.spaces if other != key)
        assert len(HOUSE.distances(start, [key])) == len(HOUSE.spaces) - 1


@rule("AM-b-29")
def test_three_colleagues_who_search_cut_nobody_off() -> None:
    """b-29: with any three Search spaces taken, all others and the Front Door stay connected."""
    for taken in combinations(SEARCH, 3):
        wanted = {key for key in [*SEARCH, *DOOR] if key not in taken}
        assert wanted <= HOUSE.distances(DOOR[0], taken).keys()


WALL = "+---" * 8 + "+"
ROW = "| k " + "  k " * 7 + "|"


@pytest.mark.parametrize(
    ("drawing", "why"),
    [
        ("Cellar\n" + WALL, "'Cellar' is no floor"),
        (f"Ground floor\n{WALL}\n{ROW}", "every line has 33 letters"),
        (f"Ground floor\n{WALL}\n{ROW[:-1]}\n{WALL}", "every line has 33 letters"),
        (f"Ground floor\n{WALL}\n{ROW}\n{WALL}", "A house has these floors"),
        (
            f"Ground floor\n{WALL}\n{ROW.replace('k', 'z')}\n{WALL}\n\nUpper floor\n{WALL}\n{ROW}\n{WALL}",
            "z  in line 2",
        ),
        (
            f"Ground floor\n{WALL}\n{ROW.replace('k ', 'k%')}\n{WALL}\n\nUpper floor\n{WALL}\n{ROW}\n{WALL}",
            "lead nowhere",
        ),
    ],
)
def test_a_house_that_makes_no_sense_is_refused(drawing: str, why: str) -> None:
    with pytest.raises(Misdrawn, match=why):
        read(drawing)


def test_every_space_is_called_by_its_room_and_its_place() -> None:
    words = Words(GAME)
    for key, space in HOUSE.spaces.items():
        room = words.text(f"room-{space.room}").removeprefix("the ")
        assert words.text(f"space-{key}") == f"{room} {key[1:]}"


@rule("AM-6.1", "AM-b-44")
@pytest.mark.parametrize("stairs", [1, 2])
def test_the_way_that_is_walked_costs_what_was_offered(stairs: int) -> None:
    """Where nothing is in the way the shortest way is taken: it is a cheapest one, to the Action."""
    for start in range(len(PLACES)):
        ways = Ways(start, 6, 8, stairs)
        ways.explore()
        for to in ways.found:
            way = straight(start, to)
            dear = sum(step == STAIRS[at] for at, step in pairwise([start, *way]))
            assert len(way) + dear * (stairs - 1) == ways.cost[to]
            assert all(step in NEXT[at] for at, step in pairwise([start, *way]))


@rule("AM-6.1", "AM-3.2")
def test_what_is_found_all_at_once_is_what_is_found_step_by_step() -> None:
    dice = Dice(3)
    for start in range(len(PLACES)):
        steps, wide = Ways(start, 5, 6, 1), Ways(start, 5, 6, 1)
        for _ in range(12):
            taken = dice.below(len(PLACES))
            if taken != start:
                steps.cost[taken] = wide.cost[taken] = SHUT
        steps.explore()
        assert wide.spread(0) == [WALKS[steps.cost[to]][to] for to in steps.found]
        assert wide.cost == steps.cost
