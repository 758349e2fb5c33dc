"""The press that prints stories: one at a time, in turn for all who ask, and for no more than can wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from seance.server.errors import TOO_MANY, UNAVAILABLE, Problem

T = TypeVar("T")
Turn = asyncio.Future[None]
SOON = 5
"""Seconds after which it is worth asking again."""
FULL = "Many stories are being written just now; ask again in a few seconds."
ENOUGH = "{} stories are being written for your address already; wait for one of them."


class Press:
    """One thread: whoever wants many books waits for them, and nobody at a table does.

    Those who wait stand in line by address, and the addresses take turns. So a single story waits for the
    one in the press and for one of each address that came before, however many any of them wants.
    """

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="press")
        self.places: dict[str, int] = {}
        self.lines: dict[str, deque[Turn]] = {}
        self.serving: str | None = None

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    @contextmanager
    def place(self, caller: str) -> Iterator[None]:
        """A place in the line, for as long as the block lasts; who finds none is told to come again."""
        held = self.places.get(caller, 0)
        if held >= self.most_each:
            raise Problem(TOO_MANY, ENOUGH.format(held), retry=SOON)
        if sum(self.places.values()) >= self.most:
            raise Problem(UNAVAILABLE, FULL, retry=SOON)
        self.places[caller] = held + 1
        try:
            yield
        finally:
            self.places[caller] -= 1
            if not self.places[caller]:
                del self.places[caller]

    async def printed(self, caller: str, work: Callable[[], T]) -> T:
        """Do this work in the press, when it is the caller's turn."""
        await self._turn(caller)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self._next()

    async def _turn(self, caller: str) -> None:
        if self.serving is None:
            self.serving = caller
            return
        turn: Turn = asyncio.get_running_loop().create_future()
        self.lines.setdefault(caller, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Whoever was served stands behind the other addresses; the first of the next one is called."""
        served, self.serving = self.serving, None
        if served in self.lines:
            self.lines[served] = self.lines.pop(served)
        while self.lines and self.serving is None:
            caller, line = next(iter(self.lines.items()))
            turn = line.popleft()
            if not line:
                del self.lines[caller]
            if not turn.done():
                self.serving = caller
                turn.set_result(None)
