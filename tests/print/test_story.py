"""Stories as files: whole, alike every time, and harmless whoever wrote the names in them."""

from __future__ import annotations

import re
import zipfile
from io import BytesIO
from xml.parsers import expat

import pytest

from seance.kernel.errors import UnknownName
from seance.kernel.story import Part, Plate, Prose, Story, Vignette, Voice
from seance.print.story import FORMATS, print_story
from seance.print.story.clean import clean_text
from seance.print.story.markdown import escape
from seance.print.story.plates import draw

HOSTILE = [
    "<script>alert(1)</script>",
    '#eval("1") $x$ *b* _i_ `c` @ref <label> \\u{1}',
    "]]> & &amp; <!-- --> <?php ?>",
    "[link](javascript:alert(1)) ![](x) | a | b |",
    "1. first",
    "- item",
    "# heading",
    "👻 🏚️ 👩‍👩‍👧",
    "שלום עולם مرحبا",
    "\u202egnp.exe\u202c",
    "line\nbreak\ttab\x00\x0b\x1b[31m",
    "W" * 200,
]


ELEMENTS = {"body", "main", "header", "h1", "h2", "p", "section", "small", "blockquote", "footer", "figure"}
ELEMENTS |= {"figcaption", "svg", "title", "rect", "g", "path", "text"}


def story(words: str) -> Story:
    """A story in which somebody has written the same thing wherever they could."""
    plate = Plate(
        words,
        (Vignette("a", words, (0, 0), "K♥", "red", (words,)), Vignette("b", words, (1, 0))),
        (("a", "b"),),
    )
    blocks = (Prose(words, words), Voice(words, words), Voice(words, note=words), plate)
    return Story("Game", words, words, words, (Part(words, blocks), Part("", (Prose("x"),))), over=True)


def well_formed(document: str | bytes) -> list[str]:
    """The elements of an XML document; an error if it is none."""
    found: list[str] = []
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda name, _: found.append(name)
    parser.Parse(document, True)
    return found


def book(content: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize("words", HOSTILE)
def test_no_words_become_markup(words: str) -> None:
    told = story(words)
    page = print_story(told, "html").content.decode()
    elements = well_formed(f"<body>{page.partition('<body>')[2].removesuffix('</html>' + chr(10))}")
    assert set(elements) <= ELEMENTS
    text = print_story(told, "md", "tale")
    assert not re.search(r"(?<!\\)<(?!/?sub>)", text.content.decode())
    assert all(
        line.startswith(("#", "*", ">", "!", "x")) or line == "" or escape(clean_text(words))[:3] in line
        for line in text.content.decode().splitlines()
    )
    assert well_formed(text.beside["tale-1.svg"])[:2] == ["svg", "title"]
    assert print_story(told, "pdf").content.startswith(b"%PDF-")


@pytest.mark.parametrize("words", HOSTILE)
def test_an_e_book_is_what_readers_expect(words: str) -> None:
    content = print_story(story(words), "epub").content
    files = book(content)
    with zipfile.ZipFile(BytesIO(content)) as archive:
        first = archive.infolist()[0]
    assert (first.filename, first.compress_type, files["mimetype"]) == (
        "mimetype",
        zipfile.ZIP_STORED,
        b"application/epub+zip",
    )
    assert content[30:38] == b"mimetype"
    for name, text in files.items():
        if name.endswith((".xml", ".opf", ".xhtml", ".svg")):
            assert well_formed(text)
    package = files["OEBPS/book.opf"].decode()
    listed = set(re.findall(r'href="([^"]+)"', package))
    assert listed == {name.removeprefix("OEBPS/") for name in files if name.startswith("OEBPS/")} - {
        "book.opf"
    }
    assert 'properties="nav"' in package
    assert set(re.findall(rb'href="(part-\d.xhtml)"', files["OEBPS/nav.xhtml"])) == {
        b"part-1.xhtml",
        b"part-2.xhtml",
    }
    assert "script" not in well_formed(files["OEBPS/part-1.xhtml"])


@pytest.mark.parametrize("kind", FORMATS)
def test_the_same_story_gives_the_same_file(kind: str) -> None:
    assert print_story(story("Ada"), kind) == print_story(story("Ada"), kind)


def test_a_page_asks_nothing_of_anybody() -> None:
    page = print_story(story("Ada"), "html").content.decode()
    assert "default-src 'none'" in page
    links = set(re.findall(r'(?:src|href|url)\s*[=(]\s*["\']?([^"\')\s]+)', page))
    assert links <= {"'none'"}
    assert re.findall(r"https?://[^\"' ]+", page) == ["http://www.w3.org/2000/svg"]


def test_markdown_has_its_plates_beside_it_or_in_words() -> None:
    beside = print_story(story("Ada"), "md", "my tale")
    assert list(beside.beside) == ["my tale-1.svg"]
    assert "![Ada](my%20tale-1.svg)" in beside.content.decode()
    alone = print_story(story("Ada"), "md")
    assert alone.beside == {}
    assert "**Ada:** Ada (K♥, Ada); Ada." in alone.content.decode()


def test_an_unknown_format_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match="md, html, epub, pdf"):
        print_story(story("Ada"), "doc")


def test_a_long_title_stays_on_its_card() -> None:
    drawing = draw(Plate("x", (Vignette("a", "The Boy at the Bottom of the Pool " * 3, (0, 0)),)))
    lines = re.findall(r'font-size="14"[^>]*>([^<]+)<', drawing)
    assert len(lines) == 3
    assert max(map(len, lines)) <= 17
    assert lines[-1].endswith("…")


def test_what_turns_a_line_round_is_dropped_and_what_joins_emoji_is_kept() -> None:
    assert clean_text("a\u202eb\u2066c\x07d\n e") == "abcd e"
    assert clean_text("👩‍👧") == "👩‍👧"
