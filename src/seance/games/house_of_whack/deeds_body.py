"""What cards do to stats, Gold Hearts and turns."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import BLUE, GREEN, RED
from seance.games.house_of_whack.deed import (
    ADMIRED,
    BOOST,
    FILCH,
    FORFEIT,
    GAIN,
    HEARTS,
    HURRY,
    LOSE,
    MISS,
    RESTORE,
    Deed,
)
from seance.games.house_of_whack.harm import STATS, base, gain, lose, original, restore
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.redeeming import earn, forfeit
from seance.games.house_of_whack.registry import ABLE, DOING
from seance.games.house_of_whack.state import ACTING, Premises
from seance.kernel.facts import Count, Named
from seance.kernel.state import say

RULES: Final = {RED: "HW-1.3", BLUE: "HW-2.2", GREEN: "HW-3.2"}
"""Where the book says that a stat can change."""
LOWEST: Final = {RED: 1, BLUE: 0, GREEN: 0}
"""HW-1.3, HW-2.3, HW-3.3: below that no die goes."""


# --- stats ----------------------------------------------------------------------------------------------


async def gain_stat(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-1.3: so many points more, without a limit (b-115)."""
    gain(s, person, deed.stat, deed.amount, RULES[deed.stat])


async def lose_stat(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-1.3, HW-2.3, HW-3.3: so many points fewer, and what comes of it."""
    await lose(s, person, deed.stat, deed.amount, RULES[deed.stat])


def can_lose(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """HW-1.3: who has no more than the least cannot lose."""
    return base(person, deed.stat) > LOWEST[deed.stat]


async def restore_stat(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-1.2: back to what is printed."""
    restore(s, person, deed.stat, RULES[deed.stat])


def is_below(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """HW-1.2: only what is below its Original value can be restored."""
    return base(person, deed.stat) < original(person, deed.stat)


async def boost(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-1.4: a bonus, not put on the die, until the end of the turn in progress."""
    person.boosts[deed.stat] = person.boosts.get(deed.stat, 0) + deed.amount
    say(s, "boosted", "HW-1.4", person, STATS[deed.stat], Count(deed.amount))


# --- Gold Hearts ----------------------------------------------------------------------------------------


async def give_hearts(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-21.1."""
    earn(s, person, deed.amount, "HW-21.1")


async def forfeit_hearts(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-21.1, b-90."""
    forfeit(s, person, deed.amount, "HW-21.1")


def has_hearts(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """b-90: where nothing is, nothing can be lost."""
    return person.hearts > 0


async def filch(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-21.1, b-90: back for one and forward for the other, as many as there are."""
    hearts = min(person.hearts, deed.amount)
    person.hearts -= hearts
    me.hearts += hearts
    say(s, "filches", "HW-21.1", me, Named("rival", person), Count(hearts))


def can_filch(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """Nobody robs themselves, and the dead rob nobody."""
    return person is not me and not me.dead and person.hearts > 0


async def be_admired(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-21.1: everybody else in the room counts."""
    earn(s, person, deed.amount * admirers(s, person), "HW-21.1")


def admirers(s: Premises, me: Player) -> int:
    """How many others are in somebody's room."""
    return len(s.in_room(me.here)) - 1


def has_admirers(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """Alone in a room, nobody is admired."""
    return not person.dead and admirers(s, person) > 0


# --- turns ----------------------------------------------------------------------------------------------


async def miss_turns(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-5.4: so many turns have Housekeeping and nothing else."""
    person.missing += deed.amount
    say(s, "will-miss", "HW-5.4", person, Count(deed.amount))


async def hurry(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-5.6: so many Actions more."""
    s.actions += deed.amount
    say(s, "hurries", "HW-5.6", person, Count(deed.amount))


def can_hurry(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """HW-5.12: Actions are for whoever has the turn, and while they act."""
    return person is s.me and s.phase == ACTING


DOING[GAIN] = gain_stat
DOING[LOSE] = lose_stat
DOING[RESTORE] = restore_stat
DOING[BOOST] = boost
DOING[HEARTS] = give_hearts
DOING[FORFEIT] = forfeit_hearts
DOING[FILCH] = filch
DOING[ADMIRED] = be_admired
DOING[MISS] = miss_turns
DOING[HURRY] = hurry
ABLE[LOSE] = can_lose
ABLE[RESTORE] = is_below
ABLE[FORFEIT] = has_hearts
ABLE[FILCH] = can_filch
ABLE[ADMIRED] = has_admirers
ABLE[HURRY] = can_hurry
