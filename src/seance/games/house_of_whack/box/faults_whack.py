# not compiled: boxes are made and checked once
"""Section c, the Whack deck: how many of each kind, how strong, and what it costs to lose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.box.law import (
    HELD,
    PLAYED,
    RULING,
    SUFFERED,
    WEIGHING,
    wrong_act,
    wrong_deeds,
    wrong_powers,
)
from seance.games.house_of_whack.cards import (
    ALLY,
    ARTIFACT,
    BLUE,
    RED,
    RESIDENT,
    WEAPON,
    WEARABLE,
    Arrival,
    Fiend,
    HouseRule,
    PropCard,
    Snare,
    Twist,
    Whack,
)
from seance.games.house_of_whack.deed import ACTION, FREE, HOUSEKEEPING, LOCK_UP, SECRET_DOOR, STAIRS

COUNTS: Final = {"prop": 20, "minion": 16, "trap": 12, "twist": 12, "arrival": 12, "house_rule": 8}
PROPS: Final = {WEAPON: 8, WEARABLE: 6, ARTIFACT: 6}
STATS: Final = {2: 4, 3: 4, 4: 3, 5: 2, 6: 2, 7: 1}
COLOURED: Final = (6, 10)
TIMED: Final = 6
RANGED: Final = 3
BUILDERS: Final = {(SECRET_DOOR, ""): 3, (STAIRS, ""): 2, (LOCK_UP, RED): 2, (LOCK_UP, BLUE): 1}
"""HW-8.1, HW-9.1, HW-10.1: the Twists that build; four others are surprises."""
COMPANY: Final = {ALLY: 7, RESIDENT: 5}


def whack_faults(box: Box) -> Iterator[str]:
    """HW-11.2: all that is wrong with the Whack deck."""
    counts = Counter(card.noun for card in box.whack)
    if counts != COUNTS:
        yield f"The Whack deck holds {dict(counts)}; {COUNTS} are wanted."
    yield from _props([card for card in box.whack if isinstance(card, PropCard)])
    yield from _minions([card for card in box.whack if isinstance(card, Fiend)])
    yield from _traps([card for card in box.whack if isinstance(card, Snare)])
    yield from _twists([card for card in box.whack if isinstance(card, Twist)])
    roles = Counter(card.role for card in box.whack if isinstance(card, Arrival))
    if roles != COMPANY:
        yield f"Seven Allies and five Residents are to arrive; here: {dict(roles)}."
    for card in box.whack:
        wrong = _wrong(card)
        if wrong:
            yield f"{card.key} {wrong}."


def _props(props: list[PropCard]) -> Iterator[str]:
    """HW-14.3, HW-12.4, HW-12.5."""
    kinds = Counter(card.kind for card in props)
    if kinds != PROPS:
        yield f"The Props are {dict(kinds)}; {PROPS} are wanted."
    if sum(card.reach > 0 for card in props) != RANGED:
        yield f"{RANGED} Weapons are to have a range."


def _minions(minions: list[Fiend]) -> Iterator[str]:
    """HW-17.5: many weak ones and few strong ones, of both colours."""
    stats = Counter(card.stat for card in minions)
    if stats != STATS:
        yield f"The Minions have the stats {dict(sorted(stats.items()))}; {STATS} are wanted."
    low, high = COLOURED
    if not low <= sum(card.colour == RED for card in minions) <= high:
        yield f"{low} to {high} Minions are red, the others blue."


def _traps(traps: list[Snare]) -> Iterator[str]:
    """HW-18.5: half of them last."""
    if sum(card.turns > 0 for card in traps) != TIMED:
        yield f"{TIMED} Traps are to weigh on one for some turns."


def _twists(twists: list[Twist]) -> Iterator[str]:
    """HW-8.1, HW-9.1, HW-10.1."""
    kinds = Counter((card.deeds[0].kind, card.deeds[0].stat) for card in twists if card.deeds)
    for kind, count in BUILDERS.items():
        if kinds[kind] != count:
            yield f"{kinds[kind]} Twists do {' '.join(kind).strip()!r}; {count} are wanted."


def _wrong(card: Whack) -> str:
    """What is wrong with one card by itself."""
    if isinstance(card, PropCard):
        return _prop(card) or wrong_powers(card.side.powers, HELD)
    if isinstance(card, (Fiend, Snare)):
        return _foe(card) or wrong_deeds(card.lose, SUFFERED)
    if isinstance(card, Twist):
        return wrong_deeds(card.deeds, PLAYED) if card.deeds else "does nothing"
    if isinstance(card, HouseRule):
        return wrong_powers(card.side.powers, RULING) if card.side.powers else "changes nothing"
    return ""


def _prop(card: PropCard) -> str:
    if not 1 <= card.worth <= 5:
        return "has a heart of 1 to 5"
    if card.reach and (card.kind != WEAPON or card.reach > 2 or card.charges != 3):
        return "has a range: then it is a Weapon that reaches 1 or 2 rooms, with 3 charges"
    if (
        not 0 <= card.charges <= 5
        or card.reach < 0
        or (card.charges and not card.reach and not card.side.act)
    ):
        return "has charges for nothing, or too many"
    return (
        "has nothing to offer" if card.side.idle else wrong_act(card.side.act, (ACTION, FREE, HOUSEKEEPING))
    )


def _foe(card: Fiend | Snare) -> str:
    """HW-17.5, HW-18.2: red or blue, worth about half its stat, and never too cruel.

    A Trap is worth one more: nobody flees from it, and a draw is lost (HW-18.4).
    """
    if card.colour not in (RED, BLUE) or not 2 <= card.stat <= (7 if isinstance(card, Fiend) else 6):
        return "is red or blue, from 2 upwards"
    more = 1 if isinstance(card, Snare) else 0
    if not 0 <= card.worth - more - card.stat / 2 <= 0.5:
        return f"is worth half its stat, rounded up{', and one more as a Trap' if more else ''}"
    if isinstance(card, Fiend):
        return "" if card.lose else "does nothing to whoever loses"
    if not 0 <= card.turns <= 3 or bool(card.turns) != bool(card.side.powers):
        return "weighs on one for 1 to 3 turns, by a Power, or not at all"
    return (
        wrong_powers(card.side.powers, WEIGHING)
        if card.lose or card.turns
        else "does nothing to whoever loses"
    )
