"""A printed book, set by Typst. The story goes in as data, so nothing in it can be taken for a command."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from textwrap import wrap
from typing import Any

import msgspec
import typst

from seance.kernel.story import Plate, Story
from seance.print.story.plates import draw, size

PIECE = 12
LONG_WORD = re.compile(r"\S{25,}")
ZERO_WIDTH_SPACE = "\u200b"


def pdf(story: Story) -> bytes:
    """The book as a PDF."""
    data = msgspec.json.encode(_data(story)).decode()
    return bytes(typst.compile(_template(), sys_inputs={"story": data}))


@cache
def _template() -> bytes:
    return files("seance.print.story").joinpath("book.typ").read_bytes()


def _data(story: Story) -> dict[str, Any]:
    """The story with its plates drawn, and words that no line could hold made to break."""
    data: dict[str, Any] = _breakable(story.data())
    for part, told in zip(data["parts"], story.parts, strict=True):
        for block, plain in zip(part["blocks"], told.blocks, strict=True):
            if isinstance(plain, Plate):
                wide, tall = size(plain)
                block |= {"svg": draw(plain), "wide": wide, "ratio": tall / wide}
                block["alt"] = "; ".join(plain.words())
    return data


def _breakable(data: Any) -> Any:
    if isinstance(data, str):
        return LONG_WORD.sub(lambda word: ZERO_WIDTH_SPACE.join(wrap(word[0], PIECE)), data)
    if isinstance(data, dict):
        return {key: _breakable(value) for key, value in data.items()}
    return [_breakable(value) for value in data] if isinstance(data, list) else data
