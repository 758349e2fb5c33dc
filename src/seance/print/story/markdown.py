"""Markdown: for letters, forums and those who will change every word of it."""

from __future__ import annotations

import re

from seance.kernel.story import Block, Part, Plate, Prose, Story
from seance.print.story import Printed
from seance.print.story.plates import draw

MARKUP = re.compile(r"([\\`*_\[\]<>#|~&])")
AT_START = re.compile(r"^(\d+)([.)])|^([-+])")


def markdown(story: Story, stem: str) -> Printed:
    """The story, and its plates as drawings beside it."""
    beside: dict[str, bytes] = {}
    lines = [f"# {escape(story.title)}"]
    if story.subtitle:
        lines.append(f"*{escape(story.subtitle)}*")
    lines.extend(f"*{escape(line)}*" for line in (story.byline, story.game) if line)
    for part in story.parts:
        lines.extend(_part(part, stem, beside))
    return Printed("\n\n".join(lines).encode() + b"\n", beside)


def escape(text: str) -> str:
    """Text that no reader of Markdown takes for markup."""
    return AT_START.sub(_apart, MARKUP.sub(r"\\\1", text))


def _apart(start: re.Match[str]) -> str:
    return f"{start[1]}\\{start[2]}" if start[1] else f"\\{start[3]}"


def _part(part: Part, stem: str, beside: dict[str, bytes]) -> list[str]:
    heading = [f"## {escape(part.heading)}"] if part.heading else []
    return [*heading, *[_block(block, stem, beside) for block in part.blocks]]


def _block(block: Block, stem: str, beside: dict[str, bytes]) -> str:
    if isinstance(block, Plate):
        return _plate(block, stem, beside)
    if isinstance(block, Prose):
        return f"{escape(block.text)}{_note(block.note)}"
    if block.who:
        return f"> **{escape(block.who)}:** “{escape(block.text)}”{_note(block.note)}"
    return f"> *{escape(block.text)}*{_note(block.note)}"


def _note(note: str) -> str:
    return f" <sub>{escape(note)}</sub>" if note else ""


def _plate(plate: Plate, stem: str, beside: dict[str, bytes]) -> str:
    if not stem:
        return f"**{escape(plate.caption)}:** {escape('; '.join(plate.words()))}."
    name = f"{stem}-{len(beside) + 1}.svg"
    beside[name] = draw(plate).encode()
    target = re.sub(r"[()<>\s\\]", lambda found: f"%{ord(found[0]):02X}", name)
    return f"![{escape(plate.caption)}]({target})"
