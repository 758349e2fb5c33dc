"""The server under test, in a process of its own, with limits that one address cannot reach."""

from __future__ import annotations

import sys

from seance.server.config import Config, Limits
from seance.server.run import address, bind, run

OPEN_DOOR = Limits(
    messages_per_second=1e6,
    messages_at_once=1_000_000,
    calls_per_second=1e6,
    calls_at_once=1_000_000,
    sockets_per_address=100_000,
    tables_per_address=100_000,
)


def config(database: str, redis: str = "") -> Config:
    """As it is served, but bots answer at once: their pauses are not ours to measure."""
    at_once = (0.0, 0.0)
    return Config(
        database, redis, limits=OPEN_DOOR, bot_delay=at_once, window_delay=at_once, apart_delay=at_once
    )


def main(database: str, redis: str = "") -> None:
    """Serve until told to stop; the address goes to standard output."""
    listening = bind("127.0.0.1", 0)
    url = address(listening)
    run(config(database, redis), listening, lambda: print(url, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
