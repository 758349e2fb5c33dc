from __future__ import annotations

import pytest
from hypothesis import given

from seance.kernel.graph import Graph
from seance.kernel.snapshot import dump, restore
from tests.kernel.houses import PLAN, house, houses
from tests.kernel.minis import CORRIDORS
from tests.kernel.parlour import asked, play, room

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


# --- neighbours ---------------------------------------------------------------------------------


def test_neighbours_come_in_the_order_in_which_doors_were_made() -> None:
    assert house(PLAN).neighbours("c") == ["b", "d", "g"]
    assert house("ca cb").neighbours("c") == ["a", "b"]
    assert house("cb ca").neighbours("c") == ["b", "a"]


# --- copies and saves ----------------------------------------------------------------------------------


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
    assert match.view()["points"] == [0, 2]
