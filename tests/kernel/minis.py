"""Miniature games, one for each thing the kernel can do: the smallest rules that need it, and nothing else.

Read one after the other they are also a tour of the kernel.
"""

from __future__ import annotations

from seance.kernel.deal import Deal, bargain
from seance.kernel.facts import Count, Named, Said, Several
from seance.kernel.grid import place
from seance.kernel.question import (
    Question,
    ask_one,
    choose,
    choose_number,
    choose_some,
    free_text,
    together,
    yes_or_no,
)
from seance.kernel.state import only, say, whisper
from seance.kernel.things import PASS, Card, Option, Seat, Thing
from seance.kernel.vote import unanimous, vote
from seance.kernel.window import cancelled, first_to, in_turn, window
from tests.kernel.parlour import CARD, EVERYTHING, TILES, Parlour, discard, hand_of, mini

# --- questions ---------------------------------------------------------------------------------------


async def visit(s: Parlour) -> None:
    """One question of each kind: knock, choose a bell, pack keepsakes, light candles."""
    me = s.me
    s.over = s.chapter == 4
    if not await yes_or_no(me, "knock", "MINI-1.1"):
        return
    bell = await choose(me, "ring", "MINI-1.2", [CARD["bell"], CARD["boo"]])
    say(s, "rang", "MINI-1.2", me, bell)
    cards = me.hand.cards[:]
    packed = await choose_some(me, "pack", "MINI-1.3", cards, low=min(1, len(cards)), high=min(2, len(cards)))
    for card in packed:
        discard(s, me, card)
    s.count += await choose_number(me, "candles", "MINI-1.4", 0, 3)
    say(s, "lit", "MINI-1.4", me, Count(s.count, "candles"), Several("cards", packed))


async def epitaph(s: Parlour) -> None:
    """Words of one's own are carved in stone, and nothing comes of it."""
    s.over = s.chapter == len(s.guests)
    words = await free_text(s.me, "carve", "MINI-2", "Here lies nobody.", longest=30)
    say(s, "carved", "MINI-2", s.me, Said(words))


async def bids(s: Parlour) -> None:
    """Everybody lays a card at the same time; the last in the alphabet wins all of them."""
    s.over = s.chapter == 2

    def build() -> list[Question]:
        return [ask_one(guest, "bid", "MINI-3", guest.hand.cards[:]) for guest in s.guests]

    laid: list[Card] = await together(build)
    for guest, card in zip(s.guests, laid, strict=True):
        discard(s, guest, card)
    best = max(card.key for card in laid)
    for guest, card in zip(s.guests, laid, strict=True):
        guest.points += int(card.key == best)


# --- knowledge and chance ----------------------------------------------------------------------------


async def peek(s: Parlour) -> None:
    """Look at the top of the deck, and then say whether the next one to look will find the bell."""
    s.over = s.chapter == len(s.guests)
    me = s.me
    if await yes_or_no(me, "peek", "MINI-4.1"):
        s.deck.show(len(s.deck.cards) - 1, me.index)
        whisper(s, me, "peeked", "MINI-4.1", s.deck.cards[-1])
        say(s, "looked", "MINI-4.1", me, only(me, s.deck.cards[-1]))
    guess = await yes_or_no(me, "is-bell", "MINI-4.2")
    if s.over:
        card = s.deck.draw()
        s.pile.add(card)
        me.points += int(guess == (card.key == "bell"))


async def stairs(s: Parlour) -> None:
    """Climb by a die as long as you dare; a one sends you back to the cellar."""
    me = s.me
    while me.points < 20 and await yes_or_no(me, "climb", "MINI-5"):
        rolled = s.dice.roll()
        say(s, "climbed", "MINI-5", me, Count(rolled, "steps"))
        if rolled == 1:
            me.points = 0
            break
        me.points += rolled
    s.over = s.chapter == 2 * len(s.guests)


# --- windows -----------------------------------------------------------------------------------------


async def racket(s: Parlour) -> None:
    """Any card at any time (HW-4.10): a thump is heard, an echo is answered first, a hush stops either."""
    s.over = s.chapter == 2
    await _noise(s, s.me)


async def _noise(s: Parlour, starter: Seat) -> None:
    async def resolve(me: Seat, card: Card) -> None:
        discard(s, me, card)
        if await cancelled(
            me, card, s.from_me(), lambda seat, _: hand_of(s, seat, "hush"), "hush", "MINI-6.2", hush
        ):
            return
        if card.key == "echo":
            await _noise(s, me)
        s.count += 1
        say(s, "heard", "MINI-6.1", card, Count(s.count))

    def hush(me: Seat, card: Card) -> None:
        discard(s, me, card)

    about: list[Thing] = [Named("starter", starter)]
    await window(s.from_me(), lambda me: hand_of(s, me, "thump", "echo"), "noise", "MINI-6.1", resolve, about)


