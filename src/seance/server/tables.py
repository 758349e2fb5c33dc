"""One table in memory: a copy of what storage holds, made again whenever there is doubt.

Everything that changes a table is a *deed*: a function that looks at the table, refuses or makes its
changes in memory, and says what is to be stored. The table stores it, and only then does anybody hear of it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

import msgspec

from seance.kernel.data import RemarkData
from seance.kernel.errors import Diverged, Refused
from seance.kernel.match import Match
from seance.server.errors import CONFLICT, UNAVAILABLE, UNKNOWN, Problem
from seance.server.journal import Rows, go_on, last_fitting, revived
from seance.server.logs import log
from seance.server.records import (
    LOBBY,
    REMEMBERED,
    AnswerRow,
    Change,
    ChatRow,
    SeatRow,
    ShownRow,
    TableRow,
    UndoRow,
)
from seance.server.storage import Moved, Store

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

TRIES = 8
UNREADABLE = (
    "This table cannot be read as it is stored. Whoever runs this server has been told, and the table goes "
    "on by itself when it is mended."
)
NO_TABLE = (
    "There is no such table. The link may be mistyped; or nobody opened the table for so long that it was "
    "thrown away."
)
RULES_CHANGED = "The rules of this game have changed; the turn goes on from answer {}."

Deed = Callable[["Table"], Change | None]


class Unreadable(Problem):
    """What is stored of a table makes no sense: to these rules, or at all."""

    def __init__(self) -> None:
        super().__init__(UNAVAILABLE, UNREADABLE)


class Listener(Protocol):
    """Somebody who wants to know when a table has changed, and what is shown there in passing."""

    def wake(self) -> None: ...

    def glimpse(self, gesture: str) -> None: ...


class Table:
    """A table, its seats and its match. ``cuts`` are the lengths of the tale after each undo.

    ``shown`` is what everybody was ever entitled to see; what follows from it, ``knowing`` decides. ``texts``
    are what ``sight`` has put into words at revision ``texts_at``, seat by seat. ``sayings`` is what each bot
    said last, and ``passed`` what orders let pass since each seat answered, as far as this process has heard.
    """

    def __init__(self, store: Store, row: TableRow, changed: Callable[[Table], None]) -> None:
        self.store = store
        self.id = row.id
        self.row = row
        self.changed = changed
        self.seats: list[SeatRow] = []
        self.cuts: list[int] = []
        self.chats: list[ChatRow] = []
        self.shown: list[ShownRow] = []
        self.match: Match | None = None
        self.viewers: set[Listener] = set()
        self.texts: dict[tuple[int, int, int, bool], str] = {}
        self.texts_at = -1
        self.sayings: dict[int, RemarkData] = {}
        self.passed: dict[int, Counter[str]] = {}
        self.lock = asyncio.Lock()
        self.stale = True
        self.shape = 0
        self.trouble = ""
        self.used = time.monotonic()

    @property
    def playing(self) -> Match:
        """The match, at a table where one has begun."""
        assert self.match is not None
        return self.match

    @property
    def steady(self) -> bool:
        """Whether it is as it is in storage and nobody is about to change it: one may look at once."""
        return not self.stale and not self.lock.locked()

    def change(self, **row: object) -> Change:
        """The beginning of a change: it holds only if nobody else has changed the table meanwhile."""
        return Change(self.id, self.row.revision, {"touched": time.time(), **row})

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The table to oneself, as it is in storage."""
        async with self.lock:
            if self.stale:
                await self._refresh()
            self.used = time.monotonic()
            yield

    async def act(self, deed: Deed) -> None:
        """Do a deed; whoever comes second looks at the table again and does it then, or is refused."""
        for _ in range(TRIES):
            async with self.held():
                try:
                    await self._commit(deed)
                except Moved:
                    continue
                return
        raise Problem(CONFLICT, "Too many people act at this table at once; try again.")

    async def _commit(self, deed: Deed) -> None:
        """Store what the deed changes. Until it is stored, what is in memory counts for nothing."""
        try:
            change = deed(self)
        except (Refused, Problem):
            raise
        except BaseException:
            self._forget()
            raise
        if change is None:
            return
        try:
            revision = await self.store.commit(change)
        except BaseException:
            self._forget()
            self._wake()
            raise
        self._adopt(change, revision)
        self.changed(self)

    def stand_still(self, why: str) -> None:
        """Let everybody at the table know why it does not go on; with its next change it does."""
        self.trouble = why
        self._wake()

    def _wake(self) -> None:
        for viewer in self.viewers:
            viewer.wake()

    def _forget(self) -> None:
        self.stale = True
        self.match = None
        self.texts = {}

    def _adopt(self, change: Change, revision: int) -> None:
        for name, value in change.row.items():
            setattr(self.row, name, value)
        self.row.revision = revision
        self.trouble = ""
        if change.chat is not None:
            self.chats = [*self.chats, change.chat][-REMEMBERED:]
        if change.undo is not None:
            self.cuts.append(change.undo.told)
        if change.shown:
            self.shown = [*self.shown, *change.shown]
        if self._reseated(change) or not SHAPE.isdisjoint(change.row):
            self.shape += 1

    def _reseated(self, change: Change) -> bool:
        """Whether anybody can notice what the change does to the seats; an answer seldom does anything."""
        if not change.seats and not change.gone:
            return False
        before = [open_part(seat) for seat in self.seats]
        kept = {seat.seat: seat for seat in self.seats if seat.seat not in change.gone}
        kept.update({seat.seat: seat for seat in change.seats})
        self.seats = [kept[number] for number in sorted(kept)]
        return before != [open_part(seat) for seat in self.seats]

    async def _refresh(self) -> None:
        """Read what has changed in storage; what cannot be read is this table's trouble and no other's."""
        try:
            await self._read()
        except Problem:
            raise
        except Exception as error:
            self._forget()
            raise Unreadable from error

    async def _read(self) -> None:
        """Everything, or only the answers that came in meanwhile."""
        if await self._followed():
            self.stale = False
            return
        for _ in range(TRIES):
            async with self.store.reading() as connection:
                row = await self.store.table(connection, self.id)
                if row is None:
                    raise Problem(UNKNOWN, NO_TABLE)
                self.seats = await self.store.seats(connection, [self.id])
                self.chats = await self.store.chats(connection, self.id)
                self.shown = await self.store.shown(connection, self.id)
                self.cuts = [undo.told for undo in await self.store.undos(connection, self.id)]
                self._notice(row)
                if row.status == LOBBY or await self._catch_up(connection):
                    self.stale = False
                    return
                rows = await read_match(self.store, connection, row, row.answers)
            if await self._revive(rows):
                self.stale = False
                return
        raise Problem(CONFLICT, "This table changes faster than it can be read; try again.")

    async def _followed(self) -> bool:
        """Whether only answers came in meanwhile, as is usual, and the match in memory has gone on with them.

        Each change is one revision, so as many answers as revisions leave room for nothing else. At a seat
        an answer changes no more than how often its player let the clock answer.
        """
        if self.match is None or any(seat.missed or seat.away for seat in self.seats):
            return False
        row, answers = await self.store.since(self.id, self.match.number)
        if row is None or any(answer.by == "clock" for answer in answers):
            return False
        if not len(answers) == row.answers - self.row.answers == row.revision - self.row.revision:
            return False
        if not self._went_on(answers):
            return False
        self.shape += any(getattr(row, name) != getattr(self.row, name) for name in SHAPE)
        self.row = row
        return True

    def _went_on(self, answers: list[AnswerRow]) -> bool:
        """Whether the match in memory could simply go on with these."""
        try:
            go_on(self.playing, answers)
        except Diverged:
            self.match = None
        return self.match is not None

    def _notice(self, row: TableRow) -> None:
        if row.undos != self.row.undos or row.answers < self.row.answers:
            self.match = None
        self.row = row
        self.shape += 1

    async def _catch_up(self, connection: AsyncConnection) -> bool:
        """Whether the match in memory could go on with what came in meanwhile."""
        if self.match is None:
            return False
        going_on = self._went_on(await self.store.answers(connection, self.id, self.match.number))
        return going_on and self.playing.number == self.row.answers

    async def _revive(self, rows: Rows) -> bool:
        """Bring the match back to life; where new rules do not fit, take back what does not, and say so."""
        try:
            self.match = await revived(rows)
        except Diverged as diverged:
            await self._take_back(rows, last_fitting(rows, diverged))
            return False
        return True

    async def _take_back(self, rows: Rows, keep: int) -> None:
        log.warning("rules changed", extra={"table": self.id, "kept": keep, "had": len(rows.answers)})
        change = self.change(answers=keep, undos=self.row.undos + 1)
        told = rows.answers[keep].told
        change.undo = UndoRow(self.id, self.row.undos + 1, keep, told)
        at = time.time()
        number = self.chats[-1].n + 1 if self.chats else 1
        change.chat = ChatRow(self.id, number, -1, "", RULES_CHANGED.format(keep), at)
        await self.store.commit(change)


