"""Windows that go round until all have passed in a row, and cards that stop other cards.

They continue ``seance.kernel.window``, and keep its promise: being asked tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from seance.kernel.facts import Named
from seance.kernel.things import Seat, Thing
from seance.kernel.window import reaction

S = TypeVar("S", bound=Seat)
T = TypeVar("T", bound=Thing)


async def window(
    order: list[S],
    offers: Callable[[S], list[T] | None],
    name: str,
    rule: str,
    resolve: Callable[[S, T], Awaitable[None]],
    about: list[Thing] | None = None,
) -> None:
    """Ask around, in the order given, until all have passed in a row.

    Whoever reacted waits until the others had their chance. So House of Whack polls its Arcana (HW-4.10,
    HW-4.17: no dumping of a series) and its Wild rounds (HW-19.9): ``order`` is the active player, then
    by Gold Hearts, then by a roll (HW-4.18), and ``resolve`` asks ``cancelled`` before the card acts.
    """
    passed = 0
    at = 0
    while passed < len(order):
        me = order[at % len(order)]
        at += 1
        answer = await reaction(me, offers(me), name, rule, about)
        if answer is None:
            passed += 1
        else:
            await resolve(me, answer)
            passed = 0


async def cancelled(
    by: S,
    what: Thing,
    order: list[S],
    offers: Callable[[S, Thing], list[T] | None],
    name: str,
    rule: str,
    spend: Callable[[S, T], None],
) -> bool:
    """Whether somebody stops ``what``, which ``by`` has just played, before it happens.

    ``offers(seat, what)`` are the cards with which a seat may stop this very thing; ``spend`` lays one
    of them off. A cancel may be cancelled in its turn, to any depth, and then the asking goes on. So
    House of Whack's cancel cards act at once (HW-4.16).
    """
    passed = 0
    at = 0
    while passed < len(order):
        me = order[at % len(order)]
        at += 1
        stop = await reaction(me, offers(me, what), name, rule, [what, Named("by", by)])
        if stop is None:
            passed += 1
            continue
        spend(me, stop)
        if not await cancelled(me, stop, order, offers, name, rule, spend):
            return True
        passed = 0
    return False
