"""Running the server: a socket, an address to print, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from seance.kernel.errors import SeanceError
from seance.server.app import build
from seance.server.config import Config
from seance.server.heads import PromptHeads
from seance.server.upgraded import Upgraded

PATIENCE = 5
"""Seconds that open connections get when the server is told to stop."""
BACKLOG = 2048
SWITCH = 0.0005
"""Seconds until a waiting thread may go on: the one that writes answers waits at every statement."""

SELDOM = (500_000, 20, 100)
CYCLES = 300.0
"""When Python looks for cycles by itself, and after how many seconds it is told to.

Everybody waits meanwhile. Play makes hardly any, but moves so many objects that Python would look at them
several times a second, for longer than an answer may take.
"""


class Server(uvicorn.Server):
    """Uvicorn, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().call_later(CYCLES, clear_cycles)
            self.ready()


def clear_cycles() -> None:
    """Let go of what only holds itself, now and every few minutes."""
    gc.collect()
    asyncio.get_running_loop().call_later(CYCLES, clear_cycles)


def bind(host: str, port: int) -> socket.socket:
    """A socket to listen at; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, TypeError, ValueError) as error:
        listening.close()
        why = error.strerror if isinstance(error, OSError) else "that is no name of a machine"
        raise SeanceError(f"Cannot listen at {host} port {port}: {why}.") from error
    listening.listen(BACKLOG)
    return listening


def address(listening: socket.socket) -> str:
    """The address for a browser."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104 -- only shown
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def server(config: Config, ready: Callable[[], None]) -> Server:
    """The server for one process; run it with ``serve(sockets=[...])``."""
    return Server(uvicorn.Config(build(config), **_options(config)), ready)


def run(config: Config, listening: socket.socket, ready: Callable[[], None]) -> bool:
    """Serve until told to stop; whether it ever started."""
    made = server(config, ready)
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*SELDOM)
    gc.freeze()
    with asyncio.Runner(loop_factory=made.config.get_loop_factory()) as runner:
        runner.run(made.serve(sockets=[listening]))
    return made.started


def _options(config: Config) -> dict[str, Any]:
    """Frames are not deflated: a step is small, and a deflated socket costs more memory than its table."""
    return {
        "http": partial(PromptHeads, seconds=config.limits.head_seconds),
        "ws": Upgraded,
        "ws_max_size": config.limits.frame,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "lifespan": "on",
        "timeout_graceful_shutdown": PATIENCE,
    }