SHAPE = {"status", "settings", "pace", "public", "watchable", "host", "again", "solo"}
"""What stands in the table's public description, besides its seats."""


async def read_match(store: Store, connection: AsyncConnection, row: TableRow, number: int) -> Rows:
    """What is needed to bring a match back as it was after so many answers.

    At the very beginning of a chapter it goes back one chapter more, so that the last answer can be
    taken back without playing everything again; but never into a chapter of older rules.
    """
    chapter = await store.chapter(connection, row.id, number)
    assert chapter is not None, "a chapter is stored with the first question"
    if chapter.answers == number:
        earlier = await store.chapter(connection, row.id, number - 1)
        if earlier is not None and earlier.rules_version == chapter.rules_version == _version(row):
            chapter = earlier
    answers = await store.answers(connection, row.id, 0, number)
    return Rows(row, chapter, answers)


def _version(row: TableRow) -> int:
    from seance.games import load

    return load(row.game).rules_version


def open_part(seat: SeatRow) -> SeatRow:
    """What others may notice of a seat: that somebody leaves orders is no news."""
    return copy_seat(seat, orders={})


def copy_seat(seat: SeatRow, **changes: object) -> SeatRow:
    """The seat with something changed; rows in memory stay as they are stored."""
    return msgspec.structs.replace(seat, **changes)
