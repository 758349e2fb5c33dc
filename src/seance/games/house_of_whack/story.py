# not compiled: told once per match, and Fluent does the work
"""The match as a night nobody will believe: who came, what happened on each floor, who got away with what."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from seance.games.house_of_whack.prose.names import called, facts_of, mood_of
from seance.games.house_of_whack.prose.notebook import Notebook, Paragraph
from seance.games.house_of_whack.prose.plan import plate
from seance.games.house_of_whack.prose.turns import HEADLINES, read
from seance.kernel.parts import MOST_PARTS, points
from seance.kernel.refs import Ref
from seance.kernel.story import Block, Part, Plate, Prose, Telling, Voice

if TYPE_CHECKING:
    from seance.games.house_of_whack.view import PlayerView, PremisesView
    from seance.kernel.book import Book, Told

CHAPTERS = MOST_PARTS - 2
"""Beside the beginning and the end."""
LEAST = 4
"""With fewer paragraphs it is no chapter."""


def story(book: Book[PremisesView]) -> Telling:
    """Chapters of a few turns each; none goes on from one floor to the next."""
    return _Account(book).telling()


class _Account:
    def __init__(self, book: Book[PremisesView]) -> None:
        self.book = book
        self.notes = Notebook(book)
        self.plates: dict[int, Plate | None] = {}
        self.headed: set[str] = set()

    def telling(self) -> Telling:
        party = self.party()
        for turn in self.book.turns:
            for told in turn.events:
                if told.name == "floor-ends":
                    self.plates[int(told.facts["floor"])] = self.drawn(turn.before, told)
                read(self.notes, told)
        self.notes.close()
        return Telling([party, *self.chapters(), self.end()], self.title())

    def title(self) -> str:
        if self.book.result is None:
            return self.book.tell("title-running")
        return self.book.tell("title" if self.book.result["winners"] else "title-house")

    def drawn(self, view: PremisesView, told: Told) -> Plate | None:
        return plate(self.book, view, self.book.tell("plate", floor=int(told.facts["floor"])))

    # --- who came ---------------------------------------------------------------------------------------

    def party(self) -> Part:
        book = self.book
        if book.seat is None:
            overture = book.tell("overture", words=book.listed(book.names))
        else:
            overture = book.tell("overture-of", seat=Ref.seat(book.seat))
        return Part(book.tell("party"), (Prose(overture), *self.guests()))

    def guests(self) -> list[Block]:
        """Everybody as they came in; in one player's story that one alone has a line from the card."""
        players = self.book.turns[0].before["players"] if self.book.turns else self.book.view["players"]
        if not any(each["guest"] for each in players):
            return [Prose(self.book.tell("themselves"))]
        blocks: list[Block] = []
        for each in players:
            if each["guest"] and self.book.seat in (None, each["seat"]):
                guest = called(self.book, each["guest"])
                blocks.append(Prose(self.book.tell("introduced", seat=Ref.seat(each["seat"]), guest=guest)))
                blocks.append(Voice(mood_of(self.book, each["guest"])))
                self.notes.spoken.add(each["guest"])
        return blocks

    # --- chapters ---------------------------------------------------------------------------------------

    def chapters(self) -> list[Part]:
        """As many chapters to a floor as its share of the night."""
        found: list[Part] = []
        every = self.notes.done
        for floor in dict.fromkeys(each.floor for each in every):
            here = [each for each in every if each.floor == floor]
            number = max(1, min(len(here) // LEAST, CHAPTERS * len(here) // len(every)))
            found += [self.chapter(some) for some in _shares(here, number)]
            last = self.plates.get(floor)
            if last is not None and found:
                found[-1] = Part(found[-1].heading, (*found[-1].blocks, last))
        return found

    def chapter(self, some: list[Paragraph]) -> Part:
        told = [each for paragraph in some for each in paragraph.headlines]
        blocks = tuple(block for paragraph in some for block in paragraph.blocks)
        return Part(self.heading(told), blocks)

    def heading(self, told: list[Told]) -> str:
        """The most remarkable thing that happened, unless a chapter is called so already."""
        for name in HEADLINES:
            for each in told:
                if each.name == name:
                    text = self.book.tell(f"heading-{name}", **facts_of(self.book, **_worded(each)))
                    if text not in self.headed:
                        self.headed.add(text)
                        return text
        return self.book.tell("heading-turn")

    # --- the end ----------------------------------------------------------------------------------------

    def end(self) -> Part:
        book = self.book
        if book.result is None:
            now = plate(book, book.view, book.tell("plate-now"))
            return Part(
                book.tell("so-far"), (Prose(book.words.text("story-unfinished")), *([now] if now else []))
            )
        winners = [book.name(seat) for seat in book.result["winners"]]
        words = book.listed(winners) if winners else ""
        verdict = book.tell("winners", count=len(winners), words=words)
        fates = [self.fate(each) for each in book.view["players"]]
        return Part(book.tell("the-morning"), (Prose(verdict, points(book)), Prose(" ".join(fates))))

    def fate(self, each: PlayerView) -> str:
        """Who got away, with how many Hearts, and with whom or what."""
        seat = Ref.seat(each["seat"])
        if each["out"] or each["dead"]:
            return self.book.tell("fate-gone", seat=seat, how="out" if each["out"] else "dead")
        things = (
            self.book.listed([called(self.book, key) for key in each["carried"]]) if each["carried"] else ""
        )
        name = "fate-with" if things else "fate"
        return self.book.tell(name, seat=seat, count=each["hearts"], words=things)


def _shares(every: list[Paragraph], number: int) -> list[list[Paragraph]]:
    """So many pieces of nearly one length."""
    edges = [len(every) * piece // number for piece in range(number + 1)]
    return [every[start:end] for start, end in pairwise(edges)]


def _worded(told: Told) -> Mapping[str, Any]:
    """A headline's facts, with whatever stands against somebody under one name."""
    facts = told.facts
    foe = next((facts[noun] for noun in ("minion", "trap", "guest") if noun in facts), None)
    return facts if foe is None else {**facts, "foe": foe}
