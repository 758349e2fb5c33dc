"""What others hear, and when, does not depend on the hand one holds: shown over recorded traffic."""

from __future__ import annotations

import asyncio
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from seance.bots import HintsBot
from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.cards import Arcana
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import able
from seance.games.house_of_whack.state import Premises
from seance.kernel.game import View
from seance.kernel.match import Match
from seance.kernel.question import Prompt, Question, Token
from seance.server import play, schedule
from seance.server.app import build
from seance.server.records import HUMAN, SeatRow
from tests.contract.kit import thorough
from tests.server.kit import file, quick
from tests.server.recording import Heard, Recorded, Time, at_window, holding

MATCHES = 2
"""SEANCE_THOROUGH makes it more, or fewer."""
PERSON, BOT = 1, 3
PASSING = {"until": "turn", "unless": ["target", "vote"], "stop": [], "hold": False}
EVERYBODY: dict[int, dict[str, Any]] = dict.fromkeys(range(3), PASSING)
ORDERS: dict[str, dict[int, dict[str, Any]]] = {
    "nobody left orders": {},
    "the one whose hand it is passes": {PERSON: PASSING},
    "everybody else passes": {0: PASSING, 2: PASSING},
    "everybody passes": EVERYBODY,
}


def can_be_played(s: Premises, me: Player, card: Arcana) -> bool:
    return not card.cancel and not card.action and able(s, me, card.deeds)


def cannot(_s: Premises, _me: Player, card: Arcana) -> bool:
    return card.cancel or card.action


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


class Traffic:
    """The same stretch of a match twice: once with cards to play at every window, once with none."""

    def __init__(self, folder: Path, time: Time) -> None:
        self.folder = folder
        self.time = time
        self.bare = 0
        self.full = 0

    def differs(self, seed: int, seat: int, orders: dict[int, dict[str, Any]]) -> tuple[Heard | None, ...]:
        """The first thing that others hear otherwise, in both of its forms; empty when there is none."""
        rich, poor = (asyncio.run(self._record(seed, seat, orders, rich)) for rich in (True, False))
        for one, other in zip_longest(rich, poor):
            if one != other:
                return one, other
        return ()

    async def _record(
        self, seed: int, seat: int, orders: dict[int, dict[str, Any]], rich: bool
    ) -> list[Heard]:
        database = file(self.folder / f"{seed}-{seat}-{rich}-{len(orders)}")
        app = build(quick(database, bot_delay=(0.25, 0.7), window_delay=(1.0, 2.5), sweep=3600.0))
        await app.state.hall.open()
        match = at_window(seed, seat)
        holding(match, seat, can_be_played if rich else cannot)
        try:
            return await self._told(Recorded(app, self.time), match, seat, orders)
        finally:
            await app.state.hall.close()

    async def _told(
        self, table: Recorded, match: Match, seat: int, orders: dict[int, dict[str, Any]]
    ) -> list[Heard]:
        """All until the seat is asked something that is no window, where its hand really acts."""
        await table.open(match, orders)
        assert GAME.windows is not None
        while (question := match.question(seat)) is None or question.name in GAME.windows.names:
            if question is not None:
                self.bare += len(question.options) == 1
                self.full += len(question.options) > 1
            if not await table.go_on():
                break
        await table.leave()
        return table.others(seat)


@pytest.fixture
def traffic(tmp_path: Path, time: Time) -> Traffic:
    return Traffic(tmp_path, time)


@pytest.mark.parametrize("orders", ORDERS.values(), ids=ORDERS)
def test_what_others_hear_and_when_does_not_tell_what_somebody_holds(
    traffic: Traffic, orders: dict[int, dict[str, Any]]
) -> None:
    for seed in range(thorough(MATCHES)):
        assert traffic.differs(seed, PERSON, orders) == ()
    assert traffic.bare > 5
    assert traffic.full > 5


def at_windows_pass(self: HintsBot, view: View, question: Prompt) -> Token:
    """A bot that lets every window go by, whatever it holds."""
    assert GAME.windows is not None
    return question.fallback() if question.name in GAME.windows.names else weighed(self, view, question)


weighed = HintsBot.answer


def test_nor_does_it_tell_what_a_bot_holds(traffic: Traffic, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HintsBot, "answer", at_windows_pass)
    for seed in range(thorough(MATCHES)):
        assert traffic.differs(seed, BOT, EVERYBODY) == ()
    assert traffic.bare > 5
    assert traffic.full > 5


# --- leaks that there could be -----------------------------------------------------------------------


def passes_at_once(match: Match, seats: list[SeatRow], question: Question) -> bool:
    """Somebody who can only pass is not waited for."""
    return len(question.options) == 1 or honest(match, seats, question)


honest = schedule.waits_for_nobody


def hurries(match: Match, seats: list[SeatRow], *others: Any) -> dict[str, Any]:
    """The bots take their time where a person could play something."""
    found = kept(match, seats, *others)
    able = any(seats[q.seat].kind == HUMAN and len(q.options) > 1 for q in match.questions)
    return found if found["bot_at"] is None or not able else {**found, "bot_at": found["bot_at"] + 1.0}


kept = schedule.at_a_window


def test_a_pass_that_comes_by_itself_is_found(traffic: Traffic, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "waits_for_nobody", passes_at_once)
    assert any(traffic.differs(seed, PERSON, {}) for seed in range(3))


def test_a_bot_that_takes_its_time_by_a_persons_hand_is_found(
    traffic: Traffic, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "at_a_window", hurries)
    assert any(traffic.differs(seed, PERSON, EVERYBODY) for seed in range(3))


def test_windows_that_are_timed_like_any_question_are_found(
    traffic: Traffic, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was before there were orders."""
    monkeypatch.setattr(play, "at_window", lambda _: False)
    monkeypatch.setattr(schedule, "at_window", lambda _: False)
    assert any(traffic.differs(seed, PERSON, {}) for seed in range(3))
