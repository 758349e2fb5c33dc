"""Positions dealt anew: other cards wherever a seat cannot know them.

The dice stay the same, so that whatever differs afterwards comes from the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from seance.kernel.dice import Dice
from seance.kernel.game import Game
from seance.kernel.run import Run
from seance.kernel.state import State
from seance.kernel.things import Card
from seance.kernel.zone import ALL, NOBODY, SPECTATOR, redeal_zones
from tests.contract.kit import with_parts

Redeal = Callable[[Any, int, Dice], None]
Layout = list[list[Card]]
"""The cards of each place, in the order of ``zones()``."""
Slot = tuple[int, int]
"""Which place, and which card there."""


def fairly(game: Game[Any]) -> Redeal:
    """As bots deal: each position that a seat cannot tell from this one is as likely as it should be."""
    if game.redeal is not None:
        return game.redeal

    def deal(s: Any, seat: int, dice: Dice) -> None:
        redeal_zones(game.zones(s), seat, dice)

    return deal


class Even:
    """Re-deals number 0, 1, 2 … of one position: within a few, every hidden card has been in somebody's hand.

    By chance a certain card is seldom in a certain hand. Every third deal keeps copies together instead: then
    somebody holds nothing else, and nobody holds what all the others do. What may lie where is more than
    places tell in some games: those deal by chance. Cards of the keys in ``left`` stay where they are.
    """

    def __init__(self, game: Game[Any], state: State, seat: int, left: Collection[str] = ()) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.left = left
        self.layout = [zone.cards for zone in game.zones(state)]
        self.pools: dict[str, Pool] = {}
        for at, zone in enumerate(game.zones(state)):
            for index, card in enumerate(zone.cards):
                if card.key not in left and not zone.knows(index, seat):
                    pool = self.pools.setdefault(card.pool, Pool([], []))
                    (pool.piles if zone.sees == NOBODY else pool.hands).append((at, index))

    def __len__(self) -> int:
        """How many there are until each kind of card has been in some hand; four at least."""
        return max([4, *[pool.rounds(self.layout) for pool in self.pools.values()]])

    def __getitem__(self, number: int) -> Layout:
        if self.game.redeal is not None:
            twin = redealt(
                self.game, self.state, self.seat, number, leaving(self.game, fairly(self.game), self.left)
            )
            return [zone.cards for zone in self.game.zones(twin)]
        layout = [cards[:] for cards in self.layout]
        for pool in self.pools.values():
            pool.deal(self.layout, layout, number)
        return layout

    def some(self, first: int, most: int) -> Iterator[Layout]:
        """So many of them and no more than there are, each once and none that changes nothing."""
        seen = [self.layout]
        for number in range(first, first + min(most, len(self))):
            layout = self[number]
            if layout not in seen:
                seen.append(layout)
                yield layout


@dataclass
class Pool:
    """Where the cards with one back lie that a seat does not know: in sight of others, and in nobody's."""

    hands: list[Slot]
    piles: list[Slot]
    orders: dict[bool, list[Card]] = field(default_factory=dict)
    """The cards with copies together, and apart: put in order once for all deals of one position."""

    def rounds(self, layout: Layout) -> int:
        """How many deals bring each kind of card into some hand; every third one does not count."""
        kinds = {layout[at][index].key for at, index in self.hands + self.piles}
        return -(-len(kinds) * 3 // (2 * len(self.hands))) if self.hands else 1

    def deal(self, before: Layout, after: Layout, number: int) -> None:
        """Turn the cards past the hands, by as many as these hold; after each round, by one more."""
        slots, together = self.hands + self.piles, number % 3 == 2
        if together not in self.orders:
            self.orders[together] = in_order([before[at][index] for at, index in slots], together)
        cards = self.orders[together]
        turn, hands = number // 3 if together else number - number // 3, max(1, len(self.hands))
        shift = (turn * hands + turn // -(-len(slots) // hands)) % len(slots)
        for (at, index), card in zip(slots, cards[shift:] + cards[:shift], strict=True):
            after[at][index] = card


def in_order(cards: list[Card], together: bool) -> list[Card]:
    """Cards in an order of their own: copies together; or one of each kind, then the second copies."""
    seen: Counter[str] = Counter()
    order: list[tuple[int, str, Card]] = []
    for card in cards:
        seen[card.key] += 1
        order.append((0 if together else seen[card.key], card.key, card))
    return [card for _, _, card in sorted(order, key=lambda entry: entry[:2])]


def leaving(game: Game[Any], deal: Redeal, keys: Collection[str]) -> Redeal:
    """The same deal, but all cards of these keys stay where they are."""
    if not keys:
        return deal

    def marked(s: Any, seat: int, dice: Dice) -> None:
        zones = game.zones(s)
        before = [zone.known for zone in zones]
        for zone in zones:
            known = zone.known or [NOBODY] * len(zone.cards)
            zone.known = [
                ALL if card.key in keys else seen for card, seen in zip(zone.cards, known, strict=True)
            ]
        deal(s, seat, dice)
        for zone, seats in zip(zones, before, strict=True):
            zone.known = seats

    return marked


def lay(game: Game[Any], layout: Layout) -> Redeal:
    """Not by chance, but these very cards."""

    def deal(s: Any, seat: int, dice: Dice) -> None:
        for zone, cards in zip(game.zones(s), layout, strict=True):
            zone.cards[:] = cards

    return deal


def redealt(game: Game[Any], state: State, seat: int, number: int, deal: Redeal) -> Any:
    """A copy of a state, dealt anew."""
    twin = game.copy(state)
    deal(twin, seat, Dice(number))
    return twin


def laid_out(game: Game[Any], state: State, layout: Layout) -> Any:
    """A copy of a state with other cards."""
    return redealt(game, state, SPECTATOR, 0, lay(game, layout))


def redealt_run(run: Run, seat: int, layout: Layout) -> Run:
    """A copy of a position in the middle of a chapter with other cards, as if dealt anew for a seat."""
    twin = run.copy()
    deal(twin, seat, layout)
    twin.state.dice = run.state.dice.copy()
    return twin


def deal(run: Run, seat: int, layout: Layout) -> None:
    """Deal a run other cards while it waits for an answer."""
    run.game = with_parts(run.game, redeal=lay(run.game, layout))
    run.redeal(seat, 0)


def same_cards(game: Game[Any], state: State, other: State) -> bool:
    """Whether every card lies where it lies in the other state."""
    pairs = zip(game.zones(state), game.zones(other), strict=True)
    return all(mine.cards == theirs.cards for mine, theirs in pairs)


def begin(run: Run) -> None:
    """Begin the chapter that the state of a new run stands at the beginning of."""
    run.state.chapter -= 1
    run.open()
