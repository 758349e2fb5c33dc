"""How a scenario sets up the night (docs/scenarios.md)."""

from __future__ import annotations

from seance.games.most_haunted_house.house import HOUSE
from seance.games.most_haunted_house.possible import CHECKS
from seance.games.most_haunted_house.state import CYCLES, SUPPLY, Night
from seance.kernel.errors import BadScenario
from seance.kernel.stage import Prop, Stage, one_of, whole

SEARCH = HOUSE.marked("search")
NAMES = ("1", "2", "3", "4")
TAKES = {
    "hauntings": ["haunting"],
    "present": ["haunting"],
    "curses": ["curse"],
    "charms": ["charm"],
    "played": ["charm"],
    "spare": ["investigator"],
    "card": ["investigator"],
    "hand": ["charm", "curse"],
}


def takes(place: str) -> list[str]:
    """The pools of cards that may lie in a place."""
    return TAKES[place.rpartition(".")[2]]


def put_turn(s: Night, seat: int, value: str) -> None:
    s.at = s.order.index(one_of(value, NAMES))


def put_cycle(s: Night, seat: int, value: str) -> None:
    s.cycle = whole(value, 0, CYCLES - 1)


def put_order(s: Night, seat: int, value: str) -> None:
    order = [one_of(name, NAMES) for name in value.split()]
    if sorted(order) != list(range(len(NAMES))):
        raise BadScenario("The order names everybody once: 3 1 4 2, say.")
    s.order = order


def put_tokens(s: Night, seat: int, value: str) -> None:
    """Each as ``ga1:12``; all others are gone."""
    s.tokens = {}
    for each in value.split():
        space, _, threshold = each.partition(":")
        s.tokens[SEARCH[one_of(space, tuple(SEARCH))]] = whole(threshold, 1, 20)


def put_space(s: Night, seat: int, value: str) -> None:
    s.team[seat].at = one_of(value, tuple(HOUSE.spaces))


def put_proof(s: Night, seat: int, value: str) -> None:
    s.team[seat].proof = whole(value, 0, SUPPLY)
    s.given = sum(me.proof for me in s.team)


STAGE: Stage[Night] = Stage(
    owners=NAMES,
    props=(
        Prop("order", "the order of turns, from the highest roll", put_order),
        Prop("turn", "whose turn it is", put_turn),
        Prop("tokens", "the Search tokens that lie on the board, each as ga1:12", put_tokens),
        Prop("cycle", "how many half-hours have passed", put_cycle),
        Prop("<seat>.space", "where an investigator stands", put_space),
        Prop("<seat>.proof", "an investigator's Proof tokens", put_proof),
    ),
    takes=takes,
    checks=CHECKS,
)
