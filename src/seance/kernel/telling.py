# not compiled: Fluent does the work
"""From a match to its story: the game's own way of telling it, or one that does for every game."""

from __future__ import annotations

from itertools import islice
from typing import Any

from seance.kernel.book import EVERYONE, Book, Told, Turn
from seance.kernel.match import Match
from seance.kernel.story import Block, Chapter, Prose, Story, Telling, Voice

MOST_CHAPTERS = 12
"""More than that, and nobody reads to the end."""
FEWEST_TURNS = 3


def tell(match: Match, names: list[str], of: int = EVERYONE, locale: str = "en") -> Story:
    """The story of a match from a point of view: EVERYONE, SPECTATOR or a seat.

    A match that is not over is told as far as it has come, and never tells more than that point of view
    knows by now.
    """
    book = Book(match, names, of, locale)
    telling: Telling = (match.game.story or plain)(book)
    return Story(
        game=match.game.title,
        title=_title(book, telling),
        subtitle="" if book.seat is None else telling.title,
        byline=_byline(book),
        chapters=tuple(chapter for chapter in telling.chapters if chapter.blocks),
        over=match.over,
        locale=locale,
    )


def plain(book: Book) -> Telling:
    """Chapters of whole rounds, a paragraph for every turn, and how it ended."""
    chapters = [
        Chapter(book.words.text("story-part", number=number), tuple(paragraphs(book, turns)))
        for number, turns in enumerate(stretches(book.turns, len(book.names)), start=1)
    ]
    return Telling([*chapters, Chapter(book.words.text("story-end"), tuple(scores(book)))])


def stretches(turns: list[Turn], seats: int, most: int = MOST_CHAPTERS) -> list[list[Turn]]:
    """Turns gathered into chapters: whole rounds, at least a few turns, and not too many chapters."""
    size = max(1, seats)
    while size < FEWEST_TURNS or len(turns) > size * most:
        size += max(1, seats)
    rest = iter(turns)
    found = list(iter(lambda: list(islice(rest, size)), []))
    if len(found) > 1 and len(found[-1]) < FEWEST_TURNS:
        last = found.pop()
        found[-1].extend(last)
    return found


def paragraphs(book: Book, turns: list[Turn]) -> list[Block]:
    """A paragraph for every turn; what somebody said stands by itself, what was whispered is left out."""
    blocks: list[Block] = []
    for turn in turns:
        lines: list[str] = []
        for told in turn.events:
            if spoken(told):
                _close(blocks, lines)
                blocks.append(voice(book, told))
            elif not told.event["private"]:
                lines.append(book.line(told))
        _close(blocks, lines)
    return blocks


def _close(blocks: list[Block], lines: list[str]) -> None:
    if lines:
        blocks.append(Prose(" ".join(lines)))
        lines.clear()


def spoken(told: Told) -> bool:
    """Whether somebody said this in words of their own."""
    return isinstance(told.facts.get("words"), str) and told.seat >= 0


def voice(book: Book, told: Told) -> Voice:
    """What somebody said, set apart."""
    return Voice(str(told.facts["words"]), book.name(told.seat))


def scores(book: Book) -> list[Block]:
    """Who won, and the points of everybody in small type."""
    if book.result is None:
        return [Prose(book.words.text("story-unfinished"))]
    names = [book.name(seat) for seat in book.result["winners"]]
    text = book.words.text("story-winners", count=len(names), words=book.listed(names) if names else "")
    return [Prose(text, points(book))]


def points(book: Book) -> str:
    """“Margarete 5 · Tom 4”; nothing while nobody has won."""
    if book.result is None:
        return ""
    found: list[dict[str, Any]] = sorted(book.result["scores"], key=lambda score: -score["total"])
    return " · ".join(f"{book.name(score['seat'])} {score['total']}" for score in found)


def _title(book: Book, telling: Telling) -> str:
    if book.seat is None:
        return telling.title or book.game.title
    return book.words.text("story-of", words=book.name(book.seat))


def _byline(book: Book) -> str:
    others = [name for seat, name in enumerate(book.names) if seat != book.seat]
    if book.seat is None:
        return book.words.text("story-by", words=book.listed(others))
    return book.words.text("story-with", words=book.listed(others)) if others else ""
