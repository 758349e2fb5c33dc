# not compiled: boxes are made and checked once
"""HW-P.2: boxes may be merged: one box with cards from two, as many of everything as belong in one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.box.faults import faults, mood_of
from seance.games.house_of_whack.box.faults_people import NAMED
from seance.games.house_of_whack.box.faults_rooms import COUNTER, kind_of
from seance.games.house_of_whack.box.faults_whack import BUILDERS
from seance.games.house_of_whack.cards import (
    ORDINARY,
    Arcana,
    Arrival,
    Fiend,
    Guest,
    HouseRule,
    PropCard,
    RoomTile,
    Snare,
    Twist,
)
from seance.games.house_of_whack.deed import EVADE
from seance.games.house_of_whack.notions import Notion
from seance.kernel.dice import Dice
from seance.kernel.errors import BadBox
from seance.kernel.things import Card

TRIES: Final = 300
MERGED: Final = "Two Boxes in One"

C = TypeVar("C", bound=Card)


def merge(one: Box, other: Box, number: int) -> Box:
    """A box with cards of both, which ones by a number; BadBox if none that can be played comes of it."""
    for attempt in range(TRIES):
        box = _Mixing(Dice(number, attempt)).mixed(one, other)
        if not faults(box):
            return box
    raise BadBox(
        "These two boxes do not go together: every mixture of them lacks something. Try another seed."
    )


class _Mixing:
    """One attempt; no key, title or mood comes twice."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.taken: set[str] = set()

    def mixed(self, one: Box, other: Box) -> Box:
        """Rooms to redeem in stay together, for their hearts are counted; the rest is taken from both."""
        till = self.dice.pick([one, other])
        return Box(
            MERGED,
            0,
            self.some(_rooms(one, till), _rooms(other, till)),
            self.some(one.guests, other.guests),
            self.some(one.drama, other.drama),
            self.some(one.whack, other.whack),
            self.some(one.notions, other.notions),
        )

    def some(self, ours: Sequence[C], theirs: Sequence[C]) -> tuple[C, ...]:
        """As many cards of each sort as there are in the first box, from either."""
        found: list[C] = []
        for sort in dict.fromkeys(sort_of(card) for card in ours):
            pool = [card for card in (*ours, *theirs) if sort_of(card) == sort]
            self.dice.shuffle(pool)
            found += self._fresh(pool, sum(sort_of(card) == sort for card in ours))
        return tuple(found)

    def _fresh(self, pool: list[C], wanted: int) -> list[C]:
        """So many that bear nothing which another bears already."""
        found: list[C] = []
        for card in pool:
            if len(found) < wanted and not self.taken & _marks(card):
                self.taken |= _marks(card)
                found.append(card)
        return found


def _rooms(box: Box, till: Box) -> list[RoomTile]:
    """The rooms of a box; those with hearts and those with a chapter only from one of the two."""
    tied = [tile for tile in till.rooms if tile.special != ORDINARY or kind_of(tile) == COUNTER]
    return tied + [tile for tile in box.rooms if tile.special == ORDINARY and kind_of(tile) != COUNTER]


def _marks(card: Card) -> set[str]:
    mood = mood_of(card)
    return {f"key {card.key}", f"title {card.title.casefold()}", *([f"mood {mood}"] if mood else [])}


def sort_of(card: Card) -> tuple[object, ...]:
    """What a card can stand in for: of these, every box has the same number."""
    if isinstance(card, RoomTile):
        return ("room", card.special, kind_of(card), card.target)
    if isinstance(card, Guest):
        return ("guest", card.third.role)
    if isinstance(card, Arcana):
        return ("drama", card.key if card.key in NAMED else "", card.colour, card.size, card.cancel)
    if isinstance(card, PropCard):
        return ("prop", card.kind, card.reach > 0, any(power.kind == EVADE for power in card.side.powers))
    if isinstance(card, Twist):
        first = (card.deeds[0].kind, card.deeds[0].stat)
        return ("twist", first if first in BUILDERS else ())
    return _other_sort(card)


def _other_sort(card: Card) -> tuple[object, ...]:
    if isinstance(card, Fiend):
        return ("minion", card.stat)
    if isinstance(card, Snare):
        return ("trap", card.turns > 0)
    if isinstance(card, Arrival):
        return ("arrival", card.role)
    return ("outcome", card.honour) if isinstance(card, Notion) else ("rule", isinstance(card, HouseRule))
