"""b-44: everything that weighs on a roll, on a turn or on a step, in one place and in one order."""

from __future__ import annotations

from typing import Final

from seance.games.most_haunted_house.box.hauntings import BY_KEY as HAUNTING
from seance.games.most_haunted_house.cards import (
    ACTIONS,
    BARRED,
    CLEANSING,
    HARDER_CURSES,
    KEEN,
    LINGERING,
    MOST_ACTIONS,
    MOST_WALKS,
    POCKETS,
    ROLLS,
    SEARCH,
    SILENT,
    SNARE,
    STAIRS,
    STRIDE,
    Curse,
    Haunting,
)
from seance.games.most_haunted_house.state import HAND, Night, Sleuth
from seance.kernel.things import Card

ACTIONS_A_TURN: Final = 5
WALKS_A_TURN: Final = 5
SEARCHES_A_TURN: Final = 2
CHARMS_A_TURN: Final = 5
FEWEST_ACTIONS: Final = 2
NO_CAP: Final = 99
ALL_OPEN: Final[list[str]] = []
"""No room is closed; never changed."""

Part = tuple[Card, int]
"""A card and how much it adds to a roll."""


def felt(s: Night, me: Sleuth, effect: int) -> list[Haunting]:
    """b-38: the Hauntings in the house that do this to somebody, and those that have left a mark.

    Of those in the house one may be ignored for a turn.
    """
    found = [card for card in heard(s, me) if card.effect == effect]
    found.extend([HAUNTING[key] for key in me.marks if HAUNTING[key].effect == effect])
    return [card for card in found if not (card.elsewhere and me.place.room in card.rooms)]


def heard(s: Night, me: Sleuth) -> list[Haunting]:
    """The Hauntings in the house but for the one that is ignored."""
    if s.ignored and s.active is me:
        return [card for card in s.present.cards if card.name != s.ignored]
    return s.present.cards


def quiet(s: Night, me: Sleuth) -> dict[str, int]:
    """The rooms in which a Haunting that takes from Searches elsewhere is not felt, and how much it takes."""
    return {room: card.amount for card in heard(s, me) if card.elsewhere for room in card.rooms}


def borne(me: Sleuth, effect: int) -> list[Curse]:
    """The Curses in a hand that do this to their holder."""
    return [curse for curse in me.curses() if curse.effect == effect]


def ability(me: Sleuth, kind: int) -> int:
    """How much of an ability an investigator has; 0 for all others."""
    card = me.investigator
    return card.amount if card.ability == kind else 0


# --- rolls ----------------------------------------------------------------------------------------------


def on_search(s: Night, me: Sleuth) -> list[Part]:
    """Ability, Charms, Curses, Hauntings."""
    haunted = [(card, -card.amount) for card in felt(s, me, SEARCH)]
    return [*_able(me, KEEN), *_declared(s), *_cursed(me), *haunted]


def on_lifting(s: Night, me: Sleuth) -> list[Part]:
    """What is added to a roll that is to lift a Curse."""
    return [*_able(me, CLEANSING), *_declared(s), *_cursed(me)]


def on_haunting(s: Night, me: Sleuth) -> list[Part]:
    """What is added to a roll at a Haunting."""
    return [*_declared(s), *_cursed(me)]


def to_lift(s: Night, me: Sleuth, curse: Curse) -> int:
    """What it takes to lift a Curse."""
    return curse.threshold + harder_curses(s, me)


def harder_curses(s: Night, me: Sleuth) -> int:
    """How much more every Curse takes."""
    return sum(card.amount for card in felt(s, me, HARDER_CURSES))


def snared(s: Night, me: Sleuth, die: int) -> list[Haunting]:
    """The Hauntings that bring a Curse besides, for a die as low as this: the bare one."""
    return [card for card in felt(s, me, SNARE) if die <= card.amount]


def _able(me: Sleuth, kind: int) -> list[Part]:
    amount = ability(me, kind)
    return [(me.investigator, amount)] if amount else []


def _declared(s: Night) -> list[Part]:
    """b-47: the Charms that were traded in before this roll."""
    return [(charm, charm.amount) for charm in s.played.cards]


def _cursed(me: Sleuth) -> list[Part]:
    return [(curse, -curse.amount) for curse in borne(me, ROLLS)]


# --- turns ----------------------------------------------------------------------------------------------


class Load:
    """What weighs on a turn: of what is in the house, of one's marks and of one's hand, in one pass."""

    def __init__(self, s: Night, me: Sleuth) -> None:
        self.fewer = me.slow
        self.most_actions = NO_CAP
        self.most_walks = WALKS_A_TURN
        self.stairs = 1
        self.silent = False
        self.closed = ALL_OPEN
        for card in heard(s, me):
            self.feel(card.effect, card.amount)
            if card.closes:
                self.closed = [*self.closed, card.closes]
        for key in me.marks:
            self.feel(HAUNTING[key].effect, HAUNTING[key].amount)
        for each in me.hand.cards:
            if isinstance(each, Curse):
                self.feel(each.effect, each.amount)

    def feel(self, effect: int, amount: int) -> None:
        """b-38, b-44: what subtracts adds up; of several caps the lowest holds."""
        if effect == ACTIONS:
            self.fewer += amount
        elif effect == MOST_ACTIONS:
            self.most_actions = min(self.most_actions, amount)
        elif effect == MOST_WALKS:
            self.most_walks = min(self.most_walks, amount)
        elif effect == STAIRS:
            self.stairs = max(self.stairs, amount)
        elif effect == SILENT:
            self.silent = True

    def actions_left(self, s: Night) -> int:
        """Start at five, add and subtract, apply the lowest cap, never below two; then what is spent."""
        given = min(ACTIONS_A_TURN + s.extra - self.fewer, self.most_actions)
        return max(FEWEST_ACTIONS, given) - len(s.deeds)

    def walks_left(self, s: Night, me: Sleuth) -> int:
        """The lowest cap, then the ability."""
        return self.most_walks + ability(me, STRIDE) - s.walked


def actions_left(s: Night, me: Sleuth) -> int:
    """How many Actions somebody has, if it is their turn."""
    return Load(s, me).actions_left(s)


def hand_limit(me: Sleuth) -> int:
    """AM-7.2."""
    return ability(me, POCKETS) or HAND


def barred(me: Sleuth) -> Curse | None:
    """The Curse that forbids a Search on this floor, if one does."""
    for curse in borne(me, BARRED):
        if curse.floor == me.place.floor:
            return curse
    return None


def lingering(me: Sleuth) -> int:
    """How many Actions it costs to end a turn where it began."""
    return sum(curse.amount for curse in borne(me, LINGERING))
