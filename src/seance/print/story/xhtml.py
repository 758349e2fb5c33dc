"""Parts of a story as XHTML: what the web page and the e-book share."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from html import escape
from importlib.resources import files

from seance.kernel.story import Block, Part, Plate, Prose, Story, Voice

Picture = Callable[[Plate], str]
"""How a plate gets into the text: drawn there, or named as a file."""


@cache
def style() -> str:
    """The look of both."""
    return files("seance.print.story").joinpath("book.css").read_text("utf-8")


def front(story: Story) -> str:
    """Title, and whose story it is."""
    lines = [f"<h1>{escape(story.title)}</h1>"]
    if story.subtitle:
        lines.append(f'<p class="subtitle">{escape(story.subtitle)}</p>')
    if story.byline:
        lines.append(f'<p class="byline">{escape(story.byline)}</p>')
    lines.append(f'<p class="game">{escape(story.game)}</p>')
    return f"<header>{''.join(lines)}</header>"


def section(part: Part, number: int, picture: Picture) -> str:
    """One part."""
    heading = f"<h2>{escape(part.heading)}</h2>" if part.heading else ""
    blocks = "\n".join(_block(block, picture) for block in part.blocks)
    return f'<section id="part-{number}">{heading}\n{blocks}\n</section>'


def _block(block: Block, picture: Picture) -> str:
    if isinstance(block, Plate):
        caption = f"<figcaption>{escape(block.caption)}</figcaption>"
        return f'<figure class="plate">{picture(block)}{caption}</figure>'
    if isinstance(block, Prose):
        return f'<p dir="auto">{_note(block.note)}{escape(block.text)}</p>'
    return _voice(block)


def _voice(voice: Voice) -> str:
    who = f"<footer>{escape(voice.who or voice.note)}</footer>" if voice.who or voice.note else ""
    kind = "said" if voice.who else "house"
    text = f"“{escape(voice.text)}”" if voice.who else escape(voice.text)
    return f'<blockquote class="{kind}"><p dir="auto">{text}</p>{who}</blockquote>'


def _note(note: str) -> str:
    return f'<small class="note">{escape(note)} </small>' if note else ""
