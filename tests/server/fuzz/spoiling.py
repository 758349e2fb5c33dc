"""One thing wrong: messages made from the wire's own types, and what is no message at all."""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from typing import Any

import msgspec
from msgspec import inspect

LONGEST = 4_096
"""Bytes of the longest message that is read."""
Kind = type[msgspec.Struct]
Pairs = list[tuple[str, str]]
"""A message: keys, and values as JSON texts, so that there can be what JSON has not."""
DEEP = 1_500
SPOILT = [
    *("null", "true", "false", "0", "-1", "-0", "1.5", "1e3", "1e999", "0x1", "01", "NaN", "-Infinity"),
    *(str(1 << 31), str(1 << 63), str(-(1 << 70)), "9" * 400, "[]", "[[]]", "{}", '{"a":1}', '["pass",3]'),
    *('""', '" "', '"0"', '"x"', '"pass"', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"'),
    *('"\u202e"', '"\\u200b"', '"\ufeff"', '"\0"', '"\\x"', '"\\u12"', '"\U0001f47b"', "'x'", "x", ""),
    *('"' + "x" * 65 + '"', '"' + "x" * 2_001 + '"', "[" * DEEP + "]" * DEEP, '{"a":' * DEEP),
    *(json.dumps(["pass"] * 257), "[" + "null," * 300 + "null]", '"' + "\\u0041" * 600 + '"'),
]
STRANGE_KEYS = ["extra", "", "\\u0000", "Seat", "seat ", "__proto__", "ID", "\\ud800", "t\\u0079pe"]
NOT_JSON = [
    b"",
    b" \n\t ",
    b"null",
    b"[]",
    b"{}",
    b'"boo"',
    b"[" * 3_000,
    b'{"":' * 800,
    b"9" * 400,
    b"\xef\xbb\xbf{}",
    b"{'type':'ping'}",
    b'{"type":"ping",}',
    b'{"type":"ping"} {"type":"ping"}',
    b'{"type":"ping"}//',
    b"<xml/>",
    b"GET / HTTP/1.1\r\n\r\n",
    b"\x00" * 50,
    b"\xed\xa0\x80",
    b"\xc0\x80",
    b"\xff\xfe{\x00}\x00",
]


def text(pairs: Pairs) -> bytes:
    """A message as it goes over the wire; lone halves of letters go as they are."""
    inner = ",".join(f'"{key}":{value}' for key, value in pairs)
    return f"{{{inner}}}".encode(errors="surrogatepass")


class Spoiler(ABC):
    """Makes messages of some kinds, with something wrong. Each way to be wrong is a method of that name."""

    def __init__(self, dice: random.Random, kinds: tuple[Kind, ...]) -> None:
        self.dice = dice
        self.kinds = kinds

    @abstractmethod
    def value(self, name: str) -> Any:
        """A good value for a field."""

    def right(self, *kinds: Kind) -> Pairs:
        """A message that is all right, as far as it goes."""
        kind = self.dice.choice(kinds or self.kinds)
        fields = [(name, json.dumps(self.value(name))) for name in kind.__struct_fields__]
        tag = kind.__struct_config__.tag
        return fields if tag is None else [("type", json.dumps(tag)), *fields]

    def changed(self, pairs: Pairs, name: str, value: str) -> bytes:
        return text([(key, value if key == name else old) for key, old in pairs])

    def spoilt(self) -> bytes:
        """A field that holds something else."""
        pairs = self.right()
        return self.changed(pairs, self.dice.choice(pairs)[0], self.dice.choice(SPOILT))

    def beyond(self) -> bytes:
        """A field that is just outside what its type allows."""
        kind = self.dice.choice([kind for kind in self.kinds if kind.__struct_fields__])
        field = self.dice.choice(msgspec.structs.fields(kind))
        limits = outside(inspect.type_info(field.type))
        return self.changed(self.right(kind), field.name, json.dumps(self.dice.choice(limits)))

    def lacking(self) -> bytes:
        pairs = self.right()
        del pairs[self.dice.randrange(len(pairs))]
        return text(pairs)

    def adorned(self) -> bytes:
        """A field too many."""
        pairs = self.right()
        extra = (self.dice.choice(STRANGE_KEYS), self.dice.choice(SPOILT))
        pairs.insert(self.dice.randrange(len(pairs) + 1), extra)
        return text(pairs)

    def doubled(self) -> bytes:
        """One field twice, and what it holds the second time is another thing."""
        pairs = self.right()
        again = (self.dice.choice(pairs)[0], self.dice.choice(SPOILT))
        pairs.insert(self.dice.randrange(len(pairs) + 1), again)
        return text(pairs)

    def wrapped(self) -> bytes:
        """A good message inside something else."""
        good = text(self.right())
        around = [b"[%b]", b'{"message":%b}', b"[%b,%b]", b'{"type":%b}', b" %b\n%b"]
        form = self.dice.choice(around)
        return form.replace(b"%b", good)

    def broken(self) -> bytes:
        """Cut off, or with a byte changed."""
        good = bytearray(text(self.right()))
        at = self.dice.randrange(len(good))
        if self.dice.random() < 0.5:
            return bytes(good[:at])
        good[at] = self.dice.randrange(256)
        return bytes(good)

    def nothing(self) -> bytes:
        return self.dice.choice(NOT_JSON)

    def noise(self) -> bytes:
        return self.dice.randbytes(self.dice.randrange(200))

    def long(self) -> bytes:
        """A good message that goes on and on."""
        return text(self.right()) + b" " * self.dice.choice([LONGEST, 20_000, 60_000])


def outside(shape: inspect.Type) -> list[Any]:
    """Values just outside what a type allows."""
    if isinstance(shape, inspect.UnionType):
        return [value for each in shape.types for value in outside(each)]
    if isinstance(shape, inspect.IntType):
        return [bound for bound in (_less(shape.ge), _more(shape.le)) if bound is not None] or [-1]
    if isinstance(shape, inspect.StrType):
        return ["x" * ((shape.max_length or 0) + 1), "", "\x1f", "a\x7f", "\n"]
    if isinstance(shape, inspect.ListType):
        return [["x"] * ((shape.max_length or 0) + 1), ["x" * 2_001], [["x"]], [0]]
    return [0.5, "no such thing", {"x" * 65: 1}, {"x": [1]}]


def _less(bound: float | None) -> float | None:
    return None if bound is None else bound - 1


def _more(bound: float | None) -> float | None:
    return None if bound is None else bound + 1
