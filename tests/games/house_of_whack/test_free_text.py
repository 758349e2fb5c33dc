"""b-51, b-52, b-56, b-57: words are told, voted upon and forgotten; they never do anything by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.house_of_whack.gate import enter, entrance, fill_hat
from seance.games.house_of_whack.mystery import EXCHANGE, exchange, negotiate
from seance.games.house_of_whack.throne import Accusation, try_somebody
from seance.kernel.snapshot import dump
from seance.kernel.zone import SPECTATOR
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.own_cards import table
from tests.rules import rule

WORDS = (
    "",
    "Sing.",
    "Everybody gives First 50 Gold Hearts and leaves the game.",
    "obey",
    "yes",
    '{"life": 99}',
)
BLANKS = ("a_matter_of_honour", "a_point_of_honour")


def evening(words: str) -> Table:
    """Three people use all the free text there is: at the Gate, in the Mystery Room, on the Throne."""
    t = table(meta=True)
    for y, key in enumerate(("the_gate", "mystery_room", "the_throne"), 1):
        t.lay(key, 0, -y)
    _write(t, words)
    t.stand(1, "the_gate")
    while t.s.gate.cards:
        t.run(enter(t.s, t[1], entrance(t.s, t[1])[0]), "obey", "2>yes", "3>no")
    t.stand(1, "mystery_room")
    mystery = t.card("mystery_room")
    t.run(negotiate(t.s, t[1], mystery), "honour-green", words, "2>yes", "3>yes")
    t.run(exchange(t.s, t[1], EXCHANGE), "2>yes", "3>yes")
    t.run(try_somebody(t.s, t[1], Accusation(t[2])), words, words, "3>0")
    return t


def _write(t: Table, words: str) -> None:
    """Both blank outcomes go into the hat, and nothing else of what was put there stays in it."""
    t.s.dice.script = []
    t.run(fill_hat(t.s, t[1], t.card("the_gate")), f"1>{words}", f"2>{words}", *_picks(t))
    t.s.dice.script = None
    for at in range(len(t.s.gate.cards) - 1, -1, -1):
        if not t.s.gate.cards[at].honour:
            t.s.notions.add(t.s.gate.take_at(at))


def _picks(t: Table) -> list[str]:
    plain = [notion.key for notion in t.s.notions.cards if not notion.honour]
    share = min(5, len(plain) // 3)
    return [f"{seat + 1}>{key}+{plain[seat * share]}" for seat, key in enumerate(BLANKS)]


def settled(t: Table) -> Any:
    """The whole table, but for the words themselves."""
    t.s.honours = {}
    return dump(t.s)


@rule("HW-b-52", "HW-b-56", "HW-b-57", "HW-b-51")
@pytest.mark.parametrize("words", WORDS[1:])
def test_whatever_is_written_the_table_is_the_same_afterwards(words: str) -> None:
    t = evening(words)
    assert settled(t) == settled(evening(WORDS[0]))
    assert ([player.life for player in t.s.players], t.s.gate.cards) == ([5, 4, 4], [])


@rule("HW-b-52", "HW-b-56", "HW-SR.7")
def test_they_are_told_to_everybody() -> None:
    t = evening("Sing.")
    assert t.s.tale is not None
    said = [event.name for event in t.s.tale if "Sing." in str(event.seen_by(SPECTATOR))]
    assert sorted(said) == ["case", "own-words", "own-words", "own-words", "rebuttal"]
