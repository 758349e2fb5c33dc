"""What the documentation tells people to type can be typed."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import CycloptsError, MissingArgumentError

from seance.cli.app import COMMANDS, app
from seance.games import NAMES
from tests.docs.test_pages import SPAN, every_page, prose
from tools.docs import ROOT, blocks

TYPED = re.compile(r"(?:[A-Z_]+=\S+ )*(?:\.venv(?:-compiled)?/bin/)?(seance|make|pytest|npm) (.+)", re.DOTALL)
GAMES = {"play", "sim", "rules", "content", "balance"}
"""Commands whose first word is a game."""


def lines(page: Path) -> Iterator[str]:
    """All that may be a command: lines of plain blocks, indented lines, and what stands between backticks."""
    for block in blocks(page):
        if not block.language:
            yield from block.text.splitlines()
    text = prose(page)
    yield from (line.strip() for line in text.splitlines() if line.startswith("    "))
    yield from (" ".join(span.split()) for span in SPAN.findall(text))


def commands(page: Path, program: str) -> list[list[str]]:
    """The words that follow a program's name, wherever the page tells people to run it."""
    matches = [TYPED.fullmatch(line) for line in lines(page)]
    typed = [match[2] for match in matches if match is not None and match[1] == program]
    return [[word for word in shlex.split(words, comments=True) if word != "…"] for words in typed]


def complaint(words: list[str]) -> str:
    """What the command line has to say; a command that is only named may lack its arguments."""
    if words[0] not in COMMANDS and not words[0].startswith("-"):
        return f"there is no command {words[0]}"
    game = words[1] if words[0] in GAMES and len(words) > 1 else ""
    if re.fullmatch(r"[a-z_]+", game) and game not in NAMES:
        return f"there is no game {game}"
    try:
        app.parse_args(words, print_error=False, exit_on_error=False)
    except MissingArgumentError:
        return "" if len(words) == 1 else "something is missing"
    except CycloptsError as error:
        return str(error)
    return ""


@every_page
def test_seance_understands(page: Path) -> None:
    for words in commands(page, "seance"):
        assert not complaint(words), f"seance {shlex.join(words)}: {complaint(words)}"


@every_page
def test_make_has_the_target(page: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for words in commands(page, "make"):
        for word in words:
            assert "=" in word or word in targets, f"make {shlex.join(words)}"


@every_page
def test_pytest_finds_the_files(page: Path) -> None:
    for words in commands(page, "pytest"):
        for word in words:
            assert "/" not in word or (ROOT / word).exists(), word


@every_page
def test_npm_has_the_script(page: Path) -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
    for words in commands(page, "npm"):
        assert words[0] != "run" or words[1] in scripts, shlex.join(words)


def test_commands_are_found() -> None:
    assert ["play", "haunt_the_house"] in commands(ROOT / "README.md", "seance")
    assert ["test"] in commands(ROOT / "CONTRIBUTING.md", "make"), "also where a line breaks within it"
    assert ["serve", "--database", "./evening.db"] in commands(ROOT / "docs" / "serving.md", "seance")


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("dance", "no command"),
        ("balance haunt_the_horse", "no game"),
        ("balance haunt_the_house --cels 4", "Unknown option"),
        ("rules", ""),
        ("story --out x.pdf", "missing"),
    ],
)
def test_what_cannot_be_typed_is_noticed(typed: str, why: str) -> None:
    assert (why in complaint(typed.split())) if why else complaint(typed.split()) == ""
