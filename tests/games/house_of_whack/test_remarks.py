"""Bots say a word to whoever has it coming, and say nothing that nobody may know."""

from __future__ import annotations

from typing import Any

import pytest

from seance.bots import remark_on
from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.actions import FACE
from seance.games.house_of_whack.gate import ENTER
from seance.games.house_of_whack.harm import STATS
from seance.games.house_of_whack.quarrels import Attack
from seance.games.house_of_whack.remarks import TALKATIVE
from seance.games.house_of_whack.throne import Accusation
from seance.games.house_of_whack.view import view
from seance.kernel.question import ONE, Question
from seance.kernel.words import Words
from tests.games.house_of_whack.kit import Table

NAMES = ["Ada", "Ben", "Cleo"]


def said(table: Table, option: Any, name: str = "turn") -> str | None:
    question = Question(0, name, "HW-5.6", ONE, [option])
    found = remark_on(GAME, view(table.s, 0), question, 0)
    return None if found is None else Words(GAME, NAMES).remark(found)


def test_who_attacks_speaks_to_the_victim() -> None:
    table = Table()
    assert said(table, Attack("attack", table[2], STATS["red"])) == "Nothing personal, Ben."
    assert said(table, Attack("shoot", table[3], table.card("cork_rifle"))) == "Do not move, Cleo."


def test_who_accuses_has_a_list() -> None:
    table = Table()
    assert said(table, Accusation(table[2])) == "I have here a list of what Ben did. It is long."


def test_who_goes_through_the_gate_leaves_instructions() -> None:
    assert said(Table(), ENTER) == "If I am not back in five minutes, divide my Hearts fairly."


def test_of_everything_else_nothing_is_said() -> None:
    table = Table()
    assert said(table, FACE) is None
    assert said(table, table.card("envy").play) is None
    assert said(table, Attack("attack", table[2], STATS["red"]), name="whom") is None


@pytest.mark.parametrize("verb", TALKATIVE)
def test_there_are_words_for_everything_that_is_said(verb: str) -> None:
    assert Words(GAME).has(f"says-{verb}")
