"""All that cards and special rooms do: importing this enters every function in the registry."""

from __future__ import annotations

from seance.games.house_of_whack import (
    boiler,
    cloud,
    deeds_body,
    deeds_hands,
    deeds_house,
    deeds_moves,
    deeds_things,
    gate,
    hatch,
    maze,
    mystery,
    throne,
    trophy,
    wrong_floor,
)

__all__ = [
    "boiler",
    "cloud",
    "deeds_body",
    "deeds_hands",
    "deeds_house",
    "deeds_moves",
    "deeds_things",
    "gate",
    "hatch",
    "maze",
    "mystery",
    "throne",
    "trophy",
    "wrong_floor",
]
