"""Reaction windows: moments at which others may act before play goes on.

Being asked must tell nobody anything. So a seat is asked whenever it *could* react as far as the whole
table can tell, even if PASS turns out to be its only option. ``offers`` therefore answers in three ways:
a list of what the seat may really do; an empty list when only the seat itself knows that it can do
nothing (it is still asked); None when everybody can see that it cannot (an empty hand: it is not asked).

A reaction is resolved completely before the next seat is asked. Resolving may open further windows, to
any depth. Only a card that cancels acts before the card that it answers: see ``cancelled``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar, cast

from seance.kernel.facts import Named
from seance.kernel.question import ask_one
from seance.kernel.things import PASS, Seat, Thing

T = TypeVar("T", bound=Thing)


async def window(
    order: list[Seat],
    offers: Callable[[Seat], list[T] | None],
    name: str,
    rule: str,
    resolve: Callable[[Seat, T], Awaitable[None]],
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
        reaction = await _reaction(me, offers(me), name, rule, about)
        if reaction is None:
            passed += 1
        else:
            await resolve(me, reaction)
            passed = 0


async def in_turn(
    order: list[Seat],
    offers: Callable[[Seat], list[T] | None],
    name: str,
    rule: str,
    resolve: Callable[[Seat, T], Awaitable[None]],
    about: list[Thing] | None = None,
) -> None:
    """Let each seat in the order given react as often as it likes, once around and never back.

    So Edwardian defends (ED-4.2): from the active player's left, each on their own lines, with
    ``offers`` limited to what takes off a card that has just arrived.
    """
    for me in order:
        reaction = await _reaction(me, offers(me), name, rule, about)
        while reaction is not None:
            await resolve(me, reaction)
            reaction = await _reaction(me, offers(me), name, rule, about)


async def first_to(
    order: list[Seat],
    offers: Callable[[Seat], list[T] | None],
    name: str,
    rule: str,
    about: list[Thing] | None = None,
) -> tuple[Seat, T] | None:
    """Ask in the order given until one seat reacts; who it was and what it offered, or None.

    So Way Out asks for a Secret Door before a Door is revealed (WO-8.1): clockwise from the active
    player, one per Door; seats that have visibly used both of theirs are not asked.
    """
    for me in order:
        reaction = await _reaction(me, offers(me), name, rule, about)
        if reaction is not None:
            return me, reaction
    return None


async def cancelled(
    by: Seat,
    what: Thing,
    order: list[Seat],
    offers: Callable[[Seat, Thing], list[T] | None],
    name: str,
    rule: str,
    spend: Callable[[Seat, T], None],
) -> bool:
    """Whether somebody stops ``what``, which ``by`` has just played, before it happens.

    ``offers(seat, what)`` are the cards with which a seat may stop this very thing; ``spend`` lays one
    of them off. A cancel may be cancelled in its turn, to any depth, and then the asking goes on. So
    House of Whack's cancel cards act at once (HW-4.16). Haunt the House's Vanishing (b-31) is the same
    with the target alone in ``order``, and offers only when ``what`` is an Attack: nothing stops it.
    """
    passed = 0
    at = 0
    while passed < len(order):
        me = order[at % len(order)]
        at += 1
        stop = await _reaction(me, offers(me, what), name, rule, [what, Named("by", by)])
        if stop is None:
            passed += 1
            continue
        spend(me, stop)
        if not await cancelled(me, stop, order, offers, name, rule, spend):
            return True
        passed = 0
    return False


async def _reaction(
    me: Seat, offered: list[T] | None, name: str, rule: str, about: list[Thing] | None
) -> T | None:
    """What one seat does; None when it passes, as somebody does who does not answer."""
    if offered is None:
        return None
    options: list[Thing] = [*offered, PASS]
    question = ask_one(me, name, rule, options, about)
    question.default = len(offered)
    answer = await question
    return None if answer is PASS else cast("T", answer)
