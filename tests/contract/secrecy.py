"""Nobody learns what they cannot know from a view or from the log.

The method throughout: deal anew what a seat cannot see. Whatever the seat gets to know must stay the same.
What is asked, and of whom, has a file of its own (``asking.py``); so has what bots make of it
(``thinking.py``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from seance.kernel.dice import Dice
from seance.kernel.game import Game
from seance.kernel.match import Match
from seance.kernel.run import Run
from seance.kernel.state import State
from seance.kernel.zone import all_cards
from tests.contract.anatomy import contrast
from tests.contract.checks import cards_in_place
from tests.contract.effort import Tried, decisions, moments
from tests.contract.kit import Case, Kit
from tests.contract.play import (
    KINDS,
    Ear,
    Known,
    bots_for,
    exceeds,
    most,
    named_cards,
    names_a_card,
    observers,
    play,
    play_out,
    play_randomly,
)
from tests.contract.redeals import fairly, redealt, same_cards

# --- views -------------------------------------------------------------------------------------------


def views_survive_redeals(case: Case, seed: int, tried: Tried) -> Iterator[int]:
    """At every kind of decision, for every seat and the spectator: other hidden cards, the same view."""
    match: Match | None = None
    for match, _ in moments(case, seed, tried):
        yield from all_views_survive(case, match)
    if match is not None:
        yield from all_views_survive(case, match)


def all_views_survive(case: Case, match: Match) -> Iterator[int]:
    for seat in observers(case):
        yield view_survives(case.game, match.run.state, seat, match.number)


def view_survives(game: Game[Any], state: State, seat: int, seed: int) -> bool:
    """One re-deal for one seat; whether it changed anything."""
    twin = redealt(game, state, seat, seed, fairly(game))
    mine, other = game.view(state, seat), game.view(twin, seat)
    assert mine == other, f"the view of seat {seat} shows what it cannot know: {contrast(mine, other)}"
    then, now = game.zones(state), game.zones(twin)
    assert [zone.look(seat) for zone in now] == [zone.look(seat) for zone in then], (
        "the re-deal forgot a card"
    )
    assert all_cards(now) == all_cards(then), "the re-deal lost a card"
    return not same_cards(game, state, twin)


# --- re-deals ----------------------------------------------------------------------------------------


DEALS = 1_000
"""Enough that a count in a box of twenty cards a deck is seldom lopsided by chance."""


def redeals_are_fair(kit: Kit) -> None:
    """At the start and in the middle of matches; a game that deals in its own way knows what is fair."""
    case = Case(kit)
    for seed in range(3):
        match = case.match(seed)
        play_randomly(match, seed, 10 * seed)
        for seat in observers(case):
            if kit.game.redeal is None:
                redeal_is_fair(kit.game, match.run.state, seat, DEALS)


def redeal_is_fair(game: Game[Any], state: State, seat: int, deals: int) -> None:
    """Each card that a seat does not know comes to lie in each possible place as often as it should."""
    seen: dict[tuple[int, int], Known] = {}
    for seed in range(deals):
        for place, key in _unknown(game, redealt(game, state, seat, seed, fairly(game)), seat).items():
            counts = seen.setdefault(place, {})
            counts[key] = counts.get(key, 0) + 1
    pools = _pools(game, state, seat)
    for (zone, index), counts in seen.items():
        pool = pools[game.zones(state)[zone].cards[index].pool]
        for key in pool:
            chance = pool.count(key) / len(pool)
            spread = (deals * chance * (1 - chance)) ** 0.5
            off = abs(counts.get(key, 0) - deals * chance)
            assert off <= 5 * spread + 1, (
                f"{key} comes to place {index} of zone {zone} too often or too seldom"
            )


def _unknown(game: Game[Any], state: State, seat: int) -> dict[tuple[int, int], str]:
    """The cards that a seat does not know, by zone and place."""
    return {
        (number, index): card.key
        for number, zone in enumerate(game.zones(state))
        for index, card in enumerate(zone.cards)
        if not zone.knows(index, seat)
    }


def _pools(game: Game[Any], state: State, seat: int) -> dict[str, list[str]]:
    pools: dict[str, list[str]] = {}
    for key in _unknown(game, state, seat).values():
        pools.setdefault(game.cards[key].pool, []).append(key)
    return pools


def redealt_matches_play_on(case: Case, seed: int, tried: Tried) -> Iterator[int]:
    """Re-dealt positions are positions: they can be played to the end."""
    for number, (match, question) in enumerate(decisions(case, seed)):
        if number % 20 == seed % 20:
            box = all_cards(case.game.zones(match.run.state))
            run = match.redeal(question.seat, number)
            yield not same_cards(case.game, match.run.state, run.state)
            play_out(run, number)
            cards_in_place(case.game, run.state, box)


# --- the log -----------------------------------------------------------------------------------------


def log_keeps_secrets(case: Case, seed: int, tried: Tried) -> Iterator[int]:
    """No event names a card to somebody who knows that card neither before nor then nor afterwards."""
    match, ear = overheard(case, seed)
    before = ear.now()
    match.run.open()
    told = 0
    for _ in play(match, bots_for(case, KINDS[seed % len(KINDS)], seed)):
        yield _judge(case, ear, told, before)
        told, before = len(ear), ear.now()
    yield _judge(case, ear, told, before)


def overheard(case: Case, seed: int) -> tuple[Match, Ear]:
    """A match whose tale is listened to from the very beginning."""
    match = case.match(seed)
    state: State = case.game.setup(case.settings, Dice(seed))
    ear = Ear(case.game, observers(case))
    ear.state = state
    state.tale = match.tale = ear
    match.run = Run(case.game, state)
    return match, ear


def _judge(case: Case, ear: Ear, told: int, before: dict[int, Known]) -> int:
    """Hold what was told against what was known; how many events named a card."""
    after = ear.now()
    events = [(at, event) for at, event in enumerate(ear.since(told), told) if names_a_card(event)]
    for at, event in events:
        for seat in observers(case):
            named = named_cards(event.seen_by(seat))
            allowed = most(most(before[seat], after[seat]), ear.at(at, seat))
            assert not exceeds(named, allowed), f"{event.name} tells seat {seat} of {named}, a secret"
    return len(events)
