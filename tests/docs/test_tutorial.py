"""The game of the page on adding one, put together from its files, is a game like any other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

import seance.games
from seance.kernel.facts import Count
from seance.kernel.rulebook import rulebook
from seance.kernel.state import say
from seance.kernel.words import Words
from seance.kernel.zone import Zone
from tests.contract import copies, places, sentences
from tests.contract.clauses import COMPARISONS, MATCHES, MatchCheck, check_matches, keeps_the_contract
from tests.contract.kit import Case, Kit, with_parts
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


def test_the_page_quotes_what_the_suite_says_of_faults(snuff: Kit) -> None:
    room = import_module("seance.games.snuff.state")

    def zones(s: Any) -> list[Zone[Any]]:
        return [zone for zone in snuff.game.zones(s) if zone is not s.out]

    def copy(s: Any) -> Any:
        twin = snuff.game.copy(s)
        twin.guests = [room.Guest(guest.index) for guest in s.guests]
        for guest, same in zip(twin.guests, s.guests, strict=True):
            guest.hand, guest.breaths = same.hand.copy(), same.breaths
        return twin

    async def turn(s: Any) -> None:
        say(s, "scored", "SNF-2", Count(1, "seat"))
        await snuff.game.turn(s)

    quotes(snuff, places.all_places_are_listed, zones=zones)
    quotes(snuff, copies.copies_forget_nothing, copy=copy)
    quotes(snuff, sentences.sentences_say_what_is_so, turn=turn)


def quotes(kit: Kit, check: MatchCheck, **parts: Any) -> None:
    """The page tells word for word what a check says of a game with a fault in it."""
    with pytest.raises(AssertionError) as complaint:
        check_matches(check, Case(replace(kit, game=with_parts(kit.game, **parts))))
    assert f"| {str(complaint.value).splitlines()[0]} |" in TUTORIAL.read_text("utf-8")


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
