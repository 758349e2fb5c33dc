"""Half a head of a request is not waited for."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from seance.server.config import Limits
from tests.server.kit import Browser, Running, file, quick, running

SECONDS = 1.0
LONG = 10 * SECONDS
"""A bound for a busy machine, and far less than for ever."""
WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
HALF = b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_SOCKET = (
    b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSock"
)


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    with running(quick(file(tmp_path), limits=Limits(head_seconds=SECONDS))) as found:
        yield found


def called(hall: Running) -> closing[socket.socket]:
    line = socket.create_connection(hall.listening.getsockname()[:2], timeout=LONG)
    return closing(line)


def still_open(line: socket.socket) -> bool:
    """Whether nothing is heard for as long as the line waits; what is heard would be its end."""
    try:
        return line.recv(1) != b""
    except TimeoutError:
        return True
    except ConnectionError:
        return False


@pytest.mark.parametrize("half", [b"", b"G", HALF, HALF_SOCKET])
def test_half_a_head_is_not_waited_for(hasty: Running, half: bytes) -> None:
    with called(hasty) as line:
        line.sendall(half)
        assert not still_open(line)


def test_a_byte_now_and_then_wins_no_time(hasty: Running) -> None:
    with called(hasty) as line:
        begun = time.monotonic()
        line.sendall(HALF)
        line.settimeout(SECONDS / 6)
        while still_open(line):
            assert time.monotonic() - begun < LONG
            line.sendall(b"x")


def test_a_further_request_has_as_long(hasty: Running) -> None:
    with called(hasty) as line:
        line.sendall(WHOLE)
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
        time.sleep(1.5 * SECONDS)
        line.sendall(HALF)
        time.sleep(SECONDS / 2)
        line.sendall(b"no more\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
        line.sendall(HALF)
        assert not still_open(line)


def test_whoever_is_at_the_table_is_not_hurried(hasty: Running) -> None:
    with Browser(hasty.url) as ada:
        table = ada.begin("you", "you", pace="turns")
        with ada.look(table) as line:
            line.until("step")
            time.sleep(2 * SECONDS)
            line.send({"type": "ping"})
            assert line.until("pong")
