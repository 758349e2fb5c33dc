"""Reaction windows: moments at which others may act before play goes on.

Being asked must tell nobody anything. So a seat is asked whenever it *could* react as far as the whole
table can tell, even if PASS turns out to be its only option. ``offers`` therefore answers in three ways:
a list of what the seat may really do; an empty list when only the seat itself knows that it can do
nothing (it is still asked); None when everybody can see that it cannot (an empty hand: it is not asked).

A reaction is resolved completely before the next seat is asked. Resolving may open further windows, to
any depth. Seats keep their own type, so ``offers`` and ``resolve`` take a game's own players.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from seance.kernel.question import ask_one
from seance.kernel.things import PASS, Seat, Thing

S = TypeVar("S", bound=Seat)
T = TypeVar("T", bound=Thing)


async def in_turn(
    order: list[S],
    offers: Callable[[S], list[T] | None],
    name: str,
    rule: str,
    resolve: Callable[[S, T], Awaitable[None]],
    about: list[Thing] | None = None,
) -> None:
    """Let each seat in the order given react as often as it likes, once around and never back.

    So Edwardian defends (ED-4.2): from the active player's left, each on their own lines, with
    ``offers`` limited to what answers a card that has just arrived.
    """
    for me in order:
        answer = await reaction(me, offers(me), name, rule, about)
        while answer is not None:
            await resolve(me, answer)
            answer = await reaction(me, offers(me), name, rule, about)


async def first_to(
    order: list[S],
    offers: Callable[[S], list[T] | None],
    name: str,
    rule: str,
    about: list[Thing] | None = None,
) -> tuple[S, T] | None:
    """Ask in the order given until one seat reacts; who it was and what it offered, or None.

    So Way Out asks for a Secret Door before a Door is revealed (WO-8.1): clockwise from the active
    player, one per Door; seats that have visibly used both of theirs are not asked. Haunt the House
    asks each ghost that an Attack is aimed at (HTH-b-31), alone in the order: it vanishes or it does not.
    """
    for me in order:
        answer = await reaction(me, offers(me), name, rule, about)
        if answer is not None:
            return me, answer
    return None


async def reaction(
    me: Seat, offered: list[T] | None, name: str, rule: str, about: list[Thing] | None = None
) -> T | None:
    """What one seat does; None when it passes, as somebody does who does not answer."""
    if offered is None:
        return None
    options: list[Thing] = [*offered, PASS]
    question = ask_one(me, name, rule, options, about)
    question.default = len(offered)
    answer = await question
    chosen: T | None = None if answer is PASS else answer
    return chosen
