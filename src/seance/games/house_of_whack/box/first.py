# not compiled: what is in the box, made once
"""HW-P.2: the first printing, put together."""

from __future__ import annotations

from seance.games.house_of_whack.box.arrivals import ARRIVALS
from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.box.drama_blue import DRAMA_BLUE
from seance.games.house_of_whack.box.drama_red import DRAMA_RED
from seance.games.house_of_whack.box.drama_wild import DRAMA_WILD
from seance.games.house_of_whack.box.guests_in import GUESTS_IN
from seance.games.house_of_whack.box.guests_out import GUESTS_OUT
from seance.games.house_of_whack.box.house_rules import HOUSE_RULES
from seance.games.house_of_whack.box.minions import MINIONS
from seance.games.house_of_whack.box.outcomes import OUTCOMES
from seance.games.house_of_whack.box.props import PROPS
from seance.games.house_of_whack.box.rooms import ROOMS
from seance.games.house_of_whack.box.special_rooms import SPECIAL_ROOMS
from seance.games.house_of_whack.box.traps import TRAPS
from seance.games.house_of_whack.box.twists import TWISTS

FIRST = Box(
    "The First Printing",
    0,
    (*SPECIAL_ROOMS, *ROOMS),
    (*GUESTS_IN, *GUESTS_OUT),
    (*DRAMA_RED, *DRAMA_BLUE, *DRAMA_WILD),
    (*PROPS, *MINIONS, *TRAPS, *TWISTS, *ARRIVALS, *HOUSE_RULES),
    OUTCOMES,
)
