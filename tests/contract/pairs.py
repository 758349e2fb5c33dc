"""Every pair of choices, in few variants: greedy, and the same whenever it is asked."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from seance.kernel.cover import Setting

Choice = tuple[str, Any]
"""A setting and what it is set to."""
Pair = tuple[Choice, Choice]
"""Two of them, in the order of the settings."""


def every_pair(settings: tuple[Setting, ...]) -> list[Pair]:
    """All that two settings can be at once."""
    return [
        ((one.key, mine), (other.key, theirs))
        for one, other in combinations(settings, 2)
        for mine in one.choices
        for theirs in other.choices
    ]


def pairs_in(row: tuple[Choice, ...]) -> set[Pair]:
    """The pairs that a variant covers."""
    return set(combinations(row, 2))


@cache
def pairwise(settings: tuple[Setting, ...]) -> list[tuple[Choice, ...]]:
    """Variants that have every pair among them, the defaults first, and those with most new ones early."""
    row = tuple((setting.key, setting.default) for setting in settings)
    rows = [row]
    missing = [pair for pair in every_pair(settings) if pair not in pairs_in(row)]
    while missing:
        row = _best(settings, missing)
        rows.append(row)
        covered = pairs_in(row)
        missing = [pair for pair in missing if pair not in covered]
    return rows


def _best(settings: tuple[Setting, ...], missing: list[Pair]) -> tuple[Choice, ...]:
    """Of the variants that begin with a pair that is missing, the first with most such pairs."""
    wanted = set(missing)
    grown = (_grown(settings, seed, wanted) for seed in missing)
    return max(grown, key=lambda row: len(pairs_in(row) & wanted))


def _grown(settings: tuple[Setting, ...], seed: Pair, wanted: set[Pair]) -> tuple[Choice, ...]:
    """A variant with one pair in it, and in each further setting the choice that makes most new ones."""
    chosen = dict(seed)
    for setting in settings:
        if setting.key not in chosen:
            gains = {choice: _gain(chosen, (setting.key, choice), wanted) for choice in setting.choices}
            chosen[setting.key] = max(setting.choices, key=lambda choice: gains[choice])
    return tuple((setting.key, chosen[setting.key]) for setting in settings)


def _gain(chosen: dict[str, Any], choice: Choice, wanted: set[Pair]) -> int:
    """How many pairs that are missing a choice would make with those already taken."""
    return sum((taken, choice) in wanted or (choice, taken) in wanted for taken in chosen.items())
