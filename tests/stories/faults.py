"""What a careful reader would mark in a text: slips of grammar and of typesetting, and things left raw.

A mark is a function that finds one sort of fault and gives the words around each. They know no game; what
they must know of one (its names, which things are several) they are given as a ``Vocabulary``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

Mark = Callable[[str], Iterator[str]]

AROUND = 30
"""How much of the text is shown on either side of a fault."""
NUMBERS = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|[1-9][0-9]+"
COUNTED = "card|ghost|hunter|line|point|room|scare|skull|turn|ward"

DOUBLED = re.compile(r"\b(\w+) \1\b", re.IGNORECASE)
A_BEFORE_A_VOWEL = re.compile(r"\ba [“‘]?(?!one\b|once\b|uni|us[ei]|eu)[aeiou]", re.IGNORECASE)
AN_BEFORE_A_CONSONANT = re.compile(r"\ban [“‘]?(?!hour|honest|heir|honour)[^\Waeiou]", re.IGNORECASE)
THE_SAME_TWICE = re.compile(r"\b((?:an?|the|[A-Z]\w+(?:'s|’s)) [\w' -]+?|[A-Z][\w-]+)(?:, | and )\1\b")
LOWER_CASE = re.compile(r"^[“(]?[a-z]|[.!?] [“(]?[a-z]")
CAPITAL_THE = re.compile(r"[a-z,;] The\b")
SPACING = re.compile(r"  |^ | $|\s[,.;:!?”)]|[“(]\s|[,;:][,;:.!?]|\.\.|[!?]\.|[.!?]{2}|\b ’|(?<!\w)'s\b")
RAW = re.compile(r"[{}$<>]|\b[a-z0-9]+_\w+|\bNone\b|\bTrue\b|\bFalse\b|\b(?:told|tale|ask|do)-[a-z]+")
SEAT = re.compile(
    r"(?:^|[.!?”] )\d+ [a-z]|\b\d+'s\b|\b\d+ and \d+\b|\b(?:and|by|for|from|of|to|with) \d[.,;]"
)
ONE_OF_MANY = re.compile(rf"\b(?:[Oo]ne|an?|1) (?:{COUNTED})s\b")
MANY_OF_ONE = re.compile(rf"\b(?:{NUMBERS}) (?:{COUNTED})\b(?!s|'|-)", re.IGNORECASE)


def _found(pattern: re.Pattern[str], text: str) -> Iterator[str]:
    for match in pattern.finditer(text):
        yield text[max(0, match.start() - AROUND) : match.end() + AROUND]


def doubled_words(text: str) -> Iterator[str]:
    """The the."""
    yield from _found(DOUBLED, text)


def wrong_article(text: str) -> Iterator[str]:
    """A omen, an ghost."""
    yield from _found(A_BEFORE_A_VOWEL, text)
    yield from _found(AN_BEFORE_A_CONSONANT, text)


def uncounted(text: str) -> Iterator[str]:
    """A Bump and a Bump."""
    yield from _found(THE_SAME_TWICE, text)


def wrong_case(text: str) -> Iterator[str]:
    """a sentence that begins like this, or has The in the middle."""
    yield from _found(LOWER_CASE, text)
    yield from stray_capital(text)


def stray_capital(text: str) -> Iterator[str]:
    """He saw The Amateur."""
    yield from _found(CAPITAL_THE, text)


def bad_spacing(text: str) -> Iterator[str]:
    """Two  spaces, a space before a comma , two full stops.. and quotation marks that never close."""
    yield from _found(SPACING, text)
    if text.count("“") != text.count("”"):
        yield text[: 2 * AROUND]


def left_raw(text: str) -> Iterator[str]:
    """{ $blanks }, cold_pantry, told-hides."""
    yield from _found(RAW, text)


def seats_by_number(text: str) -> Iterator[str]:
    """0 hides something in 1's room."""
    yield from _found(SEAT, text)


def wrong_number(text: str) -> Iterator[str]:
    """One scares, two skull."""
    yield from _found(ONE_OF_MANY, text)
    yield from _found(MANY_OF_ONE, text)


