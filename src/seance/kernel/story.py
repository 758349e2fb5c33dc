# not compiled: records that are made once per story
"""A story: what is left of a match when the table has been cleared. Plain records, and nothing but text.

A game turns its log into parts (``Game.story``); those who print know parts and no game.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

Spot = tuple[int, int]
"""A column and a row on a plate."""


@dataclass(frozen=True)
class Prose:
    """A paragraph. ``note`` is what a margin would hold: numbers, the name of a card."""

    text: str
    note: str = ""


@dataclass(frozen=True)
class Voice:
    """Words that somebody said. Without a name it is the house, or the narrator, who speaks."""

    text: str
    who: str = ""
    note: str = ""


@dataclass(frozen=True)
class Vignette:
    """A card on a plate: where it lies, what it is, and who stands on it."""

    key: str
    title: str
    at: Spot
    sign: str = ""
    tone: str = ""
    people: tuple[str, ...] = ()


@dataclass(frozen=True)
class Plate:
    """A picture: vignettes, and doors between them."""

    caption: str
    vignettes: tuple[Vignette, ...]
    doors: tuple[tuple[str, str], ...] = ()

    def words(self) -> list[str]:
        """The plate for those who cannot see it, one vignette after the other."""
        return [self._vignette(vignette) for vignette in self.vignettes]

    def _vignette(self, vignette: Vignette) -> str:
        about = ", ".join(part for part in (vignette.sign, *vignette.people) if part)
        return f"{vignette.title} ({about})" if about else vignette.title


Block = Prose | Voice | Plate


@dataclass(frozen=True)
class Part:
    """A part of a story, which readers call a chapter; ``heading`` may be empty for one that needs none."""

    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Telling:
    """What a game makes of its log. Without a title the tale is called as the game is."""

    parts: list[Part]
    title: str = ""


@dataclass(frozen=True)
class Story:
    """A whole tale, ready for print."""

    game: str
    title: str
    subtitle: str
    byline: str
    parts: tuple[Part, ...]
    over: bool
    locale: str = "en"

    @property
    def plates(self) -> list[Plate]:
        return [block for part in self.parts for block in part.blocks if isinstance(block, Plate)]

    def data(self) -> dict[str, Any]:
        """The story as plain data; each block says what it is."""
        parts = [
            {"heading": part.heading, "blocks": [_data(block) for block in part.blocks]}
            for part in self.parts
        ]
        return {**asdict(self), "parts": parts}


def _data(block: Block) -> dict[str, Any]:
    return {"kind": type(block).__name__.lower(), **asdict(block)}
