# not compiled: the record is looked up when somebody asks for it
"""Haunted, the Way Out: a house of playing cards, and of what its guests would rather forget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.games import when_opened
from seance.kernel.cover import Cover, Setting

if TYPE_CHECKING:
    from seance.games.way_out.game import GAME

COVER = Cover(
    name="way_out",
    title="Haunted: the Way Out",
    prefix="WO",
    rules_version=3,
    settings=(
        Setting("players", 3, (1, 2, 3, 4, 5, 6, 7, 8), "How many are lost in the house."),
        Setting(
            "variant",
            "standard",
            ("standard", "longer", "multilevel"),
            "Standard ends with the first escape; in Longer all try to get out; Multilevel has four floors. "
            "One player always plays the single-player game.",
        ),
        Setting(
            "centre",
            "ring",
            ("ring", "direct"),
            "Whether cards like the Ace of Diamonds lead to the ring of dark rooms, or replace one. The book "
            "does not say, so either is a house rule.",
            house={"ring": "WO-b-11", "direct": "WO-b-11"},
        ),
        Setting("quiet", False, (False, True), "Whether nobody is asked to narrate."),
    ),
)

__getattr__ = when_opened(__name__, "GAME")
__all__ = ["COVER", "GAME"]
