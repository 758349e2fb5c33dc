# not compiled: msgspec structs lose their options under mypyc
"""HW-P.2: a box as a file: JSON with every card in it, checked on the way in."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.box.faults import faults
from seance.games.house_of_whack.box.lines import BoxFile
from seance.games.house_of_whack.box.reading import assembled
from seance.games.house_of_whack.box.writing import drama_line, guest_line, notion_line, room_line, whack_line
from seance.kernel.errors import BadBox

FORMAT: Final = "seance-box"
SCHEMA: Final = 1
GAME: Final = "house_of_whack"
LARGEST: Final = 200_000
"""Bytes; the first printing has less than half of that."""


class _Head(msgspec.Struct):
    format: str = ""
    schema: int = 0
    game: str = ""


def read(data: bytes) -> Box:
    """The box in a file; BadBox says in one sentence what is wrong with it, and where."""
    if len(data) > LARGEST:
        raise BadBox(f"This is too large for a box: it may have {LARGEST} bytes, and has {len(data)}.")
    try:
        head = msgspec.json.decode(data, type=_Head)
        _check_head(head)
        return _made(msgspec.json.decode(data, type=BoxFile))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadBox(f"This is no box, or it is damaged: {error}.") from error


def box_of(data: object) -> Box:
    """The box that ``data_of`` wrote; BadBox where that is not what this is."""
    try:
        _check_head(msgspec.convert(data, type=_Head))
        return _made(msgspec.convert(data, type=BoxFile))
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadBox(f"This is no box, or it is damaged: {error}.") from error


def _check_head(head: _Head) -> None:
    if head.format != FORMAT:
        raise BadBox(f"This is no box: its format is {head.format[:40]!r}, not {FORMAT!r}.")
    if head.game != GAME:
        raise BadBox(f"This is a box of {head.game[:40]!r}, not of {GAME!r}.")
    if head.schema != SCHEMA:
        raise BadBox(f"This box has schema {head.schema}; this version of Séance reads schema {SCHEMA}.")


def _made(found: BoxFile) -> Box:
    box = assembled(found)
    wrong = faults(box)
    if wrong:
        more = f" ({len(wrong)} reasons, of which this is one)" if len(wrong) > 1 else ""
        raise BadBox(f"This box cannot be played{more}: {wrong[0]}")
    return box


def write(box: Box) -> bytes:
    """A box as a file's content, for people to read and to change."""
    return msgspec.json.format(msgspec.json.encode(_written(box)), indent=1)


def data_of(box: Box) -> dict[str, Any]:
    """A box as plain data, to be carried along in a save."""
    found: dict[str, Any] = msgspec.to_builtins(_written(box))
    return found


def _written(box: Box) -> BoxFile:
    return BoxFile(
        format=FORMAT,
        schema=SCHEMA,
        game=GAME,
        name=box.name,
        number=box.number,
        rooms=[room_line(tile) for tile in box.rooms],
        guests=[guest_line(guest) for guest in box.guests],
        drama=[drama_line(card) for card in box.drama],
        whack=[whack_line(card) for card in box.whack],
        outcomes=[notion_line(notion) for notion in box.notions],
    )
