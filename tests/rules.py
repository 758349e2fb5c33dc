"""Marks that tie tests to what they show: ``tools/rules.py`` reads them and lists what nothing shows.

And the counts of the box: they stand in the rules, and nowhere else.
"""

from __future__ import annotations

import re

import pytest

from seance.kernel.rulebook import rulebook

SPELT = "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
UNITS = [*SPELT.split(), "seventeen", "eighteen", "nineteen"]
TENS = ["-", "-", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def rule(*numbers: str) -> pytest.MarkDecorator:
    """The numbered rules and rulings that a test shows: ``@rule("HTH-3.2", "HTH-b-5")``."""
    return pytest.mark.rule(*numbers)


def card(*keys: str) -> pytest.MarkDecorator:
    """The cards that a test shows, by key: ``@card("cellar")``.

    ``noun:*`` stands for every card of a noun, for tests that go through a whole table of cards that
    share one shape: ``@card("hunter:*")``.
    """
    return pytest.mark.card(*keys)


def stated(game: str, number: str, what: str) -> int:
    """How many of something a rule says there are: “thirty phantoms” for ``phantoms``."""
    paragraph = rulebook(game).paragraphs[number]
    counted = [word.lower() for word in re.findall(rf"\b([\w-]+) {what}\b", paragraph)]
    assert counted, f"{number} counts no {what}"
    return spelt(counted[-1])


def spelt(word: str) -> int:
    """A number in letters, below a hundred."""
    if word in UNITS:
        return UNITS.index(word)
    tens, _, unit = word.partition("-")
    return 10 * TENS.index(tens) + (UNITS.index(unit) if unit else 0)
