"""HW-20.8, HW-27.1, HW-32.6, b-74, b-111: the most Gold Hearts win, unless the House has more."""

from __future__ import annotations

from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.game import Result, Score


def result(s: Premises) -> Result:
    """b-74: a tie goes to more tokens, then more Life; then it is shared."""
    playing = [player for player in s.players if not player.out]
    scores = [score(s, player) for player in s.players]
    if s.versus and all(s.house_hearts > player.hearts for player in playing):
        return Result([], scores, "HW-32.6", "house")
    best = max(_rank(s, player) for player in playing)
    winners = [player.index for player in playing if _rank(s, player) == best]
    return Result(winners, scores, "HW-27.1", "alone" if len(playing) == 1 else "hearts")


def _rank(s: Premises, me: Player) -> tuple[int, int, int]:
    return me.hearts, tokens(s, me), me.life if not me.dead else 0


def tokens(s: Premises, me: Player) -> int:
    """Somebody's tokens in the house."""
    return sum(seat == me.index for seat in s.tokens.values())


def score(s: Premises, me: Player) -> Score:
    """HW-21.1: what the Whack Track shows, and where it comes from; the rest is luck, good and bad."""
    if me.out:
        return Score(me.index, 0, [])
    lines = [
        ("tokens", "HW-24.1", me.by_tokens),
        ("cards", "HW-20.2", me.by_cards),
        ("trophies", "HW-SR.8", me.by_trophies),
        ("luck", "HW-21.1", me.hearts - me.by_tokens - me.by_cards - me.by_trophies),
    ]
    return Score(me.index, me.hearts, [line for line in lines if line[2]])
