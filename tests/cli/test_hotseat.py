"""Two people, one device: nobody sees the other's cards."""

from __future__ import annotations

import re

from seance.games import load
from seance.kernel.match import Match
from tests.cli.conftest import Terminal
from tests.cli.test_play import TURN

TWO = ("play", "knock_knock", "--seed", "2", "--seats", "human,human", "--names", "Ada,Ben")
ENTER = ""
CURTAIN = "Pass the device to"


def stretches(printed: str) -> list[tuple[str, str]]:
    """What was printed while each player held the device."""
    parts = re.split(rf"{CURTAIN} [●▲] (\w+), press Enter", printed)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_the_device_goes_from_hand_to_hand(terminal: Terminal) -> None:
    ran = terminal.run(*TWO, typed=[ENTER, *TURN, ENTER, ENTER, "no", "roll"])
    assert [name for name, _ in stretches(ran.out)] == ["Ada", "Ben"]


def test_nothing_of_another_hand_is_printed(terminal: Terminal) -> None:
    typed = [ENTER, "1", "", "2", "", "yes", ENTER, "no", "2", "1", "2", "", "no", ENTER, "yes", "1"]
    ran = terminal.run(*TWO, typed=typed)
    seen = stretches(ran.out)
    assert [name for name, _ in seen] == ["Ada", "Ben", "Ada"]
    for name, text in seen:
        own, other = ("●", "▲") if name == "Ada" else ("▲", "●")
        assert f"│ {own} {name}" in text
        hands = re.findall(rf"│ {other} \w+ +\d+ +(\S+( \S+)?) +│", text)
        assert hands
        assert {hand.strip() for hand, _ in hands} <= {"?", "?, ?"}


def test_cards_of_the_other_player_are_not_named_at_all(terminal: Terminal) -> None:
    """Seed 2 deals the two of them no card in common, so any title of Ben's hand would be a leak."""
    terminal.run("games")
    match = Match(load("knock_knock"), load("knock_knock").settings({}), 2)
    mine, theirs = (match.view(seat)["guests"][seat]["hand"] for seat in (0, 1))
    assert not set(mine) & set(theirs)
    ran = terminal.run(*TWO, typed=[ENTER, "l", "t", "3", "", "2", "", "yes"])
    ((_, text),) = stretches(ran.out)[:1]
    for key in theirs:
        shown = [line for line in text.splitlines() if key.capitalize() in line and "only you" not in line]
        assert shown == []


def test_what_only_one_may_know_is_seen_before_the_device_goes_on(terminal: Terminal) -> None:
    ran = terminal.run(*TWO, typed=[ENTER, "roll", "", "1", "", "yes", ENTER, "no"])
    ada, ben = (text for _, text in stretches(ran.out))
    assert "comes next" in ada
    assert "comes next" not in ben


def test_one_person_is_never_asked_to_pass_the_device(terminal: Terminal) -> None:
    ran = terminal.run("play", "knock_knock", "--seed", "2", typed=TURN)
    assert CURTAIN not in ran.out


def test_the_log_is_each_players_own(terminal: Terminal) -> None:
    ran = terminal.run(*TWO, typed=[ENTER, "1", "", "1", "", "yes", ENTER, "l"])
    ada, ben = (text for _, text in stretches(ran.out))
    assert re.search(r"Ada plays the \w+\.", ada)
    assert "Ada plays a card." in ben
    assert not re.search(r"Ada plays the", ben)
