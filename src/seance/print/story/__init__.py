"""Stories as files: Markdown, a web page, an e-book, a printed book."""

from __future__ import annotations

from dataclasses import dataclass, field

from seance.kernel.errors import UnknownName
from seance.kernel.story import Story
from seance.print.story.clean import clean

MEDIA = {
    "md": "text/markdown; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "epub": "application/epub+zip",
    "pdf": "application/pdf",
}
FORMATS = tuple(MEDIA)


@dataclass(frozen=True)
class Printed:
    """A file, and those that lie beside it under the names by which it calls them."""

    content: bytes
    beside: dict[str, bytes] = field(default_factory=dict)


def print_story(story: Story, kind: str, stem: str = "") -> Printed:
    """The story in one of FORMATS. With a ``stem`` Markdown has its plates beside it, else in words.

    The same story gives the same bytes.
    """
    story = clean(story)
    if kind == "md":
        from seance.print.story.markdown import markdown

        return markdown(story, stem)
    if kind == "html":
        from seance.print.story.page import page

        return Printed(page(story).encode())
    if kind == "epub":
        from seance.print.story.epub import epub

        return Printed(epub(story))
    if kind == "pdf":
        from seance.print.story.pdf import pdf

        return Printed(pdf(story))
    raise UnknownName("format of a story", kind, list(FORMATS))
