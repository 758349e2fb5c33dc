# not compiled: boxes are made and checked once
"""Twenty-four Guests: a calling, what became of them, and gifts that come naturally to such people."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.box.brew import guests as g
from seance.games.house_of_whack.box.brew.foes import LOSSES
from seance.games.house_of_whack.box.brew.guests import Calling, Gift
from seance.games.house_of_whack.box.brew.pen import Pen
from seance.games.house_of_whack.box.budgets import OWN, THIRD, worth, worth_of
from seance.games.house_of_whack.cards import BLUE, MINION, RED, RESIDENT, Guest, Side, Third
from seance.games.house_of_whack.deed import BONUS, EVADE, WITS, Deed, Power
from seance.kernel.dice import Dice

RESIDENTS: Final = 16
ALIKE: Final = 2
"""So many Guests at most have the same gift."""
MINIONS: Final = (2, 3, 4, 4, 5, 5, 6, 6)
WORTH: Final = {2: 2, 3: 2, 4: 2, 5: 3, 6: 4}
STAYING: Final = {2: 2, 3: 3, 4: 3, 5: 4}
"""What somebody who stays is worth, by their stat: as a Minion, as a Resident."""


def brew_guests(pen: Pen) -> tuple[Guest, ...]:
    """HW-G.1: somebody to be, an Ally, and a Resident or a Minion."""
    callings = pen.draw(list(g.CALLINGS), RESIDENTS + len(MINIONS))
    became = pen.draw(list(g.BECOME), len(callings))
    gifts = _gifts(pen.dice, callings)
    foes = list(MINIONS)
    pen.dice.shuffle(foes)
    made: list[Guest] = []
    for at, calling in enumerate(callings):
        stat = foes[at - RESIDENTS] if at >= RESIDENTS else 0
        made.append(_guest(pen, calling, became[at], gifts[at], stat))
    return tuple(made)


def _gifts(dice: Dice, callings: list[Calling]) -> list[Gift]:
    """What each can do; section c wants somebody who evades, and somebody who fights with Spirit."""
    pool = [gift for gift in g.GIFTS for _ in range(ALIKE)]
    dice.shuffle(pool)
    pool.sort(key=lambda gift: not _has(gift, EVADE, WITS))
    found: list[Gift] = []
    for calling in callings:
        gift = next((each for each in pool if each.kind in calling.kinds), pool[-1])
        pool.remove(gift)
        found.append(gift)
        if sum(_has(each, EVADE) for each in found) and sum(_has(each, WITS) for each in found) > 1:
            dice.shuffle(pool)
    return found


def _has(gift: Gift, *kinds: str) -> bool:
    return any(power.kind in kinds for power in gift.powers)


def _guest(pen: Pen, calling: Calling, became: str, gift: Gift, foe: int) -> Guest:
    key, title, mood = pen.name(f"{became} {calling.texts}")
    own = Side(gift.powers, gift.act)
    strength, spirit, life = pen.dice.pick([stats for stats in g.STATS if _suits(gift, own, stats)])
    colour = RED if strength > spirit or (strength == spirit and pen.dice.below(2)) else BLUE
    ally = _ally(pen.dice, calling, colour)
    value = 4 if worth_of(ally) > 14 else 2 + pen.dice.below(2)
    third = _minion(pen.dice, colour, foe) if foe else _resident(pen.dice, calling, colour)
    return Guest(key, title, mood, strength, spirit, life, own, ally, value, third)


def _suits(gift: Gift, own: Side, stats: tuple[int, int, int]) -> bool:
    """Whether stats go with a gift: together not too dear, and strong where the gift is."""
    strength, spirit, _ = stats
    leans = {g.FIST: strength > spirit, g.WIT: spirit > strength}.get(gift.kind, True)
    return leans and OWN[0] <= worth_of(own) + 4 * (sum(stats) - 10) <= OWN[1]


def _ally(dice: Dice, calling: Calling, colour: str) -> Side:
    """HW-15.4: a bonus of 2, or of 1 and something besides."""
    if dice.below(4) == 0:
        return Side((Power(BONUS, 2, colour),))
    against = g.WIT if colour == RED else g.FIST
    extra = dice.pick([gift for gift in g.EXTRAS if gift.kind in calling.kinds and gift.kind != against])
    return Side((Power(BONUS, 1, colour), *extra.powers), extra.act)


def _resident(dice: Dice, calling: Calling, colour: str) -> Third:
    stat = 2 + dice.below(4)
    offers = [Side(gift.powers, gift.act) for gift in g.GIFTS if gift.kind in calling.kinds]
    side = dice.pick([side for side in offers if THIRD[0] <= worth_of(side) <= THIRD[1]])
    return Third(RESIDENT, colour, stat, STAYING[stat], side)


def _minion(dice: Dice, colour: str, stat: int) -> Third:
    return Third(MINION, colour, stat, WORTH[stat], lose=loss(dice, colour, stat))


def loss(dice: Dice, colour: str, stat: int, besides: float = 0.0) -> tuple[Deed, ...]:
    """What losing to a foe does: the stronger it is, the more, with what weighs on one besides."""
    known: list[tuple[Deed, ...]] = [*LOSSES[colour], *([()] if besides else [])]
    return dice.pick([deeds for deeds in known if 1.5 * stat <= besides - worth(deeds) <= 1.3 * stat + 7])
