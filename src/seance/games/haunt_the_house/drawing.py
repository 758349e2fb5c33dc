"""HTH-5.3: drawing Scares; HTH-4.4: a new room and a new hunter."""

from __future__ import annotations

from seance.games.haunt_the_house.state import Doorway, Ghost, House


def fill_doorway(s: House, door: Doorway) -> None:
    """HTH-2.2 and HTH-4.4: a new room, and a hunter in it as long as there are any (HTH-b-26)."""
    if not s.rooms.cards:
        for room in s.old_rooms.take_all():
            s.rooms.add(room)
        s.rooms.shuffle(s.dice)
    door.room.add(s.rooms.draw())
    if s.hunters.cards:
        door.hunter.add(s.hunters.draw())


def can_draw(ghost: Ghost) -> bool:
    """Whether deck and discards hold anything (HTH-b-15)."""
    return len(ghost.deck.cards) > 0 or len(ghost.discard.cards) > 0


def draw(s: House, ghost: Ghost, count: int) -> int:
    """HTH-5.3: draw from one's own deck, shuffling the discards when it runs out; how many came."""
    drawn = 0
    while drawn < count and can_draw(ghost):
        if not ghost.deck.cards:
            for scare in ghost.discard.take_all():
                ghost.deck.add(scare)
            ghost.deck.shuffle(s.dice)
        ghost.hand.add(ghost.deck.draw())
        drawn += 1
    return drawn


def draw_up_to(s: House, ghost: Ghost, size: int) -> int:
    """Draw until the hand holds ``size``; a larger hand stays as it is."""
    return draw(s, ghost, size - len(ghost.hand.cards))
