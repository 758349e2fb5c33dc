# not compiled: what is in the box, made once
"""Section c: twelve Twists: three secret doors, two flights of stairs, three locks, four surprises."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import BLUE, GREEN, RED, Twist
from seance.games.house_of_whack.deed import (
    ALL,
    EXCHANGE,
    GAIN,
    HOME,
    LOCK_UP,
    OTHER,
    SECRET_DOOR,
    SHIFT_ROOM,
    STAIRS,
    Deed,
)

TWISTS: Final = (
    Twist("bookcase_door", "Behind the Bookcase", "Filed under Escapes, Daring.", (Deed(SECRET_DOOR),)),
    Twist("wardrobe_door", "No Back to the Wardrobe", "Mind the fauns.", (Deed(SECRET_DOOR),)),
    Twist("fireplace_door", "Through the Fireplace", "It was only a painted fire.", (Deed(SECRET_DOOR),)),
    Twist("spiral_stairs", "Stairs, Up or Possibly Down", "The banister disagrees.", (Deed(STAIRS),)),
    Twist(
        "extra_storey",
        "One Storey Too Many",
        "The architect was paid by the floor, and then by the silence.",
        (Deed(STAIRS),),
    ),
    Twist("iron_padlock", "Padlock the Size of a Ham", "It has eaten two keys.", (Deed(LOCK_UP, 1, RED),)),
    Twist(
        "slammed_door", "A Door Slams", "Nobody was near it. It was just in a mood.", (Deed(LOCK_UP, 1, RED),)
    ),
    Twist(
        "sphinx_lock",
        "Lock with an Opinion",
        "It will open for a better class of argument.",
        (Deed(LOCK_UP, 1, BLUE),),
    ),
    Twist(
        "last_orders",
        "Everybody Back in the Hall!",
        "A head count is taken. It comes to one more than before.",
        (Deed(HOME, whom=ALL),),
    ),
    Twist(
        "swapped_luggage",
        "Swapped Luggage",
        "The monogram is right. The contents hiss.",
        (Deed(EXCHANGE, whom=OTHER),),
    ),
    Twist(
        "the_house_turns_over",
        "The House Turns Over in Its Sleep",
        "When the plaster settles, the pantry is elsewhere.",
        (Deed(SHIFT_ROOM),),
    ),
    Twist(
        "punch_is_served",
        "Punch Is Served",
        "Something at the bottom of the bowl is keeping it fresh.",
        (Deed(GAIN, 1, GREEN, ALL),),
    ),
)
