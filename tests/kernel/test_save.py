"""Saves of today, and of the schema before facts said what they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from seance.games import load as game_of
from seance.kernel import save
from seance.kernel.dice import Dice
from seance.kernel.errors import BadSave, Diverged
from seance.kernel.match import Match
from seance.kernel.words import Words

OLD = Path(__file__).parent / "saves" / "schema_1.json"
GAMES = ["haunt_the_house", "edwardian", "way_out"]
ANSWERS = 40


def played(game: str, *, sealed: bool = False) -> Match:
    record, dice = game_of(game), Dice(5)
    match = Match(record, record.settings({}), 5, sealed=sealed)
    while match.number < ANSWERS and not match.over:
        question = match.questions[0]
        match.answer_for(question, question.random(dice))
    return match


def content_of(match: Match) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(save.save(match))
    return content


def signed(content: dict[str, Any]) -> save.SavedMatch:
    """Read a save that was changed and signed anew."""
    content["digest"] = save.digest(content)
    return save.read(json.dumps(content).encode())


def as_schema_1(content: dict[str, Any]) -> dict[str, Any]:
    return {**content, "schema": 1, "tale": [event[:5] for event in content["tale"]]}


def test_a_file_of_schema_1_is_read_and_told_as_it_was() -> None:
    match = save.load(game_of("haunt_the_house"), save.read(OLD.read_bytes()))
    words = Words(match.game, ["Ada", "Ben"])
    lines = [words.event(each, at) if each else "" for at, each in enumerate(match.log(0))]
    assert match.number == 14
    assert lines[5] == "“BOO!” Ada tries the Music Room. Deep-Sea Dora stops whistling."
    assert lines[8] == "Ada throws away: two Moans and a Chill."
    assert lines[18] == "Ben hides a scare in the Cold Pantry."


@pytest.mark.parametrize("game", GAMES)
def test_a_save_of_schema_1_loads_verifies_and_reads_the_same(game: str) -> None:
    match = played(game)
    saved = signed(as_schema_1(content_of(match)))
    save.verify(match.game, saved)
    again = save.load(match.game, saved)
    for seat in range(-1, match.seats):
        assert again.log(seat) == match.log(seat)


def test_saving_an_old_match_writes_todays_schema() -> None:
    match = save.load(game_of("haunt_the_house"), save.read(OLD.read_bytes()))
    content = content_of(match)
    assert content["schema"] == save.SCHEMA == 2
    assert content["tale"][0][5] == ["seat", "card", "card"]


@pytest.mark.parametrize("game", GAMES)
def test_a_verified_save_says_the_right_kinds(game: str) -> None:
    match = played(game)
    content = content_of(match)
    save.verify(match.game, signed(content))
    at = next(at for at, event in enumerate(content["tale"]) if event[5])
    content["tale"][at][5] = ["text"] * len(content["tale"][at][5])
    with pytest.raises(Diverged, match=f"Event {at + 1} of the tale"):
        save.verify(match.game, signed(content))


@pytest.mark.parametrize(
    ("facts", "kinds"),
    [
        ({"seat": "0"}, ["ghost"]),
        ({"seat": "0"}, ["seat", "seat"]),
        ({"seat": "2"}, ["seat"]),
        ({"seat": "-1"}, ["seat"]),
        ({"seat": "²"}, ["seat"]),
        ({"seats": ["0", "9" * 5000]}, ["seat"]),
        ({"room": "teapot"}, ["card"]),
        ({"room": 3}, ["card"]),
        ({"words": 3}, ["text"]),
        ({"count": "many"}, ["number"]),
    ],
)
def test_a_fact_that_is_not_what_it_says_is_refused(facts: dict[str, Any], kinds: list[str]) -> None:
    content = json.loads(OLD.read_bytes())
    content["tale"][0] = ["boo", "HTH-4", facts, {}, -1, kinds]
    with pytest.raises(BadSave, match="a fact of 'boo' is not of the kind that it says"):
        save.load(game_of("haunt_the_house"), signed(content))


def test_numbers_may_stand_in_lists() -> None:
    content = json.loads(OLD.read_bytes())
    content["tale"][0] = ["boo", "HTH-4", {"counts": ["-3", "12"]}, {}, -1, ["number"]]
    match = save.load(game_of("haunt_the_house"), signed(content))
    assert next(iter(match.tale)).facts == {"counts": [-3, 12]}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_sealed_dice_says_so_and_plays_out_again(game: str) -> None:
    match = played(game, sealed=True)
    content = content_of(match)
    assert content["sealed"]
    saved = signed(content)
    save.verify(match.game, saved)
    again = save.load(match.game, saved)
    assert again.sealed
    twin = match.clone()
    for each in (match, again, twin):
        finish(each)
    for each in (again, twin):
        assert each.log(0) == match.log(0)
    save.verify(match.game, save.read(save.save(again)))
    whole = [entry.answer for entry in match.journal]
    assert whole[:ANSWERS] != [entry.answer for entry in played(game).journal]


def finish(match: Match) -> None:
    dice = Dice(9)
    while not match.over:
        match.answer_for(match.questions[0], match.questions[0].random(dice))


def test_a_save_that_lies_about_its_dice_is_found_out() -> None:
    match = played("haunt_the_house", sealed=True)
    with pytest.raises(Diverged):
        save.verify(match.game, signed({**content_of(match), "sealed": False}))


def test_a_save_from_before_dice_were_sealed_has_plain_ones() -> None:
    match = played("haunt_the_house")
    content = content_of(match)
    del content["sealed"]
    save.verify(match.game, signed(content))
    assert not save.load(match.game, signed(content)).sealed
