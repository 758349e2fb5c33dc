"""Where we speak in a rulebook's words: runs of words that one of the printed rulebooks has too.

The rulebooks belong to others and are not in this repository; they are looked for in ``shared/rulebooks``
beside the clone. Names of cards are names, and a few turns of speech nobody owns: both are left out on either
side before words are compared, so that neither a list of cards nor "at the end of the game" is a quotation.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from seance.games import NAMES, load

ROOT = Path(__file__).parents[1]
FOLDERS = (
    "src",
    "docs",
    "tests",
    "tools",
    "benchmarks",
    *[f"web/{part}" for part in ("src", "tests", "e2e", "scripts", "fixtures")],
)
SUFFIXES = {".css", ".ftl", ".html", ".json", ".md", ".py", ".svelte", ".ts", ".txt", ".typ"}
BUILT = {"static", "node_modules", "results"}
"""Folders that others filled, or a command; those that begin with a dot are such too."""
RUN = 6
"""So many words in a row are somebody's sentence."""
TERMS = ("Lap of the Gods",)
COMMON = (
    "at the end of the game",
    "at the end of your turn",
    "for the rest of the game",
    "the top card of the deck",
)
WORD = re.compile(r"[a-z]+(?:'[a-z]+)?")


@dataclass(frozen=True)
class Word:
    """A word and the line on which it stands."""

    text: str
    line: int


@dataclass(frozen=True)
class Quotation:
    """Words in a row that a rulebook has as well."""

    line: int
    words: str


def rulebooks() -> Path | None:
    """The folder with the printed rulebooks; None where this clone stands alone."""
    found = (parent / "shared" / "rulebooks" for parent in ROOT.parents)
    return next((folder for folder in found if folder.is_dir()), None)


def words_of(text: str) -> list[Word]:
    """The words of a text, without names, numbers, marks or markup."""
    found: list[Word] = []
    for number, line in enumerate(text.replace("’", "'").lower().splitlines(), start=1):
        found.extend(Word(word, number) for word in WORD.findall(line))
    return _without(_names(), found)


def _without(names: frozenset[tuple[str, ...]], words: list[Word]) -> list[Word]:
    """The words, less every name among them; of two names that begin alike the longer one goes."""
    lengths = sorted({len(name) for name in names}, reverse=True)
    texts = [word.text for word in words]
    kept: list[Word] = []
    at = 0
    while at < len(words):
        length = next((length for length in lengths if tuple(texts[at : at + length]) in names), 0)
        if length == 0:
            kept.append(words[at])
        at += max(1, length)
    return kept


@cache
def _names() -> frozenset[tuple[str, ...]]:
    titles = [card.title for game in NAMES for card in load(game).cards.values()]
    return frozenset(tuple(WORD.findall(name.lower())) for name in (*titles, *TERMS, *COMMON))


def runs(words: list[Word]) -> set[tuple[str, ...]]:
    """Every run of so many words."""
    return {_run(words, at) for at in range(len(words) - RUN + 1)}


def _run(words: list[Word], at: int) -> tuple[str, ...]:
    return tuple(word.text for word in words[at : at + RUN])


def quotations(text: str, theirs: set[tuple[str, ...]]) -> list[Quotation]:
    """Where a text has runs of words that are theirs; runs that follow on each other are one quotation."""
    words = words_of(text)
    found: list[Quotation] = []
    at = 0
    while at <= len(words) - RUN:
        end = at
        while end <= len(words) - RUN and _run(words, end) in theirs:
            end += 1
        if end > at:
            said = " ".join(word.text for word in words[at : end + RUN - 1])
            found.append(Quotation(words[at].line, said))
        at = end + 1
    return found


def sources(root: Path = ROOT) -> Iterator[Path]:
    """Everything that we wrote: code, comments, rules, texts, tests and documentation."""
    yield from sorted(root.glob("*.md"))
    for folder in FOLDERS:
        for inside, folders, names in os.walk(root / folder):
            folders[:] = sorted(name for name in folders if name not in BUILT and not name.startswith("."))
            yield from (Path(inside, name) for name in sorted(names) if Path(name).suffix in SUFFIXES)


def complaints(books: Path, root: Path = ROOT) -> list[str]:
    """A line for every quotation, with where it stands."""
    theirs: set[tuple[str, ...]] = set()
    for book in sorted(books.glob("*.txt")):
        theirs |= runs(words_of(book.read_text("utf-8")))
    return [
        f"{file.relative_to(root).as_posix()}:{found.line}: {found.words}"
        for file in sources(root)
        for found in quotations(file.read_text("utf-8"), theirs)
    ]


def main() -> int:
    """Print every quotation; 1 when there is one."""
    books = rulebooks()
    if books is None:
        print("No rulebooks beside this clone: nothing to compare with.")
        return 0
    found = complaints(books)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
