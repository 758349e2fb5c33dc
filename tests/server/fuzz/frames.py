"""How it is sent: as a text, as bytes, in pieces with control frames between, or in frames that are none."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIN, MASKED, RESERVED = 0x80, 0x80, 0x40
MASK = b"\x5a\x11\xce\x07"
TOO_LARGE, NOT_TEXT, ILL_FORMED = 1009, 1007, 1002


def frame(opcode: int, data: bytes, fin: bool = True, flags: int = 0, masked: bool = True) -> bytes:
    """One frame, right or wrong."""
    head = bytes([opcode | (FIN if fin else 0) | flags])
    bit = MASKED if masked else 0
    if len(data) < 126:
        head += bytes([len(data) | bit])
    elif len(data) < 1 << 16:
        head += struct.pack("!BH", 126 | bit, len(data))
    else:
        head += struct.pack("!BQ", 127 | bit, len(data))
    return head + MASK + _masked(data) if masked else head + data


def _masked(data: bytes) -> bytes:
    key = int.from_bytes((MASK * (len(data) // 4 + 1))[: len(data)], "big")
    return (int.from_bytes(data, "big") ^ key).to_bytes(len(data), "big")


def as_text(_: random.Random, data: bytes) -> bytes:
    return frame(TEXT, data)


def as_bytes(_: random.Random, data: bytes) -> bytes:
    return frame(BINARY, data)


def in_pieces(dice: random.Random, data: bytes) -> bytes:
    """Cut anywhere, also within a letter; between the pieces come pings, and pongs that nobody wanted."""
    first, second = sorted(dice.randrange(len(data) + 1) for _ in range(2))
    between = dice.choice([b"", frame(PING, b"boo"), frame(PONG, b""), frame(PING, b"x" * 125) * 3])
    opening = frame(TEXT, data[:first], fin=False)
    return (
        opening + between + frame(CONT, data[first:second], fin=False) + between + frame(CONT, data[second:])
    )


WELL: dict[Callable[[random.Random, bytes], bytes], int] = {as_text: 12, as_bytes: 3, in_pieces: 3}

ILL: dict[str, Callable[[bytes], bytes]] = {
    "a frame from nowhere": lambda data: frame(CONT, data),
    "a text within a text": lambda data: frame(TEXT, data, fin=False) + frame(TEXT, data),
    "a frame without a mask": lambda data: frame(TEXT, data, masked=False),
    "a reserved bit": lambda data: frame(TEXT, data, flags=RESERVED),
    "a reserved kind of frame": lambda data: frame(0x3, data),
    "a reserved kind of control": lambda data: frame(0xB, data[:100]),
    "a ping in pieces": lambda data: frame(PING, data[:100], fin=False),
    "a ping that goes on": lambda data: frame(PING, (data * 200)[:126] or b"x" * 126),
    "an end with half a code": lambda _: frame(CLOSE, b"\x03"),
    "an end with no such code": lambda _: frame(CLOSE, struct.pack("!H", 999)),
    "an end with a secret code": lambda _: frame(CLOSE, struct.pack("!H", 1006)),
}
"""What is no frame, whatever is in it: none of it is carried out."""
