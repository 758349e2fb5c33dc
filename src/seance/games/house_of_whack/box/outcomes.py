# not compiled: what is in the box, made once
"""HW-SR.2, b-52: what can await somebody behind the Gate; two are blank, for one's own words."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import BLUE, GREEN, RED
from seance.games.house_of_whack.deed import (
    ALL,
    DISCARD,
    DRAW,
    FORFEIT,
    GAIN,
    HEARTS,
    HOME,
    LEAP,
    LET_GO,
    LOSE,
    MISS,
    OTHERS,
    RESTORE,
    SPILL,
    Deed,
)
from seance.games.house_of_whack.notions import Notion

OUTCOMES: Final = (
    Notion("a_warm_bath", "A Warm Bath", (Deed(RESTORE, stat=GREEN), Deed(GAIN, 1, GREEN))),
    Notion("a_cold_hand", "A Cold Hand", (Deed(LOSE, 1, GREEN),)),
    Notion("somebody_elses_muscles", "Somebody Else's Muscles", (Deed(GAIN, 1, RED),)),
    Notion("jelly_for_knees", "Jelly for Knees", (Deed(LOSE, 1, RED),)),
    Notion("a_kind_word", "A Kind Word", (Deed(GAIN, 2, BLUE),)),
    Notion("your_school_report", "Your School Report", (Deed(LOSE, 2, BLUE),)),
    Notion("a_purse_on_a_string", "A Purse on a String", (Deed(HEARTS, 2),)),
    Notion("the_toll", "The Toll", (Deed(FORFEIT, 2),)),
    Notion("a_drawer_of_letters", "A Drawer of Letters", (Deed(DRAW, 3),)),
    Notion("a_hungry_letter_box", "A Hungry Letter Box", (Deed(SPILL, 2),)),
    Notion("the_lobby_again", "The Lobby, Again", (Deed(HOME),)),
    Notion("a_very_long_slide", "A Very Long Slide", (Deed(LEAP),)),
    Notion("customs_inspection", "Customs Inspection", (Deed(LET_GO), Deed(DISCARD, 1))),
    Notion("stuck_half_way", "Stuck Half-Way", (Deed(MISS, 1), Deed(HEARTS, 3))),
    Notion("a_bottle_for_the_table", "A Bottle for the Table", (Deed(GAIN, 1, GREEN, ALL),)),
    Notion("laughter_from_outside", "Laughter from Outside", (Deed(HEARTS, 1, whom=OTHERS),)),
    Notion("a_matter_of_honour", "A Matter of Honour", ()),
    Notion("a_point_of_honour", "A Point of Honour", ()),
)
