"""Bots: what they get, how well they play, and whether they bluff."""

from __future__ import annotations

import json
from collections import Counter

from seance.bots import Bot, HintsBot, RandomBot
from seance.games.haunt_the_house import GAME
from seance.games.haunt_the_house.cards import KINDS as KIND_NAMES
from seance.games.haunt_the_house.judgement import HUNTER, KIND
from seance.games.haunt_the_house.state import House
from seance.kernel.match import Match
from seance.kernel.question import Question, Token
from seance.kernel.zone import SPECTATOR
from tests.games.haunt_the_house.house import result


def new(seed: int, players: int = 4) -> Match:
    return Match(GAME, GAME.settings({"players": players}), seed)


def answer(match: Match, bot: Bot) -> tuple[Question, Token]:
    """Let a bot answer from a view and a question, and from nothing else."""
    question = match.questions[0]
    token = bot.answer(match.view(question.seat), question.frozen())
    match.answer_for(question, token)
    return question, token


def play(match: Match, bots: list[Bot]) -> None:
    while not match.over:
        answer(match, bots[match.questions[0].seat])


def hints(seed: int) -> list[Bot]:
    return [HintsBot(GAME, 10 * seed + seat) for seat in range(4)]


def test_hints_beat_three_random_ghosts_in_most_games_from_every_seat() -> None:
    won = 0
    for seed in range(40):
        bots: list[Bot] = [RandomBot(10 * seed + seat) for seat in range(4)]
        bots[seed % 4] = HintsBot(GAME, seed)
        match = new(seed)
        play(match, bots)
        won += result(match).winners == [seed % 4]
    assert won >= 24


def test_hints_bluff_now_and_then() -> None:
    turned_over = Counter[str]()
    for seed in range(20):
        match = new(seed)
        play(match, hints(seed))
        turned_over.update(event.name for event in match.tale if event.name in {"bluff", "correct"})
    assert 0.03 <= turned_over["bluff"] / turned_over.total() <= 0.5


def test_hints_hide_scares_that_nobody_there_fears() -> None:
    bluffs = honest = 0
    for seed in range(5):
        match = new(seed)
        bots = hints(seed)
        while not match.over:
            fears = {
                room["room"]: HUNTER[room["hunter"]].needs for room in match.view()["rooms"] if room["hunter"]
            }
            question, token = answer(match, bots[match.questions[0].seat])
            verb, _, where = str(question.spell(token)).partition(":")
            if question.name == "place" and verb == "hide":
                assert question.about is not None
                feared = fears[where][KIND[question.about[0].key]] > 0
                honest += feared
                bluffs += not feared
    assert 0 < bluffs < honest


def test_a_bot_needs_a_view_as_plain_data_and_a_question() -> None:
    match = new(1)
    bots = hints(1)
    while not match.over:
        question = match.questions[0]
        view = json.loads(json.dumps(match.view(question.seat)))
        match.answer_for(question, bots[question.seat].answer(view, question.frozen()))
    twin = new(1)
    play(twin, hints(1))
    assert [entry.answer for entry in match.journal] == [entry.answer for entry in twin.journal]


def test_a_bot_wants_the_same_whatever_it_cannot_see() -> None:
    match = new(3)
    bots = hints(3)
    while not match.over:
        question = match.questions[0]
        other = match.redeal(question.seat, seed=match.number)
        assert other.question is not None
        assert isinstance(other.state, House)
        assert other.question.keys() == question.keys()
        assert GAME.weigh(GAME.view(other.state, question.seat), other.question.frozen()) == GAME.weigh(
            match.view(question.seat), question.frozen()
        )
        answer(match, bots[question.seat])


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = new(5), new(5)
    play(one, hints(5))
    play(two, hints(5))
    assert one.view(SPECTATOR) == two.view(SPECTATOR)
    assert one.log(SPECTATOR) == two.log(SPECTATOR)


def test_the_bots_know_the_scares_by_name() -> None:
    assert KIND["green-moan"] == KIND_NAMES.index("moan")
    assert len(KIND) == 20
