"""Servers and browsers for the tests."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest

import seance.games
from seance.kernel.game import Game
from tests.contract import mini
from tests.server.kit import Browser, Running, file, quick, running

Laid = Callable[[Game[mini.Cellar]], None]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Running]:
    """A server with an empty database."""
    with running(quick(file(tmp_path))) as found:
        yield found


@pytest.fixture
def browser(hall: Running) -> Iterator[Callable[[], Browser]]:
    """As many browsers as a test wants."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Browser(hall.url))


@pytest.fixture
def ada(browser: Callable[[], Browser]) -> Browser:
    """The host."""
    return browser()


@pytest.fixture
def bram(browser: Callable[[], Browser]) -> Browser:
    """A guest."""
    return browser()


@pytest.fixture
def lay(monkeypatch: pytest.MonkeyPatch) -> Laid:
    """Lay a game of the tests' own on the shelf, under the name of ``mini``."""
    monkeypatch.setattr(seance.games, "NAMES", (*seance.games.NAMES, "mini"))

    def laid(game: Game[mini.Cellar]) -> None:
        monkeypatch.setitem(sys.modules, "seance.games.mini", SimpleNamespace(GAME=game))

    laid(mini.record())
    return laid
