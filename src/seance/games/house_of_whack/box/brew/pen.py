# not compiled: boxes are made and checked once
"""Names and moods from lines with gaps: ``Poisoned {Dish} | It is a very old recipe.`` is one for a card.

``{dish}`` is filled in as it is, ``{Dish}`` with capitals, ``{a dish}`` with its article. Nothing is written
twice in a box.
"""

from __future__ import annotations

import re
from typing import Final, TypeVar

from seance.games.house_of_whack.box.brew.slots import SLOTS
from seance.kernel.dice import Dice

GAP: Final = re.compile(r"\{(?:(an?) )?(\w+)\}")
VOWELS: Final = "aeiou"
T = TypeVar("T")


def lines(text: str) -> list[str]:
    """The lines of a block, one for each card that could be."""
    return [line.strip() for line in text.strip().splitlines()]


class Pen:
    """Writes the names of one box. ``key`` is made from the title: stable, and safe everywhere."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.taken: set[str] = set()

    def draw(self, things: list[T], count: int) -> list[T]:
        """Some of several things, in any order."""
        self.dice.shuffle(things)
        return things[:count]

    def name(self, text: str) -> tuple[str, str, str]:
        """A key, a title and a mood from a block of lines, of which enough must be left."""
        rest = lines(text)
        self.dice.shuffle(rest)
        for line in rest:
            title, _, mood = self._filled(line).partition(" | ")
            key = key_of(title)
            if line not in self.taken and title not in self.taken and key not in self.taken:
                self.taken |= {line, title, key}
                return key, title, mood
        raise AssertionError(f"all names are used up: {rest[0]}")

    def _filled(self, line: str) -> str:
        """Every gap with a word, the same word for the same gap."""
        words = {
            slot: self.dice.pick(list(found)) for slot, found in SLOTS.items() if f"{slot}}}" in line.lower()
        }
        return GAP.sub(lambda gap: _worded(words[gap[2].lower()], gap[1] or "", gap[2][0].isupper()), line)


def _worded(word: str, article: str, capital: bool) -> str:
    if capital:
        word = " ".join(part[:1].upper() + part[1:] for part in word.split(" "))
    if not article:
        return word
    return f"{'an' if word[0].lower() in VOWELS else 'a'} {word}"


def key_of(title: str) -> str:
    """A title as a key: ``the_parrot_knows``."""
    plain = re.sub(r"[^a-z0-9 -]", "", title.lower())
    return re.sub(r"[ -]+", "_", plain).strip("_")[:48].strip("_")
