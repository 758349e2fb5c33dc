"""Odd ways to open a socket: whoever knocks so is let in, or sent away with a status or a last word."""

from __future__ import annotations

import json
import random
import socket
from typing import Any, NamedTuple

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from tests.server.fuzz.frames import TEXT, frame
from tests.server.fuzz.scene import Place
from tests.server.kit import SOON

NUMBERS = [
    "",
    "0",
    "-1",
    "-2",
    "63",
    "99999999999",
    "1e3",
    "NaN",
    "%00",
    "%ed%a0%80",
    "٣",
    "x" * 3_000,
    "0&seat=1",
]
TABLES = [
    "%00",
    "{}%00",
    "%2e%2e",
    "..%2f",
    "%ff",
    "x" * 33,
    "x" * 9_000,
    "",
    "{}/x",
    "{}%0d%0aX:y",
    "é",
    "{}?seat=0",
]
COOKIES = ["", "x", "x" * 16, "x" * 65, "x" * 9_000, "seance", "\xff" * 20, '"' * 20, "a=b; " * 50]
HEADERS = [
    "Origin: http://elsewhere.example",
    "Origin: null",
    "Origin: \xff",
    "Sec-WebSocket-Protocol: a, b",
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99",
    "Sec-WebSocket-Version: 7",
    "Sec-WebSocket-Key: short",
    "Content-Length: 5",
    "Transfer-Encoding: chunked",
    "Host: other",
    "X: " + "y" * 9_000,
    "Cookie: seance=" + "x" * 20,
    ": nameless",
]
PING = frame(TEXT, b'{"type":"ping"}')


class Knock(NamedTuple):
    """One attempt: where, with which headers, and what is sent along without waiting to be let in."""

    wrong: str
    path: str
    headers: list[str]
    hasty: bytes


class Reply(NamedTuple):
    """How the door answered: a status, and behind it what was heard and how it was closed, if it was."""

    status: int
    heard: list[Any]
    code: int | None
    reason: str


def knock(dice: random.Random, place: Place, cookie: str, hasty: bytes) -> Knock:
    """Everything is right but for one thing, or for what is sent too early."""
    table, seat, since = place.table, str(place.seat), "0"
    headers = [f"Cookie: seance={cookie}"] if cookie else []
    wrong = dice.choice(["table", "seat", "since", "cookie", "header", "haste"])
    if wrong == "table":
        table = dice.choice(TABLES).replace("{}", table)
    elif wrong == "seat":
        seat = dice.choice(NUMBERS)
    elif wrong == "since":
        since = dice.choice(NUMBERS)
    elif wrong == "cookie":
        headers = [f"Cookie: seance={dice.choice(COOKIES)}"]
    elif wrong == "header":
        headers.append(dice.choice(HEADERS))
    path = f"/ws/tables/{table}?seat={seat}&since={since}"
    return Knock(f"a knock: {wrong}", path, headers, hasty if wrong == "haste" else b"")


def knock_at(url: str, attempt: Knock) -> Reply:
    """Knock, and see what comes of it."""
    protocol = ClientProtocol(parse_uri(url.replace("http", "ws")), max_size=None)
    request = protocol.connect()
    protocol.send_request(request)
    protocol.data_to_send()
    lines = [f"GET {attempt.path} HTTP/1.1", *_lines(request.headers, attempt.headers), "", ""]
    host, _, port = url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), SOON) as line:
        line.sendall("\r\n".join(lines).encode("latin-1", "replace") + attempt.hasty)
        return _answered(line, protocol)


def _lines(usual: Any, wanted: list[str]) -> list[str]:
    """The headers of a handshake, some of them replaced."""
    replaced = {each.partition(":")[0].lower() for each in wanted}
    kept = [f"{name}: {value}" for name, value in usual.raw_items() if name.lower() not in replaced]
    return [*kept, *wanted]


def _answered(line: socket.socket, protocol: ClientProtocol) -> Reply:
    """Listen until a word is answered or the line is closed; whoever is let in says something at once."""
    heard: list[Any] = []
    status, data = 0, PING
    while data and not _finished(heard, protocol):
        data = line.recv(1 << 16)
        for event in _events(protocol, data):
            if isinstance(event, Response):
                status = event.status_code
                line.sendall(PING if status == 101 else b"")
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                heard.append(json.loads(bytes(event.data)))
    close = protocol.close_rcvd
    return Reply(status, heard, close.code if close else None, close.reason if close else "")


def _events(protocol: ClientProtocol, data: bytes) -> list[Any]:
    if data:
        protocol.receive_data(data)
    else:
        protocol.receive_eof()
    return protocol.events_received()


def _finished(heard: list[Any], protocol: ClientProtocol) -> bool:
    return bool(heard and heard[-1]["type"] == "pong") or protocol.close_rcvd is not None
