"""Somebody at the table, and what lies before them."""

from __future__ import annotations

from sys import intern
from typing import Final

from mypy_extensions import mypyc_attr

from seance.games.house_of_whack.cards import Arcana, Guest, RoomTile, Snare
from seance.games.house_of_whack.notions import Digit
from seance.kernel.things import Card, Seat
from seance.kernel.zone import ALL, Zone, seat_bit

SUPPLY: Final = 12
"""b-16: tokens of each player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Seat):
    """Somebody in the house, or on the way back to it.

    ``strength``, ``spirit`` and ``life`` are the dice (HW-1.3, HW-2.2, HW-3.2). ``room`` is None while
    they are dead; ``out`` is for good (HW-SR.2). ``hearts`` are the Gold Hearts, ``by_tokens``,
    ``by_cards`` and ``by_trophies`` those of them that were scored and redeemed for. ``square`` is the
    square as printed on the tile.
    ``missing`` counts turns to miss, ``resting`` says that the next one is spent on coming to oneself
    (HW-2.6). ``timers`` are the turns that each Trap has left, ``boosts`` what is added to red and blue
    until the end of the turn in progress.
    """

    def __init__(
        self,
        index: int,
        guest: Zone[Guest],
        hand: Zone[Arcana],
        carried: Zone[Card],
        claimed: Zone[Card],
        traps: Zone[Snare],
        redeemed: Zone[Card],
        number: Zone[Digit],
    ) -> None:
        super().__init__(index)
        self.guest = guest
        self.hand = hand
        self.carried = carried
        self.claimed = claimed
        self.traps = traps
        self.redeemed = redeemed
        self.number = number
        self.room: RoomTile | None = None
        self.square = 4
        self.strength = 3
        self.spirit = 3
        self.life = 4
        self.hearts = 0
        self.by_tokens = 0
        self.by_cards = 0
        self.by_trophies = 0
        self.supply = SUPPLY
        self.out = False
        self.missing = 0
        self.resting = False
        self.tried = False
        self.splendid = False
        self.deaths = 0
        self.timers: dict[str, int] = {}
        self.boosts: dict[str, int] = {}

    def copy(self) -> Player:
        """A player of its own; cards are shared, as always."""
        twin = Player(
            self.index,
            self.guest.copy(),
            self.hand.copy(),
            self.carried.copy(),
            self.claimed.copy(),
            self.traps.copy(),
            self.redeemed.copy(),
            self.number.copy(),
        )
        twin.room = self.room
        twin.square = self.square
        twin.strength = self.strength
        twin.spirit = self.spirit
        twin.life = self.life
        twin.hearts = self.hearts
        twin.by_tokens = self.by_tokens
        twin.by_cards = self.by_cards
        twin.by_trophies = self.by_trophies
        twin.supply = self.supply
        twin.out = self.out
        twin.missing = self.missing
        twin.resting = self.resting
        twin.tried = self.tried
        twin.splendid = self.splendid
        twin.deaths = self.deaths
        twin.timers = self.timers.copy()
        twin.boosts = self.boosts.copy()
        return twin

    @property
    def dead(self) -> bool:
        """HW-3.3: off the board, for now or for good."""
        return self.room is None

    @property
    def crushed(self) -> bool:
        """HW-2.3."""
        return self.spirit == 0

    @property
    def here(self) -> RoomTile:
        """The room in which somebody who is alive stands."""
        assert self.room is not None
        return self.room

    def is_at(self, room: RoomTile, square: int) -> bool:
        return self.room is room and self.square == square


def new_player(index: int) -> Player:
    """Somebody with nothing yet."""
    own = seat_bit(index)
    return Player(
        index,
        Zone(_named(index, "guest"), ALL, []),
        Zone(_named(index, "hand"), own, []),
        Zone(_named(index, "carried"), ALL, []),
        Zone(_named(index, "claimed"), ALL, []),
        Zone(_named(index, "traps"), ALL, []),
        Zone(_named(index, "redeemed"), ALL, []),
        Zone(_named(index, "number"), own, []),
    )


def _named(index: int, what: str) -> str:
    """A name that all matches share, so that whoever copies a match finds it at hand."""
    return intern(f"{index + 1}.{what}")
