"""HW-P.2: a box is a list of cards. No two need be alike."""

from __future__ import annotations

from seance.games.house_of_whack.cards import Arcana, Guest, RoomTile, Whack
from seance.games.house_of_whack.notions import Notion


class Box:
    """What one copy of the game holds; ``number`` 0 is the first printing."""

    def __init__(
        self,
        name: str,
        number: int,
        rooms: tuple[RoomTile, ...],
        guests: tuple[Guest, ...],
        drama: tuple[Arcana, ...],
        whack: tuple[Whack, ...],
        notions: tuple[Notion, ...],
    ) -> None:
        self.name = name
        self.number = number
        self.rooms = rooms
        self.guests = guests
        self.drama = drama
        self.whack = whack
        self.notions = notions
