"""The parlour's annexe: a cellar of tiles, a drawer of offers, and the minis that need them."""

from __future__ import annotations

from typing import ClassVar

from seance.kernel.deal import Deal, bargain
from seance.kernel.dice import Dice
from seance.kernel.facts import Count
from seance.kernel.game import View
from seance.kernel.graph import Graph
from seance.kernel.grid import Grid, Tile, place
from seance.kernel.question import choose
from seance.kernel.run import Run
from seance.kernel.state import say
from seance.kernel.things import Card
from seance.kernel.vote import unanimous, vote
from seance.kernel.zone import Zone
from tests.kernel.parlour import Guest, Parlour, discard, mini

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


TRIAL = mini(trial, "", hand=0, players=4, parlour=Annexe)
SWAP = mini(swap, "bell boo candle echo lamp lamp", hand=2, parlour=Annexe)
CELLAR = mini(cellar, "", hand=0, parlour=Annexe)
IN_THE_ANNEXE = [TRIAL, SWAP, CELLAR]
