# not compiled: the record is looked up when somebody asks for it
"""A Most Haunted House: four investigators, one night, six pieces of Proof, and the Front Door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.games import when_opened
from seance.kernel.cover import Cover, Setting

if TYPE_CHECKING:
    from seance.games.most_haunted_house.game import GAME

COVER = Cover(
    name="most_haunted_house",
    title="A Most Haunted House",
    prefix="AM",
    rules_version=2,
    settings=(
        Setting("players", 4, (4,), "Always four investigators; people share them with bots."),
        Setting(
            "difficulty",
            "normal",
            ("easy", "normal", "hard"),
            "How much Proof is wanted: 5, 6 or 7. The book wants 6.",
            house={"easy": "AM-b-49", "hard": "AM-b-49"},
        ),
        Setting(
            "lay_off",
            "free",
            ("free", "action"),
            "Whether letting a Charm go unused is free or costs an Action.",
            house={"action": "AM-b-11"},
        ),
        Setting(
            "investigators", "random", ("random", "draft"), "Dealt out, or chosen in the order of seats."
        ),
    ),
)

__getattr__ = when_opened(__name__, "GAME")
__all__ = ["COVER", "GAME"]
