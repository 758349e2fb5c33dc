"""AM-1.1: all win or all lose. The points are the Proof that each brought home."""

from __future__ import annotations

from seance.games.most_haunted_house.state import Night, Sleuth, marked
from seance.kernel.game import Result, Score


def result(s: Night) -> Result:
    """AM-4.3: everybody, or nobody."""
    winners = [me.index for me in s.team] if s.won else []
    return Result(winners, [score(me) for me in s.team], "AM-4.3", why(s))


def why(s: Night) -> str:
    """How the night ended."""
    if s.won:
        return "door"
    return "conceded" if s.conceded else "dawn"


def score(me: Sleuth) -> Score:
    """AM-2.3: tokens, and cards with the mark."""
    cards = sum(marked(card) for card in me.hand.cards)
    lines = [("tokens", "AM-2.3", me.proof), ("cards", "AM-2.3", cards)]
    return Score(me.index, me.proof + cards, lines)
