"""``seance content``."""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.haunt_the_house.box.phantoms import KINDS
from tests.cli.conftest import Terminal


def listed(terminal: Terminal, *arguments: str) -> dict[str, dict[str, Any]]:
    faces = terminal.run("content", *arguments, "--json").json()
    return {face["key"]: face for face in faces}


def test_a_game_that_says_nothing_of_its_cards_shows_titles_texts_and_counts(terminal: Terminal) -> None:
    ran = terminal.run("content", "knock_knock")
    assert "Card: 6, on 24 cards" in ran.out
    assert "4 ×  Moth    It is a moth.\n     moth\n" in ran.out


def test_everything_printed_on_a_hunter(terminal: Terminal) -> None:
    ran = terminal.run("content", "haunt_the_house", "--search", "purl")
    assert ran.out.splitlines() == [
        "Hunters: 1",
        "",
        "1 ×  Auntie Purl  Fears: Bump and Chill ×3",
        "     auntie_purl  Gear: candle and rope",
        "                  Worth: +1 skull",
        "                  Has knitted the ghost a scarf, and expects a thank-you note.",
        "",
    ]


def test_as_json(terminal: Terminal) -> None:
    assert listed(terminal, "haunt_the_house")["grasping"] == {
        "key": "grasping",
        "kind": "phantom",
        "title": "Grasping",
        "text": "Take a skull from another ghost.",
        "flavour": "",
        "count": 2,
        "cards": ["grasping"],
        "rules": ["HTH-7.3", "HTH-7.4", "HTH-7.6"],
        "printed": [
            {"name": "timing", "label": "When", "pieces": ["with actions"]},
            {"name": "worth", "label": "Worth", "pieces": ["no skulls"]},
            {"name": "attack", "label": "Attack", "pieces": []},
        ],
    }


def test_numbers_are_those_on_the_box(terminal: Terminal) -> None:
    box = listed(terminal, "haunt_the_house")
    counts: dict[str, int] = {}
    for face in box.values():
        counts[face["kind"]] = counts.get(face["kind"], 0) + face["count"]
    assert (counts["hunter"], counts["scare"], counts["trophy"]) == (24, 80, 8)
    assert {face["count"] for face in box.values() if face["kind"] == "phantom"} == {2}


@pytest.mark.parametrize("words", ["chill CANDLE", "candle  chill"])
def test_a_search_wants_every_word_wherever_it_stands(terminal: Terminal, words: str) -> None:
    found = listed(terminal, "haunt_the_house", "--search", words)
    assert set(found) == {"matilda_dunes", "auntie_purl"}


def test_a_search_finds_kinds_and_marks(terminal: Terminal) -> None:
    found = listed(terminal, "haunt_the_house", "--search", "rooms attack", "--kind", "room")
    assert set(found) == {"cellar", "long_gallery"}


def test_one_kind_only(terminal: Terminal) -> None:
    found = listed(terminal, "haunt_the_house", "--kind", "Phantom")
    assert {face["kind"] for face in found.values()} == {"phantom"}
    assert set(found) == {face.key for face in KINDS}


def test_a_kind_that_is_not_there_gets_a_sentence(terminal: Terminal) -> None:
    ran = terminal.run("content", "haunt_the_house", "--kind", "hunters")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        "seance: There is no kind of card in Haunt the House called 'hunters'. Did you mean 'hunter'?\n"
    )


def test_nothing_found_gets_a_sentence(terminal: Terminal) -> None:
    ran = terminal.run("content", "haunt_the_house", "--search", "vampire")
    assert (ran.status, ran.out) == (0, "Nothing in Haunt the House bears the words “vampire”.\n")
    assert listed(terminal, "haunt_the_house", "--search", "vampire") == {}
