"""``seance story``: a saved match as something to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Terminal
from tests.cli.test_play import ALONE, WHOLE


@pytest.fixture
def finished(terminal: Terminal) -> str:
    terminal.run(*ALONE, typed=[*WHOLE, "done.json"])
    return "done.json"


@pytest.fixture
def half(terminal: Terminal) -> str:
    terminal.run(*ALONE, typed=[*WHOLE[:4], "w half.json", "q"])
    return "half.json"


def test_a_story_is_printed_as_markdown(terminal: Terminal, finished: str) -> None:
    ran = terminal.run("story", finished)
    assert ran.status == 0
    assert ran.out.startswith("# Knock Knock\n")
    assert "## The End" in ran.out
    assert "> **Right:** “Good evening.”" in ran.out


@pytest.mark.parametrize(
    ("name", "magic"), [("t.md", b"# "), ("t.html", b"<!doctype"), ("t.epub", b"PK"), ("t.pdf", b"%PDF-")]
)
def test_the_name_of_the_file_says_what_is_wanted(
    terminal: Terminal, finished: str, name: str, magic: bytes
) -> None:
    ran = terminal.run("story", finished, "--out", name)
    assert ran.status == 0
    assert name in ran.out
    assert Path(name).read_bytes().startswith(magic)


def test_a_book_needs_no_name(terminal: Terminal, finished: str) -> None:
    assert terminal.run("story", finished, "--as", "pdf").status == 0
    assert Path("done.pdf").read_bytes().startswith(b"%PDF-")


def test_a_story_from_one_side(terminal: Terminal, finished: str) -> None:
    by_name = terminal.run("story", finished, "--of", "left").out
    assert by_name.startswith("# Left’s story\n")
    assert terminal.run("story", finished, "--of", "0").out == by_name


def test_a_running_match_keeps_its_secrets(terminal: Terminal, half: str) -> None:
    told = terminal.run("story", half)
    assert told.status == 0
    assert "Here the tale breaks off" in told.out
    refused = terminal.run("story", half, "--of", "Left")
    assert refused.status == 1
    assert "not over yet" in refused.err


def test_a_story_as_data(terminal: Terminal, finished: str) -> None:
    data = terminal.run("story", finished, "--json").json()
    assert data["title"] == "Knock Knock"
    assert {block["kind"] for part in data["parts"] for block in part["blocks"]} == {
        "prose",
        "voice",
    }


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--as", "doc"], "Known: md, html, epub, pdf"),
        (["--of", "Lefty"], "Did you mean 'Left'?"),
        (["--of", "7"], "There is no player of this match called '7'"),
        (["--json", "--as", "pdf"], "give it alone"),
    ],
)
def test_what_cannot_be_done_is_said(
    terminal: Terminal, finished: str, arguments: list[str], why: str
) -> None:
    ran = terminal.run("story", finished, *arguments)
    assert ran.status == 2
    assert why in ran.err


def test_a_folder_that_is_not_there(terminal: Terminal, finished: str) -> None:
    ran = terminal.run("story", finished, "--out", "nowhere/t.md")
    assert ran.status == 1
    assert "nowhere" in ran.err
    assert "Traceback" not in ran.err
