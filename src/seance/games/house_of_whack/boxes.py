# not compiled: boxes are made once
"""HW-P.2: the game with another box, from wherever that comes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from seance.games.house_of_whack.box.brew.brewing import NUMBERS, brew
from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.box.file import box_of, read
from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.box.merging import merge
from seance.kernel.errors import BadBox
from seance.kernel.game import Boxes, Game

KEPT = 32
"""So many boxes are kept in memory, for those who play with them at the same time."""


def boxes(record: Callable[[Box], Game[Any]]) -> Boxes:
    """How records with other boxes are made, by what makes a record of a box."""

    @lru_cache(KEPT)
    def of_text(text: bytes) -> Game[Any]:
        return record(box_of(msgspec.json.decode(text)))

    def of_data(data: object) -> Game[Any]:
        return of_text(_text(data))

    def merged(one: Game[Any], other: Game[Any], number: int) -> Game[Any]:
        return record(merge(_box(one), _box(other), number))

    return Boxes(
        of_data, lambda data: record(read(data)), lambda number: record(brew(number)), merged, NUMBERS
    )


def _text(data: object) -> bytes:
    """One spelling for the same data."""
    try:
        return msgspec.json.encode(data, order="sorted")
    except (TypeError, ValueError, RecursionError) as error:
        raise BadBox(f"This is no box: {error}.") from error


def _box(game: Game[Any]) -> Box:
    return FIRST if game.box is None else box_of(game.box)
