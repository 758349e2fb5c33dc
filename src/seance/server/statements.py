"""Statements that are compiled once for a database, and not looked up again at every answer.

The thread that writes holds up everybody else in the process while it works, so it works with finished
texts. SQLAlchemy still makes them, and turns values into what the database takes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Insert, Table, Update, bindparam, insert, update
from sqlalchemy.exc import DBAPIError

Statement = Insert | Update
Values = Mapping[str, Any]


class Prepared:
    """One statement as its database wants it."""

    def __init__(self, statement: Statement, connection: Connection) -> None:
        dialect = connection.dialect
        compiled = statement.compile(dialect=dialect)
        self.text = compiled.string
        self.names = list(compiled.positiontup or ())
        kinds = [compiled.binds[name].type for name in self.names]
        self.turned = [kind.dialect_impl(dialect).bind_processor(dialect) for kind in kinds]

    def row(self, values: Values) -> tuple[Any, ...]:
        """The values in the order and the form that the text wants."""
        found = [values[name] for name in self.names]
        return tuple([v if turn is None else turn(v) for v, turn in zip(found, self.turned, strict=True)])


class Statements:
    """What is written again and again; one of each is kept, however many databases of a kind there are."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], Prepared] = {}

    def insert(self, connection: Connection, into: Table, rows: Iterable[Values]) -> None:
        """New rows, whole ones."""
        ready = self._prepared(connection, f"into {into.name}", lambda: insert(into))
        for row in rows:
            _execute(connection, ready.text, ready.row(row))

    def update(self, connection: Connection, of: Table, which: Values, to: Values) -> int:
        """Change some columns of the rows where others have these values; how many rows that were."""
        name = f"{of.name} {' '.join(which)} to {' '.join(to)}"
        ready = self._prepared(connection, name, lambda: _update(of, which, to))
        values = _named("is", which) | _named("to", to)
        return _execute(connection, ready.text, ready.row(values))

    def _prepared(self, connection: Connection, name: str, make: Callable[[], Statement]) -> Prepared:
        key = (connection.dialect.driver, name)
        if key not in self.kept:
            self.kept[key] = Prepared(make(), connection)
        return self.kept[key]


def _update(of: Table, which: Values, to: Values) -> Update:
    found = [of.c[name] == bindparam(f"is_{name}", type_=of.c[name].type) for name in which]
    return update(of).where(*found).values({name: bindparam(f"to_{name}") for name in to})


def _named(prefix: str, values: Values) -> dict[str, Any]:
    return {f"{prefix}_{name}": value for name, value in values.items()}


def _execute(connection: Connection, text: str, row: tuple[Any, ...]) -> int:
    """How many rows that changed. SQLite is asked directly: it has answered before others have asked."""
    if connection.dialect.name != "sqlite":
        return connection.exec_driver_sql(text, row).rowcount
    asked: Any = connection.connection.dbapi_connection
    try:
        return int(asked.execute(text, row).rowcount)
    except sqlite3.Error as error:
        raise DBAPIError.instance(text, row, error, sqlite3.Error, hide_parameters=True) from error
