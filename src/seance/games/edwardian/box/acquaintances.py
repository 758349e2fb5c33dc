"""ED-11: the Acquaintances; they are discarded after use (ED-2.5)."""

from __future__ import annotations

from seance.games.edwardian.box.essentials import where
from seance.games.edwardian.box.happenings import Effect
from seance.games.edwardian.cards import ACQUAINTANCE, ACTION, ANY_SETTING, TaleCard, removing, striking
from seance.games.edwardian.hands import part_with, payable
from seance.games.edwardian.lap import lap_of_the_gods
from seance.games.edwardian.state import Evening, Line, Player, others
from seance.kernel.facts import Named, Several
from seance.kernel.question import choose
from seance.kernel.state import Veiled, say
from seance.kernel.things import Thing
from seance.kernel.zone import seat_bit


def friend(number: int, name: str, title: str, effect: str, flavour: str) -> TaleCard:
    """A row of the table below."""
    return TaleCard(name, title, ACQUAINTANCE, f"ED-11.{number}", effect, flavour)


ACQUAINTANCES: tuple[TaleCard, ...] = (
    removing(
        friend(
            1,
            "distant_relative",
            "Distant Relative",
            "Removes the Tin Whistle, the Hidden Treasure or the Engraved Coin.",
            "He takes away whatever glitters and asks no questions. Every family ought to have one.",
        ),
        where("tin_whistle hidden_treasure engraved_coin"),
    ),
    removing(
        friend(
            2,
            "local_canon",
            "Local Canon",
            "Removes the Religious Doctrine, the Ancient Manuscript, or any Focus at the Ruined Church or "
            "the Disused Graveyard.",
            "He eats enormously, and fears nothing that can be construed.",
        ),
        where("religious_doctrine ancient_manuscript"),
        at=where("ruined_church disused_graveyard"),
    ),
    removing(
        friend(
            3,
            "avid_collector",
            "Avid Collector",
            "Removes the Locked Box, the Curious Painting, or any Focus at the Auction of Curiosities or "
            "the Private Library.",
            "He bid me forty guineas before I had the string off. I would have paid him fifty.",
        ),
        where("locked_box curious_painting"),
        at=where("auction_of_curiosities private_library"),
    ),
    removing(
        friend(
            4,
            "magickal_dabbler",
            "Magickal Dabbler",
            "Removes the Runestones, the Magical Almanac, or any Focus at the Foreign Village or on the "
            "Ocean Bound Vessel.",
            "He wears a ring on his thumb and is tedious about it. All the same he carried the thing out "
            "under his cape, humming.",
        ),
        where("runestones magical_almanac"),
        at=where("foreign_village ocean_bound_vessel"),
    ),
    removing(
        friend(
            5,
            "psychic",
            "Psychic",
            "Removes the Mysterious Door or the Blackened Tree. Or, on an opponent: consult the Lap of the "
            "Gods.",
            "She asked for a saucer, a raw egg and the gas turned low. Cook gave notice; so did the other "
            "party.",
        ),
        where("mysterious_door blackened_tree"),
        lap=True,
    ),
    removing(
        friend(
            6,
            "historian",
            "Historian",
            "Removes the Buried Artefact, the Historical Find, or any Focus at the Archaeological Dig or "
            "the Roadside Inn.",
            "Two volumes on the field drains of Suffolk, and a third to come. Nothing under the ground "
            "surprises him.",
        ),
        where("buried_artefact historical_find"),
        at=where("archaeological_dig roadside_inn"),
    ),
    removing(
        friend(
            7,
            "cloaked_figure",
            "Cloaked Figure",
            "Removes the Darkened Lens, the Encrypted Letter, or any Focus at the Wealthy Relative's "
            "Mansion or on the Country Walk.",
            "He was in the hall when I came down. He held out a glove for it, and I, Heaven knows why, "
            "obeyed.",
        ),
        where("darkened_lens encrypted_letter"),
        at=where("wealthy_relatives_mansion country_walk"),
    ),
    removing(
        friend(
            8,
            "pleasant_company",
            "Pleasant Company",
            "Removes any Setting on which no Focus lies. Or, on an opponent: consult the Lap of the Gods.",
            "We talked of Florence until the lamps were brought. By then I could not have told you why I "
            "had come, and I left.",
        ),
        ANY_SETTING,
        lap=True,
    ),
    striking(
        friend(
            9,
            "village_idiot",
            "Village Idiot",
            "Consult the Lap of the Gods.",
            "He showed me the way, at some length. He showed me several.",
        )
    ),
    striking(
        friend(
            10,
            "wellwishing_stranger",
            "Wellwishing Stranger",
            "Ask a player for an Action, and go on asking until somebody has one and gives it to you. Pay "
            "that player with a card of yours. Nobody else sees them.",
            "Pardon me, said the gentleman opposite, but in your place I should change carriages. He had "
            "my hat ready in his hand.",
        )
    ),
)


async def village_idiot(s: Evening, me: Player, you: Player, line: Line) -> None:
    await lap_of_the_gods(s, you)


async def wellwishing_stranger(s: Evening, me: Player, you: Player, line: Line) -> None:
    """ED-b-47: one after the other, in an order of your choice, until one has an Action."""
    left = others(s, you)
    while left:
        asked = left[0] if len(left) == 1 else await choose(you, "whom-to-ask", "ED-11.10", left)
        left.remove(asked)
        card = await part_with(s, asked, (ACTION,), "hand-over", "ED-11.10")
        if card is not None:
            await take_counsel(s, you, asked, card)
            return
        say(s, "no-action", "ED-b-60", asked)
    say(s, "no-counsel", "ED-b-47", you)


async def take_counsel(s: Evening, you: Player, asked: Player, card: TaleCard) -> None:
    """The Action changes hands first, so that the card in return is chosen knowing it (ED-b-47)."""
    parties = seat_bit(you.index) | seat_bit(asked.index)
    asked.hand.slip(asked.hand.cards.index(card), parties)
    you.hand.add(card, seat_bit(asked.index))
    given = await in_return(s, you, asked, card)
    if given is not None:
        you.hand.slip(you.hand.cards.index(given), parties)
        asked.hand.add(given, seat_bit(you.index))
    told: Thing = Named("given", given) if given is not None else Several("given", [])
    taken = Named("taken", card)
    say(s, "counsel", "ED-11.10", you, Named("by", asked), Veiled(parties, taken), Veiled(parties, told))


async def in_return(s: Evening, you: Player, asked: Player, card: TaleCard) -> TaleCard | None:
    """Any other card of yours, a thief only if there is nothing else (ED-b-33); None with no other at all."""
    rest = [each for each in payable(s, you) if each is not card]
    options = rest or [each for each in you.hand.cards if each is not card]
    if not options:
        return None
    return await choose(you, "give-in-return", "ED-11.10", options, [Named("with", asked), card])


FRIEND_EFFECTS: dict[str, Effect] = {
    "village_idiot": village_idiot,
    "wellwishing_stranger": wellwishing_stranger,
}
