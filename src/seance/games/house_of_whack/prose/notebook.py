# not compiled: told once per match, and Fluent does the work
"""How sentences are made: what somebody does is gathered into one, what befalls them gets its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from seance.games.house_of_whack.prose.names import facts_of, mood_of
from seance.kernel.refs import Ref
from seance.kernel.story import Block, Prose, Voice

if TYPE_CHECKING:
    from seance.games.house_of_whack.prose.scuffles import Scuffle
    from seance.games.house_of_whack.view import PremisesView
    from seance.kernel.book import Book, Told

MOST_DEEDS = 4
"""So much can be said in one breath."""
HEARTS = "tale-hearts"


@dataclass
class Doing:
    """Something that somebody did, as part of a sentence: the name of the phrase, and what is in it."""

    name: str
    facts: dict[str, Any]


@dataclass
class Paragraph:
    """What is told of a turn. ``headlines`` are events that could be the heading of a chapter."""

    floor: int
    blocks: list[Block] = field(default_factory=list)
    headlines: list[Told] = field(default_factory=list)


class Notebook:
    """What is being written: ``me`` has the turn, ``who`` did the ``deeds``, ``done`` are the turns before.

    ``found`` are rooms that were not there when the turn began, ``put`` is who was put somewhere just now,
    ``guest`` whoever somebody is after dying, and ``over`` says that the floor is.
    """

    def __init__(self, book: Book[PremisesView]) -> None:
        self.book = book
        self.floor = 1
        self.me = -1
        self.done: list[Paragraph] = []
        self.now = Paragraph(self.floor)
        self.who = -1
        self.deeds: list[Doing] = []
        self.lines: list[str] = []
        self.mine = False
        self.changes: dict[tuple[int, str], int] = {}
        self.scores: list[str] = []
        self.moods: list[str] = []
        self.spoken: set[str] = set()
        self.quiet = True
        self.found: set[str] = set()
        self.put: list[Told] = []
        self.scuffle: Scuffle | None = None
        self.answer: Told | None = None
        self.guest: Ref | None = None
        self.over = False

    def concerns(self, told: Told) -> bool:
        """In one player's story only what that player has a part in is told, but for what everybody heard."""
        seats = [fact.key for fact in told.facts.values() if isinstance(fact, Ref) and fact.kind == "seat"]
        return self.book.seat is None or str(self.book.seat) in seats

    def last(self, told: Told, *names: str) -> Doing | None:
        """What the same player did just before, if it is not yet told and is one of these."""
        known = self.deeds[-1] if self.deeds and self.who == told.seat else None
        return known if known is not None and known.name in names else None

    def do(self, told: Told, /, **facts: Any) -> None:
        """A deed; those of one player in a row become one sentence."""
        if not self.concerns(told):
            return
        if told.seat == self.who:
            self.settle()
        else:
            self.breathe()
        self.who = told.seat
        self.deeds.append(Doing(told.name, facts))

    def say(self, name: str, /, **facts: Any) -> None:
        """A sentence of its own."""
        self.breathe()
        self.lines.append(self.book.tell(name, **facts_of(self.book, **facts)))
        if "seat" in facts:
            self.mine = facts["seat"] == Ref.seat(self.me)

    def breathe(self) -> None:
        """What was done so far becomes a sentence; whoever does not have the turn meddles."""
        self.settle()
        while self.deeds:
            some, self.deeds = self.deeds[:MOST_DEEDS], self.deeds[MOST_DEEDS:]
            words = self.book.listed([self._phrase(deed) for deed in some])
            frame = "then" if self.mine else "did" if len(some) > 1 else "did-that"
            self.mine = self.who == self.me
            frame = frame if self.mine else "meddles"
            self.lines.append(self.book.tell(frame, seat=Ref.seat(self.who), words=words))

    def settle(self) -> None:
        """Who was put into one room together is told of together."""
        put, self.put = self.put, []
        if put:
            names = [self.book.name(seat) for seat in dict.fromkeys(told.seat for told in put)]
            self.say("is-put", room=put[0].facts["room"], words=self.book.listed(names), count=len(names))

    def _phrase(self, deed: Doing) -> str:
        return self.book.tell(deed.name, **facts_of(self.book, **deed.facts))

    def shift(self, seat: int, what: str, amount: int) -> None:
        """Somebody has more or less of something: a figure for the margin."""
        if self.book.seat in (None, seat):
            self.changes[(seat, what)] = self.changes.get((seat, what), 0) + amount

    def break_off(self) -> None:
        """What was said so far becomes a paragraph, with the figures in the margin."""
        self.breathe()
        changes = [self._change(*what, amount) for what, amount in self.changes.items() if amount]
        if self.lines:
            self.now.blocks.append(Prose(" ".join(self.lines), " · ".join([*self.scores, *changes])))
        self.lines, self.changes, self.scores = [], {}, []

    def _change(self, seat: int, stat: str, amount: int) -> str:
        """Ines −1 Life."""
        signed = f"{amount:+d}".replace("-", "\N{MINUS SIGN}")
        words = self.book.words.text(stat, count=abs(amount))
        return self.book.tell("change", seat=Ref.seat(seat), signed=signed, words=words)

    def mood(self, card: Ref | None) -> None:
        """What is printed on a card for the mood may be said once a night, and in every second turn."""
        if card is not None and card.key not in self.spoken and mood_of(self.book, card.key):
            self.moods.append(card.key)

    def close(self) -> None:
        """The turn is over."""
        self.break_off()
        if self.moods and self.quiet and self.now.blocks:
            card = self.moods[0]
            self.now.blocks.append(Voice(mood_of(self.book, card), note=self.book.game.cards[card].title))
            self.spoken.add(card)
        self.quiet = not any(isinstance(block, Voice) for block in self.now.blocks)
        if self.now.blocks or self.now.headlines:
            self.done.append(self.now)
        self.now = Paragraph(self.floor)
        self.moods, self.found, self.mine = [], set(), False
