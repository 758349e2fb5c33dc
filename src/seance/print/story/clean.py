"""Names and words come from anybody: no control characters, no line breaks, no turning of the line.

What is left can be written in every format; escaping what a format holds for markup is the format's own job.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from seance.kernel.story import Block, Part, Plate, Prose, Story, Vignette

KEPT = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}\N{SOFT HYPHEN}"
"""Invisible characters that emoji, Persian and long words need."""
DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn"}


def clean_text(text: str) -> str:
    """One line of printable characters."""
    line = " ".join(text.split())
    return "".join(each for each in line if each in KEPT or unicodedata.category(each) not in DROPPED)


def clean(story: Story) -> Story:
    """The story with every text in it made harmless."""
    return replace(
        story,
        title=clean_text(story.title),
        subtitle=clean_text(story.subtitle),
        byline=clean_text(story.byline),
        parts=tuple(_part(part) for part in story.parts),
    )


def _part(part: Part) -> Part:
    return Part(clean_text(part.heading), tuple(_block(block) for block in part.blocks))


def _block(block: Block) -> Block:
    if isinstance(block, Plate):
        return replace(
            block,
            caption=clean_text(block.caption),
            vignettes=tuple(_vignette(vignette) for vignette in block.vignettes),
        )
    if isinstance(block, Prose):
        return Prose(clean_text(block.text), clean_text(block.note))
    return replace(block, text=clean_text(block.text), who=clean_text(block.who), note=clean_text(block.note))


def _vignette(vignette: Vignette) -> Vignette:
    return replace(
        vignette, title=clean_text(vignette.title), people=tuple(clean_text(name) for name in vignette.people)
    )
