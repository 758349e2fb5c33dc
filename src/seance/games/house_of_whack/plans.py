"""What to do with an Action: draw, redeem, fight, use what one has, or go to where there is more to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seance.games.house_of_whack.bartering import best_swap
from seance.games.house_of_whack.cards import BLUE, GOLD, GREEN, RED, Arcana, Guest, PropCard, RoomTile, Side
from seance.games.house_of_whack.errands import appeal, can_heal, cheap, distances, purse, throws_out, trophy
from seance.games.house_of_whack.outlook import (
    Outlook,
    card_of,
    chance,
    fight_value,
    seat_of,
)
from seance.games.house_of_whack.rivals import blow, odds_against, quarrel, wanting
from seance.games.house_of_whack.sociable import accusing, exchanging
from seance.games.house_of_whack.ways import dark_doors
from seance.games.house_of_whack.whims import worth_of
from seance.kernel.question import Prompt
from seance.kernel.things import Card, Option, Thing


def a_turn(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-5.7: an Action is worth about two Hearts; what brings less is left."""
    if not isinstance(option, Option):
        return 0.0
    judge = TURNS.get(option.verb)
    return judge(outlook, option) if judge is not None else 0.0


def _drawing(outlook: Outlook, option: Option) -> float:
    """HW-5.8: a token, and whatever comes; not for somebody with one Life and much to lose."""
    if outlook.me["life"] <= 1 and outlook.me["hearts"] > 4:
        return 0.4
    return 2.6


def _redeeming(outlook: Outlook, option: Option) -> float:
    room = outlook.room
    tile = outlook.tile(outlook.me["room"])
    if room is None or tile is None:
        return 0.0
    if GREEN in tile.hearts and can_heal(outlook):
        return 3.2
    worth, glory = purse(outlook), trophy(outlook, tile)
    if GOLD not in tile.hearts or (glory == 0.0 and (worth < 1 or not cheap(outlook))):
        return -1.0
    return 1.2 + glory + 0.5 * worth + (1.5 if outlook.late else 0.0)


def _moving(outlook: Outlook, option: Option) -> float:
    """Where there is nothing more to do here, on to where there is."""
    room = outlook.room
    if room is None:
        return 0.0
    here = appeal(outlook, room)
    gain = max(0.0, distances(outlook)[room["room"]] - here) + (0.5 if room["token"] >= 0 else 0.0)
    rolled = 0.1 if option.verb == "roll" and dark_doors(outlook, room) == 0 else 0.0
    return min(2.4 + outlook.restless, 0.9 + 0.6 * gain + rolled)


def _facing(outlook: Outlook, option: Option) -> float:
    room = outlook.room
    foes = outlook.foes_in(room) if room is not None else []
    left = [foe for foe in foes if foe.key not in outlook.view["faced"]]
    return max([fight_value(outlook, foe) for foe in left], default=0.0) + 0.3


def _attacking(outlook: Outlook, option: Option) -> float:
    other = seat_of(outlook, option)
    if other is None:
        return 0.0
    colour = BLUE if option.verb == "hex" or (option.other is not None and option.other.key == BLUE) else RED
    if option.verb in ("shoot", "hex"):
        return odds_against(outlook, other, colour) * blow(outlook, other, colour)
    return quarrel(outlook, other, colour)


def _forcing(outlook: Outlook, option: Option) -> float:
    """HW-10.4: a lock that one can break; against the others it helps to wait for better cards."""
    bolt = next(
        (each for each in outlook.view["bolts"] if option.part and each["bolt"] == option.part.key), None
    )
    if bolt is None:
        return 0.0
    ahead = outlook.total(outlook.me, bolt["colour"]) + outlook.in_hand(bolt["colour"]) - bolt["stat"]
    return (0.8 + outlook.restless) * chance(ahead + 1) if ahead >= 0 else -0.5


def _assaulting(outlook: Outlook, option: Option) -> float:
    card = card_of(option)
    return fight_value(outlook, card) - 0.3 if card is not None else 0.0


