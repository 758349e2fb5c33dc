"""The evening: what lies before each player, and the piles between them."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from seance.games.edwardian.cards import FIRST_FOCUS, FIRST_TERROR, NOWHERE, TaleCard
from seance.kernel.dice import Dice
from seance.kernel.state import State
from seance.kernel.things import Seat
from seance.kernel.zone import ALL, NOBODY, Zone, seat_bit

CHAIRS = ("claret", "bottle", "amber", "indigo", "ivory", "sable")
"""The armchairs round the fire, by the colour of their leather; players are named after them."""
LINES = 3
FULL_LINE = 3

FIRST, ATTACK, DEFENCE, OWN_LINES, DISCARD = range(5)
"""The steps of a turn (ED-4); ``FIRST`` only tells who begins."""

WALK_AGAIN, PLAY_ON, END_NOW = range(3)
"""What happens when no Terror can complete a line any more (ED-b-51)."""

LIVELY, STALE, DRY = range(3)
"""How far such a tale has come: Terrors are about; none can complete a line; a draw found no stock."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Line(Zone[TaleCard]):
    """ED-1.3: Setting, Focus, Hidden Terror, in this order.

    ``complete`` lines are never altered (ED-1.5). ``played`` says that the active player has put a card here
    in this turn's attack (ED-b-6). ``fresh`` counts the cards that arrived in it; they are always the top
    ones, and only they can be defended against (ED-b-9).
    """

    noun: ClassVar[str] = "line"

    def __init__(
        self, name: str, seat: int, at: int, cards: list[TaleCard], complete: bool, played: bool, fresh: int
    ) -> None:
        super().__init__(name, ALL, cards)
        self.seat = seat
        self.at = at
        self.complete = complete
        self.played = played
        self.fresh = fresh

    def spot(self) -> i64:
        """The spot of the top card."""
        return self.cards[-1].spot if self.cards else NOWHERE

    def bare_focus(self) -> bool:
        """Whether a Focus lies on top, with no Terror on it."""
        return FIRST_FOCUS <= self.spot() < FIRST_TERROR and not self.complete

    def started(self) -> bool:
        """ED-b-36: begun and not complete."""
        return len(self.cards) > 0 and not self.complete

    def copy(self) -> Line:
        return Line(self.name, self.seat, self.at, self.cards[:], self.complete, self.played, self.fresh)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Seat):
    """One player: a secret hand, three lines, and turns to miss (ED-b-31)."""

    def __init__(self, index: int, hand: Zone[TaleCard], lines: list[Line], missed: int = 0) -> None:
        super().__init__(index)
        self.hand = hand
        self.lines = lines
        self.missed = missed

    def complete_lines(self) -> int:
        """How many lines are complete."""
        count = 0
        for line in self.lines:
            if line.complete:
                count += 1
        return count

    def copy(self) -> Player:
        """A player of its own; cards are shared, as always."""
        return Player(self.index, self.hand.copy(), [line.copy() for line in self.lines], self.missed)


def new_player(index: int) -> Player:
    """An empty hand and three lines not yet started (ED-1.1)."""
    name = CHAIRS[index]
    lines = [Line(f"{name}.{at + 1}", index, at, [], False, False, 0) for at in range(LINES)]
    return Player(index, Zone(f"{name}.hand", seat_bit(index), []), lines)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evening(State):
    """The whole table.

    ``table`` holds the support card that is being carried out, ``aside`` cards on their way between hands.
    ``needed`` complete lines lose (ED-1.6), ``size`` is that of a hand. ``lot`` is what the first player drew
    (ED-3.1). ``attacked`` says that this turn's attack has begun (ED-4.7), ``darker`` that a line was
    completed in this step, ``thieving`` that the Urchin Thief sits in somebody's hand by his own doing
    (ED-9.4), ``fifth_terror`` is what happens when no Terror can complete a line any more, ``stale`` how near
    the match is to ending with the stock then (ED-b-51).
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.players: list[Player] = []
        self.stock: Zone[TaleCard] = Zone("stock", NOBODY, [], "card")
        self.discards: Zone[TaleCard] = Zone("discards", ALL, [])
        self.table: Zone[TaleCard] = Zone("table", ALL, [])
        self.aside: Zone[TaleCard] = Zone("aside", NOBODY, [])
        self.active = 0
        self.step = FIRST
        self.turns = 0
        self.attacked = False
        self.needed = LINES
        self.size = 7
        self.lot = ""
        self.darker = False
        self.thieving = False
        self.stale = LIVELY
        self.fifth_terror = WALK_AGAIN


def copy_evening(s: Evening) -> Evening:
    """An evening of its own; cards are shared, as always."""
    twin = Evening.__new__(Evening)
    twin.dice = s.dice.copy()
    twin.chapter = s.chapter
    twin.over = s.over
    twin.tale = None
    twin.players = [player.copy() for player in s.players]
    twin.stock = s.stock.copy()
    twin.discards = s.discards.copy()
    twin.table = s.table.copy()
    twin.aside = s.aside.copy()
    twin.active = s.active
    twin.step = s.step
    twin.turns = s.turns
    twin.attacked = s.attacked
    twin.needed = s.needed
    twin.size = s.size
    twin.lot = s.lot
    twin.darker = s.darker
    twin.thieving = s.thieving
    twin.stale = s.stale
    twin.fifth_terror = s.fifth_terror
    return twin


def zones_of(s: Evening) -> list[Zone[Any]]:
    """Every place where a card can lie."""
    zones: list[Zone[Any]] = [s.stock, s.discards, s.table, s.aside]
    for player in s.players:
        zones.append(player.hand)
        zones.extend(player.lines)
    return zones


def left_of(s: Evening, me: Player) -> Player:
    """The left neighbour; with two players, the opponent (ED-b-22)."""
    return s.players[(me.index + 1) % len(s.players)]


def others(s: Evening, me: Player) -> list[Player]:
    """Everybody else, clockwise from the left."""
    return s.players[me.index + 1 :] + s.players[: me.index]
