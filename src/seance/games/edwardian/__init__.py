# not compiled: the record is looked up when somebody asks for it
"""Haunted: an Edwardian Tale, in which everybody writes the ends of everybody else's ghost stories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.games import when_opened
from seance.kernel.cover import Cover, Setting

if TYPE_CHECKING:
    from seance.games.edwardian.game import GAME

COVER = Cover(
    name="edwardian",
    title="Haunted: an Edwardian Tale",
    prefix="ED",
    rules_version=2,
    settings=(
        Setting("players", 4, (2, 3, 4, 5, 6), "How many sit round the fire."),
        Setting(
            "form",
            "auto",
            ("auto", "full", "two_lines", "short"),
            "Three complete lines lose (full), as printed; or two, by a house rule; or one (short). Auto is "
            "full, but short for two players.",
            house={"two_lines": "ED-5.3"},
        ),
        Setting("hand", "auto", ("auto", 7, 9), "Cards in a hand; auto is seven, or nine in the short form."),
        Setting(
            "fifth_terror",
            "walk_again",
            ("walk_again", "play_on", "end_now"),
            "When all five Terrors are locked the book is silent. By our house rule they walk again; or you "
            "play on until a draw finds the stockpile empty, or it ends at once.",
            house={"walk_again": "ED-b-66", "play_on": "ED-b-51", "end_now": "ED-b-51"},
        ),
    ),
)

__getattr__ = when_opened(__name__, "GAME")
__all__ = ["COVER", "GAME"]
