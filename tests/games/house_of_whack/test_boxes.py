"""HW-P.2: a match carries its box, wherever it goes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from seance.bots import ask
from seance.games import load as load_game
from seance.games.house_of_whack import GAME, record
from seance.games.house_of_whack.box.brew.brewing import brew
from seance.games.house_of_whack.box.faults import everything, faults
from seance.games.house_of_whack.box.file import read, write
from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.box.merging import merge
from seance.kernel import save
from seance.kernel.errors import BadBox, BadSave
from seance.kernel.game import Game
from seance.kernel.match import Match
from seance.lab.play import seat_bot
from tests.rules import rule

SEVEN = GAME.other_boxes().number(7)


def played(game: Game[Any], answers: int = 60) -> Match:
    """A match of two, some way in."""
    match = Match(game, game.settings({"players": 2}), 5)
    bots = [seat_bot("bot:hints", game, seat) for seat in range(2)]
    while match.number < answers:
        question = match.questions[0]
        match.answer_for(question, ask(bots[question.seat], question, match.view))
    return match


@rule("HW-P.2")
def test_a_save_holds_the_box_and_loads_with_it_anywhere() -> None:
    match = played(SEVEN)
    saved = save.read(save.save(match))
    again = save.load(GAME, saved)
    assert again.game.box == SEVEN.box
    assert again.view(0) == match.view(0)
    assert again.view(0) == save.replay(GAME, saved).view(0)
    save.verify(GAME, saved)


def test_the_first_printing_adds_nothing_to_a_save() -> None:
    match = played(GAME)
    assert GAME.box is None
    assert "box" not in json.loads(save.save(match))
    assert save.load(GAME, save.read(save.save(match))).game is GAME


def test_the_same_box_is_made_once() -> None:
    assert GAME.with_box(SEVEN.box) is GAME.with_box(json.loads(json.dumps(SEVEN.box)))
    assert GAME.with_box(None) is GAME


def test_a_hostile_box_in_a_save_is_refused() -> None:
    saved = save.read(save.save(played(SEVEN)))
    spoilt: list[dict[str, Any]] = [
        {},
        {"format": "seance-box"},
        {**(SEVEN.box or {}), "rooms": []},
        {"drama": [[[]]]},
    ]
    for box in spoilt:
        saved.box = box
        with pytest.raises(BadSave, match="The box that this save carries cannot be used"):
            save.load(GAME, saved)


def test_other_games_have_one_box() -> None:
    with pytest.raises(BadBox, match="the one it comes in"):
        load_game("haunt_the_house").with_box({"name": "Mine", "number": 1})


@rule("HW-P.2")
def test_cards_of_two_boxes_make_one() -> None:
    for one, other in ((FIRST, brew(3)), (brew(5), brew(6))):
        box = merge(one, other, 1)
        assert faults(box) == []
        keys = {card.key for card in everything(box)}
        assert all(keys & {card.key for card in everything(part)} for part in (one, other))
        assert write(merge(one, other, 1)) == write(box)
        assert write(read(write(box))) == write(box)
        assert record(box).box is not None
