"""People at a server that runs in the test's own loop: nothing happens there but what they do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlencode

import httpx
from litestar import Litestar

from seance.server.app import build
from seance.server.hall import Hall
from seance.server.security import digest
from tests.server.kit import SOON, quick

NEVER = (3600.0, 3600.0)


@asynccontextmanager
async def house(database: str) -> AsyncIterator[Litestar]:
    """A server whose bots wait for ever: the test answers in their place."""
    app = build(quick(database, bot_delay=NEVER, window_delay=NEVER, apart_delay=NEVER, sweep=3600.0))
    hall: Hall = app.state.hall
    await hall.open()
    try:
        yield app
    finally:
        await hall.close()


class Wire:
    """One socket of somebody's, and everything that was heard on it and not yet read."""

    def __init__(self, app: Litestar, cookie: str, table: str, seat: int) -> None:
        self.heard: list[str] = []
        self.closed = False
        self.news = asyncio.Event()
        self.sending: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sending.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/ws/tables/{table}",
            "raw_path": f"/ws/tables/{table}".encode(),
            "root_path": "",
            "query_string": urlencode({"seat": seat}).encode(),
            "headers": [(b"host", b"test"), (b"cookie", f"seance={cookie}".encode())],
            "client": ("127.0.0.1", 1),
            "server": ("test", 80),
            "subprotocols": [],
        }
        self.task = asyncio.ensure_future(app(scope, self.sending.get, self._sent))  # type: ignore[arg-type]

    async def _sent(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = True
        elif message["type"] == "websocket.send":
            self.heard.append(message["text"])
        self.news.set()

    def send(self, message: dict[str, Any]) -> None:
        self.sending.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def settle(self) -> list[str]:
        """Wait until the server has said all that it has to say; what that was."""
        self.send({"type": "ping"})
        async with asyncio.timeout(SOON):
            while not self.closed and '{"type":"pong"}' not in self.heard:
                self.news.clear()
                await self.news.wait()
        found, self.heard = [each for each in self.heard if each != '{"type":"pong"}'], []
        return found

    async def close(self) -> None:
        self.sending.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(SOON):
            await self.task


class Person:
    """Somebody with a browser, and with sockets open."""

    def __init__(self, app: Litestar, name: str) -> None:
        self.app = app
        self.name = name
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url="http://test/api/tables")
        self.wires: list[Wire] = []

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("seance") or ""

    @property
    def who(self) -> str:
        """How the server knows this person."""
        return digest(self.cookie)

    async def get(self, path: str) -> httpx.Response:
        return _sound(await self.http.get(path))

    async def post(self, path: str, data: Any = None) -> httpx.Response:
        return _sound(await self.http.post(path, json=data))

    def look(self, table: str, seat: int) -> None:
        self.wires.append(Wire(self.app, self.cookie, table, seat))

    async def leave(self) -> None:
        for wire in self.wires:
            await wire.close()
        await self.http.aclose()


def _sound(answer: httpx.Response) -> httpx.Response:
    """Being refused is part of life; a server that fails is not."""
    assert answer.status_code < 500, answer.text
    return answer
