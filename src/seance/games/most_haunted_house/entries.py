# not compiled: told once per match, and Fluent does the work
"""An hour as it is written down.

A file selects. Steps, rolls and tries are left out, and so is a Curse that was gone within the hour; what one
investigator found in an hour is one sentence, or stands in the margin if it is no Proof. In the story of one
investigator all of that is told, and of the others only what everybody heard of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.games.most_haunted_house.box.charms import BY_KEY as CHARM
from seance.kernel.refs import Ref
from seance.kernel.story import Block, Prose, Voice

if TYPE_CHECKING:
    from seance.games.most_haunted_house.view import NightView
    from seance.kernel.book import Book

STUBBORN = 3
"""So many tries in an hour without success are worth a word."""


class Deeds:
    """What one investigator did in an hour."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.rooms: list[Ref] = []
        self.charms: list[Ref] = []
        self.curses: list[Ref] = []
        self.lifted: list[Ref] = []
        self.tries: list[Ref] = []


class Hour:
    """One hour: what came in with it, and sentences with the number of the event that each begins with."""

    def __init__(self) -> None:
        self.number = 0
        self.comes: list[Block] = []
        self.lines: list[tuple[int, str | Voice]] = []
        self.deeds: dict[int, Deeds] = {}
        self.arrived: dict[int, int] = {}

    def of(self, seat: int, at: int) -> Deeds:
        return self.deeds.setdefault(seat, Deeds(at))


class Scribe:
    """Writes hours down, for everybody or for one investigator."""

    def __init__(self, book: Book[NightView]) -> None:
        self.book = book
        self.quiet = False

    def entry(self, hour: Hour, proof: int) -> list[Block]:
        """What the hour came to, with the time and the Proof in the margin."""
        lines = [*hour.lines, *self._summaries(hour), *self._arrivals(hour)]
        note = [self.margin(hour.number, proof), *self._small_finds(hour)]
        if not lines:
            lines, note = self._finds(hour), note[:1]
        told = [line for _, line in sorted(lines, key=lambda line: line[0])]
        return [*hour.comes, *self._told(told, " · ".join(note))]

    def _arrivals(self, hour: Hour) -> list[tuple[int, str]]:
        if not hour.arrived:
            return []
        names = self.book.listed([self.book.name(seat) for seat in hour.arrived])
        return [(max(hour.arrived.values()), self.book.tell("arrived", words=names))]

    def _small_finds(self, hour: Hour) -> list[str]:
        """What was found besides, for the margin."""
        cards = self.book.game.cards
        return [
            f"{self.book.name(seat)}: {', '.join(cards[ref.key].title for ref in small)}"
            for seat, deeds in hour.deeds.items()
            if (small := self._small(deeds))
        ]

    def _finds(self, hour: Hour) -> list[tuple[int, str | Voice]]:
        """The same as sentences, in an hour that has no others."""
        return [
            (deeds.at, self._found(Ref.seat(seat), deeds, small, []))
            for seat, deeds in hour.deeds.items()
            if (small := self._small(deeds))
        ]

    def margin(self, number: int, proof: int) -> str:
        return self.book.tell("margin", hour=number, count=proof, goal=self.book.view["goal"])

    def _told(self, lines: list[str | Voice], note: str) -> list[Block]:
        """An hour with nothing to say is told of once."""
        quiet, self.quiet = self.quiet, not lines
        if not lines:
            return [] if quiet else [Prose(self.book.tell("quiet"), note)]
        return _paragraphs(lines, note)

    def _summaries(self, hour: Hour) -> list[tuple[int, str]]:
        return [
            (deeds.at, text)
            for seat, deeds in hour.deeds.items()
            if self.book.seat in (None, seat)
            for text in self._summary(Ref.seat(seat), deeds)
        ]

    def _summary(self, seat: Ref, deeds: Deeds) -> list[str]:
        """What was found and caught, and what came off or would not."""
        texts: list[str] = []
        charms = [] if self._small(deeds) else _once(deeds.charms)
        curses = _once([ref for ref in deeds.curses if self.book.seat is not None or ref not in deeds.lifted])
        lifted = _once([ref for ref in deeds.lifted if self.book.seat is not None or ref not in deeds.curses])
        if charms or curses:
            texts.append(self._found(seat, deeds, charms, curses))
        if lifted:
            texts.append(self.book.tell("lifted", seat=seat, words=self.known(*lifted)))
        elif not deeds.lifted and len(deeds.tries) >= STUBBORN:
            texts.append(self.book.tell("scrubbed", seat=seat, words=self.known(deeds.tries[-1])))
        return texts

    def _found(self, seat: Ref, deeds: Deeds, charms: list[Ref], curses: list[Ref]) -> str:
        name = "mixed" if charms and curses else "found" if charms else "cursed"
        return self.book.tell(name, seat=seat, rooms=_once(deeds.rooms), charms=charms, curses=curses)

    def _small(self, deeds: Deeds) -> list[Ref]:
        """Finds without Proof among them, in everybody's story."""
        proof = any(CHARM[ref.key].proof for ref in deeds.charms)
        return [] if proof or self.book.seat is not None else _once(deeds.charms)

    def known(self, *curses: Ref) -> str:
        """Curses that were spoken of before."""
        return self.book.listed([self.book.tell("known", key=ref.key, curse=ref) for ref in curses])


def _paragraphs(lines: list[str | Voice], note: str) -> list[Block]:
    """Sentences together, voices apart, and something in the margin of the first paragraph."""
    blocks: list[Block] = []
    texts: list[str] = []
    for line in [*lines, Voice("")]:
        if isinstance(line, str):
            texts.append(line)
            continue
        if texts:
            blocks.append(Prose(" ".join(texts), note))
            texts, note = [], ""
        blocks.append(line)
    return blocks[:-1]


def _once(refs: list[Ref]) -> list[Ref]:
    return list(dict.fromkeys(refs))
