"""The night: four investigators in a house, the decks, the clock."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from seance.games.most_haunted_house.cards import Charm, Curse, Haunting, Investigator
from seance.games.most_haunted_house.house import NUMBER, PLACES, Space
from seance.kernel.dice import Dice
from seance.kernel.state import State
from seance.kernel.things import Card, Seat, Thing
from seance.kernel.zone import ALL, NOBODY, Zone

CYCLES: Final = 24
"""b-4: half an hour each, from six to six."""
SUPPLY: Final = 10
"""AM-2.2: Proof tokens."""
HAND: Final = 4
SIDES: Final = 20
SURE: Final = ("search", "lift")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sleuth(Seat):
    """One investigator: where they stand, what they hold (open to all, b-40), and what weighs on them.

    ``at`` is the number of their space. ``slow`` is how many Actions fewer the next turn has; ``marks`` are
    the Hauntings that happened once and still weigh on this investigator until the end of it.
    """

    def __init__(self, index: int, card: Zone[Investigator], hand: Zone[Card], at: int) -> None:
        super().__init__(index)
        self.card = card
        self.hand = hand
        self.at = at
        self.proof = 0
        self.slow = 0
        self.marks: list[str] = []

    def copy(self) -> Sleuth:
        """An investigator of its own; cards are shared, as always."""
        twin = Sleuth(self.index, self.card.copy(), self.hand.copy(), self.at)
        twin.proof = self.proof
        twin.slow = self.slow
        twin.marks = self.marks[:]
        return twin

    @property
    def investigator(self) -> Investigator:
        return self.card.cards[0]

    @property
    def place(self) -> Space:
        return PLACES[self.at]

    @property
    def space(self) -> str:
        return PLACES[self.at].name

    @space.setter
    def space(self, key: str) -> None:
        """Saves from before spaces had numbers name them."""
        if key not in NUMBER:
            raise TypeError(f"{key!r} is no space")
        self.at = NUMBER[key]

    def charms(self) -> list[Charm]:
        return [card for card in self.hand.cards if isinstance(card, Charm)]

    def curses(self) -> list[Curse]:
        return [card for card in self.hand.cards if isinstance(card, Curse)]

    @property
    def possessed(self) -> bool:
        """AM-7.4."""
        return any(isinstance(card, Curse) and card.threshold == 0 for card in self.hand.cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Throw(Thing):
    """A roll that everybody watches: whose, what for, the dice, what each card adds, and what it takes.

    ``deed`` is ``search``, ``lift``, ``face`` or ``join-in``; ``about`` is the space, the Curse or the
    Haunting. Of several dice the best counts; with none, nobody has rolled yet.
    """

    def __init__(
        self, seat: int, deed: str, about: str, against: int, parts: dict[str, int], dice: list[int]
    ) -> None:
        self.seat = seat
        self.deed = deed
        self.about = about
        self.against = against
        self.parts = parts
        self.dice = dice

    def copy(self) -> Throw:
        """A roll of its own."""
        return Throw(self.seat, self.deed, self.about, self.against, self.parts.copy(), self.dice[:])

    @property
    def die(self) -> int:
        return self.dice[0] if len(self.dice) == 1 else max(self.dice)

    @property
    def total(self) -> int:
        """b-44: the die and everything that is added to it; never below 0."""
        return max(0, self.die + sum(self.parts.values()))

    @property
    def made(self) -> bool:
        """b-44: a bare twenty is always enough for a Search and for a Curse."""
        return self.total >= self.against or (self.die == SIDES and self.deed in SURE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Night(State):
    """The whole table.

    ``tokens`` are the thresholds that still lie on Search spaces. ``order`` are the seats from the highest
    roll to the lowest, ``at`` whose turn it is in it; ``cycle`` counts the half-hours that have passed.
    ``sums`` are the rolls at Hauntings in this cycle; ``throw`` is the last roll, for all to see. Of the
    turn in progress: ``deeds``, what each Action was spent on, and ``extra`` Actions; ``walked``,
    ``searched``, ``faced``, ``traded`` Charms; ``strode``, if the free Walk is used; ``played``
    Charms that wait for a roll, ``ignored`` the Haunting that does nothing, ``began`` the room.
    """

    def __init__(
        self,
        dice: Dice,
        team: list[Sleuth],
        hauntings: Zone[Haunting],
        present: Zone[Haunting],
        curses: Zone[Curse],
        charms: Zone[Charm],
        played: Zone[Charm],
        spare: Zone[Investigator],
    ) -> None:
        super().__init__(dice)
        self.team = team
        self.hauntings = hauntings
        self.present = present
        self.curses = curses
        self.charms = charms
        self.played = played
        self.spare = spare
        self.tokens: dict[str, int] = {}
        self.sums: dict[str, int] = {}
        self.order: list[int] = []
        self.at = 0
        self.cycle = 0
        self.goal = 6
        self.lay_off_cost = 0
        self.drafting = False
        self.given = 0
        self.won = False
        self.conceded = False
        self.acting = False
        self.deeds: list[str] = []
        self.extra = 0
        self.walked = 0
        self.searched = 0
        self.faced = 0
        self.traded = 0
        self.strode = False
        self.ignored = ""
        self.began = ""
        self.throw = Throw(0, "", "", 0, {}, [])

    @property
    def active(self) -> Sleuth:
        return self.team[self.order[self.at]]

    @property
    def proof(self) -> int:
        """AM-1.2, AM-2.3, b-8: tokens, and the cards in anybody's hand that carry the mark."""
        return sum(me.proof + sum(marked(card) for card in me.hand.cards) for me in self.team)


