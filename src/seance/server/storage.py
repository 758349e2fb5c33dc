"""The truth about all tables: everything in memory is only a copy of what is written here."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    Table,
    and_,
    create_engine,
    delete,
    event,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from seance.kernel.errors import SeanceError
from seance.server import schema
from seance.server.logs import log
from seance.server.migrations import NOTHING, back_up, bring_up, standing
from seance.server.outage import answering
from seance.server.records import (
    LOBBY,
    OPEN,
    OVER,
    PLAYING,
    REMEMBERED,
    AnswerRow,
    Change,
    ChapterRow,
    ChatRow,
    NewTableRows,
    SeatRow,
    SentRow,
    ShownRow,
    TableRow,
    UndoRow,
)
from seance.server.statements import Statements
from seance.server.writer import Direct, Grouped, Job, Writer

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)
MOST_LISTED, MOST_NAMED = 100, 500
QUIET: dict[str, Any] = {"hide_parameters": True}
"""An error is logged, and what was asked of storage may be a secret."""
ONE_FILE: dict[str, Any] = {**QUIET, "pool_size": 4, "max_overflow": 0, "connect_args": {"timeout": 30}}
MANY: dict[str, Any] = {**QUIET, "pool_size": 10}

STATEMENTS = Statements()
BEAT = update(schema.meta).values(version=schema.meta.c.version)


class Moved(SeanceError):
    """Somebody else was faster: the table is no longer at the revision that the change was made for."""


class AlreadySent(SeanceError):
    """A message with this id was carried out before."""


class Store:
    """Reads and writes. Every write is on the disk when its call returns. ``Grouped`` wants a ``spacing``."""

    def __init__(self, url: str, spacing: float = 0.0) -> None:
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        self.file = _file(url) if self.sqlite else None
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        self.engine = create_async_engine(url, **(ONE_FILE if self.sqlite else MANY))
        self.writer: Writer = Direct(self.engine)
        if self.sqlite:
            _prepare(self.engine.sync_engine, "BEGIN")
            self.writer = Grouped(_sqlite_writer(url), spacing)

    async def open(self) -> None:
        """Make the tables, or bring those of an older Séance up to date; a newer one's are refused."""
        found = await self.write(standing)
        if self.file is not None and found not in {NOTHING, schema.VERSION}:
            log.info("upgrading", extra={"copy": str(back_up(self.file, found))})
        await self.write(bring_up)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self, isolation: str = "REPEATABLE READ") -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment, however many questions are put to it; else say how isolated."""
        with answering():
            async with self.engine.connect() as connection:
                if not self.sqlite:
                    await connection.execution_options(isolation_level=isolation)
                yield connection

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; when this returns, what it wrote is on the disk."""
        with answering():
            return await self.writer.write(job)

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """A new table."""
        await self.write(partial(_lay, NewTableRows(row, list(seats))))

    async def commit(self, change: Change) -> int:
        """Store a change; the new revision. Moved or AlreadySent, with nothing stored, if it came late."""
        try:
            return await self.write(partial(_apply, change))
        except IntegrityError as error:
            if change.sent is not None and await self.sent(change.table, change.sent.who, change.sent.id):
                raise AlreadySent("That message was carried out before.") from error
            raise Moved("Somebody else was faster.") from error

    async def beat(self) -> None:
        """Write something that changes nothing: a database that only answers may have a full disk."""
        await self.write(lambda connection: connection.execute(BEAT))

    async def table(self, connection: AsyncConnection, table: str) -> TableRow | None:
        return await _one(connection, select(schema.tables).where(schema.tables.c.id == table), TableRow)

    async def seats(self, connection: AsyncConnection, tables: Sequence[str]) -> list[SeatRow]:
        wanted = select(schema.seats).where(schema.seats.c.table.in_(tables)).order_by("table", "seat")
        return await _all(connection, wanted, SeatRow)

    async def answers(
        self, connection: AsyncConnection, table: str, after: int, upto: int | None = None
    ) -> list[AnswerRow]:
        """The answers after one, in order."""
        c = schema.answers.c
        wanted = select(schema.answers).where(c.table == table, c.number > after).order_by(c.number)
        if upto is not None:
            wanted = wanted.where(c.number <= upto)
        return await _all(connection, wanted, AnswerRow)

    async def since(self, table: str, number: int) -> tuple[TableRow | None, list[AnswerRow]]:
        """A table and its answers after one, at one moment: a single statement needs no transaction."""
        t, a = schema.tables, schema.answers
        both = t.outerjoin(a, and_(a.c.table == t.c.id, a.c.number > number))
        wanted = select(t, a).select_from(both).where(t.c.id == table).order_by(a.c.number)
        async with self.reading("AUTOCOMMIT") as connection:
            rows = [tuple(row) for row in await connection.execute(wanted)]
        first = len(t.columns)
        found = TableRow(*rows[0][:first]) if rows else None
        return found, [AnswerRow(*row[first:]) for row in rows if row[first] is not None]

    async def chapter(self, connection: AsyncConnection, table: str, most: int) -> ChapterRow | None:
        """The last chapter that began with at most so many answers."""
        c = schema.chapters.c
        wanted = select(schema.chapters).where(c.table == table, c.answers <= most)
        return await _one(connection, wanted.order_by(c.answers.desc()).limit(1), ChapterRow)

    async def undos(self, connection: AsyncConnection, table: str) -> list[UndoRow]:
        wanted = select(schema.undos).where(schema.undos.c.table == table).order_by("n")
        return await _all(connection, wanted, UndoRow)

    async def shown(self, connection: AsyncConnection, table: str) -> list[ShownRow]:
        """What everybody was ever entitled to see at a table."""
        return await _all(connection, select(schema.shown).where(schema.shown.c.table == table), ShownRow)

    async def chats(self, connection: AsyncConnection, table: str) -> list[ChatRow]:
        """The last remarks, oldest first."""
        wanted = select(schema.chats).where(schema.chats.c.table == table)
        found = await _all(connection, wanted.order_by(schema.chats.c.n.desc()).limit(REMEMBERED), ChatRow)
        return found[::-1]

    async def sent(self, table: str, who: str, client_id: str) -> SentRow | None:
        """The message that was carried out under this id, if one was."""
        c = schema.sent.c
        wanted = select(schema.sent).where(c.table == table, c.who == who, c.id == client_id)
        async with self.reading() as connection:
            return await _one(connection, wanted, SentRow)

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """Where these tables are now."""
        t, found = schema.tables.c, dict[str, int]()
        async with self.reading() as connection:
            for at in range(0, len(tables), MOST_NAMED):
                some = t.id.in_(tables[at : at + MOST_NAMED])
                rows = await connection.execute(select(t.id, t.revision).where(some))
                found.update({row.id: row.revision for row in rows})
        return found

    async def overdue(
        self, before: float, never: float, but: Sequence[str] = (), most: int = 100
    ) -> list[str]:
        """Tables where a bot or the clock should have acted by now, or would only after ``never``."""
        c = schema.tables.c
        late = or_(c.bot_at < before, c.deadline < before, c.bot_at > never)
        wanted = select(c.id).where(c.status == PLAYING, c.archived.is_(None), late, c.id.not_in(but))
        wanted = wanted.order_by(c.touched).limit(most)
        async with self.reading() as connection:
            return list((await connection.scalars(wanted)).all())

    async def unfinished(self, address: str, since: float) -> int:
        """How many tables somebody at this address has lately opened and not played to the end."""
        c = schema.tables.c
        wanted = select(func.count()).where(c.address == address, c.status != OVER, c.created > since)
        async with self.reading() as connection:
            return await connection.scalar(wanted) or 0

    async def open_tables(self) -> list[TableRow]:
        """Public tables that one may join or watch."""
        t, s = schema.tables.c, schema.seats.c
        free = exists().where(s.table == t.id, s.kind == OPEN)
        return await self._tables(
            and_(
                t.public,
                t.archived.is_(None),
                or_(and_(t.status == LOBBY, free), and_(t.status == PLAYING, t.watchable)),
            )
        )

    async def tables_of(self, who: str) -> list[TableRow]:
        """Tables where somebody sits or is the host."""
        t, s = schema.tables.c, schema.seats.c
        return await self._tables(or_(t.host == who, exists().where(s.table == t.id, s.owner == who)))

    async def _tables(self, which: ColumnElement[bool]) -> list[TableRow]:
        wanted = select(schema.tables).where(which).order_by(schema.tables.c.touched.desc())
        async with self.reading() as connection:
            return await _all(connection, wanted.limit(MOST_LISTED), TableRow)


