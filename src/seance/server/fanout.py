"""Word between processes: which table has reached which revision. The rest they read from storage.

Gestures are in no storage, so they are passed on as they are.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from seance.server.logs import log
from seance.server.wire import is_gesture

CHANNEL, GESTURES = "seance:tables", "seance:gestures"
AGAIN = 1.0
"""Seconds until Redis is tried again."""
LONGEST = 10
"""Digits of a revision."""
LARGEST = 4_096
"""Letters of a gesture."""


class Fanout:
    """Publishes what changes here, hears what changes elsewhere. Without Redis it does neither."""

    def __init__(
        self,
        url: str,
        heard: Callable[[str, int], None],
        glimpsed: Callable[[str, str], None],
        recheck: Callable[[], Awaitable[None]],
    ) -> None:
        self.url = url
        self.heard = heard
        self.glimpsed = glimpsed
        self.recheck = recheck
        self.name = secrets.token_hex(8)
        self.client: Any = None
        self.task: asyncio.Task[None] | None = None
        self.sending: set[asyncio.Task[None]] = set()

    @property
    def used(self) -> bool:
        return bool(self.url)

    async def open(self) -> None:
        """Start to listen; a Redis that is not there yet is waited for, and missed by nobody meanwhile."""
        if not self.url:
            return
        from redis.asyncio import Redis

        self.client = Redis.from_url(self.url, decode_responses=True, encoding_errors="replace")
        self.task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self.task is None:
            return
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        await asyncio.gather(*self.sending, return_exceptions=True)
        await self.client.aclose()

    def publish(self, table: str, revision: int) -> None:
        """Tell the others; nobody here waits for it, and if it is lost they find out by themselves."""
        self._post(CHANNEL, f"{table} {revision}")

    def pass_on(self, table: str, gesture: str) -> None:
        """Let the others show a gesture too. It says whose it is, for it comes back to us as well."""
        self._post(GESTURES, f"{self.name} {table} {gesture}")

    def _post(self, channel: str, message: str) -> None:
        if self.client is not None:
            task = asyncio.create_task(self._send(channel, message))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def _send(self, channel: str, message: str) -> None:
        from redis.exceptions import RedisError

        try:
            await self.client.publish(channel, message)
        except (RedisError, OSError) as error:
            log.warning("redis is out of reach", extra={"why": str(error)})

    async def _listen(self) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                await self._hear()
            except (RedisError, OSError) as error:
                log.warning("redis is out of reach", extra={"why": str(error)})
            await asyncio.sleep(AGAIN)

    async def _hear(self) -> None:
        async with self.client.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL, GESTURES)
            await self.recheck()
            async for message in pubsub.listen():
                if message["type"] == "message":
                    self._read(message["channel"], message["data"])

    def _read(self, channel: str, message: str) -> None:
        """Somebody else may use the channels too; what makes no sense is told to the operator, no more."""
        understood = self._see(message) if channel == GESTURES else self._note(message)
        if not understood:
            log.warning("redis brought what is no word of a table", extra={"message_read": message[:80]})

    def _note(self, message: str) -> bool:
        table, _, revision = message.partition(" ")
        if not (revision.isascii() and revision.isdigit() and len(revision) < LONGEST):
            return False
        self.heard(table, int(revision))
        return True

    def _see(self, message: str) -> bool:
        name, _, rest = message.partition(" ")
        table, _, gesture = rest.partition(" ")
        if len(gesture) > LARGEST or not is_gesture(gesture):
            return False
        if name != self.name:
            self.glimpsed(table, gesture)
        return True
