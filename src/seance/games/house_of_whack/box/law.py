# not compiled: boxes are made and checked once
"""What a card may say: every deed and every Power with what it may be combined with, and where it may stand.

A box can come from anywhere (HW-P.2). Whatever is written in these words the rules can do.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.cards import ALLY, BLUE, GREEN, LOCK, MINION, PLAYER, RED, RESIDENT, TRAP
from seance.games.house_of_whack.deed import CHOSEN, Act, Deed, Power

NONE: Final = ("",)
STATS: Final = (RED, BLUE, GREEN)
FIGHTING: Final = (RED, BLUE)
MYSELF: Final = (d.ME,)
ONE_OTHER: Final = (d.OTHER, d.HERE)
PEOPLE: Final = (d.ME, d.OTHER, d.HERE, d.OTHERS, d.COMPANY, d.ALL, d.ANY)


class Span(NamedTuple):
    """What may stand beside a word: from how much to how much, of what, and whom it may befall."""

    low: int
    high: int
    stats: tuple[str, ...] = NONE
    whom: tuple[str, ...] = MYSELF


ONCE: Final = Span(1, 1)
HOLDS: Final = Span(1, 1, NONE, NONE)
AT_SOMEBODY: Final = Span(1, 1, NONE, ONE_OTHER)

DEEDS: Final[dict[str, Span]] = {
    d.GAIN: Span(1, 2, STATS, PEOPLE),
    d.LOSE: Span(1, 2, STATS, PEOPLE),
    d.RESTORE: Span(1, 1, STATS, PEOPLE),
    d.BOOST: Span(1, 3, FIGHTING, PEOPLE),
    d.HEARTS: Span(1, 3, NONE, PEOPLE),
    d.FORFEIT: Span(1, 3, NONE, PEOPLE),
    d.FILCH: Span(1, 2, NONE, ONE_OTHER),
    d.ADMIRED: Span(1, 2),
    d.MISS: Span(1, 1, NONE, (d.ME, d.OTHER, d.HERE)),
    d.HURRY: ONCE,
    d.DRAW: Span(1, 3, NONE, PEOPLE),
    d.DISCARD: Span(1, 2, NONE, PEOPLE),
    d.SPILL: Span(1, 2, NONE, PEOPLE),
    d.STEAL: Span(1, 2, NONE, ONE_OTHER),
    d.COVET: AT_SOMEBODY,
    d.PEEK: AT_SOMEBODY,
    d.EXCHANGE: AT_SOMEBODY,
    d.FORESEE: Span(1, 4),
    d.TURN_UP: ONCE,
    d.LET_GO: Span(1, 2, NONE, PEOPLE),
    d.SNATCH: AT_SOMEBODY,
    d.FETCH: ONCE,
    d.RECHARGE: ONCE,
    d.ELUDE: ONCE,
    d.BANISH: ONCE,
    d.LURE: ONCE,
    d.INVITE: Span(1, 1, (ALLY, RESIDENT)),
    d.STAKE: ONCE,
    d.UPROOT: Span(1, 1, NONE, (d.ME, d.OTHER)),
    d.REPEAL: ONCE,
    d.HOME: Span(1, 1, NONE, PEOPLE),
    d.LEAP: ONCE,
    d.HOP: ONCE,
    d.SHOVE: AT_SOMEBODY,
    d.SUMMON: Span(1, 1, NONE, (d.OTHER,)),
    d.TRADE_PLACES: Span(1, 1, NONE, (d.OTHER,)),
    d.DASH: Span(1, 6),
    d.DUEL: Span(1, 1, FIGHTING, (d.HERE,)),
    d.LOCK_UP: Span(1, 1, FIGHTING),
    d.UNLOCK: ONCE,
    d.SECRET_DOOR: ONCE,
    d.STAIRS: ONCE,
    d.TURN_ROOM: ONCE,
    d.SHIFT_ROOM: ONCE,
    d.CANCEL: ONCE,
    d.REDIRECT: ONCE,
    d.COPY: ONCE,
}
FOES: Final = ("", MINION, PLAYER, TRAP, LOCK, RESIDENT)
POWERS: Final[dict[str, Span]] = {
    d.BONUS: Span(-2, 3, FIGHTING, FOES),
    d.HAND: Span(-2, 2, NONE, NONE),
    d.ACTIONS: Span(-1, 1, NONE, NONE),
    d.STEPS: Span(-2, 2, NONE, NONE),
    d.DICE: Span(-2, 2, NONE, NONE),
    d.EVADE: HOLDS,
    d.WITS: HOLDS,
    d.SHIELD: Span(1, 1, (BLUE, GREEN), NONE),
    d.DISCOUNT: Span(1, 1, STATS, NONE),
    d.NO_ATTACKS: HOLDS,
    d.MINIONS: Span(-1, 1, NONE, NONE),
    d.TOKENS: HOLDS,
    d.GOLD_RATE: HOLDS,
    d.PASS_LEFT: HOLDS,
    d.LAMED: HOLDS,
}
"""Here ``whom`` is against whom a bonus counts."""

ANSWERING: Final = (d.CANCEL, d.REDIRECT, d.COPY)
PLAYED: Final = tuple(kind for kind in DEEDS if kind not in ANSWERING)
USED: Final = tuple(kind for kind in PLAYED if kind not in (d.HURRY, d.HEARTS, d.SECRET_DOOR, d.STAIRS))
"""What can be done again and again; some things would never end."""
SUFFERED: Final = (d.LOSE, d.FORFEIT, d.MISS, d.DISCARD, d.SPILL, d.LET_GO, d.HOME)
WAYLAID: Final = (d.LOSE, d.FORFEIT, d.DISCARD, d.SPILL, d.LET_GO)
"""On stepping in nobody is put elsewhere: they are still walking."""
BEYOND: Final = (*SUFFERED, d.GAIN, d.RESTORE, d.HEARTS, d.DRAW, d.LEAP)
BOUGHT: Final = (d.DRAW, d.GAIN, d.RESTORE)
WHEN: Final = {
    d.ACTION: USED,
    d.FREE: (d.FORESEE, d.PEEK, d.RECHARGE, d.UNLOCK),
    d.HOUSEKEEPING: (d.GAIN, d.RESTORE, d.DRAW, d.FORESEE),
    d.ENTERING: WAYLAID,
    d.STAYING: SUFFERED,
}
HELD: Final = (d.BONUS, d.HAND, d.STEPS, d.DICE, d.EVADE, d.WITS, d.SHIELD, d.DISCOUNT)
WEIGHING: Final = (d.BONUS, d.HAND, d.STEPS, d.DICE, d.ACTIONS, d.LAMED)
RULING: Final = (
    d.HAND,
    d.ACTIONS,
    d.STEPS,
    d.DICE,
    d.NO_ATTACKS,
    d.MINIONS,
    d.TOKENS,
    d.GOLD_RATE,
    d.PASS_LEFT,
)
COMING: Final = (ALLY, RESIDENT)
"""HW-11.5: as what a Guest can arrive."""
MOST: Final = 3
"""So many deeds or Powers stand on a card at most."""


def wrong_deeds(deeds: tuple[Deed, ...], allowed: tuple[str, ...]) -> str:
    """What is wrong with a row of deeds, where only some kinds may stand; empty if nothing is."""
    for deed in deeds:
        wrong = _wrong(deed.kind, deed.amount, deed.stat, deed.whom, DEEDS.get(deed.kind), allowed)
        if wrong:
            return wrong
    if len({deed.whom for deed in deeds if deed.whom in CHOSEN}) > 1:
        return "aims at two different people, and only one is chosen"
    if any(deed.kind in ANSWERING for deed in deeds) and len(deeds) > 1:
        return "answers a card and does something else besides"
    return f"does more than {MOST} things" if len(deeds) > MOST else ""


def wrong_powers(powers: tuple[Power, ...], allowed: tuple[str, ...]) -> str:
    """What is wrong with some Powers, where only some kinds may stand; empty if nothing is."""
    for power in powers:
        wrong = _wrong(power.kind, power.amount, power.stat, power.against, POWERS.get(power.kind), allowed)
        if wrong:
            return wrong
        if power.amount == 0:
            return f"has a {power.kind!r} of nothing"
    return f"has more than {MOST} Powers" if len(powers) > MOST else ""


def wrong_act(act: Act | None, times: tuple[str, ...]) -> str:
    """What is wrong with something that can be used, which only some times suit."""
    if act is None:
        return ""
    if act.when not in times or act.when not in WHEN:
        return f"is used at {act.when!r}, and here that is one of: {', '.join(times)}"
    if not act.deeds:
        return "can be used, and then does nothing"
    return wrong_deeds(act.deeds, WHEN[act.when])


def _wrong(kind: str, amount: int, stat: str, whom: str, span: Span | None, allowed: tuple[str, ...]) -> str:
    if span is None:
        return f"says {kind!r}, which nobody knows how to do"
    if kind not in allowed:
        return f"says {kind!r}, which cannot stand there"
    if not span.low <= amount <= span.high:
        return f"has {kind!r} {amount} times; it goes from {span.low} to {span.high}"
    if stat not in span.stats:
        return f"has {kind!r} of {stat!r}; it is one of: {_listed(span.stats)}"
    if whom not in span.whom:
        return f"aims {kind!r} at {whom!r}; it is one of: {_listed(span.whom)}"
    return ""


def _listed(words: tuple[str, ...]) -> str:
    return ", ".join(word or "nothing" for word in words)
