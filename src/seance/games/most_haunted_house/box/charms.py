"""AM-7.5, section c: the 24 Charms. Six are Proof, six are candles, two are wards, ten are useful."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import (
    BONUS,
    IGNORE,
    JOIN_IN,
    LIFT,
    MORE_ACTIONS,
    MOVE,
    NOTHING,
    REROLL,
    WARD,
    Charm,
)

PROOF = (
    Charm(
        "glass_plate",
        "Glass Plate",
        "Proof while you hold it.",
        "Five of us are in the picture.",
        NOTHING,
        proof=True,
    ),
    Charm(
        "parish_register",
        "Register Page",
        "Proof while you hold it.",
        "Buried on the third, married on the ninth.",
        NOTHING,
        proof=True,
    ),
    Charm(
        "plaster_cast",
        "Plaster Cast",
        "Proof while you hold it.",
        "A bare foot, with one toe more than we could explain.",
        NOTHING,
        proof=True,
    ),
    Charm(
        "silver_whistle",
        "Silver Whistle",
        "Proof while you hold it. Trade it in: roll one die again.",
        "It has been blown recently.",
        REROLL,
        proof=True,
    ),
    Charm(
        "sealed_letter",
        "Sealed Letter",
        "Proof while you hold it. Trade it in: +5 on a roll.",
        "The postmark is next Tuesday's.",
        BONUS,
        5,
        proof=True,
    ),
    Charm(
        "child_drawing",
        "Child's Drawing",
        "Proof while you hold it. Trade it in: move up to 5 spaces.",
        "It shows the way to a room that we have not been told about.",
        MOVE,
        5,
        proof=True,
    ),
)

CANDLES = (
    Charm(
        "vestry_candle",
        "Vestry Candle",
        "Pays for an Exorcise as Proof does. Trade it in: +3 on a roll.",
        "Blessed twice, by different people.",
        BONUS,
        3,
        candle=True,
    ),
    Charm(
        "tallow_stub",
        "Tallow Stub",
        "Pays for an Exorcise as Proof does. Trade it in: +3 on a roll.",
        "It smells of the sheep and of something the sheep saw.",
        BONUS,
        3,
        candle=True,
    ),
    Charm(
        "birthday_candle",
        "Birthday Candle",
        "Pays for an Exorcise as Proof does. Trade it in: +3 on a roll.",
        "Nobody in this house was ever seven for long.",
        BONUS,
        3,
        candle=True,
    ),
    Charm(
        "night_light",
        "Night-Light",
        "Pays for an Exorcise as Proof does. Trade it in: move up to 3 spaces.",
        "It leans towards the door by itself.",
        MOVE,
        3,
        candle=True,
    ),
    Charm(
        "storm_lantern",
        "Storm Lantern",
        "Pays for an Exorcise as Proof does. Trade it in: roll one die again.",
        "It has gone down with two ships and been handed in both times.",
        REROLL,
        candle=True,
    ),
    Charm(
        "box_of_matches",
        "Box of Matches",
        "Pays for an Exorcise as Proof does. Trade it in: 2 Actions more.",
        "Four are burnt, and lie with the rest as if ashamed.",
        MORE_ACTIONS,
        2,
        candle=True,
    ),
)

WARDS = (
    Charm(
        "iron_nail",
        "Iron Nail",
        "When you would draw a Possession, let this go instead and draw again.",
        "Out of a door, by the look of it, and from the inside.",
        WARD,
    ),
    Charm(
        "hag_stone",
        "Holed Stone",
        "When you would draw a Possession, let this go instead and draw again.",
        "Do not look through it unless you mean to go on looking.",
        WARD,
    ),
)

USEFUL = (
    Charm(
        "rowan_twig",
        "Rowan Twig",
        "Trade it in: +5 on a roll.",
        "Still green. There is no rowan for six miles.",
        BONUS,
        5,
    ),
    Charm(
        "spirit_level",
        "Spirit Level",
        "Trade it in: +5 on a roll.",
        "The bubble points, which bubbles do not.",
        BONUS,
        5,
    ),
    Charm(
        "opera_glasses",
        "Opera Glasses",
        "Trade it in: +5 on a roll.",
        "Somebody has sat in this box before and enjoyed it.",
        BONUS,
        5,
    ),
    Charm(
        "bent_coin",
        "Bent Coin",
        "Trade it in: roll one die again.",
        "Both sides have had enough.",
        REROLL,
    ),
    Charm(
        "rabbit_foot",
        "Rabbit's Foot",
        "Trade it in: roll one die again.",
        "It twitches when the odds are poor.",
        REROLL,
    ),
    Charm(
        "servants_key",
        "Servants' Key",
        "Trade it in: move up to 5 spaces.",
        "There is always a shorter way for those who carry things.",
        MOVE,
        5,
    ),
    Charm(
        "bitter_drops",
        "Bitter Drops",
        "Trade it in: one of your Curses is lifted, but no Possession.",
        "Three on the tongue, none on the floor, never a fourth.",
        LIFT,
    ),
    Charm(
        "smelling_salts",
        "Smelling Salts",
        "Trade it in: 2 Actions more.",
        "You are awake now. So is the rest of the floor.",
        MORE_ACTIONS,
        2,
    ),
    Charm(
        "speaking_tube",
        "Speaking Tube",
        "Trade it in: roll and add it to a sum that was begun this cycle.",
        "Whoever answers, thank them and hang up first.",
        JOIN_IN,
    ),
    Charm(
        "cotton_wool",
        "Cotton Wool",
        "Trade it in: one Haunting does nothing to you this turn.",
        "It hears you perfectly well, but that was never the trouble.",
        IGNORE,
    ),
)

CHARMS = (*PROOF, *CANDLES, *WARDS, *USEFUL)
BY_KEY = {card.key: card for card in CHARMS}
