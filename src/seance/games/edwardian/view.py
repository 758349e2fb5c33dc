"""What a seat may know of the evening."""

from __future__ import annotations

from typing import Any

from seance.games.edwardian.scoring import points
from seance.games.edwardian.state import LIVELY, Evening, Line, Player
from seance.kernel.game import View

STEPS = ("first", "attack", "defence", "own lines", "discard")


def view(s: Evening, seat: int) -> View:
    """The table as one seat sees it; everything hidden comes through ``Zone.look``."""
    return {
        "turns": s.turns,
        "active": s.active,
        "step": STEPS[s.step],
        "over": s.over,
        "needed": s.needed,
        "size": s.size,
        "stale": s.stale != LIVELY,
        "thieving": s.thieving,
        "stock": len(s.stock.cards),
        "discards": [card.key for card in s.discards.cards],
        "table": [card.key for card in s.table.cards],
        "aside": s.aside.look(seat),
        "players": [_player(player, seat) for player in s.players],
    }


def _player(player: Player, seat: int) -> dict[str, Any]:
    return {
        "seat": player.index,
        "score": points(player),
        "missed": player.missed,
        "hand": _sorted(player.hand.look(seat)),
        "lines": [_line(line) for line in player.lines],
    }


def _line(line: Line) -> dict[str, Any]:
    return {
        "cards": [card.key for card in line.cards],
        "complete": line.complete,
        "played": line.played,
        "fresh": line.fresh,
    }


def _sorted(keys: list[str | None]) -> list[str | None]:
    """A hand has no order worth knowing: known cards first, by name."""
    known = sorted([key for key in keys if key is not None])
    return [*known, *[None] * (len(keys) - len(known))]
