"""Ways through a house of joined rooms: where one can get to, by which doors, and how far it is."""

from __future__ import annotations

from collections.abc import Callable

from seance.kernel.graph import Graph

Passes = Callable[[str, str], bool]
"""Whether one may go from a place to its neighbour now: nobody in the way, nothing locked."""


def beside(graph: Graph, place: str, passes: Passes | None = None) -> list[str]:
    """Where one may go from a place now, in the order in which the doors were made."""
    doors = graph.neighbours(place)
    return doors if passes is None else [other for other in doors if passes(place, other)]


def reachable(graph: Graph, start: str, passes: Passes | None = None) -> list[str]:
    """All places one can get to, the nearest first, beginning with ``start`` itself."""
    return list(_search(graph, start, passes))


def connected(graph: Graph, a: str, b: str, passes: Passes | None = None) -> bool:
    """Whether one can get from one place to the other."""
    return b in _search(graph, a, passes)


def path(graph: Graph, a: str, b: str, passes: Passes | None = None) -> list[str]:
    """A shortest way with both its ends; empty when there is none. The oldest doors are preferred."""
    came = _search(graph, a, passes)
    if b not in came:
        return []
    way = [b]
    while way[-1] != a:
        way.append(came[way[-1]])
    way.reverse()
    return way


def distance(graph: Graph, a: str, b: str, passes: Passes | None = None) -> int | None:
    """How many doors lie between two places; None when there is no way."""
    way = path(graph, a, b, passes)
    return len(way) - 1 if way else None


def _search(graph: Graph, start: str, passes: Passes | None) -> dict[str, str]:
    """Each place one can get to, nearest first, with the place from which one gets there."""
    came = {start: start}
    queue = [start]
    for place in queue:
        for other in beside(graph, place, passes):
            if other not in came:
                came[other] = place
                queue.append(other)
    return came
