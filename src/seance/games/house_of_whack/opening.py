"""HW-G.2, b-2: everybody is introduced, and a die says who begins."""

from __future__ import annotations

from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.walking import set_into
from seance.kernel.state import say


async def begin(s: Premises) -> None:
    """Everybody comes in by the front door, and takes a square of Start."""
    for me in s.clockwise():
        for guest in me.guest.cards:
            say(s, "introduced", "HW-G.2", me, guest)
        await set_into(s, me, s.start, "HW-P.1")
    say(s, "begins", "HW-b-2", s.me)
