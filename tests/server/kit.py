"""A server on a free port, and browsers that talk to it as real ones do."""

from __future__ import annotations

import asyncio
import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from seance.server.config import Config, Limits
from seance.server.hall import Hall
from seance.server.run import Server, address, bind, server

SOON = 20.0
GENEROUS = Limits(
    messages_per_second=10_000.0,
    messages_at_once=10_000,
    calls_per_second=10_000.0,
    calls_at_once=10_000,
    sockets_per_address=1_000,
    tables_per_address=10_000,
    remarks_per_second=10_000.0,
    remarks_at_once=10_000,
    gestures_per_second=10_000.0,
    gestures_at_once=10_000,
    stories=10_000,
    stories_per_address=10_000,
)


def quick(database: str, **choices: Any) -> Config:
    """A server whose bots answer at once."""
    usual: dict[str, Any] = {
        "limits": GENEROUS,
        "bot_delay": (0.0, 0.0),
        "window_delay": (0.0, 0.0),
        "apart_delay": (0.0, 0.0),
        "sweep": 0.2,
        "spacing": 0.0,
    }
    return Config(database, **{**usual, **choices})


def file(folder: Path) -> str:
    """The address of a SQLite file of its own."""
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


class Running:
    """A server in a thread of its own."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.listening = bind("127.0.0.1", 0)
        self.url = address(self.listening)
        self.ready = threading.Event()
        self.server: Server = server(config, self.ready.set)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve(sockets=[self.listening]))

    @property
    def hall(self) -> Hall:
        app = self.server.config.app
        assert isinstance(app, Litestar)
        hall: Hall = app.state.hall
        return hall

    def do(self, act: Callable[[], Any]) -> Any:
        """Call something inside the server, on its own loop."""
        assert self.loop is not None

        async def call() -> Any:
            found = act()
            return await found if asyncio.iscoroutine(found) else found

        return asyncio.run_coroutine_threadsafe(call(), self.loop).result(SOON)

    def start(self) -> Running:
        self.thread.start()
        assert self.ready.wait(SOON), "the server did not start"
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(SOON)
        self.listening.close()
        assert not self.thread.is_alive(), "the server did not stop"


@contextmanager
def running(config: Config) -> Iterator[Running]:
    """A server for as long as the block lasts."""
    found = Running(config).start()
    try:
        yield found
    finally:
        found.stop()


class Browser:
    """Somebody with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=SOON)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("seance") or ""

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(f"/api{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, data: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(f"/api{path}", json=data)
        wanted = {200, 201} if status is None else {status}
        assert answer.status_code in wanted, answer.text
        return answer.json()

    def open(self, *seats: str, game: str = "haunt_the_house", **wanted: Any) -> Any:
        """A new table."""
        return self.post("/tables", {"game": game, "seats": list(seats), "name": "Ada", **wanted})

    def begin(self, *seats: str, game: str = "haunt_the_house", **wanted: Any) -> str:
        """A new table where the match has begun; its id."""
        table: str = self.open(*seats, game=game, **wanted)["id"]
        self.post(f"/tables/{table}/start")
        return table

    @contextmanager
    def look(self, table: str, seat: int | str = 0, since: int = 0) -> Iterator[Line]:
        """The table, seen from a seat."""
        headers = {"Cookie": f"seance={self.cookie}"} if self.cookie else {}
        url = f"{self.url.replace('http', 'ws')}/ws/tables/{table}?seat={seat}&since={since}"
        with connect(
            url, additional_headers=headers, open_timeout=SOON, max_size=None, max_queue=None
        ) as socket:
            yield Line(socket)


class Line:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    def hear(self, within: float = SOON) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=within))
        self.heard.append(message)
        return message

    def until(self, kind: str, ready: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of a kind, or the next for which something holds."""
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            message = self.hear()
            if message["type"] == kind and ready(message):
                return message
        raise AssertionError(f"no {kind!r} came")

    def asked(self) -> dict[str, Any]:
        """The next step in which this seat is asked something, or the last one."""
        return self.until("step", lambda step: step["question"] is not None or step["result"] is not None)

    def after(self, number: int) -> dict[str, Any]:
        """The next step with more answers than that."""
        return self.until("step", lambda step: step["number"] > number)

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def answer(self, step: dict[str, Any], answer: Any = None, **changes: Any) -> str:
        """Answer a step's question, with its default unless told otherwise; the message's id."""
        message = {
            "type": "answer",
            "id": secrets.token_hex(8),
            "seat": step["seat"],
            "number": step["number"],
            "answer": step["question"]["default"] if answer is None else answer,
            **changes,
        }
        self.send(message)
        return str(message["id"])

    def reply(self, label: str) -> dict[str, Any]:
        """The server's word on one message."""
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            message = self.hear()
            if message["type"] in {"done", "refused"} and message["id"] == label:
                return message
        raise AssertionError(f"no word on {label!r} came")

    def heard_of(self, kind: str) -> list[dict[str, Any]]:
        """The messages of one kind so far."""
        return [message for message in self.heard if message["type"] == kind]

    def ended(self) -> int:
        """The code with which the server closes the socket."""
        self.bye()
        return self.socket.close_code or 0

    def bye(self) -> dict[str, Any]:
        """The last message before the socket closes."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return self.heard[-1]


def wait_until(ready: Callable[[], bool], within: float = SOON) -> None:
    """Look again and again, until it is so."""
    end = time.monotonic() + within
    while not ready():
        assert time.monotonic() < end, "it never came to pass"
        time.sleep(0.01)


def play_on(
    line: Line, answers: int = 10_000, choose: Callable[[Any], Any] = lambda ask: ask["default"]
) -> dict[str, Any]:
    """Give the default answer to every question, or one that is chosen, until the end or so often."""
    step = line.asked()
    for _ in range(answers):
        if step["result"] is not None:
            break
        line.answer(step, choose(step["question"]))
        step = line.after(step["number"])
        if not (step["question"] or step["result"]):
            step = line.asked()
    return step


def take_turns(lines: list[Line], answers: int = 20) -> None:
    """Whoever is asked gives the default answer, so often."""
    steps = [line.until("step") for line in lines]
    for _ in range(answers):
        seat = steps[0]["waiting"][0]
        assert lines[seat].reply(lines[seat].answer(steps[seat]))["type"] == "done"
        steps = [line.after(step["number"]) for line, step in zip(lines, steps, strict=True)]
