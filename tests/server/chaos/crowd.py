"""A crowd: people at several tables, of all games, with bots among them; one match after another."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple, Self

import httpx

from tests.server.chaos.guest import Guest
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.screen import Screen

SOON = 60.0
"""Seconds within which something must happen: a bound, no wait, for a machine may have other work to do."""


class Party(NamedTuple):
    """Who meets for which game."""

    game: str
    people: int
    bots: int


PARTIES = (
    Party("haunt_the_house", 3, 1),
    Party("edwardian", 2, 1),
    Party("way_out", 2, 1),
    Party("way_out", 3, 0),
    Party("haunt_the_house", 2, 0),
)


class Sitting:
    """One match and the pages that show it."""

    def __init__(self, table: str, guests: list[Guest]) -> None:
        self.table = table
        self.guests = guests

    @property
    def over(self) -> bool:
        return all(guest.screen.over for guest in self.guests)

    @property
    def number(self) -> int:
        return max(guest.screen.number for guest in self.guests)


class Crowd:
    """Everybody who plays tonight, and everything they were promised."""

    def __init__(self, urls: list[str], screen: Callable[[], Screen] = Screen) -> None:
        self.urls = urls
        self.screen = screen
        self.ledger = Ledger()
        self.sittings: list[Sitting] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = asyncio.Event()

    async def __aenter__(self) -> Self:
        self.tasks = [asyncio.create_task(self._evening(party)) for party in PARTIES]
        await self._until(lambda: len(self.sittings) >= len(PARTIES))
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def guests(self) -> Iterator[Guest]:
        return (guest for sitting in self.sittings for guest in sitting.guests)

    async def some_answers(self, least: int = 5) -> None:
        """Nothing breaks before there is something to lose."""
        wanted = len(self.ledger.acknowledged) + least
        await self._until(lambda: len(self.ledger.acknowledged) >= wanted)

    def hush(self) -> None:
        """Nobody answers any more; everybody stays and looks."""
        for guest in self.guests:
            guest.silent = True

    async def _until(self, ready: Callable[[], bool]) -> None:
        until = time.monotonic() + SOON
        while not ready():
            assert time.monotonic() < until, f"nobody could play any more: {self._described()}"
            self._look_after()
            await asyncio.sleep(0.02)

    def _described(self) -> list[str]:
        return [
            f"{guest.table} {guest.seat}: {'on' if guest.socket else 'off'} the line, asked {_name(guest)} "
            f"at {guest.screen.number}, waits for {list(guest.unconfirmed)}"
            for guest in self.guests
        ]

    def _look_after(self) -> None:
        """A guest of ours who fell is a fault of the harness, and must not pass for a quiet one."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def _evening(self, party: Party) -> None:
        while not self.closing.is_set():
            sitting = await self._sat_down(party)
            if self.closing.is_set():
                return
            self.sittings.append(sitting)
            await asyncio.gather(*(guest.stay() for guest in sitting.guests))

    async def _sat_down(self, party: Party) -> Sitting:
        """Open a table and begin, however often that takes."""
        seats = ["you", *["open"] * (party.people - 1), *["bot:random"] * party.bots]
        host = self._guest("", 0)
        wanted = {"game": party.game, "seats": seats, "pace": "turns"}
        table = str((await self._call(host, "", wanted)).json()["id"])
        guests = [host, *(self._guest(table, seat) for seat in range(1, party.people))]
        for guest in guests:
            guest.table = table
            await self._call(guest, f"/{table}/sit", {"seat": guest.seat})
        await self._call(host, f"/{table}/start", {})
        return Sitting(table, guests)

    def _guest(self, table: str, seat: int) -> Guest:
        return Guest(self.urls, table, seat, self.ledger, self.screen())

    async def _call(self, guest: Guest, path: str, data: object) -> httpx.Response:
        """Until it is answered: a call or its answer may be lost, and is made again."""
        while True:
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient(headers=guest.headers, timeout=10) as client:
                    base = random.choice(self.urls)
                    answer = await client.post(f"{base}/api/tables{path}", json=data)
                if answer.is_success or _begun(path, answer):
                    return answer
                assert answer.status_code in {409, 503}, answer.text
            await asyncio.sleep(0.05)


def _name(guest: Guest) -> str:
    question = None if guest.screen.step is None else guest.screen.step["question"]
    return "nothing" if question is None else str(question["name"])


def _begun(path: str, answer: httpx.Response) -> bool:
    """That the match has begun already is what a call wanted whose answer was lost."""
    return path.endswith("/start") and answer.status_code == 409
