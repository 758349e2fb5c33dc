"""What a seat may know of the house."""

from __future__ import annotations

from typing import Any

from seance.games.haunt_the_house.cards import GEAR
from seance.games.haunt_the_house.state import Doorway, Ghost, House
from seance.kernel.game import View


def view(s: House, seat: int) -> View:
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


def _room(door: Doorway, seat: int) -> dict[str, Any]:
    hidden = zip(door.hidden.cards, door.hidden.look(seat), strict=True)
    return {
        "room": door.key,
        "hunter": door.hunter.cards[0].key if door.hunter.cards else None,
        "shown": [{"seat": scare.owner, "scare": scare.key} for scare in door.shown.cards],
        "hidden": [{"seat": scare.owner, "scare": key} for scare, key in hidden],
    }


def _ghost(ghost: Ghost, seat: int) -> dict[str, Any]:
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
