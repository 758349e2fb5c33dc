"""Bots: what they get, what they value, and how often they get out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from seance.bots import Bot, HintsBot, RandomBot, ask
from seance.games.way_out import GAME
from seance.games.way_out.exits import highest
from seance.games.way_out.hints import JUDGES
from seance.games.way_out.judgement import FAR, Outlook, usable
from seance.games.way_out.state import Maze
from seance.games.way_out.view import view
from seance.kernel.match import Match
from tests.games.way_out.house import ASH, WREN, act, house, new, options, player, result, state
from tests.games.way_out.words import messages

SETTINGS = [
    {"players": 1},
    {"players": 2, "variant": "longer"},
    {"players": 4, "variant": "multilevel"},
    {"players": 3, "centre": "direct"},
    {"players": 8},
]


def play(match: Match, bots: list[Bot]) -> Match:
    while not match.over:
        assert match.number < 2000, "the bots walk in circles"
        question = match.questions[0]
        match.answer_for(question, ask(bots[question.seat], question, match.view))
    return match


def hints(seed: int, players: int) -> list[Bot]:
    return [HintsBot(GAME, 10 * seed + seat) for seat in range(players)]


def liking(match: Match, seat: int = WREN) -> dict[str, float]:
    question = match.question(seat)
    assert question is not None
    return dict(zip(question.keys(), GAME.weigh(match.view(seat), question.frozen()), strict=True))


def best(match: Match, seat: int = WREN) -> str:
    weights = liking(match, seat)
    return max(weights, key=lambda key: weights[key])


# --- how well they do --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_somebody_who_looks_for_an_exit_escapes_at_least_twice_as_often_as_chance(players: int) -> None:
    mine = theirs = 0
    for seed in range(30):
        bots: list[Bot] = [RandomBot(10 * seed + seat) for seat in range(players)]
        bots[seed % players] = HintsBot(GAME, seed)
        match = play(new(seed, players), bots)
        out = [seat for seat in range(players) if player(match, seat).escaped]
        mine += out == [seed % players]
        theirs += bool(out) and out != [seed % players]
    assert mine >= 9
    assert mine >= 2 * theirs / (players - 1)


def test_alone_the_hints_win_more_often_than_chance() -> None:
    won = {"hints": 0, "random": 0}
    for seed in range(60):
        won["hints"] += bool(result(play(new(seed, 1), hints(seed, 1))).winners)
        won["random"] += bool(result(play(new(seed, 1), [RandomBot(seed)])).winners)
    assert won["hints"] >= 2 * won["random"]
    assert 20 <= won["hints"] <= 35


@pytest.mark.parametrize("settings", SETTINGS)
def test_bots_never_walk_in_circles(settings: dict[str, Any]) -> None:
    for seed in range(6):
        play(new(seed, **settings), hints(seed, new(seed, **settings).seats))


# --- what they get -----------------------------------------------------------------------------------


def test_a_bot_needs_a_view_as_plain_data_and_a_question() -> None:
    match, twin = new(1), play(new(1), hints(1, 3))
    bots = hints(1, 3)
    while not match.over:
        question = match.questions[0]
        view = json.loads(json.dumps(match.view(question.seat)))
        match.answer_for(question, bots[question.seat].answer(view, question.frozen()))
    assert [entry.answer for entry in match.journal] == [entry.answer for entry in twin.journal]


def test_a_bot_wants_the_same_whatever_it_cannot_see() -> None:
    match = new(3)
    bots = hints(3, 3)
    while not match.over:
        question = match.questions[0]
        other = match.redeal(question.seat, seed=match.number)
        mine = next(each for each in other.asked if each.seat == question.seat)
        assert isinstance(other.state, Maze)
        assert GAME.weigh(GAME.view(other.state, question.seat), mine.frozen()) == GAME.weigh(
            match.view(question.seat), question.frozen()
        )
        match.answer_for(question, bots[question.seat].answer(match.view(question.seat), question.frozen()))


def test_every_question_with_options_is_judged() -> None:
    texts = {
        "memory",
        "describe",
        "react",
        "remember",
        "bring",
        "dread",
        "blocked",
        "escape",
        "trap",
        "rescue",
    }
    asked = {name.removeprefix("ask-") for name in messages() if name.startswith("ask-")}
    matters_of_character = {"stronger"}
    assert asked - texts - matters_of_character - {"fate"} == set(JUDGES)


# --- what they value ---------------------------------------------------------------------------------


def test_the_hints_know_who_can_use_an_exit() -> None:
    me = player(house(), WREN)
    for will in range(7):
        for body in range(7):
            for fear in range(7):
                me.will, me.body, me.fear = will, body, fear
                for red in (True, False):
                    top = highest(me, red)
                    free = top == 1 or (top == 0 and body > fear)
                    assert usable(will, body, fear, red) == free


def test_an_exit_next_door_is_taken() -> None:
    match = house(rooms="clubs_ace", doors="5-8")
    assert best(match) == "enter:clubs_ace"
    act(match, WREN, "enter:clubs_ace")
    assert best(match) == "escape"


def test_somebody_who_cannot_use_it_looks_elsewhere() -> None:
    assert best(house("wren.fear = 7", rooms="clubs_ace", doors="5-8")) == "open"


def test_a_door_to_the_ring_is_made() -> None:
    match = house(top="diamonds_8")
    act(match, WREN, "suit")
    assert best(match).startswith("link-dark")


def test_the_way_through_the_ring_leads_to_the_ace() -> None:
    match = house("wren.at = 8", rooms="hearts_king hearts_queen", doors="8-2 8-9")
    assert best(match) == "grope:dark_2"
    seen = Outlook(view(state(match), WREN), WREN)
    assert (seen.distance("0"), seen.distance("2"), seen.distance("8"), seen.distance("6")) == (0, 1, 2, FAR)


def test_a_rescue_is_worth_it_to_somebody_afraid() -> None:
    scene = "wren.fear = 8\nash.trapped = yes\nash.at = 8"
    assert best(house(scene, rooms="joker_laughing", doors="5-8")) == "enter:joker_laughing"


def test_color_or_suit_is_a_whim_unless_the_door_is_known() -> None:
    match = house("wren.secret: clubs_8", top="hearts_3")
    act(match, WREN, "pass")
    assert liking(match) == {"color": 0.0, "suit": 0.0}
    match = house("wren.secret: clubs_king", top="hearts_3")
    act(match, WREN, "clubs_king")  # The Old Trainer takes FEAR away, the Foreman does not
    assert best(match) == "suit"


def test_secret_doors_are_kept_for_the_trap_and_for_the_end_of_the_deck() -> None:
    assert best(house("wren.secret: clubs_8", top="hearts_3")) == "pass"
    stuck = house("wren.secret: clubs_8\nwren.trapped = yes\nwren.at = 8", rooms="joker_laughing")
    assert best(stuck) == "clubs_8"
    assert best(house("wren.secret: clubs_8", deck="")) == "clubs_8"


def test_nobody_helps_the_others_along() -> None:
    match = house("ash.secret: hearts_3 hearts_4", top="clubs_9")
    assert best(match, ASH) == "pass"


def test_an_ace_in_the_trap_is_kept_for_oneself() -> None:
    match = house("wren.trapped = yes\nwren.at = 8", rooms="joker_laughing", top="clubs_ace")
    assert "lay:clubs_6" in options(match, WREN)
    assert best(match) == "hide:joker_laughing"


def test_on_many_levels_only_the_leader_escapes() -> None:
    more: dict[str, Any] = {
        "rooms": "clubs_ace hearts_ace spades_ace",
        "doors": "5-8",
        "variant": "multilevel",
    }
    notes = "levels = hearts\nmarlow.notes = 0"
    match = house(f"{notes}\nash.notes = 20\nwren.notes = 0", **more)
    act(match, WREN, "enter:clubs_ace")
    assert best(match) == "stay"
    match = house(f"{notes}\nash.notes = 0\nwren.notes = 20", **more)
    act(match, WREN, "enter:clubs_ace")
    assert best(match) == "escape"
    assert state(match).exits == 4
