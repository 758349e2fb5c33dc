"""HW-4.7, HW-11.9, b-42, b-120: decks that are drawn from, and shuffled anew when they are empty."""

from __future__ import annotations

from typing import TypeVar

from seance.games.house_of_whack.cards import Arcana, Guest, RoomTile, Whack
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Count, Several
from seance.kernel.state import Veiled, say
from seance.kernel.things import Card
from seance.kernel.zone import Zone, seat_bit

C = TypeVar("C", bound=Card)


def draw_from(s: Premises, deck: Zone[C], gone: Zone[C]) -> C | None:
    """The top card; an empty deck is made of its discards first. None where there is no card at all."""
    if not deck.cards:
        for card in gone.take_all():
            deck.add(card)
        deck.shuffle(s.dice)
    return deck.draw() if deck.cards else None


def draw_drama(s: Premises) -> Arcana | None:
    """HW-4.7."""
    return draw_from(s, s.drama, s.drama_gone)


def draw_whack(s: Premises) -> Whack | None:
    """HW-11.9."""
    return draw_from(s, s.whack, s.whack_gone)


def draw_guest(s: Premises) -> Guest | None:
    """b-42."""
    return draw_from(s, s.guests, s.guests_gone)


def draw_room(s: Premises) -> RoomTile | None:
    """HW-6.7: tiles that were discarded do not come back before the next floor (HW-25.1)."""
    return s.rooms.draw() if s.rooms.cards else None


def deal_drama(s: Premises, me: Player, count: int, rule: str) -> None:
    """HW-4.3: so many cards into a hand, or as many as there are (b-120)."""
    cards: list[Arcana] = []
    for _ in range(count):
        card = draw_drama(s)
        if card is not None:
            cards.append(card)
    for card in cards:
        me.hand.add(card)
    if cards:
        say(s, "draws", rule, me, Count(len(cards)), Veiled(seat_bit(me.index), Several("cards", cards)))


def can_draw_whack(s: Premises) -> bool:
    """b-120."""
    return bool(s.whack.cards or s.whack_gone.cards)