ANYWHERE: tuple[Mark, ...] = (
    doubled_words,
    wrong_article,
    uncounted,
    bad_spacing,
    left_raw,
    seats_by_number,
    wrong_number,
)
"""What is wrong in any text: a heading, a caption, a note in the margin."""


@dataclass(frozen=True)
class Vocabulary:
    """What must be known of a game to read it: its keys, its names, and which things are one or several.

    ``bare`` are names that never take an article, ``named`` those that are nothing without one; ``people``
    are those who play.
    """

    people: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    bare: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    one: tuple[str, ...] = ()
    many: tuple[str, ...] = ()

    @property
    def everywhere(self) -> tuple[Mark, ...]:
        return (*ANYWHERE, self.keys_told)

    @property
    def in_sentences(self) -> tuple[Mark, ...]:
        return (*self.everywhere, wrong_case, self.missing_article, self.needless_article, self.disagreement)

    def keys_told(self, text: str) -> Iterator[str]:
        """Where green-bump is told instead of a Bump."""
        yield from _found(self._keys, text)

    def missing_article(self, text: str) -> Iterator[str]:
        """Ada plays Roadside Inn."""
        yield from _found(self._unnamed, text)

    def needless_article(self, text: str) -> Iterator[str]:
        """Ada plays the Fever."""
        yield from _found(self._overnamed, text)

    def disagreement(self, text: str) -> Iterator[str]:
        """The odd gloves is; the latch are; Ada and Ben wins."""
        for noun, pattern in self._disagreeing.items():
            if noun in text:
                yield from _found(pattern, text)
        yield from _found(self._people, text)

    @cached_property
    def _keys(self) -> re.Pattern[str]:
        return re.compile(rf"\b(?:{_any(self.keys)})\b")

    @cached_property
    def _unnamed(self) -> re.Pattern[str]:
        return re.compile(rf"(?<!the )(?<!The )(?<!'s )(?<!’s )(?<![\w“])(?:{_any(self.named)})(?!\w)")

    @cached_property
    def _overnamed(self) -> re.Pattern[str]:
        return re.compile(rf"\b(?:an?|the) “?(?:{_any(self.bare)})(?!\w)", re.IGNORECASE)

    @cached_property
    def _disagreeing(self) -> dict[str, re.Pattern[str]]:
        """For each thing what must not stand beside it; looked for only where the thing is."""
        several = {noun: re.compile(_SEVERAL_AS_ONE.replace("NOUN", re.escape(noun))) for noun in self.many}
        single = {noun: re.compile(_ONE_AS_SEVERAL.replace("NOUN", re.escape(noun))) for noun in self.one}
        return several | single

    @cached_property
    def _people(self) -> re.Pattern[str]:
        return re.compile(_PEOPLE.replace("NAME", f"(?:{_any(self.people)})"))


_ASIDE = r"(?:, [^,.]+,)?"
_SEVERAL_AS_ONE = (
    rf"\bNOUN{_ASIDE} (?:that )?(?:is|was|has|does|gives|looks|makes|seems)\b"
    r"|\bNOUN[.:;,] (?:and )?[Ii]t (?:is|was|has|had|seems|turns)\b"
    r"|\b[Tt]here (?:is|was) NOUN\b"
)
_ONE_AS_SEVERAL = (
    rf"\bNOUN{_ASIDE} (?:that )?(?:are|were|have|do|give|look|make|seem)\b"
    r"|\bNOUN[.:;,] (?:and )?[Tt]hey\b"
    r"|\b[Tt]here (?:are|were) NOUN\b"
)
_PEOPLE = (
    r"\bNAME and NAME (?:is|was|has|does|gets|goes|wins|sleeps)\b"
    r"|(?<!and )(?<!or )(?<!nor )\bNAME (?:are|were|have|do|get|go|win|sleep)\b"
)


def _any(words: tuple[str, ...]) -> str:
    """A pattern for any of these; for none of them, one that nothing fits."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)) or r"(?!)"
