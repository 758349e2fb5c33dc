"""What frightens whom, and where Scares may go."""

from __future__ import annotations

from seance.games.haunt_the_house.cards import Hunter, Scare
from seance.games.haunt_the_house.state import Doorway, Ghost, House
from seance.kernel.zone import ALL


def haunted(s: House) -> list[Doorway]:
    """The doorways with a hunter in them: elsewhere nothing can be played (HTH-b-26)."""
    return [door for door in s.doors if door.hunter.cards]


def frightens(hunter: Hunter, scare: Scare) -> bool:
    """HTH-b-4: a Scare is correct when its kind is shown on the hunter, surplus or not."""
    return hunter.needs[scare.kind] > 0


def missing(hunter: Hunter, scares: list[Scare]) -> list[int]:
    """How many of each kind are still wanted beside these."""
    wanted = hunter.needs[:]
    for scare in scares:
        if wanted[scare.kind] > 0:
            wanted[scare.kind] -= 1
    return wanted


def may_show(door: Doorway, scare: Scare) -> bool:
    """HTH-3.4: needed, and not yet satisfied by what is shown; hidden Scares do not count (HTH-b-10)."""
    if not door.hunter.cards:
        return False
    shown = 0
    for other in door.shown.cards:
        if other.kind == scare.kind:
            shown += 1
    return shown < door.hunter.cards[0].needs[scare.kind]


def to_discards(s: House, scares: list[Scare], known: int = ALL) -> None:
    """Every Scare goes to its owner's discards; ``known`` are those who saw its face."""
    for scare in scares:
        s.ghosts[scare.owner].discard.add(scare, known)


def others(s: House, me: Ghost) -> list[Ghost]:
    """Everybody else, clockwise from the left."""
    return s.ghosts[me.index + 1 :] + s.ghosts[: me.index]
