"""Deeds at a table where a match is played: answering, taking back, talking, coming back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from seance.kernel.errors import Diverged, Refused
from seance.kernel.match import Match
from seance.kernel.orders import read_orders
from seance.server.config import Config
from seance.server.journal import chapter_row, last_answer
from seance.server.records import HUMAN, OVER, PLAYING, Change, ChatRow, SeatRow, SentRow, UndoRow
from seance.server.schedule import Pending, astray, at_a_window, deadlines, patience_at
from seance.server.standing import at_window, orders_of, why_unasked
from seance.server.tables import Deed, Table, copy_seat

PATIENCE = 2
"""Somebody who lets the clock run out so often in a row is away."""
MOST_UNDOS = 1000
"""So many answers are taken back at one table: every one of them is kept, and a bored hand has no end."""
MOST_CHANGES = 50
"""So often do those who answer in secret think again before the last of them has answered."""
ENOUGH_UNDOS = f"{MOST_UNDOS} answers were taken back at this table; from now on they stand."
ENOUGH_CHANGES = "This was thought over often enough; what you answered last stands."


def answer(
    config: Config,
    seat: int,
    given: object,
    number: int,
    by: str = "player",
    sent: SentRow | None = None,
    why: str = "",
) -> Deed:
    """Answer the question that a seat was asked after ``number`` answers; ``why`` orders did, if they did."""

    def deed(table: Table) -> Change:
        if table.match is None:
            raise Refused(NOT_BEGUN)
        match = table.match
        if by != "player" and match.question(seat) is None:
            raise Refused(f"{table.seats[seat].name} has answered meanwhile.")
        if match.run.given >= len(match.run.asked) + MOST_CHANGES and _thinks_again(match, seat):
            raise Refused(ENOUGH_CHANGES)
        chapter, window = match.run.chapter, at_window(match)
        match.answer(seat, given, number, [each.name for each in table.seats])
        change = table.change(answers=match.number)
        change.answer = last_answer(match, table.id, by, change.row["touched"])
        if match.run.chapter is not chapter:
            change.chapter = chapter_row(match, table.id)
        if match.over:
            change.row["status"] = OVER
        change.seats = [] if window and by == "clock" else _present(table.seats[seat], by)
        change.row |= schedule(config, table, match, change.seats, _plan(table))
        change.sent = _numbered(sent, match)
        _own_up(table, seat, by, why)
        return change

    return deed


def _own_up(table: Table, seat: int, by: str, why: str) -> None:
    """Keep count of what orders let pass, until whoever gave them answers again."""
    if by == "player":
        table.passed.pop(seat, None)
    elif why:
        table.passed.setdefault(seat, Counter())[why] += 1


NOT_BEGUN = "The match has not begun; nothing is asked yet."
TOO_LATE = "The match is over; there is nothing left to let pass."


def _thinks_again(match: Match, seat: int) -> bool:
    """Whether a seat has answered in secret, and others have not yet."""
    return match.question(seat) is None and any(question.seat == seat for question in match.run.asked)


def undo(config: Config, seat: int, number: int, sent: SentRow | None = None) -> Deed:
    """Take back answer ``number``, if it was this seat's and nothing was rolled or revealed since."""

    def deed(table: Table) -> Change:
        why = why_no_undo(table, seat)
        if not why and number != table.playing.number:
            why = f"That was meant for answer {number}; the match is at {table.playing.number} now."
        if why:
            raise Refused(why)
        match = table.playing
        match.undo(seat)
        change = table.change(answers=match.number, undos=table.row.undos + 1)
        change.undo = UndoRow(table.id, table.row.undos + 1, match.number, len(match.tale))
        change.seats = _asked_again(table, seat)
        change.row |= schedule(config, table, match, change.seats, Pending())
        change.sent = _numbered(sent, match)
        return change

    return deed


def _asked_again(table: Table, seat: int) -> list[SeatRow]:
    """Whoever takes something back is here; and holds on, where orders would only do the same again."""
    found = _present(table.seats[seat], "player")
    question = table.playing.question(seat)
    if question is None or not why_unasked(table.playing, table.seats, question):
        return found
    row = found[0] if found else table.seats[seat]
    return [copy_seat(row, orders={**orders_of(row).data(), "hold": True})]


