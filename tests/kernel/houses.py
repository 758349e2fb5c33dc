"""Houses of joined rooms to try things in."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import strategies as st

from seance.kernel.graph import Graph

#   a - b - c - d     x - y
#   |       |
#   e - f - g
PLAN = "abcd aefgc xy"


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


DOORS = st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from("abcdef")), max_size=15)


@st.composite
def houses(draw: st.DrawFn) -> Graph:
    graph = house("a b c d e f")
    for a, b in draw(DOORS):
        if graph.can_join(a, b):
            graph.join(a, b, f"{a}{b}")
    return graph
