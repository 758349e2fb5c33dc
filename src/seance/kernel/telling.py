# not compiled: Fluent does the work
"""From a match to its story: the game's own way of telling it, or one that does for every game."""

from __future__ import annotations

from typing import Any

from seance.kernel.book import EVERYONE, Book, Turn
from seance.kernel.match import Match
from seance.kernel.parts import points, spoken, stretches, voice
from seance.kernel.story import Block, Part, Prose, Story, Telling


def tell(match: Match, names: list[str], of: int = EVERYONE, locale: str = "en") -> Story:
    """The story of a match from a point of view: EVERYONE, SPECTATOR or a seat.

    A match that is not over is told as far as it has come, and never tells more than that point of view
    knows by now.
    """
    book: Book[Any] = Book(match, names, of, locale)
    telling: Telling = (match.game.story or plain)(book)
    return Story(
        game=match.game.title,
        title=_title(book, telling),
        subtitle="" if book.seat is None else telling.title,
        byline=_byline(book),
        parts=tuple(part for part in telling.parts if part.blocks),
        over=match.over,
        locale=locale,
    )


def plain(book: Book[Any]) -> Telling:
    """Parts of whole rounds, a paragraph for every turn, and how it ended."""
    parts = [
        Part(book.words.text("story-part", number=number), tuple(paragraphs(book, turns)))
        for number, turns in enumerate(stretches(book.turns, len(book.names)), start=1)
    ]
    return Telling([*parts, Part(book.words.text("story-end"), tuple(scores(book)))])


def paragraphs(book: Book[Any], turns: list[Turn[Any]]) -> list[Block]:
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


def scores(book: Book[Any]) -> list[Block]:
    """Who won, and the points of everybody in small type."""
    if book.result is None:
        return [Prose(book.words.text("story-unfinished"))]
    names = [book.name(seat) for seat in book.result["winners"]]
    text = book.words.text("story-winners", count=len(names), words=book.listed(names) if names else "")
    return [Prose(text, points(book))]


def _title(book: Book[Any], telling: Telling) -> str:
    if book.seat is None:
        return telling.title or book.game.title
    return book.words.text("story-of", words=book.name(book.seat))


def _byline(book: Book[Any]) -> str:
    others = [name for seat, name in enumerate(book.names) if seat != book.seat]
    if book.seat is None:
        return book.words.text("story-by", words=book.listed(others))
    return book.words.text("story-with", words=book.listed(others)) if others else ""
