"""Boards of places and doors: houses that grow, corridors that are cut.

Everything is listed in the order in which it was built, so that the same match always offers the same
options in the same order.
"""

from __future__ import annotations

from typing import ClassVar

from seance.kernel.things import Thing

MANY = 1 << 30
"""As many doors as anybody could want."""


class Graph(Thing):
    """Places by key, joined by doors that lead both ways.

    ``links`` holds, for each place, its neighbours and what the door between them is called. ``limits``
    holds how many doors a place can have: four for a card that others are laid against.
    """

    noun: ClassVar[str] = "graph"

    def __init__(self) -> None:
        self.links: dict[str, dict[str, str]] = {}
        self.limits: dict[str, int] = {}

    def copy(self) -> Graph:
        twin = Graph()
        twin.links = {place: doors.copy() for place, doors in self.links.items()}
        twin.limits = self.limits.copy()
        return twin

    def add(self, place: str, doors: int = MANY) -> None:
        """Build a place that can have so many doors; it has none yet."""
        if place in self.links:
            raise ValueError(f"{place!r} has been built already")
        self.links[place] = {}
        self.limits[place] = doors

    def remove(self, place: str) -> None:
        """Tear a place down; its doors go with it."""
        for other in self.links.pop(place):
            del self.links[other][place]
        del self.limits[place]

    def places(self) -> list[str]:
        """All places, oldest first."""
        return list(self.links)

    def free(self, place: str) -> int:
        """How many more doors a place can have."""
        return self.limits[place] - len(self.links[place])

    def can_join(self, a: str, b: str) -> bool:
        """Whether a door can be made between two places: both have one free and none leads across yet."""
        return a != b and b not in self.links[a] and self.free(a) > 0 and self.free(b) > 0

    def join(self, a: str, b: str, door: str = "") -> None:
        """Make a door between two places."""
        if not self.can_join(a, b):
            raise ValueError(f"no door can be made between {a!r} and {b!r}")
        self.links[a][b] = door
        self.links[b][a] = door

    def cut(self, a: str, b: str) -> None:
        """Wall up the door between two places."""
        del self.links[a][b]
        del self.links[b][a]

    def joined(self, a: str, b: str) -> bool:
        """Whether a door leads from one place straight to the other."""
        return b in self.links[a]

    def door(self, a: str, b: str) -> str:
        """What the door between two neighbours is called."""
        return self.links[a][b]

    def neighbours(self, place: str) -> list[str]:
        """Where the doors of a place lead, in the order in which they were made."""
        return list(self.links[place])
