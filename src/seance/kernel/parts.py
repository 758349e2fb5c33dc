# not compiled: used once per story
"""What storytellers of several games share. Light to import: every game's record names its storyteller."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from seance.kernel.story import Voice

if TYPE_CHECKING:
    from seance.kernel.book import Book, Told, Turn
    from seance.kernel.game import V

MOST_PARTS = 12
"""More than that, and nobody reads to the end."""
FEWEST_TURNS = 3


def stretches(turns: list[Turn[V]], seats: int, most: int = MOST_PARTS) -> list[list[Turn[V]]]:
    """Turns gathered into parts: whole rounds, at least a few turns, and not too many parts."""
    size = max(1, seats)
    while size < FEWEST_TURNS or len(turns) > size * most:
        size += max(1, seats)
    rest = iter(turns)
    found = list(iter(lambda: list(islice(rest, size)), []))
    if len(found) > 1 and len(found[-1]) < FEWEST_TURNS:
        last = found.pop()
        found[-1].extend(last)
    return found


def spoken(told: Told) -> bool:
    """Whether somebody said this in words of their own."""
    return isinstance(told.facts.get("words"), str) and told.seat >= 0


def voice(book: Book[V], told: Told) -> Voice:
    """What somebody said, set apart."""
    return Voice(str(told.facts["words"]), book.name(told.seat))


def points(book: Book[V]) -> str:
    """“Margarete 5 · Tom 4”; nothing while nobody has won."""
    if book.result is None:
        return ""
    found = sorted(book.result["scores"], key=lambda score: -score["total"])
    return " · ".join(f"{book.name(score['seat'])} {score['total']}".replace(" -", " −") for score in found)
