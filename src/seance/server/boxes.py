"""Tables that play with another box than the game comes with.

The box is stored whole, beside the settings: whoever brings the table back to life has its cards, whatever
numbers give by then.
"""

from __future__ import annotations

import secrets
from typing import Any

from seance.games import load as load_game
from seance.kernel.errors import SeanceError
from seance.kernel.game import Game
from seance.server.errors import BAD, Problem
from seance.server.records import TableRow
from seance.server.wire import BoxInfo, BoxWish

BOX = "box"
"""Where it stands among the settings; no setting of any game is called so."""


def game_of(row: TableRow) -> Game[Any]:
    """The game of a table, with the table's box."""
    return load_game(row.game).with_box(row.settings.get(BOX))


def plain_settings(row: TableRow) -> dict[str, Any]:
    """What was chosen for a table, without its box."""
    return {key: value for key, value in row.settings.items() if key != BOX}


def with_box(settings: dict[str, Any], box: dict[str, Any] | None) -> dict[str, Any]:
    """What was chosen for a table, with a box; None is the one the game comes with."""
    return settings if box is None else {**settings, BOX: box}


def box_info(row: TableRow) -> BoxInfo | None:
    """What everybody may know of a table's box before they look into it."""
    box = row.settings.get(BOX)
    return None if box is None else BoxInfo(box["name"], box["number"])


def find(row: TableRow, wish: BoxWish) -> dict[str, Any] | None:
    """The box that somebody wants for a table; None for the one the game comes with."""
    game = load_game(row.game)
    try:
        boxes = game.other_boxes()
        if wish.file:
            return boxes.file(wish.file.encode()).box
        if wish.number == 0:
            return None
        return boxes.number(wish.number or 1 + secrets.randbelow(boxes.most - 1)).box
    except (SeanceError, UnicodeEncodeError) as error:
        raise Problem(BAD, str(error)) from error