def _using(outlook: Outlook, option: Option) -> float:
    """What is printed on what one has: Props, Allies, oneself, rooms, and who lives there."""
    card = card_of(option)
    for side in _sides(card):
        if side.act is not None:
            return 0.2 + worth_of(outlook, side.act.deeds)
    return 0.0


def _sides(card: Card | None) -> list[Side]:
    if isinstance(card, Guest):
        return [card.own, card.ally, card.third.side]
    return [card.side] if isinstance(card, (PropCard, RoomTile)) else []


def _playing(outlook: Outlook, option: Option) -> float:
    card = card_of(option)
    return worth_of(outlook, card.deeds) if isinstance(card, Arcana) else 0.0


def _taking(outlook: Outlook, option: Option) -> float:
    card = card_of(option)
    return wanting(outlook, card) if card is not None else 0.0


def _trading(outlook: Outlook, option: Option) -> float:
    """HW-5.11: where both gain."""
    other = seat_of(outlook, option)
    return 1.9 if other is not None and best_swap(outlook, other) is not None else -1.0


def _becoming(outlook: Outlook, option: Option) -> float:
    """HW-31.5: a Guest's Power costs as many Hearts as it is worth; once is enough."""
    card = card_of(option)
    if not isinstance(card, Guest) or outlook.me["guest"]:
        return -1.0
    return 1.2 if outlook.me["hearts"] >= 3 * card.worth else -0.5


def _descending(outlook: Outlook, option: Option) -> float:
    """HW-SR.6: there is nothing to do on a Cloud."""
    return 1.5 + 0.3 * min(2.0, max(0.0, _under(outlook, option)))


def _drifting(outlook: Outlook, option: Option) -> float:
    """HW-SR.6: on, where the room below is worse than one around it, and an Action is left to go down."""
    return 1.0 + 0.3 * _under(outlook, option) if outlook.view["actions"] > 1 else 0.2


def _under(outlook: Outlook, option: Option) -> float:
    card = card_of(option)
    room = outlook.rooms.get(card.key) if card is not None else None
    return appeal(outlook, room) if room is not None else 0.0


TURNS: Final[dict[str, Callable[[Outlook, Option], float]]] = {
    "draw": _drawing,
    "redeem": _redeeming,
    "walk": _moving,
    "roll": _moving,
    "face": _facing,
    "attack": _attacking,
    "shoot": _attacking,
    "assault": _assaulting,
    "use": _using,
    "play": _playing,
    "take": _taking,
    "drop": lambda outlook, option: -2.0,
    "trade": _trading,
    "become": _becoming,
    "release": lambda outlook, option: -2.0,
    "force": _forcing,
    "hex": _attacking,
    "accuse": accusing,
    "exchange": exchanging,
    "open-hatch": lambda outlook, option: 9.0,
    "guess-hatch": lambda outlook, option: -1.0,
    "enter-gate": lambda outlook, option: -0.2,
    "vent": lambda outlook, option: -0.2,
    "board": lambda outlook, option: -1.0,
    "descend": _descending,
    "drift": _drifting,
    "done": lambda outlook, option: 0.6,
}


def going(outlook: Outlook, question: Prompt) -> list[float]:
    """HW-6.3: to the room from which the best errand is nearest; new rooms beckon."""
    best = distances(outlook)
    return [_place(outlook, best, option) for option in question.options]


def _place(outlook: Outlook, best: dict[str, float], option: Thing) -> float:
    room = outlook.room
    if not isinstance(option, Option) or room is None:
        return 0.0
    if option.verb == "done":
        return appeal(outlook, room) + 0.05
    card = card_of(option)
    if card is None:
        return 0.0
    if option.verb == "open":
        return 2.9 + outlook.restless
    there = outlook.rooms[card.key]
    if throws_out(outlook.tile(card.key)):
        return appeal(outlook, there) - 1.0
    ahead = max(appeal(outlook, there), best[card.key] - 0.35)
    return ahead - (0.15 if card.key == outlook.me["room"] else 0.0)
