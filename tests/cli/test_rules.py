"""``seance rules``."""

from __future__ import annotations

from tests.cli.conftest import Terminal


def test_the_whole_book_in_a_pipe_is_markdown(terminal: Terminal) -> None:
    ran = terminal.run("rules", "knock_knock")
    assert ran.status == 0
    assert ran.out.startswith("# Knock Knock\n")
    assert "**KK-6** The end." in ran.out


def test_one_rule_and_what_stands_under_it(terminal: Terminal) -> None:
    ran = terminal.run("rules", "knock_knock", "KK-1")
    assert "Play a card or roll" in ran.out
    assert "**KK-1.1**" in ran.out
    assert "KK-2" not in ran.out


def test_a_rule_without_its_prefix_in_any_case(terminal: Terminal) -> None:
    assert "six sides" in terminal.run("rules", "knock_knock", "1.1").out
    assert "six sides" in terminal.run("rules", "knock_knock", "kk-1.1").out


def test_games_are_found_with_a_hyphen(terminal: Terminal) -> None:
    assert terminal.run("rules", "knock-knock", "2").status == 0


def test_rules_as_json(terminal: Terminal) -> None:
    book = terminal.run("rules", "knock_knock", "--json").json()
    assert [rule["number"] for rule in book] == ["KK-1", "KK-1.1", "KK-2", "KK-3", "KK-4", "KK-5", "KK-6"]
    assert terminal.run("rules", "knock_knock", "KK-3", "--json").json()[0]["text"].startswith("Candles")


def test_an_unknown_rule_gets_a_suggestion(terminal: Terminal) -> None:
    ran = terminal.run("rules", "knock_knock", "KK-111")
    assert ran.status == 2
    assert "Did you mean 'KK-1.1'?" in ran.err
