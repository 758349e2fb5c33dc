# not compiled: what is in the box, made once
"""Section c: eight House Rules; each changes one number, or one custom."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import HouseRule
from seance.games.house_of_whack.deed import (
    ACTIONS,
    GOLD_RATE,
    HAND,
    MINIONS,
    NO_ATTACKS,
    PASS_LEFT,
    STEPS,
    TOKENS,
    Power,
)

HOUSE_RULES: Final = (
    HouseRule(
        "big_sleeves", "Sleeves Will Be Worn Wide", "For the convenience of cheats.", (Power(HAND, 1),)
    ),
    HouseRule("strong_coffee", "Coffee Is Compulsory", "The spoon stands. So do you.", (Power(ACTIONS, 1),)),
    HouseRule("no_dawdling", "No Dawdling in Corridors", "The corridors dislike it.", (Power(STEPS, 1),)),
    HouseRule(
        "good_manners",
        "No Bloodshed before Breakfast",
        "Breakfast has been postponed indefinitely.",
        (Power(NO_ATTACKS),),
    ),
    HouseRule(
        "staff_wages",
        "The Staff Are to Be Fed",
        "They have had the menu. They prefer you.",
        (Power(MINIONS, 1),),
    ),
    HouseRule(
        "land_grab", "Finders Are Landlords", "Plant a flag and collect the rent.", (Power(TOKENS, 1),)
    ),
    HouseRule("crooked_scales", "The Scales Are Adjusted", "In whose favour? Guess.", (Power(GOLD_RATE, 1),)),
    HouseRule(
        "port_to_the_left", "Everything Is Passed to the Left", "Port, blame, cards.", (Power(PASS_LEFT),)
    ),
)
