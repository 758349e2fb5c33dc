"""What an effect is worth to somebody, in Gold Hearts: deed by deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seance.games.house_of_whack.cards import BLUE, GREEN, Arcana
from seance.games.house_of_whack.deed import (
    ADMIRED,
    ALL,
    ANY,
    BANISH,
    BOOST,
    COMPANY,
    COVET,
    DASH,
    DISCARD,
    DRAW,
    DUEL,
    ELUDE,
    EXCHANGE,
    FETCH,
    FILCH,
    FORFEIT,
    GAIN,
    HEARTS,
    HOME,
    HURRY,
    INVITE,
    LEAP,
    LET_GO,
    LOSE,
    ME,
    MISS,
    RESTORE,
    SECRET_DOOR,
    SNATCH,
    SPILL,
    STAIRS,
    STAKE,
    STEAL,
    TURN_UP,
    UPROOT,
    Deed,
)
from seance.games.house_of_whack.outlook import Outlook
from seance.games.house_of_whack.view import PlayerView

HARM: Final = {LOSE: 0.9, FORFEIT: 1.0, DISCARD: 0.3, SPILL: 0.35, MISS: 1.6, LET_GO: 0.8, HOME: 0.3}
"""What a point of misfortune is worth, when it befalls somebody else."""
GAINS: Final = {
    HEARTS: 1.0,
    FILCH: 1.3,
    DRAW: 0.45,
    STEAL: 0.6,
    COVET: 0.8,
    SNATCH: 1.6,
    FETCH: 1.5,
    STAKE: 0.9,
    UPROOT: 0.5,
    INVITE: 1.2,
    TURN_UP: 0.8,
    EXCHANGE: 0.2,
    BANISH: 0.6,
    DASH: 0.3,
    DUEL: 0.6,
}


def worth_of(outlook: Outlook, deeds: tuple[Deed, ...], target: PlayerView | None = None) -> float:
    """What deeds are worth to whoever looks."""
    return sum(_worth(outlook, deed, target) for deed in deeds)


def _worth(outlook: Outlook, deed: Deed, target: PlayerView | None) -> float:
    judge = JUDGES.get(deed.kind)
    if judge is not None:
        return judge(outlook, deed)
    if deed.kind in WAYS_OUT:
        return 0.25 + outlook.restless
    if deed.kind in HARM:
        return _harm(outlook, deed, target)
    return GAINS.get(deed.kind, 0.25) * min(3, deed.amount)


def _harm(outlook: Outlook, deed: Deed, target: PlayerView | None) -> float:
    """Misfortune: mine costs, that of others is worth something, most of all the leader's."""
    each = HARM[deed.kind] * deed.amount
    if deed.whom == ME:
        return -each
    if target is not None:
        if target["seat"] == outlook.seat:
            return -each
        return each * outlook.lead(target["seat"]) * _keen(deed, target)
    leads = [outlook.lead(other["seat"]) for other in outlook.others if not other["dead"]]
    if not leads:
        return -each
    gained = each * (max(leads) if deed.whom not in (ALL, COMPANY) else sum(leads))
    return gained - each if deed.whom in (ALL, ANY) else gained


def _keen(deed: Deed, target: PlayerView) -> float:
    """The last point of Life is worth most."""
    if deed.kind == LOSE and deed.stat == GREEN and target["life"] <= deed.amount:
        return 2.0 + 0.5 * target["hearts"]
    return 1.0


def _gain(outlook: Outlook, deed: Deed) -> float:
    me = outlook.me
    if deed.stat == GREEN:
        return deed.amount * (2.0 if me["life"] <= 1 else 1.1 if me["life"] == 2 else 0.5)
    if deed.stat == BLUE:
        return deed.amount * (1.8 if me["spirit"] == 0 else 0.8)
    return 0.8 * deed.amount


def _restore(outlook: Outlook, deed: Deed) -> float:
    return 1.2 if deed.stat == GREEN and outlook.me["life"] <= 2 else 0.7


def _boost(outlook: Outlook, deed: Deed) -> float:
    """Only in a Conflict of that colour, and then as much as a card would be."""
    clash = outlook.view["clash"]
    if clash is None or clash["colour"] != deed.stat or outlook.seat not in (clash["fighter"], clash["foe"]):
        return -0.5
    return 0.4 * deed.amount


def _hurry(outlook: Outlook, deed: Deed) -> float:
    return 1.3 * deed.amount if outlook.mine else 0.0


def _admired(outlook: Outlook, deed: Deed) -> float:
    here = sum(other["room"] == outlook.me["room"] for other in outlook.others)
    return deed.amount * float(here)


def _elude(outlook: Outlook, deed: Deed) -> float:
    """Where a Minion is about that one would rather not meet."""
    room = outlook.room
    if room is None or not outlook.mine:
        return -0.5
    return 0.8 if outlook.foes_in(room) else -0.5


WAYS_OUT: Final = (SECRET_DOOR, STAIRS, LEAP)
"""What leads on where no door does."""
CARD_COST: Final = 0.2
"""What a point of a modifier is worth in the hand, in Hearts: for some fight to come."""

JUDGES: Final[dict[str, Callable[[Outlook, Deed], float]]] = {
    GAIN: _gain,
    RESTORE: _restore,
    BOOST: _boost,
    HURRY: _hurry,
    ADMIRED: _admired,
    ELUDE: _elude,
}


def keep_worth(outlook: Outlook, card: Arcana) -> float:
    """What a card is worth in the hand: a modifier for the fights to come; cancels wait for their moment.

    Whoever is stuck lets cards go for others.
    """
    held = CARD_COST * card.size + (0.15 if card.colour == "wild" else 0.0) + (0.3 if card.cancel else 0.0)
    return held - 0.2 * outlook.restless
