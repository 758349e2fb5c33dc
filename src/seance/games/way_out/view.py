"""What a seat may know of the house."""

from __future__ import annotations

from typing import Any

from seance.games.way_out.box.entries import STATS
from seance.games.way_out.cards import ACES
from seance.games.way_out.state import NOT_YET, Maze, Player
from seance.games.way_out.stats import points
from seance.kernel.game import View
from seance.kernel.zone import includes


def view(s: Maze, seat: int) -> View:
    """The table as one seat sees it; everything hidden comes through ``Zone.look``."""
    return {
        "variant": "solo" if s.solo else s.variant,
        "centre": "direct" if s.direct else "ring",
        "quiet": s.quiet,
        "begun": s.begun,
        "turns": s.turns,
        "active": s.active,
        "house_player": (s.active + 1) % len(s.players),
        "exits": s.exits,
        "levels": [ace.key for ace in ACES if s.levels >> ace.suit & 1],
        "deck": len(s.deck.cards),
        "sure": s.sure,
        "discard": s.discard.look(seat),
        "door": s.door.look(seat),
        "waiting": _waiting(s),
        "over": s.over,
        "ended": s.ended,
        "rooms": _rooms(s, seat),
        "players": [_player(player, seat) for player in s.players],
    }


def _waiting(s: Maze) -> list[int] | None:
    """The seats that have a last turn left; None while no end is near."""
    if s.waiting == NOT_YET:
        return None
    return [player.index for player in s.players if includes(s.waiting, player.index)]


def _rooms(s: Maze, seat: int) -> list[dict[str, Any]]:
    cards = s.house.look(seat)
    return [
        {
            "place": place,
            "card": cards[index],
            "open": s.house.face_up(index),
            "plain": place in s.plain,
            "color": place in s.colored,
            "doors": s.graph.neighbours(place),
            "free": s.graph.free(place),
        }
        for index, place in enumerate(s.places)
    ]


def _player(player: Player, seat: int) -> dict[str, Any]:
    return {
        "seat": player.index,
        "will": player.will,
        "body": player.body,
        "fear": player.fear,
        "points": points(player),
        "answered": [stat for index, stat in enumerate(STATS) if player.answered >> index & 1],
        "locked": player.locked,
        "mad": player.mad,
        "at": player.at or None,
        "awake": player.awake,
        "trapped": player.trapped,
        "escaped": player.escaped,
        "notes": player.notes[:],
        "secret": player.secret.look(seat),
    }
