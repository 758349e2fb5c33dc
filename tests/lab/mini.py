"""A miniature game for the laboratory: knock on a door, or wait, three times each.

A knock rolls a die and scores it; on a one everything is lost. Whoever waits scores two. Before the first
turn all bid a number together, and the highest bid begins. Equal scores share the win; with nothing but
zeros nobody wins.
"""

from __future__ import annotations

from typing import Any, TypedDict

from seance.kernel.cover import Setting
from seance.kernel.dice import Dice
from seance.kernel.facts import Count
from seance.kernel.game import Game, Result, Score, Settings
from seance.kernel.question import Prompt, Question, ask_number, choose, together
from seance.kernel.stage import Stage
from seance.kernel.state import State, say
from seance.kernel.things import Option, Seat, Thing
from seance.kernel.zone import Zone

KNOCK = Option("knock")
WAIT = Option("wait")


class Door(Thing):
    """Which door was knocked on."""

    noun = "door"

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def key(self) -> str:
        return self.name


class Porch(State):
    def __init__(self, dice: Dice, players: int, rounds: int) -> None:
        super().__init__(dice)
        self.left = rounds * players
        self.active = -1
        self.knocked = [0] * players
        self.waited = [0] * players


def set_up(settings: Settings, dice: Dice) -> Porch:
    return Porch(dice, settings["players"], settings["rounds"])


async def turn(s: Porch) -> None:
    if s.active < 0:
        await bid(s)
        return
    me = Seat(s.active)
    if await choose(me, "knock", "MINI-1", [KNOCK, WAIT]) is KNOCK:
        knock(s, me)
    else:
        s.waited[me.index] += 2
    s.active = (s.active + 1) % len(s.knocked)
    s.left -= 1
    s.over = s.left <= 0


async def bid(s: Porch) -> None:
    seats = [Seat(index) for index in range(len(s.knocked))]

    def questions() -> list[Question]:
        return [ask_number(me, "bid", "MINI-0", 1, 9) for me in seats]

    bids: list[int] = await together(questions)
    s.active = bids.index(max(bids))
    s.over = s.left <= 0


def knock(s: Porch, me: Seat) -> None:
    rolled = 1 + s.dice.below(6)
    say(s, "knocked", "MINI-1", me, Door("oak" if rolled % 2 else "elm"), Count(rolled, "rolled"))
    if rolled == 1:
        s.knocked[me.index] = s.waited[me.index] = 0
        say(s, "caught", "MINI-1", me)
    else:
        s.knocked[me.index] += rolled


class PorchView(TypedDict):
    seat: int
    knocked: list[int]
    waited: list[int]


def view(s: Porch, seat: int) -> PorchView:
    return {"seat": seat, "knocked": s.knocked[:], "waited": s.waited[:]}


def weigh(view: PorchView, question: Prompt) -> list[float]:
    """Wait while ahead, knock otherwise."""
    if question.name == "bid":
        return [float(number == view["seat"]) for number in range(9)]
    ahead = view["knocked"][view["seat"]] > 4
    return [0.0, 1.0] if ahead else [1.0, 0.0]


def result(s: Porch) -> Result:
    scores = [
        Score(
            seat,
            knocked + waited,
            [("knocks", "MINI-1", knocked), ("waits", "MINI-1", waited)],
        )
        for seat, (knocked, waited) in enumerate(zip(s.knocked, s.waited, strict=True))
    ]
    best = max(score.total for score in scores)
    winners = [score.seat for score in scores if score.total == best > 0]
    return Result(winners, scores, "MINI-2", "dawn" if best > 0 else "silence")


def copy(s: Porch) -> Porch:
    twin = Porch(s.dice.copy(), len(s.knocked), 0)
    twin.chapter, twin.over = s.chapter, s.over
    twin.left, twin.active = s.left, s.active
    twin.knocked, twin.waited = s.knocked[:], s.waited[:]
    return twin


def zones(s: Porch) -> list[Zone[Any]]:
    return []


GAME: Game[Porch] = Game(
    name="mini",
    title="Knock Knock",
    prefix="MINI",
    rules_version=3,
    settings=(
        Setting("players", 2, (2, 3, 4), "how many play"),
        Setting("rounds", 3, (0, 1, 3), "turns for each"),
    ),
    setup=set_up,
    turn=turn,
    copy=copy,
    zones=zones,
    view=view,
    result=result,
    weigh=weigh,
    cards=(),
    seat_names=("Ann", "Ben", "Cleo", "Dan"),
    stage=Stage(),
    classes=(Porch,),
)
