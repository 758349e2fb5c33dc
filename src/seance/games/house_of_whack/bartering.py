"""Which swap two people would both gain by (HW-5.11): a thing is worth more to whom it suits."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import RED, Guest, PropCard
from seance.games.house_of_whack.deed import BONUS, Power
from seance.games.house_of_whack.outlook import Outlook, value
from seance.games.house_of_whack.view import PlayerView
from seance.kernel.things import Card

SUITS: Final = 1.6
SPARE: Final = 0.7
"""What a point of a bonus is worth to those who fight with that stat, and to those who do not."""
ENOUGH: Final = 0.4
"""What a swap has to bring each of the two, or it is not worth an Action."""


def use_of(player: PlayerView, card: Card) -> float:
    """What a thing is worth to somebody: its price, and its bonus, most in the stat that they fight with."""
    strong = player["strength"] >= player["spirit"]
    worth = float(value(card, False))
    for power in _powers(card):
        if power.kind == BONUS:
            worth += power.amount * (SUITS if (power.stat == RED) == strong else SPARE)
    return worth


def _powers(card: Card) -> tuple[Power, ...]:
    if isinstance(card, Guest):
        return card.ally.powers
    return card.side.powers if isinstance(card, PropCard) else ()


def gain_by(outlook: Outlook, player: PlayerView, give: list[Card], get: list[Card]) -> float:
    """What somebody gains by giving and getting; what would have to be dropped for it counts as given."""
    kinds = [card.kind for card in get if isinstance(card, PropCard)]
    left = [outlook.lore.cards[key] for key in player["carried"]]
    dropped = [
        card for card in left if card not in give and isinstance(card, PropCard) and card.kind in kinds
    ]
    lost = sum(use_of(player, card) for card in [*give, *dropped])
    return sum(use_of(player, card) for card in get) - lost


def best_swap(outlook: Outlook, other: PlayerView) -> tuple[Card, Card] | None:
    """The swap of one thing for another that is best for the worse off of the two, if both gain enough."""
    best, found = ENOUGH, None
    for mine in [outlook.lore.cards[key] for key in outlook.me["carried"]]:
        for theirs in [outlook.lore.cards[key] for key in other["carried"]]:
            gain = min(
                gain_by(outlook, outlook.me, [mine], [theirs]), gain_by(outlook, other, [theirs], [mine])
            )
            if gain > best:
                best, found = gain, (mine, theirs)
    return found
