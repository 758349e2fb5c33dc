"""The game of the page on adding one, put together from its files, is a game like any other."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import seance.games
from seance.kernel.rulebook import rulebook
from seance.kernel.words import Words
from tests.contract.contract import COMPARISONS, MATCHES, keeps_the_contract
from tests.contract.kit import Kit
from tools.docs import GAME, TESTS, TUTORIAL, tutorial


@pytest.fixture(scope="module")
def snuff(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kit]:
    folder = tmp_path_factory.mktemp("games") / "snuff"
    for name, text in tutorial().items():
        if name.startswith(GAME):
            place = folder / name.removeprefix(f"{GAME}/")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, "utf-8")
    seance.games.__path__.append(str(folder.parent))
    game = import_module("seance.games.snuff").GAME
    yield Kit(game, rulebook("snuff"), Words(game))
    seance.games.__path__.remove(str(folder.parent))


def test_the_page_lists_its_files() -> None:
    page = TUTORIAL.read_text("utf-8")
    for name in tutorial():
        if name.startswith(GAME):
            assert f"| `{name.removeprefix(f'{GAME}/')}`" in page, name


def test_the_added_game_keeps_the_contract(snuff: Kit) -> None:
    assert keeps_the_contract(snuff) > len(MATCHES) + len(COMPARISONS)


def test_the_added_game_passes_its_own_tests(snuff: Kit) -> None:
    ran = 0
    for name, text in tutorial().items():
        if name.startswith(TESTS):
            names: dict[str, Any] = {}
            exec(compile(text, name, "exec"), names)  # noqa: S102 -- our own page
            for test in [names[each] for each in names if each.startswith("test_")]:
                test()
                ran += 1
    assert ran
