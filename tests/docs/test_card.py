"""The page on adding a card, followed to the letter in a copy of the sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.docs import ROOT, blocks

PAGE = ROOT / "docs" / "adding-a-card.md"
COPIED = ("CHANGELOG.md", "src", "tests", "tools", "pyproject.toml", "web/src/games")
LEFT_OUT = shutil.ignore_patterns("static", "node_modules", "*.egg-info", "*.pyc.*")
"""What is made elsewhere, and what others are writing at this moment."""


def hunks() -> Iterator[tuple[str, str, str]]:
    """The changes on the page: in which file, what stands there before, and what stands there after."""
    for block in blocks(PAGE, "diff"):
        for file in re.split(r"^--- ", block.text, flags=re.MULTILINE)[1:]:
            name, *changes = file.split("\n@@\n")
            for change in changes:
                yield name, _side(change, "-"), _side(change, "+")


def _side(change: str, sign: str) -> str:
    lines = [line for line in change.removesuffix("\n").split("\n") if line[:1] in {" ", sign}]
    return "\n".join(line[1:] for line in lines)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with the new card in it."""
    folder = tmp_path_factory.mktemp("card")
    for name in COPIED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, folder / name)
    for name, before, after in hunks():
        text = (folder / name).read_text("utf-8")
        assert before in text, f"{name} no longer holds:\n{before}"
        (folder / name).write_text(text.replace(before, after, 1), "utf-8")
    return folder


def run(copy: Path, *arguments: str, **more: str) -> None:
    """Run Python in the copy, and complain with all that it says."""
    places = os.pathsep.join([str(copy / "src"), str(copy)])
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": places, **more},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_changes_something() -> None:
    names = [name for name, _, _ in hunks()]
    assert len(names) > 10
    assert {"CHANGELOG.md", "src/seance/games/haunt_the_house/box/phantoms.py"} <= set(names)


def test_the_new_card_passes_the_tests_that_the_page_names(copy: Path) -> None:
    test = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
    run(copy, "tools/box.py")
    run(copy, *test, "tests/contract/test_golden.py", "-k", "haunt_the_house", SEANCE_GOLDEN="write")
    run(copy, *test, "tests/games/haunt_the_house", "tests/test_box.py", "tests/test_rules.py", "-x")
