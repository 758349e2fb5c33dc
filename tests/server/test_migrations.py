"""Databases of every Séance there was are brought up to date, and newer ones are left alone."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, text

from seance.kernel.errors import SeanceError
from seance.server import migrations, play, schema
from seance.server.hall import Hall
from seance.server.storage import Store
from tests.server.kit import file, quick
from tests.server.services import postgres

OLD = Path(__file__).parent / "databases"
TABLE = "4STqyzmd-VmjBjoq"
"""A match of Haunt the House, nine answers old, at the only table of each old database."""


def laid(folder: Path, version: str = "0001") -> Path:
    """A database as a Séance of that time left it."""
    path = folder / "tables.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript((OLD / f"{version}.sql").read_text())
    return path


def plainly(path: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(statement).fetchall()


async def opened(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


async def played_on(url: str) -> list[str]:
    """Go on with the match in a database; the remarks across the table."""
    hall = Hall(quick(url, bot_delay=(3600.0, 3600.0), window_delay=(3600.0, 3600.0)))
    await hall.open()
    try:
        table = await hall.table(TABLE)
        question = table.playing.questions[0]
        told, number = table.playing.number, len(table.seats)
        await table.act(play.answer(hall.config, question.seat, question.spell(question.fallback()), told))
        assert (table.playing.number, number) == (told + 1, 3)
        return [chat.text for chat in table.chats]
    finally:
        await hall.close()


def differences(connection: Connection) -> list[Any]:
    found: list[Any] = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    return found


def raised(connection: Connection, upto: str) -> None:
    """The tables as the migrations alone make them."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations.HERE))
    command.upgrade(config, upto)


@pytest.mark.parametrize("old", sorted(path.stem for path in OLD.glob("*.sql")))
def test_an_older_database_is_upgraded_and_its_matches_go_on(tmp_path: Path, old: str) -> None:
    laid(tmp_path, old)
    assert asyncio.run(played_on(file(tmp_path)))[0] == "Who turned off the light?"


def test_there_is_an_old_database_for_every_migration_but_the_last() -> None:
    scripts = ScriptDirectory(str(migrations.HERE)).walk_revisions()
    known = {str(script.revision) for script in scripts}
    assert known == {schema.VERSION, *(path.stem for path in OLD.glob("*.sql"))}


def test_before_an_upgrade_the_database_is_copied(tmp_path: Path) -> None:
    path = laid(tmp_path)
    asyncio.run(opened(file(tmp_path)))
    copy = path.with_name("tables.db.0001.bak")
    assert plainly(copy, "SELECT version FROM meta") == [(1,)]
    assert plainly(copy, "SELECT count(*) FROM answers") == [(9,)]
    assert plainly(path, "SELECT version_num FROM alembic_version") == [(schema.VERSION,)]


def test_a_database_that_is_up_to_date_is_not_copied(tmp_path: Path) -> None:
    asyncio.run(opened(file(tmp_path)))
    asyncio.run(opened(file(tmp_path)))
    assert not list(tmp_path.glob("*.bak"))


def test_without_room_for_a_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = laid(tmp_path)

    def full(_self: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(SeanceError, match=r"No space left on device.*It was not changed"):
        asyncio.run(opened(file(tmp_path)))
    assert plainly(path, "SELECT version FROM meta") == [(1,)]
    assert sorted(tmp_path.iterdir()) == [path]


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = laid(tmp_path)
    before = plainly(path, "SELECT sql FROM sqlite_master ORDER BY name")
    real = command.upgrade

    def half(config: Config, revision: str) -> None:
        real(config, revision)
        raise RuntimeError("the lights went out")

    monkeypatch.setattr(command, "upgrade", half)
    with pytest.raises(RuntimeError, match="lights"):
        asyncio.run(opened(file(tmp_path)))
    assert plainly(path, "SELECT sql FROM sqlite_master ORDER BY name") == before
    assert plainly(path, "SELECT version FROM meta") == [(1,)]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "migration 9999"),
        ("DROP TABLE alembic_version; UPDATE meta SET version = 99", "version 99"),
    ],
)
def test_a_newer_database_is_refused_in_a_sentence(tmp_path: Path, change: str, found: str) -> None:
    asyncio.run(opened(file(tmp_path)))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.executescript(change)
    before = plainly(tmp_path / "tables.db", "SELECT sql FROM sqlite_master ORDER BY name")
    with pytest.raises(SeanceError, match=f"{found}, which a newer Séance made.*name another database"):
        asyncio.run(opened(file(tmp_path)))
    assert plainly(tmp_path / "tables.db", "SELECT sql FROM sqlite_master ORDER BY name") == before


def test_migrations_and_a_new_database_come_to_the_same_tables(tmp_path: Path) -> None:
    with create_engine(f"sqlite:///{tmp_path}/raised.db").begin() as connection:
        raised(connection, "head")
        assert differences(connection) == []
        assert connection.scalar(text("SELECT version FROM meta")) == schema.META


def test_the_first_migration_makes_what_the_first_database_had(tmp_path: Path) -> None:
    path = laid(tmp_path)
    engine = create_engine(f"sqlite:///{tmp_path}/raised.db")
    with engine.begin() as connection:
        raised(connection, "0001")
        connection.execute(text("DROP TABLE alembic_version"))
    made, had = MetaData(), MetaData()
    made.reflect(engine)
    had.reflect(create_engine(f"sqlite:///{path}"))
    assert _described(made) == _described(had)


def _described(tables: MetaData) -> set[str]:
    return {
        *(
            f"{column} {column.type} {column.nullable}"
            for t in tables.tables.values()
            for column in t.columns
        ),
        *(f"{index.name} {index.columns.keys()}" for t in tables.tables.values() for index in t.indexes),
    }


def test_postgresql_is_upgraded_too_by_two_processes_that_start_at_once(tmp_path: Path) -> None:
    old = MetaData()
    source = create_engine(f"sqlite:///{laid(tmp_path)}")
    old.reflect(source)

    def fill(connection: Connection) -> None:
        raised(connection, "0001")
        connection.execute(text("DROP TABLE alembic_version"))
        had = MetaData()
        had.reflect(connection)
        with source.connect() as rows:
            for name, table in had.tables.items():
                found = [dict(row._mapping) for row in rows.execute(old.tables[name].select())]
                if name != "meta" and found:
                    connection.execute(table.insert(), found)

    async def work(url: str) -> None:
        first = Store(url)
        await first.write(fill)
        second = Store(url)
        await asyncio.gather(first.open(), second.open())
        assert await first.write(differences) == []
        await first.close()
        await second.close()
        assert (await played_on(url))[0] == "Who turned off the light?"

    with postgres() as url:
        asyncio.run(work(url))
