"""One socket shows one table from one seat.

Two tasks serve it: one reads what the browser sends, the other looks at the table whenever it has changed
and sends what this seat does not know yet. A slow browser therefore skips nothing and holds up nobody: it
gets in one step what others got in several.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from seance.kernel.errors import Refused, SeanceError
from seance.server import play, wire
from seance.server.errors import BAD, TOO_MANY, UNAVAILABLE, Problem
from seance.server.hall import Hall
from seance.server.knowing import check_look, may_look, only_from, owns, seats_of
from seance.server.logs import log
from seance.server.moments import now
from seance.server.outage import Outage
from seance.server.pointing import pointed
from seance.server.records import LOBBY, SentRow
from seance.server.security import Bucket, address, plain, who
from seance.server.sight import chat_news, step_text, table_info
from seance.server.storage import AlreadySent
from seance.server.tables import Deed, Table
from seance.server.upgraded import straight

Socket = WebSocket[Any, Any, Any]
MOST_REPLIES = 200
MOST_GESTURES = 20
"""A browser that is slower than the hands at the table sees the last of what they did."""
REFUSED_CODE, FLOODED_CODE, FAILED_CODE, LATER_CODE = 4403, 4429, 1011, 1013
LEFT = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending raises when the browser has left."""
AGAIN, PATIENCE = 1.0, 30.0
"""Seconds until storage that is out is tried again, and how long a message waits for it."""
OUT_TOO_LONG = (
    "The table's book could not be opened for a while. Whether this was written down is seen when it can be; "
    "then try again."
)


class Closed(SeanceError):
    """The socket is to be closed, with a last word."""

    def __init__(self, error: str, code: int) -> None:
        super().__init__(error)
        self.code = code


