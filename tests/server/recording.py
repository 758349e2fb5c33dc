"""A served match in simulated time, with everything that each socket hears and when.

Nothing happens but what is due: the clock is set to the next moment at which a bot, somebody's orders, the
table's patience or a person answers. People think as long as the number of the question has it, whatever
their cards are; at windows they pass.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from litestar import Litestar

from seance.bots import ask, make
from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.cards import Arcana
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.match import Match
from seance.server import bots, clock, schedule
from seance.server.hall import Hall
from seance.server.play import schedule as plan
from seance.server.schedule import Pending
from seance.server.tables import Table
from tests.server.people import Person, Wire

PEOPLE = ("Ada", "Bram", "Cleo")
SEATS = ("you", "open", "open", "bot:hints")
START = 1_000_000.0


class Heard(NamedTuple):
    """What was heard, when, and by whom; -1 watches."""

    at: float
    seat: int
    text: str


class Time:
    """The time of day as the test wants it, and all chance from one seed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = START
        for module in (schedule, clock):
            monkeypatch.setattr(module, "now", lambda: self.now)
        monkeypatch.setattr(clock.Clock, "arm", lambda _clock, _table: None)
        self.monkeypatch = monkeypatch

    def begin(self, seed: int) -> None:
        """From here on everything follows from the seed."""
        self.now = START
        self.monkeypatch.setattr(schedule, "_chance", random.Random(seed))
        self.monkeypatch.setattr(bots, "secrets", SimpleNamespace(randbits=random.Random(seed).getrandbits))


def at_window(seed: int, seat: int) -> Match:
    """A match some turns old, where others act and everybody is asked whether they play anything."""
    return _played(seed, seat).clone()


@cache
def _played(seed: int, seat: int) -> Match:
    match = Match(GAME, GAME.settings({"players": 4, "ending": "1"}), seed)
    players = [make("hints", GAME, seed + each) for each in range(4)]
    while match.number < 150 or not _suits(match, seat):
        question = match.questions[0]
        match.answer_for(question, ask(players[question.seat], question, match.view))
    return match


def _suits(match: Match, seat: int) -> bool:
    fresh = match.secret and match.run.given == 0 and match.questions[0].name == "react"
    return fresh and match.question(seat) is not None and match.view()["active"] == (seat + 1) % 4


Wanted = Callable[[Premises, Player, Arcana], bool]


def holding(match: Match, seat: int, wanted: Wanted) -> None:
    """Let a seat hold other cards of the deck, from where it is drawn last; its own lie there instead.

    What somebody else has seen of its hand stays there.
    """
    s: Premises = match.run.state  # type: ignore[assignment]
    hand, deck = s.players[seat].hand.cards, s.drama.cards
    found = [at for at, card in enumerate(deck[: len(deck) // 2]) if wanted(s, s.players[seat], card)]
    others = [player for player in range(len(s.players)) if player != seat]
    hidden = [
        place
        for place in range(len(hand))
        if not any(s.players[seat].hand.knows(place, other) for other in others)
    ]
    for place, at in zip(hidden, found, strict=False):
        hand[place], deck[at] = deck[at], hand[place]
    assert match.run.together is not None
    match.run.asked = match.run.together.build()
    match.run.question = match.run.asked[0]


class Recorded:
    """One table with three people and a bot, and somebody who watches."""

    def __init__(self, app: Litestar, time: Time) -> None:
        self.hall: Hall = app.state.hall
        self.time = time
        self.people = [Person(app, name) for name in (*PEOPLE, "Watcher")]
        self.wires: dict[int, Wire] = {}
        self.steps: dict[int, dict[str, Any]] = {}
        self.asked: dict[int, tuple[int, float]] = {}
        self.heard: list[Heard] = []
        self.id = ""

    @property
    def table(self) -> Table:
        return self.hall.tables[self.id]

    async def open(self, match: Match, orders: dict[int, dict[str, Any]]) -> None:
        """Sit down to a match that is under way, and leave these orders."""
        ada, bram, cleo, watcher = self.people
        wanted = {"game": GAME.name, "seats": SEATS, "name": "Ada", "settings": match.settings}
        self.id = (await ada.post("", wanted)).json()["id"]
        for seat, person in ((1, bram), (2, cleo)):
            await person.post(f"/{self.id}/sit", {"seat": seat, "name": person.name})
        await ada.post(f"/{self.id}/start")
        self.time.begin(match.seed)
        async with self.table.held():
            self.table.match = match
            self.table.row.answers = match.number
            for seat, given in orders.items():
                self.table.seats[seat].orders = given
            for name, moment in plan(self.hall.config, self.table, match, [], Pending()).items():
                setattr(self.table.row, name, moment)
        for seat, person in enumerate((ada, bram, cleo)):
            person.look(self.id, seat)
            self.wires[seat] = person.wires[0]
        await watcher.get(f"/{self.id}")
        watcher.look(self.id, -1)
        self.wires[-1] = watcher.wires[0]
        await self.listen()

    async def listen(self) -> None:
        """Write down what everybody hears now."""
        for seat, wire in self.wires.items():
            for text in await wire.settle():
                self.heard.append(Heard(round(self.time.now - START, 6), seat, text))
                self._learn(seat, json.loads(text))

    def _learn(self, seat: int, message: dict[str, Any]) -> None:
        if message["type"] != "step":
            return
        self.steps[seat] = message
        number = self.table.playing.asked_at
        if message["question"] is None:
            self.asked.pop(seat, None)
        elif self.asked.get(seat, (-1, 0.0))[0] != number:
            think = random.Random(f"{number} {seat}").uniform(0.1, 20.0)
            self.asked[seat] = (number, self.time.now + think)

    async def go_on(self) -> bool:
        """Let the next thing happen; False when nothing ever will."""
        row = self.table.row
        moments = {seat: at for seat, (_, at) in self.asked.items()}
        moments |= {at: when for at, when in ((-1, row.deadline), (-2, row.bot_at)) if when is not None}
        if not moments or self.table.playing.over:
            return False
        first = min(moments, key=lambda each: (moments[each], each))
        self.time.now = max(self.time.now, moments[first])
        if first < 0:
            await self.hall.clock.attend(self.table)
        else:
            self._answer(first)
        await self.listen()
        return True

    def _answer(self, seat: int) -> None:
        """A person answers: passes at a window, and does what a bot would do elsewhere."""
        match = self.table.playing
        question, number = match.question(seat), self.asked.pop(seat)[0]
        assert question is not None
        token = question.fallback()
        if GAME.windows is None or question.name not in GAME.windows.names:
            token = ask(make("hints", GAME, number), question, match.view)
        answer = question.spell(token)
        message = {"type": "answer", "id": f"{number}-{seat}", "seat": seat, "number": number}
        self.wires[seat].send({**message, "answer": answer})

    def others(self, seat: int) -> list[Heard]:
        """What everybody but this seat has heard since they sat down."""
        return [each for each in self.heard if each.seat != seat and '"type":"table"' not in each.text]

    async def leave(self) -> None:
        for person in self.people:
            await person.leave()
