# not compiled: the record is looked up when somebody asks for it
"""House of Whack: a house that builds itself, cards at any time, and Gold Hearts for whoever gets away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.games import when_opened
from seance.kernel.cover import Cover, Setting

if TYPE_CHECKING:
    from seance.games.house_of_whack.game import GAME, record

COVER = Cover(
    name="house_of_whack",
    title="House of Whack",
    prefix="HW",
    rules_version=3,
    settings=(
        Setting("players", 4, (2, 3, 4, 5, 6), "Two to six Guests."),
        Setting(
            "ending",
            "ordinary",
            ("ordinary", "1", "2", "3", "4", "5"),
            "The ordinary ending, or a number of floors with all rooms each time.",
        ),
        Setting("rooms", "all", ("all", "plain"), "All rooms, or none of the special ones for a first game."),
        Setting(
            "house_rules",
            "shuffled",
            ("shuffled", "three", "permanent", "none"),
            "House Rules in the Whack deck, three from the start, all for good, or none.",
        ),
        Setting("cap", 3, (0, 1, 2, 3), "How many House Rules hold at once; 0 for no limit."),
        Setting("avatars", False, (False, True), "Whether all begin as themselves, and become Guests."),
        Setting("versus", False, (False, True), "Whether all play against the House, which scores too."),
        Setting("meta", False, (False, True), "Whether cards may ask for acts at the real table."),
    ),
)

__getattr__ = when_opened(__name__, "GAME", "record")
__all__ = ["COVER", "GAME", "record"]
