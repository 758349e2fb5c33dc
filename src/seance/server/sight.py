"""What leaves the server about a table: made from views and from events as a seat may know them.

Who may look through which seat is decided before, in ``knowing``.
"""

from __future__ import annotations

from seance.kernel.match import Match
from seance.server.boxes import box_info, plain_settings
from seance.server.knowing import is_host, owns
from seance.server.moments import iso, shown
from seance.server.play import why_no_undo
from seance.server.records import OPEN, OVER, PLAYING, ChatRow, SeatRow, TableRow
from seance.server.standing import orders_of, why_unasked
from seance.server.tables import Table
from seance.server.wire import ChatNews, SeatInfo, Step, TableInfo, text


def table_info(row: TableRow, seats: list[SeatRow], who: str) -> TableInfo:
    """A table as one browser may see it. The seed is told when it can no longer help anybody."""
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        settings=plain_settings(row),
        pace=row.pace,  # type: ignore[arg-type]
        public=row.public,
        watchable=row.watchable,
        host=is_host(row, who),
        seats=[_seat_info(row, seat, who) for seat in seats],
        receipt=row.receipt,
        seed=row.seed if row.status == OVER else None,
        answers=row.answers,
        touched=iso(row.touched),
        again=row.again,
        solo=row.solo,
        box=box_info(row),
    )


def _seat_info(row: TableRow, seat: SeatRow, who: str) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        yours=owns(seat, who),
        bot=seat.bot,
        away=seat.away,
        kept_warm=seat.kept or seat.away or (seat.kind == OPEN and row.status == PLAYING),
    )


def step_text(table: Table, seat: int, told: int, undos: int, afresh: bool) -> str:
    """The step of one seat as it goes over the wire, made once for all sockets that look through this seat.

    Whatever else it depends on stands in the revision, and with the next one all texts are thrown away.
    ``afresh`` tells a browser that looked through another seat to forget everything.
    """
    if table.texts_at != table.row.revision:
        table.texts, table.texts_at = {}, table.row.revision
    key = (seat, told, undos, afresh)
    if key not in table.texts:
        found = step(table, seat, told, undos)
        found.undone = found.undone or afresh
        table.texts[key] = text(found)
    return table.texts[key]


def step(table: Table, seat: int, told: int, undos: int) -> Step:
    """Everything that one seat may know and has not been told yet.

    ``told`` is the number of the last event it has, ``undos`` how many undos it knows of. Events that
    were taken back since are to be dropped there.
    """
    tale = table.playing.tale
    keep = min([told, len(tale), *table.cuts[undos:]])
    found = position(table.playing, seat, keep)
    found.undone = keep < told
    found.deadline = None if table.row.deadline is None else iso(shown(table.row.deadline))
    found.undo = why_no_undo(table, seat)
    if seat >= 0 and table.playing.game.windows is not None:
        _with_orders(table, seat, found)
    return found


def _with_orders(table: Table, seat: int, found: Step) -> None:
    """What a seat's orders are, and what they did; a question that they are about to let pass is not put."""
    question = table.playing.question(seat)
    found.orders = orders_of(table.seats[seat]).data()
    found.passed = dict(table.passed.get(seat, {}))
    if question is not None and why_unasked(table.playing, table.seats, question):
        found.question = None


def position(match: Match, seat: int, told: int = 0) -> Step:
    """A match as one seat may know it, with the tale after the event ``told``."""
    questions = match.questions
    mine = [question for question in questions if question.seat == seat]
    result = match.result()
    return Step(
        seat=seat,
        number=match.number,
        first=told + 1,
        events=match.log(seat, told),
        undone=False,
        view=match.view(seat),
        question=mine[0].data() if mine else None,
        waiting=[question.seat for question in questions],
        deadline=None,
        undo="This is a look back; nothing can be taken back here.",
        result=None if result is None else result.data(),
    )


def chat_news(row: ChatRow) -> ChatNews:
    """A remark for everybody."""
    return ChatNews(row.n, row.seat, row.name, row.text, iso(row.at))