async def fright(s: Parlour) -> None:
    """An attack that its target alone can dodge, and no dodge can be stopped (Haunt the House, b-31)."""
    s.over = s.chapter == 4
    boo = [Option("boo", guest) for guest in s.others() if CARD["boo"] in s.me.hand.cards]
    attack = await choose(s.me, "attack", "MINI-7.1", [*boo, PASS])
    if attack is PASS:
        return
    discard(s, s.me, CARD["boo"])
    target = s.guests[int(attack.part.key)] if attack.part is not None else s.me

    def dodges(me: Seat, what: Thing) -> list[Card] | None:
        return hand_of(s, me, "vanish") if what is CARD["boo"] else None

    def vanish(me: Seat, card: Card) -> None:
        discard(s, me, card)

    if not await cancelled(s.me, CARD["boo"], [target], dodges, "vanish", "MINI-7.2", vanish):
        target.points -= 1


async def siege(s: Parlour) -> None:
    """Moths settle on all others; from the left, each swats as many as they like (ED-4.2)."""
    s.over = s.chapter == len(s.guests)
    for guest in s.others():
        s.guests[guest.index].points -= 2

    def swatters(me: Seat) -> list[Card] | None:
        return hand_of(s, me, "swat") if s.guests[me.index].points < 0 else None

    async def swat(me: Seat, card: Card) -> None:
        discard(s, me, card)
        s.guests[me.index].points += 1

    await in_turn(s.others(), swatters, "swat", "MINI-8", swat)


async def doors(s: Parlour) -> None:
    """Before a card is drawn, the first who wants to may supply one of their own (WO-8)."""
    s.over = s.chapter == 3
    supplied = await first_to(s.from_me(), lambda me: hand_of(s, me, *CARD), "supply", "MINI-9", [s.deck])
    if supplied is None:
        s.pile.add(s.deck.draw())
    else:
        discard(s, supplied[0], supplied[1])


# --- votes and deals ---------------------------------------------------------------------------------


async def trial(s: Parlour) -> None:
    """Who left the window open? All vote, one is blamed; a tie is rolled for; all may agree to forgive."""
    s.over = s.chapter == 2
    tally = await vote(list(s.guests), "blame", "MINI-10.1", s.guests)
    leaders = tally.leaders()
    culprit = leaders[0] if len(leaders) == 1 else s.dice.pick(leaders)
    say(s, "blamed", "MINI-10.1", culprit, Count(tally.count(culprit), "votes"))
    if not await unanimous(list(s.guests), "forgive", "MINI-10.2", [culprit]):
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
        s.deals.append(deal)


# --- boards ------------------------------------------------------------------------------------------


async def corridors(s: Parlour) -> None:
    """A house of rooms with three doors each grows card by card; depth is what counts."""
    card = s.deck.draw()
    s.over = not s.deck.cards
    rooms = [CARD[room] for room in s.house.places() if s.house.free(room)]
    s.house.add(card.key, doors=3)
    s.pile.add(card)
    if not rooms:
        return
    room = await choose(s.me, "join", "MINI-12", rooms, [card])
    s.house.join(card.key, room.key, "oak")
    s.me.points += s.house.distance(s.house.places()[0], card.key) or 0


async def cellar(s: Parlour) -> None:
    """Tiles are laid wherever a door meets a door; whoever lays one scores what can be seen from it."""
    tile = TILES[s.chapter - 1]
    s.over = tile is TILES[-1]
    if not s.cellar.tiles:
        s.cellar.lay(tile, place(0, 0))
        return
    layings = s.cellar.all_layings(tile)
    if layings:
        laying = await choose(s.me, "lay", "MINI-13", layings, [tile])
        s.cellar.lay(tile, laying.at, laying.turns)
        s.me.points += sum(len(s.cellar.line(laying.at, side, 2)) for side in range(4))


VISIT = mini(visit, "bell bell boo candle echo hush lamp moth", hand=3)
EPITAPH = mini(epitaph, "", hand=0)
BIDS = mini(bids, EVERYTHING, hand=2, players=3)
PEEK = mini(peek, "bell boo candle", hand=0)
STAIRS = mini(stairs, "", hand=0)
RACKET = mini(racket, "thump thump thump echo echo hush hush hush hush bell bell bell", hand=3, players=3)
FRIGHT = mini(fright, "boo boo boo vanish vanish bell", hand=2)
SIEGE = mini(siege, "swat swat swat swat bell bell bell bell", hand=2, players=3)
DOORS = mini(doors, "bell boo candle echo hush lamp moth swat", hand=1, players=3)
TRIAL = mini(trial, "", hand=0, players=4)
SWAP = mini(swap, "bell boo candle echo lamp lamp", hand=2)
CORRIDORS = mini(corridors, "bell boo candle echo hush lamp", hand=0)
CELLAR = mini(cellar, "", hand=0)
QUESTIONS = [VISIT, EPITAPH, BIDS, PEEK, STAIRS]
ALL_MINIS = [*QUESTIONS, RACKET, FRIGHT, SIEGE, DOORS, TRIAL, SWAP, CORRIDORS, CELLAR]
