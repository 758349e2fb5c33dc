"""Cards that go in and out of hands, and who then knows them.

A hand is secret, but not all of it from everybody: whoever gave a card or saw it taken from the open pile
knows that it is there. The hand itself keeps that, until a card leaves it unseen.
"""

from __future__ import annotations

from seance.games.edwardian.cards import ACQUAINTANCE, THIEF, TaleCard
from seance.games.edwardian.drawing import discard, draw
from seance.games.edwardian.state import Evening, Player
from seance.kernel.facts import Count, Named, Several
from seance.kernel.question import ask_one, choose
from seance.kernel.state import Veiled, only, say
from seance.kernel.things import PASS, Option, Thing
from seance.kernel.zone import ALL, NOBODY, seat_bit

NONE = Option("none")
KEEP = Option("keep")


def payable(s: Evening, me: Player) -> list[TaleCard]:
    """ED-b-33: what may be chosen for payment, that is everything but an Urchin Thief at his work."""
    if not s.thieving:
        return me.hand.cards[:]
    return [card for card in me.hand.cards if card.name != THIEF]


def show(me: Player, card: TaleCard) -> TaleCard:
    """Take a card out of a hand for all to see; what others knew of the rest stays true."""
    return me.hand.take_at(me.hand.cards.index(card))


def snatch(s: Evening, me: Player, by: Player) -> TaleCard:
    """Lay a random card of a hand aside, where only its owner and the taker see it."""
    parties = seat_bit(me.index) | seat_bit(by.index)
    card = me.hand.slip(s.dice.below(len(me.hand.cards)), parties)
    s.aside.sees = parties
    s.aside.add(card)
    return card


def clear_aside(s: Evening) -> list[TaleCard]:
    """Take up what was laid aside."""
    cards = s.aside.take_all()
    s.aside.sees = NOBODY
    return cards


def throw_hand_away(s: Evening, me: Player, rule: str) -> int:
    """Lay the whole hand on the discards, a thief too; how many cards that were."""
    cards = me.hand.take_all()
    discard(s, cards)
    if cards:
        say(s, "throws-hand", rule, me, Several("cards", cards), Count(len(cards)))
    return len(cards)


def new_hand(s: Evening, me: Player, rule: str) -> None:
    """ED-b-26: discard the whole hand and draw as many cards again."""
    draw(s, me, throw_hand_away(s, me, rule))


async def part_with(s: Evening, you: Player, kinds: tuple[int, ...], name: str, rule: str) -> TaleCard | None:
    """Ask for a card of some kinds; None when the hand has none, and that is all that others learn (ED-b-60).

    Whoever holds any card is asked, so that being asked tells nothing.
    """
    if not you.hand.cards:
        return None
    options: list[Thing] = [card for card in you.hand.cards if card.kind in kinds]
    if not options:
        options.append(NONE)
    answer = await choose(you, name, rule, options)
    return answer if isinstance(answer, TaleCard) else None


async def lose_friend(s: Evening, you: Player, rule: str) -> bool:
    """Discard one Acquaintance of one's choice; False when there is none."""
    card = await part_with(s, you, (ACQUAINTANCE,), "lose-friend", rule)
    if card is None:
        say(s, "friendless", "ED-b-60", you)
        return False
    discard(s, [show(you, card)])
    say(s, "loses-friend", rule, you, card)
    return True


async def find_friend(s: Evening, you: Player, rule: str) -> None:
    """Take any Acquaintance from the discards; everybody sees which."""
    friends = [card for card in s.discards.cards if card.kind == ACQUAINTANCE]
    if not friends:
        say(s, "nobody-comes", "ED-b-34", you)
        return
    card = friends[0] if len(friends) == 1 else await choose(you, "find-friend", rule, friends)
    you.hand.add(s.discards.take_at(s.discards.cards.index(card)), ALL)
    say(s, "finds-friend", rule, you, card)


async def make_room(s: Evening, me: Player, name: str, rule: str) -> Thing:
    """Which card of the hand to give up for the one laid aside, or PASS; an empty hand has room (ED-b-68)."""
    cards: list[Thing] = [*payable(s, me)] if me.hand.cards else [KEEP]
    options = [*cards, PASS]
    question = ask_one(me, name, rule, options, [Several("cards", s.aside.cards[:])])
    question.default = len(options) - 1
    answer: Thing = await question
    return answer


def pick_up(s: Evening, me: Player, kept: list[TaleCard]) -> None:
    """ED-b-68: whoever holds nothing has room, and gives up nothing for what was laid aside."""
    for card in kept:
        me.hand.add(s.aside.take(card))
    say(s, "has-room", "ED-b-68", me, only(me, Several("cards", kept)))


async def tempted(s: Evening, by: Player, me: Player, rule: str) -> None:
    """ED-6.2, ED-6.3: ``by`` takes a random card, which ``me`` replaces; ``by`` may keep it for another."""
    if not me.hand.cards:
        say(s, "nothing-to-take", rule, me, Named("by", by))
        return
    parties = seat_bit(me.index) | seat_bit(by.index)
    say(s, "snatches", rule, me, Named("by", by), Veiled(parties, snatch(s, me, by)))
    draw(s, me, 1)
    answer = await make_room(s, by, "keep-taken", rule)
    taken = clear_aside(s)[0]
    if answer is PASS:
        discard(s, [taken])
        say(s, "spurns", "ED-b-27", me, Named("by", by), taken)
        return
    if isinstance(answer, TaleCard):
        discard(s, [show(by, answer)])
        say(s, "keeps-taken", rule, me, Named("by", by), Named("dropped", answer))
    else:
        say(s, "has-room", "ED-b-68", by, Veiled(parties, Several("cards", [taken])))
    by.hand.add(taken, seat_bit(me.index))
