"""ED-10: the Actions. ``me`` plays the card, ``you`` are whose line it lies on (ED-b-17)."""

from __future__ import annotations

from seance.games.edwardian.box.essentials import where
from seance.games.edwardian.box.happenings import Effect
from seance.games.edwardian.cards import (
    A_FRIEND,
    A_TERROR,
    ACQUAINTANCE,
    ACTION,
    FOCUSES,
    TERROR,
    TaleCard,
    freeing,
    removing,
    striking,
)
from seance.games.edwardian.drawing import discard, draw, reveal, top_cards
from seance.games.edwardian.forfeits import forfeit
from seance.games.edwardian.hands import clear_aside, find_friend, part_with, payable, pick_up, show
from seance.games.edwardian.lap import lap_of_the_gods
from seance.games.edwardian.lines import lay, pick_focus
from seance.games.edwardian.state import Evening, Line, Player, left_of
from seance.kernel.facts import Count, Named, Several
from seance.kernel.question import choose, choose_some
from seance.kernel.state import Veiled, only, say
from seance.kernel.zone import seat_bit


def action(number: int, name: str, title: str, effect: str, flavour: str) -> TaleCard:
    """A row of the table below."""
    return TaleCard(name, title, ACTION, f"ED-10.{number}", effect, flavour)


def activating(card: TaleCard) -> TaleCard:
    """The one card that fetches a Terror for the line it is played on."""
    card.on = FOCUSES
    card.needs = A_TERROR
    return card


ACTIONS: tuple[TaleCard, ...] = (
    removing(
        action(
            1,
            "sudden_inspiration",
            "Sudden Inspiration",
            "Removes the Fateful Possession.",
            "It came to me over the washing of a plate: one was always at liberty to say no.",
        ),
        where("fateful_possession"),
    ),
    striking(
        action(
            2,
            "refreshments",
            "Refreshments",
            "Take the top two cards of the stockpile. Keep none, one or both, and discard as many from "
            "your hand.",
            "Mrs. Bunce brought in the seed-cake, and for twenty minutes nobody could believe a word of it.",
        )
    ),
    removing(
        action(
            3,
            "search_the_area",
            "Search the Area",
            "Removes the Private Library or the Wealthy Relative's Mansion, if no Focus lies there.",
            "I looked behind every row and under every bed. Having found nothing, I took the next train.",
        ),
        where("private_library wealthy_relatives_mansion"),
    ),
    removing(
        action(
            4,
            "magickal_dabbling",
            "Magickal Dabbling",
            "Removes the Magical Summoning.",
            "I drew the figure backwards, with nursery chalk. It went out like a child that is sent to bed.",
        ),
        where("magical_summoning"),
    ),
    freeing(
        action(
            5,
            "examine_focus",
            "Examine Focus",
            "Remove any one of your Focuses.",
            "Under the strong glass one made out a maker's mark and a date; and the date was Thursday next.",
        )
    ),
    removing(
        action(
            6,
            "enlightening_conversation",
            "Enlightening Conversation",
            "Removes the Tortured Soul.",
            "The old woman at the post office gave me the name. When once one had the name, it was only sad.",
        ),
        where("tortured_soul"),
    ),
    striking(
        action(
            7,
            "blood_letting",
            "Blood Letting",
            "Exchange two cards with your left neighbour. Each chooses their own two.",
            "Dr. Lamb holds by leeches. I rose a pint the lighter, and went home in somebody else's "
            "galoshes.",
        )
    ),
    striking(
        action(
            8,
            "send_telegram",
            "Send Telegram",
            "Call an Acquaintance of your choice back from the discard pile.",
            "Twelve words for sixpence. The clerk counted them twice, and then he counted us.",
        ),
        needs=A_FRIEND,
    ),
    removing(
        action(
            9,
            "consult_expert",
            "Consult Expert",
            "Removes the Hunting Spirit.",
            "Professor Hake read my letter on the platform, and did not let go of my sleeve until he had "
            "finished drawing.",
        ),
        where("hunting_spirit"),
    ),
    removing(
        action(
            10,
            "pray",
            "Pray",
            "Removes the Dread Old God.",
            "I had not been on my knees since school. One finds that one remembers the short ones.",
        ),
        where("dread_old_god"),
    ),
    striking(
        action(
            11,
            "fisticuffs",
            "Fisticuffs",
            "You and your left neighbour each miss a turn.",
            "He held that it was my candle, I held that it was his. Beefsteak was called for, and not to "
            "eat.",
        )
    ),
    removing(
        action(
            12,
            "nervous_exhaustion",
            "Nervous Exhaustion",
            "Removes the Disused Graveyard or the Ruined Church, if no Focus lies there.",
            "A month at Torquay, the doctor wrote; sea air, plain food, and no epitaphs.",
        ),
        where("disused_graveyard ruined_church"),
    ),
    striking(
        action(
            13,
            "losing_sleep",
            "Losing Sleep",
            "Miss a turn.",
            "I heard every quarter strike from one until seven, and in between, something that counted "
            "along.",
        )
    ),
    removing(
        action(
            14,
            "dead_faint",
            "Dead Faint",
            "Removes the Ocean Bound Vessel or the Auction of Curiosities, if no Focus lies there.",
            "It was a most interesting half-hour, they assure me. I have it all from them.",
        ),
        where("ocean_bound_vessel auction_of_curiosities"),
    ),
    striking(
        action(
            15,
            "over_indulgence",
            "Over Indulgence",
            "Reveal a card. An essential: consult the Lap of the Gods. A support: forfeit.",
            "It was the 'sixty-three, and there was nobody to see. By the second bottle there was.",
        )
    ),
    striking(
        action(
            16,
            "violent_temper",
            "Violent Temper",
            "Discard an Acquaintance of your choice and draw a card.",
            "Something was said about whist. My friend went up by the night mail and has not written.",
        )
    ),
    activating(
        action(
            17,
            "activate_focus",
            "Activate Focus",
            "On a line with a Focus. A Hidden Terror that it summons comes out of the discard pile and "
            "onto the line.",
            "I only wished to see whether it still worked.",
        )
    ),
    removing(
        action(
            18,
            "terrible_accident",
            "Terrible Accident",
            "Removes the Roadside Inn or the Country Walk, if no Focus lies there.",
            "A broken ankle, a farm cart, clean sheets in the next county: I call it the luckiest fall of "
            "my life.",
        ),
        where("roadside_inn country_walk"),
    ),
    freeing(
        action(
            19,
            "drawing_the_wrong_conclusion",
            "Drawing the Wrong Conclusion",
            "Remove one of your Focuses.",
            "I could have sworn that it opened at the other end. There is a glue for such things, but it "
            "would not take.",
        )
    ),
    removing(
        action(
            20,
            "fever",
            "Fever",
            "Removes the Archaeological Dig or the Foreign Village, if no Focus lies there.",
            "At a hundred and four degrees they carried me to the boat. For once I dreamt of nothing "
            "whatever.",
        ),
        where("archaeological_dig foreign_village"),
    ),
)


