# not compiled: told once per match, and Fluent does the work
"""HW-19: a Conflict as it is told afterwards: who won, who had helped, and whose card was one too many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seance.games.house_of_whack.cards import Arcana
from seance.games.house_of_whack.prose.names import facts_of
from seance.kernel.refs import Ref

if TYPE_CHECKING:
    from seance.kernel.book import Book, Told

FIGHTER, FOE = "fighter", "foe"


class Scuffle:
    """Collects what is said of one Conflict, until it is known how it ends."""

    def __init__(self, told: Told) -> None:
        self.fighter = told.seat
        self.foe: Ref | None = told.facts.get("foe") or told.facts.get("rival")
        self.helpers: dict[str, list[int]] = {FIGHTER: [], FOE: []}
        self.score = (0, 0)
        self.last: Told | None = None

    def hear(self, told: Told) -> None:
        """Whose cards are on which side, and what it comes to."""
        if told.name in {"helps", "adds"}:
            side = self.helpers[told.key("camp")]
            if told.seat not in (*side, *self.parties()):
                side.append(told.seat)
        if told.name == "adds":
            self.last = told
        if told.name in {"totals", "scores"}:
            self.score = (int(told.facts["mine"]), int(told.facts["theirs"]))

    def parties(self) -> list[int]:
        """The seats that fight."""
        rival = [int(self.foe.key)] if self.foe is not None and self.foe.kind == "seat" else []
        return [self.fighter, *rival]

    def concerns(self, seat: int) -> bool:
        """Whether somebody has a part in it."""
        return seat in self.parties() or any(seat in side for side in self.helpers.values())

    def note(self) -> str:
        """For the margin: 9–4."""
        return f"{self.score[0]}–{self.score[1]}"

    def sentences(self, book: Book[Any], told: Told) -> list[str]:
        """How it ended, and thanks to whom."""
        foe = self.foe or book.tell("clash-lock")
        facts = {"seat": told.facts.get("seat"), "rival": told.facts.get("rival"), "foe": foe}
        known = {noun: fact for noun, fact in facts.items() if fact is not None}
        return [book.tell(told.name, **facts_of(book, **known)), *self._thanks(book)]

    def _thanks(self, book: Book[Any]) -> list[str]:
        mine, theirs = self.score
        if mine == theirs:
            return []
        last = self._one_too_many(book, mine > theirs)
        if last is not None:
            facts = facts_of(book, seat=last.facts["seat"], card=last.facts["drama"])
            return [book.tell("adds", **facts)]
        helped, hindered = self.helpers[FIGHTER], self.helpers[FOE]
        if mine > theirs:
            return self._said(book, "won", helped) or self._said(book, "despite", hindered)
        return self._said(book, "lost", hindered)

    def _said(self, book: Book[Any], side: str, seats: list[int]) -> list[str]:
        words = book.listed([book.name(seat) for seat in seats]) if seats else ""
        return [book.tell("helps", side=side, words=words)] if seats else []

    def _one_too_many(self, book: Book[Any], won: bool) -> Told | None:
        """HW-19.9: the last Wild card, where the side that won would not have won without it."""
        if self.last is None or (self.last.key("camp") == FIGHTER) is not won:
            return None
        card = book.game.cards[self.last.key("drama")]
        close = isinstance(card, Arcana) and abs(self.score[0] - self.score[1]) <= card.size
        return self.last if close else None
