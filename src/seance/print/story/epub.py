"""An EPUB 3 book, put together by hand: it is a zip archive of XHTML with a table of contents."""

from __future__ import annotations

import hashlib
import uuid
import zipfile
from html import escape
from io import BytesIO

from seance.kernel.story import Plate, Story
from seance.print.story.plates import draw
from seance.print.story.xhtml import front, section, style

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same story gives the same file, whenever it is made."""
CHANGED = "2000-01-01T00:00:00Z"
CONTAINER = """<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""


def epub(story: Story) -> bytes:
    """The book."""
    target = BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        _put(archive, "mimetype", "application/epub+zip", zipfile.ZIP_STORED)
        _put(archive, "META-INF/container.xml", CONTAINER)
        for name, content in _files(story).items():
            _put(archive, f"OEBPS/{name}", content)
    return target.getvalue()


def _put(archive: zipfile.ZipFile, name: str, content: str, how: int = zipfile.ZIP_DEFLATED) -> None:
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.compress_type = how
    archive.writestr(entry, content)


def _files(story: Story) -> dict[str, str]:
    plates: dict[str, str] = {}

    def picture(plate: Plate) -> str:
        name = f"plate-{len(plates) + 1}.svg"
        plates[name] = draw(plate)
        return f'<img src="{name}" alt="{escape("; ".join(plate.words()))}"/>'

    texts = {"title.xhtml": _text(story, story.title, front(story))}
    for number, part in enumerate(story.parts, 1):
        body = section(part, number, picture)
        texts[f"part-{number}.xhtml"] = _text(story, part.heading or story.title, body)
    return {
        "book.opf": _package(story, list(texts), list(plates)),
        "nav.xhtml": _contents(story),
        "story.css": style(),
        **texts,
        **plates,
    }


def _text(story: Story, title: str, body: str) -> str:
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"
 lang="{story.locale}" xml:lang="{story.locale}">
<head><title>{escape(title)}</title><link rel="stylesheet" type="text/css" href="story.css"/></head>
<body>{body}</body>
</html>
"""


def _contents(story: Story) -> str:
    items = "".join(
        f'<li><a href="part-{number}.xhtml">{escape(part.heading or story.title)}</a></li>'
        for number, part in enumerate(story.parts, 1)
    )
    return _text(
        story, story.title, f'<nav epub:type="toc"><h2>{escape(story.title)}</h2><ol>{items}</ol></nav>'
    )


def _package(story: Story, texts: list[str], plates: list[str]) -> str:
    items = [
        '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
        '<item id="css" href="story.css" media-type="text/css"/>',
        *[
            f'<item id="t{at}" href="{name}" media-type="application/xhtml+xml"/>'
            for at, name in enumerate(texts)
        ],
        *[f'<item id="p{at}" href="{name}" media-type="image/svg+xml"/>' for at, name in enumerate(plates)],
    ]
    spine = "".join(f'<itemref idref="t{at}"/>' for at in range(len(texts)))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="{story.locale}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:{_identity(story)}</dc:identifier>
<dc:title>{escape(story.title)}</dc:title>
<dc:language>{story.locale}</dc:language>
<dc:description>{escape(f"{story.byline}. {story.game}.")}</dc:description>
<meta property="dcterms:modified">{CHANGED}</meta>
</metadata>
<manifest>{"".join(items)}</manifest>
<spine>{spine}</spine>
</package>
"""


def _identity(story: Story) -> uuid.UUID:
    """The same for the same story, so that a reader keeps the place in it."""
    return uuid.UUID(bytes=hashlib.sha256(repr(story).encode()).digest()[:16], version=4)
