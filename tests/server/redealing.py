"""Would somebody have been sent the same, had the cards been dealt otherwise that they cannot know?"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from seance.kernel.dice import Dice
from seance.kernel.facts import Value
from seance.kernel.match import Match
from seance.kernel.save import save
from seance.kernel.tale import Event, Tale
from seance.kernel.things import CARD, NUMBER, SEAT, Card
from seance.kernel.zone import SPECTATOR, Zone, includes
from seance.print.story import print_story
from seance.server import wire
from seance.server.sight import position
from seance.server.stories import _info, _told

LIVE = ("type", "deadline", "undo", "undone")
"""What a step says of the table and the clock, not of the cards."""
SEEDS = 1 << 90


def otherwise(match: Match, known: Collection[int], seed: int) -> Match:
    """The same match to those who hold the seats ``known``; to everybody else another one.

    Cards that none of them can see lie elsewhere, what was told to none of them was something else, and the
    dice to come are others.
    """
    eyes = [SPECTATOR, *known]
    dice = Dice(seed)
    twin = match.clone()
    _deal(match.game.zones(twin.run.state), eyes, dice)
    twin.run.state.dice = Dice(dice.fork())
    twin.seed = SEEDS + seed
    twin.tale = Tale()
    for event in match.tale:
        twin.tale.append(_retold(match, event, eyes, seed))
    twin.run.state.tale = twin.tale
    return twin


def _deal(zones: list[Zone[Card]], eyes: list[int], dice: Dice) -> None:
    pools: dict[str, list[tuple[Zone[Card], int]]] = {}
    for zone in zones:
        for index, card in enumerate(zone.cards):
            if not any(zone.knows(index, seat) for seat in eyes):
                pools.setdefault(card.pool, []).append((zone, index))
    for slots in pools.values():
        cards = [zone.cards[index] for zone, index in slots]
        dice.shuffle(cards)
        for (zone, index), card in zip(slots, cards, strict=True):
            zone.cards[index] = card


def _retold(match: Match, event: Event, eyes: list[int], seed: int) -> Event:
    """What none of them may know of an event becomes something that never happened."""
    heard = [seat for seat in eyes if includes(event.seen, seat)]
    values = [
        value if any(includes(mask, seat) for seat in heard) else _another(match, kind, value, seed)
        for mask, kind, value in zip(event.sort.masks, event.sort.kinds, event.values, strict=True)
    ]
    return Event(event.sort, values)


def _another(match: Match, kind: str, value: Value, seed: int) -> Value:
    if isinstance(value, list):
        return [str(_another(match, kind, each, seed + at)) for at, each in enumerate(value)]
    if kind == CARD:
        keys = list(match.game.cards)
        return keys[seed % len(keys)]
    if kind == SEAT:
        return str(seed % match.seats)
    return seed if kind == NUMBER else value


# --- what is sent ------------------------------------------------------------------------------------


def step(match: Match, seat: int, first: int = 1) -> Any:
    """A position, as sockets and replays tell it."""
    return bare(msgspec.json.decode(wire.encode(position(match, seat, first - 1))))


def bare(told: dict[str, Any]) -> Any:
    """Without what says nothing of the cards."""
    return {name: value for name, value in told.items() if name not in LIVE}


def story(match: Match, of: int, names: list[str], readable: list[int]) -> Any:
    """A story, as the page tells it."""
    return msgspec.json.decode(wire.encode(_info(_told(match, names, of), readable)))


def book(match: Match, of: int, names: list[str]) -> str:
    """A story, as a file."""
    return print_story(_told(match, names, of), "md").content.decode()


def file(match: Match, names: list[str]) -> Any:
    """The save."""
    return msgspec.json.decode(save(match, names))
