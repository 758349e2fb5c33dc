"""Planting faults: into the miniature game and into the real ones, to see whether the suite finds them.

Each fault must be found with the effort that the suite makes anyway. That it finds nothing where nothing is
planted is what ``test_clauses.py`` shows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from seance.games import load
from seance.kernel.words import Words
from tests.contract.clauses import MatchCheck, check_comparisons, check_matches
from tests.contract.effort import Comparing
from tests.contract.kit import Case, Kit, kit_of, mini_kit, variants, with_parts

Error = type[BaseException] | tuple[type[BaseException], ...]
LONG = (("long", True),)


def finds(check: MatchCheck, complaint: str, error: Error = AssertionError, **parts: Any) -> None:
    """A check complains when some parts of the miniature game are faulty."""
    finds_in(mini_kit(**parts), check, complaint, error)


def finds_in(kit: Kit, check: MatchCheck, complaint: str, error: Error = AssertionError) -> None:
    """In some variant of a faulty game, a check complains."""
    with pytest.raises(error, match=complaint):
        in_every_variant(kit, check_matches, check)


def tells(check: Comparing, complaint: str, **parts: Any) -> None:
    """A check that compares complains when the miniature game gives a secret away."""
    with pytest.raises(AssertionError, match=complaint):
        check_comparisons(check, Case(mini_kit(**parts), LONG))


def tells_in(kit: Kit, check: Comparing, complaint: str) -> None:
    """In some variant of a faulty game, a check that compares complains."""
    with pytest.raises(AssertionError, match=complaint):
        in_every_variant(kit, check_comparisons, check)


def in_every_variant(kit: Kit, judge: Callable[[Any, Case], int], check: MatchCheck | Comparing) -> None:
    for case in variants(kit):
        judge(check, case)


def planted(name: str, **parts: Any) -> Kit:
    """A real game with some parts of its record replaced."""
    game = with_parts(load(name), **parts)
    return replace(kit_of(load(name)), game=game, words=Words(game))
