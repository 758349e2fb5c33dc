# not compiled: used once per story
"""A match turn by turn: how much had been told when each turn began, and how the table was then.

A reel is made by watching a match while it is played; afterwards, while it is played again.
"""

from __future__ import annotations

from dataclasses import dataclass

from seance.kernel.errors import Diverged
from seance.kernel.game import View
from seance.kernel.match import Match
from seance.kernel.state import State


@dataclass(frozen=True)
class Still:
    """The beginning of a turn. The state is the copy that the run has made for itself, and never changes."""

    told: int
    state: State


class Reel:
    """The stills of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.stills: list[Still] = []
        self.watch()

    def watch(self) -> None:
        """Note where the match stands, after every answer. Nothing may be taken back meanwhile."""
        chapter = self.match.run.chapter
        if chapter is None or (self.match.over and self.stills):
            return
        if not self.stills or self.stills[-1].state is not chapter.base:
            self.stills.append(Still(chapter.told, chapter.base))

    def view(self, at: int, seat: int) -> View:
        """The table as one seat saw it when a turn began; after the last turn, as it is."""
        if at == len(self.stills):
            return self.match.view(seat)
        return self.match.game.view(self.stills[at].state, seat)


def replayed(match: Match) -> Reel | None:
    """A match played again and watched; None where today's rules no longer lead to the tale it has told."""
    again = Match(match.game, match.settings, match.seed, sealed=match.sealed)
    reel = Reel(again)
    for entry in match.journal:
        try:
            again.replay([entry])
        except Diverged:
            return None
        reel.watch()
    return reel if _same(match, again) else None


def _same(match: Match, again: Match) -> bool:
    """Whether the match played again tells the same tale; a scenario's, say, does not."""
    return [(event.name, event.values) for event in match.tale] == [
        (event.name, event.values) for event in again.tale
    ]
