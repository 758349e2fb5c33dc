"""Sockets below our messages: what is no request, frame or text is its sender's mistake, who hears so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN

NO_REQUEST = "This is no request for a socket: it has a body, or letters in its path that are not ASCII.\n"
NOT_UTF8 = "A text is UTF-8, and this is not."
LINGER = 5.0
"""Seconds for which somebody who goes on talking is still listened to, and not heard."""


STRAIGHT = "seance.straight"
"""The ASGI extension under which an application finds a way past all that lies between it and the line."""
TEXT = 0x81
"""How a frame begins that is a whole text."""
SHORT, LONG = 126, 127
"""What stands for the length of texts that have this many bytes or more, and more than 65,535."""


class Upgraded(WebSocketsSansIOProtocol):
    """Uvicorn's sockets, but a text that is none is no failure of ours, and the last word arrives."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[STRAIGHT] = {"say": self.say}

    def say(self, texts: list[str]) -> bool:
        """Whether these went straight out: nearly all do, and need but a head. Others wait in ``send``."""
        if self.disconnected or not self.writable.is_set() or not self._plain:
            return False
        self.transport.write(b"".join([framed(text.encode()) for text in texts]))
        return True

    async def send(self, message: Any) -> None:
        """Texts on an open line need but a head, also those that had to wait."""
        if message["type"] != "websocket.send" or "text" not in message or not self._plain:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        self.transport.write(framed(message["text"].encode()))

    @property
    def _plain(self) -> bool:
        """Whether nothing but a head is to be put to a text, and nothing else is under way."""
        open_line = self.handshake_complete and not self.close_sent and self.conn.state is OPEN
        return open_line and not self.conn.extensions

    def data_received(self, data: bytes) -> None:
        if self.conn.parser_exc is not None:
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._send_away()

    def _send_away(self) -> None:
        """Whoever asks for a socket in a way that cannot be read is told so, and does not wait for ever."""
        said = b"".join(self.conn.data_to_send())
        self.transport.write(said or self.conn.reject(HTTPStatus.BAD_REQUEST, NO_REQUEST).serialize())
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.close_sent or self.curr_msg_data_type != "text" or _is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.conn.send_close(CloseCode.INVALID_DATA, NOT_UTF8)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Say why and hang up; a line that is cut while the other side talks would swallow the last word."""
        close = self.conn.close_sent
        assert close is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)


def straight(scope: Mapping[str, Any]) -> Callable[[list[str]], bool]:
    """How to write texts at once, and learn whether that could be; other servers know no such way."""
    found = (scope.get("extensions") or {}).get(STRAIGHT, {})
    say: Callable[[list[str]], bool] = found.get("say", lambda _: False)
    return say


def framed(text: bytes) -> bytes:
    """A text as a frame from a server: its head and itself (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + text


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
