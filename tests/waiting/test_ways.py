from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.graph import Graph
from tests.kernel.houses import PLAN, house, houses
from tests.kernel.parlour import at_random, play, room
from tests.waiting.annexe import DEPTHS
from waiting.ways import beside, connected, distance, path, reachable


def test_distance_counts_doors() -> None:
    graph = house(PLAN)
    assert [distance(graph, "a", place) for place in "abcdefg"] == [0, 1, 2, 3, 1, 2, 3]
    assert distance(graph, "a", "x") is None


def test_a_path_is_a_shortest_way_with_both_ends() -> None:
    graph = house(PLAN)
    assert path(graph, "a", "d") == ["a", "b", "c", "d"]
    assert path(graph, "a", "a") == ["a"]
    assert path(graph, "a", "y") == []


def test_of_two_ways_the_one_through_the_older_doors_is_taken() -> None:
    assert path(house("abz acz"), "a", "z") == ["a", "b", "z"]
    assert path(house("acz abz"), "a", "z") == ["a", "c", "z"]


def test_reachable_lists_the_nearest_first() -> None:
    graph = house(PLAN)
    assert reachable(graph, "a") == ["a", "b", "e", "c", "f", "d", "g"]
    assert reachable(graph, "y") == ["y", "x"]


def test_connected_means_that_there_is_a_way() -> None:
    graph = house(PLAN)
    assert connected(graph, "a", "g")
    assert not connected(graph, "a", "x")
    graph.join("g", "x")
    assert connected(graph, "a", "y")


def test_somebody_in_the_way_makes_a_detour_necessary() -> None:
    """As in the Most Haunted House: nobody may cross an occupied space."""
    graph = house(PLAN)
    assert path(graph, "a", "c", passes=lambda _, to: to != "b") == ["a", "e", "f", "g", "c"]
    assert beside(graph, "a", passes=lambda _, to: to != "b") == ["e"]
    assert not connected(graph, "a", "d", passes=lambda _, to: to != "c")


def test_a_door_may_let_pass_one_way_only() -> None:
    graph = house("ab")
    down = {("a", "b")}
    assert connected(graph, "a", "b", passes=lambda a, b: (a, b) in down)
    assert not connected(graph, "b", "a", passes=lambda a, b: (a, b) in down)


@given(houses())
def test_ways_are_made_of_doors_and_none_is_shorter_than_the_distance(graph: Graph) -> None:
    for a in graph.places():
        for b in graph.places():
            way = path(graph, a, b)
            assert all(graph.joined(here, there) for here, there in pairwise(way))
            assert distance(graph, a, b) == distance(graph, b, a) == (len(way) - 1 if way else None)
            steps = {distance(graph, a, near) for near in graph.neighbours(b)}
            assert a == b or not way or min(step for step in steps if step is not None) == len(way) - 2


# --- a house that grows --------------------------------------------------------------------------------


def test_depth_is_counted_in_doors() -> None:
    match = play(DEPTHS)
    match.answer(1, room(match.run).house.places()[0])
    assert match.view()["points"] == [0, 1]


@given(st.integers(0, 1000))
def test_a_house_that_grew_is_one_house(seed: int) -> None:
    graph = room(at_random(play(DEPTHS, seed), seed).run).house
    assert len(reachable(graph, graph.places()[0])) == 6
    assert all(graph.free(place) >= 0 for place in graph.places())
