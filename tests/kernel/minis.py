"""Miniature games, one for each thing the kernel can do: the smallest rules that need it, and nothing else.

Read one after the other they are also a tour of the kernel.
"""

from __future__ import annotations

from seance.kernel.facts import Count, Named, Said, Several
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
from seance.kernel.things import PASS, Card, Option, Thing
from seance.kernel.window import first_to, in_turn
from tests.kernel.parlour import CARD, EVERYTHING, Guest, Parlour, discard, hand_of, mini

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
        rolled = 1 + s.dice.below(6)
        say(s, "climbed", "MINI-5", me, Count(rolled, "steps"))
        if rolled == 1:
            me.points = 0
            break
        me.points += rolled
    s.over = s.chapter == 2 * len(s.guests)


# --- windows -----------------------------------------------------------------------------------------


async def echoes(s: Parlour) -> None:
    """Each makes as much noise as they like; a thump is heard, an echo is answered by all before it is."""
    s.over = s.chapter == 2
    await _noise(s, s.me)


async def _noise(s: Parlour, starter: Guest) -> None:
    async def resolve(me: Guest, card: Card) -> None:
        discard(s, me, card)
        if card.key == "echo":
            await _noise(s, me)
        s.count += 1
        say(s, "heard", "MINI-6", card, Count(s.count))

    about: list[Thing] = [Named("starter", starter)]
    await in_turn(s.from_me(), lambda me: hand_of(me, "thump", "echo"), "noise", "MINI-6", resolve, about)


async def fright(s: Parlour) -> None:
    """An attack that its target alone can dodge, and nothing stops a dodge (HTH-b-31)."""
    s.over = s.chapter == 4
    boo = [Option("boo", guest) for guest in s.others() if CARD["boo"] in s.me.hand.cards]
    attack = await choose(s.me, "attack", "MINI-7.1", [*boo, PASS])
    if attack is PASS:
        return
    discard(s, s.me, CARD["boo"])
    target = s.guests[int(attack.part.key)] if attack.part is not None else s.me
    dodge = await first_to([target], lambda me: hand_of(me, "vanish"), "vanish", "MINI-7.2", [CARD["boo"]])
    if dodge is None:
        target.points -= 1
    else:
        discard(s, dodge[0], dodge[1])


async def siege(s: Parlour) -> None:
    """Moths settle on all others; from the left, each swats as many as they like (ED-4.2)."""
    s.over = s.chapter == len(s.guests)
    for guest in s.others():
        guest.points -= 2

    async def swat(me: Guest, card: Card) -> None:
        discard(s, me, card)
        me.points += 1

    def swatters(me: Guest) -> list[Card] | None:
        return hand_of(me, "swat") if me.points < 0 else None

    await in_turn(s.others(), swatters, "swat", "MINI-8", swat)


async def doors(s: Parlour) -> None:
    """Before a card is drawn, the first who wants to may supply one of their own (WO-8)."""
    s.over = s.chapter == 3
    supplied = await first_to(s.from_me(), lambda me: hand_of(me, *CARD), "supply", "MINI-9", [s.deck])
    if supplied is None:
        s.pile.add(s.deck.draw())
    else:
        discard(s, supplied[0], supplied[1])


# --- boards ------------------------------------------------------------------------------------------


async def corridors(s: Parlour) -> None:
    """A house of rooms with three doors each grows card by card; who builds on scores the doors left."""
    card = s.deck.draw()
    s.over = not s.deck.cards
    rooms = [CARD[room] for room in s.house.places() if s.house.free(room)]
    s.house.add(card.key, doors=3)
    s.pile.add(card)
    if not rooms:
        return
    room = await choose(s.me, "join", "MINI-12", rooms, [card])
    s.house.join(card.key, room.key, "oak")
    s.me.points += s.house.free(room.key)


VISIT = mini(visit, "bell bell boo candle echo hush lamp moth", hand=3)
EPITAPH = mini(epitaph, "", hand=0)
BIDS = mini(bids, EVERYTHING, hand=2, players=3)
PEEK = mini(peek, "bell boo candle", hand=0)
STAIRS = mini(stairs, "", hand=0)
ECHOES = mini(echoes, "thump thump thump echo echo bell bell bell bell", hand=3, players=3)
FRIGHT = mini(fright, "boo boo boo vanish vanish bell", hand=2)
SIEGE = mini(siege, "swat swat swat swat bell bell bell bell", hand=2, players=3)
DOORS = mini(doors, "bell boo candle echo hush lamp moth swat", hand=1, players=3)
CORRIDORS = mini(corridors, "bell boo candle echo hush lamp", hand=0)
ALL_MINIS = [VISIT, EPITAPH, BIDS, PEEK, STAIRS, ECHOES, FRIGHT, SIEGE, DOORS, CORRIDORS]