async def refreshments(s: Evening, me: Player, you: Player, line: Line) -> None:
    """Keep what you like of two, and make room for it."""
    s.aside.sees = seat_bit(you.index)
    for card in top_cards(s, 2):
        s.aside.add(card)
    most = min(len(s.aside.cards), len(payable(s, you))) if you.hand.cards else len(s.aside.cards)
    if s.aside.cards:
        kept = await choose_some(you, "keep-some", "ED-10.2", s.aside.cards[:], 0, most)
        if kept:
            await make_space(s, you, kept)
        else:
            say(s, "keeps-none", "ED-10.2", you)
    discard(s, clear_aside(s))


async def make_space(s: Evening, you: Player, kept: list[TaleCard]) -> None:
    """As many cards go as came; none from an empty hand, which has room (ED-b-68)."""
    if not you.hand.cards:
        pick_up(s, you, kept)
        return
    for card in kept:
        you.hand.add(s.aside.take(card))
    count = len(kept)
    old = [card for card in payable(s, you) if card not in kept]
    dropped = await choose_some(you, "make-space", "ED-10.2", old, count, count, [Several("cards", kept)])
    discard(s, [show(you, card) for card in dropped])
    say(s, "keeps-some", "ED-10.2", you, Several("dropped", dropped), only(you, Several("cards", kept)))


async def examine_focus(s: Evening, me: Player, you: Player, line: Line) -> None:
    await pick_focus(s, you, "ED-10.5")


