"""Every game has the same files, and every name has one meaning."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from seance.games import NAMES
from tools.docs import GAME, ROOT, TUTORIAL, tutorial

SOURCE = ROOT / "src" / "seance"
REQUIRED = {
    "__init__.py",
    "game.py",
    "RULES.md",
    "cards.py",
    "state.py",
    "setup.py",
    "turn.py",
    "scoring.py",
    "view.py",
    "hints.py",
    "stage.py",
    "texts/en.ftl",
}
OPTIONAL = {"printed.py", "story.py", "tales/en.ftl"}
FOLDERS = {"box", "box/brew", "prose", "tales", "texts"}
OF_EVERY_GAME = {"Outlook", "Player", "PlayerView", "Room", "RoomView"}
"""What games may each have one of: their rulebooks say so, and no game ever meets another."""

every_game = pytest.mark.parametrize("name", NAMES)


def files_of(folder: Path) -> set[str]:
    """The files of a game, by their path in its folder."""
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix() for path in found}


def packages_of(files: set[str]) -> set[str]:
    return {file.rpartition("/")[0] for file in files if "/" in file}


@every_game
def test_a_game_has_the_files_that_every_game_has(name: str) -> None:
    files = files_of(SOURCE / "games" / name)
    assert files >= REQUIRED | OPTIONAL, sorted((REQUIRED | OPTIONAL) - files)
    assert packages_of(files) <= FOLDERS


@every_game
def test_a_game_keeps_python_in_box_and_prose_alone(name: str) -> None:
    files = files_of(SOURCE / "games" / name)
    assert packages_of({file for file in files if file.endswith(".py")}) <= {"box", "box/brew", "prose"}


def test_the_game_of_the_tutorial_has_them_too() -> None:
    files = {file.removeprefix(f"{GAME}/") for file in tutorial() if file.startswith(GAME)}
    assert files == REQUIRED


def test_both_pages_list_them() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    layout = re.search(r"^## How the code is laid out$(.*?)^## ", contributing, re.MULTILINE | re.DOTALL)
    assert layout is not None
    listed = re.findall(r"`((?:\w+/)?\w+\.(?:py|md|ftl))`", layout[1], re.IGNORECASE)
    table = re.findall(r"^\| `([^`]+)` \|", TUTORIAL.read_text("utf-8").partition("## 1.")[0], re.MULTILINE)
    assert sorted(listed) == sorted(table) == sorted(REQUIRED | OPTIONAL)


# --- names -------------------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Everything of ours that is written by hand."""
    for top, patterns in {"src": ("*.*",), "tests": ("*.py",), "web/src": ("*.ts", "*.svelte")}.items():
        for pattern in patterns:
            yield from (path for path in (ROOT / top).rglob(pattern) if "static" not in path.parts)


def test_no_file_is_called_like_its_folder() -> None:
    for path in sources():
        stem = path.name.partition(".")[0].removeprefix("test_").lower()
        assert stem != path.parent.name.lower(), path


def classes() -> dict[str, set[str]]:
    """Every public class of ours, and the modules that define one of that name."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(path.relative_to(SOURCE).as_posix())
    return found


def test_no_two_classes_have_one_name() -> None:
    shared = {name: modules for name, modules in classes().items() if len(modules) > 1}
    for name in OF_EVERY_GAME & shared.keys():
        assert all(module.startswith("games/") for module in shared.pop(name)), name
    assert not shared
