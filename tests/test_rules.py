"""Every rule and every card is shown by a test, and the tool that says so can be believed."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.rules import Citation, astray, citations, cited_in, complaints, table, uncited_cards, uncited_rules

SOURCE = """
import pytest
from tests.rules import card, rule

pytestmark = rule("HTH-1")

@rule("HTH-3.2", "HTH-b-5")
@card("cellar")
def test_one(): ...

@pytest.mark.rule("HTH-4")
class TestTwo:
    @pytest.mark.parametrize("kind", [pytest.param(1, marks=rule("HTH-9.9"))])
    def test_three(self, kind): ...

not_a_mark(rule, "HTH-5")
"""


def found() -> list[Citation]:
    return list(cited_in(ast.parse(SOURCE), "tests/games/haunt_the_house/test_it.py"))


def test_marks_are_found_wherever_they_stand() -> None:
    names = [(each.mark, each.what, each.where.partition("::")[2]) for each in found()]
    assert sorted(names) == [
        ("card", "cellar", "test_one"),
        ("rule", "HTH-1", ""),
        ("rule", "HTH-3.2", "test_one"),
        ("rule", "HTH-4", "TestTwo"),
        ("rule", "HTH-9.9", "TestTwo::test_three"),
        ("rule", "HTH-b-5", "test_one"),
    ]


def test_a_rule_counts_only_by_its_own_number() -> None:
    missing = uncited_rules("haunt_the_house", found())
    assert "HTH-3.2" not in missing
    assert "HTH-4" not in missing
    assert "HTH-3" in missing
    assert "HTH-4.1" in missing


def test_citations_of_nothing_are_reported() -> None:
    assert [each.what for each in astray(found())] == ["HTH-9.9"]
    assert "TestTwo::test_three cites the rule HTH-9.9, which does not exist" in complaints(found())[-1]


def test_a_card_counts_only_in_the_tests_of_its_game() -> None:
    elsewhere = [Citation("card", "cellar", "tests/kernel/test_it.py")]
    assert "cellar" in uncited_cards("haunt_the_house", elsewhere)
    assert "cellar" not in uncited_cards("haunt_the_house", found())


def test_tables_are_shown_as_a_whole_and_nothing_else_is() -> None:
    here = "tests/games/haunt_the_house/test_it.py"
    missing = uncited_cards(
        "haunt_the_house", [Citation("card", f"{noun}:*", here) for noun in ("hunter", "room")]
    )
    assert "captain_bosk" not in missing
    assert "cellar" in missing


def test_the_table_lists_every_rule() -> None:
    lines = table(found())
    assert any(line.startswith("HTH-3.2 ") and line.endswith("::test_one") for line in lines)
    assert any(line.split() == ["HTH-3", "-"] for line in lines)


def test_nothing_is_left_without_a_test() -> None:
    assert complaints(citations(Path(__file__).parent)) == []
