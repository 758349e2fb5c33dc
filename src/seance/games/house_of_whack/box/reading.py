# not compiled: msgspec structs lose their options under mypyc
"""From the lines of a file to cards."""

from __future__ import annotations

from seance.games.house_of_whack.box import lines as w
from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.cards import (
    NOTHING,
    Arcana,
    Arrival,
    Fiend,
    Guest,
    HouseRule,
    PropCard,
    RoomTile,
    Side,
    Snare,
    Third,
    Twist,
    Whack,
)
from seance.games.house_of_whack.deed import Act, Deed, Power
from seance.games.house_of_whack.notions import Notion


def assembled(found: w.BoxFile) -> Box:
    """The box that a file describes, whether or not it can be played."""
    return Box(
        found.name,
        found.number,
        tuple([_room(line) for line in found.rooms]),
        tuple([_guest(line) for line in found.guests]),
        tuple([_arcana(line) for line in found.drama]),
        tuple([_whack(line) for line in found.whack]),
        tuple([Notion(line.key, line.title, _deeds(line.deeds)) for line in found.outcomes]),
    )


def _deeds(found: list[w.DeedLine]) -> tuple[Deed, ...]:
    return tuple(Deed(line.do, line.amount, line.stat, line.whom) for line in found)


def _powers(found: list[w.PowerLine]) -> tuple[Power, ...]:
    return tuple(Power(line.power, line.amount, line.stat, line.against) for line in found)


def _act(line: w.ActLine | None) -> Act | None:
    if line is None:
        return None
    return Act(line.when, *_deeds(line.deeds))


def _side(line: w.SideLine) -> Side:
    return Side(_powers(line.powers), _act(line.act))


def _room(line: w.RoomLine) -> RoomTile:
    return RoomTile(
        line.key,
        line.title,
        line.doors,
        line.mask,
        mood=line.mood,
        special=line.special,
        hearts=tuple(line.hearts),
        powers=_powers(line.powers),
        act=_act(line.act),
        target=line.target,
        charges=line.charges,
        rate=_deeds(line.rate),
        price=line.price,
    )


def _guest(line: w.GuestLine) -> Guest:
    stays = line.third
    side = NOTHING if stays.side is None else _side(stays.side)
    third = Third(stays.role, stays.colour, stays.stat, stays.value, side, _deeds(stays.lose))
    stats = (line.strength, line.spirit, line.life)
    own, ally = _side(line.own), _side(line.ally)
    return Guest(line.key, line.title, line.mood, *stats, own, ally, line.worth, third)


def _arcana(line: w.DramaLine) -> Arcana:
    return Arcana(
        line.key,
        line.title,
        line.mood,
        line.colour,
        line.size,
        _deeds(line.deeds),
        cancel=line.cancel,
        action=line.action,
        honour=line.honour,
    )


def _whack(line: w.WhackLine) -> Whack:
    if isinstance(line, w.PropLine):
        powers, act = _powers(line.side.powers), _act(line.side.act)
        rest = {"charges": line.charges, "reach": line.reach}
        return PropCard(line.key, line.title, line.mood, line.type, line.worth, powers, act, **rest)
    if isinstance(line, w.TwistLine):
        return Twist(line.key, line.title, line.mood, _deeds(line.deeds))
    if isinstance(line, w.HouseRuleLine):
        return HouseRule(line.key, line.title, line.mood, _powers(line.powers))
    if isinstance(line, w.ArrivalLine):
        return Arrival(line.key, line.title, line.mood, line.role)
    foe = (line.key, line.title, line.mood, line.colour, line.stat, line.worth, _deeds(line.lose))
    if isinstance(line, w.FiendLine):
        return Fiend(*foe)
    return Snare(*foe, line.turns, _powers(line.powers))
