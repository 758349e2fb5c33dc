"""The mischief itself: message after message, each answered in words, and nothing changes by any of them."""

from __future__ import annotations

import logging
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple, get_args

from websockets.exceptions import ConnectionClosed

from seance.server import wire
from tests.misfits import fits
from tests.server.fuzz import frames, law
from tests.server.fuzz.contents import WAYS, Mischief
from tests.server.fuzz.knocking import Knock, Reply, knock, knock_at
from tests.server.fuzz.scene import Place, Scene
from tests.server.fuzz.spoiling import LONGEST
from tests.server.fuzz.stored import changes, stored
from tests.server.kit import Line

SHAPES = {kind.__struct_config__.tag: kind for kind in get_args(wire.ToBrowser)}
NEWS = {"table", "step", "chat", "here", "says"}
FLOODED = 4429
LARGEST = 65_536
OURS = "failed on our side"
OFTEN = 1_000
"""So many messages are sent between two looks into storage."""
REPLAY = "python -m tests.server.fuzz --seed {} --first {} --messages 1 --bodies 0 --tries 0"


class Found(AssertionError):
    """Something that the server should not have done, and how to see it again."""


class Sent(NamedTuple):
    """One message: by whom, in which way it is wrong, and what goes over the wire."""

    number: int
    place: Place
    way: str
    data: bytes
    raw: bytes
    closes: int = 0
    knock: Knock | None = None


