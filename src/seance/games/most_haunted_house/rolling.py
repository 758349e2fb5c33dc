"""Rolls: the die, what is added to it, and what it comes to. Each part is told, so that all can add it up."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import REROLL, Charm
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.games.most_haunted_house.weights import CHARMS_A_TURN, Part, actions_left, silenced
from seance.kernel.facts import Count
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import PASS, Card, Option

SIDES = 20


class Roll:
    """What was thrown and what it came to."""

    def __init__(self, die: int, total: int) -> None:
        self.die = die
        self.total = total

    def reaches(self, threshold: int) -> bool:
        """b-44: a bare twenty is always enough for a Search and for a Curse."""
        return self.die == SIDES or self.total >= threshold


class Again(Option):
    """Trade a Charm in to roll again."""

    def __init__(self, charm: Charm) -> None:
        super().__init__("again", charm)
        self.charm = charm


def throw(s: Night) -> int:
    """One twenty-sided die."""
    return s.dice.below(SIDES) + 1


async def roll(s: Night, me: Sleuth, rule: str, parts: list[Part], twice: bool = False) -> Roll:
    """b-44: the die, once more if a Charm is played, then everything that is added to it; never below 0."""
    die = throw(s)
    say(s, "rolls", rule, me, Count(die, "die"))
    if twice:
        other = throw(s)
        say(s, "rolls-twice", rule, me, Count(other, "die"))
        die = max(die, other)
    die = await _again(s, me, die)
    total = die
    for card, amount in parts:
        say(s, "adds" if amount > 0 else "takes", "AM-b-44", me, card, Count(abs(amount)))
        total += amount
    s.bonus = []
    return Roll(die, max(0, total))


async def _again(s: Night, me: Sleuth, die: int) -> int:
    """b-47: after the die and before its result, for one unspent Action."""
    while True:
        charms = [charm for charm in me.charms() if charm.effect == REROLL]
        if not charms or silenced(me) or actions_left(s, me) < 1 or s.traded >= CHARMS_A_TURN:
            return die
        options: list[Option] = [*[Again(charm) for charm in charms], PASS]
        answer = await choose(me, "again", "AM-b-47", options, [Count(die, "die")])
        if not isinstance(answer, Again):
            return die
        s.spent += 1
        s.traded += 1
        give_back(s, me, answer.charm)
        die = throw(s)
        say(s, "rolls-again", "AM-b-47", me, answer.charm, Count(die, "die"))


def give_back(s: Night, me: Sleuth, card: Card) -> None:
    """AM-6.3, AM-6.4, b-15: a played Charm or a lifted Curse goes into its deck, which is shuffled."""
    me.hand.take(card)
    if isinstance(card, Charm):
        s.charms.add(card)
        s.charms.shuffle(s.dice)
    else:
        s.curses.add(card)  # type: ignore[arg-type]
        s.curses.shuffle(s.dice)
