"""Players at many tables, while the server under them is killed again and again.

Every answer that was acknowledged must be stored, once, under the number that was acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import secrets
import signal
import time
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from seance.server.config import Config

BREATH = 0.004
"""Seconds between a question and its answer."""
LOST = (OSError, WebSocketException, asyncio.TimeoutError, EOFError)


def serve(config: Config, port: int) -> None:
    """What the child process does, until it is killed."""
    from seance.server.run import bind, run

    run(config, bind("127.0.0.1", port), lambda: None)


class Victim:
    """A server process. It is forked from a process that has everything imported, so it is up in no time."""

    def __init__(self, config: Config, port: int) -> None:
        self.config = config
        self.port = port
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(["seance.server.run", "seance.games.haunt_the_house"])
        self.process: BaseProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = self.context.Process(target=serve, args=(self.config, self.port), daemon=True)
        self.process.start()

    def kill(self) -> None:
        """No warning, no last words."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()
        self.process.close()

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            while True:
                with suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.02)


@dataclass
class Ledger:
    """What the players were promised. ``acknowledged`` is by table and id: number, seat and answer."""

    acknowledged: dict[tuple[str, str], tuple[int, int, Any]] = field(default_factory=dict)
    sent: int = 0
    resent: int = 0
    refused: list[str] = field(default_factory=list)
    contradicted: list[str] = field(default_factory=list)

    def acknowledge(self, table: str, message: dict[str, Any], number: int) -> None:
        key = (table, message["id"])
        promise = (number, message["seat"], message["answer"])
        if self.acknowledged.setdefault(key, promise) != promise:
            self.contradicted.append(f"{key}: {promise}")


class Player:
    """One seat at one table, which answers everything it is asked and never forgets what it sent."""

    def __init__(self, urls: list[str], table: str, cookie: str, seat: int, ledger: Ledger) -> None:
        self.urls = urls
        self.table = table
        self.cookie = cookie
        self.seat = seat
        self.ledger = ledger
        self.pending: dict[str, Any] | None = None
        self.step: dict[str, Any] | None = None
        self.known = 0
        self.over = False

    async def play(self) -> None:
        """Until the match is over, whatever happens to the server."""
        attempt = 0
        while not self.over:
            url = self.urls[attempt % len(self.urls)].replace("http", "ws")
            attempt += 1
            with suppress(*LOST):
                async with connect(
                    f"{url}/ws/tables/{self.table}?seat={self.seat}&since={self.known}",
                    additional_headers={"Cookie": f"seance={self.cookie}"},
                    open_timeout=5,
                    close_timeout=1,
                ) as socket:
                    await self._talk(socket)
            await asyncio.sleep(0.02)

    async def _talk(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            self.ledger.resent += 1
            await socket.send(json.dumps(self.pending))
        async for raw in socket:
            await self._hear(socket, json.loads(raw))
            if self.over:
                return

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        mine = self.pending is not None and message.get("id") == self.pending["id"]
        if message["type"] == "done" and mine:
            assert self.pending is not None
            self.ledger.acknowledge(self.table, self.pending, message["number"])
            if self.step is not None and self.step["number"] < message["number"]:
                self.step = None
            self.pending = None
        elif message["type"] == "refused" and mine:
            self.ledger.refused.append(message["error"])
            self.pending = None
        elif message["type"] == "step":
            self.known = message["first"] - 1 + len(message["events"])
            self.over = message["result"] is not None
            self.step = message
        if self.pending is None and self.step is not None and self.step["question"] is not None:
            await self._answer(socket, self.step)

    async def _answer(self, socket: ClientConnection, step: dict[str, Any]) -> None:
        await asyncio.sleep(BREATH)
        question = step["question"]
        answer = question["default"]
        if question["kind"] == "one":
            answer = random.choice(question["options"])["key"]
        self.pending = {
            "type": "answer",
            "id": secrets.token_hex(8),
            "seat": self.seat,
            "number": step["number"],
            "answer": answer,
        }
        self.ledger.sent += 1
        await socket.send(json.dumps(self.pending))


async def sittings(urls: list[str], ledger: Ledger, seats: int) -> None:
    """One match after another, until cancelled."""
    while True:
        with suppress(httpx.HTTPError, KeyError):
            table, cookie = await _opened(urls, seats)
            players = [Player(urls, table, cookie, seat, ledger) for seat in range(seats)]
            await asyncio.gather(*(player.play() for player in players))
        await asyncio.sleep(0.05)


async def _opened(urls: list[str], seats: int) -> tuple[str, str]:
    async with httpx.AsyncClient(base_url=random.choice(urls), timeout=5) as client:
        wanted = {"game": "haunt_the_house", "seats": ["you"] * seats, "pace": "turns"}
        table = (await client.post("/api/tables", json=wanted)).json()["id"]
        cookie = client.cookies["seance"]
        while True:
            answer = await client.post(f"/api/tables/{table}/start")
            if answer.status_code in {200, 409}:
                return table, cookie


async def havoc(victims: list[Victim], kills: int, tables: int, seats: int = 3) -> Ledger:
    """Let people play, kill a server every now and then, start it again; what was promised meanwhile."""
    ledger = Ledger()
    urls = [victim.url for victim in victims]
    for victim in victims:
        victim.start()
    try:
        await asyncio.gather(*(victim.ready() for victim in victims))
        tasks = [asyncio.create_task(sittings(urls, ledger, seats)) for _ in range(tables)]
        for number in range(kills):
            await _shoot(victims[number % len(victims)], ledger)
        await _some_answers(ledger, ledger.sent)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        for victim in victims:
            victim.kill()
    return ledger


async def _shoot(victim: Victim, ledger: Ledger) -> None:
    before = ledger.sent
    await asyncio.sleep(random.uniform(0.05, 0.5))
    await _some_answers(ledger, before)
    victim.kill()
    victim.start()
    await victim.ready()


async def _some_answers(ledger: Ledger, before: int, least: int = 5) -> None:
    """Kill nobody before there is something to lose."""
    end = time.monotonic() + 30
    while ledger.sent < before + least:
        assert time.monotonic() < end, "nobody could play any more"
        await asyncio.sleep(0.02)
