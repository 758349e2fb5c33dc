"""Chance: everything random in a match comes from here, and the same seed always gives the same match.

The generator is sfc32 (Chris Doty-Humphrey's small fast counting generator): thirty-two-bit steps that
cost the same compiled and interpreted, so that both builds roll the same dice. It is fair, but no secret:
who knows enough throws can work out its seed. Where people play for the cards, the dice are sealed.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from seance.kernel.errors import BadScenario
from seance.kernel.things import Thing

T = TypeVar("T")
WORD: Final = 0xFFFFFFFF
SEEDS = 1 << 96
"""How many different matches of a game there are, before anybody has done anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(Thing):
    """Dice and shuffles, keyed by (seed, chapter, number of the throw).

    Keying by chapter means that a rules fix in one turn does not change the dice of the next.
    ``thrown`` counts every use; undo looks at it. ``script`` holds results that a test laid ready.
    """

    def __init__(self, seed: int, chapter: int = 0) -> None:
        self.seed = seed
        self.thrown = 0
        self.script: list[int] | None = None
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.open(chapter)

    def open(self, chapter: int) -> None:
        """Start the throws of a chapter."""
        self.a = self.seed & WORD
        self.b = (self.seed >> 32) & WORD
        self.c = (self.seed >> 64) & WORD
        self.d = chapter & WORD
        for _ in range(12):
            self._next()

    def _next(self) -> i64:
        word: i64 = (self.a + self.b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + word) & WORD
        return word

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1 (at most 2**30)."""
        self.thrown += 1
        if self.script is not None and len(self.script) > 0:
            laid = self.script.pop(0)
            if not 0 <= laid < n:
                raise BadScenario(f"The script lays {laid} where 0 to {n - 1} can be thrown.")
            return laid
        word: i64 = self._next()
        size: i64 = n
        return int((word * size) >> 32)

    def pick(self, things: list[T]) -> T:
        """One of a list, each as likely as the other."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Shuffle in place. While a script is laid out, lists keep the order the test gave them."""
        self.thrown += 1
        if self.script is not None:
            return
        last: i64 = len(things) - 1
        while last > 0:
            word: i64 = self._next()
            at: i64 = (word * (last + 1)) >> 32
            things[last], things[at] = things[at], things[last]
            last -= 1

    def fork(self) -> int:
        """A seed for another stream (a bot, a re-deal) drawn from this one like two throws."""
        return (self.below(1 << 30) << 30) | self.below(1 << 30)

    def copy(self) -> Dice:
        """The same dice, about to throw the same results."""
        twin = Dice.__new__(Dice)
        twin.seed = self.seed
        twin.thrown = self.thrown
        twin.script = None if self.script is None else self.script[:]
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedDice(Dice):
    """Dice that nobody can read ahead: every four words come from a hash of seed, chapter and page.

    However many throws are known, the next cannot be worked out from them, nor can the seed. They are as
    repeatable as plain dice, and slower.
    """

    def open(self, chapter: int) -> None:
        self.chapter = chapter
        self.drawn = 0

    def _next(self) -> i64:
        if self.drawn % 4 == 0:
            self._turn_page()
        self.drawn += 1
        word = self.a
        self.a, self.b, self.c = self.b, self.c, self.d
        return word

    def _turn_page(self) -> None:
        page = f"seance:dice:{self.seed}:{self.chapter}:{self.drawn // 4}"
        found = hashlib.sha256(page.encode()).digest()
        self.a = int.from_bytes(found[0:4], "big")
        self.b = int.from_bytes(found[4:8], "big")
        self.c = int.from_bytes(found[8:12], "big")
        self.d = int.from_bytes(found[12:16], "big")

    def copy(self) -> SealedDice:
        twin = SealedDice(self.seed, self.chapter)
        twin.thrown = self.thrown
        twin.script = None if self.script is None else self.script[:]
        twin.drawn = self.drawn
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin
