"""WO-11.1: how the end comes near, and the end."""

from __future__ import annotations

from seance.games.way_out.levels import note
from seance.games.way_out.prose.narration import Teller
from seance.games.way_out.scoring import result
from seance.games.way_out.state import EXITS, NOT_YET, Maze, Player
from seance.games.way_out.telling import tell
from seance.kernel.facts import Several
from seance.kernel.state import say
from seance.kernel.zone import seat_bit


def count_down(s: Maze, me: Player) -> None:
    """WO-11.1: one more turn each after the fourth Exit or the last card.

    WO-b-32: the turn in which that happens does not count. WO-b-33: whatever comes second changes nothing.
    """
    if s.over:
        return
    if s.waiting == NOT_YET:
        if s.exits == EXITS or not s.deck.cards:
            s.waiting = sum([seat_bit(player.index) for player in s.players if not player.escaped])
            s.ended = "exits" if s.exits == EXITS else "deck"
            say(s, f"last-turns-{s.ended}", "WO-11.1")
        return
    s.waiting &= ~seat_bit(me.index)
    s.over = s.waiting == 0


async def finish(s: Maze) -> None:
    """The last notes (WO-b-41), the worst fate of all (WO-7.5), and who has won."""
    if s.multilevel and not s.noted:
        note(s)
    for player in s.players:
        if player.trapped:
            say(s, "left-behind", "WO-7.5", player)
            if s.talks:
                await tell(s, player, "fate", "WO-7.5", Teller(s, player).fate())
    if s.tale is not None:
        final = result(s)
        winners = [s.players[seat] for seat in final.winners]
        if winners:
            say(s, "won", final.rule, Several("winners", winners))
        else:
            say(s, "nobody-won", final.rule)
