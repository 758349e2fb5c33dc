"""ED-7, ED-8 and ED-12: Settings, Focuses and Hidden Terrors, and which fits on which.

Each Setting has six Focuses, each Focus fits four Settings and summons two Terrors, each Terror is summoned
by six Focuses: 120 lines in all.
"""

from __future__ import annotations

from seance.games.edwardian.cards import (
    FIRST_FOCUS,
    FIRST_TERROR,
    FOCUS,
    NOWHERE,
    SETTING,
    TERROR,
    TaleCard,
    spots,
)

SETTING_ROWS = (
    (
        "roadside_inn",
        "Roadside Inn",
        "mysterious_door curious_painting blackened_tree hidden_treasure engraved_coin darkened_lens",
        (
            "The landlord gave me the good room, and then stood a while on the stairs, as if he might yet "
            "take it back."
        ),
    ),
    (
        "ruined_church",
        "Ruined Church",
        (
            "ancient_manuscript magical_almanac hidden_treasure religious_doctrine encrypted_letter "
            "historical_find"
        ),
        (
            "The roof came down in Cromwell's day. The sexton still locks the door at dusk, and he locks "
            "it from outside."
        ),
    ),
    (
        "archaeological_dig",
        "Archaeological Dig",
        "locked_box tin_whistle buried_artefact hidden_treasure engraved_coin historical_find",
        (
            "We opened the long barrow on the Tuesday. From the Wednesday nobody in the village would carry "
            "for us at any wage."
        ),
    ),
    (
        "wealthy_relatives_mansion",
        "Wealthy Relative's Mansion",
        "locked_box mysterious_door magical_almanac curious_painting blackened_tree encrypted_letter",
        "My great-uncle owned forty rooms and lived in two. He was most particular about which two.",
    ),
    (
        "auction_of_curiosities",
        "Auction of Curiosities",
        "ancient_manuscript tin_whistle curious_painting engraved_coin runestones darkened_lens",
        (
            "Lot fifty-three was withdrawn, said the auctioneer; and presently said it again, though "
            "nobody had bid."
        ),
    ),
    (
        "foreign_village",
        "Foreign Village",
        "ancient_manuscript buried_artefact magical_almanac religious_doctrine darkened_lens runestones",
        "They were kind to me there, in their way. They moved my bed from the window without being asked.",
    ),
    (
        "country_walk",
        "Country Walk",
        "locked_box tin_whistle buried_artefact blackened_tree runestones historical_find",
        "The map gave it as a public footpath. It did not say which public.",
    ),
    (
        "private_library",
        "Private Library",
        (
            "ancient_manuscript mysterious_door magical_almanac religious_doctrine encrypted_letter "
            "historical_find"
        ),
        (
            "The Dean let me have the key for one evening. The lowest shelf, he begged, I would leave as I "
            "found it."
        ),
    ),
    (
        "disused_graveyard",
        "Disused Graveyard",
        "tin_whistle buried_artefact blackened_tree hidden_treasure religious_doctrine runestones",
        (
            "By the register, nobody has been buried there since 1790. I counted one more stone than the "
            "register did."
        ),
    ),
    (
        "ocean_bound_vessel",
        "Ocean Bound Vessel",
        "locked_box mysterious_door curious_painting engraved_coin encrypted_letter darkened_lens",
        "We were eleven at the captain's table. As far as Madeira, the steward laid for twelve.",
    ),
)
"""Key, title, the Focuses that fit (ED-7), and the tale."""

