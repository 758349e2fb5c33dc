"""AM-6.1: where one can walk, what it costs, and every single step on the way."""

from __future__ import annotations

from typing import Final

from seance.games.most_haunted_house.cards import SLIP, STRIDE
from seance.games.most_haunted_house.house import HOUSE, NUMBER, PLACES, ROOM
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.games.most_haunted_house.weights import Load
from seance.games.most_haunted_house.winning import check, done
from seance.kernel.facts import Count
from seance.kernel.state import say
from seance.kernel.things import DONE, Option, Thing

NEXT: Final = [[NUMBER[to] for to in HOUSE.ways[place.key]] for place in PLACES]
FLOOR: Final = [place.floor for place in PLACES]
ROOM_OF: Final = [place.room for place in PLACES]
IN_ROOM: Final = {room: [n for n in range(len(PLACES)) if ROOM_OF[n] == room] for room in ROOM}
NOWHERE: Final = -1
STAIRS: Final = [next((to for to in NEXT[n] if FLOOR[to] != FLOOR[n]), NOWHERE) for n in range(len(PLACES))]
"""Where the stairs at a space lead, if there are any."""
UNSEEN: Final = -1
SHUT: Final = -2
FAR: Final = 99
MOST: Final = 8
"""What a way can cost at most: six Walks, and the stairs there and back."""


class Walk(Option):
    """Walk to a space, for so many Actions. The way there is found when it is walked."""

    def __init__(self, verb: str, to: int, cost: int) -> None:
        super().__init__(verb, PLACES[to], Count(cost, "cost"))
        self.to = to
        self.cost = cost
        self.name = f"{verb}:{PLACES[to].key}"

    @property
    def key(self) -> str:
        return self.name

    def frozen(self) -> Thing:
        """It is made once for all matches, and never changed."""
        return self


WALKS: Final = [[Walk("walk", to, cost) for to in range(len(PLACES))] for cost in range(MOST + 1)]
MOVES: Final = [Walk("move", to, 0) for to in range(len(PLACES))]


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
        self.cost = [UNSEEN] * len(PLACES)

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

    def spread(self, free: int) -> list[Option]:
        """Where all steps cost the same, the first way to a space is the cheapest; ``free`` are not paid."""
        cost = self.cost
        cost[self.start] = 0
        edge = [self.start]
        walks: list[Option] = []
        for paid in range(1, min(self.most, self.budget) + 1):
            near: list[int] = []
            offers = WALKS[max(0, paid - free)]
            for at in edge:
                for to in NEXT[at]:
                    if cost[to] == UNSEEN:
                        cost[to] = paid
                        near.append(to)
                        walks.append(offers[to])
            edge = near
        return walks

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
    """Where somebody can walk now, and that they may be done; ``ways`` is None where the shortest will do.

    The options are shared by every turn that begins alike, and never changed.
    """

    def __init__(self, start: int, options: list[Option], ways: Ways | None) -> None:
        self.start = start
        self.options = options
        self.ways = ways

    def way(self, to: int) -> list[int]:
        """The spaces on the way to one, the last one included."""
        return straight(self.start, to) if self.ways is None else self.ways.way(to)


STAY: Final = Reach(0, [DONE], None)
"""For whoever cannot walk."""
STEPS: Final[list[list[int]]] = [[] for _ in PLACES]
HOPS: Final[list[list[int]]] = [[] for _ in PLACES]


def steps_from(start: int) -> list[int]:
    """How many steps it is to every space, with nobody in the way; found once."""
    if not STEPS[start]:
        ways = Ways(start, FAR, FAR, 1)
        ways.explore()
        STEPS[start] = ways.cost
    return STEPS[start]


def hops_to(to: int) -> list[int]:
    """For every space the next one on a shortest way to another; found once."""
    if not HOPS[to]:
        steps = steps_from(to)
        HOPS[to] = [min(NEXT[at], key=steps.__getitem__) for at in range(len(PLACES))]
    return HOPS[to]


FLIGHTS: Final = [number for number in range(len(PLACES)) if STAIRS[number] != NOWHERE]
TO_STAIRS: Final = [min([steps_from(flight)[at] for flight in FLIGHTS]) for at in range(len(PLACES))]
"""How many steps it is to the nearest stairs."""


def straight(start: int, to: int) -> list[int]:
    """The shortest way through an empty house, nearer with every step."""
    hops, at = hops_to(to), start
    way: list[int] = []
    while at != to:
        at = hops[at]
        way.append(at)
    return way


