"""What a seat may know of the evening."""

from __future__ import annotations

from typing import Literal, TypedDict

from seance.games.edwardian.scoring import points
from seance.games.edwardian.state import LIVELY, Evening, Line, Player

Step = Literal["first", "attack", "defence", "own lines", "discard"]
STEPS: tuple[Step, ...] = ("first", "attack", "defence", "own lines", "discard")


class LineView(TypedDict):
    """One line of a tale; the last ``fresh`` cards have just come."""

    cards: list[str]
    complete: bool
    played: bool
    fresh: int


class PlayerView(TypedDict):
    """What lies before a player."""

    seat: int
    score: int
    missed: int
    hand: list[str | None]
    lines: list[LineView]


class EveningView(TypedDict):
    """The fireside: the piles, and everybody's lines; ``needed`` lines lose."""

    turns: int
    active: int
    step: Step
    over: bool
    needed: int
    size: int
    stale: bool
    thieving: bool
    stock: int
    discards: list[str]
    table: list[str]
    aside: list[str | None]
    players: list[PlayerView]


def view(s: Evening, seat: int) -> EveningView:
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


def _player(player: Player, seat: int) -> PlayerView:
    return {
        "seat": player.index,
        "score": points(player),
        "missed": player.missed,
        "hand": _sorted(player.hand.look(seat)),
        "lines": [_line(line) for line in player.lines],
    }


def _line(line: Line) -> LineView:
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
