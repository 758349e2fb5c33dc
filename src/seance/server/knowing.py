"""Who may know what: the one place where it is decided who looks, sits down and takes the file home.

Everything rests on what each person has ever been shown. It is written down with the act that entitles them
(the start, sitting down, playing solo), in the same change, and holds until the match is over: whoever has
seen one seat's cards takes no other seat, and a seat that was somebody's is theirs or a bot's. So it does
no harm when a socket, or another process, learns a moment late who has left.
"""

from __future__ import annotations

from seance.server.errors import BAD, CONFLICT, FORBIDDEN, Problem
from seance.server.records import BOT, HUMAN, LOBBY, OVER, PLAYING, Change, SeatRow, ShownRow, TableRow
from seance.server.tables import Deed, Table

BESIDE = -1
"""Where those are who only watch."""
SEED = -2
"""Stands in ``ShownRow.seat`` for the seed: whoever has it knows every card that is to come."""

NOT_YOURS = "Seat {} is not yours; yours: {}."
NO_WATCHING = "The host of this table lets nobody watch; take a seat to play."
NOT_BEGUN = "The match has not begun; there is nothing to {}."
SOLO = "This table is solo for good: its host has seen what is to come, so nobody else can sit down here."
OTHERS = "{} has a part in this match, and its file would tell their secrets; wait for the end."
SAVE_COSTS = (
    "While the match runs its file tells every secret, and every card to come. Against bots you may have it "
    "at a price: make the table solo first (POST …/solo), and nobody else can ever sit down here."
)


# --- who is who --------------------------------------------------------------------------------------


def is_host(row: TableRow, who: str) -> bool:
    """Whether this browser is the table's host; nobody without a cookie is."""
    return bool(who) and row.host == who


def owns(seat: SeatRow, who: str) -> bool:
    """Whether this browser sits here, and no bot in its place."""
    return bool(who) and seat.kind == HUMAN and seat.owner == who


def seats_of(seats: list[SeatRow], who: str) -> list[int]:
    """The seats on which this browser sits."""
    return [seat.seat for seat in seats if owns(seat, who)]


def only_host(table: Table, who: str) -> None:
    """Refuse what is the host's alone."""
    if not is_host(table.row, who):
        raise Problem(FORBIDDEN, "Only the host of the table may do that.")


# --- what was shown ----------------------------------------------------------------------------------


def seen_by(table: Table, who: str) -> set[int]:
    """What this browser was ever entitled to see of the match: seats, and SEED.

    Whoever has a seat has seen it, also in a match that began before such things were written down.
    """
    held = {seat.seat for seat in table.seats if seat.owner == who} if table.row.status != LOBBY else set()
    return {row.seat for row in table.shown if row.who == who} | held


def newly_shown(table: Table, who: str, *seats: int) -> list[ShownRow]:
    """What is to be written down, when these seats are about to be shown to somebody."""
    rows = [ShownRow(table.id, who, seat) for seat in seats]
    return [row for row in rows if row not in table.shown]


def shown_at_start(table: Table) -> list[ShownRow]:
    """Everybody is shown the cards of their own seats."""
    return [ShownRow(table.id, seat.owner, seat.seat) for seat in table.seats if seat.kind == HUMAN]


# --- looking -----------------------------------------------------------------------------------------


def may_look(table: Table, who: str, seat: int) -> bool:
    """Whether this browser may look at the table from this seat, or from BESIDE it."""
    if seat == BESIDE:
        allowed = table.row.watchable or is_host(table.row, who)
        return allowed or bool(seats_of(table.seats, who))
    return 0 <= seat < len(table.seats) and owns(table.seats[seat], who)


def check_look(table: Table, who: str, seat: int) -> None:
    """Refuse a look through somebody else's eyes."""
    if may_look(table, who, seat):
        return
    if seat == BESIDE:
        raise Problem(FORBIDDEN, NO_WATCHING)
    mine = ", ".join(str(number) for number in seats_of(table.seats, who)) or "none"
    raise Problem(FORBIDDEN, NOT_YOURS.format(seat, mine))


def only_from(who: str, seat: int, deed: Deed) -> Deed:
    """The same deed, done only if the seat is theirs at that very moment and not just when they asked."""

    def checked(table: Table) -> Change | None:
        check_look(table, who, seat)
        return deed(table)

    return checked


