"""Storage that does not answer, told from a faulty statement of ours: only the former is waited for."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from seance.server.errors import OUT, UNAVAILABLE, Problem

SQLITE_OUT = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}
"""What SQLite says when file, disk or machine fail it. For a faulty statement it raises the same class."""
POSTGRES_OUT = ("08", "25006", "40", "53", "57", "58")
"""How PostgreSQL's codes begin: no connection, a standby, a deadlock, no room, shut down, a sick system."""


class Outage(Problem):
    """Storage does not answer; what was asked of it may have been done all the same."""

    def __init__(self) -> None:
        super().__init__(UNAVAILABLE, OUT)


@contextmanager
def answering() -> Iterator[None]:
    """Within it storage is asked for something; that it does not answer is raised as ``Outage``."""
    try:
        yield
    except (OSError, SQLAlchemyError) as error:
        if is_outage(error):
            raise Outage from error
        raise


def is_outage(error: Exception) -> bool:
    """Whether it is worth asking again."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError | NoConnectionLeft)
    said = error.orig
    if isinstance(said, sqlite3.Error):
        return _sqlite_code(said) in SQLITE_OUT
    return error.connection_invalidated or str(getattr(said, "sqlstate", "")).startswith(POSTGRES_OUT)


def _sqlite_code(error: sqlite3.Error) -> int:
    """Without the details in its upper bits; 0 for what Python itself has to say."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
