"""What storage holds, row by row."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from seance.kernel.save import SavedEvent

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
OPEN, HUMAN, BOT = "open", "human", "bot"
REMEMBERED = 50
"""So many remarks are kept of the talk at a table; with each further one the oldest goes."""


class TableRow(Struct):
    """One table. ``revision`` grows with every change of anything that belongs to it.

    ``bot_at`` is when a bot is to answer next, ``deadline`` when the patience with people ends; both are
    stored, so that whichever process finds the table overdue can go on with it. ``looked`` is when somebody
    last looked at it, give or take an hour; ``archived`` when it was put away, if it is.
    """

    id: str
    game: str
    settings: dict[str, Any]
    pace: str
    public: bool
    watchable: bool
    host: str
    address: str
    created: float
    touched: float
    status: str = LOBBY
    seed: str = ""
    receipt: str = ""
    prologue: list[SavedEvent] = []
    revision: int = 1
    answers: int = 0
    undos: int = 0
    bot_at: float | None = None
    deadline: float | None = None
    again: str = ""
    solo: bool = False
    looked: float = 0.0
    archived: float | None = None


class SeatRow(Struct):
    """One seat. ``owner`` is the hash of a browser's cookie; it stays while a bot keeps the seat warm.

    ``orders`` are standing orders as plain data, for its owner's eyes alone; empty when none were given.
    """

    table: str
    seat: int
    kind: str = OPEN
    name: str = ""
    owner: str = ""
    bot: str = ""
    missed: int = 0
    away: bool = False
    kept: bool = False
    orders: dict[str, Any] = {}


class AnswerRow(Struct):
    """One answer and what was told because of it. ``by`` is player, bot, orders or clock."""

    table: str
    number: int
    seat: int
    question: str
    answer: str | list[str]
    told: int
    events: list[SavedEvent]
    by: str
    at: float


class ChapterRow(Struct):
    """The state at the beginning of a chapter: what a change of the rules cannot touch."""

    table: str
    answers: int
    told: int
    rules_version: int
    state: dict[str, Any]


class ChatRow(Struct):
    """One remark across the table, with the id that its browser gave it."""

    table: str
    n: int
    seat: int
    name: str
    text: str
    at: float
    who: str = ""
    id: str = ""


class SentRow(Struct):
    """A message that was carried out, under the id that its browser gave it."""

    table: str
    who: str
    id: str
    number: int


class ShownRow(Struct):
    """What a browser was entitled to see while the match ran: a seat's secrets, or the seed."""

    table: str
    who: str
    seat: int


class UndoRow(Struct):
    """Answers taken back: how many are left, and how long the tale is then."""

    table: str
    n: int
    answers: int
    told: int


class NewTableRows(Struct):
    """A table that is opened, with its seats."""

    table: TableRow
    seats: list[SeatRow]


class Change(Struct):
    """All that one act changes at one table, stored as a whole or not at all.

    It holds only if the table is still at ``revision``: of two processes that act at once, one loses.
    """

    table: str
    revision: int
    row: dict[str, Any]
    seats: list[SeatRow] = []
    gone: list[int] = []
    answer: AnswerRow | None = None
    chapter: ChapterRow | None = None
    chat: ChatRow | None = None
    sent: SentRow | None = None
    undo: UndoRow | None = None
    shown: list[ShownRow] = []
    born: NewTableRows | None = None
