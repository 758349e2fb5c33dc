from __future__ import annotations

import pytest

from seance.kernel.dice import Dice
from waiting.dice import roll


@pytest.mark.parametrize("sides", [6, 20])
def test_a_die_shows_each_of_its_sides_and_nothing_else(sides: int) -> None:
    dice = Dice(1)
    assert {roll(dice, sides) for _ in range(1000)} == set(range(1, sides + 1))


def test_a_script_counts_from_nought() -> None:
    dice = Dice(1)
    dice.script = [5, 0]
    assert [roll(dice), roll(dice)] == [6, 1]
