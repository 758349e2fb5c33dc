"""ED-9: the twenty Events. ``me`` plays the card, ``you`` are the player on whose line it lies (ED-b-17)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from seance.games.edwardian.cards import (
    A_FRIEND,
    ACQUAINTANCE,
    ACTION,
    EVENT,
    FIRST_FOCUS,
    FIRST_TERROR,
    FREE,
    SETTING,
    STARTED,
    TERROR,
    TaleCard,
    freeing,
    removing,
    spots,
    striking,
)
from seance.games.edwardian.drawing import discard, draw, draw_lots, reveal
from seance.games.edwardian.essentials import where
from seance.games.edwardian.forfeits import advantage, forfeit
from seance.games.edwardian.hands import find_friend, lose_friend, part_with, show
from seance.games.edwardian.lap import lap_of_the_gods
from seance.games.edwardian.lines import (
    clear,
    finish,
    largest,
    lay,
    pick_focus,
    pick_line,
    room_for_setting,
    smallest,
    take_off,
)
from seance.games.edwardian.state import Evening, Line, Player, others
from seance.kernel.facts import Count, Named, Several
from seance.kernel.question import yes_or_no
from seance.kernel.state import say
from seance.kernel.zone import ALL

Effect = Callable[[Evening, Player, Player, Line], Awaitable[None]]

BAD_COMPANY = ("village_idiot", "cloaked_figure", "magickal_dabbler")
"""Whoever is offered one of these to the coach keeps the coach waiting (ED-9.1)."""
FOCUSES = spots(*range(FIRST_FOCUS, FIRST_TERROR))


def event(number: int, name: str, title: str, effect: str, flavour: str) -> TaleCard:
    """A row of the table below."""
    return TaleCard(name, title, EVENT, f"ED-9.{number}", effect, flavour)


EVENTS: tuple[TaleCard, ...] = (
    striking(
        event(
            1,
            "coach_and_horses",
            "Coach and Horses",
            "On an opponent. Offer an Acquaintance from your hand: it is discarded. If you offer the Village "
            "Idiot, the Cloaked Figure or the Magickal Dabbler, you keep it, and whoever played this must "
            "forfeit; so too if you have no Acquaintance.",
            "It stood at the gate with its lamps lit. One of our party got in, supposing it to be ours.",
        ),
        others=True,
    ),
    striking(
        event(
            2,
            "disembodied_presence",
            "Disembodied Presence",
            "Draw on the Lap of the Gods.",
            "The dog would not pass the third stair. I called him a fool, from the hall, with my coat on.",
        )
    ),
    striking(
        event(
            3,
            "inheritance",
            "Inheritance",
            "Take any Acquaintance from the discard pile in exchange for this.",
            "Three thousand pounds, the solicitors wrote. By the next post came an old friend whom I had quite "
            "forgotten.",
        ),
        needs=A_FRIEND,
    ),
    striking(
        event(
            4,
            "urchin_thief",
            "Urchin Thief",
            "On an opponent. Discard an Action or an Acquaintance of your choice. The thief takes its place in "
            "your hand; you can be rid of him only by the discard that ends your turn.",
            "He wanted a penny to carry my bag. I have not seen the bag since; him I see everywhere.",
        ),
        others=True,
    ),
    freeing(
        event(
            5,
            "chance_find",
            "Chance Find",
            "On a line with a Setting. Reveal a card. An essential: remove one of your Focuses. "
            "A support: forfeit.",
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
            "Reveal a card. A Hidden Terror: draw on the Lap of the Gods. Another essential: take an "
            "advantage. A support: forfeit.",
            "For about a minute the carpet was a lake, and someone was rowing. I have not touched Stilton since.",
        )
    ),
    striking(
        event(
            8,
            "trap_door",
            "Trap Door",
            "On a line with a Setting. Reveal a card. An essential: take any Acquaintance from the discard "
            "pile. A support: forfeit.",
            "The carpet gave way, as carpets do not. There was just time to think it odd.",
        ),
        STARTED,
    ),
    striking(
        event(
            9,
            "secret_room",
            "Secret Room",
            "On a line with a Setting. Lose an Acquaintance of your choice. If you have none, whoever played "
            "this must forfeit.",
            "From the lawn there are seven windows on that floor. The maids have only ever dusted six.",
        ),
        STARTED,
    ),
    striking(
        event(
            10,
            "transformation",
            "Transformation",
            "Discard all your Acquaintances and draw as many cards. If you have none, your smallest line is "
            "complete.",
            "My own landlady shut the door on me. Having found a looking-glass, I could not altogether blame her.",
        )
    ),
    striking(
        event(
            11,
            "attacked",
            "Attacked!",
            "On an opponent. From your left, the first player who has a Setting must put one on an unstarted "
            "line of yours. If you have no such line, lose an Acquaintance; if you have none, forfeit.",
            "Three of them, by the turnpike, and they took nothing at all. I woke in a place I had only read of.",
        ),
        others=True,
    ),
    removing(
        event(
            12,
            "speak_in_tongues",
            "Speak in Tongues",
            "On your own line. Removes the Dread Old God.",
            "I have no Hebrew, nor whatever it was that came after the Hebrew. But it was civil, and it served.",
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
            "Some old enemy of the creature's had the loan of my right arm that night. It ached until Easter.",
        ),
        where("hunting_spirit"),
        own=True,
    ),
    removing(
        event(
            14,
            "fire",
            "Fire",
            "On a line with a Setting. Removes the Focus of that line.",
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
    striking(
        event(
            17,
            "hidden_compartment",
            "Hidden Compartment",
            "On a line with a Setting. You may reveal a card. An essential: your smallest line is discarded. "
            "A support: the player with the smallest line gives it to you, if you have room for it.",
            "The panel was hollow for exactly the length of a man. I am an idle fellow, and still I fetched "
            "the poker.",
        ),
        STARTED,
    ),
    freeing(
        event(
            18,
            "tarot_card",
            "Tarot Card",
            "Remove any one of your Focuses.",
            "I took it off the path and turned it over. It showed a man in the act of putting something down.",
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


async def coach_and_horses(s: Evening, me: Player, you: Player, line: Line) -> None:
    """Bad company is shown and stays (ED-b-35)."""
    card = await part_with(s, you, (ACQUAINTANCE,), "offer-friend", "ED-9.1")
    if card is None:
        say(s, "friendless", "ED-b-60", you)
        await forfeit(s, me, "ED-9.1")
    elif card.key in BAD_COMPANY:
        you.hand.add(show(you, card), ALL)
        say(s, "refused-by-coach", "ED-b-35", you, card)
        await forfeit(s, me, "ED-9.1")
    else:
        discard(s, [show(you, card)])
        say(s, "driven-away", "ED-9.1", you, card)


async def disembodied_presence(s: Evening, me: Player, you: Player, line: Line) -> None:
    await lap_of_the_gods(s, you)


async def inheritance(s: Evening, me: Player, you: Player, line: Line) -> None:
    await find_friend(s, you, "ED-9.3")


async def urchin_thief(s: Evening, me: Player, you: Player, line: Line) -> None:
    """With nothing to steal he is simply discarded (ED-b-32)."""
    card = await part_with(s, you, (ACTION, ACQUAINTANCE), "steal", "ED-9.4")
    if card is None:
        say(s, "nothing-to-steal", "ED-b-32", you)
        return
    discard(s, [show(you, card)])
    you.hand.add(s.table.draw(), ALL)
    say(s, "stolen", "ED-9.4", you, card)


async def chance_find(s: Evening, me: Player, you: Player, line: Line) -> None:
    card = reveal(s, you, "ED-9.5")
    if card is not None and card.essential:
        await pick_focus(s, you, "ED-9.5")
    elif card is not None:
        await forfeit(s, you, "ED-9.5")


async def strange_mist(s: Evening, me: Player, you: Player, line: Line) -> None:
    await forfeit(s, you, "ED-9.6")


async def hallucination(s: Evening, me: Player, you: Player, line: Line) -> None:
    card = reveal(s, you, "ED-9.7")
    if card is None:
        return
    if card.kind == TERROR:
        await lap_of_the_gods(s, you)
    elif card.essential:
        await advantage(s, you, "ED-9.7")
    else:
        await forfeit(s, you, "ED-9.7")


async def trap_door(s: Evening, me: Player, you: Player, line: Line) -> None:
    card = reveal(s, you, "ED-9.8")
    if card is not None and card.essential:
        await find_friend(s, you, "ED-9.8")
    elif card is not None:
        await forfeit(s, you, "ED-9.8")


async def secret_room(s: Evening, me: Player, you: Player, line: Line) -> None:
    if not await lose_friend(s, you, "ED-9.9"):
        await forfeit(s, me, "ED-9.9")


async def transformation(s: Evening, me: Player, you: Player, line: Line) -> None:
    friends = [card for card in you.hand.cards if card.kind == ACQUAINTANCE]
    if friends:
        discard(s, [show(you, card) for card in friends])
        say(s, "flee-from", "ED-9.10", you, Several("cards", friends))
        draw(s, you, len(friends))
        return
    say(s, "friendless", "ED-b-60", you)
    await complete_one(s, you, smallest(you.lines), "ED-9.10")


async def complete_one(s: Evening, you: Player, lines: list[Line], rule: str) -> None:
    """ED-b-12: a line is complete at once; with no started line, nothing happens (ED-b-38)."""
    if lines:
        finish(s, await pick_line(you, lines, "which-ends", rule), rule)
    else:
        say(s, "nothing-to-end", "ED-b-38", you)


async def attacked(s: Evening, me: Player, you: Player, line: Line) -> None:
    """ED-b-16: no room comes first; then everybody is asked for a Setting, from your left."""
    room = room_for_setting(you, line)
    if room is None:
        if not await lose_friend(s, you, "ED-b-16"):
            await forfeit(s, you, "ED-b-16")
        return
    for other in others(s, you):
        if await carried_off(s, you, other, room):
            return
    say(s, "nowhere-to-wake", "ED-b-16", you)


async def carried_off(s: Evening, you: Player, other: Player, room: Line) -> bool:
    """Whoever has a Setting must play it, and gets the top card of the discards for it."""
    card = await part_with(s, other, (SETTING,), "carry-off", "ED-b-16")
    if card is None:
        say(s, "knows-no-place", "ED-b-60", other)
        return False
    lay(room, show(other, card))
    say(s, "carried-off", "ED-b-16", other, Named("target", you), card, Count(room.at + 1, "line"))
    if s.discards.cards:
        top = s.discards.draw()
        other.hand.add(top, ALL)
        say(s, "takes-top", "ED-b-16", other, top)
    else:
        draw(s, other, 1)
    return True


async def hidden_compartment(s: Evening, me: Player, you: Player, line: Line) -> None:
    """ED-b-40: it is for you to say whether the brick is taken out."""
    if not await yes_or_no(you, "take-brick-out", "ED-9.17"):
        say(s, "leaves-brick", "ED-b-40", you)
        return
    card = reveal(s, you, "ED-9.17")
    if card is None:
        return
    if card.essential:
        fled = await pick_line(you, smallest(you.lines), "which-flees", "ED-9.17")
        cards = clear(fled)
        discard(s, cards)
        say(s, "flees", "ED-9.17", you, Several("cards", cards), Count(fled.at + 1, "line"))
    else:
        await further_horror(s, you)


async def further_horror(s: Evening, you: Player) -> None:
    """ED-b-39: the smallest line of anybody else comes to you, into an unstarted place of yours."""
    room = room_for_setting(you, you.lines[0])
    lines = smallest([line for other in others(s, you) for line in other.lines])
    if room is None or not lines:
        say(s, "unlucky-enough", "ED-b-39", you)
        return
    givers = [other for other in others(s, you) if any([line.seat == other.index for line in lines])]
    giver = draw_lots(s, givers, "ED-b-36")
    theirs = [line for line in lines if line.seat == giver.index]
    moved = clear(await pick_line(giver, theirs, "which-moves", "ED-b-63"))
    for card in moved:
        lay(room, card)
    say(s, "moves-in", "ED-9.17", giver, Named("target", you), Several("cards", moved))


async def tarot_card(s: Evening, me: Player, you: Player, line: Line) -> None:
    await pick_focus(s, you, "ED-9.18")


async def garrotted(s: Evening, me: Player, you: Player, line: Line) -> None:
    """ED-b-61: a support does nothing."""
    card = reveal(s, you, "ED-9.20")
    if card is not None and card.essential and not await lose_friend(s, you, "ED-9.20"):
        await complete_one(s, you, largest(you.lines), "ED-9.20")


async def remove_top(s: Evening, me: Player, you: Player, line: Line) -> None:
    """What all cards do that take off the top card of the line they are played on."""
    take_off(s, line, s.table.cards[-1].rule)


EVENT_EFFECTS: dict[str, Effect] = {
    "coach_and_horses": coach_and_horses,
    "disembodied_presence": disembodied_presence,
    "inheritance": inheritance,
    "urchin_thief": urchin_thief,
    "chance_find": chance_find,
    "strange_mist": strange_mist,
    "hallucination": hallucination,
    "trap_door": trap_door,
    "secret_room": secret_room,
    "transformation": transformation,
    "attacked": attacked,
    "hidden_compartment": hidden_compartment,
    "tarot_card": tarot_card,
    "garrotted": garrotted,
}
