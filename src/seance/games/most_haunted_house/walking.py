"""AM-6.1: where one can walk, what it costs, and every single step on the way."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import SLIP, STRIDE
from seance.games.most_haunted_house.house import HOUSE, ROOM
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.games.most_haunted_house.weights import actions_left, closed_rooms, stairs_cost, walks_left
from seance.games.most_haunted_house.winning import check, done
from seance.kernel.facts import Count
from seance.kernel.state import say
from seance.kernel.things import Option, Thing


class Walk(Option):
    """Walk to a space: ``way`` are the spaces on it, the last one included, ``cost`` the Actions."""

    def __init__(self, way: list[str], cost: int, verb: str = "walk") -> None:
        super().__init__(verb, HOUSE.spaces[way[-1]], Count(cost, "cost"))
        self.way = way
        self.cost = cost

    @property
    def key(self) -> str:
        return f"{self.verb}:{self.way[-1]}"

    def frozen(self) -> Thing:
        """It is made of names already, and never changed."""
        return self


class Ways:
    """The cheapest ways from a space, found step by step: the fewest Actions, then the fewest steps."""

    def __init__(self, s: Night, me: Sleuth, stairs: int) -> None:
        self.taken = {other.space for other in s.team if other is not me}
        self.closed = closed_rooms(s, me)
        self.slips = me.investigator.ability == SLIP
        self.stairs = stairs

    def step(self, at: str, to: str) -> int:
        """What a step costs; 0 if it cannot be taken (AM-3.2, b-28, b-45)."""
        if to in self.taken and not self.slips:
            return 0
        here, there = HOUSE.spaces[at], HOUSE.spaces[to]
        if there.room in self.closed and here.room != there.room:
            return 0
        return self.stairs if here.floor != there.floor else 1

    def all(self, start: str, most: int) -> dict[str, tuple[int, list[str]]]:
        """Every space that can be reached in so many steps: what it costs, and the way."""
        found: dict[str, tuple[int, list[str]]] = {start: (0, [])}
        edge = [start]
        for _ in range(most):
            near: list[str] = []
            for at in edge:
                cost, way = found[at]
                for to in HOUSE.ways[at]:
                    price = self.step(at, to)
                    if price and (to not in found or found[to][0] > cost + price):
                        found[to] = (cost + price, [*way, to])
                        near.append(to)
            edge = near
        return {to: found[to] for to in HOUSE.spaces if to in found and to != start and to not in self.taken}


def walks(s: Night, me: Sleuth) -> list[Walk]:
    """AM-6.1: every space within reach, with what it costs."""
    left, price = actions_left(s, me), stairs_cost(s, me)
    ways = Ways(s, me, price)
    options = []
    for cost, way in ways.all(me.space, walks_left(s, me)).values():
        paid = cost - saved(s, me, way)
        if paid <= left:
            options.append(Walk(way, paid))
    return options


def saved(s: Night, me: Sleuth, way: list[str]) -> int:
    """b-46: one Walk a turn costs somebody no Action: the dearest on the way."""
    if s.strode or me.investigator.ability != STRIDE:
        return 0
    steps = zip([me.space, *way], way, strict=False)
    return max(stairs_cost(s, me) if HOUSE.spaces[a].floor != HOUSE.spaces[b].floor else 1 for a, b in steps)


def walk(s: Night, me: Sleuth, option: Walk) -> None:
    """AM-6.1: one Action for a space, and what happens on the way happens."""
    if saved(s, me, option.way):
        s.strode = True
    s.deeds.extend(["walk"] * option.cost)
    go(s, me, option.way, "walks", "AM-6.1")
    s.walked += len(option.way)


def go(s: Night, me: Sleuth, way: list[str], told: str, rule: str) -> None:
    """Step by step; whoever is home with the Proof stops there."""
    steps = 0
    for space in way:
        me.space = space
        steps += 1
        if done(s):
            break
    say(s, told, rule, me, me.place, ROOM[me.place.room], Count(steps))
    check(s)


def moves(s: Night, me: Sleuth, most: int) -> list[Walk]:
    """b-46: where a card can take somebody: no Walks, but walls and colleagues hold."""
    ways = Ways(s, me, 1)
    return [Walk(way, 0, "move") for _, way in ways.all(me.space, most).values()]
