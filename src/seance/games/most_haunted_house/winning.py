"""AM-4.3, b-6: four on the Front Door with enough Proof, and it is won at once."""

from __future__ import annotations

from seance.games.most_haunted_house.state import Night
from seance.kernel.facts import Count
from seance.kernel.state import say


def home(s: Night) -> bool:
    """Whether everybody stands on the Front Door; the possessed count (b-19)."""
    return all(me.place.mark == "door" for me in s.team)


def done(s: Night) -> bool:
    """AM-1.2: everything is there that it takes."""
    return home(s) and s.proof >= s.goal


def check(s: Night) -> None:
    """b-6: after each Action, each single step and each effect, never in the middle of one."""
    if not s.over and done(s):
        s.won = s.over = True
        s.acting = False
        say(s, "wins", "AM-4.3", Count(s.proof))
