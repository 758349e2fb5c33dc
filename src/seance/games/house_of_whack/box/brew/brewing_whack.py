# not compiled: boxes are made and checked once
"""Eighty Whack cards, and what awaits behind the Gate."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.box.brew import foes as f
from seance.games.house_of_whack.box.brew import happenings as h
from seance.games.house_of_whack.box.brew import props as p
from seance.games.house_of_whack.box.brew.brewing_guests import loss
from seance.games.house_of_whack.box.brew.foes import Mishap
from seance.games.house_of_whack.box.brew.pen import Pen
from seance.games.house_of_whack.box.brew.props import Trinket
from seance.games.house_of_whack.box.budgets import worth_of
from seance.games.house_of_whack.box.faults_whack import COMPANY, STATS
from seance.games.house_of_whack.cards import (
    ARTIFACT,
    BLUE,
    RED,
    WEAPON,
    WEARABLE,
    Arrival,
    Fiend,
    HouseRule,
    PropCard,
    Side,
    Snare,
    Twist,
    Whack,
)
from seance.games.house_of_whack.notions import Notion

SPRUNG: Final = (2, 3, 4, 4, 5, 6)
LINGERING: Final = (2, 3, 3, 4, 5, 6)
"""The stats of Traps that are over at once, and of those that weigh on one."""
SURPRISES, CUSTOMS, OUTCOMES, HONOURS = 4, 8, 14, 2


def brew_whack(pen: Pen) -> tuple[Whack, ...]:
    """HW-11.2: Props, Minions, Traps, Twists, Arrivals and House Rules."""
    return (*_props(pen), *_minions(pen), *_traps(pen), *_twists(pen), *_arrivals(pen), *_rules(pen))


def _props(pen: Pen) -> list[PropCard]:
    weapons = [*p.WITTY, *pen.draw(list(p.WEAPONS), 4), *p.RANGED]
    wearables = [*p.EVASIVE, *pen.draw(list(p.WEARABLES), 5)]
    artifacts = [*pen.draw(list(p.LASTING), 1), *pen.draw(list(p.ARTIFACTS), 5)]
    kinds = ((WEAPON, weapons), (WEARABLE, wearables), (ARTIFACT, artifacts))
    return [_prop(pen, kind, trinket) for kind, trinkets in kinds for trinket in trinkets]


def _prop(pen: Pen, kind: str, made: Trinket) -> PropCard:
    name = pen.name(made.texts)
    use = (made.powers, made.act)
    return PropCard(*name, kind, made.worth, *use, charges=made.charges, reach=made.reach)


def _minions(pen: Pen) -> list[Fiend]:
    """HW-17.5: as many red as blue, whatever their strength."""
    stats = [stat for stat, count in STATS.items() for _ in range(count)]
    colours = [RED, BLUE] * (len(stats) // 2)
    pen.dice.shuffle(colours)
    return [_minion(pen, colour, stat) for colour, stat in zip(colours, stats, strict=True)]


def _minion(pen: Pen, colour: str, stat: int) -> Fiend:
    texts = (f.SMALL if stat < 4 else f.MIDDLE if stat < 6 else f.BIG)[colour]
    return Fiend(*pen.name(texts), colour, stat, _half(stat), loss(pen.dice, colour, stat))


def _half(stat: int) -> int:
    return (stat + 1) // 2


def _traps(pen: Pen) -> list[Snare]:
    """HW-18: half of them are over at once."""
    sudden = [*f.AT_ONCE] * (len(SPRUNG) // 2)
    lasting = pen.draw(list(f.TIMED), len(LINGERING))
    both = [*zip(sudden, SPRUNG, strict=True), *zip(lasting, LINGERING, strict=True)]
    return [_trap(pen, mishap, stat) for mishap, stat in both]


def _trap(pen: Pen, mishap: Mishap, stat: int) -> Snare:
    weight = -worth_of(Side(mishap.powers)) / 2
    lose = loss(pen.dice, mishap.colour, stat, weight)
    name = pen.name(mishap.texts)
    return Snare(*name, mishap.colour, stat, _half(stat) + 1, lose, mishap.turns, mishap.powers)


def _twists(pen: Pen) -> list[Twist]:
    building = [(deeds, texts) for deeds, count, texts in h.BUILDERS for _ in range(count)]
    found = [*building, *pen.draw(list(h.SURPRISES), SURPRISES)]
    return [Twist(*pen.name(texts), deeds) for deeds, texts in found]


def _arrivals(pen: Pen) -> list[Arrival]:
    roles = [role for role, count in COMPANY.items() for _ in range(count)]
    return [Arrival(*pen.name(h.COMPANY[role]), role) for role in roles]


def _rules(pen: Pen) -> list[HouseRule]:
    """HW-13: no two about the same thing."""
    pool = pen.draw(list(h.CUSTOMS), len(h.CUSTOMS))
    kinds = {powers[0].kind: (powers, texts) for powers, texts in pool}
    return [HouseRule(*pen.name(texts), powers) for powers, texts in list(kinds.values())[:CUSTOMS]]


def brew_notions(pen: Pen) -> tuple[Notion, ...]:
    """HW-SR.2, b-52: outcomes, and two blank ones for one's own words."""
    outcomes = pen.draw(list(h.BEYOND), OUTCOMES)
    found = [Notion(*pen.name(texts)[:2], deeds) for deeds, texts in outcomes]
    return (*found, *[Notion(*pen.name(h.HONOUR)[:2], ()) for _ in range(HONOURS)])
