"""HTH-7.6: Attacks, and the Phantom that sees them coming."""

from __future__ import annotations

from seance.games.haunt_the_house.cards import REACTION
from seance.games.haunt_the_house.state import Ghost, House
from seance.kernel.facts import Named
from seance.kernel.state import say
from seance.kernel.things import Option, Thing
from seance.kernel.window import first_to


async def struck(s: House, aimed_at: list[Ghost], attack: Thing) -> list[Ghost]:
    """HTH-b-31: those aimed at may vanish, each for itself alone (HTH-b-32); who is left is struck."""
    left: list[Ghost] = []
    for ghost in aimed_at:
        if await vanishes(s, ghost, attack):
            continue
        left.append(ghost)
    return left


async def vanishes(s: House, ghost: Ghost, attack: Thing) -> bool:
    """Ask one ghost; the Phantom is laid down and counts as played, but not towards the one per turn."""
    if await first_to([ghost], vanishings, "vanish", "HTH-b-31", [Named("attack", attack)]) is None:
        return False
    card = next(card for card in ghost.phantoms.cards if card.timing == REACTION)
    ghost.played.add(ghost.phantoms.take(card))
    say(s, "vanishes", "HTH-b-31", ghost)
    return True


def vanishings(ghost: Ghost) -> list[Option] | None:
    """A way to vanish; whoever holds any Phantom is asked, so that being asked tells nothing."""
    if not ghost.phantoms.cards:
        return None
    ways = [Option("vanish", card) for card in ghost.phantoms.cards if card.timing == REACTION]
    return ways[:1]
