"""AM-6.1: where one can walk, what it costs, and every single step on the way."""

from __future__ import annotations

from typing import Final

from seance.games.most_haunted_house.cards import SLIP, STRIDE
from seance.games.most_haunted_house.house import HOUSE, ROOM
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.games.most_haunted_house.weights import Load
from seance.games.most_haunted_house.winning import check, done
from seance.kernel.facts import Count
from seance.kernel.state import say
from seance.kernel.things import Option, Thing

SPACES: Final = list(HOUSE.spaces)
NUMBER: Final = {key: number for number, key in enumerate(SPACES)}
NEXT: Final = [[NUMBER[to] for to in HOUSE.ways[key]] for key in SPACES]
FLOOR: Final = [HOUSE.spaces[key].floor for key in SPACES]
ROOM_OF: Final = [HOUSE.spaces[key].room for key in SPACES]
IN_ROOM: Final = {room: [n for n in range(len(SPACES)) if ROOM_OF[n] == room] for room in ROOM}
NOWHERE: Final = -1
STAIRS: Final = [next((to for to in NEXT[n] if FLOOR[to] != FLOOR[n]), NOWHERE) for n in range(len(SPACES))]
"""Where the stairs at a space lead, if there are any."""
UNSEEN: Final = -1
SHUT: Final = -2
FAR: Final = 99
MOST: Final = 8
"""What a way can cost at most: six Walks, and the stairs there and back."""


class Walk(Option):
    """Walk to a space, for so many Actions. The way there is found when it is walked."""

    def __init__(self, verb: str, to: int, cost: int) -> None:
        super().__init__(verb, HOUSE.spaces[SPACES[to]], Count(cost, "cost"))
        self.to = to
        self.cost = cost
        self.name = f"{verb}:{SPACES[to]}"

    @property
    def key(self) -> str:
        return self.name

    def frozen(self) -> Thing:
        """It is made once for all matches, and never changed."""
        return self


WALKS: Final = [[Walk("walk", to, cost) for to in range(len(SPACES))] for cost in range(MOST + 1)]
MOVES: Final = [Walk("move", to, 0) for to in range(len(SPACES))]


class Ways:
    """The cheapest ways from a space, within so many steps and Actions.

    ``found`` are the spaces that can be reached, the nearest first; ``cost`` is what it takes to get to each.
    """

    def __init__(self, start: int, most: int, budget: int, stairs: int) -> None:
        self.start = start
        self.most = most
        self.budget = budget
        self.stairs = stairs
        self.inside = ""
        self.found: list[int] = []
        self.cost = [UNSEEN] * len(SPACES)

    def shut(self, room: str) -> None:
        """b-45: it cannot be entered; whoever is inside may act there, and leave."""
        if ROOM_OF[self.start] == room:
            self.inside = room
            return
        for number in IN_ROOM[room]:
            self.cost[number] = SHUT

    def explore(self) -> None:
        """Step by step, and on again from wherever it has become cheaper."""
        cost = self.cost
        cost[self.start] = 0
        edge = [self.start]
        for _ in range(self.most):
            near: list[int] = []
            for at in edge:
                here, stairs = cost[at], STAIRS[at]
                for to in NEXT[at]:
                    paid = here + (self.stairs if to == stairs else 1)
                    known = cost[to]
                    if known == SHUT or paid > self.budget or (UNSEEN < known <= paid):
                        continue
                    if self.inside and self.re_enters(at, to):
                        continue
                    if known == UNSEEN:
                        self.found.append(to)
                    cost[to] = paid
                    near.append(to)
            edge = near

    def re_enters(self, at: int, to: int) -> bool:
        """Whether a step leads back into the closed room that somebody is leaving."""
        return ROOM_OF[to] == self.inside and ROOM_OF[at] != self.inside

    def price(self, at: int, to: int) -> int:
        """What a step costs."""
        return self.stairs if to == STAIRS[at] else 1

    def before(self, to: int) -> int:
        """The space from which one comes to another on the cheapest way."""
        for at in NEXT[to]:
            cost = self.cost[at]
            if cost >= 0 and cost + self.price(at, to) == self.cost[to] and not self.re_enters(at, to):
                return at
        raise AssertionError("every space that was found was come to from another")

    def way(self, to: int) -> list[int]:
        """The spaces on the way to one, the last one included."""
        way: list[int] = []
        while to != self.start:
            way.append(to)
            to = self.before(to)
        way.reverse()
        return way

    def dearest(self, to: int) -> int:
        """What the dearest step on the way costs: the stairs, where they lead to another floor."""
        return self.stairs if FLOOR[to] != FLOOR[self.start] else 1


class Reach:
    """Where somebody can walk now. ``ways`` is None where nothing is in the way: the shortest will do."""

    def __init__(self, start: int, walks: list[Walk], ways: Ways | None) -> None:
        self.start = start
        self.walks = walks
        self.ways = ways

    def way(self, to: int) -> list[int]:
        """The spaces on the way to one, the last one included."""
        return straight(self.start, to) if self.ways is None else self.ways.way(to)


