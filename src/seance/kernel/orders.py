"""Standing orders: what somebody lets pass without being asked.

A game with many windows says in its record which questions these are, and what each of them touches for
whoever is asked. Orders answer from what their seat may know and from nothing else: whether a window concerns
somebody is plain to the whole table; only a card that they want to be stopped for is looked up in their hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from seance.kernel.data import Concern, OrdersData
from seance.kernel.errors import Refused
from seance.kernel.question import Prompt, Question
from seance.kernel.things import Option

ASK: Final = "ask"
TURN: Final = "turn"
CONCERN: Final = "concern"
"""Until when somebody is passed: not at all, their turn, or something that concerns them, on their turn too.

TURN is also what a window touches while it is somebody's turn.
"""
BARE: Final = "bare"
"""Why somebody was passed who could not have done anything else."""
MOST_STOPS: Final = 40

Touches = Callable[[Any, Prompt], frozenset[str]]
Look = Callable[[int], Mapping[str, Any]]


class Windows:
    """Which questions of a game are windows, and which ``concerns`` there are to be asked for.

    ``touches`` says which of them a question touches for the seat that is asked, and TURN while it is that
    seat's turn. It goes by what everybody sees, so that nobody's hand shows in what they are asked.
    """

    def __init__(self, names: frozenset[str], concerns: tuple[Concern, ...], touches: Touches) -> None:
        self.names = names
        self.concerns = concerns
        self.touches = touches


class Orders:
    """What one seat wants: to be asked always, or to be passed until its turn, or even then; with exceptions.

    ``unless`` are concerns, ``stop`` the keys of cards. Whoever holds on is asked everything meanwhile.
    """

    def __init__(
        self,
        until: str = ASK,
        unless: frozenset[str] = frozenset(),
        stop: frozenset[str] = frozenset(),
        hold: bool = False,
    ) -> None:
        self.until = until
        self.unless = unless
        self.stop = stop
        self.hold = hold

    def data(self) -> OrdersData:
        """The orders as plain data, always in the same order."""
        unless: Any = sorted(self.unless)
        until: Any = self.until
        return {"until": until, "unless": unless, "stop": sorted(self.stop), "hold": self.hold}


def read_orders(windows: Windows | None, cards: Collection[str], wanted: Mapping[str, Any]) -> Orders:
    """Orders from plain data; refused aloud where a game has no windows, no such concern or no such card."""
    if windows is None:
        raise Refused("In this game nobody is asked often enough to leave orders.")
    until, unless, stop = wanted.get("until", ASK), wanted.get("unless", []), wanted.get("stop", [])
    if until not in (ASK, TURN, CONCERN):
        raise Refused(
            f"Orders are to {ASK!r}, or to pass until your {TURN!r} or a {CONCERN!r}; not {until!r}."
        )
    for concern in unless:
        if concern not in windows.concerns:
            raise Refused(f"{concern!r} is nothing to be asked for; there is {', '.join(windows.concerns)}.")
    for card in stop:
        if card not in cards:
            raise Refused(f"There is no card {card!r} in the box to stop for.")
    if len(stop) > MOST_STOPS:
        raise Refused(f"At most {MOST_STOPS} cards can be stopped for, not {len(stop)}.")
    return Orders(until, frozenset(unless), frozenset(stop), bool(wanted.get("hold", False)))


def why_passed(
    windows: Windows | None, orders: Orders, question: Question, look: Look, alone: bool = False
) -> str:
    """Why a seat lets a question pass unasked: TURN, CONCERN or BARE; empty when it is to be asked.

    ``look`` gives a seat's view. Whoever is ``alone`` with bots need not hide that they can do nothing, and
    is not asked then.
    """
    if windows is None or question.name not in windows.names:
        return ""
    if orders.hold:
        return ""
    if alone and len(question.options) == 1:
        return BARE
    if orders.until == ASK:
        return ""
    prompt = question.frozen()
    touched = windows.touches(look(question.seat), prompt)
    mine = orders.until == TURN and TURN in touched
    if mine or touched & orders.unless or any(_is_about(option, orders.stop) for option in prompt.options):
        return ""
    return TURN if TURN not in touched else CONCERN


def _is_about(option: object, cards: frozenset[str]) -> bool:
    return isinstance(option, Option) and option.part is not None and option.part.key in cards
