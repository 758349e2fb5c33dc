"""When somebody is to answer: how long bots take, and how long people may."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from seance.kernel.match import Match
from seance.kernel.question import ONE, Question
from seance.kernel.things import DONE, PASS
from seance.server.config import Config
from seance.server.moments import now
from seance.server.records import HUMAN, PLAYING, SeatRow, TableRow

if TYPE_CHECKING:
    from seance.server.tables import Table

WARM = "hints"
"""The bot that keeps seats warm."""

_chance = random.SystemRandom()


class Due(Struct):
    """An answer that somebody other than a person has to give now."""

    question: Question
    number: int
    bot: str
    by: str


def is_window(question: Question) -> bool:
    """Whether this is a chance to do something more, which one may always let go by."""
    return question.kind == ONE and bool(question.options) and question.options[-1] in {PASS, DONE}


def answers_itself(question: Question, seat: SeatRow) -> bool:
    """Whether no person is waited for: a bot's seat, a seat kept warm, or a window with nothing to play."""
    if seat.kind != HUMAN or seat.away:
        return True
    return is_window(question) and len(question.options) == 1


def deadlines(
    match: Match, seats: list[SeatRow], config: Config, pace: str, kept: float | None
) -> dict[str, Any]:
    """When the next bot answers, and when the patience with people ends.

    Neither depends on what a seat holds: the clock runs for everybody who is asked, bots always take their
    time alike, and for a person who can only pass it passes after a while, as a thinking person would.
    Where people on several devices play without a clock, that while is longer: nobody there answers at once.
    ``kept`` is the deadline of others who are still being asked.
    """
    begun, asked = now(), match.questions
    alone = [question for question in asked if answers_itself(question, seats[question.seat])]
    passing = any(seats[q.seat].kind == HUMAN and not seats[q.seat].away for q in alone)
    patience = config.paces[pace]
    apart = patience is None and len({seat.owner for seat in seats if seat.kind == HUMAN}) > 1
    span = config.bot_delay
    if passing:
        span = config.apart_delay if apart else config.window_delay
    people = any(seats[q.seat].kind == HUMAN and not seats[q.seat].away for q in asked)
    fresh = begun + patience if patience is not None and people else None
    waiting = kept is not None and people and match.asked_at < match.number
    return {
        "bot_at": begun + _chance.uniform(*span) if alone else None,
        "deadline": kept if waiting else fresh,
    }


def astray(row: TableRow, config: Config, since: float) -> bool:
    """Whether the moments that were stored mean nothing any more.

    A deadline that passed before this process began passed while nobody could answer, or by a clock that was
    set forward; and nobody was ever given as long as a clock that was set back would make it.
    """
    longest = max(config.bot_delay[1], config.window_delay[1], config.apart_delay[1])
    if row.bot_at is not None and row.bot_at > now() + longest:
        return True
    patience = config.paces[row.pace]
    return row.deadline is not None and not since <= row.deadline <= now() + (patience or 0.0)


def due(table: Table) -> Due | None:
    """What has to be answered for somebody at this table now, if anything."""
    row, moment = table.row, now()
    if row.status != PLAYING or table.match is None:
        return None
    match = table.match
    for question in match.questions:
        seat = table.seats[question.seat]
        if answers_itself(question, seat) and row.bot_at is not None and row.bot_at <= moment:
            return Due(question, match.number, seat.bot or WARM, "bot")
    for question in match.questions:
        if row.deadline is not None and row.deadline <= moment:
            return Due(question, match.number, "", "clock")
    return None
