"""Every variant of every game keeps the contract."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.contract.clauses import COMPARISONS, KITS, MATCHES, MatchCheck, check_comparisons, check_matches
from tests.contract.effort import Comparing
from tests.contract.kit import Case, Kit, share


def name(check: Callable[..., Any]) -> str:
    return check.__name__


@pytest.mark.parametrize("check", MATCHES, ids=name)
def test_matches(case: Case, check: MatchCheck) -> None:
    assert check_matches(check, case) > 0


@pytest.mark.parametrize("check", COMPARISONS, ids=name)
def test_secrets(case: Case, check: Comparing) -> None:
    assert check_comparisons(check, case) >= share(COMPARISONS[check])


@pytest.mark.parametrize("check", KITS, ids=name)
def test_games(kit: Kit, check: Callable[[Kit], None]) -> None:
    check(kit)
