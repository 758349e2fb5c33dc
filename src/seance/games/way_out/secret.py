"""WO-8: Secret Doors, and where the next Door comes from."""

from __future__ import annotations

from seance.games.way_out.cards import Room
from seance.games.way_out.state import Maze, Player
from seance.kernel.facts import Named
from seance.kernel.state import say
from seance.kernel.window import first_to
from seance.kernel.zone import seat_bit

NO_ONE = -1


def may_supply(player: Player) -> bool:
    """Whether a player has a Secret Door left, which all can see; WO-b-36: not after an escape."""
    return len(player.secret.cards) > 0 and not player.escaped


def offered(player: Player) -> list[Room] | None:
    """The Secret Doors that a player may announce; None for one who everybody knows to have none."""
    return player.secret.cards[:] if may_supply(player) else None


def has_door(s: Maze) -> bool:
    """WO-b-22: whether there is a Door to open: one in the deck, or perhaps a Secret Door."""
    return len(s.deck.cards) > 0 or any(may_supply(player) for player in s.players)


def around(s: Maze, me: Player) -> list[Player]:
    """Who is asked for a Secret Door, clockwise from the active player."""
    return s.players[me.index :] + s.players[: me.index]


async def announce(s: Maze, me: Player) -> int:
    """WO-8.1 and WO-b-20: ask clockwise from the active player; who supplies a Secret Door, or NO_ONE.

    It lies in ``s.door`` then, and only its owner knows it.
    """
    found = await first_to(around(s, me), offered, "secret-door", "WO-8.1", [Named("opener", me)])
    if found is None:
        return NO_ONE
    player, room = found
    s.door.add(player.secret.take(room), seat_bit(player.index))
    s.plain_door = True
    if player is me:
        say(s, "own-door", "WO-8.3", me)
    else:
        say(s, "secret-door", "WO-8.1", player, Named("opener", me))
    return player.index


def draw(s: Maze) -> Room:
    """The Door that is opened now: the Secret Door that was announced, or the top of the deck."""
    if s.door.cards:
        return s.door.draw()
    s.plain_door = s.sure > 0
    s.sure = max(0, s.sure - 1)
    return s.deck.draw()
