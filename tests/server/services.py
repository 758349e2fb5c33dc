"""PostgreSQL and Redis for tests; without them those tests are left out, loudly, but never in CI."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeVar

import pytest

from benchmarks.server import services
from benchmarks.server.services import Missing, Postgres, RedisServer

IN_CI = os.environ.get("CI", "").lower() in {"1", "true"}
T = TypeVar("T")


def mortal_postgres() -> AbstractContextManager[Postgres]:
    """A PostgreSQL for as long as the block lasts, but for the while in which the test stops it."""
    return or_left_out(services.mortal_postgres())


def postgres() -> AbstractContextManager[str]:
    """The address of a PostgreSQL that lasts as long as the block."""
    return or_left_out(services.postgres())


def redis() -> AbstractContextManager[RedisServer]:
    """A Redis for as long as the block lasts."""
    return or_left_out(services.redis())


@contextmanager
def or_left_out(service: AbstractContextManager[T]) -> Iterator[T]:
    """A service for as long as the block lasts; where it cannot be, the test is left out."""
    try:
        with service as found:
            yield found
    except Missing as missing:
        if IN_CI:
            pytest.fail(str(missing))
        pytest.skip(f"{missing}; several processes untested")