def unhindered(s: Night, me: Sleuth, most: int, closed: list[str]) -> bool:
    """Whether nobody is in the way of a step beyond, and no closed room is near."""
    steps = steps_from(me.at)
    if me.investigator.ability != SLIP:
        for other in s.team:
            if other is not me and steps[other.at] < most:
                return False
    for room in closed:
        for number in IN_ROOM[room]:
            if steps[number] <= most:
                return False
    return True


def ways_of(s: Night, me: Sleuth, most: int, budget: int, stairs: int, closed: list[str]) -> Ways:
    """AM-3.2, b-28, b-45: colleagues and closed rooms are in the way, walls always."""
    ways = Ways(me.at, most, budget, stairs)
    if me.investigator.ability != SLIP:
        for other in s.team:
            if other is not me:
                ways.cost[other.at] = SHUT
    for room in closed:
        ways.shut(room)
    return ways


def strides(s: Night, me: Sleuth) -> bool:
    """b-46: whether somebody still has a Walk that costs no Action."""
    return not s.strode and me.investigator.ability == STRIDE


OPEN: Final[dict[int, list[Option]]] = {}
"""What is offered where nobody is in the way, which is the same in every night; found once."""


def reach(s: Night, me: Sleuth, load: Load) -> Reach:
    """AM-6.1: every space that somebody can walk to, with what it costs."""
    most, left, free = load.walks_left(s, me), min(MOST, load.actions_left(s)), strides(s, me)
    if most <= 0 or (left <= 0 and not free):
        return STAY
    steps = min(most, left + (1 if free else 0))
    stairs = load.stairs if TO_STAIRS[me.at] < steps else 1
    if unhindered(s, me, steps, load.closed):
        return Reach(me.at, standing_free(s, me, steps, wide_open(me.at, most, left, free, stairs)), None)
    ways = ways_of(s, me, most, left + (stairs if free else 0), stairs, load.closed)
    options = offered(ways, left, free)
    if me.investigator.ability == SLIP:
        options = standing_free(s, me, steps, options)
    return Reach(me.at, options, ways)


def wide_open(start: int, most: int, left: int, free: bool, stairs: int) -> list[Option]:
    """What is offered in an empty house; looked up where it was found before."""
    # Six Walks at most, eight Actions, two for the stairs: one number for all of it.
    key = (((start * 8 + most) * 16 + left) * 4 + stairs) * 2 + (1 if free else 0)
    known = OPEN.get(key)
    if known is None:
        ways = Ways(start, most, left + (stairs if free else 0), stairs)
        known = OPEN[key] = offered(ways, left, free)
    return known


def offered(ways: Ways, left: int, free: bool) -> list[Option]:
    """All that can be paid, and being done; where one Walk is free, the dearest on the way is."""
    if ways.stairs == 1 and not ways.inside:
        options = ways.spread(1 if free else 0)
    else:
        options = []
        ways.explore()
        for to in ways.found:
            cost = ways.cost[to] - (ways.dearest(to) if free else 0)
            if cost <= left:
                options.append(WALKS[cost][to])
    options.append(DONE)
    return options


def standing_free(s: Night, me: Sleuth, most: int, options: list[Option]) -> list[Option]:
    """AM-3.2: nobody stands where a colleague does, not even whoever slips past them."""
    steps = steps_from(me.at)
    for other in s.team:
        if other is not me and steps[other.at] <= most:
            at = other.at
            options = [option for option in options if not (isinstance(option, Walk) and option.to == at)]
    return options


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
        me.at = number
        steps += 1
        if me.place.mark == "door" and done(s):
            break
    say(s, told, rule, me, me.place, ROOM[me.place.room], Count(steps))
    check(s)


def moves(s: Night, me: Sleuth, most: int) -> list[Walk]:
    """b-46: where a card can take somebody: no Walks, but walls and colleagues hold."""
    taken = [other.at for other in s.team]
    return [MOVES[to] for to in card_ways(s, me, most).found if to not in taken]


def card_ways(s: Night, me: Sleuth, most: int) -> Ways:
    """The ways that a card opens: the stairs cost no more than any other step."""
    ways = ways_of(s, me, most, most, 1, Load(s, me).closed)
    ways.explore()
    return ways


def move(s: Night, me: Sleuth, option: Walk, most: int) -> None:
    """b-46: a card takes somebody there."""
    go(s, me, card_ways(s, me, most).way(option.to), "is-moved", "AM-b-46")
