"""Dice with sides."""

from __future__ import annotations

from seance.kernel.dice import Dice


def roll(dice: Dice, sides: int = 6) -> int:
    """One die: 1 to ``sides``."""
    return 1 + dice.below(sides)
