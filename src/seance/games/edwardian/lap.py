"""ED-6: the Lap of the Gods."""

from __future__ import annotations

from seance.games.edwardian.cards import TaleCard
from seance.games.edwardian.drawing import discard, top_cards
from seance.games.edwardian.hands import new_hand, tempted
from seance.games.edwardian.state import Evening, Player, left_of, others
from seance.kernel.facts import Several
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.zone import seat_bit


async def lap_of_the_gods(s: Evening, me: Player) -> None:
    """Reveal three cards; what they are decides. They end in the discards (ED-b-24)."""
    cards = top_cards(s, 3)
    discard(s, cards)
    say(s, "lap", "ED-6", me, Several("cards", cards))
    if len(cards) < 3:
        say(s, "gods-asleep", "ED-b-28", me)
        return
    essentials = count_essentials(cards)
    if essentials == 3 and cards[0].kind == cards[1].kind == cards[2].kind:
        pass_hands(s)
    elif essentials == 3:
        await strike_down(s, me)
    elif essentials == 2:
        await tempted(s, me, left_of(s, me), "ED-6.2")
    elif essentials == 1:
        await tempted(s, left_of(s, me), me, "ED-6.3")
    else:
        new_hand(s, me, "ED-6.4")


def count_essentials(cards: list[TaleCard]) -> int:
    """ED-2.1, for three cards at once."""
    count = 0
    for card in cards:
        if card.essential:
            count += 1
    return count


async def strike_down(s: Evening, me: Player) -> None:
    """ED-6.1: an opponent of one's choice discards the whole hand and draws anew."""
    opponents = others(s, me)
    you = opponents[0] if len(opponents) == 1 else await choose(me, "strike-down", "ED-6.1", opponents)
    new_hand(s, you, "ED-6.1")


def pass_hands(s: Evening) -> None:
    """ED-6.5: every whole hand goes to the left. Whoever passed it on knows what is in it."""
    hands = [me.hand.take_up() for me in s.players]
    for me in s.players:
        giver = (me.index - 1) % len(s.players)
        for card, known in hands[giver]:
            me.hand.add(card, known | seat_bit(giver))
    say(s, "hands-pass", "ED-6.5")
