"""The scene of the mischief: tables of every game, before, in and after their matches, and people at them.

Everything follows from a seed, and nothing moves by itself: bots think for ever, and nobody has a clock.
"""

from __future__ import annotations

import base64
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple
from unittest.mock import patch

from seance.bots import make
from seance.games import NAMES, load
from seance.kernel.data import QuestionData
from seance.kernel.match import Match
from seance.kernel.question import Answer
from seance.server import play
from seance.server.config import Config
from seance.server.hall import Hall
from seance.server.knowing import BESIDE, owns
from seance.server.records import PLAYING, SentRow
from seance.server.security import digest
from seance.server.tables import Table
from tests.server.kit import Browser, Line, Running, quick, wait_until
from tests.server.people import NEVER

HOST, GUEST, WATCHER, STRANGER = "Ada", "Bram", "Cleo", "somebody without a cookie"
MOST = 5_000
"""No match has so many answers."""
SHORT: dict[str, dict[str, Any]] = {"house_of_whack": {"ending": "1"}}
"""How to come to an end soon, where a match is long."""


def still(database: str) -> Config:
    """A server at which nothing happens but what somebody does."""
    return quick(database, bot_delay=NEVER, window_delay=NEVER, apart_delay=NEVER, sweep=3600.0)


class Place(NamedTuple):
    """Where somebody looks from. ``about`` is the table, in words."""

    who: str
    table: str
    seat: int
    about: str


@dataclass
class Standing:
    """How a table stands: what is asked, since when, and what nobody can take back, and why."""

    number: int = 0
    asked_at: int = 0
    asked: dict[int, QuestionData] = field(default_factory=dict)
    no_undo: dict[int, str] = field(default_factory=dict)
    seats: dict[str, list[int]] = field(default_factory=dict)
    journal: list[tuple[int, Answer]] = field(default_factory=list)
    spent: dict[str, list[str]] = field(default_factory=dict)
    concerns: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)


class Scene:
    """The people, their tables, and every place from which somebody looks at one."""

    def __init__(self, running: Running, people: dict[str, Browser], seed: int) -> None:
        self.running = running
        self.people = people
        self.dice = random.Random(seed)
        self.places: list[Place] = []
        self.standings: dict[str, Standing] = {}

    def lay(self) -> None:
        """A table of every game in every state, and two where something is out of the ordinary."""
        for game in NAMES:
            self._note(self._lobby(game), f"{game}, not begun")
            self._note(self._begun(game, self.dice.randrange(3, 20)), f"{game}, under way")
            self._note(self._begun(game, MOST, seats=2), f"{game}, over")
        self._note(self._solo(NAMES[0]), f"{NAMES[0]}, solo and unseen")
        self._note(self._left(NAMES[-1]), f"{NAMES[-1]}, with a seat that is kept")

    def _lobby(self, game: str, seats: int = 4) -> str:
        """The host has a seat or two, a guest has one, and a bot the last of four."""
        players = load(game).players()
        kinds = ["you", "open", "you", "bot:hints"][: max(players[0], min(seats, players[-1]))]
        wanted = {"pace": "turns", "public": True, "settings": SHORT.get(game, {})}
        table: str = self.people[HOST].open(*kinds, game=game, **wanted)["id"]
        self.people[GUEST].post(f"/tables/{table}/sit", {"seat": 1, "name": GUEST})
        return table

    def _begun(self, game: str, answers: int, seats: int = 4) -> str:
        table = self._lobby(game, seats)
        self.people[HOST].post(f"/tables/{table}/start")
        self.running.do(lambda: advance(self.running.hall, table, answers, self.dice))
        return table

    def _solo(self, game: str) -> str:
        table = self.people[HOST].begin("you", "bot:hints", game=game, pace="turns", watchable=False)
        self.people[HOST].post(f"/tables/{table}/solo")
        self.running.do(lambda: advance(self.running.hall, table, 4, self.dice))
        return table

    def _left(self, game: str) -> str:
        table = self._begun(game, 6)
        self.people[GUEST].post(f"/tables/{table}/rise", {"seat": 1})
        return table

    def _note(self, table: str, about: str) -> None:
        owners = {digest(person.cookie): name for name, person in self.people.items() if person.cookie}
        found = self.running.do(lambda: self.running.hall.table(table))
        self.standings[table] = standing(found, owners)
        for who, seats in self.standings[table].seats.items():
            self.places += [Place(who, table, seat, about) for seat in seats]
        if found.row.watchable:
            self.places += [Place(who, table, BESIDE, about) for who in self.people]

    def look(self, place: Place) -> Any:
        return self.people[place.who].look(place.table, place.seat)

    def seen(self, place: Place) -> list[Any]:
        """All that somebody is shown who looks anew."""
        line: Line
        with self.look(place) as line:
            line.until("table")
            line.send({"type": "ping"})
            line.until("pong")
            return line.heard

    def forget(self) -> None:
        """From now on the server knows no more than what it has stored."""
        hall = self.running.hall
        wait_until(lambda: not hall.viewers)
        for table in list(hall.tables.values()):
            self.running.do(partial(hall.unload, table))

    def go_on(self) -> None:
        """Whoever is asked something answers it, as if nothing had been."""
        for place in self.places:
            question = self.standings[place.table].asked.get(place.seat)
            if question is not None:
                self._answer(place)

    def _answer(self, place: Place) -> None:
        line: Line
        with self.look(place) as line:
            step = line.until("step")
            if step["question"] is not None:
                assert line.reply(line.answer(step))["type"] == "done"