def _apply(change: Change, connection: Connection) -> int:
    """The guard first: whoever comes second finds another revision and changes nothing."""
    where, to = {"id": change.table, "revision": change.revision}, {"revision": change.revision + 1}
    if STATEMENTS.update(connection, schema.tables, where, to | change.row) != 1:
        raise Moved("Somebody else was faster.")
    if change.undo is not None:
        _take_back(connection, change.undo)
    if change.seats or change.gone:
        _reseat(connection, change)
    for into, row in (
        (schema.answers, change.answer),
        (schema.chapters, change.chapter),
        (schema.sent, change.sent),
    ):
        if row is not None:
            _insert(connection, into, [row])
    if change.chat is not None:
        _talk(connection, change.chat)
    if change.shown:
        _insert(connection, schema.shown, change.shown)
    if change.born is not None:
        _lay(change.born, connection)
    return change.revision + 1


def _lay(new: NewTableRows, connection: Connection) -> None:
    _insert(connection, schema.tables, [new.table])
    _insert(connection, schema.seats, new.seats)


def _take_back(connection: Connection, undo: UndoRow) -> None:
    a, c = schema.answers, schema.chapters
    connection.execute(delete(a).where(a.c.table == undo.table, a.c.number > undo.answers))
    connection.execute(delete(c).where(c.c.table == undo.table, c.c.answers > undo.answers))
    _insert(connection, schema.undos, [undo])


