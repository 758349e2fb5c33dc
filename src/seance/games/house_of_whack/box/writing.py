# not compiled: msgspec structs lose their options under mypyc
"""From cards to lines."""

from __future__ import annotations

from seance.games.house_of_whack.box import lines as w
from seance.games.house_of_whack.cards import (
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


def notion_line(notion: Notion) -> w.NotionLine:
    """How an outcome is written."""
    return w.NotionLine(notion.key, notion.title, _deeds(notion.deeds))


def _deeds(deeds: tuple[Deed, ...]) -> list[w.DeedLine]:
    return [w.DeedLine(deed.kind, deed.amount, deed.stat, deed.whom) for deed in deeds]


def _powers(powers: tuple[Power, ...]) -> list[w.PowerLine]:
    return [w.PowerLine(power.kind, power.amount, power.stat, power.against) for power in powers]


def _act(act: Act | None) -> w.ActLine | None:
    return None if act is None else w.ActLine(act.when, _deeds(act.deeds))


def _side(side: Side) -> w.SideLine:
    return w.SideLine(_powers(side.powers), _act(side.act))


def room_line(tile: RoomTile) -> w.RoomLine:
    """How a room is written."""
    return w.RoomLine(
        key=tile.key,
        title=tile.title,
        doors="".join("NESW"[side] for side in tile.ways_out),
        mask=tile.mask,
        mood=tile.mood,
        special=tile.special,
        hearts=tile.hearts[:],
        powers=_powers(tile.side.powers),
        act=_act(tile.side.act),
        target=tile.target,
        charges=tile.charges,
        rate=_deeds(tile.rate),
        price=tile.price,
    )


def guest_line(guest: Guest) -> w.GuestLine:
    """How a Guest is written."""
    return w.GuestLine(
        key=guest.key,
        title=guest.title,
        mood=guest.mood,
        strength=guest.strength,
        spirit=guest.spirit,
        life=guest.life,
        own=_side(guest.own),
        ally=_side(guest.ally),
        worth=guest.worth,
        third=_third(guest.third),
    )


def _third(third: Third) -> w.ThirdLine:
    side = None if third.side.idle else _side(third.side)
    return w.ThirdLine(third.role, third.colour, third.stat, third.value, side, _deeds(third.lose))


def drama_line(card: Arcana) -> w.DramaLine:
    """How a Drama card is written."""
    return w.DramaLine(
        key=card.key,
        title=card.title,
        mood=card.mood,
        colour=card.colour,
        size=card.size,
        deeds=_deeds(card.deeds),
        cancel=card.cancel,
        action=card.action,
        honour=card.honour,
    )


def whack_line(card: Whack) -> w.WhackLine:
    """How a Whack card is written."""
    name = (card.key, card.title, card.mood)
    if isinstance(card, PropCard):
        return w.PropLine(*name, card.kind, card.worth, _side(card.side), card.charges, card.reach)
    if isinstance(card, Fiend):
        return w.FiendLine(*name, card.colour, card.stat, card.worth, _deeds(card.lose))
    if isinstance(card, Snare):
        foe = (*name, card.colour, card.stat, card.worth, _deeds(card.lose))
        return w.SnareLine(*foe, card.turns, _powers(card.side.powers))
    if isinstance(card, Twist):
        return w.TwistLine(*name, _deeds(card.deeds))
    if isinstance(card, Arrival):
        return w.ArrivalLine(*name, card.role)
    assert isinstance(card, HouseRule)
    return w.HouseRuleLine(*name, _powers(card.side.powers))
