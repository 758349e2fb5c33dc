"""WO-b-45: words of one's own, optional, told and never acted upon."""

from __future__ import annotations

from seance.games.way_out.prose.narration import Teller
from seance.games.way_out.state import Maze, Player
from seance.kernel.facts import Said
from seance.kernel.question import TEXT, Question, free_text, together
from seance.kernel.state import say
from seance.kernel.things import Thing

LONGEST = 400
"""As much as a person can listen to while waiting for a turn."""


async def tell(
    s: Maze, me: Player, moment: str, rule: str, line: str, about: list[Thing] | None = None
) -> None:
    """Let a player narrate, or do it for them at a quiet table; whoever says nothing is passed over."""
    words = line if s.quiet else await free_text(me, moment, rule, line, LONGEST, about)
    if words.strip():
        say(s, moment, rule, me, Said(words))


async def tell_memories(s: Maze) -> None:
    """WO-2.7: the last thing that each remembers; all think of it at the same time."""
    told = memories(s) if s.quiet else await together(lambda: _questions(s))
    for player, words in zip(s.players, told, strict=True):
        if words.strip():
            say(s, "memory", "WO-2.7", player, Said(words))


def memories(s: Maze) -> list[str]:
    """What everybody would say."""
    return [Teller(s, player).memory() for player in s.players]


def _questions(s: Maze) -> list[Question]:
    return [_memory(player, line) for player, line in zip(s.players, memories(s), strict=True)]


def _memory(me: Player, line: str) -> Question:
    question = Question(me.index, "memory", "WO-2.7", TEXT, [])
    question.low = 0
    question.high = LONGEST
    question.default = line
    return question
