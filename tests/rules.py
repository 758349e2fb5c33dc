"""Marks that tie tests to what they show: ``tools/rules.py`` reads them and lists what nothing shows."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """The numbered rules and rulings that a test shows: ``@rule("HTH-3.2", "HTH-b-5")``."""
    return pytest.mark.rule(*numbers)


def card(*keys: str) -> pytest.MarkDecorator:
    """The cards that a test shows, by key: ``@card("cellar")``.

    ``noun:*`` stands for every card of a noun, for tests that go through a whole table of cards that
    share one shape: ``@card("hunter:*")``.
    """
    return pytest.mark.card(*keys)
