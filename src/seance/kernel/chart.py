# not compiled: drawn once per story
"""A plan of rooms that are joined by doors: every room gets a square of a grid, and keeps it.

A room is put as close as it can be to the rooms it has doors to, so most doors are short lines between
neighbours. Rooms are placed in the order in which they were built: a plan drawn later looks like the
earlier one, with rooms added.
"""

from __future__ import annotations

from seance.kernel.story import Spot

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
AROUND = [(across, along) for across in range(-3, 4) for along in range(-3, 4) if across or along]
"""How far from its doors a room may come to lie."""
WIDEST = 6
"""How far from the middle a plan may reach to either side; a page is taller than it is wide."""


class Chart:
    """Where each room lies. One chart serves all plates of a story."""

    def __init__(self) -> None:
        self.spots: dict[str, Spot] = {}

    def arrange(self, rooms: list[tuple[str, list[str]]]) -> dict[str, Spot]:
        """Give every new room its square; ``rooms`` are names with the names of those beyond their doors."""
        present = {name for name, _ in rooms}
        for name in [old for old in self.spots if old not in present]:
            del self.spots[name]
        for name, doors in rooms:
            if name not in self.spots:
                near = [self.spots[other] for other in doors if other in self.spots]
                self.spots[name] = self._free(near)
        return {name: self.spots[name] for name in present}

    def _free(self, near: list[Spot]) -> Spot:
        taken = set(self.spots.values())
        if not taken:
            return (0, 0)
        anchors = near or [self._edge(taken)]
        free = {(x + across, y + along) for x, y in anchors for across, along in AROUND} - taken
        strain = {spot: _strain(spot, anchors) for spot in free if abs(spot[0]) <= WIDEST}
        strain = strain or {spot: _strain(spot, anchors) for spot in free}
        least = min(strain.values())
        nearest = [spot for spot, strained in strain.items() if strained == least]
        return min(nearest, key=lambda spot: (_crowd(spot, taken), _middle(spot), spot))

    def _edge(self, taken: set[Spot]) -> Spot:
        """Below everything, for a room without doors."""
        return max(taken, key=lambda spot: (spot[1], -abs(spot[0]), spot))


def _strain(spot: Spot, anchors: list[Spot]) -> int:
    """How long the doors would be; a straight one is shorter than one across a corner."""
    return sum((spot[0] - x) ** 2 + (spot[1] - y) ** 2 for x, y in anchors)


def _crowd(spot: Spot, taken: set[Spot]) -> int:
    """How many neighbours it would have that later rooms may want to lie between."""
    return sum((spot[0] + x, spot[1] + y) in taken for x, y in STEPS)


def _middle(spot: Spot) -> int:
    return abs(spot[0]) + abs(spot[1])
