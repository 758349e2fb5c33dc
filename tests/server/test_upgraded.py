"""What comes before a message can be read: requests, frames and texts that are none are answered too."""

from __future__ import annotations

import socket
import struct

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from seance.server.upgraded import framed
from tests.server.fuzz.frames import TEXT, frame
from tests.server.fuzz.knocking import Knock, knock_at
from tests.server.fuzz.siege import listening
from tests.server.kit import SOON, Browser, Line, Running, wait_until

HEADERS = {
    "a body": ("Content-Length: 5", 400),
    "a body in pieces": ("Transfer-Encoding: chunked", 400),
    "too many cookies": ("Cookie: seance=" + "x" * 9_000, 431),
}


@pytest.mark.parametrize(("header", "status"), HEADERS.values(), ids=HEADERS)
def test_nobody_who_asks_badly_for_a_socket_waits_for_ever(
    hall: Running, ada: Browser, header: str, status: int
) -> None:
    table = ada.begin("you", "bot:hints", pace="turns")
    reply = knock_at(hall.url, Knock("a header", f"/ws/tables/{table}?seat=-1", [header], b""))
    assert reply.status == status


def test_an_address_that_is_too_long_is_called_so(hall: Running) -> None:
    assert knock_at(hall.url, Knock("a path", "/ws/tables/" + "x" * 9_000, [], b"")).status == 414


def ended(line: Line, raw: bytes) -> tuple[int | None, str | None]:
    """How the server closes the socket when it gets these bytes."""
    line.until("table")
    line.socket.socket.sendall(raw)
    line.bye()
    return line.socket.close_code, line.socket.close_reason


def test_a_text_that_is_none_is_no_failure_of_ours(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints", pace="turns")
    with listening() as ear, ada.look(table) as line:
        assert ended(line, frame(TEXT, b"\xff")) == (1007, "A text is UTF-8, and this is not.")
    assert ear.heard == []


def test_the_last_word_reaches_who_is_still_talking(hall: Running, ada: Browser) -> None:
    """A line that is cut while bytes are under way is reset, and what was said on it is lost."""
    table = ada.begin("you", "bot:hints", pace="turns")
    asked = [
        f"GET /ws/tables/{table}?seat=-1 HTTP/1.1",
        "Host: x",
        "Connection: Upgrade",
        "Upgrade: websocket",
    ]
    asked += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
    with socket.create_connection(hall.listening.getsockname(), SOON) as line:
        line.sendall("\r\n".join(asked).encode())
        assert b"101" in line.recv(100)
        line.sendall(frame(TEXT, b"x" * 500_000))
        wait_until(lambda: not hall.hall.viewers)
        heard = b"".join(iter(lambda: line.recv(1 << 16), b""))
    assert struct.pack("!H", 1009) in heard


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_of_any_length_has_the_head_that_it_needs(size: int) -> None:
    browser = ClientProtocol(parse_uri("ws://localhost"), state=OPEN)
    browser.receive_data(framed(b"x" * size) + framed("Séance".encode()))
    texts = [bytes(event.data) for event in browser.events_received() if isinstance(event, Frame)]
    assert texts == [b"x" * size, "Séance".encode()]


def test_every_word_arrives_and_in_order(ada: Browser) -> None:
    """Replies, steps and remarks come through the short way, pings and farewells through the long one."""
    table = ada.begin("you", "bot:hints", pace="turns")
    with ada.look(table, 0) as line:
        line.until("step")
        for number in range(20):
            line.send({"type": "ping"})
            line.socket.ping()
            line.send({"type": "chat", "id": f"c{number}", "text": f"{number} é"})
            if number % 5 == 4:
                assert line.reply(f"c{number}")["type"] in {"done", "refused"}
        said = [message["text"] for message in line.heard_of("chat")]
        assert said == [f"{number} é" for number in range(len(said))]
        assert said
        line.socket.close()
        assert line.socket.close_code == 1000