def give_orders(config: Config, seat: int, wanted: Mapping[str, Any], sent: SentRow | None = None) -> Deed:
    """Let a person's standing orders be these from now on, for the window that is open too."""

    def deed(table: Table) -> Change:
        if table.row.status != PLAYING:
            raise Refused(TOO_LATE if table.match else NOT_BEGUN)
        match = table.playing
        given = read_orders(match.game.windows, match.game.cards, wanted).data()
        change = table.change()
        change.seats = [copy_seat(table.seats[seat], orders=given)]
        change.row |= schedule(config, table, match, change.seats, _plan(table, going_on=True))
        change.row["deadline"] = _held(config, table, change)
        change.sent = _numbered(sent, match)
        return change

    return deed


def _held(config: Config, table: Table, change: Change) -> float | None:
    """The deadline, as much later as somebody who holds on gains, or as much earlier as they give back."""
    deadline: float | None = change.row["deadline"]
    match, pace = table.playing, table.row.pace
    after = patience_at(match, _with(table, change.seats), config, pace)
    before = patience_at(match, table.seats, config, pace)
    if deadline is None or not at_window(match) or after is None or before is None:
        return deadline
    return deadline + after - before


def why_no_undo(table: Table, seat: int) -> str:
    """Why a seat cannot take back the last answer; empty when it can."""
    if table.row.status != PLAYING:
        return "The match is over; nothing can be taken back." if table.match else NOT_BEGUN
    match = table.playing
    if not 0 <= seat < match.seats:
        return "Whoever watches has nothing to take back."
    if table.row.undos >= MOST_UNDOS:
        return ENOUGH_UNDOS
    try:
        return match.why_no_undo(seat)
    except Diverged:
        return "That was played under other rules; it cannot be taken back."


def say(seat: int, name: str, text: str, sent: SentRow | None = None) -> Deed:
    """Say something to everybody at the table; what was said under the same id is not said twice."""
    who, label = ("", "") if sent is None else (sent.who, sent.id)

    def deed(table: Table) -> Change | None:
        if label and any((chat.who, chat.id) == (who, label) for chat in table.chats):
            return None
        change = table.change()
        number = table.chats[-1].n + 1 if table.chats else 1
        change.chat = ChatRow(table.id, number, seat, name, text, change.row["touched"], who, label)
        return change

    return deed


def come_back(config: Config, seat: int) -> Deed:
    """Somebody who was away is here again; the bot that kept the seat warm steps back."""

    def deed(table: Table) -> Change | None:
        row = table.seats[seat]
        if row.kind != HUMAN or not (row.away or row.missed):
            return None
        change = table.change()
        change.seats = [copy_seat(row, away=False, missed=0)]
        if table.row.status == PLAYING and row.away:
            change.row |= schedule(config, table, table.playing, change.seats, Pending())
        return change

    return deed


def renew(config: Config, since: float) -> Deed:
    """Whoever is to answer gets the time anew, where the moments that were stored mean nothing any more."""

    def deed(table: Table) -> Change | None:
        if table.row.status != PLAYING or not astray(table.row, config, since):
            return None
        return table.change(**schedule(config, table, table.playing, [], Pending()))

    return deed


def schedule(
    config: Config, table: Table, match: Match, changed: list[SeatRow], plan: Pending
) -> dict[str, Any]:
    """When bots and the clock act next, with the seats as they are about to be."""
    seats = _with(table, changed)
    if at_window(match):
        return at_a_window(match, seats, config, table.row.pace, plan)
    return deadlines(match, seats, config, table.row.pace, plan.deadline)


def _with(table: Table, changed: list[SeatRow]) -> list[SeatRow]:
    """The seats as they are about to be."""
    fresh = {seat.seat: seat for seat in changed}
    return [fresh.get(seat.seat, seat) for seat in table.seats]


def _plan(table: Table, going_on: bool = False) -> Pending:
    return Pending(table.row.bot_at, table.row.deadline, going_on)


def _present(seat: SeatRow, by: str) -> list[SeatRow]:
    """Keep count of how often somebody let the clock answer; nothing changes for bots."""
    if by == "clock":
        missed = seat.missed + 1
        return [copy_seat(seat, missed=missed, away=missed >= PATIENCE)]
    if by == "player" and (seat.missed or seat.away):
        return [copy_seat(seat, missed=0, away=False)]
    return []


def _numbered(sent: SentRow | None, match: Match) -> SentRow | None:
    return None if sent is None else SentRow(sent.table, sent.who, sent.id, match.number)
