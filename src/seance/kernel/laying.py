"""Cards where a scenario wants them, and all others where a match would have them.

All wishes are heard before any card moves, so that the order of the lines says nothing. Places that no line
speaks of keep as many cards as they were dealt: a card that is wanted elsewhere changes places with one that
is not.
"""

from __future__ import annotations

from typing import Any

from seance.kernel.errors import BadScenario
from seance.kernel.game import Game
from seance.kernel.state import State
from seance.kernel.things import Card
from seance.kernel.zone import Zone, all_cards

REST = "..."
"""In a list of cards: all that are left over."""

Gap = tuple[Zone[Card], int]
"""Where a card lies that is wanted elsewhere."""


class Statement:
    """One line of a description: ``what`` is a place or a fact, ``said`` what stands behind it."""

    def __init__(self, number: int, what: str, said: str) -> None:
        self.number = number
        self.what = what
        self.said = said

    def wrong(self, why: str) -> BadScenario:
        """What to raise when this line cannot be."""
        return BadScenario(f"Line {self.number}: {why}")


class Wish:
    """What a place is to hold, from the bottom to the top: cards, and perhaps the rest between them."""

    def __init__(
        self, line: Statement, zone: Zone[Card], below: list[Card], above: list[Card], rest: bool
    ) -> None:
        self.line = line
        self.zone = zone
        self.below = below
        self.above = above
        self.rest = rest


def lay_cards(game: Game[Any], s: State, lines: list[Statement]) -> None:
    """Let places hold exactly the cards that these lines name."""
    laying = Laying(game, game.zones(s))
    wishes = [laying.wish(line) for line in lines]
    laying.clear(wishes)
    for wish in wishes:
        for card in [*wish.below, *wish.above]:
            laying.fetch(wish.line, card)
    laying.fill_gaps()
    for wish in wishes:
        for card in [*wish.below, *laying.left_for(wish), *wish.above]:
            wish.zone.add(card)
    laying.tidy()


class Laying:
    """A table while it is being laid.

    ``box`` counts the cards of the match. ``free`` are the places that no line speaks of, ``resting`` the
    wishes for the rest, ``loose`` the cards that nobody has claimed yet, and ``gaps`` are where claimed cards
    still lie.
    """

    def __init__(self, game: Game[Any], zones: list[Zone[Card]]) -> None:
        self.game = game
        self.zones = zones
        self.box = all_cards(zones)
        self.free = zones
        self.resting: list[Wish] = []
        self.loose: list[Card] = []
        self.gaps: list[Gap] = []

    def wish(self, line: Statement) -> Wish:
        """Understand a line."""
        zone = self.place(line)
        keys = line.said.split()
        parted = keys.index(REST) if REST in keys else 0
        below = [self.card(line, key) for key in keys[:parted]]
        above = [self.card(line, key) for key in keys[parted + (REST in keys) :]]
        return Wish(line, zone, below, above, REST in keys)

    def place(self, line: Statement) -> Zone[Card]:
        """The place that a line speaks of."""
        for zone in self.zones:
            if zone.name == line.what:
                return zone
        names = ", ".join([zone.name for zone in self.zones])
        raise line.wrong(f"there is no place {line.what!r}; there are {names}.")

    def card(self, line: Statement, key: str) -> Card:
        """A card by key; within a player's own place the owner's prefix may be left out."""
        for name in (key, f"{line.what.partition('.')[0]}-{key}"):
            if name in self.game.cards:
                return self.fitting(line, self.game.cards[name])
        raise line.wrong(f"{self.game.title} has no card {key!r}.")

    def fitting(self, line: Statement, card: Card) -> Card:
        """The card, if it is in this match and may lie there."""
        if card.key not in self.box:
            raise line.wrong(f"{card.key} is not in this match; its settings leave it in the box.")
        if not self.game.stage.accepts(line.what, card.pool):
            raise line.wrong(f"{card.key} cannot lie in {line.what!r}, which is for other cards.")
        return card

    def clear(self, wishes: list[Wish]) -> None:
        """Take up whatever lies where other cards are wanted."""
        wanted = [wish.line.what for wish in wishes]
        self.free = [zone for zone in self.zones if zone.name not in wanted]
        self.resting = [wish for wish in wishes if wish.rest]
        self.loose = [card for wish in wishes for card in wish.zone.take_all()]

    def fetch(self, line: Statement, card: Card) -> None:
        """Claim a card that no line has claimed yet: a loose one, or one from a place that is free."""
        if card in self.loose:
            self.loose.remove(card)
            return
        for zone in self.free:
            for index, other in enumerate(zone.cards):
                if other is card and (zone, index) not in self.gaps:
                    self.gaps.append((zone, index))
                    return
        raise line.wrong(f"no {card.key} is left to lay there; this match has {self.box[card.key]}.")

    def fill_gaps(self) -> None:
        """Put loose cards where others were taken away. Piles come last: they may as well grow smaller."""
        self.gaps.sort(key=lambda gap: -gap[1])
        empty = [gap for gap in self.gaps if not gap[0].home and not self.fill(gap)]
        for gap in self.gaps:
            if gap[0].home and not self.fill(gap):
                gap[0].take_at(gap[1])
        for zone, index in empty:
            pile = self.pile(zone.cards[index])
            if pile is None or not pile.cards:
                zone.take_at(index)
            else:
                zone.cards[index] = pile.draw()

    def fill(self, gap: Gap) -> bool:
        """Fill a gap with the last loose card of the same back: it lay on top."""
        zone, index = gap
        for at in range(len(self.loose) - 1, -1, -1):
            if self.loose[at].pool == zone.cards[index].pool:
                zone.cards[index] = self.loose.pop(at)
                return True
        return False

    def left_for(self, wish: Wish) -> list[Card]:
        """The loose cards that a line gets for its rest."""
        mine = [card for card in self.loose if wish in self.keepers(card)]
        for card in mine:
            for other in self.keepers(card):
                if other is not wish:
                    where = other.line.what
                    raise wish.line.wrong(
                        f"the rest lies in {where!r} already; it can lie in one place only."
                    )
        return mine

    def keepers(self, card: Card) -> list[Wish]:
        """The lines whose rest a card may belong to."""
        return [wish for wish in self.resting if self.game.stage.accepts(wish.line.what, card.pool)]

    def tidy(self) -> None:
        """Put what is left over under the pile it comes from; if a line speaks of that, into the box."""
        for card in self.loose:
            pile = self.pile(card)
            if pile is not None and not self.keepers(card):
                pile.put_under(card)

    def pile(self, card: Card) -> Zone[Card] | None:
        """Where such cards start the match, if no line speaks of it."""
        for zone in self.free:
            if zone.home == card.pool:
                return zone
        return None
