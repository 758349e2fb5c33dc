"""What the page on standing orders says of how often people are asked."""

from __future__ import annotations

import pytest

from tools.docs import ROOT
from tools.questions import KINDS, Asked, count

PAGE = (ROOT / "docs" / "orders.md").read_text("utf-8")
GOAL = 1 / 3
NAMES = {"ask": "ask me"}


def row(ending: str, orders: str) -> Asked:
    """A row of the page's table."""
    named = f"| {ending} | {NAMES.get(orders, orders)} |"
    line = next(line for line in PAGE.splitlines() if line.startswith(named))
    asked, bare, share, let_go, passed = (
        float(cell.strip(" %")) for cell in line.removeprefix(named).strip("|").split("|")
    )
    assert share / 100 == pytest.approx(bare / asked, abs=0.02)
    return Asked(asked, bare, let_go, passed)


@pytest.mark.parametrize("ending", ["one floor", "ordinary"])
def test_with_orders_at_most_one_question_in_three_is_a_bare_pass(ending: str) -> None:
    for orders in list(KINDS)[1:]:
        assert row(ending, orders).share < GOAL
        assert row(ending, orders).questions < row(ending, "ask").questions / 2


@pytest.mark.parametrize("orders", list(KINDS)[1:])
def test_so_it_is_still(orders: str) -> None:
    """Two matches are enough to notice a page that has grown old."""
    found = count("house_of_whack", {"players": 4, "ending": "1"}, KINDS[orders], matches=2)
    quoted = row("one floor", orders)
    assert found.share < GOAL
    part = found.questions / (found.questions + found.passed)
    assert part == pytest.approx(quoted.questions / (quoted.questions + quoted.passed), abs=0.15)
