"""``seance balance``: reports on a game's balance."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal

SMALL = ("--games", "2", "--workers", "1")


def test_the_report_goes_to_the_terminal(terminal: Terminal) -> None:
    ran = terminal.run("balance", "haunt_the_house", *SMALL, "--cells", "full:3,beginner:2")
    assert ran.status == 0
    assert ran.out.startswith("# The balance of Haunt the House\n")
    assert "\n    seance balance haunt_the_house --games 2 --seed 1 --cells full:3,beginner:2\n" in ran.out
    assert "| target | wanted | 3 players |" in ran.out
    assert "### Beginner game" in ran.out
    assert "without Attacks" not in ran.out


def test_a_line_for_each_cell_that_is_done_where_nobody_watches(terminal: Terminal) -> None:
    ran = terminal.run("balance", "haunt_the_house", *SMALL, "--cells", "beginner:2,beginner:3")
    assert ran.err == "beginner:2: 2 games\nbeginner:3: 2 games\n"


def test_a_bar_where_somebody_does(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    ran = terminal.run("balance", "haunt_the_house", *SMALL, "--cells", "beginner:2")
    assert ran.status == 0
    assert "beginner:2: 2 games" not in ran.err
    assert "Beginner game, 2 players" in ran.err


def test_the_report_goes_into_a_file(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run("balance", "knock-knock", *SMALL, "--seed", "5", "--out", "knock.md")
    assert ran.out == "The report is in knock.md.\n"
    text = (tmp_path / "knock.md").read_text("utf-8")
    assert "\n    seance balance knock_knock --games 2 --seed 5\n" in text
    assert "## Wins by seat" in text, "the general study"


def test_what_was_played_can_be_kept(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    wish = ("balance", "haunt_the_house", *SMALL, "--cells", "beginner:2", "--keep", "games")
    once, again = terminal.run(*wish), terminal.run(*wish)
    assert once.out == again.out
    assert len(list((tmp_path / "games").iterdir())) == 1


def test_a_folder_to_keep_them_in_must_be_there(terminal: Terminal) -> None:
    ran = terminal.run("balance", "haunt_the_house", *SMALL, "--keep", "nowhere")
    assert ran.status != 0
    assert "There is no folder nowhere to keep games in." in ran.err


def test_the_same_command_gives_the_same_report_on_any_number_of_cores(terminal: Terminal) -> None:
    game = ("balance", "haunt_the_house", "-n", "4", "--cells", "beginner:2")
    one, two = (terminal.run(*game, "--workers", workers).out for workers in (1, 2))
    assert one == two != ""


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("haunt_the_horse",), "There is no game called 'haunt_the_horse'. Did you mean 'haunt_the_house'?"),
        (
            ("haunt_the_house", "--cells", "ful:4"),
            "There is no cell of Haunt the House called 'ful:4'. Did you mean 'full:4'?",
        ),
        (("haunt_the_house", "--cells", "full:9"), "There is no cell of Haunt the House called 'full:9'."),
        (("haunt_the_house", "--seed", "-1"), "A seed is a number from 0"),
        (("haunt_the_house", "--out", "."), "is a folder; --out wants a file"),
        (
            ("haunt_the_house", "--out", "attic/report.md"),
            "There is no folder attic to write report.md into.",
        ),
    ],
)
def test_what_is_mistyped_is_told_in_a_sentence(
    terminal: Terminal, wrong: tuple[str, ...], sentence: str
) -> None:
    ran = terminal.run("balance", *wrong)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("seance: ")
    assert sentence in ran.err


@pytest.mark.parametrize(
    ("wrong", "sentence"), [(("-n", "0"), "At least one game"), (("--workers", "-1"), "workers cannot be -1")]
)
def test_errors_of_the_laboratory_are_told(terminal: Terminal, wrong: tuple[str, ...], sentence: str) -> None:
    ran = terminal.run("balance", "knock_knock", *wrong)
    assert ran.status == 1
    assert sentence in ran.err


def test_the_help_says_what_a_cell_is(terminal: Terminal) -> None:
    text = terminal.run("balance", "--help").out
    assert "full:4" in text
    assert "each is a cell" in text
    assert max(len(line) for line in text.splitlines()) <= 80


A_MOMENT = 0.2
"""Between two calls at the start of the workers an interrupt is lost; a person would press again."""


@pytest.fixture
def hearing() -> Iterator[None]:
    """What is started from here hears Ctrl-C, also where a shell runs the tests in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="no process groups to interrupt")
@pytest.mark.usefixtures("hearing")
def test_whoever_has_seen_enough_leaves_without_a_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "seance", "balance", "haunt_the_house", "-n", "200", "--workers", "2"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        start_new_session=True,
    ) as running:
        assert running.stderr is not None
        assert running.stderr.readline() == "full:2: 200 games\n"
        time.sleep(A_MOMENT)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert out == err == ""
