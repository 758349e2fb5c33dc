"""What follows from the tale of one night as a whole: when it was won, why it was lost, who sat how long."""

from __future__ import annotations

from collections.abc import Iterable

from seance.games.most_haunted_house.box.curses import POSSESSIONS
from seance.games.most_haunted_house.setup import GOALS
from seance.kernel.game import Settings
from seance.kernel.tale import Event
from seance.lab.census import Key

NIGHT = "night"
WON, CAUSE, IDLE = "won in cycle", "lost by", "idle turns running"
"""What is noted of a night: a number, a cause, a number."""
SHORT, SHORT_HELD, HELD, AWAY, GIVEN_UP = "short", "short, held", "held", "away", "given up"
"""Causes: too little Proof, the same with somebody possessed, enough but somebody possessed or on the way."""
POSSESSED = {card.key for card in POSSESSIONS}


class Watch:
    """Somebody who sits through a night and takes notes.

    ``searching`` is who looked for something in this turn: whom a Possession finds at it has not been idle.
    """

    def __init__(self, goal: int) -> None:
        self.goal = goal
        self.cycle = 1
        self.held: set[str] = set()
        self.idle: dict[str, int] = {}
        self.longest = 0
        self.searching = ""
        self.end: Key | None = None

    def hear(self, event: Event) -> None:
        """Only what matters for the notes."""
        name, first = event.name, str(event.values[0]) if event.values else ""
        if name in ("sits-possessed", "is-not-enough"):
            self._sits(first)
        elif name == "searches":
            self.searching = first
        elif name == "strikes":
            self.cycle, self.searching = self.cycle + 1, ""
        elif name == "is-possessed":
            self.held.add(first)
        elif name == "is-exorcised" or (name == "spared" and event.values[1] in POSSESSED):
            self.held.discard(first)
            self.idle[first] = 0
        elif name in ("wins", "dawns", "concedes"):
            self.end = self._ended(name, int(first))

    def _sits(self, seat: str) -> None:
        self.idle[seat] = 0 if self.searching == seat else self.idle.get(seat, 0) + 1
        self.longest = max(self.longest, self.idle[seat])

    def _ended(self, name: str, proof: int) -> Key:
        if name == "wins":
            return NIGHT, WON, str(self.cycle)
        return NIGHT, CAUSE, GIVEN_UP if name == "concedes" else self._cause(proof)

    def _cause(self, proof: int) -> str:
        if proof < self.goal:
            return SHORT_HELD if self.held else SHORT
        return HELD if self.held else AWAY


def take_notes(settings: Settings, tale: list[Event]) -> Iterable[Key]:
    """How the night ended, and how long somebody sat possessed at the longest."""
    watch = Watch(GOALS[settings["difficulty"]])
    for event in tale:
        watch.hear(event)
    ended = [watch.end] if watch.end is not None else []
    return [(NIGHT, IDLE, str(watch.longest)), *ended]
