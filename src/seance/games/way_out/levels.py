"""Levels of the house: WO-12.3 for one player, WO-13 for several."""

from __future__ import annotations

from seance.games.way_out.cards import Room
from seance.games.way_out.rooms import is_open, tear_down
from seance.games.way_out.state import Maze, Player
from seance.games.way_out.stats import points
from seance.kernel.facts import Count
from seance.kernel.state import say


def climb(s: Maze, me: Player) -> None:
    """WO-12.3: leave everything seen so far behind, but for the Exit underfoot."""
    say(s, "climbs", "WO-12.3", me, Count(clear(s)))


def new_level(s: Maze, me: Player, way_up: Room) -> None:
    """WO-13.1: write down all scores, then discard the open rooms that nobody stands in.

    WO-b-49: each Exit leads up once. Otherwise scores would grow by walking out of an Exit and in again.
    """
    if s.levels >> way_up.suit & 1:
        return
    s.levels |= 1 << way_up.suit
    note(s)
    if not s.over:
        say(s, "new-level", "WO-13.1", me, Count(clear(s)))


def note(s: Maze) -> None:
    """Write down everybody's score as it is now."""
    s.noted = True
    for player in s.players:
        player.notes.append(points(player))


def clear(s: Maze) -> int:
    """Discard every open room without a token; how many there were."""
    taken = {player.at for player in s.players}
    empty = [place for place in s.places if place not in taken and is_open(s, place)]
    for place in empty:
        tear_down(s, place)
    return len(empty)
