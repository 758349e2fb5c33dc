"""Standing orders in the terminal: said once, obeyed quietly, owned up to in one line."""

from __future__ import annotations

import re

import pytest

import seance.games
from seance.cli.sitting.standing import Standing
from seance.games.house_of_whack import GAME
from seance.kernel.match import Match
from seance.kernel.orders import BARE, TURN, Orders
from seance.kernel.question import ask_one
from seance.kernel.things import PASS, Seat
from tests.cli.conftest import Terminal

PLAY = ("play", "house_of_whack", "--seed", "5")
ALONE = (*PLAY, "--plain")
STAND = "1"
"""Where in Start; at the window that follows there is something to play."""


@pytest.fixture(autouse=True)
def both(terminal: Terminal) -> None:
    """A game with windows, and one without."""
    terminal.monkeypatch.setattr(seance.games, "NAMES", ("house_of_whack", "knock_knock"))


def windows(printed: str) -> int:
    """How often somebody was asked whether they play anything."""
    return printed.count("Do you play anything?")


def test_without_orders_one_is_asked_at_every_window(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=[STAND, "pass", "pass", "q"])
    assert windows(ran.out) == 3
    assert "o orders" in ran.out
    assert "chances pass" not in ran.out


def test_orders_pass_until_ones_turn_and_say_so_in_one_line(terminal: Terminal) -> None:
    ran = terminal.run(*ALONE, typed=[STAND, "o turn target vote", "q"])
    assert "pass until your turn, unless it concerns: target, vote." in ran.out
    after = ran.out.partition("› o turn target vote")[2]
    assert len(re.findall(r"You let \d+ chances pass: it was not your turn\.", after)) == 1
    assert "First’s turn" in after
    assert windows(after) == 1


def test_hold_on_asks_everything_until_it_is_let_go(terminal: Terminal) -> None:
    typed = [STAND, "o hold", "o turn", "o hold", "pass", "o hold", "q"]
    ran = terminal.run(*ALONE, typed=typed)
    after = ran.out.partition("› o turn")[2]
    assert "You hold on" in ran.out
    assert "chances pass: it was not your turn" in after


def test_a_card_to_stop_for_is_asked_for(terminal: Terminal) -> None:
    free = terminal.run(*ALONE, typed=[STAND, "o turn", "q"])
    asked = free.out.partition("Do you play anything?")[2].partition("› o turn")[0]
    card = next(each.title for each in GAME.cards.values() if each.title in asked)
    stopped = terminal.run(*ALONE, typed=[STAND, f"o stop {card.upper()}", "o turn", "pass", "pass", "q"])
    assert f"Cards that you are always stopped for: {card}." in stopped.out
    assert windows(stopped.out.partition("› o turn")[2]) > windows(free.out.partition("› o turn")[2])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("o turn moonlight", "'moonlight' is nothing to be asked for; there is target, room"),
        ("o dawn", "not 'dawn'."),
        ("o stop the postman", "no card 'the postman' in the box"),
    ],
)
def test_bad_orders_are_refused_and_change_nothing(terminal: Terminal, typed: str, said: str) -> None:
    ran = terminal.run(*ALONE, typed=[STAND, typed, "o", "q"])
    assert said in ran.out.replace("\n", " ")
    assert "You are asked at every chance to act." in ran.out


def at_a_window() -> Match:
    """A match where everybody is asked whether they play anything, and it is not the first seat's turn."""
    match = Match(GAME, GAME.settings({}), 5)
    while match.questions[0].name != "react" or match.view()["active"] == 0:
        match.answer_for(match.questions[0], match.questions[0].fallback())
    return match


def test_whoever_takes_back_a_pass_is_asked_after_all() -> None:
    """Else the orders would pass once more, and nothing could be taken back."""
    match = at_a_window()
    standing = Standing(match, [0, 1])
    question = match.question(0)
    assert question is not None
    standing.hold_on(question)
    assert not standing.orders[0].hold
    standing.orders[0] = Orders(TURN)
    assert standing.why(question) == TURN
    standing.hold_on(question)
    assert standing.why(question) == ""


def test_only_somebody_alone_at_the_device_passes_with_nothing_to_play() -> None:
    """Whoever shares it is called, so that the others learn nothing of their hand."""
    question = ask_one(Seat(0), "react", "HW-4.10", [PASS])
    assert Standing(at_a_window(), [0, 1]).why(question) == ""
    assert Standing(at_a_window(), [0]).why(question) == BARE


def test_games_without_windows_take_no_orders(terminal: Terminal) -> None:
    ran = terminal.run("play", "knock_knock", "--seed", "5", "--plain", typed=["o turn", "q"])
    assert "In this game nobody is asked often enough" in ran.out
