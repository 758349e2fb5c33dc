"""A hundred thousand messages, most of them on SQLite and some on PostgreSQL, or any part of them again."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.server.services import Missing, postgres
from tests.server.fuzz.calls import Storm
from tests.server.fuzz.scene import scene, still
from tests.server.fuzz.siege import besiege
from tests.server.kit import file, running

MEMORY = Path("/dev/shm")  # noqa: S108 -- nothing of it is to last
ROUND = 15_000
"""So many messages are sent to one scene; then another is laid."""
POSTGRES_PART = 3
"""Every so manieth round is on PostgreSQL."""


@contextmanager
def database(kind: str) -> Iterator[str]:
    """An empty database, in memory where there is a place for it."""
    if kind == "postgresql":
        with postgres() as url:
            yield url
        return
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder:
        yield file(Path(folder))


def attack(kind: str, seed: int, first: int, messages: int, bodies: int, tries: int) -> Counter[str]:
    """One round: a scene, messages over its sockets, then calls. What was sent, and what was answered."""
    with database(kind) as url, running(still(url)) as hall, scene(hall, seed) as found:
        siege = besiege(found, seed, first, messages)
        storm = Storm(found, seed, first)
        storm.posted(bodies)
        if tries:
            storm.described(tries)
        assert hall.hall.metrics.counts["failures"] == 0
    sent = Counter({f"sent: {way}": count for way, count in siege.ways.items()})
    answers = siege.answers + storm.statuses
    return sent + Counter({f"answered: {answer}": count for answer, count in answers.items()})


def main() -> None:
    """Do what is wanted, round by round."""
    wanted = _wanted()
    begun, total = time.monotonic(), Counter[str]()
    rounds = range(wanted.first, wanted.first + max(1, wanted.messages), ROUND)
    bodies = wanted.bodies // len(rounds)
    for number, first in enumerate(rounds, 1):
        kind = wanted.database or ("sqlite" if number % POSTGRES_PART else "postgresql")
        messages = min(ROUND, wanted.first + wanted.messages - first)
        _say(f"{time.monotonic() - begun:5.0f} s: --database {kind} --first {first} --messages {messages}")
        try:
            total += attack(kind, wanted.seed, first, messages, bodies, wanted.tries)
        except Missing as missing:
            _say(str(missing))
    _say("\n".join(f"{name:50}{count:8}" for name, count in sorted(total.items())))
    answered = sum(count for name, count in total.items() if name.startswith("answered"))
    _say(
        f"{answered} messages and calls in {time.monotonic() - begun:.0f} s; none failed or changed anything"
    )


def _wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="everything follows from it")
    parser.add_argument("--first", type=int, default=0, help="the number of the first message")
    parser.add_argument("--messages", type=int, default=90_000, help="how many are sent over sockets")
    parser.add_argument("--bodies", type=int, default=9_000, help="how many bodies are posted")
    parser.add_argument("--tries", type=int, default=12, help="tries for each call of the API, in each round")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], help="only this one")
    return parser.parse_args()


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
