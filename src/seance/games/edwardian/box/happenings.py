"""ED-9: what the Events do. ``me`` plays the card, ``you`` are the player on whose line it lies (ED-b-17)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from seance.games.edwardian.cards import ACQUAINTANCE, ACTION, SETTING, TERROR
from seance.games.edwardian.drawing import discard, draw, draw_lots, reveal
from seance.games.edwardian.forfeits import advantage, forfeit
from seance.games.edwardian.hands import find_friend, lose_friend, part_with, show
from seance.games.edwardian.lap import lap_of_the_gods
from seance.games.edwardian.lines import (
    clear,
    clearable,
    finish,
    largest,
    lay,
    pick_focus,
    pick_line,
    room_for_setting,
    smallest,
    take_off,
)
from seance.games.edwardian.state import DEFENCE, Evening, Line, Player, others
from seance.kernel.facts import Count, Named, Several
from seance.kernel.question import yes_or_no
from seance.kernel.state import say
from seance.kernel.zone import ALL

Effect = Callable[[Evening, Player, Player, Line], Awaitable[None]]

BAD_COMPANY = ("village_idiot", "cloaked_figure", "magickal_dabbler")
"""Whoever is offered one of these to the coach keeps the coach waiting (ED-9.1)."""


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
    s.thieving = True
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
        fled = await pick_line(you, clearable(s, you), "which-flees", "ED-9.17")
        cards = clear(fled)
        discard(s, cards)
        say(s, "flees", "ED-9.17", you, Several("cards", cards), Count(fled.at + 1, "line"))
    else:
        await further_horror(s, you)


async def further_horror(s: Evening, you: Player) -> None:
    """ED-b-39: the smallest line of anybody else comes to you, into an unstarted place of yours.

    In a defence only what came from the active player can be answered on it, as it could before (ED-b-67).
    """
    room = room_for_setting(you, you.lines[0])
    lines = smallest([line for other in others(s, you) for line in other.lines])
    if room is None or not lines:
        say(s, "unlucky-enough", "ED-b-39", you)
        return
    seats = [line.seat for line in lines]
    givers = [other for other in others(s, you) if other.index in seats]
    giver = draw_lots(s, givers, "ED-b-36")
    theirs = [line for line in lines if line.seat == giver.index]
    line = await pick_line(giver, theirs, "which-moves", "ED-b-63")
    fresh = line.fresh if s.step == DEFENCE else len(line.cards)
    moved = clear(line)
    room.cards.extend(moved)
    room.fresh = fresh
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
