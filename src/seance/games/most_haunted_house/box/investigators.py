"""AM-5.2, section c: the six investigators."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import (
    CLEANSING,
    KEEN,
    POCKETS,
    SLIP,
    STEADFAST,
    STRIDE,
    Investigator,
)

INVESTIGATORS = (
    Investigator(
        "photographer",
        "Photographer",
        "+2 on every Search.",
        "She has seen most things upside down and finds it helps.",
        KEEN,
        2,
    ),
    Investigator(
        "medium",
        "Medium",
        "Rolls twice at a Haunting and keeps the better.",
        "He is usually the last to know who is speaking.",
        STEADFAST,
    ),
    Investigator(
        "night_porter",
        "Night Porter",
        "Walks past colleagues as if they were not there.",
        "Thirty years of corridors, and never once in the way.",
        SLIP,
    ),
    Investigator(
        "sexton",
        "Sexton",
        "+3 to lift a Curse.",
        "She has put a good deal to rest, with a spade.",
        CLEANSING,
        3,
    ),
    Investigator(
        "courier",
        "Telegraph Boy",
        "One more Walk each turn, which costs no Action.",
        "Bad news has never waited for him.",
        STRIDE,
        1,
    ),
    Investigator(
        "collector",
        "Collector",
        "Holds five cards instead of four.",
        "His coat was made for it, by a widow.",
        POCKETS,
        5,
    ),
)
