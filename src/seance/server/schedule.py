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
from seance.server.standing import at_window, holding, is_alone, why_unasked

if TYPE_CHECKING:
    from seance.server.tables import Table

WARM = "hints"
"""The bot that keeps seats warm."""

_chance = random.SystemRandom()


class Due(Struct):
    """An answer that somebody other than a person has to give now; ``why`` orders let it pass, if they do."""

    question: Question
    number: int
    bot: str
    by: str
    why: str = ""


def is_window(question: Question) -> bool:
    """Whether this is a chance to do something more, which one may always let go by."""
    return question.kind == ONE and bool(question.options) and question.options[-1] in {PASS, DONE}


def answers_itself(question: Question, seat: SeatRow) -> bool:
    """Whether no person is waited for: a bot's seat, a seat kept warm, or a window with nothing to play."""
    if seat.kind != HUMAN or seat.away:
        return True
    return is_window(question) and len(question.options) == 1


class Pending(Struct):
    """When the next bot answers, and when the patience with people ends, as far as that stands already.

    ``going_on`` says that it is still the same window, although nobody may have answered yet.
    """

    bot_at: float | None = None
    deadline: float | None = None
    going_on: bool = False


def waits_for_nobody(match: Match, seats: list[SeatRow], question: Question) -> bool:
    """Whether no person is waited for; at windows of a game that has some, orders say so and no hand does."""
    if why_unasked(match, seats, question):
        return True
    seat = seats[question.seat]
    return (seat.kind != HUMAN or seat.away) if at_window(match) else answers_itself(question, seat)


def at_a_window(
    match: Match, seats: list[SeatRow], config: Config, pace: str, plan: Pending
) -> dict[str, Any]:
    """When a window closes: both moments are drawn when it opens, and stay whoever answers meanwhile.

    The clock runs for everybody who was asked, so that nobody sees by it who has answered.
    """
    begun, going_on = now(), plan.going_on or match.asked_at < match.number
    alone = any(waits_for_nobody(match, seats, question) for question in match.questions)
    people = any(seats[q.seat].kind == HUMAN and not seats[q.seat].away for q in match.run.asked)
    patience = patience_at(match, seats, config, pace)
    deadline = begun + patience if patience is not None and people else None
    moment = (
        plan.bot_at if going_on and plan.bot_at is not None else begun + _chance.uniform(*config.bot_delay)
    )
    return {
        "bot_at": moment if alone else None,
        "deadline": plan.deadline if going_on and plan.deadline is not None else deadline,
    }


def patience_at(match: Match, seats: list[SeatRow], config: Config, pace: str) -> float | None:
    """How long a window stays open: alike for all, whatever they hold; longer if somebody holds on."""
    patience, short = config.paces[pace], config.windows[pace]
    if patience is None or short is None or is_alone(seats) or holding(match, seats):
        return patience
    return min(patience, short)


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
        if row.bot_at is None or row.bot_at > moment or not waits_for_nobody(match, table.seats, question):
            continue
        why = why_unasked(match, table.seats, question)
        return Due(question, match.number, seat.bot or WARM, "orders" if why else "bot", why)
    for question in match.questions:
        if row.deadline is not None and row.deadline <= moment:
            return Due(question, match.number, "", "clock")
    return None