async def blood_letting(s: Evening, me: Player, you: Player, line: Line) -> None:
    """ED-b-48: with fewer than two cards on one side, the smaller number changes hands."""
    other = left_of(s, you)
    count = min(2, len(you.hand.cards), len(other.hand.cards))
    if count == 0:
        say(s, "nothing-to-exchange", "ED-b-48", you, Named("by", other))
        return
    s.aside.sees = seat_bit(you.index)
    for card in await chosen_for(s, you, other, count):
        s.aside.add(you.hand.slip(you.hand.cards.index(card), s.aside.sees))
    exchange(s, you, other, await chosen_for(s, other, you, count))


def exchange(s: Evening, you: Player, other: Player, taken: list[TaleCard]) -> None:
    """What ``you`` have laid aside for what ``other`` has chosen; only the two of them see the cards."""
    parties = seat_bit(you.index) | seat_bit(other.index)
    given = clear_aside(s)
    for card in taken:
        you.hand.add(other.hand.slip(other.hand.cards.index(card), parties), seat_bit(other.index))
    for card in given:
        other.hand.add(card, seat_bit(you.index))
    say(
        s,
        "exchanged",
        "ED-10.7",
        you,
        Named("by", other),
        Count(len(given)),
        Veiled(parties, Several("given", given)),
        Veiled(parties, Several("taken", taken)),
    )


async def chosen_for(s: Evening, me: Player, other: Player, count: int) -> list[TaleCard]:
    """Anything but a thief (ED-b-33), unless the hand would not do without him."""
    cards = payable(s, me) if len(payable(s, me)) >= count else me.hand.cards[:]
    return await choose_some(me, "exchange", "ED-10.7", cards, count, count, [Named("with", other)])


async def send_telegram(s: Evening, me: Player, you: Player, line: Line) -> None:
    await find_friend(s, you, "ED-10.8")


async def fisticuffs(s: Evening, me: Player, you: Player, line: Line) -> None:
    """ED-b-29: the player it is played on, and that player's left neighbour."""
    other = left_of(s, you)
    you.missed += 1
    other.missed += 1
    say(s, "brawl", "ED-b-29", you, Named("by", other))


async def losing_sleep(s: Evening, me: Player, you: Player, line: Line) -> None:
    you.missed += 1
    say(s, "sleepless", "ED-10.13", you)


async def over_indulgence(s: Evening, me: Player, you: Player, line: Line) -> None:
    card = reveal(s, you, "ED-10.15")
    if card is not None and card.essential:
        await lap_of_the_gods(s, you)
    elif card is not None:
        await forfeit(s, you, "ED-10.15")


async def violent_temper(s: Evening, me: Player, you: Player, line: Line) -> None:
    card = await part_with(s, you, (ACQUAINTANCE,), "lose-friend", "ED-10.16")
    if card is None:
        say(s, "friendless", "ED-b-60", you)
        return
    discard(s, [show(you, card)])
    say(s, "quarrels", "ED-10.16", you, card)
    draw(s, you, 1)


async def activate_focus(s: Evening, me: Player, you: Player, line: Line) -> None:
    """ED-b-45: of two that fit, whoever plays this chooses; it can be defended against."""
    terrors = summoned(s, line)
    terror = terrors[0] if len(terrors) == 1 else await choose(me, "which-terror", "ED-b-45", terrors)
    lay(line, s.discards.take_at(s.discards.cards.index(terror)))
    say(s, "activated", "ED-10.17", Named("target", you), terror, Count(line.at + 1, "line"))


def summoned(s: Evening, line: Line) -> list[TaleCard]:
    """The Terrors in the discards that this line's Focus summons."""
    spot = line.spot()
    return [card for card in s.discards.cards if card.kind == TERROR and (card.on >> spot) & 1 == 1]


async def drawing_the_wrong_conclusion(s: Evening, me: Player, you: Player, line: Line) -> None:
    await pick_focus(s, you, "ED-10.19")


ACTION_EFFECTS: dict[str, Effect] = {
    "refreshments": refreshments,
    "examine_focus": examine_focus,
    "blood_letting": blood_letting,
    "send_telegram": send_telegram,
    "fisticuffs": fisticuffs,
    "losing_sleep": losing_sleep,
    "over_indulgence": over_indulgence,
    "violent_temper": violent_temper,
    "activate_focus": activate_focus,
    "drawing_the_wrong_conclusion": drawing_the_wrong_conclusion,
}
