"""Nobody holds a line open with half a request: its head is there in time, or the line is closed."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class PromptHeads(H11Protocol):
    """HTTP as uvicorn speaks it, with so many seconds for the head of a request or of a WebSocket.

    The time counts from the call, or from the first byte of a further request on the same line; what comes
    meanwhile makes it no longer. How long a line rests between two requests is for uvicorn to say.
    """

    def __init__(self, *, seconds: float, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.seconds = seconds
        self.closing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._wait()
        else:
            self._wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self.closing is None:
            self.closing = self.loop.call_later(self.seconds, self.transport.close)

    def _wait_no_more(self) -> None:
        if self.closing is not None:
            self.closing.cancel()
            self.closing = None
