"""ED-2.2 and ED-2.3: forfeits and advantages."""

from __future__ import annotations

from seance.games.edwardian.cards import TaleCard
from seance.games.edwardian.drawing import discard, top_cards
from seance.games.edwardian.hands import clear_aside, payable, pick_up, show, snatch
from seance.games.edwardian.state import Evening, Player, left_of
from seance.kernel.facts import Named
from seance.kernel.question import ask_one, choose
from seance.kernel.state import Veiled, only, say
from seance.kernel.things import PASS, Option, Thing
from seance.kernel.zone import ALL, seat_bit

GIVE = "give"
FETCH = "fetch"


class Replacement(Option):
    """What the victim of a forfeit gets: ``give`` a card from the neighbour's hand, or ``fetch`` one."""

    def __init__(self, verb: str, card: TaleCard) -> None:
        super().__init__(verb, card)
        self.card = card


async def forfeit(s: Evening, me: Player, rule: str = "ED-2.2") -> None:
    """The left neighbour takes one of my cards at random, looks, and replaces it (ED-b-19)."""
    by = left_of(s, me)
    if not me.hand.cards:
        say(s, "nothing-to-forfeit", "ED-b-21", me)
        return
    say(s, "must-forfeit", rule, me, Named("by", by))
    taken = snatch(s, me, by)
    if not by.hand.cards and not s.discards.cards:
        give_back(s, me, by)
        return
    answer = await choose(by, "replace", "ED-2.2", replacements(s, by), [Named("victim", me), taken])
    if answer.verb == GIVE:
        swap(s, me, by, answer.card)
    else:
        replace_from_discards(s, me, by, answer.card)


def replacements(s: Evening, by: Player) -> list[Replacement]:
    """ED-b-20: any card of the neighbour's hand (a thief only for want of others), or of the open pile."""
    options = [Replacement(GIVE, card) for card in payable(s, by)]
    options.extend([Replacement(FETCH, card) for card in s.discards.cards])
    return options or [Replacement(GIVE, card) for card in by.hand.cards]


def swap(s: Evening, me: Player, by: Player, given: TaleCard) -> None:
    """ED-b-19: the neighbour keeps what was taken; only the two of them know the cards."""
    parties = seat_bit(me.index) | seat_bit(by.index)
    taken = clear_aside(s)[0]
    by.hand.slip(by.hand.cards.index(given), parties)
    by.hand.add(taken, seat_bit(me.index))
    me.hand.add(given, seat_bit(by.index))
    say(
        s,
        "forfeit-swapped",
        "ED-b-19",
        me,
        Named("by", by),
        Veiled(parties, Named("taken", taken)),
        Veiled(parties, Named("given", given)),
    )


def replace_from_discards(s: Evening, me: Player, by: Player, given: TaleCard) -> None:
    """ED-b-19: what was taken goes to the discards, for all to see."""
    taken = clear_aside(s)[0]
    me.hand.add(s.discards.take_at(s.discards.cards.index(given)), ALL)
    discard(s, [taken])
    say(s, "forfeit-replaced", "ED-b-19", me, Named("by", by), Named("taken", taken), Named("given", given))


def give_back(s: Evening, me: Player, by: Player) -> None:
    """ED-b-18: nothing to replace it with, so it goes back."""
    me.hand.add(clear_aside(s)[0], seat_bit(by.index))
    say(s, "given-back", "ED-b-18", me, Named("by", by))


async def advantage(s: Evening, me: Player, rule: str = "ED-2.3") -> None:
    """Take two cards from the stock; keep one of them for one of yours, if you like."""
    s.aside.sees = seat_bit(me.index)
    for card in top_cards(s, 2):
        s.aside.add(card)
    say(s, "advantage", rule, me)
    if s.aside.cards:
        await keep_one(s, me)
    discard(s, clear_aside(s))


async def keep_one(s: Evening, me: Player) -> None:
    """First what to keep, then what to give up for it; an empty hand has room (ED-b-68)."""
    room = not me.hand.cards
    options: list[Thing] = [*s.aside.cards, PASS] if room or payable(s, me) else [PASS]
    question = ask_one(me, "keep-one", "ED-2.3", options)
    question.default = len(options) - 1
    kept = await question
    if not isinstance(kept, TaleCard):
        return
    if room:
        pick_up(s, me, [kept])
        return
    s.aside.take(kept)
    me.hand.add(kept)
    spare = [card for card in payable(s, me) if card is not kept]
    dropped = await choose(me, "drop", "ED-2.3", spare, [kept])
    discard(s, [show(me, dropped)])
    say(s, "keeps-one", "ED-2.3", me, Named("dropped", dropped), only(me, kept))
