# not compiled: the record is looked up when somebody asks for it
"""Haunt the House: ghosts who bluff each other while they frighten the hunters out of a house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.games import when_opened
from seance.kernel.cover import Cover, Setting

if TYPE_CHECKING:
    from seance.games.haunt_the_house.game import GAME

COVER = Cover(
    name="haunt_the_house",
    title="Haunt the House",
    prefix="HTH",
    rules_version=1,
    settings=(
        Setting("players", 4, (2, 3, 4, 5), "How many ghosts haunt the house."),
        Setting(
            "version", "full", ("full", "beginner"), "Full has Phantoms; Beginner leaves them in the box."
        ),
        Setting("attacks", True, (True, False), "Whether rooms and Phantoms that attack others are used."),
    ),
)

__getattr__ = when_opened(__name__, "GAME")
__all__ = ["COVER", "GAME"]
