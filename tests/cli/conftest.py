"""Commands run inside this process, with what they print and a keyboard made of lines."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import seance.games
from seance.cli import main

GAMES = Path(__file__).parent / "games"


class Ran:
    """How a command ended and what it printed."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    def json(self) -> Any:
        assert self.status == 0, self.err
        return json.loads(self.out)


class Terminal:
    """Runs commands. What is typed is given beforehand; when it is used up, the input ends."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def run(self, *arguments: object, typed: list[str] | None = None) -> Ran:
        lines = "".join(f"{line}\n" for line in typed or [])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        self.capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        printed = self.capsys.readouterr()
        return Ran(status, printed.out, printed.err)


@pytest.fixture
def terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Terminal]:
    """A terminal in an empty folder, eighty columns wide, where Knock Knock can be played too."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(seance.games, "__path__", [*seance.games.__path__, str(GAMES)])
    monkeypatch.setattr(seance.games, "NAMES", ("haunt_the_house", "knock_knock"))
    yield Terminal(capsys, monkeypatch)
    sys.modules.pop("seance.games.knock_knock", None)
