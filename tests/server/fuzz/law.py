"""What of the mischief would be lawful, and so is not sent: told here once more, apart from the server."""

from __future__ import annotations

from collections import Counter

import msgspec

from seance.kernel.data import OrdersData, QuestionData
from seance.kernel.question import Answer
from seance.server import wire
from seance.server.security import plain
from tests.server.fuzz.scene import Place, Standing
from tests.server.fuzz.spoiling import LONGEST

MOST_STOPS = 40


def read(raw: bytes) -> wire.FromBrowser | None:
    """The message, if it is one."""
    try:
        return wire.decode(raw) if len(raw) <= LONGEST else None
    except msgspec.DecodeError:
        return None


def lawful(place: Place, at: Standing, raw: bytes) -> bool:
    """Whether this may rightly change the table; an answer sent once more under its old id does not."""
    message, mine = read(raw), at.seats.get(place.who, [])
    if isinstance(message, wire.Chat):
        return bool(mine and plain(message.text))
    if not isinstance(message, (wire.Answer, wire.Undo, wire.LeaveOrders)) or message.seat not in mine:
        return False
    if message.id in at.spent.get(place.who, []):
        return False
    if isinstance(message, wire.LeaveOrders):
        return bool(at.asked) and _can_be_followed(at, message.orders)
    return _in_time(at, message) if isinstance(message, wire.Answer) else _can_undo(at, message)


def _can_be_followed(at: Standing, orders: OrdersData) -> bool:
    stops = orders["stop"]
    known = at.concerns >= set(orders["unless"]) and at.cards >= set(stops)
    return bool(at.concerns) and known and len(stops) <= MOST_STOPS


def _in_time(at: Standing, message: wire.Answer) -> bool:
    question = at.asked.get(message.seat)
    in_time = at.asked_at <= message.number <= at.number
    return question is not None and in_time and offered(question, message.answer)


def _can_undo(at: Standing, message: wire.Undo) -> bool:
    return at.no_undo.get(message.seat) == "" and message.number == at.number


def offered(question: QuestionData, answer: Answer) -> bool:
    """Whether the question, as everybody is shown it, has room for this answer."""
    keys = Counter(option["key"] for option in question["options"])
    if question["kind"] == "one":
        return isinstance(answer, str) and answer in keys
    if question["kind"] == "some":
        fits = question["low"] <= len(answer) <= question["high"]
        return isinstance(answer, list) and fits and Counter(answer) <= keys
    return isinstance(answer, str)
