"""A game is a record: what it is called, how it is set up, and the functions that play it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Generic, TypeVar

from seance.kernel.cover import Cover, Setting
from seance.kernel.data import ResultData
from seance.kernel.dice import Dice
from seance.kernel.errors import BadBox
from seance.kernel.orders import Windows
from seance.kernel.printed import Face
from seance.kernel.question import Prompt, Token
from seance.kernel.remark import Remark
from seance.kernel.stage import Stage
from seance.kernel.state import State
from seance.kernel.story import Telling
from seance.kernel.things import Card
from seance.kernel.zone import Zone

S = TypeVar("S", bound=State)

View = Mapping[str, Any]
"""What a seat may know. Every game says more exactly what its own views hold, in its ``view.py``."""
V = TypeVar("V", bound=View)
Settings = dict[str, Any]


class Score:
    """What one seat reached, explained line by line, each line with its rule."""

    def __init__(self, seat: int, total: int, lines: list[tuple[str, str, int]]) -> None:
        self.seat = seat
        self.total = total
        self.lines = lines


class Result:
    """How a match ended: ``winners`` (all of them in a game won together), and everyone's score."""

    def __init__(self, winners: list[int], scores: list[Score], rule: str, why: str = "") -> None:
        self.winners = winners
        self.scores = scores
        self.rule = rule
        self.why = why

    def data(self) -> ResultData:
        """The result as plain data."""
        return {
            "winners": self.winners,
            "rule": self.rule,
            "why": self.why,
            "scores": [
                {
                    "seat": score.seat,
                    "total": score.total,
                    "lines": [
                        {"name": name, "rule": rule, "points": points} for name, rule, points in score.lines
                    ],
                }
                for score in self.scores
            ],
        }


class Boxes:
    """How a game is played with another box than the one it comes with (see ``Game.with_box``).

    Each makes the game's record from something, or raises BadBox: ``data`` from what ``Game.box`` holds and a
    save carries, ``file`` from a file's content, ``number`` from a number, and always the same from the same.
    ``merged`` makes one of two such records, by a number.
    """

    def __init__(
        self,
        data: Callable[[object], Game[Any]],
        file: Callable[[bytes], Game[Any]],
        number: Callable[[int], Game[Any]],
        merged: Callable[[Game[Any], Game[Any], int], Game[Any]],
        most: int,
    ) -> None:
        self.data = data
        self.file = file
        self.number = number
        self.merged = merged
        self.most = most


class Game(Cover, Generic[S]):
    """Everything the kernel, the table, the bots and the laboratory know of a game.

    ``turn`` plays one chapter: the smallest stretch that starts with no local variables. ``zones`` lists
    every place for cards; ``stage`` says what a scenario may set. ``weigh`` gives a bot's liking for each
    option of a question, from a view. ``seat_fields`` names the fields of a view that hold seats: tables
    without a board of their own show names there. ``story`` tells a ``Book``; a game without one is told turn
    by turn.
    ``printed`` lists what is in the box with all that is printed on it, else titles and texts are shown.
    ``remark`` is what a bot says of the answer that it is about to give, if anything: it sees what the bot
    sees, and everybody hears it. ``board`` are the keys of what is printed on the board, for all to see.
    ``windows`` says what may be let pass by standing orders, where so much is asked that people want to.
    ``glance`` is a view for bots that go by ``weigh``: of the question it is given by name it may leave out
    whatever is not weighed there, where making all of it would take long.
    ``boxes`` makes the same game with other cards; ``box`` is which they are, as plain data with a ``name``
    and a ``number``, and None for those that the game comes with.
    """

    def __init__(
        self,
        name: str,
        title: str,
        prefix: str,
        rules_version: int,
        settings: tuple[Setting, ...],
        setup: Callable[[Settings, Dice], S],
        turn: Callable[[S], Coroutine[Any, Any, None]],
        copy: Callable[[S], S],
        zones: Callable[[S], list[Zone[Any]]],
        view: Callable[[S, int], V],
        result: Callable[[S], Result],
        weigh: Callable[[V, Prompt], list[float]],
        cards: tuple[Card, ...],
        seat_names: tuple[str, ...],
        stage: Stage[S],
        classes: tuple[type, ...],
        seat_fields: tuple[str, ...] = (),
        redeal: Callable[[S, int, Dice], None] | None = None,
        story: Callable[[Any], Telling] | None = None,
        printed: Callable[[], list[Face]] | None = None,
        remark: Callable[[V, Prompt, Token], Remark | None] | None = None,
        board: tuple[str, ...] = (),
        windows: Windows | None = None,
        glance: Callable[[S, int, str], V] | None = None,
        boxes: Boxes | None = None,
        box: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(name, title, prefix, rules_version, settings)
        self.setup = setup
        self.turn = turn
        self.copy = copy
        self.zones = zones
        self.view: Callable[[S, int], View] = view
        self.result = result
        self.weigh: Callable[[Any, Prompt], list[float]] = weigh
        self.cards = {card.key: card for card in cards}
        self.seat_names = seat_names
        self.stage = stage
        self.classes = {cls.__name__: cls for cls in classes}
        self.seat_fields = seat_fields
        self.redeal = redeal
        self.story = story
        self.printed = printed
        self.remark: Callable[[Any, Prompt, Token], Remark | None] | None = remark
        self.board = frozenset(board)
        self.windows = windows
        self.glance: Callable[[S, int, str], View] = glance or _whole(view)
        self.boxes = boxes
        self.box = box

    def with_box(self, data: object) -> Game[Any]:
        """The same game with another box, as ``box`` of a record holds it; None is the one it comes with."""
        return self if data is None else self.other_boxes().data(data)

    def other_boxes(self) -> Boxes:
        """How other boxes are made; BadBox where there are none."""
        if self.boxes is None:
            raise BadBox(f"{self.title} has one box, the one it comes in.")
        return self.boxes


def _whole(view: Callable[[S, int], View]) -> Callable[[S, int, str], View]:
    """A glance at a table that is quickly seen: all of it."""

    def glance(state: S, seat: int, _: str) -> View:
        return view(state, seat)

    return glance
