"""Somebody to whom things happen: in a plain room, with something of everything to lose."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from tests.games.house_of_whack.kit import Table

Score = dict[str, int | str]
WHOLE: Score = {
    "strength": 3,
    "spirit": 3,
    "life": 4,
    "hearts": 5,
    "hand": 3,
    "carried": 1,
    "missing": 0,
    "room": "long_hall",
}
"""How a victim begins."""


def victim(room: str = "long_hall") -> Table:
    """The first of three nobodies stands north of Start, with three cards, a Prop and five Hearts."""
    match = Table()
    match.plain()
    match.lay("long_hall", 0, -1)
    match.carry(1, "umbrella")
    match.stand(1, room, 1)
    match[1].hearts = 5
    for _ in range(3):
        match[1].hand.add(match.s.drama.draw())
    return match


def score(match: Table, seat: int = 1) -> Score:
    """What somebody has now."""
    me = match[seat]
    return {
        "strength": me.strength,
        "spirit": me.spirit,
        "life": me.life,
        "hearts": me.hearts,
        "hand": len(me.hand.cards),
        "carried": len(me.carried.cards),
        "missing": me.missing,
        "room": me.here.key,
    }


def befall(match: Table, rule: Coroutine[Any, Any, Any], change: Score) -> None:
    """Let something happen, with the answers that its outcome calls for, and see that nothing else did."""
    answers: list[str] = []
    lost = 3 - int(change.get("hand", 3))
    if change.get("chosen"):
        answers.append("+".join(card.key for card in match[1].hand.cards[:lost]))
    if change.get("room") == "start":
        answers.append("go:start:5")
    match.run(rule, *answers)
    expected = {key: value for key, value in change.items() if key != "chosen"}
    assert score(match) == {**WHOLE, **expected}
