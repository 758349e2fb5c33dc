"""ED-5: who has lost, what the others score, and who wins."""

from __future__ import annotations

from seance.games.edwardian.state import END_NOW, LINES, Evening, Player
from seance.kernel.game import Result, Score

COMPLETE = 13
LOOSE_CARD = 3


def losers(s: Evening) -> list[Player]:
    """ED-5.1: those with as many complete lines as lose the game; two together both lose (ED-b-13)."""
    return [player for player in s.players if player.complete_lines() >= s.needed]


def lost_by(s: Evening) -> str:
    """The rule by which so many complete lines lose: the printed three, or another form's number."""
    return "ED-5.1" if s.needed == LINES else "ED-5.3"


def loose_cards(player: Player) -> int:
    """The cards in incomplete lines."""
    return sum([len(line.cards) for line in player.lines if not line.complete])


def points(player: Player) -> int:
    """ED-5.2: thirteen for a complete line, however short (ED-b-52); three for any other card."""
    return COMPLETE * player.complete_lines() + LOOSE_CARD * loose_cards(player)


def score(s: Evening, player: Player) -> Score:
    """What a player's lines come to; whoever has lost is told by which rule they lost (ED-5.1, ED-5.3)."""
    rule = lost_by(s) if player.complete_lines() >= s.needed else "ED-5.2"
    lines = [
        ("complete", rule, COMPLETE * player.complete_lines()),
        ("loose", "ED-5.2", LOOSE_CARD * loose_cards(player)),
    ]
    return Score(player.index, points(player), lines)


def result(s: Evening) -> Result:
    """ED-5.2: the least wins, losers apart; of equals, fewer complete lines; then it is shared (ED-b-53)."""
    scores = [score(s, player) for player in s.players]
    lost = losers(s)
    rest = [player for player in s.players if player not in lost]
    if not rest:
        return Result([], scores, "ED-b-13", "all-lost")
    least = min([scores[player.index].total for player in rest])
    tied = [player for player in rest if scores[player.index].total == least]
    fewest = min([player.complete_lines() for player in tied])
    winners = [player.index for player in tied if player.complete_lines() == fewest]
    if not lost:
        return Result(winners, scores, "ED-b-51", "ended-now" if s.fifth_terror == END_NOW else "stalemate")
    rule = "ED-5.2" if s.needed == LINES else "ED-5.3"
    return Result(winners, scores, rule, "shared" if len(winners) > 1 else "")
