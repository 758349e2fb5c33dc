# not compiled: boxes are made and checked once
"""What cards are worth, so that one is about as good as another: a value for every deed and every Power.

Ten points are about a Gold Heart. Each kind of card has a budget, from the least to the most.
"""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.cards import (
    LOCK,
    MINION,
    PLAYER,
    RESIDENT,
    TRAP,
    Arcana,
    Fiend,
    Guest,
    PropCard,
    RoomTile,
    Side,
    Snare,
)
from seance.games.house_of_whack.deed import Act, Deed, Power
from seance.kernel.things import Card

GOOD: Final = {
    d.GAIN: 8,
    d.RESTORE: 8,
    d.BOOST: 2,
    d.HEARTS: 10,
    d.ADMIRED: 9,
    d.HURRY: 7,
    d.DRAW: 4,
    d.FORESEE: 1,
    d.TURN_UP: 6,
    d.FETCH: 7,
    d.RECHARGE: 3,
    d.ELUDE: 6,
    d.BANISH: 8,
    d.LURE: 5,
    d.INVITE: 10,
    d.STAKE: 10,
    d.REPEAL: 3,
    d.LEAP: 9,
    d.HOP: 4,
    d.DASH: 1,
    d.LOCK_UP: 5,
    d.UNLOCK: 5,
    d.SECRET_DOOR: 8,
    d.STAIRS: 9,
    d.TURN_ROOM: 4,
    d.SHIFT_ROOM: 9,
    d.CANCEL: 5,
    d.REDIRECT: 5,
    d.COPY: 6,
}
"""What it is worth to whomever it befalls."""
BAD: Final = {
    d.LOSE: 8,
    d.FORFEIT: 7,
    d.MISS: 12,
    d.DISCARD: 3,
    d.SPILL: 4,
    d.LET_GO: 6,
    d.HOME: 6,
}
"""What it costs whomever it befalls."""
AIMED: Final = {
    d.FILCH: 11,
    d.STEAL: 7,
    d.COVET: 9,
    d.PEEK: 1,
    d.EXCHANGE: 8,
    d.SNATCH: 11,
    d.UPROOT: 7,
    d.SHOVE: 3,
    d.SUMMON: 8,
    d.TRADE_PLACES: 7,
    d.DUEL: 6,
}
"""What it is worth to whoever does it to somebody."""
FOR_ME: Final = {d.ME: 1.0, d.ALL: 0.5, d.ANY: 1.0}
"""How much of a gain for these is one's own."""
AGAINST: Final = {d.OTHER: 1.0, d.HERE: 0.9, d.OTHERS: 1.4, d.COMPANY: 1.1, d.ALL: 0.8, d.ANY: 1.0}
"""How much of a loss for these is one's own gain."""
HELD: Final = {
    d.HAND: 7,
    d.ACTIONS: 14,
    d.STEPS: 5,
    d.DICE: 3,
    d.EVADE: 6,
    d.WITS: 3,
    d.SHIELD: 6,
    d.DISCOUNT: 4,
    d.LAMED: -7,
}
BONUS: Final = {"": 8, MINION: 4, PLAYER: 4, TRAP: 3, LOCK: 2, RESIDENT: 2}
MINE: Final = -0.7
"""What one loses oneself by choice, one could spare."""
BY_ACTION, IN_TURN = 0.7, 1.2
"""An Action is a price; what comes by itself turn after turn is dear."""
MODIFIERS: Final = (0, 3, 6, 9, 11)
HEART: Final = 2

Budget = tuple[int, int]
ARCANA: Final = (7, 16)
OWN: Final = (3, 15)
ALLY: Final = (8, 17)
THIRD: Final = (1, 10)
PROP: Final = (6, 27)
COMFORT: Final = (2, 10)
LOSSES: Final = (0, 11)
"""A foe's price: what losing to it costs, less what it is expected to by its stat."""


def worth(deeds: tuple[Deed, ...]) -> float:
    """What deeds are worth to whoever does them."""
    return sum(_deed(deed) for deed in deeds)


def _deed(deed: Deed) -> float:
    if deed.kind in AIMED:
        return AIMED[deed.kind] * deed.amount * AGAINST.get(deed.whom, 1.0)
    if deed.kind in BAD:
        share = MINE if deed.whom == d.ME else AGAINST[deed.whom]
        return BAD[deed.kind] * deed.amount * share
    return GOOD[deed.kind] * deed.amount * FOR_ME.get(deed.whom, -0.5)


def worth_of(side: Side) -> float:
    """What a side of a card is worth to whoever has it."""
    return sum(_power(power) for power in side.powers) + _act(side.act)


def _power(power: Power) -> float:
    if power.kind == d.BONUS:
        return power.amount * BONUS[power.against]
    return power.amount * HELD.get(power.kind, 0)


def _act(act: Act | None) -> float:
    if act is None:
        return 0.0
    return max(0.0, worth(act.deeds)) * (IN_TURN if act.when == d.HOUSEKEEPING else BY_ACTION)


def spent(card: Card) -> list[tuple[str, float, Budget]]:
    """What a card spends of which budgets: each with its name."""
    if isinstance(card, Arcana):
        return [("effect and modifier", worth(card.deeds) + MODIFIERS[card.size] - 2 * card.action, ARCANA)]
    if isinstance(card, Guest):
        return _guest(card)
    if isinstance(card, PropCard):
        return [("use and heart", worth_of(card.side) + HEART * card.worth, PROP)]
    if isinstance(card, (Fiend, Snare)):
        return [("text", -worth(card.lose) - worth_of(_burden(card)) * 0.5 - card.stat, LOSSES)]
    if isinstance(card, RoomTile) and not card.side.idle and worth_of(card.side) > 0:
        return [("use", worth_of(card.side), COMFORT)]
    return []


def _burden(card: Fiend | Snare) -> Side:
    return card.side if isinstance(card, Snare) else Side()


def _guest(card: Guest) -> list[tuple[str, float, Budget]]:
    more = 4 * (card.strength + card.spirit + card.life - 10)
    found = [
        ("stats and Power", worth_of(card.own) + more, OWN),
        ("Ally's bonus and Power", worth_of(card.ally), ALLY),
    ]
    if card.third.role == RESIDENT:
        found.append(("Resident's Power", worth_of(card.third.side), THIRD))
    else:
        found.append(("Minion's text", -worth(card.third.lose) - card.third.stat, LOSSES))
    return found
