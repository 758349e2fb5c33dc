"""``seance box``, and other commands with ``--box``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import seance.games
import seance.lab.boxes
from seance.kernel.game import Game
from seance.lab.boxes import Verdict
from seance.lab.stats import Share
from tests.cli.conftest import Terminal


@pytest.fixture
def shop(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal where House of Whack can be played."""
    monkeypatch.setattr(seance.games, "NAMES", ("haunt_the_house", "house_of_whack"))
    return terminal


def verdict(monkeypatch: pytest.MonkeyPatch, found: Verdict) -> None:
    """Let bots come to this verdict, whatever the box."""

    def judge(game: Game[Any], *_: object) -> Verdict:
        assert game.name == "house_of_whack"
        return found

    monkeypatch.setattr(seance.lab.boxes, "judge", judge)


def test_a_new_box_is_written_to_a_file(shop: Terminal) -> None:
    ran = shop.run("box", "new", "--seed", 7, "--out", "box.json")
    assert ran.out == "“The Moth-Eaten Edition”, box 7, is in box.json.\n"
    data = json.loads(Path("box.json").read_bytes())
    assert (data["format"], data["number"], len(data["rooms"])) == ("seance-box", 7, 40)
    assert json.loads(shop.run("box", "new", "--seed", 7).out) == data


def test_without_a_number_nobody_has_ever_opened_it(shop: Terminal) -> None:
    one, other = (json.loads(shop.run("box", "new").out)["number"] for _ in range(2))
    assert 0 < one != other > 0


def test_a_box_can_be_looked_through(shop: Terminal) -> None:
    shop.run("box", "new", "--seed", 7, "--out", "box.json")
    from_file = shop.run("box", "show", "box.json", "--kind", "minion", "--json").json()
    assert len(from_file) == 16
    assert from_file == shop.run("box", "show", 7, "--kind", "minion", "--json").json()
    assert from_file == shop.run("content", "house_of_whack", "--box", 7, "--kind", "minion", "--json").json()
    assert "Goose with a Grievance" in shop.run("box", "show", 0, "--search", "goose").out


def test_two_boxes_make_one_with_cards_of_both(shop: Terminal) -> None:
    shop.run("box", "merge", 7, 0, "--out", "both.json")
    keys = {face["key"] for face in shop.run("box", "show", "both.json", "--json").json()}
    for number in (7, 0):
        own = {face["key"] for face in shop.run("box", "show", number, "--json").json()}
        assert len(keys & own) > 60
        assert len(keys - own) > 60
    again = shop.run("box", "merge", 7, 0).out
    assert json.loads(again) == json.loads(Path("both.json").read_bytes())
    assert shop.run("box", "merge", 7, 0, "--seed", 1).out != again


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("box", "show", "nothing.json"), "nothing.json: No such file or directory"),
        (("box", "show", "foreign.json"), "This is no box, or it is damaged"),
        (("box", "new", "--seed", "0"), "0 is the first printing"),
        (("box", "new", "--seed", str(1 << 60)), "Boxes have numbers from 1"),
        (("content", "haunt_the_house", "--box", "7"), "Haunt the House has one box"),
        (("play", "house_of_whack", "--box", "foreign.json"), "This is no box"),
    ],
)
def test_what_is_no_box_is_refused_with_a_sentence(
    shop: Terminal, arguments: tuple[str, ...], says: str
) -> None:
    Path("foreign.json").write_text("Dear Madam,", encoding="utf-8")
    ran = shop.run(*arguments)
    assert ran.status == 1
    assert says in ran.err
    assert ran.err.count("\n") == 1


def test_check_says_how_long_a_floor_is_and_with_what_people_win(
    shop: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    verdict(monkeypatch, Verdict(200, 10.5, 0.4, [("hush", Share(30, 80)), ("envy", Share(20, 80))]))
    ran = shop.run("box", "check", 0)
    assert ran.status == 0
    assert "✓ length 10.5 ± 0.4 rounds to a floor" in ran.out
    assert "Hush: 37.5 %" in ran.out


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (Verdict(200, 25.0, 1.0, []), "✗ length"),
        (Verdict(200, 10.0, 1.0, [("hush", Share(70, 80))]), "✗        Hush"),
    ],
)
def test_a_box_that_is_no_good_fails(
    shop: Terminal, monkeypatch: pytest.MonkeyPatch, found: Verdict, says: str
) -> None:
    verdict(monkeypatch, found)
    ran = shop.run("box", "check", 0)
    assert ran.status == 1
    assert says in ran.out


def test_bots_are_asked_about_a_box(shop: Terminal) -> None:
    ran = shop.run("box", "check", 7, "-n", 2, "--workers", 1, "--json")
    data = json.loads(ran.out)
    assert (data["name"], data["number"], data["games"]) == ("The Moth-Eaten Edition", 7, 2)
    assert data["rounds_per_floor"]["mean"] > 0


def test_a_simulation_with_another_box_is_another(shop: Terminal) -> None:
    common = ("sim", "house_of_whack", "-n", 2, "--seed", 3, "--workers", 1, "-o", "ending=1", "--json")
    first, other = shop.run(*common).json(), shop.run(*common, "--box", 7).json()
    assert first["decisions"] != other["decisions"]


def test_a_match_keeps_its_box_when_it_is_saved(shop: Terminal) -> None:
    shop.run("play", "house_of_whack", "--box", 7, "--seed", 3, "--players", 2, typed=["w night.json", "q"])
    assert json.loads(Path("night.json").read_bytes())["box"]["number"] == 7
    assert shop.run("verify", "night.json").status == 0
    assert shop.run("replay", "night.json").status == 0
    assert shop.run("story", "night.json").status == 0
    assert shop.run("play", "--resume", "night.json", typed=["q"]).status == 0
    refused = shop.run("play", "--resume", "night.json", "--box", 8)
    assert "brings all its choices along" in refused.err