def _talk(connection: Connection, chat: ChatRow) -> None:
    c = schema.chats
    connection.execute(delete(c).where(c.c.table == chat.table, c.c.n <= chat.n - REMEMBERED))
    _insert(connection, c, [chat])


def _reseat(connection: Connection, change: Change) -> None:
    s = schema.seats
    gone = [*change.gone, *(seat.seat for seat in change.seats)]
    connection.execute(delete(s).where(s.c.table == change.table, s.c.seat.in_(gone)))
    if change.seats:
        _insert(connection, s, change.seats)


def _insert(connection: Connection, into: Table, rows: Sequence[msgspec.Struct]) -> None:
    STATEMENTS.insert(connection, into, [msgspec.structs.asdict(row) for row in rows])


async def _one(connection: AsyncConnection, wanted: Select[Any], kind: type[R]) -> R | None:
    row = (await connection.execute(wanted)).first()
    return None if row is None else kind(*row)


async def _all(connection: AsyncConnection, wanted: Select[Any], kind: type[R]) -> list[R]:
    return [kind(*row) for row in await connection.execute(wanted)]


def _file(url: str) -> Path | None:
    """Where an SQLite database lies; one in memory lies nowhere."""
    database = make_url(url).database
    return Path(database) if database and database != ":memory:" else None


def _sqlite_writer(url: str) -> Engine:
    engine = create_engine(make_url(url).set(drivername="sqlite"), **ONE_FILE)
    _prepare(engine, "BEGIN IMMEDIATE")
    return engine


def _prepare(engine: Engine, begin: str) -> None:
    """Each transaction says itself how it begins: a writer locks at once instead of failing at the end."""

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Any) -> None:
        cursor = connection.connection.cursor()
        cursor.execute(begin)
        cursor.close()
