"""Refusals that have a status."""

from __future__ import annotations

from seance.kernel.errors import SeanceError

BAD, FORBIDDEN, UNKNOWN, LATE, CONFLICT, TOO_LARGE, TOO_MANY, UNAVAILABLE = (
    400,
    403,
    404,
    408,
    409,
    413,
    429,
    503,
)
OUT = "The table's book cannot be opened just now. Nothing is lost; this goes on by itself."
"""While storage does not answer."""


class Problem(SeanceError):
    """A call that cannot be carried out: what was wrong, and what would be right.

    ``retry`` is after how many seconds it may be another matter, where that can be said.
    """

    def __init__(self, status: int, error: str, rule: str = "", retry: int | None = None) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.rule = rule
        self.retry = retry
