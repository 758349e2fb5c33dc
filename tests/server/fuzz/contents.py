"""What is sent over a socket: messages with something wrong, and good ones that are not for here and now."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Literal, get_args

from seance.kernel.data import Concern, OrdersData
from seance.kernel.question import Answer
from seance.server import wire
from tests.server.fuzz.scene import Place, Standing
from tests.server.fuzz.spoiling import Spoiler, text

OTHER_TYPES = ['"step"', '"bye"', '"Answer"', '"answer "', '""', '"\\u0000"', "7", "null", '["answer"]']
SAYINGS = ["Boo", "\0", "\u200b", "\u202e\u2066", "  \n", "\ufe0f", "\x7f\x1b[2J", "x" * 500, "é" * 500]


class Mischief(Spoiler):
    """Somebody at a place who sends what should not be sent."""

    def __init__(self, dice: random.Random, place: Place, at: Standing, keys: list[str]) -> None:
        super().__init__(dice, get_args(wire.FromBrowser))
        self.place = place
        self.at = at
        self.keys = keys
        self.mine = at.seats.get(place.who, [])

    def value(self, name: str) -> Any:
        made: dict[str, Callable[[], Any]] = {
            "id": lambda: f"{self.dice.getrandbits(32):x}",
            "seat": self._asked_seat,
            "number": lambda: self.at.number,
            "answer": self._lawful_answer,
            "text": lambda: self.dice.choice(SAYINGS),
            "thing": lambda: self.dice.choice(self.dice.choice(self.keys).split(":")),
            "orders": self._orders,
        }
        return made[name]()

    def _orders(self) -> OrdersData:
        """Orders for something that may be no card of this box, or at a table that takes none."""
        word = self.dice.choice(self.dice.choice(self.keys).split(":"))
        stop = self.dice.choice([[], [word], [word] * 41])
        unless = self.dice.sample(get_args(Concern), self.dice.randrange(4))
        until: Literal["ask", "turn", "concern"] = self.dice.choice(["ask", "turn", "concern"])
        return {"until": until, "unless": unless, "stop": stop, "hold": self.dice.random() < 0.5}

    def _asked_seat(self) -> int:
        asked = [seat for seat in self.at.asked if seat in self.mine] or list(self.at.asked)
        return self.dice.choice(asked or self.mine or [0])

    def _lawful_answer(self) -> Answer:
        asked = list(self.at.asked.values())
        if not asked:
            return self.dice.choice(self.keys)
        question = self.dice.choice(asked)
        options = [option["key"] for option in question["options"]]
        return self.dice.choice(options) if question["kind"] == "one" and options else question["default"]

    def mistyped(self) -> bytes:
        return self.changed(self.right(), "type", self.dice.choice(OTHER_TYPES))

    def foreign(self) -> bytes:
        """For a seat that is somebody else's."""
        pairs = self.right(wire.Answer, wire.Undo, wire.LeaveOrders)
        others = [seat for seat in (*range(6), 63) if seat not in self.mine]
        return self.changed(pairs, "seat", str(self.dice.choice(others)))

    def stale(self) -> bytes:
        """At another time than now."""
        pairs = self.right(wire.Answer, wire.Undo)
        number = self.dice.choice([*range(self.at.number + 2), self.at.number + self.dice.getrandbits(40)])
        return self.changed(pairs, "number", str(number))

    def unoffered(self) -> bytes:
        """An answer to what is not asked, or almost one to what is."""
        return self.changed(self.right(wire.Answer), "answer", json.dumps(self._near()))

    def _near(self) -> Any:
        key = self._lawful_answer()
        word = key if isinstance(key, str) else self.dice.choice([*key, "pass"])
        every = [option["key"] for question in self.at.asked.values() for option in question["options"]]
        near: list[Any] = [
            f" {word}",
            word.upper(),
            word[:-1],
            f"{word}\0",
            word.replace("e", "е"),
            word.split(":")[0],
        ]
        lists: list[Any] = [
            [],
            [word],
            [word, word],
            every[:256],
            [*every[:3], "pass"],
            [[word]],
            [None],
            {word: word},
        ]
        return self.dice.choice([*near, *lists, self.dice.choice(self.keys), 0, ""])

    def untaken(self) -> bytes:
        return text(self.right(wire.Undo))

    def spent(self) -> bytes:
        """Under an id that was carried out before."""
        ids = [each for spent in self.at.spent.values() for each in spent] or ["sent-0"]
        pairs = self.right(wire.Answer, wire.Undo, wire.LeaveOrders, wire.Chat, wire.Here)
        return self.changed(pairs, "id", json.dumps(self.dice.choice(ids)))

    def repeated(self) -> bytes:
        """What was answered once, word for word."""
        if not self.at.journal:
            return self.unoffered()
        number = self.dice.randrange(len(self.at.journal))
        seat, answer = self.at.journal[number]
        said = {"id": f"sent-{number}", "seat": seat, "number": number, "answer": answer}
        return json.dumps({"type": "answer", **said}).encode()

    def ordered(self) -> bytes:
        """Orders that nobody can follow; or could, at another table."""
        return text(self.right(wire.LeaveOrders))

    def misled(self) -> bytes:
        """Orders that are almost some."""
        orders: dict[str, Any] = {**self._orders()}
        name = self.dice.choice(list(orders))
        wrong: Any = self.dice.choice([None, "dawn", 7, ["moon"], [None], {}, [[]], "x" * 70, ["x" * 70]])
        near = json.dumps({**orders, name: wrong})
        return self.changed(self.right(wire.LeaveOrders), "orders", near)

    def said(self) -> bytes:
        return text(self.right(wire.Chat))

    def shown(self) -> bytes:
        """A finger at whatever was ever asked about; it may rightly be seen, and changes nothing."""
        return text(self.right(wire.Here))

    def elsewhere(self) -> bytes:
        """A look through any eyes, one's own among them."""
        return self.changed(self.right(wire.Look), "seat", str(self.dice.randrange(-3, 66)))

    def endless(self) -> bytes:
        """More than a frame may hold."""
        return text(self.right()) + b" " * self.dice.choice([65_537, 100_000])


WAYS: dict[str, int] = {
    **dict.fromkeys(("spoilt", "beyond", "unoffered"), 12),
    **dict.fromkeys(("lacking", "adorned", "doubled", "foreign", "stale", "spent", "broken"), 7),
    **dict.fromkeys(
        (
            *("mistyped", "wrapped", "untaken", "repeated", "said", "shown", "elsewhere", "nothing"),
            *("ordered", "misled"),
        ),
        4,
    ),
    **dict.fromkeys(("noise", "long"), 2),
    "endless": 1,
}
"""How often each way of mischief is taken."""
