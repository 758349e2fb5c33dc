"""Every pair of choices, in few variants: greedy, and the same whenever it is asked."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from seance.kernel.game import Setting

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


def pairwise(settings: tuple[Setting, ...]) -> list[tuple[Choice, ...]]:
    """Variants that have every pair among them, the defaults first, and those with most new ones early."""
    row = tuple((setting.key, setting.default) for setting in settings)
    rows = [row]
    missing = [pair for pair in every_pair(settings) if pair not in pairs_in(row)]
    while missing:
        row = max((_grown(settings, seed, missing) for seed in missing), key=lambda row: _new(row, missing))
        rows.append(row)
        covered = pairs_in(row)
        missing = [pair for pair in missing if pair not in covered]
    return rows


def _new(row: tuple[Choice, ...], missing: list[Pair]) -> int:
    return len(pairs_in(row).intersection(missing))


def _grown(settings: tuple[Setting, ...], seed: Pair, missing: list[Pair]) -> tuple[Choice, ...]:
    """A variant with one pair in it, and in each further setting the choice that makes most new ones."""
    chosen = dict(seed)
    for setting in settings:
        if setting.key not in chosen:
            gains = {choice: _gain(chosen, (setting.key, choice), missing) for choice in setting.choices}
            chosen[setting.key] = max(setting.choices, key=lambda choice: gains[choice])
    return tuple((setting.key, chosen[setting.key]) for setting in settings)


def _gain(chosen: dict[str, Any], choice: Choice, missing: list[Pair]) -> int:
    """How many pairs that are missing a choice would make with those already taken."""
    return sum(
        1
        for one, other in missing
        if (one == choice and chosen.get(other[0], _gain) == other[1])
        or (other == choice and chosen.get(one[0], _gain) == one[1])
    )