def check_look_back(table: Table, who: str, at: int, seat: int) -> None:
    """Refuse to look back where there is nothing to see, or something that is somebody else's."""
    if table.row.status == LOBBY:
        raise Problem(CONFLICT, NOT_BEGUN.format("look back at"))
    if at > table.row.answers:
        raise Problem(BAD, f"There are {table.row.answers} answers so far; {at} is beyond.")
    if seat >= len(table.seats):
        raise Problem(BAD, f"There is no seat {seat}; seats are 0 to {len(table.seats) - 1}.")
    if table.row.status != OVER and not may_look(table, who, seat):
        raise Problem(FORBIDDEN, "That seat's secrets are its own until the match is over.")


def stories_for(table: Table, who: str) -> list[int]:
    """The seats whose story this browser may read: its own, and once the match is over all."""
    over = table.row.status == OVER
    return [seat.seat for seat in table.seats] if over else seats_of(table.seats, who)


# --- the file ----------------------------------------------------------------------------------------


def check_save(table: Table, who: str) -> None:
    """After the end the file is everybody's; before that it is for the host of a solo table."""
    if table.row.status == LOBBY:
        raise Problem(CONFLICT, NOT_BEGUN.format("save"))
    if table.row.status == OVER:
        return
    if not is_host(table.row, who):
        raise Problem(FORBIDDEN, "The file would tell the secrets of others; wait for the end.")
    if not table.row.solo:
        check_solo(table, who)
        raise Problem(FORBIDDEN, SAVE_COSTS)


def check_solo(table: Table, who: str) -> None:
    """Only a host who is alone with bots, now and since the match began, may play on knowing everything."""
    only_host(table, who)
    if table.row.status == LOBBY:
        raise Problem(CONFLICT, NOT_BEGUN.format("save"))
    if table.row.status == OVER:
        raise Problem(CONFLICT, "The match is over; the file is everybody's now.")
    others = {seat.owner: seat.name for seat in table.seats if seat.owner not in {"", who}}
    if others or any(row.who != who for row in table.shown):
        raise Problem(FORBIDDEN, OTHERS.format(" and ".join(others.values()) or "Somebody else"))


# --- seats -------------------------------------------------------------------------------------------


def check_sit(table: Table, who: str, seat: SeatRow) -> None:
    """Refuse a seat that is not free, or whose cards somebody with other knowledge would see."""
    if table.row.status == OVER:
        raise Problem(CONFLICT, "The match is over; the host opens another table with 'again'.")
    if seat.kind == HUMAN:
        raise Problem(CONFLICT, f"Seat {seat.seat} is taken; pick one that is open.")
    if table.row.status == PLAYING:
        _check_sit_in_play(table, who, seat)
    if seat.kind == BOT and seat.owner != who:
        raise Problem(CONFLICT, f"Seat {seat.seat} is taken by a bot; pick one that is open.")


def _check_sit_in_play(table: Table, who: str, seat: SeatRow) -> None:
    if seat.owner not in {"", who}:
        raise Problem(CONFLICT, _kept(seat))
    if table.row.solo and not is_host(table.row, who):
        raise Problem(CONFLICT, SOLO)
    seen = seen_by(table, who)
    if seen and seat.seat not in seen:
        raise Problem(FORBIDDEN, _seen_too_much(seen))


def check_open(table: Table, seat: SeatRow) -> None:
    """While the match runs, refuse to open what would let somebody in who must stay out."""
    if table.row.solo:
        raise Problem(CONFLICT, SOLO)
    if seat.kind == BOT and seat.kept:
        raise Problem(CONFLICT, _kept(seat))


def left(seat: SeatRow, bot: str) -> SeatRow:
    """The seat of somebody who leaves a running match: a bot's, until they come back."""
    return SeatRow(seat.table, seat.seat, BOT, seat.name, seat.owner, bot, kept=True)


def _kept(seat: SeatRow) -> str:
    return f"Seat {seat.seat} is kept for {seat.name}; while the match runs it is theirs, or a bot's."


def _seen_too_much(seen: set[int]) -> str:
    seats = " and ".join(f"seat {number}" for number in sorted(seen) if number != SEED)
    what = f"the cards of {seats}" if seats else "the seed of this match"
    back = f" Go back to {seats}, or watch." if seats else " Watch, or open another table."
    return f"You have seen {what}, so no other seat here can be yours while the match runs.{back}"
