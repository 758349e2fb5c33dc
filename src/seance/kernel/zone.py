"""Places for cards, and who sees them.

Visibility is declared once, per place; views, re-deals, the limits of undo and the check that every card
is in exactly one place are derived from that declaration.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from seance.kernel.dice import Dice
from seance.kernel.things import Card, Thing

C = TypeVar("C", bound=Card)

ALL: Final = -1
"""Everybody sees it, spectators too."""
NOBODY: Final = 0
OWNERS: Final = 1 << 40
"""Each card is seen by the seat that owns it, wherever it lies."""
SPECTATOR: Final = -1
"""The seat number of somebody who only watches."""


def seat_bit(seat: int) -> int:
    """The seat as a member of a set of seats (the sets are bit masks: cheap to keep and to copy)."""
    return 1 << seat


def includes(seats: int, seat: int) -> bool:
    """Whether a set of seats holds this one. A spectator is only in the set of all."""
    if seats < 0:
        return True
    return seat >= 0 and (seats >> seat) & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Thing, Generic[C]):
    """A pile, hand or row of cards; the top is the end of the list.

    ``sees`` is the set of seats that see every card here. ``known`` holds, card by card, the seats that
    know this very card besides (they peeked); it is None as long as nobody does. Only this file reads and
    writes it: games say who learns, keeps or forgets a card. ``home`` names the pool of cards that starts
    here, if one does.
    """

    def __init__(self, name: str, sees: int, cards: list[C], home: str = "") -> None:
        self.name = name
        self.sees = sees
        self.cards = cards
        self.home = home
        self.known: list[int] | None = None

    @property
    def key(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{self.name}: {' '.join(card.key for card in self.cards)}>"

    def copy(self) -> Zone[C]:
        twin: Zone[C] = Zone(self.name, self.sees, self.cards[:], self.home)
        if self.known is not None:
            twin.known = self.known[:]
        return twin

    def add(self, card: C, known: int = NOBODY) -> None:
        """Lay a card on top; ``known`` are the seats that know it although they do not see this place."""
        self.cards.append(card)
        if self.known is not None:
            self.known.append(known)
        elif known != NOBODY:
            self.known = [NOBODY] * (len(self.cards) - 1) + [known]

    def put_under(self, card: C, known: int = NOBODY) -> None:
        """Lay a card at the bottom; ``known`` as in ``add``."""
        if self.known is None and known != NOBODY:
            self.known = [NOBODY] * len(self.cards)
        self.cards.insert(0, card)
        if self.known is not None:
            self.known.insert(0, known)

    def take(self, card: C) -> C:
        """Take out one card that looks like ``card``.

        What others knew of this place is void after that: they cannot tell which of its cards left.
        """
        self.cards.remove(card)
        self.known = None
        return card

    def take_at(self, index: int) -> C:
        """Take out the card at a place that everybody can point at; what is known of the others stays."""
        if self.known is not None:
            self.known.pop(index)
        return self.cards.pop(index)

    def slip(self, index: int, parties: int) -> C:
        """Take out a card so that only ``parties`` see which; what all others knew of this place is void."""
        card = self.take_at(index)
        if self.known is not None:
            self.known = [seats & parties for seats in self.known]
        return card

    def draw(self) -> C:
        """Take the top card."""
        if self.known is not None:
            self.known.pop()
        return self.cards.pop()

    def take_all(self) -> list[C]:
        """Take every card."""
        cards = self.cards
        self.cards = []
        self.known = None
        return cards

    def take_up(self) -> list[tuple[C, int]]:
        """Take every card, and with each the seats that know it: ``add`` lays both down again elsewhere."""
        found = [(card, self.knowers(index)) for index, card in enumerate(self.cards)]
        self.take_all()
        return found

    def shuffle(self, dice: Dice) -> None:
        """Shuffle; nobody knows any card any more."""
        dice.shuffle(self.cards)
        self.known = None

    def knowers(self, index: int) -> int:
        """The seats that know this very card, besides those that see the whole place."""
        return NOBODY if self.known is None else self.known[index]

    def show(self, index: int, seat: int) -> None:
        """Let one seat, and only that seat, look at one card; it keeps knowing it."""
        self._note(index, self.knowers(index) | seat_bit(seat))

    def show_all(self, seat: int) -> None:
        """Let one seat look at every card here."""
        for index in range(len(self.cards)):
            self.show(index, seat)

    def turn_up(self, index: int) -> None:
        """Turn one card face up: from now on everybody knows it."""
        self._note(index, ALL)

    def turn_down(self, index: int, known: int = NOBODY) -> None:
        """Turn one card face down; ``known`` are the seats that remember it."""
        self._note(index, known)

    def _note(self, index: int, seats: int) -> None:
        if self.known is None:
            self.known = [NOBODY] * len(self.cards)
        self.known[index] = seats

    def face_up(self, index: int) -> bool:
        """Whether this very card lies open, in a place that as a whole does not."""
        return self.known is not None and self.known[index] == ALL

    def knows(self, index: int, seat: int) -> bool:
        """Whether a seat knows the card at ``index``."""
        if includes(self.sees, seat) or (self.sees == OWNERS and 0 <= seat == self.cards[index].owner):
            return True
        return self.known is not None and includes(self.known[index], seat)

    def hides(self, seat: int) -> bool:
        """Whether it is plain without looking at each card that a seat knows none of them."""
        return self.known is None and self.sees != OWNERS and not includes(self.sees, seat)

    def look(self, seat: int) -> list[str | None]:
        """The keys of the cards as ``seat`` knows them, None for a card it does not know."""
        if includes(self.sees, seat):
            return [card.key for card in self.cards]
        if self.known is None and self.sees != OWNERS:
            return [None] * len(self.cards)
        return [card.key if self.knows(i, seat) else None for i, card in enumerate(self.cards)]


def redeal_zones(zones: list[Zone[Card]], seat: int, dice: Dice) -> None:
    """Shuffle, pool by pool, the cards that a seat does not know among the places where they may be."""
    pools: dict[str, list[tuple[Zone[Card], int]]] = {}
    for zone in zones:
        for index in range(len(zone.cards)):
            if not zone.knows(index, seat):
                pools.setdefault(zone.cards[index].pool, []).append((zone, index))
    for slots in pools.values():
        cards = [zone.cards[index] for zone, index in slots]
        dice.shuffle(cards)
        for (zone, index), card in zip(slots, cards, strict=True):
            zone.cards[index] = card


def known_cards(zones: list[Zone[Card]], seat: int) -> dict[str, int]:
    """How many cards of each key a seat knows the whereabouts of."""
    counts: dict[str, int] = {}
    for zone in zones:
        if zone.hides(seat):
            continue
        for index, card in enumerate(zone.cards):
            if zone.knows(index, seat):
                counts[card.key] = counts.get(card.key, 0) + 1
    return counts


def changed_zones(then: list[Zone[Card]], now: list[Zone[Card]]) -> tuple[list[Zone[Card]], list[Zone[Card]]]:
    """The places that hold other cards now, or show them to others: as they were, and as they are."""
    before = {zone.name: zone for zone in then}
    after = {zone.name: zone for zone in now}
    same = {name for name, zone in after.items() if name in before and _alike(before[name], zone)}
    return [zone for zone in then if zone.name not in same], [zone for zone in now if zone.name not in same]


def _alike(a: Zone[Card], b: Zone[Card]) -> bool:
    return a.sees == b.sees and a.cards == b.cards and a.known == b.known


def all_cards(zones: list[Zone[Card]]) -> dict[str, int]:
    """How many cards of each key there are, wherever they lie."""
    counts: dict[str, int] = {}
    for zone in zones:
        for card in zone.cards:
            counts[card.key] = counts.get(card.key, 0) + 1
    return counts
