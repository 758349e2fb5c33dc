"""HW-SR.2, b-53, b-55, b-86, b-112: out of the game, for good."""

from __future__ import annotations

from seance.games.house_of_whack.harm import discard, drop_in, strip
from seance.games.house_of_whack.hatch import reveal_number
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.state import say


def eliminate(s: Premises, me: Player) -> None:
    """b-53: cards as on death, no token left, no score; whoever is alone then has won (b-112)."""
    say(s, "is-out", "HW-SR.2", me)
    for card in me.carried.take_all():
        drop_in(s, card, me)
    me.room = None
    me.out = True
    strip(s, me)
    for guest in me.guest.take_all():
        discard(s, guest)
    s.tokens = {room: seat for room, seat in s.tokens.items() if seat != me.index}
    me.supply = 0
    reveal_number(s, me)
    left = s.clockwise()
    if len(left) == 1:
        s.over = True
        say(s, "alone", "HW-b-112", left[0])
