"""HW-SR.2, HW-SR.5, HW-SR.7: what people say in their own words. It is told, and binds nobody (b-57)."""

from __future__ import annotations

from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Said
from seance.kernel.state import say


def tell_words(s: Premises, name: str, rule: str, me: Player, words: str) -> None:
    """Somebody's words as they were said; or that there were none."""
    if words:
        say(s, name, rule, me, Said(words))
    else:
        say(s, "says-nothing", rule, me)
