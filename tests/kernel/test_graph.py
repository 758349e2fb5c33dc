from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.graph import Graph
from seance.kernel.snapshot import dump, restore
from tests.kernel.minis import CORRIDORS
from tests.kernel.parlour import asked, at_random, play, room


def house(plan: str, doors: int = 4) -> Graph:
    """A house from its corridors: "ab bc" joins a with b and b with c."""
    graph = Graph()
    for corridor in plan.split():
        for place in corridor:
            if place not in graph.places():
                graph.add(place, doors)
        for a, b in pairwise(corridor):
            graph.join(a, b)
    return graph


# --- building ------------------------------------------------------------------------------------------


def test_doors_lead_both_ways_and_have_a_name() -> None:
    graph = house("a b")
    graph.join("a", "b", "secret")
    assert graph.joined("a", "b")
    assert graph.joined("b", "a")
    assert graph.door("a", "b") == graph.door("b", "a") == "secret"


def test_a_place_has_only_so_many_doors() -> None:
    graph = house("ha hb hc hd e")
    assert graph.free("h") == 0
    assert graph.free("a") == 3
    assert not graph.can_join("h", "e")
    with pytest.raises(ValueError, match="no door can be made between 'h' and 'e'"):
        graph.join("h", "e")
    assert graph.neighbours("e") == []


def test_limits_may_differ_from_place_to_place() -> None:
    graph = Graph()
    graph.add("cupboard", doors=1)
    graph.add("hall")
    graph.add("cellar", doors=0)
    assert graph.can_join("cupboard", "hall")
    assert not graph.can_join("hall", "cellar")


def test_no_place_leads_to_itself_or_twice_to_another() -> None:
    graph = house("ab")
    assert not graph.can_join("a", "a")
    assert not graph.can_join("a", "b")


def test_a_place_cannot_be_built_twice() -> None:
    with pytest.raises(ValueError, match="'a' has been built already"):
        house("ab").add("a")


def test_a_cut_frees_a_door_on_both_ends() -> None:
    graph = house("ab", doors=1)
    graph.cut("b", "a")
    assert not graph.joined("a", "b")
    assert graph.can_join("a", "b")


def test_a_door_may_be_moved_to_another_place() -> None:
    """As when a Way Out card takes the place of one of the centre's four neighbours (b-11)."""
    graph = house("ha hb hc hd e")
    graph.cut("h", "b")
    graph.join("h", "e")
    assert graph.neighbours("h") == ["a", "c", "d", "e"]


def test_tearing_down_a_place_takes_its_doors_along() -> None:
    graph = house("abc bd")
    graph.remove("b")
    assert graph.places() == ["a", "c", "d"]
    assert dump(graph) == dump(house("a c d"))


# --- finding one's way ---------------------------------------------------------------------------------

#   a - b - c - d     x - y
#   |       |
#   e - f - g
PLAN = "abcd aefgc xy"


def test_neighbours_come_in_the_order_in_which_doors_were_made() -> None:
    assert house(PLAN).neighbours("c") == ["b", "d", "g"]
    assert house("ca cb").neighbours("c") == ["a", "b"]
    assert house("cb ca").neighbours("c") == ["b", "a"]


def test_distance_counts_doors() -> None:
    graph = house(PLAN)
    assert [graph.distance("a", place) for place in "abcdefg"] == [0, 1, 2, 3, 1, 2, 3]
    assert graph.distance("a", "x") is None


def test_a_path_is_a_shortest_way_with_both_ends() -> None:
    graph = house(PLAN)
    assert graph.path("a", "d") == ["a", "b", "c", "d"]
    assert graph.path("a", "a") == ["a"]
    assert graph.path("a", "y") == []


def test_of_two_ways_the_one_through_the_older_doors_is_taken() -> None:
    assert house("abz acz").path("a", "z") == ["a", "b", "z"]
    assert house("acz abz").path("a", "z") == ["a", "c", "z"]


def test_reachable_lists_the_nearest_first() -> None:
    graph = house(PLAN)
    assert graph.reachable("a") == ["a", "b", "e", "c", "f", "d", "g"]
    assert graph.reachable("y") == ["y", "x"]


def test_connected_means_that_there_is_a_way() -> None:
    graph = house(PLAN)
    assert graph.connected("a", "g")
    assert not graph.connected("a", "x")
    graph.join("g", "x")
    assert graph.connected("a", "y")


def test_somebody_in_the_way_makes_a_detour_necessary() -> None:
    """As in the Most Haunted House: nobody may cross an occupied space."""
    graph = house(PLAN)
    assert graph.path("a", "c", passes=lambda _, to: to != "b") == ["a", "e", "f", "g", "c"]
    assert graph.neighbours("a", passes=lambda _, to: to != "b") == ["e"]
    assert not graph.connected("a", "d", passes=lambda _, to: to != "c")


def test_a_door_may_let_pass_one_way_only() -> None:
    graph = house("ab")
    down = {("a", "b")}
    assert graph.connected("a", "b", passes=lambda a, b: (a, b) in down)
    assert not graph.connected("b", "a", passes=lambda a, b: (a, b) in down)


# --- copies and saves ----------------------------------------------------------------------------------

DOORS = st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from("abcdef")), max_size=15)


@st.composite
def houses(draw: st.DrawFn) -> Graph:
    graph = house("a b c d e f")
    for a, b in draw(DOORS):
        if graph.can_join(a, b):
            graph.join(a, b, f"{a}{b}")
    return graph


@given(houses())
def test_ways_are_made_of_doors_and_none_is_shorter_than_the_distance(graph: Graph) -> None:
    for a in graph.places():
        for b in graph.places():
            way = graph.path(a, b)
            assert all(graph.joined(here, there) for here, there in pairwise(way))
            assert graph.distance(a, b) == graph.distance(b, a) == (len(way) - 1 if way else None)
            steps = {graph.distance(a, near) for near in graph.neighbours(b)}
            assert a == b or not way or min(step for step in steps if step is not None) == len(way) - 2


@given(houses())
def test_no_place_has_more_doors_than_it_can_have(graph: Graph) -> None:
    assert all(len(graph.neighbours(place)) + graph.free(place) == 4 for place in graph.places())
    assert all(graph.free(place) >= 0 for place in graph.places())


@given(houses())
def test_a_house_survives_a_copy_and_a_save(graph: Graph) -> None:
    for twin in (graph.copy(), restore(CORRIDORS, dump(graph))):
        assert dump(twin) == dump(graph)
        assert [twin.neighbours(place) for place in "abcdef"] == [
            graph.neighbours(place) for place in "abcdef"
        ]
        twin.add("g")
        twin.join("a", "g") if twin.free("a") else twin.remove("a")
        assert "g" not in graph.places()
        assert "g" not in graph.neighbours("a")


# --- a house that grows --------------------------------------------------------------------------------


def test_a_house_grows_room_by_room() -> None:
    match = play(CORRIDORS)
    assert len(room(match.run).house.places()) == 2
    first = room(match.run).house.places()[0]
    assert asked(match) == [(1, "join")]
    assert match.questions[0].keys() == [first]
    match.answer(1, first)
    assert match.view()["points"] == [0, 1]


@given(st.integers(0, 1000))
def test_a_house_that_grew_is_one_house(seed: int) -> None:
    graph = room(at_random(play(CORRIDORS, seed), seed).run).house
    assert len(graph.reachable(graph.places()[0])) == 6
    assert all(graph.free(place) >= 0 for place in graph.places())
