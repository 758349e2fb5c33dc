"""Standing orders at a table: who is passed at a window without being asked.

What others see at a window must not tell what anybody holds. So whoever wants to be asked is asked, whether
there is anything to play or not, and has as much time as everybody. Who does not is passed at the same moment
as the bots answer, drawn when the window opened. Only somebody alone with bots is spared windows at which
there is nothing to play.
"""

from __future__ import annotations

from collections.abc import Sequence

from seance.kernel.match import Match
from seance.kernel.orders import ASK, Orders, why_passed
from seance.kernel.question import Question
from seance.server.records import HUMAN, SeatRow


def orders_of(seat: SeatRow) -> Orders:
    """The orders of whoever sits here."""
    kept = seat.orders
    return Orders(
        kept.get("until", ASK),
        frozenset(kept.get("unless", [])),
        frozenset(kept.get("stop", [])),
        kept.get("hold", False),
    )


def at_window(match: Match) -> bool:
    """Whether all that is asked now, and was asked with it, are windows that orders may let pass."""
    windows, asked = match.game.windows, match.run.asked
    return windows is not None and bool(asked) and all(question.name in windows.names for question in asked)


def is_alone(seats: Sequence[SeatRow]) -> bool:
    """Whether one person plays with bots only: nobody is there to learn anything."""
    return sum(seat.kind == HUMAN for seat in seats) == 1


def why_unasked(match: Match, seats: Sequence[SeatRow], question: Question) -> str:
    """Why a person, here or away, lets a question pass; empty when they do not, or no person sits there."""
    seat = seats[question.seat]
    if seat.kind != HUMAN:
        return ""
    return why_passed(match.game.windows, orders_of(seat), question, match.view, is_alone(seats))


def holding(match: Match, seats: Sequence[SeatRow]) -> bool:
    """Whether anybody who is asked holds on, and wants all the time there is."""
    asked = [seats[question.seat] for question in match.run.asked]
    return any(seat.kind == HUMAN and not seat.away and orders_of(seat).hold for seat in asked)