class Viewer:
    """One browser looking at one table from one seat, and how far it has been told."""

    def __init__(self, hall: Hall, table: Table, socket: Socket, who: str, seat: int, since: int) -> None:
        self.hall = hall
        self.table = table
        self.socket = socket
        self.say = straight(socket.scope)
        self.who = who
        self.seat = seat
        self.told = since
        self.undos = 0
        self.afresh = False
        self.chatted = 0
        self.shape = -1
        self.trouble = ""
        self.mark: tuple[object, ...] = ()
        self.replies: deque[wire.ToBrowser] = deque()
        self.gestures: deque[str] = deque(maxlen=MOST_GESTURES)
        self.news = asyncio.Event()
        limits = hall.config.limits
        self.bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.strikes = 0

    def wake(self) -> None:
        self.news.set()

    def glimpse(self, gesture: str) -> None:
        self.gestures.append(gesture)
        self.wake()

    def reply(self, message: wire.ToBrowser) -> None:
        self.replies.append(message)
        self.wake()

    # --- to the browser ------------------------------------------------------------------------------

    async def tell(self) -> None:
        """Send what is new, whenever something is; what a browser that has left missed, it asks for later."""
        self.wake()
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                texts = await self._collect()
                if not self.say(texts) and not await self._send(texts):
                    return
        except Closed as closed:
            await say_bye(self.socket, str(closed), closed.code)
        except Exception:  # noqa: BLE001 -- logged; the browser connects again
            self.hall.metrics.count("failures")
            log.exception("a viewer could not be told", extra={"table": self.table.id})
            with suppress(*LEFT):
                await self.socket.close(code=FAILED_CODE)

    async def _send(self, texts: list[str]) -> bool:
        """Whether the browser is still there to hear it."""
        try:
            for text in texts:
                await self.socket.send_data(text)
        except LEFT:
            return False
        return True

    async def _collect(self) -> list[str]:
        """What is new; where the table cannot be looked at, why, and another look after a while."""
        try:
            if self.table.steady:
                return self._seen()
            async with self.table.held():
                return self._seen()
        except Problem as problem:
            return self._troubled(problem.error)

    def _troubled(self, why: str) -> list[str]:
        asyncio.get_running_loop().call_later(AGAIN, self.wake)
        return self._trouble(why)

    def _trouble(self, why: str) -> list[str]:
        if why == self.trouble:
            return []
        self.trouble = why
        return [wire.text(wire.Trouble(why))]

    def _seen(self) -> list[str]:
        if not may_look(self.table, self.who, self.seat):
            raise Closed("This seat is not yours any more; sit down again to get it back.", REFUSED_CODE)
        found = [wire.text(reply) for reply in self.replies]
        self.replies.clear()
        self._collect_news(found)
        found += self.gestures
        self.gestures.clear()
        found += self._trouble(self.table.trouble)
        return found

    def _collect_news(self, found: list[str]) -> None:
        table, row = self.table, self.table.row
        if self.shape != table.shape:
            self.shape = table.shape
            found.append(wire.text(wire.TableNews(table_info(row, table.seats, self.who))))
        orders = table.seats[self.seat].orders if self.seat >= 0 else {}
        mark = (row.status, row.answers, row.undos, row.deadline, tuple(map(str, orders.values())))
        if row.status != LOBBY and self.mark != mark:
            self.mark = mark
            found.append(self._step())
        found += [wire.text(chat_news(chat)) for chat in table.chats if chat.n > self.chatted]
        if table.chats:
            self.chatted = table.chats[-1].n

    def _step(self) -> str:
        self.hall.metrics.count("steps")
        told = 0 if self.afresh else self.told
        new = step_text(self.table, self.seat, told, self.undos, self.afresh)
        self.afresh = False
        self.told = len(self.table.playing.tale)
        self.undos = len(self.table.cuts)
        return new

    # --- from the browser ----------------------------------------------------------------------------

    async def listen(self) -> None:
        """Take messages one after another, until the browser leaves."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text, data = message.get("text"), message.get("bytes")
            raw = text.encode(errors="surrogatepass") if isinstance(text, str) else data
            await self._take(raw if isinstance(raw, bytes) else b"")

    async def _take(self, raw: bytes) -> None:
        try:
            self._admit(raw)
            await self._handle(wire.decode(raw))
        except msgspec.DecodeError as error:
            self._refuse(wire.label(raw), Refused(f"This message cannot be read: {error}."))
        except Problem as problem:
            self._refuse(wire.label(raw), Refused(problem.error, rule=problem.rule))
        except Refused as refused:
            self._refuse(wire.label(raw), refused)
        except (Closed, WebSocketDisconnect):
            raise
        except Exception:  # noqa: BLE001 -- logged; the sender is told, the socket stays
            self.hall.metrics.count("failures")
            log.exception("a message failed", extra={"table": self.table.id})
            self._refuse(wire.label(raw), Refused("Something failed on our side; nothing was changed."))

    def _admit(self, raw: bytes) -> None:
        if len(raw) > self.hall.config.limits.message:
            raise Refused(f"A message may have {self.hall.config.limits.message} bytes, not {len(raw)}.")
        if not self.bucket.take():
            raise Problem(TOO_MANY, "Too many messages at once; wait a moment.")

    def _refuse(self, label: str, refused: Refused) -> None:
        self.hall.metrics.count("refused")
        self.strikes += 1
        if self.strikes > self.hall.config.limits.strikes or len(self.replies) > MOST_REPLIES:
            raise Closed("Too many messages that could not be carried out.", FLOODED_CODE)
        offered = list(refused.offered)
        self.reply(wire.Refusal(label, refused.why, refused.asked, offered, refused.rule))

    async def _handle(self, message: wire.FromBrowser) -> None:
        if isinstance(message, wire.Ping):
            self.reply(wire.Pong())
            return
        await self._come_back()
        if isinstance(message, wire.Look):
            await self._look(message.seat)
        elif isinstance(message, wire.Chat):
            await self._chat(message)
        elif isinstance(message, wire.Here):
            await self._point(message)
        else:
            await self._move(message)

    async def _come_back(self) -> None:
        """Whoever acts is not away."""
        seat = self.table.seats[self.seat] if 0 <= self.seat < len(self.table.seats) else None
        if seat is not None and owns(seat, self.who) and (seat.away or seat.missed):
            await self._insist(only_from(self.who, self.seat, play.come_back(self.hall.config, self.seat)))

    async def _move(self, message: wire.Answer | wire.Undo | wire.LeaveOrders) -> None:
        begun = time.perf_counter()
        sent = SentRow(self.table.id, self.who, message.id, 0)
        await self._store(only_from(self.who, message.seat, self._deed(message, sent)), sent)
        if isinstance(message, wire.Answer):
            self.hall.metrics.stored(time.perf_counter() - begun)
        else:
            self.hall.metrics.count("undone" if isinstance(message, wire.Undo) else "orders")

    def _deed(self, message: wire.Answer | wire.Undo | wire.LeaveOrders, sent: SentRow) -> Deed:
        config, seat = self.hall.config, message.seat
        if isinstance(message, wire.LeaveOrders):
            return play.give_orders(config, seat, message.orders, sent)
        if isinstance(message, wire.Undo):
            return play.undo(config, seat, message.number, sent)
        return play.answer(config, seat, message.answer, message.number, sent=sent)

    async def _store(self, deed: Deed, sent: SentRow) -> None:
        """Carry a message out, once; sent again, it is only answered again."""
        try:
            await self._insist(deed)
        except (AlreadySent, Refused) as error:
            before = await self.hall.store.sent(sent.table, sent.who, sent.id)
            if before is None:
                raise
            log.debug("sent again", extra={"table": self.table.id, "why": str(error)})
            self.hall.metrics.count("resent")
            self.reply(wire.Done(sent.id, before.number))
        else:
            self.strikes = 0
            self.reply(wire.Done(sent.id, self.table.row.answers))

    async def _insist(self, deed: Deed) -> None:
        """Storage may be out for a moment. What it did store after all is known again by its id."""
        until = now() + PATIENCE
        while True:
            try:
                return await self.table.act(deed)
            except Outage:
                self.hall.metrics.count("failures")
                log.warning("storage does not answer", exc_info=True)
                if now() > until:
                    raise Problem(UNAVAILABLE, OUT_TOO_LONG) from None
            await asyncio.sleep(AGAIN)

    async def _chat(self, message: wire.Chat) -> None:
        mine = seats_of(self.table.seats, self.who)
        text = plain(message.text)
        if not mine:
            raise Refused("Only those who sit at the table may talk; take a seat, or listen.")
        if not text:
            raise Refused("There is nothing to say in that remark.")
        if not self.hall.talk.take(self.who):
            raise Problem(TOO_MANY, "You talk faster than others can listen; wait a few seconds.")
        seat = self.seat if self.seat in mine else mine[0]
        sent = SentRow(self.table.id, self.who, message.id, 0)
        said = play.say(seat, self.table.seats[seat].name, text, sent)
        await self._store(only_from(self.who, seat, said), sent)
        self.hall.metrics.count("chats")

    async def _point(self, message: wire.Here) -> None:
        async with self.table.held():
            gesture = pointed(self.table, self.who, self.seat, message.thing, self.hall.fingers)
        self.hall.show(self.table, gesture)
        self.strikes = 0
        self.reply(wire.Done(message.id, self.table.row.answers))

    async def _look(self, seat: int) -> None:
        """Another seat of the same browser: the tale begins anew, as that seat may know it."""
        check_look(self.table, self.who, seat)
        self.afresh = seat != self.seat
        self.seat = seat
        self.mark = ()
        self.wake()


async def send(socket: Socket, message: wire.ToBrowser) -> None:
    """One message as a text frame."""
    await socket.send_data(wire.text(message))


async def say_bye(socket: Socket, error: str, code: int, before: Iterable[wire.ToBrowser] = ()) -> None:
    """The last words, then the end; if the browser has left already, so be it."""
    with suppress(*LEFT):
        for message in (*before, wire.Bye(error)):
            await send(socket, message)
        await socket.close(code=code, reason=error[:100])


async def say_later(socket: Socket, why: str) -> None:
    """What is wrong on our side; the browser comes again by itself."""
    with suppress(*LEFT):
        await send(socket, wire.Trouble(why))
        await socket.close(code=LATER_CODE, reason=why[:100])


async def serve(hall: Hall, socket: Socket, table: str) -> None:
    """Show a table to a browser until it leaves."""
    await socket.accept()
    caller = address(socket)
    if not hall.door.enter(caller):
        await say_bye(socket, "Too many sockets from your address; close some.", FLOODED_CODE)
        return
    try:
        viewer = await _open(hall, socket, table)
    except Problem as problem:
        if problem.status == UNAVAILABLE:
            await say_later(socket, problem.error)
        else:
            await say_bye(socket, problem.error, 4000 + problem.status)
    except Exception:  # noqa: BLE001 -- logged; the browser connects again
        hall.metrics.count("failures")
        log.exception("a socket could not be opened", extra={"table": table})
        await socket.close(code=FAILED_CODE)
    else:
        await _attend(viewer)
    finally:
        hall.door.leave(caller)


async def _open(hall: Hall, socket: Socket, number: str) -> Viewer:
    """Find the table and the seat; whoever sits down to look is not away any more."""
    seat, since = _asked(socket, "seat", -1), _asked(socket, "since", 0)
    table = await hall.table(number)
    viewer = Viewer(hall, table, socket, who(socket), seat, max(0, since))
    async with table.held():
        check_look(table, viewer.who, seat)
    if seat >= 0:
        await table.act(only_from(viewer.who, seat, play.come_back(hall.config, seat)))
    return viewer


async def _attend(viewer: Viewer) -> None:
    viewer.table.viewers.add(viewer)
    viewer.hall.viewers.add(viewer)
    viewer.hall.tables.setdefault(viewer.table.id, viewer.table)
    teller = asyncio.create_task(viewer.tell())
    try:
        await viewer.listen()
    except Closed as closed:
        await _stop(teller)
        await say_bye(viewer.socket, str(closed), closed.code, viewer.replies)
    finally:
        viewer.table.viewers.discard(viewer)
        viewer.hall.viewers.discard(viewer)
        await _stop(teller)


async def _stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _asked(socket: Socket, name: str, default: int) -> int:
    text = str(socket.query_params.get(name, default))
    if not text.removeprefix("-").isascii() or not text.removeprefix("-").isdigit() or len(text) > 9:
        raise Problem(BAD, f"{name!r} is a whole number, not {text[:20]!r}.")
    return int(text)
