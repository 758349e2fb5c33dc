"""What the documentation shows is true: its examples run, its excerpts are in the source."""

from __future__ import annotations

import doctest
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import seance.games
from seance.kernel import save
from seance.kernel.rulebook import rulebook
from seance.kernel.words import Words
from seance.kernel.zone import Zone
from tests.contract import checks, memory, secrecy
from tests.contract.kit import Kit, variants

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "docs" / name
    for name in (
        "start-here.md",
        "adding-a-game.md",
        "scenarios.md",
        "saves.md",
        "stories.md",
        "rules/README.md",
    )
]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    return [body for kind, body in BLOCK.findall(page.read_text("utf-8")) if kind == language]


def sessions(page: Path) -> str:
    """All the examples with prompts on a page: one session, as a reader types them."""
    return "\n".join(body for body in blocks(page, "python") if body.startswith(">>>"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_run(page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(sessions(page), {}, page.name, str(page), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert not report, "".join(report)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_excerpts_are_in_the_source(page: Path) -> None:
    for body in blocks(page, "python"):
        first, _, code = body.partition("\n")
        if first.startswith("# src/"):
            source = (ROOT / first.removeprefix("# ")).read_text("utf-8")
            assert code in source, f"{first} no longer holds:\n{code}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.fixture(scope="module")
def snuff(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kit]:
    """The game of the page on adding one, put together from its files."""
    folder = tmp_path_factory.mktemp("games") / "snuff"
    (folder / "texts").mkdir(parents=True)
    for _, body in BLOCK.findall((ROOT / "docs" / "adding-a-game.md").read_text("utf-8")):
        name = re.match(r"(?:# |<!-- )(\S+)", body)
        assert name
        (folder / name[1]).write_text(body, "utf-8")
    seance.games.__path__.append(str(folder.parent))
    game = import_module("seance.games.snuff").GAME
    yield Kit(game, rulebook("snuff"), Words(game))
    seance.games.__path__.remove(str(folder.parent))


def test_the_added_game_has_all_its_files(snuff: Kit) -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    for name in (
        "RULES.md",
        "cards.py",
        "state.py",
        "turn.py",
        "view.py",
        "hints.py",
        "__init__.py",
        "texts/en.ftl",
    ):
        assert f"| `{name}`" in page, name


def test_the_added_game_keeps_the_contract(snuff: Kit, tmp_path: Path) -> None:
    for case in variants(snuff):
        for kind in ("random", "hints"):
            checks.plays_to_the_end(case, kind, 1)
            checks.rules_and_words(case, kind, 2)
            checks.views_are_plain(case, kind, 3)
            memory.clones(case, kind, 4)
            memory.undoes(case, kind, 5)
            memory.saves(case, kind, 6, tmp_path)
            secrecy.views_survive_redeals(case, kind, 7)
            secrecy.log_keeps_secrets(case, kind, 8)
            secrecy.questions_keep_secrets(case, kind, 9)
            secrecy.redealt_matches_play_on(case, kind, 10, every=1)


def test_the_added_game_passes_its_own_test(snuff: Kit) -> None:
    code = blocks(ROOT / "docs" / "adding-a-game.md", "python")[-1]
    names: dict[str, Any] = {}
    exec(compile(code, "test_turn.py", "exec"), names)  # noqa: S102 -- our own page
    names["test_a_taller_candle_scores"]()


def test_the_saved_match_on_the_page_is_a_real_one() -> None:
    page = ROOT / "docs" / "saves.md"
    shown = json.loads(blocks(page, "json")[0])
    match = seance.new_match("haunt_the_house", players=2, version="beginner", seed=3)
    for line in shown["journal"]:
        match.answer(line[0], line[2])
    real = json.loads(save.save(match, shown["names"]))
    assert list(shown) == list(real)
    assert {key: real[key] if value == "…" else value for key, value in shown.items()} == real


@pytest.mark.parametrize("struct", [save.SavedMatch, save.SavedAnswer, save.SavedEvent])
def test_every_field_of_a_save_is_explained(struct: Any) -> None:
    page = (ROOT / "docs" / "saves.md").read_text("utf-8")
    for field in msgspec.structs.fields(struct):
        assert f"| `{field.name}` |" in page, field.name


def test_every_field_of_a_place_is_explained() -> None:
    page = (ROOT / "docs" / "saves.md").read_text("utf-8")
    place: Zone[Any] = Zone("somewhere", 0, [])
    for field in ("name", "sees", "cards", "home", "known"):
        assert hasattr(place, field)
        assert f"| `{field}` |" in page, field
