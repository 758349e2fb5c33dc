"""The long form, for ``make chaos``: every trouble in turn, or those that are named."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.server.services import Missing
from tests.server.chaos.house import House, large, small
from tests.server.chaos.night import night
from tests.server.chaos.troubles import deaths_of_redis, drops, kills, outages, pauses

TEN_MINUTES = 600.0
PAUSES = (2.0, 5.0, 12.0, 35.0) * 2
"""Seconds: less and more than a page waits for a word, and than a message waits for storage."""
MOST_SHOWN = 20


@contextmanager
def _one() -> Iterator[House]:
    with tempfile.TemporaryDirectory(prefix="seance-chaos-") as folder:
        yield small(Path(folder))


TROUBLES = {
    "one": ("kills of one process on SQLite", _one, kills(200)),
    "two": ("kills of two processes on PostgreSQL with Redis", large, kills(200)),
    "sockets": ("sockets dropped in ten minutes", large, drops(TEN_MINUTES)),
    "pauses": ("pauses of the database", large, pauses(*PAUSES)),
    "outages": ("outages of the database", large, outages(10, 3.0)),
    "redis": ("deaths of Redis", large, deaths_of_redis(20, 1.5)),
}


def main(names: list[str]) -> int:
    """Live through these troubles; how many things went wrong."""
    if unknown := set(names) - TROUBLES.keys():
        raise Missing(f"There is no trouble called {unknown.pop()!r}; there are: {', '.join(TROUBLES)}.")
    faults = 0
    for name in names or TROUBLES:
        title, standing, trouble = TROUBLES[name]
        with standing() as house:
            found = night(house, trouble)
        _say(found.told(title))
        for fault in found.faults[:MOST_SHOWN]:
            _say(f"  {fault}")
        faults += len(found.faults)
    return faults


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 -- the figures are what this is run for


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]) > 0)
    except Missing as missing:
        sys.exit(str(missing))
