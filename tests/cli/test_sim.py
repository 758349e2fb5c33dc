"""``seance sim``: figures from many games."""

from __future__ import annotations

from tests.cli.conftest import Terminal

SIM = ("sim", "knock_knock", "-n", "6", "--seed", "3", "--workers", "1")


def test_a_table_of_seats_and_figures(terminal: Terminal) -> None:
    ran = terminal.run(*SIM, "--seats", "bot:random,bot:hints")
    assert ran.status == 0
    assert "bot:random" in ran.out
    assert "bot:hints" in ran.out
    assert "95 % interval" in ran.out
    assert "decisions" in ran.out
    assert "--seed 3" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert ran.err == ""


def test_json(terminal: Terminal) -> None:
    report = terminal.run(*SIM, "--json").json()
    assert report["games"] == 6
    assert report["seed"] == 3
    assert report["seats"] == ["bot:hints", "bot:hints"]
    assert sum(share["wins"] for share in report["wins"]) == 6


def test_the_same_seed_gives_the_same_figures_on_any_number_of_cores(terminal: Terminal) -> None:
    game = ("sim", "haunt_the_house", "-n", "4", "--seed", "3", "--players", "2", "--json")
    one, two = (terminal.run(*game, "--workers", workers).json() for workers in (1, 2))
    assert one == two


def test_as_many_seats_as_players(terminal: Terminal) -> None:
    assert len(terminal.run(*SIM, "--players", "3", "--json").json()["seats"]) == 3
    assert len(terminal.run(*SIM, "-o", "players=3", "--json").json()["seats"]) == 3
    assert len(terminal.run(*SIM, "--seats", "random,random,random", "--json").json()["seats"]) == 3


def test_errors_of_the_laboratory_are_told(terminal: Terminal) -> None:
    ran = terminal.run("sim", "knock_knock", "-n", "0")
    assert ran.status == 1
    assert "At least one game" in ran.err
