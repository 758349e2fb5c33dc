"""ED-9: the Events. What they do is written in ``happenings.py``."""

from __future__ import annotations

from seance.games.edwardian.box.essentials import where
from seance.games.edwardian.cards import (
    A_FRIEND,
    EVENT,
    FOCUSES,
    FREE,
    STARTED,
    TaleCard,
    clearing,
    freeing,
    removing,
    striking,
)


def event(number: int, name: str, title: str, effect: str, flavour: str) -> TaleCard:
    """A row of the table below."""
    return TaleCard(name, title, EVENT, f"ED-9.{number}", effect, flavour)


EVENTS: tuple[TaleCard, ...] = (
    striking(
        event(
            1,
            "coach_and_horses",
            "Coach and Horses",
            "On an opponent. Offer an Acquaintance from your hand: it is discarded. If you offer the "
            "Village Idiot, the Cloaked Figure or the Magickal Dabbler, you keep it, and whoever played "
            "this must forfeit; so too if you have no Acquaintance.",
            "It stood at the gate with its lamps lit. One of our party got in, supposing it to be ours.",
        ),
        others=True,
    ),
    striking(
        event(
            2,
            "disembodied_presence",
            "Disembodied Presence",
            "Consult the Lap of the Gods.",
            "The dog would not pass the third stair. I called him a fool, from the hall, with my coat on.",
        )
    ),
    striking(
        event(
            3,
            "inheritance",
            "Inheritance",
            "Trade this for an Acquaintance of your choice out of the discard pile.",
            "Three thousand pounds, the solicitors wrote. By the next post came an old friend whom I had "
            "quite forgotten.",
        ),
        needs=A_FRIEND,
    ),
    striking(
        event(
            4,
            "urchin_thief",
            "Urchin Thief",
            "On an opponent. Discard an Action or an Acquaintance of your choice. The thief takes its "
            "place in your hand; you can be rid of him only by the discard that ends your turn.",
            "He wanted a penny to carry my bag. I have not seen the bag since; him I see everywhere.",
        ),
        others=True,
    ),
    freeing(
        event(
            5,
            "chance_find",
            "Chance Find",
            "Where a line has a Setting. Reveal a card. An essential: remove one of your Focuses. A support: "
            "forfeit.",
            "My stick went through the turf up to the handle, and rang on something.",
        ),
        STARTED,
        needs=FREE,
    ),
    striking(
        event(
            6,
            "strange_mist",
            "Strange Mist",
            "Forfeit.",
            "It came up the lane at about a walking pace, and at our gate it turned in.",
        )
    ),
    striking(
        event(
            7,
            "hallucination",
            "Hallucination",
            "Reveal a card. A Hidden Terror: consult the Lap of the Gods. Another essential: take an "
            "advantage. A support: forfeit.",
            "For about a minute the hearthrug was a lake, and someone was rowing. I have not touched Stilton "
            "since.",
        )
    ),
    striking(
        event(
            8,
            "trap_door",
            "Trap Door",
            "Where a line has a Setting. Reveal a card. An essential: call an Acquaintance of your choice "
            "back from the discard pile. A support: forfeit.",
            "The carpet gave way, as carpets do not. There was just time to think it odd.",
        ),
        STARTED,
    ),
    striking(
        event(
            9,
            "secret_room",
            "Secret Room",
            "Where a line has a Setting. Lose an Acquaintance of your choice. If you have none, whoever "
            "played this must forfeit.",
            "From the lawn there are seven windows on that floor. The maids have only ever dusted six.",
        ),
        STARTED,
    ),
    striking(
        event(
            10,
            "transformation",
            "Transformation",
            "Discard all your Acquaintances and draw as many cards. If you have none, your smallest line "
            "is complete.",
            "My own landlady shut the door on me. Having found a looking-glass, I could not altogether "
            "blame her.",
        )
    ),
    striking(
        event(
            11,
            "attacked",
            "Attacked!",
            "On an opponent. From your left, the first player who has a Setting must put one on an "
            "unstarted line of yours. If you have no such line, lose an Acquaintance; if you have none, "
            "forfeit.",
            "Three of them, by the turnpike, and they took nothing at all. I woke in a place I had only "
            "read of.",
        ),
        others=True,
    ),
    removing(
        event(
            12,
            "speak_in_tongues",
            "Speak in Tongues",
            "On your own line. Removes the Dread Old God.",
            "I have no Hebrew, nor whatever it was that came after the Hebrew. But it was civil, and it "
            "served.",
        ),
        where("dread_old_god"),
        own=True,
    ),
    removing(
        event(
            13,
            "possession",
            "Possession",
            "On your own line. Removes the Hunting Spirit.",
            "Some old enemy of the creature's had the loan of my right arm that night. It ached until "
            "Easter.",
        ),
        where("hunting_spirit"),
        own=True,
    ),
    removing(
        event(
            14,
            "fire",
            "Fire",
            "Where a line has a Setting. Removes the Focus of that line.",
            "It began in the curtains. I am told that I was seen to warm my hands.",
        ),
        FOCUSES,
    ),
    removing(
        event(
            15,
            "storm",
            "Storm",
            "Removes the Magical Summoning.",
            "The third candle would not stay alight for anything. I never was so grateful for a bad window.",
        ),
        where("magical_summoning"),
    ),
    removing(
        event(
            16,
            "receive_telegram",
            "Receive Telegram",
            "Removes the Tortured Soul.",
            "LEAVE TONIGHT STOP DO NOT PACK. It was from the man who had taken the house before me.",
        ),
        where("tortured_soul"),
    ),
    clearing(
        event(
            17,
            "hidden_compartment",
            "Hidden Compartment",
            "Where a line has a Setting. You may reveal a card. An essential: your smallest line is "
            "discarded. A support: whoever has the smallest line gives it to you, if you have room for it.",
            "The panel was hollow for exactly the length of a man. I am an idle fellow, and still I "
            "fetched the poker.",
        ),
    ),
    freeing(
        event(
            18,
            "tarot_card",
            "Tarot Card",
            "Remove any one of your Focuses.",
            "I took it off the path and turned it over. It showed a man in the act of putting something "
            "down.",
        )
    ),
    removing(
        event(
            19,
            "arrested",
            "Arrested",
            "Removes the Fateful Possession.",
            "They kept me until morning as a vagrant. Nothing else was let in; the sergeant was strict.",
        ),
        where("fateful_possession"),
    ),
    striking(
        event(
            20,
            "garrotted",
            "Garrotted",
            "Reveal a card. An essential: lose an Acquaintance; if you have none, your largest line is "
            "complete. A support: nothing happens.",
            "A bell-rope, the coroner found. There has never been a bell in that house.",
        )
    ),
)
