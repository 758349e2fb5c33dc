"""A story as it goes over the wire, page by page."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


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