class Siege:
    """All places at once, each with a socket that is opened again whenever the server has closed it."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.seed = seed
        self.lines: dict[Place, tuple[Line, ExitStack]] = {}
        self.ways: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        asked = [each for at in scene.standings.values() for each in at.asked.values()]
        self.keys = ["pass", "yes", *sorted({option["key"] for each in asked for option in each["options"]})]

    def go(self, first: int, count: int) -> None:
        """Send so many, from the first on."""
        for number in range(first, first + count):
            self._take(number)

    def _take(self, number: int) -> None:
        sent = self.make(number)
        try:
            answer = self._send(sent) if sent.knock is None else self._knock(sent.knock)
        except (AssertionError, TimeoutError, OSError, ConnectionClosed) as error:
            raise Found(self._told(sent, error)) from error
        self.ways[sent.way] += 1
        self.answers[answer] += 1

    def _told(self, sent: Sent, error: Exception) -> str:
        who, _, seat, about = sent.place
        return (
            f"message {sent.number} of seed {self.seed} ({sent.way}), sent by {who} from seat {seat} at "
            f"{about}: {sent.knock or sent.data[:300]!r}, as {sent.raw[:40]!r}: {error!r}\n"
            f"{REPLAY.format(self.seed, sent.number)}"
        )

    # --- what is sent ----------------------------------------------------------------------------------

    def make(self, number: int) -> Sent:
        """The message of a number is always the same; what would be lawful is left unsent."""
        dice = random.Random(f"{self.seed}/{number}")
        place = dice.choice(self.scene.places)
        way, data = self._content(dice, place)
        chance = dice.random()
        if chance < 0.01:
            attempt = knock(dice, place, self.scene.people[place.who].cookie, frames.as_text(dice, data))
            return Sent(number, place, attempt.wrong, data, b"", knock=attempt)
        if chance < 0.02:
            way, ill = dice.choice(list(frames.ILL.items()))
            return Sent(number, place, way, data, ill(data[:LONGEST]), frames.ILL_FORMED)
        (how,) = dice.choices(list(frames.WELL), list(frames.WELL.values()))
        return Sent(number, place, way, data, how(dice, data), _closes(data, how is not frames.as_bytes))

    def _content(self, dice: random.Random, place: Place) -> tuple[str, bytes]:
        at = self.scene.standings[place.table]
        while True:
            (way,) = dice.choices(list(WAYS), list(WAYS.values()))
            data: bytes = getattr(Mischief(dice, place, at, self.keys), way)()
            if not law.lawful(place, at, data):
                return way, data

    # --- what is answered ------------------------------------------------------------------------------

    def _send(self, sent: Sent) -> str:
        line = self._line(sent.place)
        message = law.read(sent.data)
        pongs = 2 if isinstance(message, wire.Ping) and not sent.closes else 1
        words: list[Any] = []
        try:
            line.socket.socket.sendall(sent.raw)
            line.send({"type": "ping"})
            while sum(word["type"] == "pong" for word in words) < pongs:
                words.append(line.hear())
        except (ConnectionClosed, OSError):
            return self._closed(sent, line)
        assert not sent.closes, f"the socket is not closed with {sent.closes}"
        return self._answered(sent, message, words)

    def _closed(self, sent: Sent, line: Line) -> str:
        """A socket may close for what was sent, or for too much of it, and says so."""
        last = line.bye()
        code, reason = line.socket.close_code, line.socket.close_reason
        self._hang_up(sent.place)
        assert code in {sent.closes, FLOODED}, f"closed with {code}: {reason}"
        assert reason, f"closed with {code}, and without a reason"
        assert code != FLOODED or last["type"] == "bye", f"closed after {last}"
        return f"closed {code}"

    def _answered(self, sent: Sent, message: wire.FromBrowser | None, words: list[Any]) -> str:
        for word in words:
            fits(word, SHAPES[word["type"]], word["type"])
        told = [word for word in words if word["type"] not in {"pong", *NEWS}]
        if isinstance(message, wire.Ping | wire.Look) and not told:
            return "pong" if isinstance(message, wire.Ping) else "looked"
        assert len(told) == 1, f"answered with {told}"
        (word,) = told
        if word["type"] == "done" and isinstance(message, wire.Here):
            return "pointed"
        if word["type"] == "done":
            assert word["id"] in self.scene.standings[sent.place.table].spent[sent.place.who], word
            return "done before"
        assert word["type"] == "refused", word
        assert word["error"], word
        assert OURS not in word["error"], word
        assert word["id"] == getattr(message, "id", word["id"]), word
        return "refused"

    def _knock(self, attempt: Knock) -> str:
        reply = knock_at(self.scene.running.url, attempt)
        return _let_in(reply) if reply.status == 101 else _sent_away(reply)

    # --- sockets ---------------------------------------------------------------------------------------

    def _line(self, place: Place) -> Line:
        if place not in self.lines:
            stack = ExitStack()
            line = stack.enter_context(self.scene.look(place))
            line.until("table")
            self.lines[place] = (line, stack)
        return self.lines[place][0]

    def _hang_up(self, place: Place) -> None:
        self.lines.pop(place)[1].close()

    def close(self) -> None:
        for place in list(self.lines):
            self._hang_up(place)


def _closes(data: bytes, as_text: bool) -> int:
    """With which code the server is to close, if frames like these are not to be had."""
    if len(data) > LARGEST:
        return frames.TOO_LARGE
    try:
        data.decode()
    except UnicodeDecodeError:
        return frames.NOT_TEXT if as_text else 0
    return 0


def _sent_away(reply: Reply) -> str:
    assert 400 <= reply.status < 500, reply
    return f"status {reply.status}"


def _let_in(reply: Reply) -> str:
    for word in reply.heard:
        fits(word, SHAPES[word["type"]], word["type"])
    if reply.code is None:
        assert reply.heard, reply
        return "let in"
    assert reply.code in {1002, 1007, 1009} or 4400 <= reply.code < 4500, reply
    assert reply.reason, reply
    return f"closed {reply.code}"


class Ear(logging.Handler):
    """Hears what the server and what it stands on call an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(f"{record.name}: {record.getMessage()} {record.exc_info and record.exc_info[1]!r}")


@contextmanager
def listening() -> Iterator[Ear]:
    """Hear every error that is logged within the block."""
    ear = Ear()
    loggers = [logging.getLogger(name) for name in ("seance.server", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(ear)
    try:
        yield ear
    finally:
        for logger in loggers:
            logger.removeHandler(ear)


def besiege(scene: Scene, seed: int, first: int, count: int) -> Siege:
    """Send so many messages; afterwards everything is as it was, stored and seen, and the matches go on."""
    siege = Siege(scene, seed)
    seen = {place: scene.seen(place) for place in scene.places}
    before = scene.running.do(lambda: stored(scene.running.hall))
    with listening() as ear:
        for start in range(first, first + count, OFTEN):
            siege.go(start, min(OFTEN, first + count - start))
            found = changes(before, scene.running.do(lambda: stored(scene.running.hall)))
            assert not found, f"since message {start} of seed {seed}: {found}"
            assert not ear.heard, f"since message {start} of seed {seed}: {ear.heard}"
        siege.close()
    counts = scene.running.hall.metrics.counts
    assert (counts["failures"], counts["pauses"]) == (0, 0)
    assert {place: scene.seen(place) for place in scene.places} == seen
    scene.forget()
    assert {place: scene.seen(place) for place in scene.places} == seen
    scene.go_on()
    return siege
