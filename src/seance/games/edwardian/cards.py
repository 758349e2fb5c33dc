"""ED-2.1: six kinds of card, one copy of each, and on which lines they may be played."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from seance.kernel.things import Card

SETTING, FOCUS, TERROR, EVENT, ACTION, ACQUAINTANCE = range(6)
KIND_NAMES = ("Setting", "Focus", "Hidden Terror", "Event", "Action", "Acquaintance")

NOWHERE = 0
"""The spot of a line that has not started. Every essential has a spot of its own, from 1 on."""
FIRST_FOCUS = 11
FIRST_TERROR = 26
SPOTS = 31

ANY_LINE = (1 << SPOTS) - 1
STARTED = ANY_LINE & ~(1 << NOWHERE)

THIEF = "urchin_thief"

FREE = 0
"""What a card needs besides a line that suits it: nothing."""
A_FOCUS = 1
"""A Focus before the player on whom it is played, with no Terror on it (ED-b-41)."""
A_FRIEND = 2
"""An Acquaintance in the discard pile (ED-b-34)."""
A_TERROR = 3
"""A Terror in the discard pile that this line's Focus summons (ED-b-46)."""


def spots(*numbers: int) -> int:
    """A set of spots, as a bit mask: cheap to ask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


FOCUSES = spots(*range(FIRST_FOCUS, FIRST_TERROR))
ANY_SETTING = spots(*range(1, FIRST_FOCUS))


class TaleCard(Card):
    """A card of the deck. All have the same back.

    ``on`` are the spots that the top card of a line may have for this one to be played there; ``at`` are the
    Settings any Focus of which it takes off (ED-11). ``needs`` is what must be there besides. ``others``
    cards are for opponents only, ``own`` cards never for them. A ``whole`` card strikes a player rather than
    a line (ED-b-7). ``defends`` makes a card defensive (ED-2.4), and one that ``clears`` strikes a whole line
    (ED-b-67). With ``lap`` it may be played on an opponent for a draw on the Lap of the Gods instead.
    """

    noun: ClassVar[str] = "card"

    def __init__(self, name: str, title: str, kind: int, rule: str, effect: str, flavour: str) -> None:
        super().__init__(name, title, f"{KIND_NAMES[kind]}. {effect}\n{flavour}", "card")
        self.kind = kind
        self.rule = rule
        self.effect = effect
        self.flavour = flavour
        self.spot: i64 = -1
        self.on: i64 = 0
        self.at: i64 = 0
        self.needs = FREE
        self.others = False
        self.own = False
        self.whole = False
        self.defends = False
        self.clears = False
        self.lap = False

    @property
    def essential(self) -> bool:
        """ED-2.1: a Setting, a Focus or a Hidden Terror; all others are supports."""
        return self.kind <= TERROR


def striking(card: TaleCard, on: int = ANY_LINE, others: bool = False, needs: int = FREE) -> TaleCard:
    """A support that strikes a player; it still takes up the line it is played on (ED-b-7)."""
    card.on = on
    card.whole = True
    card.others = others
    card.needs = needs
    return card


def removing(card: TaleCard, on: int, at: int = 0, own: bool = False, lap: bool = False) -> TaleCard:
    """A support that takes off the top card of the line it is played on."""
    card.on = on
    card.at = at
    card.own = own
    card.lap = lap
    card.defends = True
    return card


def freeing(card: TaleCard, on: int = ANY_LINE, needs: int = A_FOCUS) -> TaleCard:
    """A support that takes off, or may take off, any one Focus of a player (ED-b-43)."""
    striking(card, on, needs=needs)
    card.defends = True
    return card


def clearing(card: TaleCard) -> TaleCard:
    """The one support that may rid a player of a whole line."""
    striking(card, STARTED)
    card.defends = True
    card.clears = True
    return card
