# not compiled: what is in the box, made once
"""Section c: twelve Traps. Half of them are over at once; the others weigh on whoever lost for some turns."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import BLUE, GREEN, RED, Snare
from seance.games.house_of_whack.deed import (
    ACTIONS,
    BONUS,
    DICE,
    DISCARD,
    HAND,
    HOME,
    LAMED,
    LET_GO,
    LOSE,
    MISS,
    SPILL,
    STEPS,
    Deed,
    Power,
)

AT_ONCE: Final = (
    Snare(
        "loose_floorboard",
        "The Loose Floorboard",
        "It waited through nine butlers for you.",
        RED,
        2,
        2,
        (Deed(LOSE, 1, GREEN),),
    ),
    Snare(
        "riddling_doorknob",
        "Riddling Doorknob",
        "What is brass, and has you by the fingers?",
        BLUE,
        3,
        3,
        (Deed(DISCARD, 2),),
    ),
    Snare(
        "swinging_pendulum",
        "Pendulum, Recently Oiled",
        "Tick. Duck. Tock.",
        RED,
        4,
        3,
        (Deed(LOSE, 1, GREEN), Deed(LET_GO)),
    ),
    Snare(
        "unflattering_mirror",
        "Unflattering Mirror",
        "Yes, from behind as well.",
        BLUE,
        4,
        3,
        (Deed(LOSE, 1, BLUE), Deed(SPILL, 1)),
    ),
    Snare(
        "ejector_sofa",
        "Ejector Sofa",
        "Seats three. Lands one.",
        RED,
        5,
        4,
        (Deed(LOSE, 1, GREEN), Deed(HOME)),
    ),
    Snare(
        "bottomless_anecdote",
        "The Bottomless Anecdote",
        "Which reminds him of another fellow, also called Gerald.",
        BLUE,
        6,
        4,
        (Deed(LOSE, 1, BLUE), Deed(MISS, 1)),
    ),
)

TIMED: Final = (
    Snare(
        "bear_trap_slippers",
        "Bear-Trap Slippers",
        "Warm, though.",
        RED,
        3,
        3,
        (Deed(LOSE, 1, GREEN),),
        2,
        (Power(LAMED),),
    ),
    Snare(
        "finger_trap",
        "Full-Size Finger Trap",
        "The harder you pull, the fewer cards you hold.",
        BLUE,
        2,
        2,
        (Deed(DISCARD, 1),),
        3,
        (Power(HAND, -1),),
    ),
    Snare(
        "glue_parquet",
        "Freshly Glued Parquet",
        "The sign said WET. The sign was stuck to the last guest.",
        RED,
        4,
        3,
        (Deed(LET_GO),),
        2,
        (Power(STEPS, -1), Power(DICE, -1)),
    ),
    Snare(
        "hypnotic_wallpaper",
        "Hypnotic Wallpaper",
        "You are feeling stripy.",
        BLUE,
        5,
        4,
        (Deed(LOSE, 1, BLUE),),
        1,
        (Power(ACTIONS, -1),),
    ),
    Snare(
        "leaden_cravat",
        "Leaden Cravat",
        "It ties itself, and then the score.",
        RED,
        6,
        4,
        (Deed(LOSE, 1, GREEN),),
        3,
        (Power(BONUS, -1, RED),),
    ),
    Snare(
        "catchy_tune",
        "Dreadfully Catchy Tune",
        "Tra-la, your wits, tra-la.",
        BLUE,
        3,
        3,
        (Deed(SPILL, 1),),
        3,
        (Power(BONUS, -1, BLUE),),
    ),
)

TRAPS: Final = (*AT_ONCE, *TIMED)