STEPS: Final[list[list[int]]] = [[] for _ in SPACES]


def steps_from(start: int) -> list[int]:
    """How many steps it is to every space, with nobody in the way; found once."""
    if not STEPS[start]:
        ways = Ways(start, FAR, FAR, 1)
        ways.explore()
        STEPS[start] = ways.cost
    return STEPS[start]


def straight(start: int, to: int) -> list[int]:
    """The shortest way through an empty house, nearer with every step."""
    steps, at = steps_from(to), start
    way: list[int] = []
    while at != to:
        for near in NEXT[at]:
            if steps[near] < steps[at]:
                at = near
                break
        way.append(at)
    return way


def unhindered(s: Night, me: Sleuth, start: int, most: int, closed: list[str]) -> bool:
    """Whether nobody and no closed room is near enough to be in the way."""
    steps = steps_from(start)
    for other in s.team:
        if other is not me and steps[NUMBER[other.space]] <= most:
            return False
    for room in closed:
        for number in IN_ROOM[room]:
            if steps[number] <= most:
                return False
    return True


def ways_of(s: Night, me: Sleuth, most: int, budget: int, load: Load) -> Ways:
    """AM-3.2, b-28, b-45: colleagues and closed rooms are in the way, walls always."""
    ways = Ways(NUMBER[me.space], most, budget, load.stairs)
    if me.investigator.ability != SLIP:
        for other in s.team:
            if other is not me:
                ways.cost[NUMBER[other.space]] = SHUT
    for room in load.closed:
        ways.shut(room)
    ways.explore()
    return ways


def strides(s: Night, me: Sleuth) -> bool:
    """b-46: whether somebody still has a Walk that costs no Action."""
    return not s.strode and me.investigator.ability == STRIDE


OPEN: Final[dict[int, list[Walk]]] = {}
"""What is offered where nobody is in the way, which is the same in every night."""


def reach(s: Night, me: Sleuth, load: Load) -> Reach:
    """AM-6.1: every space that somebody can walk to, with what it costs."""
    start = NUMBER[me.space]
    most, left, free = load.walks_left(s, me), min(MOST, load.actions_left(s)), strides(s, me)
    if most <= 0 or (left <= 0 and not free):
        return Reach(start, [], None)
    budget = left + (load.stairs if free else 0)
    if not unhindered(s, me, start, min(most, budget), load.closed):
        ways = ways_of(s, me, most, budget, load)
        return Reach(start, standing_free(s, offered(ways, left, free)), ways)
    key = (((start * 8 + most) * 16 + left) * 4 + load.stairs) * 2 + (1 if free else 0)
    known = OPEN.get(key)
    if known is None:
        ways = Ways(start, most, budget, load.stairs)
        ways.explore()
        known = OPEN[key] = offered(ways, left, free)
    return Reach(start, known, None)


def offered(ways: Ways, left: int, free: bool) -> list[Walk]:
    """Of what was found, what can be paid; where one Walk is free, the dearest on the way is."""
    if not free:
        return [WALKS[ways.cost[to]][to] for to in ways.found]
    paid = [(to, ways.cost[to] - ways.dearest(to)) for to in ways.found]
    return [WALKS[cost][to] for to, cost in paid if cost <= left]


def standing_free(s: Night, options: list[Walk]) -> list[Walk]:
    """AM-3.2: whoever slips past colleagues still cannot stand where one does."""
    if s.active.investigator.ability != SLIP:
        return options
    taken = [other.space for other in s.team]
    return [option for option in options if SPACES[option.to] not in taken]


def walk(s: Night, me: Sleuth, option: Walk, way: list[int]) -> None:
    """AM-6.1: one Action for a space, and what happens on the way happens."""
    s.strode = s.strode or strides(s, me)
    for _ in range(option.cost):
        s.deeds.append("walk")
    s.walked += len(way)
    go(s, me, way, "walks", "AM-6.1")


def go(s: Night, me: Sleuth, way: list[int], told: str, rule: str) -> None:
    """Step by step; whoever is home with the Proof stops there."""
    steps = 0
    for number in way:
        me.space = SPACES[number]
        steps += 1
        if done(s):
            break
    say(s, told, rule, me, me.place, ROOM[me.place.room], Count(steps))
    check(s)


def moves(s: Night, me: Sleuth, most: int) -> list[Walk]:
    """b-46: where a card can take somebody: no Walks, but walls and colleagues hold."""
    options = standing_free(s, offered(card_ways(s, me, most), most, free=False))
    return [MOVES[option.to] for option in options]


def card_ways(s: Night, me: Sleuth, most: int) -> Ways:
    """The ways that a card opens: the stairs cost no more than any other step."""
    load = Load(s, me)
    load.stairs = 1
    return ways_of(s, me, most, most, load)


def move(s: Night, me: Sleuth, option: Walk, most: int) -> None:
    """b-46: a card takes somebody there."""
    go(s, me, card_ways(s, me, most).way(option.to), "is-moved", "AM-b-46")
