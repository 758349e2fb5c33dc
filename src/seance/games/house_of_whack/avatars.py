"""HW-31.2 to HW-31.9: one begins as oneself, and becomes others."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import ALLY, RESIDENT, Guest
from seance.games.house_of_whack.harm import pick_up
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.redeeming import forfeit, value_of
from seance.games.house_of_whack.state import Premises
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import Option

RELEASE: Final = Option("release")


def transformations(s: Premises, me: Player) -> list[Option]:
    """HW-31.5 to HW-31.7: whom one could be, for Hearts enough; and to be nobody but oneself again."""
    if not s.avatars:
        return []
    found: list[Option] = [
        Option("become", card) for card in candidates(s, me) if price(me, card) <= me.hearts
    ]
    return [*found, RELEASE] if me.guest.cards else found


def candidates(s: Premises, me: Player) -> list[Guest]:
    """HW-31.4: Residents in the room, and one's own Allies."""
    here = [card for card in s.lying_in(me.here) if isinstance(card, Guest)]
    residents = [card for card in here if s.roles[card.key] == RESIDENT]
    return residents + [card for card in me.carried.cards if isinstance(card, Guest)]


def price(me: Player, guest: Guest) -> int:
    """HW-31.5: the value of the side on which it lies."""
    return value_of(me, guest)


async def become(s: Premises, me: Player, guest: Guest) -> None:
    """HW-31.5, HW-31.8, HW-31.9: paid for, and whoever one was stays behind. Base stats are kept."""
    if me.guest.cards:
        await release(s, me, "HW-31.9")
    forfeit(s, me, price(me, guest), "HW-31.5")
    if guest in me.carried.cards:
        me.carried.take(guest)
    else:
        pick_up(s, guest)
    me.guest.add(guest)
    say(s, "becomes", "HW-31.5", me, guest)


async def release(s: Premises, me: Player, rule: str = "HW-31.7") -> None:
    """HW-31.7, b-110: as a Resident or as an Ally, as one likes; some Residents are Minions."""
    guest = me.guest.cards[0]
    role = await choose(me, "leave-as", "HW-31.7", [Option("ally"), Option("resident")], [guest])
    me.guest.take(guest)
    s.lying.add(guest)
    s.lies[guest.key] = me.here
    s.roles[guest.key] = ALLY if role.verb == "ally" else guest.third.role
    say(s, "releases", rule, me, guest)
