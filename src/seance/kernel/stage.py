"""What a scenario may say of a game besides laying cards, and what the game's rules say to that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from seance.kernel.errors import BadScenario
from seance.kernel.state import State

S = TypeVar("S", bound=State)

TABLE = -1
"""Stands for the seat of a fact that is nobody's own."""


class Prop(Generic[S]):
    """A fact that a scenario can set: ``turn``, or ``<colour>.skulls``, which each seat has.

    ``put`` sets it for a seat (``TABLE`` where it is nobody's own) to what was written; it raises
    BadScenario with what would have been right.
    """

    def __init__(self, name: str, text: str, put: Callable[[S, int, str], None]) -> None:
        self.name = name
        self.text = text
        self.put = put

    @property
    def owned(self) -> bool:
        """Whether each seat has one."""
        return self.name.startswith("<")

    def of(self, owner: str) -> str:
        """What a scenario calls it."""
        return f"{owner}.{self.name.partition('.')[2]}" if self.owned else self.name


class Objection:
    """Why the rules cannot reach a position: what is wrong with a place or a fact, and which rule says so."""

    def __init__(self, about: str, why: str, rule: str) -> None:
        self.about = about
        self.why = why
        self.rule = rule


class Stage(Generic[S]):
    """How a game is staged.

    ``owners`` are the names of the seats in places and facts. ``props`` are set in this order, whatever the
    order of the lines. ``takes`` lists the pools of cards that may lie in a place; without it, all may lie
    everywhere. ``settle`` fills in what follows from the rest and nobody has said: a room that is listed has
    to lie somewhere. Each of ``checks`` looks at a position between two chapters and returns what no play
    could have left there, or None.
    """

    def __init__(
        self,
        owners: tuple[str, ...] = (),
        props: tuple[Prop[S], ...] = (),
        takes: Callable[[str], list[str]] | None = None,
        checks: tuple[Callable[[S], Objection | None], ...] = (),
        settle: Callable[[S], None] | None = None,
    ) -> None:
        self.owners = owners
        self.props = props
        self.takes = takes
        self.checks = checks
        self.settle = settle

    def accepts(self, place: str, pool: str) -> bool:
        """Whether cards of a pool may lie in a place."""
        return self.takes is None or pool in self.takes(place)

    def why_not(self, s: S) -> Objection | None:
        """The first reason why no play leads to this position; None when one may."""
        for check in self.checks:
            objection = check(s)
            if objection is not None:
                return objection
        return None


def whole(value: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    digits = value.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 10 and least <= int(value) <= most:
        return int(value)
    raise BadScenario(f"a whole number from {least} to {most} is wanted")


def one_of(value: str, names: Sequence[str]) -> int:
    """Which of some names it is."""
    if value not in names:
        raise BadScenario(f"one of {', '.join(names)} is wanted")
    return names.index(value)


def yes_no(value: str) -> bool:
    """Yes or no."""
    return one_of(value, ("no", "yes")) == 1
