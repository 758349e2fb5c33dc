"""The full screen: what a person at a real terminal sees."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from rich.console import Console, Group
from rich.text import Text

from seance.bots import make
from seance.cli.lines import lines_of, with_height
from seance.cli.sitting.frame import Frame
from seance.cli.sitting.loop import Sitting
from seance.cli.sitting.screen import Screen
from seance.games import load
from seance.kernel.match import Match

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED = re.compile(r"\x1b\[2J|\x1b\[H")


def at_a_terminal(arguments: list[str], typed: str, folder: Path, **environment: str) -> str:
    """Run a command at a terminal of 80 by 24 and return everything that came out of it."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    os.write(ours, typed.encode())
    program = subprocess.Popen(
        [sys.executable, "-m", "seance", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env={**os.environ, "TERM": "xterm-256color", "PYTHONPATH": os.pathsep.join(sys.path), **environment},
    )
    os.close(theirs)
    printed = _everything(ours)
    assert program.wait() == 0, printed
    return printed


def _everything(terminal: int) -> str:
    printed = b""
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            part = b""
        if not part:
            os.close(terminal)
            return printed.decode()
        printed += part


PLAY = ["play", "haunt_the_house", "--seed", "4", "--players", "2"]


def test_the_screen_before_comes_back_at_the_end(tmp_path: Path) -> None:
    printed = at_a_terminal(PLAY, "q\n", tmp_path)
    assert printed.index("\x1b[?1049h") < printed.index("\x1b[?1049l")
    after = CODES.sub("", printed.partition("\x1b[?1049l")[2])
    assert "The match is saved in" in after
    assert "Your hand" not in after


def test_help_log_and_rules_are_pages(tmp_path: Path) -> None:
    printed = CODES.sub("", at_a_terminal(PLAY, "h\n\n?\nq\nl\n\nq\n", tmp_path))
    assert "undo your last answer" in printed
    assert "Enter: back to the table" in printed


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    printed = at_a_terminal(PLAY, "q\n", tmp_path, NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", printed)


def test_plain_never_clears_the_screen(tmp_path: Path) -> None:
    printed = at_a_terminal([*PLAY, "--plain"], "q\n", tmp_path)
    assert not CLEARED.search(printed)
    assert "\x1b[?1049h" not in printed


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_between_two_players_the_screen_is_blank(tmp_path: Path, plain: list[str]) -> None:
    seats = [*PLAY, "--seats", "human,human", "--names", "Ada,Ben", *plain]
    printed = at_a_terminal(seats, "\nq\n", tmp_path)
    before = CLEARED.split(printed.partition("Pass the device to")[0])[-1]
    assert "Your hand" not in before


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("players", [2, 5])
def test_every_question_fits_on_the_screen(width: int, height: int, players: int) -> None:
    game = load("haunt_the_house")
    match = Match(game, game.settings({"players": players}), 9)
    screen = Screen(plain=False)
    screen.console = Console(width=width, height=height, file=io.StringIO())
    sitting = Sitting(match, ["bot:hints"] * players, list(game.seat_names[:players]), screen)
    bot = make("hints", game, 9)
    while not match.over:
        question = match.questions[0]
        if match.number % 17 == 0:
            frame = sitting._frame(question.seat, sitting._question(question))
            options = with_height(screen.console.options, screen.height)
            assert len(lines_of(screen.console, options, frame)) <= screen.height
        match.answer_for(question, bot.answer(match.view(question.seat), question.frozen()))


def test_news_that_does_not_fit_is_counted() -> None:
    console = Console(width=40, height=10, file=io.StringIO())
    tale = [Text(f"line {number}") for number in range(9)]
    frame = Frame(Text("head"), "table", tale, 7, Group("a", "b", "c"))
    assert frame.missed(console, 9) == 4
    assert frame.missed(console, 30) == 0


def test_long_texts_are_read_by_pages_from_either_end() -> None:
    screen = Screen(plain=False)
    screen.console = Console(width=40, height=6, file=io.StringIO())
    text = Group(*(str(number) for number in range(12)))
    assert [len(page) for page in screen._pages(text, from_end=False)] == [5, 5, 2]
    assert [len(page) for page in screen._pages(text, from_end=True)] == [2, 5, 5]
