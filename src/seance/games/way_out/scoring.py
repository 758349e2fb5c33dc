"""WO-11.2 to WO-11.4, WO-12.2 and WO-13.3: points, and who wins."""

from __future__ import annotations

from seance.games.way_out.state import Maze, Player
from seance.games.way_out.stats import questions
from seance.kernel.game import Result, Score

ESCAPED, POINTS, NOBODY, TIE, SHARED = "escaped", "points", "nobody", "tie", "shared"


def result(s: Maze) -> Result:
    """Who has won, and everybody's points."""
    scores = [score(s, player) for player in s.players]
    out = [player for player in s.players if player.escaped]
    if s.solo:
        return Result([0] if out else [], scores, "WO-12.2", ESCAPED if out else NOBODY)
    if s.multilevel:
        return by_points(s.players, scores, "WO-13.3")
    if out and s.variant == "standard":
        return Result([player.index for player in out], scores, "WO-11.3", ESCAPED)
    if out:
        return by_points(out, scores, "WO-11.4")
    return by_points(s.players, scores, "WO-11.3")


def score(s: Maze, player: Player) -> Score:
    """WO-11.2; on many levels, all that was written down (WO-b-41)."""
    lines: list[tuple[str, str, int]] = [
        ("will", "WO-11.2", player.will),
        ("body", "WO-11.2", player.body),
        ("fear", "WO-11.2", -player.fear),
        ("questions", "WO-11.2", questions(player)),
    ]
    if s.multilevel:
        lines = [("level", "WO-13.1", points) for points in player.notes]
    return Score(player.index, sum([points for _, _, points in lines]), lines)


def by_points(contenders: list[Player], scores: list[Score], rule: str) -> Result:
    """The highest positive score; not that of somebody who is still trapped (WO-b-31)."""
    able = [player for player in contenders if scores[player.index].total > 0 and not player.trapped]
    if not able:
        return Result([], scores, rule, NOBODY)
    best = max([scores[player.index].total for player in able])
    tied = [player for player in able if scores[player.index].total == best]
    winners = least_afraid(tied)
    why = POINTS if len(tied) == 1 else TIE if len(winners) == 1 else SHARED
    return Result([player.index for player in winners], scores, rule, why)


def least_afraid(tied: list[Player]) -> list[Player]:
    """WO-b-34: lower FEAR, then more questions answered, then shared."""
    fear = min([player.fear for player in tied])
    calm = [player for player in tied if player.fear == fear]
    most = max([questions(player) for player in calm])
    return [player for player in calm if questions(player) == most]
