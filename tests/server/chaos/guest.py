"""Somebody's page at a table: it calls again by itself and repeats what was not confirmed (``socket.ts``)."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from seance.server.security import digest
from tests.server.chaos.ledger import Given, Key, Ledger
from tests.server.chaos.screen import Screen, Step

LOST = (OSError, WebSocketException, EOFError)
WAITS = (0.025, 0.05, 0.1, 0.2, 0.4, 0.75)
"""Seconds until a page calls again: as in ``socket.ts``, twenty times as fast."""
PING, PATIENCE = 25.0, 10.0
"""Seconds until a page asks whether anybody is there, and until it takes the line for dead."""
BREATH = (0.01, 0.05)
"""Seconds that a person thinks."""
GOING_BY = {"pass", "done"}


class Guest:
    """One person at one seat, who answers whatever is asked."""

    def __init__(self, urls: list[str], table: str, seat: int, ledger: Ledger, screen: Screen) -> None:
        self.urls = urls
        self.table = table
        self.seat = seat
        self.ledger = ledger
        self.screen = screen
        self.cookie = secrets.token_urlsafe(16)
        self.socket: ClientConnection | None = None
        self.unconfirmed: dict[str, dict[str, Any]] = {}
        self.pending = ""
        self.calls = 0
        self.silent = False
        self.farewell = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"seance={self.cookie}"}

    @property
    def gone(self) -> bool:
        return bool(self.farewell) or (self.screen.over and not self.unconfirmed)

    async def stay(self) -> None:
        """Call, and call again, until the match is over or the server says farewell."""
        tries = 0
        while not self.gone:
            with suppress(*LOST):
                async with self.calling(self.screen.known) as socket:
                    tries = 0
                    await self._talk(socket)
            self.socket = None
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)] * random.uniform(0.75, 1.25))
            tries += 1

    @asynccontextmanager
    async def calling(self, since: int) -> AsyncIterator[ClientConnection]:
        """A line to whichever process answers."""
        base = random.choice(self.urls).replace("http", "ws")
        async with connect(
            f"{base}/ws/tables/{self.table}?seat={self.seat}&since={since}",
            additional_headers=self.headers,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=0.2,
            max_size=None,
        ) as socket:
            yield socket

    def cut(self, in_mid_message: bool) -> None:
        """Lose the line from one moment to the next, perhaps with half a message on it."""
        if self.socket is None:
            return
        if in_mid_message:
            answer = json.dumps(next(iter(self.unconfirmed.values()), {"type": "ping"})).encode()
            frame = Frame(Opcode.TEXT, answer).serialize(mask=True)
            self.socket.transport.write(frame[: random.randrange(1, len(frame))])
        self.socket.transport.abort()

    async def _talk(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.calls += 1
        self.ledger.lines += 1
        self.ledger.reconnections += self.calls > 1
        for message in list(self.unconfirmed.values()):
            self.ledger.resent += 1
            await socket.send(json.dumps(message))
        while not self.gone:
            if not self._hear(json.loads(await self._next(socket))):
                return
            await self._answer(socket)

    async def _next(self, socket: ClientConnection) -> str | bytes:
        """What is said next; a line on which nothing is said, though somebody asked, is dead."""
        try:
            async with asyncio.timeout(PING):
                return await socket.recv()
        except TimeoutError:
            await socket.send('{"type":"ping"}')
        async with asyncio.timeout(PATIENCE):
            return await socket.recv()

    def _hear(self, message: dict[str, Any]) -> bool:
        """Whether to go on; a page that has missed something calls anew for everything."""
        kind = message["type"]
        if kind == "step":
            self.pending = ""
            return self.screen.hear(message)
        if kind in {"done", "refused"} and message["id"] in self.unconfirmed:
            self._confirmed(message)
        if kind == "bye":
            self.farewell = message["error"]
        return True

    def _confirmed(self, message: dict[str, Any]) -> None:
        label = message["id"]
        del self.unconfirmed[label]
        if message["type"] == "refused":
            self.ledger.refuse(self._key(label), message)
        else:
            self.ledger.acknowledge(self._key(label), message["number"])
        behind = message["type"] == "done" and self.screen.number < message["number"]
        if label == self.pending and not behind:
            self.pending = ""

    async def _answer(self, socket: ClientConnection) -> None:
        if self.pending or self.silent or not _asks(self.screen.step):
            return
        await asyncio.sleep(random.uniform(*BREATH))
        assert self.screen.step is not None
        answer = _choice(self.screen.step["question"])
        self.pending = secrets.token_hex(8)
        message = {"type": "answer", "id": self.pending, "seat": self.seat, "number": self.screen.number}
        self.unconfirmed[self.pending] = {**message, "answer": answer}
        self.ledger.sent[self._key(self.pending)] = Given(self.seat, answer)
        await socket.send(json.dumps(self.unconfirmed[self.pending]))

    def _key(self, label: str) -> Key:
        return self.table, digest(self.cookie), label


def _asks(step: Step | None) -> bool:
    """Whether a person is waited for: whoever can only pass is passed by the server."""
    if step is None or step["question"] is None:
        return False
    options = step["question"]["options"]
    return not (len(options) == 1 and options[0].get("verb") in GOING_BY)


def _choice(question: dict[str, Any]) -> Any:
    return random.choice(question["options"])["key"] if question["kind"] == "one" else question["default"]
