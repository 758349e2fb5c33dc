"""Pointing: somebody shows the others what they mean. It changes nothing and is kept nowhere."""

from __future__ import annotations

from seance.kernel.errors import Refused
from seance.kernel.pointing import lies_open
from seance.server.errors import TOO_MANY, Problem
from seance.server.knowing import seats_of
from seance.server.records import PLAYING
from seance.server.security import Buckets
from seance.server.tables import Table
from seance.server.wire import HereNews

STRANGER = "Only those who sit at the table may point; take a seat, or watch."
NOTHING_YET = "The match has not begun; there is nothing on the table to point at."
NO_MORE = "The match is over, and the table is being cleared; point while a match runs."
UNSEEN = (
    "{!r} is nothing that everybody at this table can see. Point at what lies open: a space of the board, "
    "a card that is face up."
)
TOO_FAST = "You point faster than others can look; wait a few seconds."


def pointed(table: Table, who: str, looking: int, thing: str, allowance: Buckets) -> HereNews:
    """Somebody who sits at the table points at a thing, from the seat they look through if it is theirs.

    Whatever cannot be seen by all is refused in the same words, whether it is hidden or not there at all.
    """
    mine = seats_of(table.seats, who)
    if not mine:
        raise Refused(STRANGER)
    if table.row.status != PLAYING:
        raise Refused(NO_MORE if table.match else NOTHING_YET)
    if not allowance.take(who):
        raise Problem(TOO_MANY, TOO_FAST)
    if not lies_open(table.playing, thing):
        raise Refused(UNSEEN.format(thing))
    seat = looking if looking in mine else mine[0]
    return HereNews(seat, table.seats[seat].name, thing)
