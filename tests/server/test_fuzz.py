"""Whatever comes over a socket is carried out or refused, and the match stays what it was."""

from __future__ import annotations

import json
import os
import random
import secrets
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.contract.kit import thorough
from tests.server.kit import Browser, Line, Running, play_on

MESSAGES = 600
"""How many are sent to one table; SEANCE_THOROUGH makes it more."""


class Mischief:
    """Somebody who sends whatever comes to mind."""

    def __init__(self, seed: int, seen: list[dict[str, Any]]) -> None:
        self.dice = random.Random(seed)
        self.seen = seen

    def message(self) -> str | bytes:
        makers: list[Callable[[], str | bytes]]
        makers = [self.noise, self.text, self.wrong_types, self.foreign, self.huge, self.replayed, self.odd]
        return self.dice.choice(makers)()

    def noise(self) -> bytes:
        return self.dice.randbytes(self.dice.randrange(200))

    def text(self) -> str:
        return "".join(chr(self.dice.choice([0, 34, 91, 123, 255, 8238, 128123])) for _ in range(20))

    def wrong_types(self) -> str:
        values: list[Any] = [None, True, -1, 1 << 70, 1.5, "", "x", [], [[]], {}, {"a": 1}, "0", ["pass", 3]]
        kind = self.dice.choice(["answer", "undo", "look", "chat", "ping", "shout", 7, None])
        names = ["id", "seat", "number", "answer", "text", "extra"]
        message = {name: self.dice.choice(values) for name in names if self.dice.random() < 0.8}
        return json.dumps({"type": kind, **message})

    def foreign(self) -> str:
        """Other people's seats, answers that nobody offered, numbers that never were."""
        return json.dumps(
            {
                "type": self.dice.choice(["answer", "undo"]),
                "id": secrets.token_hex(4),
                "seat": self.dice.choice([1, 2, 3, 63]),
                "number": self.dice.randrange(50),
                "answer": self.dice.choice(["pass", "yes", ["pass"], "x" * 1999]),
            }
        )

    def huge(self) -> str:
        return json.dumps({"type": "chat", "id": "h", "text": "x" * self.dice.choice([501, 4096, 20_000])})

    def replayed(self) -> str:
        """What was sent before, with the same id or another."""
        if not self.seen:
            return "{}"
        message = dict(self.dice.choice(self.seen))
        if self.dice.random() < 0.5:
            message["id"] = secrets.token_hex(4)
        return json.dumps(message)

    def odd(self) -> str:
        return self.dice.choice(["[" * 3000, "null", "[]", '"boo"', "{}", '{"type":"ping"', "9" * 400, ""])


def refused_or_known(line: Line, message: str | bytes) -> bool:
    """Send something; whether the socket survived it. A word must come back for everything."""
    try:
        line.send(message)
        line.send({"type": "ping"})
        words = [line.hear()]
        while words[-1]["type"] != "pong":
            words.append(line.hear())
    except ConnectionClosed:
        assert line.bye()["type"] == "bye"
        return False
    kinds = {word["type"] for word in words}
    assert kinds & {"refused", "done", "chat", "table", "step"} or kinds == {"pong"}
    for word in words:
        if word["type"] == "refused":
            assert word["error"]
            assert "Traceback" not in word["error"]
    return True


def test_mischief_changes_nothing(hall: Running, ada: Browser, bram: Browser) -> None:
    table = ada.begin("you", "bot:hints", "bot:random", pace="turns")
    with ada.look(table) as line:
        step = play_on(line, 3)
    sent = [
        {"type": "answer", "id": f"old{n}", "seat": 0, "number": n, "answer": "pass"}
        for n in range(step["number"])
    ]
    mischief = Mischief(int(os.environ.get("SEANCE_SEED", "7")), sent)
    left = thorough(MESSAGES)
    while left:
        someone, seat = (ada, 0) if left % 3 else (bram, -1)
        with someone.look(table, seat) as line:
            line.until("step")
            while left:
                left -= 1
                if not refused_or_known(line, mischief.message()):
                    break
    with ada.look(table) as line:
        now = line.asked()
        assert (now["number"], now["view"]) == (step["number"], step["view"])
        play_on_from(line, now)
    figures = ada.http.get("/metrics").text
    assert "seance_failures_total 0" in figures


def play_on_from(line: Line, step: dict[str, Any]) -> None:
    """The match goes on as if nothing had been."""
    word = line.reply(line.answer(step))
    assert word["type"] == "done"


def test_a_frame_beyond_all_measure_closes_the_socket(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints", pace="turns")
    with ada.look(table) as line:
        line.asked()
        line.send("x" * 100_000)
        line.bye()
        assert line.socket.close_code == 1009
    with ada.look(table) as line:
        assert line.asked()
