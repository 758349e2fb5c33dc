"""Who does what: the functions behind deeds and special rooms, which their modules enter here by name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from seance.games.house_of_whack.cards import RoomTile
from seance.games.house_of_whack.deed import ALL, ANY, COMPANY, HERE, ME, OTHER, OTHERS, Deed, chosen
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.question import choose
from seance.kernel.things import Option, Thing

Doer = Callable[[Premises, Player, Deed, Player], Awaitable[None]]
"""Does a deed: by whom, which, to whom."""
Judge = Callable[[Premises, Player, Deed, Player], bool]
"""Whether a deed would do anything to somebody."""

DOING: Final[dict[str, Doer]] = {}
ABLE: Final[dict[str, Judge]] = {}
BUILT: Final[dict[str, Callable[[Premises, Player, RoomTile], Awaitable[None]]]] = {}
"""What happens when a special room has been laid, by its chapter; the Cloud instead of being laid."""
ENTERED: Final[dict[str, Callable[[Premises, Player, RoomTile], Awaitable[None]]]] = {}
"""What happens when somebody steps into a special room."""
LEAVING: Final[dict[str, Callable[[Premises, Player, RoomTile, int], Awaitable[RoomTile | None]]]] = {}
"""What happens when somebody leaves a special room for where nothing is: a room comes there, or None."""
USES: Final[dict[str, Callable[[Premises, Player], list[Option]]]] = {}
"""What an Action can be spent on in a special room."""
ACTS: Final[dict[str, Callable[[Premises, Player, Option], Awaitable[None]]]] = {}
"""How such an Action is done, by its verb."""


def people(s: Premises, me: Player, whom: str) -> list[Player]:
    """Whom a deed may befall, or must."""
    if whom == ME:
        return [me] if not me.dead else []
    if whom in (OTHER, OTHERS):
        return s.others(me)
    if whom in (HERE, COMPANY):
        return [other for other in s.others(me) if other.room is me.room and not me.dead]
    assert whom in (ALL, ANY)
    mine = [me] if not me.dead else []
    return mine + s.others(me)


def targets(s: Premises, me: Player, deed: Deed) -> list[Player]:
    """Those to whom a deed would do something."""
    judge = ABLE.get(deed.kind)
    found = people(s, me, deed.whom)
    return found if judge is None else [person for person in found if judge(s, me, deed, person)]


def able(s: Premises, me: Player, deeds: tuple[Deed, ...]) -> bool:
    """Whether deeds can be done now: the one that somebody is chosen for, else any, does something."""
    aimed = chosen(deeds)
    if aimed is not None:
        return _befalls(s, me, aimed)
    return any(_befalls(s, me, deed) for deed in deeds)


def _befalls(s: Premises, me: Player, deed: Deed) -> bool:
    """Whether there is anybody among its targets: asked so often that the first one found is enough."""
    judge = ABLE.get(deed.kind)
    return any(judge is None or judge(s, me, deed, person) for person in people(s, me, deed.whom))


async def aim(s: Premises, me: Player, deeds: tuple[Deed, ...], rule: str, what: Thing) -> Player | None:
    """Choose whom deeds befall, where that has to be chosen."""
    aimed = chosen(deeds)
    if aimed is None:
        return None
    found = targets(s, me, aimed)
    if len(found) < 2:
        return found[0] if found else None
    return await choose(me, "whom", rule, found, [what])


async def perform(s: Premises, me: Player, deeds: tuple[Deed, ...], target: Player | None = None) -> None:
    """Do deeds, one after another; whoever has gone meanwhile is spared (b-102)."""
    for deed in deeds:
        if deed.whom in (OTHER, HERE, ANY):
            befallen = [target] if target is not None else []
        else:
            befallen = people(s, me, deed.whom)
        judge = ABLE.get(deed.kind)
        for person in befallen:
            if not person.dead and (judge is None or judge(s, me, deed, person)):
                await DOING[deed.kind](s, me, deed, person)
