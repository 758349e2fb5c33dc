"""What stands and hangs in the house, and what is under way in it: locks, links, Conflicts, terms."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from seance.games.house_of_whack.cards import RoomTile
from seance.kernel.things import Card, Thing


@mypyc_attr(allow_interpreted_subclasses=True)
class Bolt(Thing):
    """HW-10: a lock on a door of a room: a die. ``side`` is a side as printed, or ``LINKS`` + number.

    It belongs to that door and travels with its tile (HW-10.6).
    """

    noun: ClassVar[str] = "bolt"

    def __init__(self, room: RoomTile, side: int, colour: str, stat: int, number: int) -> None:
        self.room = room
        self.side = side
        self.colour = colour
        self.stat = stat
        self.number = number

    def copy(self) -> Bolt:
        """A lock of its own."""
        return Bolt(self.room, self.side, self.colour, self.stat, self.number)

    @property
    def key(self) -> str:
        return f"lock-{self.number}"


def words_of(seat: int) -> str:
    """Where somebody's own words for the Gate are kept: by seat, as nobody else knows their card (b-52)."""
    return f"gate-{seat}"


LINKS: Final = 10
"""Locks on secret doors and stairs: the number of the pair, counted from here."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shortcut(Thing):
    """HW-8, HW-9: a pair of secret doors, or a flight of stairs: two squares in two rooms."""

    noun: ClassVar[str] = "link"

    def __init__(
        self, number: int, stairs: bool, room: RoomTile, square: int, other: RoomTile, twin: int
    ) -> None:
        self.number = number
        self.stairs = stairs
        self.room = room
        self.square = square
        self.other = other
        self.twin = twin

    def copy(self) -> Shortcut:
        """A pair of its own."""
        return Shortcut(self.number, self.stairs, self.room, self.square, self.other, self.twin)

    @property
    def key(self) -> str:
        return f"{'stairs' if self.stairs else 'door'}-{self.number}"

    def far_end(self, room: RoomTile, square: int) -> tuple[RoomTile, int] | None:
        """Where it leads from a square, if it begins there."""
        if self.room is room and self.square == square:
            return self.other, self.twin
        if self.other is room and self.twin == square:
            return self.room, self.square
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Clash(Thing):
    """HW-19: a Conflict under way. ``foe`` is a seat, or -1 and then ``card`` or ``bolt`` stands against.

    ``sides`` says for each card laid on whose side it lies: 0 the fighter's, 1 the opponent's; ``layers``
    who laid it, -1 for the random card. ``mine`` and ``theirs`` are the totals before cards; ``shown``
    once all lie open, ``broken`` when a Minion was evaded. ``first`` is where its cards begin among those
    laid: a Conflict may break out in the middle of another. ``broken`` says that the foe was evaded.
    """

    noun: ClassVar[str] = "clash"

    def __init__(
        self, fighter: int, colour: str, against: str, foe: int, card: Card | None, bolt: int
    ) -> None:
        self.fighter = fighter
        self.colour = colour
        self.against = against
        self.foe = foe
        self.card = card
        self.bolt = bolt
        self.ranged = False
        self.mine = 0
        self.theirs = 0
        self.shown = False
        self.broken = False
        self.first = 0
        self.sides: list[int] = []
        self.layers: list[int] = []

    def copy(self) -> Clash:
        """A Conflict of its own."""
        twin = Clash(self.fighter, self.colour, self.against, self.foe, self.card, self.bolt)
        twin.ranged = self.ranged
        twin.mine = self.mine
        twin.theirs = self.theirs
        twin.shown = self.shown
        twin.broken = self.broken
        twin.first = self.first
        twin.sides = self.sides[:]
        twin.layers = self.layers[:]
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms(Thing):
    """b-56: what the Mystery Room gives for what: ``pay`` of ``price`` for ``gain`` of ``prize``."""

    noun: ClassVar[str] = "terms"

    def __init__(self, price: str, pay: int, prize: str, gain: int) -> None:
        self.price = price
        self.pay = pay
        self.prize = prize
        self.gain = gain

    def copy(self) -> Terms:
        """Terms of their own."""
        return Terms(self.price, self.pay, self.prize, self.gain)

    @property
    def key(self) -> str:
        return f"{self.pay}-{self.price}-{self.gain}-{self.prize}"
