"""Older databases are brought up to date at the start; newer ones are left alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from seance.kernel.errors import SeanceError
from seance.server import schema

HERE = Path(__file__).parent
FIRST = "0001"
"""What a database is at that was made before databases said so."""
NOTHING = ""


def standing(connection: Connection) -> str:
    """The migration that this database is at; ``NOTHING`` where there are no tables yet."""
    found = set(inspect(connection).get_table_names())
    if schema.migrated.name in found:
        return str(connection.scalar(text("SELECT version_num FROM alembic_version")))
    if not found & schema.metadata.tables.keys():
        return NOTHING
    made_by = connection.scalar(text("SELECT version FROM meta"))
    if made_by != 1:
        raise _too_new(f"version {made_by}")
    return FIRST


def bring_up(connection: Connection) -> None:
    """Lay the tables out, or change those of an older Séance; who comes second finds it done."""
    if connection.dialect.name == "postgresql":
        # Two processes that start at once would both do it.
        connection.execute(text("SELECT pg_advisory_xact_lock(5342701)"))
    found = standing(connection)
    if found == NOTHING:
        _lay_out(connection)
    elif found != schema.VERSION:
        _migrate(connection, found)


def _lay_out(connection: Connection) -> None:
    schema.metadata.create_all(connection)
    connection.execute(schema.meta.insert().values(version=schema.META))
    connection.execute(schema.migrated.insert().values(version_num=schema.VERSION))


def _migrate(connection: Connection, found: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found not in known:
        raise _too_new(f"migration {found}")
    if not inspect(connection).has_table(schema.migrated.name):
        command.stamp(config, found)
    command.upgrade(config, schema.VERSION)


def _too_new(found: str) -> SeanceError:
    return SeanceError(
        f"This database is at {found}, which a newer Séance made; this one knows them up to migration "
        f"{schema.VERSION}. Start the newer Séance, or name another database."
    )


def back_up(path: Path, found: str) -> Path:
    """Copy an SQLite database beside itself, whole or not at all, before it is changed."""
    copy = path.with_name(f"{path.name}.{found}.bak")
    unfinished = copy.with_suffix(".part")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
        unfinished.replace(copy)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise SeanceError(
            f"The database {path} is to be upgraded, but no copy of it could be made first ({error}). "
            "It was not changed; make room beside it, and start again."
        ) from error
    return copy
