"""ED-4.1 to ED-4.3: which cards may be played where, and playing them."""

from __future__ import annotations

from seance.games.edwardian.box.actions import summoned
from seance.games.edwardian.box.deck import CALLS, EFFECTS, OWN, PLAYS, USE, Play
from seance.games.edwardian.cards import (
    A_FOCUS,
    A_FRIEND,
    ACQUAINTANCE,
    FIRST_FOCUS,
    FIRST_TERROR,
    FREE,
    TERROR,
    THIEF,
    TaleCard,
)
from seance.games.edwardian.hands import show
from seance.games.edwardian.lap import lap_of_the_gods
from seance.games.edwardian.lines import clearable, lay, removable
from seance.games.edwardian.state import ATTACK, DEFENCE, LINES, Evening, Line, Player, others
from seance.kernel.facts import Count, Named
from seance.kernel.state import say
from seance.kernel.things import Option


def fits(s: Evening, card: TaleCard, line: Line) -> bool:
    """ED-1.3 and the cards' own conditions; the line is open."""
    spot = line.spot()
    if (card.on >> spot) & 1 == 1:
        return card.needs == FREE or provided(s, card, line)
    if card.at == 0 or spot < FIRST_FOCUS or spot >= FIRST_TERROR:
        return False
    return (card.at >> line.cards[0].spot) & 1 == 1


def provided(s: Evening, card: TaleCard, line: Line) -> bool:
    """What a card needs besides a line that suits it."""
    if card.needs == A_FOCUS:
        return len(removable(s, s.players[line.seat])) > 0
    return card.needs == A_FRIEND or len(summoned(s, line)) > 0


def idle(s: Evening, card: TaleCard) -> bool:
    """Whether a card has no use anywhere now: nobody to call (ED-b-34), or a thief at his work (ED-9.4)."""
    if card.needs == A_FRIEND:
        return not [other for other in s.discards.cards if other.kind == ACQUAINTANCE]
    return s.thieving and card.name == THIEF


def targets(s: Evening, me: Player) -> list[Line]:
    """ED-b-6: the open lines of others that have had no card yet; of equal unstarted ones, the first."""
    lines: list[Line] = []
    for other in others(s, me):
        unstarted = False
        for line in other.lines:
            if line.complete or line.played or (unstarted and not line.cards):
                continue
            if not line.cards:
                unstarted = True
            lines.append(line)
    return lines


def attacks(s: Evening, me: Player) -> list[Option]:
    """ED-4.1: every card on every line of others where it may go."""
    options: list[Option] = []
    lines = targets(s, me)
    for card in me.hand.cards:
        if card.own or idle(s, card):
            continue
        plays = PLAYS[card]
        options.extend([plays[line.seat * LINES + line.at] for line in lines if fits(s, card, line)])
        if card.lap:
            calls = CALLS[card]
            options.extend([calls[line.seat * LINES + line.at] for line in lines])
    return options


def defences(s: Evening, me: Player) -> list[Play] | None:
    """ED-4.2: defensive cards on own lines, against what has just arrived (ED-b-9).

    None for whoever holds no card or has nothing to answer: all others are asked, so that being asked tells
    nothing.
    """
    lines = [line for line in me.lines if line.fresh > 0]
    if not me.hand.cards or not lines:
        return None
    options: list[Play] = []
    for card in me.hand.cards:
        if card.defends and (not card.whole or answers(s, me, card)):
            own_plays(s, card, lines, options)
    return options


def answers(s: Evening, me: Player, card: TaleCard) -> bool:
    """Whether a card that strikes a player can take off what has just arrived (ED-b-65, ED-b-67)."""
    return len(clearable(s, me) if card.clears else removable(s, me)) > 0


def own_options(s: Evening, me: Player) -> list[Play]:
    """ED-4.3: any card on own lines that may go there, as often as you like (ED-b-6)."""
    lines = [line for line in me.lines if not line.complete]
    options: list[Play] = []
    for card in me.hand.cards:
        if not card.others and not idle(s, card):
            own_plays(s, card, lines, options)
    return options


def own_plays(s: Evening, card: TaleCard, lines: list[Line], options: list[Play]) -> None:
    """A card that strikes a player is offered once; any other for each line that suits it."""
    for line in lines:
        if fits(s, card, line):
            if card.whole:
                options.append(USE[card])
                return
            options.append(OWN[card][line.at])
            if not line.cards:
                return


async def play(s: Evening, me: Player, move: Play) -> None:
    """Lay an essential on its line, or do what a support says."""
    if put_down(s, me, move):
        await carry_out(s, me, move)


def put_down(s: Evening, me: Player, move: Play) -> bool:
    """Lay the card on its line, or a support on the table; True when it has still to be carried out."""
    card = show(me, move.card)
    you, line = aim(s, me, move)
    if s.step == ATTACK:
        line.played = True
    if card.kind <= TERROR:
        lay(line, card)
    else:
        s.table.add(card)
    if s.tale is not None:
        tell(s, me, you, card, move)
    return card.kind > TERROR


def aim(s: Evening, me: Player, move: Play) -> tuple[Player, Line]:
    """On whom a card is played, and on which line."""
    you = me if move.seat < 0 else s.players[move.seat]
    return you, you.lines[move.at] if move.at >= 0 else you.lines[0]


async def carry_out(s: Evening, me: Player, move: Play) -> None:
    """Do what the support on the table says; then it goes to the discards."""
    you, line = aim(s, me, move)
    if move.lap:
        await lap_of_the_gods(s, you)
    else:
        await EFFECTS[move.card](s, me, you, line)
    if s.table.cards:
        s.discards.add(s.table.draw())


def tell(s: Evening, me: Player, you: Player, card: TaleCard, move: Play) -> None:
    """Who plays what, on whom and where."""
    if me is not you:
        name = "calls" if move.lap else "plays"
        say(s, name, "ED-4.1", me, card, Named("target", you), Count(move.at + 1, "line"))
    elif s.step == DEFENCE:
        say(s, "defends", "ED-4.2", me, card)
    elif move.at < 0:
        say(s, "uses", "ED-4.3", me, card)
    else:
        say(s, "plays-own", "ED-4.3", me, card, Count(move.at + 1, "line"))
