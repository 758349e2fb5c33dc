"""AM-6.2: Searches, and the tokens they use up."""

from __future__ import annotations

from typing import Final

from seance.games.most_haunted_house.box.tokens import TOKENS
from seance.games.most_haunted_house.drawing import draw_charm, draw_curse
from seance.games.most_haunted_house.house import HOUSE, ROOM
from seance.games.most_haunted_house.rolling import roll
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.games.most_haunted_house.weights import (
    SEARCHES_A_TURN,
    barred,
    hand_limit,
    on_search,
    snared,
)
from seance.kernel.facts import Count
from seance.kernel.state import say

SPACES: Final = HOUSE.marked("search")
THRESHOLDS: Final = [token.threshold for token in TOKENS]


def lay_tokens(s: Night) -> None:
    """AM-5.1, b-2: every token on a Search space of its own, at random."""
    thresholds = THRESHOLDS[:]
    s.dice.shuffle(thresholds)
    s.tokens = dict(zip(SPACES, thresholds, strict=True))


def shuffle_tokens(s: Night) -> None:
    """Those that are left change places with each other."""
    thresholds = list(s.tokens.values())
    s.dice.shuffle(thresholds)
    s.tokens = dict(zip(s.tokens, thresholds, strict=True))


def may_search(s: Night, me: Sleuth) -> bool:
    """AM-6.2, AM-7.2: on a token, twice a turn, with room in the hand, for an Action."""
    return (
        me.space in s.tokens
        and s.searched < SEARCHES_A_TURN
        and len(me.hand.cards) < hand_limit(me)
        and barred(me) is None
    )


async def search(s: Night, me: Sleuth) -> None:
    """AM-6.2: as high as the token or higher finds a Charm, lower a Curse. The token goes."""
    s.deeds.append("search")
    s.searched += 1
    threshold = s.tokens[me.space]
    say(s, "searches", "AM-6.2", me, me.place, ROOM[me.place.room], Count(threshold, "against"))
    throw = await roll(s, me, "search", me.place, threshold, on_search(s, me))
    traps = snared(s, me, throw.die)
    del s.tokens[me.space]
    if throw.made:
        await draw_charm(s, me)
    else:
        await draw_curse(s, me, "AM-6.2")
    for trap in traps:
        say(s, "snares", "AM-7.1", me, trap)
        await draw_curse(s, me, "AM-7.1")
    if not s.tokens:
        lay_tokens(s)
        say(s, "lies-about-again", "AM-6.2")
