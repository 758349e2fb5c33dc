"""How a scenario sets up the house (docs/scenarios.md).

The cards on the table are laid with ``house: diamonds_ace hearts_2 …``, in the order in which the rooms were
built: the Ace of Diamonds, its ring, everybody's starting Room, and whatever else there is. ``doors`` joins
them, and all lie face up after that; ``dark`` turns some of them down.
"""

from __future__ import annotations

from functools import partial

from seance.games.way_out.box.entries import STATS
from seance.games.way_out.cards import SUITS
from seance.games.way_out.possible import CHECKS, is_built, revealed_exits
from seance.games.way_out.setup import SET_ASIDE
from seance.games.way_out.state import CENTRE, DOORS, EXITS, NAMES, NOWHERE, PLACES, RING, Maze
from seance.kernel.errors import BadScenario
from seance.kernel.graph import Graph
from seance.kernel.stage import Prop, Stage, one_of, whole, yes_no
from seance.kernel.zone import NOBODY, seat_bit

MOST = 99
"""No stat and no score ever gets there; this is only to catch a slip of the pen."""
MOST_TURNS = 9999


def put_turn(s: Maze, seat: int, value: str) -> None:
    s.active = seat_of(s, value)
    s.begun = True


def put_turns(s: Maze, seat: int, value: str) -> None:
    s.turns = whole(value, 0, MOST_TURNS)


def put_doors(s: Maze, seat: int, value: str) -> None:
    """Call the cards on the table by number, turn them up, and make the doors between them."""
    s.graph = Graph()
    s.built = len(s.house.cards)
    s.places = list(PLACES[: s.built])
    s.spots = {each: index for index, each in enumerate(s.places)}
    for index in range(s.built):
        s.house.turn_up(index)
    s.plain = list(RING)
    for each in s.places:
        s.graph.add(each, DOORS)
    for pair in value.split():
        join(s, pair)
    s.exits = revealed_exits(s)
    s.sure = max(0, s.sure - opened(s))


def opened(s: Maze) -> int:
    """How many rooms were laid since the house was set up, as if all of them came off the deck."""
    return max(0, s.built - len([CENTRE, *RING, *s.players]))


def join(s: Maze, pair: str) -> None:
    """Make the door ``5-8``."""
    a, _, b = pair.partition("-")
    one_of(a, s.places)
    one_of(b, s.places)
    if not s.graph.can_join(a, b):
        raise BadScenario(f"{pair} is one too many, since a room has four sides (WO-b-10)")
    s.graph.join(a, b)


def put_dark(s: Maze, seat: int, value: str) -> None:
    """Turn some rooms face down; ``8:ash`` lies face down and is known to Ash."""
    if not is_built(s):
        raise BadScenario("'doors' must say how the rooms are joined")
    for each in value.split():
        turn_down(s, each)
    s.exits = revealed_exits(s)


def turn_down(s: Maze, dark: str) -> None:
    number, _, knower = dark.partition(":")
    index = one_of(number, s.places)
    s.house.turn_down(index, seat_bit(seat_of(s, knower)) if knower else NOBODY)


def put_sure(s: Maze, seat: int, value: str) -> None:
    s.sure = whole(value, 0, SET_ASIDE * len(s.players))


def put_levels(s: Maze, seat: int, value: str) -> None:
    s.levels = sum({1 << one_of(suit, SUITS) for suit in value.split()})


def put_waiting(s: Maze, seat: int, value: str) -> None:
    s.waiting = sum({seat_bit(seat_of(s, name)) for name in value.split()})
    s.ended = "exits" if s.exits == EXITS else "deck"


def put_stat(stat: str, s: Maze, seat: int, value: str) -> None:
    setattr(s.players[seat], stat, whole(value, 0, MOST))


def put_flag(flag: str, s: Maze, seat: int, value: str) -> None:
    setattr(s.players[seat], flag, yes_no(value))


def put_at(s: Maze, seat: int, value: str) -> None:
    at = one_of(value, ["outside", *s.places])
    s.players[seat].at = NOWHERE if at == 0 else value


def put_answered(s: Maze, seat: int, value: str) -> None:
    s.players[seat].answered = sum({1 << one_of(stat, STATS) for stat in value.split()})


def put_notes(s: Maze, seat: int, value: str) -> None:
    s.players[seat].notes = [whole(each, -MOST, MOST) for each in value.split()]


def seat_of(s: Maze, name: str) -> int:
    """The seat of somebody who plays."""
    return one_of(name, NAMES[: len(s.players)])


FLAGS = {
    "awake": "whether the starting Room has been described",
    "trapped": "whether a Joker holds them",
    "escaped": "whether they are out",
    "locked": "whether WILL is circled",
    "mad": "whether they got out without their sanity",
}

STAGE: Stage[Maze] = Stage(
    owners=NAMES,
    props=(
        Prop("turn", "whose turn it is", put_turn),
        Prop("turns", "how many turns were taken", put_turns),
        Prop("doors", "which rooms are joined", put_doors),
        Prop("dark", "which rooms lie face down", put_dark),
        Prop("sure", "how many cards on top of the deck cannot be Aces or Jokers", put_sure),
        Prop("levels", "the suits of the Exits that have led to another level", put_levels),
        Prop("waiting", "who has a last turn left", put_waiting),
        *[Prop(f"<name>.{stat}", f"{stat.upper()} on the sheet", partial(put_stat, stat)) for stat in STATS],
        *[Prop(f"<name>.{flag}", text, partial(put_flag, flag)) for flag, text in FLAGS.items()],
        Prop("<name>.at", "where the token stands", put_at),
        Prop("<name>.answered", "which questions are answered", put_answered),
        Prop("<name>.notes", "the scores written down so far", put_notes),
    ),
    checks=CHECKS,
)
