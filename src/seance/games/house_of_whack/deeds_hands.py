"""What cards do to hands and decks: drawing, losing, stealing and looking."""

from __future__ import annotations

from seance.games.house_of_whack.cards import Arcana, Whack
from seance.games.house_of_whack.decks import can_draw_whack, deal_drama
from seance.games.house_of_whack.deed import (
    COVET,
    DISCARD,
    DRAW,
    EXCHANGE,
    FORESEE,
    PEEK,
    SPILL,
    STEAL,
    TURN_UP,
    Deed,
)
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.quarrels import steal
from seance.games.house_of_whack.registry import ABLE, DOING
from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.whacking import meet_card
from seance.kernel.facts import Count, Named, Several
from seance.kernel.question import choose, choose_some
from seance.kernel.state import Veiled, say
from seance.kernel.zone import seat_bit

# --- one's own cards ------------------------------------------------------------------------------------


async def draw_more(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-4.5: any number can be held until one's own Discard phase."""
    deal_drama(s, person, deed.amount, "HW-4.5")


def can_draw(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """b-120: something must be there to be drawn."""
    return len(s.drama.cards) > 0 or len(s.drama_gone.cards) > 0


async def discard_some(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """So many cards of one's own choice, or all that one has."""
    cards = person.hand.cards[:]
    count = deed.amount
    if len(cards) > count:
        cards = await choose_some(person, "discard", "HW-4.9", cards, count, count)
    for card in cards:
        put_off(s, person, person.hand.cards.index(card))
    say(s, "discards", "HW-4.9", person, Count(len(cards)))


async def spill(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """So many cards by chance, or all that one has."""
    cards: list[Arcana] = []
    while len(cards) < deed.amount and person.hand.cards:
        cards.append(put_off(s, person, s.dice.below(len(person.hand.cards))))
    say(s, "spills", "HW-4.9", person, Several("cards", cards))


def put_off(s: Premises, me: Player, index: int) -> Arcana:
    """A card goes from a hand to the discards, for all to see; what is known of the others stays known."""
    card = me.hand.take_at(index)
    s.drama_gone.add(card)
    return card


def has_hand(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """HW-4.2: whoever holds a card."""
    return len(person.hand.cards) > 0


# --- somebody else's cards ------------------------------------------------------------------------------


async def steal_unseen(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-4.16: drawn from a hand as it is then, by chance."""
    for _ in range(min(deed.amount, len(person.hand.cards))):
        steal(s, me, person, s.dice.pick(person.hand.cards), "HW-4.16")


async def covet(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-4.16: the hand is shown, and a card of it is taken."""
    person.hand.show_all(me.index)
    card: Arcana = await choose(me, "rob", "HW-4.16", person.hand.cards[:], [Named("rival", person)])
    steal(s, me, person, card, "HW-4.16")


def can_steal(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """From somebody else who holds a card, by somebody who is alive."""
    return person is not me and not me.dead and len(person.hand.cards) > 0


async def peek(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-4.1: a hand is secret, until somebody looks."""
    person.hand.show_all(me.index)
    parties = seat_bit(me.index) | seat_bit(person.index)
    seen = Veiled(parties, Several("cards", person.hand.cards[:]))
    say(s, "peeks", "HW-4.1", me, Named("rival", person), seen)


def can_peek(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """Where there is a card that one does not know."""
    hand = person.hand
    return any(not hand.knows(index, me.index) for index in range(len(hand.cards)))


async def exchange(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """Two hands change places; each remembers what they gave away, and whoever had looked what they saw."""
    mine, theirs = me.hand.take_up(), person.hand.take_up()
    for card, known in theirs:
        me.hand.add(card, known | seat_bit(person.index))
    for card, known in mine:
        person.hand.add(card, known | seat_bit(me.index))
    say(s, "swaps-hands", "HW-4.9", me, Named("rival", person))


def can_exchange(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """With somebody else, while one of the two holds something."""
    if person is me or me.dead:
        return False
    return len(me.hand.cards) > 0 or len(person.hand.cards) > 0


# --- the Whack deck -------------------------------------------------------------------------------------


async def foresee(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-11.1: look at the top of the deck, and say in which order it will come."""
    count = min(deed.amount, len(s.whack.cards))
    for index in range(len(s.whack.cards) - count, len(s.whack.cards)):
        s.whack.show(index, person.index)
    say(s, "foresees", "HW-11.1", person, Count(count))
    for placed in range(count):
        left = s.whack.cards[placed - count :]
        card = left[0] if len(left) == 1 else await choose(person, "foresee", "HW-11.1", left[::-1])
        _tuck(s, person, card, count)


def _tuck(s: Premises, me: Player, card: Whack, count: int) -> None:
    """Put one of the top cards under the others: after all of them, the first chosen is on top.

    Only whoever arranges them knows where each lies now.
    """
    lifted = [s.whack.draw() for _ in range(count)]
    lifted.remove(card)
    for each in [card, *lifted[::-1]]:
        s.whack.add(each, seat_bit(me.index))


def can_foresee(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """Where there is a deck to look at."""
    return len(s.whack.cards) > 0


async def turn_up(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-11.2: a card without an Action and without a token."""
    await meet_card(s, person)


def can_turn_up(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """b-120: a card must be there; and nobody fights two Conflicts at a time (HW-19.1)."""
    return s.clash is None and can_draw_whack(s)


DOING[DRAW] = draw_more
DOING[DISCARD] = discard_some
DOING[SPILL] = spill
DOING[STEAL] = steal_unseen
DOING[COVET] = covet
DOING[PEEK] = peek
DOING[EXCHANGE] = exchange
DOING[FORESEE] = foresee
DOING[TURN_UP] = turn_up
ABLE[DRAW] = can_draw
ABLE[DISCARD] = has_hand
ABLE[SPILL] = has_hand
ABLE[STEAL] = can_steal
ABLE[COVET] = can_steal
ABLE[PEEK] = can_peek
ABLE[EXCHANGE] = can_exchange
ABLE[FORESEE] = can_foresee
ABLE[TURN_UP] = can_turn_up
