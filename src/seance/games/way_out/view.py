"""What a seat may know of the house."""

from __future__ import annotations

from typing import Literal, TypedDict

from seance.games.way_out.box.entries import STATS
from seance.games.way_out.cards import ACES
from seance.games.way_out.state import NOT_YET, Maze, Player
from seance.games.way_out.stats import points
from seance.kernel.zone import includes


class RoomView(TypedDict):
    """A room of the house; ``plain`` where all can tell that it is neither an Ace nor a Joker."""

    place: str
    card: str | None
    open: bool
    plain: bool
    color: bool
    doors: list[str]
    free: int


class PlayerView(TypedDict):
    """A sheet as everybody may read it; ``at`` is None for whoever is not in the house."""

    seat: int
    will: int
    body: int
    fear: int
    points: int
    answered: list[str]
    locked: bool
    mad: bool
    at: str | None
    awake: bool
    trapped: bool
    escaped: bool
    notes: list[int]
    secret: list[str | None]


class MazeView(TypedDict):
    """The house and those who are lost in it; ``waiting`` have a last turn left, once an end is near."""

    variant: str
    centre: Literal["ring", "direct"]
    quiet: bool
    begun: bool
    turns: int
    active: int
    house_player: int
    exits: int
    levels: list[str]
    deck: int
    sure: int
    discard: list[str | None]
    door: list[str | None]
    waiting: list[int] | None
    over: bool
    ended: str
    rooms: list[RoomView]
    players: list[PlayerView]


def view(s: Maze, seat: int) -> MazeView:
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


def _rooms(s: Maze, seat: int) -> list[RoomView]:
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


def _player(player: Player, seat: int) -> PlayerView:
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
