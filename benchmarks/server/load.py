"""Players at many tables: each table answers at a steady pace, everybody watches."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 20
"""So many tables are opened at the same time."""
GAME = "haunt_the_house"
"""What is played where nothing else is said."""


class Question(msgspec.Struct):
    """As much of a question as is needed to answer it."""

    kind: str
    default: str | list[str]
    options: list[dict[str, Any]]


class Heard(msgspec.Struct):
    """As much of a message as a load generator looks at."""

    type: str
    number: int = 0
    question: Question | None = None
    result: dict[str, Any] | None = None
    error: str = ""


read = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    """Seconds from sending an answer until the last at the table has it, and what went wrong."""

    seconds: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0
    bytes: int = 0
    steps: int = 0


class Table:
    """One table and the sockets of all its seats; where there are several servers, at each in turn."""

    def __init__(self, urls: list[str], game: str, seats: int, figures: Figures) -> None:
        self.urls = urls
        self.game = game
        self.seats = seats
        self.figures = figures
        self.sockets: list[ClientConnection] = []
        self.numbers = [-1] * seats
        self.asked: dict[int, tuple[int, Question]] = {}
        self.sent: tuple[int, float] | None = None
        self.over = False

    async def open(self, client: httpx.AsyncClient) -> None:
        """Open the table, begin the match, and let everybody sit down."""
        wanted = {"game": self.game, "seats": ["you"] * self.seats, "pace": "turns"}
        table = (await client.post("/api/tables", json=wanted)).json()["id"]
        await client.post(f"/api/tables/{table}/start")
        cookie = f"seance={client.cookies['seance']}"
        for seat in range(self.seats):
            base = self.urls[seat % len(self.urls)].replace("http", "ws")
            address = f"{base}/ws/tables/{table}?seat={seat}"
            self.sockets.append(await connect(address, additional_headers={"cookie": cookie}))

    async def play(self, until: float, pace: float) -> None:
        """Answer at a steady pace until the time is up."""
        listeners = [asyncio.create_task(self._listen(seat)) for seat in range(self.seats)]
        await asyncio.sleep(random.random() * pace)
        while time.monotonic() < until and not self.over:
            begun = time.monotonic()
            await self._answer()
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - begun)))
        self.figures.lost += sum(listener.done() for listener in listeners)
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)

    async def close(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)

    async def _answer(self) -> None:
        """For one of those who are asked: mostly there is but one, at a window everybody."""
        if not self.asked or self.sent is not None:
            return
        seat = random.choice(list(self.asked))
        number, question = self.asked.pop(seat)
        answer: Any = question.default
        if question.kind == "one":
            answer = random.choice(question.options)["key"]
        message = {"type": "answer", "id": secrets.token_hex(6), "seat": seat, "number": number}
        self.sent = (number + 1, time.perf_counter())
        await self.sockets[seat].send(msgspec.json.encode({**message, "answer": answer}).decode())

    async def _listen(self, seat: int) -> None:
        async for raw in self.sockets[seat]:
            data = raw.encode() if isinstance(raw, str) else raw
            self._hear(seat, read(data), len(data))

    def _hear(self, seat: int, message: Heard, size: int) -> None:
        if message.type == "refused":
            self.figures.refused += 1
            self.sent = None
        if message.type == "done" and self.sent is not None:
            self.figures.acknowledged.append(time.perf_counter() - self.sent[1])
        if message.type != "step":
            return
        self.figures.steps += 1
        self.figures.bytes += size
        self.numbers[seat] = message.number
        self.over = self.over or message.result is not None
        self.asked.pop(seat, None)
        if message.question is not None:
            self.asked[seat] = (message.number, message.question)
        self._everybody()

    def _everybody(self) -> None:
        """When the last one has the answer on the screen, it has arrived."""
        if self.sent is not None and min(self.numbers) >= self.sent[0]:
            self.figures.seconds.append(time.perf_counter() - self.sent[1])
            self.sent = None


async def load(
    urls: list[str],
    tables: int,
    seats: int,
    seconds: float,
    pace: float,
    look: Callable[[], None],
    game: str = GAME,
) -> Figures:
    """Play at so many tables for some time; one looks at the servers when that begins and when it ends."""
    figures = Figures()
    made = [Table(urls, game, seats, figures) for _ in range(tables)]
    door = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=urls[0], timeout=60) as client:

        async def opened(table: Table) -> None:
            async with door:
                await table.open(client)

        await opened(made[0])  # it brings the cookie with which all others are opened
        await asyncio.gather(*(opened(table) for table in made[1:]))
    look()
    until = time.monotonic() + seconds
    await asyncio.gather(*(table.play(until, pace) for table in made))
    look()
    await asyncio.gather(*(table.close() for table in made))
    return figures
