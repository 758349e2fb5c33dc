"""Matches of every kind, told from every side, and read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any
from unittest.mock import patch

from seance.games.way_out.cards import CHARTS
from seance.games.way_out.prose import narration, pasts
from seance.kernel.book import EVERYONE
from seance.kernel.game import Game
from seance.kernel.match import Match
from seance.kernel.naming import called
from seance.kernel.reel import Reel
from seance.kernel.story import Plate, Story
from seance.kernel.telling import tell
from seance.kernel.words import Words
from seance.kernel.zone import SPECTATOR
from tests.contract.kit import Case, cases
from tests.contract.play import bots_for, next_answer
from tests.contract.stretch import portion
from tests.stories.faults import Mark, Vocabulary

NAMES = ("Margarete", "Tomasz", "Ines", "Ruben", "Odile", "Fergus", "Ada", "Lou")
SIDES = 4
"""From how many sides a match is told."""


def played(game: str, number: int) -> tuple[Case, Match, Reel]:
    """A match of a game: its variants take turns, and so do bots that think and bots that do not.

    Of a long game it is a stretch.
    """
    variants = [case for case in cases() if case.game.name == game]
    case = variants[number % len(variants)]
    match = portion(case, number).match(number)
    reel = Reel(match)
    bots = bots_for(case, ("hints", "random")[number // len(variants) % 2], number)
    while not match.over:
        match.answer_for(*next_answer(match, bots))
        reel.watch()
    return case, match, reel


def people(match: Match, number: int) -> list[str]:
    """Who plays; whose names come first decides which wordings do, so it is not always the same."""
    first = number % len(NAMES)
    return [*NAMES[first:], *NAMES[:first]][: match.seats]


def stories(game: str, number: int) -> Iterator[Story]:
    """One match told for everybody, as single players have seen it, and perhaps as somebody looked on.

    It was watched while it was played, so it need not be played again for each of them.
    """
    _, match, reel = played(game, number)
    seats = [(number + seat) % match.seats for seat in range(match.seats)]
    with patch("seance.kernel.book.replayed", return_value=reel):
        for of in [EVERYONE, *seats, SPECTATOR][:SIDES]:
            yield tell(match, people(match, number), of)


def log(game: str, number: int) -> list[str]:
    """The lines of a match's log, as one of the players reads them."""
    _, match, _ = played(game, number)
    words = Words(match.game, people(match, number))
    seen = match.log(number % match.seats)
    return [words.event(event, at) for at, event in enumerate(seen) if event is not None]


def sentences(story: Story) -> list[str]:
    """What is said in sentences: paragraphs and voices."""
    blocks = [block for part in story.parts for block in part.blocks]
    return [block.text for block in blocks if not isinstance(block, Plate)]


def scraps(story: Story) -> list[str]:
    """What is said in fewer words: titles, notes in the margin, and what stands on plates."""
    found = [story.title, story.subtitle, story.byline, *[part.heading for part in story.parts]]
    for part in story.parts:
        for block in part.blocks:
            found += [block.caption, *block.words()] if isinstance(block, Plate) else [block.note]
    return [scrap for scrap in found if scrap]


def marked(texts: Iterable[str], marks: tuple[Mark, ...]) -> list[str]:
    """A line for every fault in some texts."""
    return [f"{mark.__name__}: {found}" for text in texts for mark in marks for found in mark(text)]


def vocabulary(game: Game[Any]) -> Vocabulary:
    """What a reader of this game must know."""
    words = Words(game)
    names = {
        card.title: _name(words, card.key) for card in game.cards.values() if words.has(f"the-{card.noun}")
    }
    things = [entry.thing for chart in CHARTS.values() for entry in chart]
    things += [*pasts.BRING, narration.HOUSE, narration.GRIN, narration.OPEN_DOOR]
    return Vocabulary(
        people=NAMES,
        keys=tuple(key for key in game.cards if "-" in key or "_" in key),
        named=tuple(title for title, name in names.items() if name == f"the {title}"),
        bare=tuple(title for title, name in names.items() if name == title and " " in title),
        one=tuple(str(thing) for thing in things if not thing.plural) if game.name == "way_out" else (),
        many=tuple(str(thing) for thing in things if thing.plural) if game.name == "way_out" else (),
    )


def _name(words: Words, key: str) -> str:
    card = words.game.cards[key]
    return called(words.bundle, card.noun, card.title, key)
