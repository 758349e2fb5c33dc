"""The tables in the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

from seance.kernel.save import SavedEvent

VERSION = "0004"
"""The last migration. Whatever changes below wants a step of its own in ``migrations/versions``."""
META = 2
"""What the first Séance, which knows nothing of migrations, finds where it looks for its own version, 1."""
metadata = MetaData()


class Json(TypeDecorator[Any]):
    """Plain data as a text, read back in its type."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, _dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, _dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value, type=self.kind)


class Packed(TypeDecorator[Any]):
    """A state: ten kilobytes of JSON whose words repeat, packed into one or two."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: Any, _dialect: Dialect) -> bytes | None:
        return None if value is None else zlib.compress(msgspec.json.encode(value), 1)

    def process_result_value(self, value: Any, _dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(zlib.decompress(value))


meta = Table("meta", metadata, Column("version", Integer, primary_key=True))

migrated = Table("alembic_version", metadata, Column("version_num", String(32), primary_key=True))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("settings", Json(dict[str, Any]), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("host", String(64), nullable=False, index=True),
    Column("address", String(64), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False, index=True),
    Column("status", String(16), nullable=False),
    Column("seed", String(40), nullable=False),
    Column("receipt", String(64), nullable=False),
    Column("prologue", Json(list[SavedEvent]), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("undos", Integer, nullable=False),
    Column("bot_at", Float, nullable=True, index=True),
    Column("deadline", Float, nullable=True, index=True),
    Column("again", String(32), nullable=False),
    Column("solo", Boolean, nullable=False, server_default=false()),
    Column("looked", Float, nullable=False, server_default="0", index=True),
    Column("archived", Float, nullable=True, index=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("owner", String(64), nullable=False, index=True),
    Column("bot", String(32), nullable=False),
    Column("missed", Integer, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("orders", Json(dict[str, Any]), nullable=False, server_default="{}"),
)

answers = Table(
    "answers",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("question", String(64), nullable=False),
    Column("answer", Json(str | list[str]), nullable=False),
    Column("told", Integer, nullable=False),
    Column("events", Json(list[SavedEvent]), nullable=False),
    Column("by", String(16), nullable=False),
    Column("at", Float, nullable=False),
)

chapters = Table(
    "chapters",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("answers", Integer, primary_key=True),
    Column("told", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("state", Packed, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("who", String(64), nullable=False, server_default=""),
    Column("id", String(64), nullable=False, server_default=""),
)

sent = Table(
    "sent",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
)

shown = Table(
    "shown",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

undos = Table(
    "undos",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("told", Integer, nullable=False),
)

Index("tables_public", tables.c.public, tables.c.status, tables.c.touched)
