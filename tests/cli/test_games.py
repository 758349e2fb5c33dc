"""``seance games``, and the front door: help, version, mistakes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import seance
from tests.cli.conftest import Terminal


def test_games_lists_players_and_options(terminal: Terminal) -> None:
    ran = terminal.run("games")
    assert ran.status == 0
    assert "Haunt the House" in ran.out
    assert "players  2–3" in ran.out
    assert "calm, wild" in ran.out
    assert "yes, no" in ran.out


def test_games_as_json(terminal: Terminal) -> None:
    listed = {game["name"]: game for game in terminal.run("games", "--json").json()}
    knock = listed["knock_knock"]
    assert knock["players"] == [2, 3]
    assert [option["key"] for option in knock["options"]] == ["players", "late", "mood"]
    assert knock["options"][2] == {
        "key": "mood",
        "choices": ["calm", "wild"],
        "default": "calm",
        "text": "How the house feels.",
        "house": {"wild": "KK-1"},
    }


OPENED = """
import sys
from seance.cli import main
main(["games"])
inside = [name for name in sys.modules if name.startswith("seance.games.") and name.count(".") > 2]
print(inside, file=sys.stderr)
"""


def test_games_opens_no_box() -> None:
    """The covers are all that is read: rules take longer to import than the command to answer."""
    ran = subprocess.run([sys.executable, "-c", OPENED], capture_output=True, text=True, check=True)
    assert "House of Whack" in ran.stdout
    assert ran.stderr.strip() == "[]"


def test_house_rules_are_called_so(terminal: Terminal) -> None:
    listed = terminal.run("games").out
    assert "House rule: wild (KK-1)" in listed
    assert listed.count("House rule") == 1


def test_help_shows_commands_and_examples(terminal: Terminal) -> None:
    ran = terminal.run("--help")
    assert ran.status == 0
    for word in ("games", "play", "rules", "content", "replay", "verify", "sim", "Examples"):
        assert word in ran.out


@pytest.mark.parametrize("command", ["games", "play", "rules", "content", "replay", "verify", "serve", "sim"])
def test_every_command_has_help(terminal: Terminal, command: str) -> None:
    ran = terminal.run(command, "--help")
    assert ran.status == 0
    assert f"seance {command}" in ran.out


def test_version(terminal: Terminal) -> None:
    assert terminal.run("--version").out.strip() == f"seance {seance.__version__}"


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["gmes"], 'Did you mean "games"?'),
        (["games", "--jsn"], "Did you mean --json?"),
        (["rules", "haunt_the_hose"], "Did you mean 'haunt_the_house'?"),
        (["sim", "knock_knock", "--option", "mod=calm"], "Did you mean 'mood'?"),
        (["sim", "knock_knock", "--option", "mood"], "key=value"),
        (["sim", "knock_knock", "--option", "mood=angry"], "calm, wild"),
        (["sim", "knock_knock", "--seats", "bot:hint"], "Did you mean 'bot:hints'?"),
        (["sim", "knock_knock", "--seats", "human"], "seance play"),
        (["sim", "knock_knock", "--players", "9"], "one of: 2, 3"),
        (["sim", "knock_knock", "--players", "2", "--seats", "bot,bot,bot"], "--seats names 3"),
        (["sim", "knock_knock", "--seed", "-1"], "A seed is a number"),
        (["sim", "knock_knock", "-n", "many"], "many"),
        (["play"], "Which game?"),
        (["play", "knock_knock", "--names", "Ada,ada"], "same name"),
        (["play", "knock_knock", "--names", "A,B,C"], "--names names 3"),
        (["play", "knock_knock", "--names", "12"], "cannot be a number"),
        (["play", "knock_knock", "--names", "Ada,"], "1 to 24 letters"),
        (["play", "knock_knock", "--resume", "x.json"], "only --seats"),
        (["replay", "x.json", "--all", "--seat", "0"], "not both"),
        (["replay", "x.json", "--step", "--json"], "give one of them"),
    ],
)
def test_mistakes_are_told_with_a_hint(terminal: Terminal, arguments: list[str], hint: str) -> None:
    ran = terminal.run(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("seance: ")
    assert hint in ran.err


def test_a_missing_file_is_no_traceback(terminal: Terminal) -> None:
    ran = terminal.run("replay", "nowhere.json")
    assert ran.status == 1
    assert ran.err == "seance: nowhere.json: No such file or directory\n"


def test_as_a_program() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "seance", "games"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0
    assert "Haunt the House" in ran.stdout
    assert ran.stderr == ""


def test_a_reader_who_leaves_early_is_no_error_message() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    for command in ("games", "content", "rules"):
        game = [] if command == "games" else ["haunt_the_house"]
        ran = subprocess.run(
            [sys.executable, "-m", "seance", command, *game],
            stdout=writer,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert (ran.returncode, ran.stderr) == (1, "")
    os.close(writer)


def test_ascii_terminals_show_what_they_can() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "seance", "games"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
        check=False,
    )
    assert ran.returncode == 0
    assert b"2?5" in ran.stdout
