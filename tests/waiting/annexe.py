"""The parlour's annexe, where the minis of what waits are played: a cellar of tiles and a drawer of offers.

Each is the smallest set of rules that needs one of the helpers in ``waiting/``.
"""

from __future__ import annotations

from typing import ClassVar

from seance.kernel.dice import Dice
from seance.kernel.facts import Count, Named
from seance.kernel.game import View
from seance.kernel.graph import Graph
from seance.kernel.question import choose
from seance.kernel.run import Run
from seance.kernel.state import say
from seance.kernel.things import Card, Thing
from seance.kernel.zone import Zone
from tests.kernel.parlour import CARD, Guest, Parlour, discard, hand_of, mini
from waiting.deal import Deal, bargain
from waiting.grid import Grid, Tile, place
from waiting.vote import unanimous, vote
from waiting.ways import distance
from waiting.window import cancelled, window

TILES = (
    Tile("landing", "Landing", "NESW"),
    Tile("vault", "Vault", "EW"),
    Tile("niche", "Niche", "S"),
    Tile("crypt", "Crypt", "NES"),
    Tile("drain", "Drain", "NE"),
)


class Annexe(Parlour):
    """A parlour with a cellar of tiles beneath, and a drawer for the deals that were struck."""

    tiles: ClassVar[tuple[Card, ...]] = TILES
    boards: ClassVar[tuple[type, ...]] = (Graph, Grid, Deal)

    def __init__(self, dice: Dice, guests: list[Guest], deck: Zone[Card], pile: Zone[Card]) -> None:
        super().__init__(dice, guests, deck, pile)
        self.cellar: Grid[Tile] = Grid()
        self.deals: list[Deal] = []

    def copy(self) -> Annexe:
        twin = super().copy()
        assert isinstance(twin, Annexe)
        twin.cellar = self.cellar.copy()
        twin.deals = [deal.copy() for deal in self.deals]
        return twin

    def look(self, seat: int) -> View:
        laid = {at: [tile.key, self.cellar.turns[at]] for at, tile in self.cellar.tiles.items()}
        return {**super().look(seat), "cellar": laid}


def annexe(s: object) -> Annexe:
    """A state, as the annexe that it is."""
    assert isinstance(s, Annexe)
    return s


def below(run: Run) -> Annexe:
    """The state of a mini that is being played in the annexe."""
    return annexe(run.state)


# --- windows -----------------------------------------------------------------------------------------


async def racket(s: Parlour) -> None:
    """Any card at any time (HW-4.10): a thump is heard, an echo is answered first, a hush stops either."""
    s.over = s.chapter == 2
    await _noise(s, s.me)


async def _noise(s: Parlour, starter: Guest) -> None:
    async def resolve(me: Guest, card: Card) -> None:
        discard(s, me, card)
        if await cancelled(
            me, card, s.from_me(), lambda guest, _: hand_of(guest, "hush"), "hush", "MINI-14.2", hush
        ):
            return
        if card.key == "echo":
            await _noise(s, me)
        s.count += 1
        say(s, "heard", "MINI-14.1", card, Count(s.count))

    def hush(me: Guest, card: Card) -> None:
        discard(s, me, card)

    about: list[Thing] = [Named("starter", starter)]
    await window(s.from_me(), lambda me: hand_of(me, "thump", "echo"), "noise", "MINI-14.1", resolve, about)


# --- votes and deals ---------------------------------------------------------------------------------


async def trial(s: Parlour) -> None:
    """Who left the window open? All vote, one is blamed; a tie is rolled for; all may agree to forgive."""
    s.over = s.chapter == 2
    tally = await vote(s.guests, "blame", "MINI-10.1", s.guests)
    leaders = tally.leaders()
    culprit = leaders[0] if len(leaders) == 1 else s.dice.pick(leaders)
    say(s, "blamed", "MINI-10.1", culprit, Count(tally.count(culprit), "votes"))
    if not await unanimous(s.guests, "forgive", "MINI-10.2", [culprit]):
        culprit.points -= 1


async def swap(s: Parlour) -> None:
    """Two guests trade out of hidden hands; a thief may strike while an offer lies on the table."""
    s.over = s.chapter == 2
    other = s.others()[0]

    async def thief(deal: Deal) -> None:
        if s.count > 0:
            s.count -= 1
            discard(s, s.guests[deal.maker], deal.give[0])

    deal = await bargain(s, s.me, other, lambda seat: [s.guests[seat].hand], "MINI-11", 2, thief)
    if deal is not None:
        annexe(s).deals.append(deal)


# --- boards ------------------------------------------------------------------------------------------


async def cellar(s: Parlour) -> None:
    """Tiles are laid wherever a door meets a door; whoever lays one scores what can be seen from it."""
    tile = TILES[s.chapter - 1]
    s.over = tile is TILES[-1]
    floor = annexe(s).cellar
    if not floor.tiles:
        floor.lay(tile, place(0, 0))
        return
    layings = floor.all_layings(tile)
    if layings:
        laying = await choose(s.me, "lay", "MINI-13", layings, [tile])
        floor.lay(tile, laying.at, laying.turns)
        s.me.points += sum(len(floor.line(laying.at, side, 2)) for side in range(4))


async def depths(s: Parlour) -> None:
    """A house of rooms with three doors each grows card by card; depth is what counts."""
    card = s.deck.draw()
    s.over = not s.deck.cards
    rooms = [CARD[room] for room in s.house.places() if s.house.free(room)]
    s.house.add(card.key, doors=3)
    s.pile.add(card)
    if not rooms:
        return
    room = await choose(s.me, "join", "MINI-15", rooms, [card])
    s.house.join(card.key, room.key, "oak")
    s.me.points += distance(s.house, s.house.places()[0], card.key) or 0


RACKET = mini(
    racket, "thump thump thump echo echo hush hush hush hush bell bell bell", 3, players=3, parlour=Annexe
)
TRIAL = mini(trial, "", hand=0, players=4, parlour=Annexe)
SWAP = mini(swap, "bell boo candle echo lamp lamp", hand=2, parlour=Annexe)
CELLAR = mini(cellar, "", hand=0, parlour=Annexe)
DEPTHS = mini(depths, "bell boo candle echo hush lamp", hand=0, parlour=Annexe)
WAITING = [RACKET, TRIAL, SWAP, CELLAR, DEPTHS]
