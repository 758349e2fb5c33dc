"""Whom to attack (HW-19.14): whoever has something worth taking, or is about to die rich, and will lose."""

from __future__ import annotations

import math
from typing import Final

from seance.games.house_of_whack.cards import BLUE, RED, Guest, PropCard
from seance.games.house_of_whack.outlook import Outlook, carry_worth
from seance.games.house_of_whack.view import PlayerView
from seance.kernel.things import Card

RESERVE: Final = 0.8
"""What a player who is attacked may be expected to add, card by card."""


def quarrel(outlook: Outlook, other: PlayerView, colour: str) -> float:
    """What an attack may bring, against what losing costs."""
    win = odds_against(outlook, other, colour)
    return win * prize(outlook, other, colour) - (1.0 - win) * beating(outlook)


def wanting(outlook: Outlook, card: Card) -> float:
    """Whatever is better than what one has of the kind; Allies always."""
    if isinstance(card, Guest):
        return 3.0
    if not isinstance(card, PropCard):
        return 0.0
    worn = [outlook.lore.cards[key] for key in outlook.me["carried"]]
    same = [other for other in worn if isinstance(other, PropCard) and other.kind == card.kind]
    return 3.0 if all(carry_worth(other) < carry_worth(card) for other in same) else -1.0


def odds_against(outlook: Outlook, other: PlayerView, colour: str) -> float:
    """How likely one beats somebody: both have cards, but few lay all that fit."""
    ahead = outlook.total(outlook.me, colour) - outlook.total(other, colour)
    cards = outlook.in_hand(colour) - RESERVE * len(other["hand"])
    return 1.0 / (1.0 + math.exp(-0.7 * (ahead + cards)))


def prize(outlook: Outlook, other: PlayerView, colour: str) -> float:
    """HW-19.16, HW-19.17: the best of what winning brings."""
    best = blow(outlook, other, colour)
    room = outlook.room
    if room is not None and room["token"] == other["seat"] and outlook.me["supply"]:
        best = max(best, 1.6)
    for key in other["carried"] if colour == RED else ():
        card = outlook.lore.cards[key]
        if isinstance(card, PropCard) and wanting(outlook, card) > 0:
            best = max(best, 0.8 * carry_worth(card))
    return best


def blow(outlook: Outlook, other: PlayerView, colour: str) -> float:
    """A point of Life or Spirit less; the fewer are left and the more they own, the better (HW-3.3)."""
    lead = outlook.lead(other["seat"])
    if colour == BLUE:
        return lead * (2.2 if other["spirit"] == 1 else 0.8)
    return lead * (1.0 + (2.0 + other["hearts"] + 0.5 * len(other["carried"])) / other["life"])


def beating(outlook: Outlook) -> float:
    """b-31: what losing may cost oneself."""
    me = outlook.me
    return 0.8 + (2.0 + me["hearts"] if me["life"] == 1 else 0.3 * me["hearts"] / me["life"])
