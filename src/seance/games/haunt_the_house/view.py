"""What a seat may know of the house."""

from __future__ import annotations

from typing import TypedDict

from seance.games.haunt_the_house.cards import GEAR
from seance.games.haunt_the_house.state import Doorway, Ghost, House


class ShownScare(TypedDict):
    """A Scare that all can see: whose, and which."""

    seat: int
    scare: str


class HiddenScare(TypedDict):
    """A Scare that lies face down: whose, and which for whoever may know."""

    seat: int
    scare: str | None


class RoomView(TypedDict):
    """A room: who sits in its doorway, and what lies above and below."""

    room: str
    hunter: str | None
    shown: list[ShownScare]
    hidden: list[HiddenScare]


class GhostView(TypedDict):
    """What lies before a ghost; ``discard`` is known to its owner alone."""

    seat: int
    skulls: int
    hand: list[str | None]
    held: list[str | None]
    deck: int
    discards: int
    discard: list[str] | None
    hunters: list[str]
    gear: dict[str, int]
    phantoms: list[str | None]
    played: list[str]
    trophies: list[str | None]
    trophy_colours: list[str]


class HouseView(TypedDict):
    """The house, its ghosts and its piles; ``ender`` is -1 until somebody ends it."""

    full: bool
    turns: int
    active: int
    actions: int
    ender: int
    over: bool
    hunters_to_end: int
    markers: list[int]
    offer: list[str | None]
    rooms_left: int
    hunters_left: int
    phantoms_left: int
    rooms: list[RoomView]
    ghosts: list[GhostView]


def view(s: House, seat: int) -> HouseView:
    """The table as one seat sees it; everything hidden comes through ``Zone.look``."""
    return {
        "full": s.full,
        "turns": s.turns,
        "active": s.active,
        "actions": s.actions,
        "ender": s.ender,
        "over": s.over,
        "hunters_to_end": s.hunters_to_end,
        "markers": s.markers[:],
        "offer": s.offer.look(seat),
        "rooms_left": len(s.rooms.cards),
        "hunters_left": len(s.hunters.cards),
        "phantoms_left": len(s.phantoms.cards),
        "rooms": [_room(door, seat) for door in s.doors],
        "ghosts": [_ghost(ghost, seat) for ghost in s.ghosts],
    }


def _room(door: Doorway, seat: int) -> RoomView:
    hidden = zip(door.hidden.cards, door.hidden.look(seat), strict=True)
    return {
        "room": door.key,
        "hunter": door.hunter.cards[0].key if door.hunter.cards else None,
        "shown": [{"seat": scare.owner, "scare": scare.key} for scare in door.shown.cards],
        "hidden": [{"seat": scare.owner, "scare": key} for scare, key in hidden],
    }


def _ghost(ghost: Ghost, seat: int) -> GhostView:
    return {
        "seat": ghost.index,
        "skulls": ghost.skulls,
        "hand": _sorted(ghost.hand.look(seat)),
        "held": ghost.held.look(seat),
        "deck": len(ghost.deck.cards),
        "discards": len(ghost.discard.cards),
        "discard": sorted([scare.key for scare in ghost.discard.cards]) if ghost.index == seat else None,
        "hunters": [hunter.key for hunter in ghost.hunters.cards],
        "gear": gear_on_show(ghost),
        "phantoms": _sorted(ghost.phantoms.look(seat)),
        "played": [phantom.key for phantom in ghost.played.cards],
        "trophies": _sorted(ghost.trophies.look(seat)),
        "trophy_colours": sorted([trophy.colour for trophy in ghost.trophies.cards]),
    }


def gear_on_show(ghost: Ghost) -> dict[str, int]:
    """The gear that everybody can count: that of the hunters, not the trophies."""
    pieces = [gear for hunter in ghost.hunters.cards for gear in hunter.gear]
    return {gear: pieces.count(gear) for gear in GEAR if gear in pieces}


def _sorted(keys: list[str | None]) -> list[str | None]:
    """A hand has no order worth knowing: known cards first, by name."""
    known = sorted([key for key in keys if key is not None])
    return [*known, *[None] * (len(keys) - len(known))]
