"""Where it would be good to be: rooms worth going to, and how far each room is from the best of them."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import GOLD, GREEN, RED, TROPHY, RoomTile
from seance.games.house_of_whack.deed import ENTERING, GOLD_RATE, HOME, NO_ATTACKS, STAYING
from seance.games.house_of_whack.outlook import (
    Outlook,
    carried_bonus,
    fight_value,
    ruled,
    value,
)
from seance.games.house_of_whack.rivals import quarrel
from seance.games.house_of_whack.view import RoomView
from seance.games.house_of_whack.ways import dark_doors, ways
from seance.games.house_of_whack.whims import HARM
from seance.kernel.things import Card

PURSUIT: Final = 1.3
"""How much a quarrel beckons from afar: whoever only fights those at hand lets the rich die in bed."""
HASTE: Final = 2.6
"""How much sooner one redeems when the floor may end any turn."""
TEMPTING: Final = 5.0
"""The most that a quarrel beckons."""
MISSED: Final = 2.5
"""What a point of a bonus is worth to whoever goes on fighting."""
GLORY: Final = 1.6
"""What a point of a trophy is worth: two Hearts at the end of the floor, if nobody outdoes it."""
FAR: Final = 0.55
"""How much less a room is worth for each room that lies between."""


def appeal(outlook: Outlook, room: RoomView) -> float:
    """What it would be worth to end a move in a room."""
    worth = outlook.notes.get(room["room"])
    if worth is None:
        worth = outlook.notes[room["room"]] = _appeal(outlook, room)
    return worth


def _appeal(outlook: Outlook, room: RoomView) -> float:
    worth = 0.0
    foes = outlook.foes_in(room)
    for foe in foes:
        worth += min(1.5, fight_value(outlook, foe))
    if room["token"] < 0 and outlook.me["supply"] > 0 and not foes:
        worth += 2.0
    tile = outlook.lore.tiles[room["room"]]
    worth += cashing(outlook, room, tile) + finds(outlook, room) + company(outlook, room)
    return worth - hazard(tile)


def company(outlook: Outlook, room: RoomView) -> float:
    """Who is there that one could fall upon; however rich they are, it is one blow at a time."""
    if room["room"] not in outlook.peopled or ruled(outlook, NO_ATTACKS):
        return 0.0
    there = [other for other in outlook.others if other["room"] == room["room"]]
    return PURSUIT * min(TEMPTING, max(max(0.0, quarrel(outlook, other, RED)) for other in there))


def hazard(tile: RoomTile) -> float:
    """What it costs to come into a room, or to stay in it."""
    act = tile.side.act
    if act is None or act.when not in (ENTERING, STAYING):
        return 0.0
    return sum(HARM.get(deed.kind, -0.4) for deed in act.deeds)


def throws_out(tile: RoomTile | None) -> bool:
    """Whether whoever ends a move in a room finds themselves at Start again."""
    act = None if tile is None else tile.side.act
    return act is not None and act.when == STAYING and any(deed.kind == HOME for deed in act.deeds)


def cashing(outlook: Outlook, room: RoomView, tile: RoomTile) -> float:
    """What could be redeemed in a room: the more, the sooner it should be done."""
    if not tile.hearts or (tile.target and room["token"] != outlook.seat):
        return 0.0
    if room["floor"] == outlook.view["wrong"]:
        return 0.0
    worth = purse(outlook)
    if GREEN in tile.hearts and can_heal(outlook):
        return 3.0
    glory = trophy(outlook, tile)
    if GOLD not in tile.hearts or (glory == 0.0 and (worth < 2 or not cheap(outlook))):
        return 0.0
    return glory + 0.5 * worth * (HASTE if outlook.late else 1.0)


def can_heal(outlook: Outlook) -> bool:
    """HW-20.7: whether one should buy Life: with cards when there is little, with Hearts for the last."""
    life, worth = outlook.me["life"], purse(outlook)
    return (life <= 2 and worth >= 2) or (life <= 1 and worth + outlook.me["hearts"] >= 2)


def cheap(outlook: Outlook) -> bool:
    """HW-20.3: whether Hearts cost what they should; where they do not, one waits while there is time."""
    return outlook.late or ruled(outlook, GOLD_RATE) == 0


def trophy(outlook: Outlook, tile: RoomTile) -> float:
    """HW-SR.8: what the dearest thing one has would bring on display, if it outdoes what hangs there."""
    if tile.special != TROPHY:
        return 0.0
    best = max([price for _, price in goods(outlook)], default=0)
    hanging = hung(outlook)
    if best <= hanging:
        return 0.0
    return GLORY * (best - (hanging if outlook.view["shown_by"] == outlook.seat else 0))


def hung(outlook: Outlook) -> int:
    """What the card on display is worth."""
    return max([value(outlook.lore.cards[key], True) for key in outlook.view["display"] if key], default=0)


def goods(outlook: Outlook) -> list[tuple[Card, int]]:
    """All that one could redeem, with what it is worth."""
    cards = outlook.lore.cards
    claimed = [(cards[key], value(cards[key], True)) for key in outlook.me["claimed"]]
    return claimed + [(cards[key], value(cards[key], False)) for key in outlook.me["carried"]]


def purse(outlook: Outlook) -> float:
    """What one could redeem for Hearts without missing it."""
    if outlook.purse < 0:
        outlook.purse = 0.0
        claimed = len(outlook.me["claimed"])
        for at, (card, price) in enumerate(goods(outlook)):
            missed = 0.0 if at < claimed or outlook.late else MISSED * carried_bonus(card)
            outlook.purse += max(0.0, price - missed)
    return outlook.purse


def finds(outlook: Outlook, room: RoomView) -> float:
    """What lies about in a room."""
    worth = 0.0
    for lying in room["cards"] if outlook.me["spirit"] else ():
        if lying["role"] in ("", "ally"):
            worth += 0.4 * value(outlook.lore.cards[lying["card"]], False)
    return worth


def distances(outlook: Outlook) -> dict[str, float]:
    """For each room what the best errand is worth from there; each room on the way costs."""
    if not outlook.best:
        outlook.best = _distances(outlook)
    return outlook.best


def _distances(outlook: Outlook) -> dict[str, float]:
    onward = ways(outlook).onward
    best: dict[str, float] = {}
    for key, room in outlook.rooms.items():
        new = 2.6 + outlook.restless if outlook.view["rooms_left"] and dark_doors(outlook, room) else 0.0
        best[key] = max(appeal(outlook, room), new)
    order = sorted(best, key=lambda key: -best[key])
    for _ in range(2):
        for key in order:
            reach = best[key] - FAR
            for other in onward[key]:
                best[other] = max(best[other], reach)
    return best
