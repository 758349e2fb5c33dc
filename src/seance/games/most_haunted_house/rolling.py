"""Rolls: the die, what is added to it, and what it comes to. Each part is told, so that all can add it up."""

from __future__ import annotations

from typing import Final

from seance.games.most_haunted_house.cards import REROLL, Charm
from seance.games.most_haunted_house.state import SIDES, Night, Sleuth, Throw
from seance.games.most_haunted_house.weights import CHARMS_A_TURN, Load, Part
from seance.kernel.facts import Count, Named
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import PASS, Card, Option, Thing

RULES: Final = {"search": "AM-6.2", "lift": "AM-6.3", "face": "AM-6.5", "join-in": "AM-b-47"}


class Again(Option):
    """Trade a Charm in to roll again."""

    def __init__(self, charm: Charm) -> None:
        super().__init__("again", charm)
        self.charm = charm


def die(s: Night) -> int:
    """One twenty-sided die."""
    return s.dice.below(SIDES) + 1


async def roll(
    s: Night, me: Sleuth, deed: str, about: Thing, against: int, parts: list[Part], *, twice: bool = False
) -> Throw:
    """b-44: the die, once more if a Charm is played, then everything that is added to it."""
    throw = cast(s, me, deed, about, against, parts)
    if twice:
        throw.dice.append(die(s))
        say(s, "rolls-twice", RULES[deed], me, Count(throw.dice[-1], "die"))
    await offer_again(s, me)
    return sum_up(s, parts)


def cast(s: Night, me: Sleuth, deed: str, about: Thing, against: int, parts: list[Part]) -> Throw:
    """The die falls, and all look at it."""
    weights = {card.key: amount for card, amount in parts}
    throw = Throw(me.index, deed, about.key, against, weights, [die(s)])
    s.throw = throw
    say(s, "rolls", RULES[deed], me, Count(throw.die, "die"))
    return throw


def sum_up(s: Night, parts: list[Part]) -> Throw:
    """Line by line, and then the sum. What was declared for this roll is used up (b-47)."""
    throw = s.throw
    for card, amount in parts:
        say(s, "adds" if amount > 0 else "takes", "AM-b-44", Named("card", card), Count(abs(amount)))
    if parts:
        say(s, "makes", "AM-b-44", Count(throw.total), Count(throw.against, "against"))
    take_up(s)
    return throw


async def offer_again(s: Night, me: Sleuth) -> None:
    """b-47: after the die and before its result, for one unspent Action."""
    while True:
        charms = [charm for charm in me.charms() if charm.effect == REROLL]
        throw = s.throw
        if not charms or s.traded >= CHARMS_A_TURN or not can_trade(s, me):
            return
        options: list[Option] = [*[Again(charm) for charm in charms], PASS]
        facts = [Count(throw.die, "die"), Count(throw.total, "total"), Count(throw.against, "against")]
        answer = await choose(me, "again", "AM-b-47", options, list(facts))
        if not isinstance(answer, Again):
            return
        s.deeds.append("trade")
        s.traded += 1
        give_back(s, me, answer.charm)
        throw.dice = [die(s)]
        say(s, "rolls-again", "AM-b-47", me, answer.charm, Count(throw.die, "die"))


def take_up(s: Night) -> None:
    """AM-6.4, b-15: what was played for a roll goes back into its deck."""
    if s.played.cards:
        s.charms.cards.extend(s.played.take_all())
        s.charms.shuffle(s.dice)


def can_trade(s: Night, me: Sleuth) -> bool:
    """AM-6.4: an Action is left, and nothing keeps one from playing a Charm."""
    load = Load(s, me)
    return not load.silent and load.actions_left(s) > 0


def give_back(s: Night, me: Sleuth, card: Card) -> None:
    """AM-6.3, AM-6.4, b-15: a played Charm or a lifted Curse goes into its deck, which is shuffled."""
    me.hand.take(card)
    if isinstance(card, Charm):
        s.charms.add(card)
        s.charms.shuffle(s.dice)
    else:
        s.curses.add(card)  # type: ignore[arg-type]
        s.curses.shuffle(s.dice)