@contextmanager
def scene(running: Running, seed: int) -> Iterator[Scene]:
    """Lay the tables for as long as the block lasts."""
    with ExitStack() as stack:
        stack.enter_context(patch("seance.server.lobby.secrets", Fate(seed)))
        names = (HOST, GUEST, WATCHER, STRANGER)
        people = {name: stack.enter_context(Browser(running.url)) for name in names}
        people[WATCHER].open("you", "open")
        found = Scene(running, people, seed)
        found.lay()
        yield found


class Fate:
    """Ids and seeds that are the same for the same seed, so that what went wrong can be met again."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def randbits(self, bits: int) -> int:
        return self.dice.getrandbits(bits)

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self.dice.randbytes(size)).decode().rstrip("=")


async def advance(hall: Hall, number: str, answers: int, dice: random.Random) -> None:
    """Play on, as bots do, so long and until a person has a choice; or to the end."""
    table = await hall.table(number)
    bot = make("hints", load(table.row.game), dice.getrandbits(60))
    while table.row.status == PLAYING and (table.playing.number < answers or not _has_choice(table)):
        match = table.playing
        question = dice.choice(match.questions)
        given = question.spell(bot.answer(match.view(question.seat), question.frozen()))
        owner = table.seats[question.seat].owner
        sent = SentRow(table.id, owner, f"sent-{match.number}", 0) if owner else None
        await table.act(play.answer(hall.config, question.seat, given, match.number, sent=sent))


def _has_choice(table: Table) -> bool:
    asked = table.playing.questions
    return any(table.seats[each.seat].owner and len(each.options) > 1 for each in asked)


def standing(table: Table, owners: dict[str, str]) -> Standing:
    """How a table stands, by the engine's own account."""
    found = Standing(seats=_seats(table, owners))
    match = table.match
    if match is not None:
        found.number, found.asked_at = match.number, match.asked_at
        found.asked = {} if match.over else {each.seat: each.data() for each in match.run.asked}
        found.no_undo = {seat.seat: play.why_no_undo(table, seat.seat) for seat in table.seats}
        found.journal = [(entry.seat, entry.answer) for entry in match.journal]
        found.spent = _spent(match, table, owners)
        if match.game.windows is not None:
            found.concerns, found.cards = set(match.game.windows.concerns), set(match.game.cards)
    return found


def _seats(table: Table, owners: dict[str, str]) -> dict[str, list[int]]:
    """Whose are which seats now."""
    return {name: [seat.seat for seat in table.seats if owns(seat, who)] for who, name in owners.items()}


def _spent(match: Match, table: Table, owners: dict[str, str]) -> dict[str, list[str]]:
    """The ids under which somebody's answers were carried out."""
    found: dict[str, list[str]] = {}
    for number, entry in enumerate(match.journal):
        name = owners.get(table.seats[entry.seat].owner)
        if name is not None:
            found.setdefault(name, []).append(f"sent-{number}")
    return found
