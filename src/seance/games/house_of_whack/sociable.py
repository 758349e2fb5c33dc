"""How to vote, bargain, write and choose in rooms where everybody has a say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seance.games.house_of_whack.outlook import Outlook
from seance.kernel.question import Prompt
from seance.kernel.things import Thing

Judge = Callable[[Outlook, Prompt, Thing], float]

SOCIABLE: Final[dict[str, Judge]] = {}
