"""Where it would be good to be: rooms worth going to, and how far each room is from the best of them."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import GOLD, GREEN, RED, RoomTile
from seance.games.house_of_whack.deed import ENTERING, LOSE, STAYING
from seance.games.house_of_whack.outlook import (
    Outlook,
    carried_bonus,
    dark_doors,
    fight_value,
    neighbours,
    value,
)
from seance.games.house_of_whack.rivals import quarrel
from seance.games.house_of_whack.view import RoomView

PURSUIT: Final = 1.3
"""How much a quarrel beckons from afar: whoever only fights those at hand lets the rich die in bed."""
FAR: Final = 0.55
"""How much less a room is worth for each room that lies between."""


def appeal(outlook: Outlook, room: RoomView) -> float:
    """What it would be worth to end a move in a room."""
    worth = 0.0
    foes = outlook.foes_in(room)
    for foe in foes:
        worth += min(1.5, fight_value(outlook, foe))
    if room["token"] < 0 and outlook.me["supply"] > 0 and not foes:
        worth += 2.0
    worth += cashing(outlook, room) + finds(outlook, room) + company(outlook, room)
    tile = outlook.tile(room["room"])
    if tile is not None:
        worth -= hazard(tile)
    return worth


def company(outlook: Outlook, room: RoomView) -> float:
    """Who is there that one could fall upon."""
    there = [other for other in outlook.others if other["room"] == room["room"]]
    return PURSUIT * max([max(0.0, quarrel(outlook, other, RED)) for other in there], default=0.0)


def hazard(tile: RoomTile) -> float:
    """What it costs to come into a room, or to stay in it."""
    act = tile.side.act
    if act is None or act.when not in (ENTERING, STAYING):
        return 0.0
    return sum(0.8 if deed.kind == LOSE else -0.4 for deed in act.deeds)


def cashing(outlook: Outlook, room: RoomView) -> float:
    """What could be redeemed in a room: the more, the sooner it should be done."""
    tile = outlook.tile(room["room"])
    if tile is None or not tile.hearts or (tile.target and room["token"] != outlook.seat):
        return 0.0
    worth = purse(outlook)
    if GREEN in tile.hearts and outlook.me["life"] <= 2 and worth + outlook.me["hearts"] >= 2:
        return 3.0
    if GOLD not in tile.hearts or worth < 2:
        return 0.0
    return 0.5 * worth * (1.6 if outlook.late else 1.0)


def purse(outlook: Outlook) -> float:
    """What one could redeem for Hearts without missing it."""
    worth = 0.0
    for key in outlook.me["claimed"]:
        worth += value(outlook.lore.cards[key], True)
    for key in outlook.me["carried"]:
        card = outlook.lore.cards[key]
        if outlook.late or carried_bonus(card) == 0:
            worth += value(card, False)
    return worth


def finds(outlook: Outlook, room: RoomView) -> float:
    """What lies about in a room."""
    if outlook.me["spirit"] == 0:
        return 0.0
    worth = 0.0
    for lying in room["cards"]:
        if lying["role"] in ("", "ally"):
            worth += 0.4 * value(outlook.lore.cards[lying["card"]], False)
    return worth


def distances(outlook: Outlook) -> dict[str, float]:
    """For each room what the best errand is worth from there; each room on the way costs."""
    ways = neighbours(outlook)
    best = {key: appeal(outlook, room) for key, room in outlook.rooms.items()}
    for key, room in outlook.rooms.items():
        best[key] = max(best[key], 2.6 if dark_doors(outlook, room) and outlook.view["rooms_left"] else 0.0)
    order = sorted(best, key=lambda key: -best[key])
    for key in order:
        for other in ways[key]:
            best[other] = max(best[other], best[key] - FAR)
    for key in order:
        for other in ways[key]:
            best[other] = max(best[other], best[key] - FAR)
    return best
