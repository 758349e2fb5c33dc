"""What a bot says when it is about to be rude or brave: a short line, and only of what everybody will see."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.view import PremisesView
from seance.kernel.question import Prompt, Token
from seance.kernel.remark import Remark
from seance.kernel.things import Option

TALKATIVE: Final = ("attack", "shoot", "hex", "accuse", "enter-gate", "open-hatch")
"""Actions that go with a word to whoever has it coming."""


def remark(view: PremisesView, prompt: Prompt, token: Token) -> Remark | None:
    """A word to the victim, or to the Gate; nothing while a Conflict is on, where people listen for hints."""
    if prompt.name != "turn" or view["clash"] is not None:
        return None
    move = prompt.value(token)
    if not isinstance(move, Option) or move.verb not in TALKATIVE:
        return None
    return Remark(move.verb, *([move.part] if move.part is not None else []))