FOCUS_ROWS = (
    (
        "locked_box",
        "Locked Box",
        "fateful_possession hunting_spirit",
        "It weighed next to nothing, and yet it took two of us to lift it out of the niche.",
    ),
    (
        "ancient_manuscript",
        "Ancient Manuscript",
        "fateful_possession dread_old_god",
        "The last leaf was in a later hand, and held one word only, a great many times over.",
    ),
    (
        "mysterious_door",
        "Mysterious Door",
        "dread_old_god tortured_soul",
        "I had papered that wall myself in the spring, so I suppose I ought to know.",
    ),
    (
        "tin_whistle",
        "Tin Whistle",
        "hunting_spirit magical_summoning",
        (
            "It was stopped with earth, and I cleaned it with a penknife. I have since wished that I were "
            "clumsier."
        ),
    ),
    (
        "buried_artefact",
        "Buried Artefact",
        "tortured_soul fateful_possession",
        "It came up as bright as on the day it went under. That, the foreman said, was what he misliked.",
    ),
    (
        "magical_almanac",
        "Magical Almanac",
        "dread_old_god magical_summoning",
        "It had the moons right, and the tides. Against the ninth of the month it had my initials.",
    ),
    (
        "curious_painting",
        "Curious Painting",
        "hunting_spirit tortured_soul",
        (
            "A view across a lawn, by no great artist. When I had trimmed the lamp it seemed to me a "
            "smaller lawn."
        ),
    ),
    (
        "blackened_tree",
        "Blackened Tree",
        "magical_summoning tortured_soul",
        (
            "Lightning, they will tell you. But no grass has grown there for sixty years, and the sheep go "
            "round it in a ring."
        ),
    ),
    (
        "hidden_treasure",
        "Hidden Treasure",
        "dread_old_god fateful_possession",
        "Ten pieces of gold, just as the window promised; and beneath them something folded, like a blanket.",
    ),
    (
        "engraved_coin",
        "Engraved Coin",
        "hunting_spirit fateful_possession",
        "On the one side a king whom I could not name; on the other a door, standing a little open.",
    ),
    (
        "religious_doctrine",
        "Religious Doctrine",
        "dread_old_god tortured_soul",
        "They had eleven commandments, it appears. The last was scored out so hard that the page had gone.",
    ),
    (
        "runestones",
        "Runestones",
        "magical_summoning hunting_spirit",
        "I drew three from the pouch, in fun. They were warm, as a thing is that somebody has been holding.",
    ),
    (
        "encrypted_letter",
        "Encrypted Letter",
        "tortured_soul magical_summoning",
        (
            "Taking every seventh letter, it was a recipe for quinces. Taking every fifth, it began with "
            "my address."
        ),
    ),
    (
        "darkened_lens",
        "Darkened Lens",
        "dread_old_god magical_summoning",
        "One saw the garden through it perfectly well, by a light that was not that afternoon's.",
    ),
    (
        "historical_find",
        "Historical Find",
        "hunting_spirit fateful_possession",
        "Every history of the county calls it lost. I think now that it was put there, and with some care.",
    ),
)
"""Key, title, the Terrors it summons (ED-8), and the tale. Fatal is Fateful Possession (ED-b-1)."""

TERROR_ROWS = (
    (
        "dread_old_god",
        "Dread Old God",
        (
            "For a thousand years they had prayed to it to go on sleeping. Then the chapel was closed, to "
            "save on coal."
        ),
    ),
    (
        "hunting_spirit",
        "Hunting Spirit",
        "It does not run, my friend explained. It never sits down, you see, and so it has no need to.",
    ),
    (
        "magical_summoning",
        "Magical Summoning",
        (
            "The words were nothing, mere kitchen Latin. But when we looked round, somebody had drawn up "
            "another chair."
        ),
    ),
    (
        "tortured_soul",
        "Tortured Soul",
        "She only asks where they have put it. It is the patience in her voice that one cannot bear.",
    ),
    (
        "fateful_possession",
        "Fateful Possession",
        "He signed the visitors' book that night in a hand that the vicar knew at once, from the tomb.",
    ),
)


def _titles(rows: tuple[tuple[str, str, str, str], ...], keys: str) -> str:
    known = {row[0]: row[1] for row in rows}
    return ", ".join([known[key] for key in keys.split()])


def _setting(number: int, row: tuple[str, str, str, str]) -> TaleCard:
    key, title, focuses, flavour = row
    effect = f"Begins a line. Here fit: {_titles(FOCUS_ROWS, focuses)}."
    card = TaleCard(key, title, SETTING, f"ED-7.{number}", effect, flavour)
    card.spot = number
    card.on = spots(NOWHERE)
    return card


def _focus(number: int, row: tuple[str, str, str, str]) -> TaleCard:
    key, title, terrors, flavour = row
    names = {terror[0]: terror[1] for terror in TERROR_ROWS}
    first, second = [names[terror] for terror in terrors.split()]
    card = TaleCard(key, title, FOCUS, f"ED-8.{number}", f"Summons the {first} or the {second}.", flavour)
    card.spot = FIRST_FOCUS + number - 1
    card.on = spots(
        *[
            setting.spot
            for setting, there in zip(SETTINGS, SETTING_ROWS, strict=True)
            if key in there[2].split()
        ]
    )
    return card


def _terror(number: int, row: tuple[str, str, str]) -> TaleCard:
    key, title, flavour = row
    card = TaleCard(
        key, title, TERROR, f"ED-12.{number}", "Completes a line, unless it is answered at once.", flavour
    )
    card.spot = FIRST_TERROR + number - 1
    card.on = spots(
        *[focus.spot for focus, there in zip(FOCUSES, FOCUS_ROWS, strict=True) if key in there[2].split()]
    )
    return card


SETTINGS: tuple[TaleCard, ...] = tuple([_setting(n, row) for n, row in enumerate(SETTING_ROWS, start=1)])
FOCUSES: tuple[TaleCard, ...] = tuple([_focus(n, row) for n, row in enumerate(FOCUS_ROWS, start=1)])
TERRORS: tuple[TaleCard, ...] = tuple([_terror(n, row) for n, row in enumerate(TERROR_ROWS, start=1)])
SPOT_OF: dict[str, int] = {card.key: card.spot for card in (*SETTINGS, *FOCUSES, *TERRORS)}


def where(keys: str) -> int:
    """The spots of some essentials, by their keys."""
    return spots(*[SPOT_OF[key] for key in keys.split()])