def marked(card: Card) -> bool:
    """Whether a card counts as Proof while it is in a hand."""
    return isinstance(card, (Charm, Curse)) and card.proof


def copy_night(s: Night) -> Night:
    """A night of its own; cards are shared, as always."""
    twin = Night(
        s.dice.copy(),
        [me.copy() for me in s.team],
        s.hauntings.copy(),
        s.present.copy(),
        s.curses.copy(),
        s.charms.copy(),
        s.played.copy(),
        s.spare.copy(),
    )
    twin.chapter = s.chapter
    twin.over = s.over
    twin.tokens = s.tokens.copy()
    twin.sums = s.sums.copy()
    twin.order = s.order[:]
    twin.at = s.at
    twin.cycle = s.cycle
    twin.goal = s.goal
    twin.lay_off_cost = s.lay_off_cost
    twin.drafting = s.drafting
    twin.given = s.given
    twin.won = s.won
    twin.conceded = s.conceded
    twin.acting = s.acting
    twin.deeds = s.deeds[:]
    twin.extra = s.extra
    twin.walked = s.walked
    twin.searched = s.searched
    twin.faced = s.faced
    twin.traded = s.traded
    twin.strode = s.strode
    twin.ignored = s.ignored
    twin.began = s.began
    twin.throw = s.throw.copy()
    return twin


def zones_of(s: Night) -> list[Zone[Any]]:
    """Every place where a card can lie."""
    zones: list[Zone[Any]] = [s.hauntings, s.present, s.curses, s.charms, s.played, s.spare]
    for me in s.team:
        zones.append(me.card)
        zones.append(me.hand)
    return zones


def new_night(dice: Dice) -> Night:
    """Nobody is there yet, and nobody sees what lies in the decks."""
    return Night(
        dice,
        team=[],
        hauntings=Zone("hauntings", NOBODY, [], "haunting"),
        present=Zone("present", ALL, []),
        curses=Zone("curses", NOBODY, [], "curse"),
        charms=Zone("charms", NOBODY, [], "charm"),
        played=Zone("played", ALL, []),
        spare=Zone("spare", ALL, []),
    )


def new_sleuth(index: int, at: int) -> Sleuth:
    """Somebody on the Front Door, with empty hands (AM-5.3)."""
    name = str(index + 1)
    return Sleuth(index, Zone(f"{name}.card", ALL, []), Zone(f"{name}.hand", ALL, []), at)
