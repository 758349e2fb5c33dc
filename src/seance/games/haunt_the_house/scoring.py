"""HTH-6.2 and HTH-6.3: points, and who wins."""

from __future__ import annotations

from seance.games.haunt_the_house.cards import GEAR, SCORING
from seance.games.haunt_the_house.state import Ghost, House
from seance.kernel.game import Result, Score


def result(s: House) -> Result:
    """HTH-6.3: the highest score; of equals, the first clockwise from whoever set off the ending."""
    scores = [score(ghost) for ghost in s.ghosts]
    best = max(each.total for each in scores)
    first = max(s.ender, 0)
    order = [(first + step) % len(scores) for step in range(len(scores))]
    tied = [seat for seat in order if scores[seat].total == best]
    return Result([tied[0]], scores, "HTH-6.3", "tie" if len(tied) > 1 else "")


def score(ghost: Ghost) -> Score:
    """HTH-6.2: tokens, Skulls on hunters, gear collections and Phantoms."""
    lines: list[tuple[str, str, int]] = [
        ("tokens", "HTH-6.2", ghost.skulls),
        ("hunters", "HTH-6.2", sum([hunter.skulls for hunter in ghost.hunters.cards])),
    ]
    for gear, count in collection(ghost).items():
        lines.append((f"gear-{gear}", "HTH-6.2", count * count))
    lines.append(("phantoms", "HTH-7.5", phantom_skulls(ghost)))
    return Score(ghost.index, sum([points for _, _, points in lines]), lines)


def collection(ghost: Ghost) -> dict[str, int]:
    """How many of each gear a ghost has, on hunters and trophies."""
    pieces = [gear for hunter in ghost.hunters.cards for gear in hunter.gear]
    pieces.extend([trophy.gear for trophy in ghost.trophies.cards])
    return {gear: pieces.count(gear) for gear in GEAR if gear in pieces}


def phantom_skulls(ghost: Ghost) -> int:
    """HTH-7.5: played Phantoms count, for better or worse (HTH-b-22); unplayed ones only if they say so."""
    played = sum([phantom.skulls for phantom in ghost.played.cards])
    return played + sum([phantom.skulls for phantom in ghost.phantoms.cards if phantom.timing == SCORING])
