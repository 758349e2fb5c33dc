"""AM-6.3: lifting a Curse."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import Curse
from seance.games.most_haunted_house.rolling import give_back, roll
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.games.most_haunted_house.weights import on_lifting, to_lift
from seance.kernel.facts import Count
from seance.kernel.state import say
from seance.kernel.things import Option


class Lift(Option):
    """Try to lift a Curse."""

    def __init__(self, curse: Curse) -> None:
        super().__init__("lift", curse)
        self.curse = curse


def liftable(me: Sleuth) -> list[Curse]:
    """b-48: a Possession has no threshold."""
    return [curse for curse in me.curses() if not curse.possession]


async def lift(s: Night, me: Sleuth, curse: Curse) -> None:
    """AM-6.3: named first, then rolled for; rolls are never added together."""
    s.deeds.append("lift")
    against = to_lift(s, me, curse)
    say(s, "scrubs", "AM-6.3", me, curse, Count(against, "against"))
    throw = await roll(s, me, "lift", curse, against, on_lifting(s, me))
    if throw.made:
        give_back(s, me, curse)
        say(s, "lifts", "AM-6.3", me, curse)
    else:
        say(s, "stays-cursed", "AM-6.3", me, curse)
