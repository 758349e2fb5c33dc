"""Every test that wants a ``case`` gets every variant of every game; one that wants a ``kit``, every game."""

from __future__ import annotations

import pytest

from tests.contract.kit import cases, kits


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Spread the games over the tests."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
    if "kit" in metafunc.fixturenames:
        metafunc.parametrize("kit", kits(), ids=lambda kit: kit.game.name)
