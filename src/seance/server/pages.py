"""What is read at leisure, as it goes over the wire: the gallery of a box, and stories."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class PieceInfo(Struct, omit_defaults=True):
    """A piece of what is printed: a card, a text of the game (perhaps with a number), or plain words."""

    card: str = ""
    text: str = ""
    count: int | None = None
    words: str = ""


class ImprintInfo(Struct):
    """One thing printed on a card; the game's text ``printed-{name}`` is its label. A mark has no pieces."""

    name: str
    pieces: list[PieceInfo]


class FaceInfo(Struct):
    """One thing in the box, with all that is printed on it; ``count`` cards bear it, those in ``cards``."""

    key: str
    kind: str
    title: str
    text: str
    flavour: str
    count: int
    cards: list[str]
    rules: list[str]
    imprints: list[ImprintInfo]


class StoryBlock(Struct):
    """A paragraph, somebody's words, or a plate: an SVG document, its caption in ``text``."""

    kind: Literal["prose", "voice", "plate"]
    text: str
    who: str = ""
    note: str = ""
    svg: str = ""
    alt: str = ""


class StoryPart(Struct):
    """A part of a story."""

    heading: str
    blocks: list[StoryBlock]


class StoryInfo(Struct):
    """A match as a story. ``of`` are the seats whose story the caller may ask for."""

    game: str
    title: str
    subtitle: str
    byline: str
    over: bool
    of: list[int]
    parts: list[StoryPart]
