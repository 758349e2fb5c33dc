"""An evening at a table: people do things at random, and everything that reaches them is judged.

The law is told here once more, apart from the server's own account: what somebody may know are the seats
they had when the match began, or else the first one they took. Whatever they receive while it runs must be
the same had all other cards been dealt otherwise; unless nobody else ever plays in that match.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

from litestar import Litestar

from seance.kernel.match import Match
from seance.kernel.question import ONE
from seance.server import play
from seance.server.hall import Hall
from seance.server.knowing import owns
from seance.server.records import OPEN, OVER, PLAYING
from seance.server.tables import Table
from tests.server import redealing
from tests.server.people import Person, Wire

SEATS = 3
KINDS = ("you", "open", "bot:hints")
NAMES = ("Ada", "Bram", "Cleo")
LOBBY = {"sit": 4, "rise": 1, "free": 1, "bot": 1, "look": 2}
IN_PLAY = {
    "answer": 8,
    "sit": 5,
    "rise": 1,
    "free": 4,
    "bot": 3,
    "solo": 1,
    "save": 3,
    "replay": 4,
    "story": 2,
    "look": 6,
    "turn": 2,
    "hang_up": 1,
    "undo": 1,
    "ask": 1,
    "forget": 1,
}
THE_HOSTS = {"free", "bot", "solo", "save"}


class Act(NamedTuple):
    """Something that somebody does; what it comes to depends on how things stand then."""

    name: str
    person: int
    seat: int
    n: int


def evening(seed: int, acts: int) -> list[Act]:
    """A table is opened, people come, a match begins, and much goes on."""
    dice = random.Random(seed)
    coming = [_act(dice, LOBBY) for _ in range(dice.randrange(5))]
    return [
        Act("open", 0, 0, dice.randrange(len(KINDS) ** SEATS)),
        *coming,
        Act("start", 0, 0, 0),
        *[_act(dice, IN_PLAY) for _ in range(acts)],
    ]


def _act(dice: random.Random, weights: dict[str, int]) -> Act:
    name = dice.choices(list(weights), list(weights.values()))[0]
    person = 0 if name in THE_HOSTS and dice.random() < 0.9 else dice.randrange(len(NAMES))
    seat = -1 if dice.random() < 0.1 else dice.randrange(SEATS)
    return Act(name, person, seat, dice.randrange(1 << 20))


class Leak(NamedTuple):
    """Somebody received what they could not rightly know."""

    person: str
    what: str


class Evening:
    """One table, those who come to it, and what they get to know."""

    def __init__(self, app: Litestar, game: str, settings: dict[str, Any]) -> None:
        self.hall: Hall = app.state.hall
        self.game = game
        self.settings = settings
        self.people = [Person(app, name) for name in NAMES]
        self.id = ""
        self.rightful: dict[str, frozenset[int]] = {}
        self.leaks: list[Leak] = []
        self.judged: Counter[str] = Counter()

    @property
    def table(self) -> Table:
        return self.hall.tables[self.id]

    async def spend(self, trace: list[Act]) -> list[str]:
        """Do all of it; what anybody learnt that they should not have, with somebody else in the match."""
        try:
            for act in trace:
                await self._do(act)
        finally:
            for person in self.people:
                await person.leave()
        return [
            f"{leak.person} received {leak.what}"
            for leak in self.leaks
            if any(name != leak.person for name in self.rightful)
        ]

    async def _do(self, act: Act) -> None:
        if (act.name == "open") != (self.id == ""):
            return
        deed: Callable[[Person, Act], Awaitable[None]] = getattr(self, f"_{act.name}")
        await deed(self.people[act.person], act)
        self._note_seats()
        for person in self.people:
            for wire in person.wires:
                await self._overhear(person, wire)
            person.wires = [wire for wire in person.wires if not wire.closed]

    def _note_seats(self) -> None:
        if self.table.row.status != PLAYING:
            return
        for person in self.people:
            held = frozenset(seat.seat for seat in self.table.seats if owns(seat, person.who))
            if held:
                self.rightful.setdefault(person.name, held)

    def _eyes(self, person: Person, act: Act) -> int:
        """Through which seat somebody wants to look: mostly through one of theirs."""
        held = [seat.seat for seat in self.table.seats if owns(seat, person.who)]
        return held[act.n % len(held)] if held and act.n % 4 else act.seat

    # --- what they do ----------------------------------------------------------------------------------

    async def _open(self, person: Person, act: Act) -> None:
        kinds = [KINDS[act.n // len(KINDS) ** at % len(KINDS)] for at in range(SEATS)]
        wanted = {"game": self.game, "seats": kinds, "settings": self.settings, "pace": "turns"}
        answer = await person.post("", {**wanted, "name": person.name})
        self.id = answer.json()["id"]
        await self.hall.table(self.id)

    async def _start(self, person: Person, _: Act) -> None:
        await person.post(f"/{self.id}/start")

    async def _sit(self, person: Person, act: Act) -> None:
        """Mostly where there is room."""
        free = [seat.seat for seat in self.table.seats if seat.kind == OPEN]
        seat = free[act.n % len(free)] if free and act.n % 4 else max(0, act.seat)
        await person.post(f"/{self.id}/sit", {"seat": seat, "name": person.name})

    async def _rise(self, person: Person, act: Act) -> None:
        await person.post(f"/{self.id}/rise", {"seat": max(0, self._eyes(person, act))})

    async def _free(self, person: Person, act: Act) -> None:
        await person.post(f"/{self.id}/seats/{max(0, act.seat)}", {"kind": "open"})

    async def _bot(self, person: Person, act: Act) -> None:
        await person.post(f"/{self.id}/seats/{max(0, act.seat)}", {"kind": "bot"})

    async def _solo(self, person: Person, _: Act) -> None:
        await person.post(f"/{self.id}/solo")

    async def _look(self, person: Person, act: Act) -> None:
        person.look(self.id, self._eyes(person, act))

    async def _turn(self, person: Person, act: Act) -> None:
        if person.wires:
            message = {"type": "look", "seat": self._eyes(person, act)}
            person.wires[act.n % len(person.wires)].send(message)

    async def _hang_up(self, person: Person, act: Act) -> None:
        if person.wires:
            await person.wires.pop(act.n % len(person.wires)).close()

    async def _answer(self, _: Person, act: Act) -> None:
        """Whoever is asked answers: over a socket if there is one, else as a bot would."""
        if self.table.row.status != PLAYING:
            return
        match = self.table.playing
        question = match.questions[act.n % len(match.questions)]
        keys = question.keys()
        given = keys[act.n % len(keys)] if question.kind == ONE else question.spell(question.fallback())
        owner = [each for each in self.people if owns(self.table.seats[question.seat], each.who)]
        if owner and owner[0].wires:
            message = {"type": "answer", "id": f"{match.number}-{act.n}", "seat": question.seat}
            owner[0].wires[0].send({**message, "number": match.number, "answer": given})
            await self._overhear(owner[0], owner[0].wires[0])
        else:
            await self.table.act(play.answer(self.hall.config, question.seat, given, match.number, by="bot"))

    async def _undo(self, person: Person, act: Act) -> None:
        if person.wires and self.table.row.status == PLAYING:
            number = self.table.playing.number
            message = {"type": "undo", "id": f"u{number}-{act.n}", "seat": max(0, act.seat), "number": number}
            person.wires[0].send(message)
            await self._overhear(person, person.wires[0])

    async def _forget(self, _: Person, _act: Act) -> None:
        """The server knows no more of the table than what it has stored."""
        self.table.stale, self.table.match = True, None
        async with self.table.held():
            assert self.table.row.status

    # --- what they are told ----------------------------------------------------------------------------

    async def _ask(self, person: Person, _: Act) -> None:
        answer = await person.get(f"/{self.id}")
        self._search(person, answer.text)

    async def _save(self, person: Person, _: Act) -> None:
        answer = await person.get(f"/{self.id}/save")
        if answer.is_success:
            names = [seat.name for seat in self.table.seats]
            self._judge(person, "the save", lambda match: redealing.file(match, names), answer.json())

    async def _replay(self, person: Person, act: Act) -> None:
        at, seat = act.n % (self.table.row.answers + 1), self._eyes(person, act)
        answer = await person.get(f"/{self.id}/replay?at={at}&seat={seat}")
        if answer.is_success:
            then, told = self._match_at(at), redealing.bare(answer.json())
            sent = partial(redealing.step, seat=seat)
            self._judge(person, f"the replay of seat {seat}", sent, told, then)

    async def _story(self, person: Person, act: Act) -> None:
        kind, seat = ("", "/md")[act.n % 2], self._eyes(person, act)
        answer = await person.get(f"/{self.id}/story{kind}?of={seat}")
        if not answer.is_success:
            return
        told: Any = answer.text if kind else answer.json()
        names = [seat.name for seat in self.table.seats]

        def sent(match: Match) -> Any:
            if kind:
                return redealing.book(match, seat, names)
            return redealing.story(match, seat, names, told["of"])

        self._judge(person, f"the story of seat {seat}", sent, told)

    async def _overhear(self, person: Person, wire: Wire) -> None:
        for text in await wire.settle():
            self._search(person, text)
            told = json.loads(text)
            if told["type"] == "step":
                sent = partial(redealing.step, seat=told["seat"], first=told["first"])
                self._judge(person, f"a step for seat {told['seat']}", sent, redealing.bare(told))

    def _match_at(self, answers: int) -> Match:
        whole = self.table.playing
        then = Match(whole.game, whole.settings, whole.seed, sealed=whole.sealed)
        then.replay(whole.journal.part(0, answers))
        return then

    def _judge(
        self, person: Person, what: str, sent: Callable[[Match], Any], told: Any, then: Match | None = None
    ) -> None:
        """Hold what was sent against what would have been, had the cards been dealt otherwise."""
        if self.table.row.status == OVER:
            return
        self._search(person, json.dumps(told))
        match = self.table.playing if then is None else then
        assert sent(match) == told, f"this is not how {what} is made"
        known = self.rightful.get(person.name, frozenset())
        deals = [sent(redealing.otherwise(match, known, seed)) for seed in (1, 2)]
        self.judged[what.rstrip("-0123456789")] += 1
        if deals[0] != deals[1]:
            self.leaks.append(Leak(person.name, f"{what}, knowing {sorted(known)}"))

    def _search(self, person: Person, text: str) -> None:
        row = self.table.row
        if row.seed and row.status == PLAYING and row.seed in text:
            self.leaks.append(Leak(person.name, "the seed"))
