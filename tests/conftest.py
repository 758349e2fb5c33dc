"""What all tests share."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.contract")


def pytest_configure(config: pytest.Config) -> None:
    """Make the marks of ``tests/rules.py`` known, so that a mistyped one is an error."""
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that a test shows")
    config.addinivalue_line("markers", "card(*keys): the cards that a test shows")
