"""HW-4.13, b-20: dice, and Wild cards that turn them."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.arcana import answered, ask_all, holders, play, played_card, plays, put_away
from seance.games.house_of_whack.cards import WILD
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import DIE, Premises
from seance.kernel.facts import Count, Named
from seance.kernel.state import say
from seance.kernel.things import Option, Thing


class Roll(Thing):
    """What a die is thrown for."""

    noun: ClassVar[str] = "roll"

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    @property
    def key(self) -> str:
        return self.name


MOVE: Final = Roll("move", "HW-6.3")
LOCKING: Final = Roll("lock", "HW-10.1")
LOST: Final = Roll("maze", "HW-SR.4")


async def throw(s: Premises, me: Player, what: Roll) -> int:
    """One die; then anybody may raise or lower it, or play something else, until nobody does."""
    die = 1 + s.dice.below(DIE)
    say(s, "rolls", what.rule, me, what, Count(die, "die"))
    while True:
        about: list[Thing] = [what, Named("by", me), Count(die, "die")]
        found = await ask_all(s, holders(s), lambda each: _turns(s, each), "nudge", "HW-4.13", about)
        if found is None:
            return die
        if found[1].verb == "play":
            await play(s, found[0], played_card(found[1]))
        else:
            die = await _nudge(s, found[0], found[1], die)


def _turns(s: Premises, me: Player) -> list[Option]:
    """b-20: a Wild card raises or lowers; any effect can be played at a roll too (b-23)."""
    found = plays(s, me)
    for card in me.hand.cards:
        if card.colour == WILD:
            found.append(card.up)
            found.append(card.down)
    return found


async def _nudge(s: Premises, me: Player, option: Option, die: int) -> int:
    """HW-4.13, b-20: by the number printed; at least 1, and no upper bound."""
    card = played_card(option)
    me.hand.take(card)
    s.played.add(card)
    say(s, "nudges", "HW-4.13", me, card)
    fate = await answered(s, me, card, effect=False)
    put_away(s, card)
    if fate.void:
        return die
    die = die + card.size if option.verb == "raise" else max(1, die - card.size)
    say(s, "die-now", "HW-4.13", Count(die, "die"))
    return die
