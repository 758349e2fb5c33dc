"""What is printed on everything in a box: the roles of Guests, rooms with their doors, tickets with stubs."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.cards import (
    ALLY,
    BOILER,
    CLOUD,
    GATE,
    HATCH,
    MAZE,
    MYSTERY,
    ORDINARY,
    SQUARES,
    START,
    THE_END,
    THRONE,
    TROPHY,
    WRONG_FLOOR,
    Arcana,
    Arrival,
    Fiend,
    Guest,
    HouseRule,
    PropCard,
    RoomTile,
    Snare,
    Whack,
)
from seance.games.house_of_whack.notions import DIGITS, Notion
from seance.kernel.printed import Face, Imprint, Wording
from seance.kernel.things import Card

CHAPTERS: Final = {
    START: "HW-25.1",
    THE_END: "HW-22.1",
    BOILER: "HW-SR.1",
    GATE: "HW-SR.2",
    HATCH: "HW-SR.3",
    MAZE: "HW-SR.4",
    MYSTERY: "HW-SR.5",
    CLOUD: "HW-SR.6",
    THRONE: "HW-SR.7",
    TROPHY: "HW-SR.8",
    WRONG_FLOOR: "HW-SR.9",
}
"""The paragraph that a special room sends one to (HW-7.5)."""
BLANK: Final = "Blank. Write down what must be done; the table judges whether it was."
SLIPS: Final = "Nought to nine. Two slips make a number from 0 to 99, and everybody's numbers open the Hatch."


def printed(box: Box) -> list[Face]:
    """Who comes, where they go, what they hold, and what is waiting there."""
    return [
        *[_guest(card) for card in box.guests],
        *[_room(tile) for tile in box.rooms],
        *[_drama(card) for card in box.drama],
        *[_whack(card) for card in box.whack],
        *[_notion(card) for card in box.notions],
        Face("digit", "digits", "Slips for the Hatch", SLIPS, [*DIGITS], [], ["HW-SR.3", "HW-b-54"]),
    ]


def _moody(face: Face, mood: str) -> Face:
    face.flavour = mood
    return face


def _face(kind: str, card: Card, imprints: list[Imprint], rules: list[str]) -> Face:
    return Face(kind, card.key, card.title, card.text, [card], imprints, rules)


def _guest(card: Guest) -> Face:
    """HW-G.1: one card, and all that somebody can be."""
    third, role = card.third, card.third.role
    imprints = [
        Imprint("stats", _stat("red", card.strength), _stat("blue", card.spirit), _stat("green", card.life)),
        Imprint("player", card.own.text),
        Imprint("ally", card.ally.text),
        Imprint("ally-worth", str(card.worth)),
        Imprint(role, third.text),
        Imprint(f"{role}-foe", _stat(third.colour, third.stat)),
        Imprint(f"{role}-worth", str(third.value)),
    ]
    last = "HW-17.5" if third.lose else "HW-16.1"
    rules = ["HW-G.1", "HW-G.2", "HW-15.1", last]
    return _moody(Face("guest", card.key, card.title, "", [card], imprints, rules), card.mood)


def _stat(colour: str, number: int) -> Wording:
    return Wording(f"points-{colour}", number)


def _room(tile: RoomTile) -> Face:
    ordinary = tile.special == ORDINARY
    kind, rules = ("room", ["HW-7.1"]) if ordinary else ("special_room", [CHAPTERS[tile.special]])
    blocked = [square for square in range(SQUARES) if square not in tile.free]
    imprints = [
        Imprint("doors", *[Wording(f"wall-{wall}") for wall in tile.doors or ["none"]]),
        *_some("blocked", [Wording(f"square-{square}") for square in blocked]),
        *_some("hearts", [Wording(f"colour-{colour}") for colour in tile.hearts]),
        *_number("charges", tile.charges),
        *([Imprint("target")] if tile.target else []),
    ]
    more = [("HW-20.2", tile.hearts), ("HW-7.4", tile.charges), ("HW-7.3", tile.target)]
    rules += [rule for rule, there in more if there]
    return _moody(_face(kind, tile, imprints, rules), tile.mood)


def _some(name: str, pieces: list[Wording]) -> list[Imprint]:
    return [Imprint(name, *pieces)] if pieces else []


def _number(name: str, number: int) -> list[Imprint]:
    return [Imprint(name, str(number))] if number else []


def _drama(card: Arcana) -> Face:
    """HW-4.14: the effect, when it may be used, and the stub."""
    timing = "cancel" if card.cancel else "action" if card.action else "any"
    imprints = [
        Imprint("timing", Wording(f"timing-{timing}")),
        Imprint("modifier", Wording(f"modifier-{card.colour}", card.size)),
        *([Imprint("meta")] if card.honour else []),
    ]
    rule = {"cancel": "HW-4.16", "action": "HW-b-116", "any": "HW-4.10"}[timing]
    return _moody(_face("drama", card, imprints, [rule, "HW-4.11", "HW-4.14"]), card.mood)


def _whack(card: Whack) -> Face:
    """HW-11.2: a card of the Whack deck, of one of six types."""
    if isinstance(card, PropCard):
        face = _face("prop", card, _prop(card), ["HW-14.3", *_reach(card), *_uses(card)])
    elif isinstance(card, Fiend):
        face = _face("minion", card, _foe(card.colour, card.stat, 0, card.worth), ["HW-17.1", "HW-17.9"])
    elif isinstance(card, Snare):
        rules = ["HW-18.1", "HW-18.5" if card.turns else "HW-18.3"]
        face = _face("trap", card, _foe(card.colour, card.stat, card.turns, card.worth), rules)
    elif isinstance(card, Arrival):
        face = _face("arrival", card, [], ["HW-11.5", "HW-15.1" if card.role == ALLY else "HW-16.2"])
    else:
        face = _face(card.noun, card, [], ["HW-13.1" if isinstance(card, HouseRule) else "HW-11.3"])
    return _moody(face, card.mood)


def _prop(card: PropCard) -> list[Imprint]:
    reach = [Imprint("reach", Wording("amount-rooms", card.reach))] if card.reach else []
    kind = Imprint("type", Wording(f"type-{card.kind}"))
    return [kind, *reach, *_number("charges", card.charges), *_number("worth", card.worth)]


def _reach(card: PropCard) -> list[str]:
    return ["HW-19.26"] if card.reach else ["HW-14.4"]


def _uses(card: PropCard) -> list[str]:
    return ["HW-14.6"] if card.charges else []


def _foe(colour: str, stat: int, turns: int, worth: int) -> list[Imprint]:
    """HW-17.5, HW-18.2: what is to be beaten, and what that brings."""
    return [Imprint("foe", _stat(colour, stat)), *_number("turns", turns), *_number("worth", worth)]


def _notion(card: Notion) -> Face:
    """b-52: an outcome of the Gate; a matter of honour is blank."""
    text = BLANK if card.honour else card.text
    return Face("notion", card.key, card.title, text, [card], [], ["HW-SR.2", "HW-b-52"])
