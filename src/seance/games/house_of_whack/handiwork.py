"""Where to put things, people and oneself, when a card or a room lets one choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seance.games.house_of_whack.cards import Fiend, Guest, PropCard, Snare
from seance.games.house_of_whack.errands import appeal, hazard
from seance.games.house_of_whack.outlook import (
    Outlook,
    card_of,
    carry_worth,
    fight_value,
    noted,
    seat_of,
)
from seance.kernel.question import Prompt
from seance.kernel.things import Thing

Judge = Callable[[Outlook, Prompt, Thing], float]


def to_be_there(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """Where one would like to be."""
    room = outlook.rooms.get(_key(option))
    return appeal(outlook, room) if room is not None else 0.0


def _key(option: Thing) -> str:
    card = card_of(option)
    return card.key if card is not None else ""


def to_send_them(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """Where somebody else would rather not be: among Minions, in harm's way, far from what is left to do."""
    room = outlook.rooms.get(_key(option))
    if room is None:
        return 0.0
    tile = outlook.tile(room["room"])
    worse = hazard(tile) if tile is not None else 0.0
    return worse + 0.8 * len(outlook.foes_in(room)) + (0.3 if room["token"] >= 0 else 0.0)


def against_them(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """Rooms in which what is bad hits others, and best of all whoever is ahead."""
    return sum(outlook.lead(seat) if seat != outlook.seat else -1.0 for seat in _there(outlook, _key(option)))


def _there(outlook: Outlook, room: str) -> list[int]:
    """Whose a room is, one by one: who stands in it, and whose token it holds."""
    found = [player["seat"] for player in outlook.view["players"] if player["room"] == room]
    stands = outlook.rooms.get(room)
    return found + ([stands["token"]] if stands is not None and stands["token"] >= 0 else [])


def a_token(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-24.1: a token less for somebody else."""
    room = outlook.rooms.get(_key(option))
    if room is None or room["token"] < 0:
        return 0.0
    return -1.0 if room["token"] == outlook.seat else outlook.lead(room["token"])


def a_minion(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """The one that others will find hardest."""
    card = card_of(option)
    return float(card.stat) if isinstance(card, Fiend) else 2.0


def the_next_card(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-11.1: the best on top in one's own turn; the worst, if others draw first."""
    worth = _drawn(outlook, option)
    return worth if outlook.mine else -worth


def _drawn(outlook: Outlook, option: Thing) -> float:
    card = card_of(option)
    if isinstance(card, (Fiend, Snare)):
        return fight_value(outlook, card)
    return carry_worth(card) if isinstance(card, (PropCard, Guest)) else 0.5


def a_bolt(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-10.5: a lock of the room one is in."""
    here = {bolt["bolt"] for bolt in outlook.view["bolts"] if bolt["room"] == outlook.me["room"]}
    return 1.0 if option.key in here else 0.0


def a_victim(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """Whoever is ahead."""
    other = seat_of(outlook, option)
    if other is None:
        return 0.0
    return -1.0 if other["seat"] == outlook.seat else outlook.lead(other["seat"])


def moved(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """Where somebody is sent: oneself to where it is good, others to where it is not."""
    who = seat_of(outlook, noted(question, "seat"))
    mine = who is None or who["seat"] == outlook.seat
    return (to_be_there if mine else to_send_them)(outlook, question, option)


HANDIWORK: Final[dict[str, Judge]] = {
    "leap": to_be_there,
    "hop": to_be_there,
    "shove": moved,
    "uproot": a_token,
    "steam": against_them,
    "burst": against_them,
    "lure": a_minion,
    "lure-to": against_them,
    "put-back": against_them,
    "foresee": the_next_card,
    "unlock": a_bolt,
}
