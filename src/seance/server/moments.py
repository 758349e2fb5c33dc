"""Time that measures. Whoever sets the machine's clock, back or forward, moves nobody's deadline by it."""

from __future__ import annotations

import time
from datetime import UTC, datetime

_ZERO = time.time() - time.monotonic()


def now() -> float:
    """The time of day as it was when this process began, and measured since."""
    return _ZERO + time.monotonic()


def shown(moment: float) -> float:
    """A moment of ours by the clock as it is set now, for people to read.

    To a tenth of a second, so that one moment is shown alike to everybody, whenever they look.
    """
    return moment + round(time.time() - now(), 1)


def iso(at: float) -> str:
    """A moment as browsers read it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")
