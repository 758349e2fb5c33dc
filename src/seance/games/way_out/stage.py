"""Facts that a scenario can set besides laying cards (docs/scenarios.md).

The cards on the table are laid with ``house: diamonds_ace hearts_2 …``, in the order in which the rooms were
built: the Ace of Diamonds, its ring, and whatever else there is. Then, in this order:

    doors = 0-1 0-2 0-3 0-4 5-6      which rooms are joined (all cards are face up after this)
    dark = 1 2 3 4                   which lie face down
    wren.at = 5                      who stands where
"""

from __future__ import annotations

from seance.games.way_out.box.entries import STATS
from seance.games.way_out.cards import ACE
from seance.games.way_out.state import DOORS, NAMES, NOWHERE, PLACES, Maze, Player
from seance.kernel.graph import Graph
from seance.kernel.zone import NOBODY, seat_bit

FLAGS = ("trapped", "escaped", "locked", "mad", "awake")


def stage(s: Maze, fact: str, value: str) -> bool:
    """Set one fact; False for one that does not exist."""
    owner, _, what = fact.partition(".")
    if fact == "turn":
        s.active = player_called(s, value).index
        s.begun = True
    elif fact == "doors":
        join_doors(s, value.split())
    elif fact == "dark":
        turn_down(s, value.split())
    elif fact == "turns":
        s.turns = int(value)
    elif what:
        return set_fact(player_called(s, owner), what, value)
    else:
        return False
    return True


def player_called(s: Maze, name: str) -> Player:
    """The player of that name."""
    names = NAMES[: len(s.players)]
    if name not in names:
        raise ValueError(f"one of {', '.join(names)} is wanted")
    return s.players[names.index(name)]


def set_fact(me: Player, what: str, value: str) -> bool:
    """What stands on a sheet, or where the token stands."""
    if what in STATS:
        setattr(me, what, int(value))
    elif what in FLAGS:
        setattr(me, what, value == "yes")
    elif what == "at":
        me.at = NOWHERE if value == "outside" else value
    elif what == "answered":
        me.answered = sum([1 << STATS.index(stat) for stat in value.split()])
    elif what == "notes":
        me.notes = [int(each) for each in value.split()]
    else:
        return False
    return True


def join_doors(s: Maze, pairs: list[str]) -> None:
    """Call the cards on the table by number, turn them up, and make the doors between them."""
    s.graph = Graph()
    s.built = len(s.house.cards)
    s.places = list(PLACES[: s.built])
    s.spots = {each: index for index, each in enumerate(s.places)}
    for index in range(s.built):
        s.house.turn_up(index)
    s.exits = sum([room.value == ACE for room in s.house.cards])
    s.plain, s.sure = [], 0
    for each in s.places:
        s.graph.add(each, DOORS)
    for pair in pairs:
        a, _, b = pair.partition("-")
        s.graph.join(a, b)


def turn_down(s: Maze, dark: list[str]) -> None:
    """Turn some rooms face down; ``7:ash`` lies face down and is known to Ash."""
    for each in dark:
        number, _, knower = each.partition(":")
        index = s.spots[number]
        s.exits -= s.house.cards[index].value == ACE
        s.house.turn_down(index, seat_bit(player_called(s, knower).index) if knower else NOBODY)
