"""Reels: turns as they were watched, and as they are when the match is played again."""

from __future__ import annotations

from typing import Any

import pytest

import seance
from seance.bots import make
from seance.kernel.book import EVERYONE, Book
from seance.kernel.game import View
from seance.kernel.match import Match
from seance.kernel.reel import Reel, replayed
from seance.kernel.zone import SPECTATOR
from tests.games.way_out.house import act, house

GAMES = ["haunt_the_house", "edwardian", "way_out"]
NAMES = ["Ada", "Ben"]


def watched(game: str, answers: int = 10_000, **wanted: Any) -> tuple[Match, Reel]:
    match = seance.new_match(game, players=2, seed=3, **wanted)
    bots = [make("hints", match.game, seat) for seat in range(2)]
    reel = Reel(match)
    while not match.over and match.number < answers:
        question = match.questions[0]
        match.answer_for(question, bots[question.seat].answer(match.view(question.seat), question.frozen()))
        reel.watch()
    return match, reel


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [0, 1, 40, 10_000])
def test_watching_a_match_and_playing_it_again_show_the_same_turns(game: str, answers: int) -> None:
    match, reel = watched(game, answers)
    again = replayed(match)
    assert again is not None
    assert [still.told for still in again.stills] == [still.told for still in reel.stills]
    for at in range(len(reel.stills) + 1):
        assert again.view(at, SPECTATOR) == reel.view(at, SPECTATOR)


def test_a_turn_is_seen_as_it_began_and_as_it_ended() -> None:
    match, _ = watched("way_out", quiet=True)
    book: Book[View] = Book(match, NAMES, EVERYONE)
    turns = book.turns
    assert len(turns) > 2
    assert [turn.after for turn in turns[:-1]] == [turn.before for turn in turns[1:]]
    assert turns[-1].after == match.view()


def test_what_no_seed_leads_to_cannot_be_played_again() -> None:
    match = house("wren.at = 5", quiet=True)
    act(match, 0, "suit")
    assert replayed(match) is None
