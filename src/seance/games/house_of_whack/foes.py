"""HW-16.5, HW-17, HW-18, b-99: Minions that attack, Traps that close, Residents that are attacked."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.arcana import MEETING, anytime
from seance.games.house_of_whack.cards import BLUE, GREEN, MINION, RED, RESIDENT, TRAP, Fiend, Guest, Snare
from seance.games.house_of_whack.conflict import BROKEN, DRAWN, LOST, WON, fight
from seance.games.house_of_whack.deed import EVADE
from seance.games.house_of_whack.harm import discard, house_earns, lose, pick_up
from seance.games.house_of_whack.house import on_wrong_floor
from seance.games.house_of_whack.pieces import Clash
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.powers import has
from seance.games.house_of_whack.registry import aim, perform
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Count
from seance.kernel.question import choose, yes_or_no
from seance.kernel.state import say
from seance.kernel.things import Card, Option

EVADED: Final = "evade"
"""In ``used``: the Power to evade has been used in this turn."""


class Encounter(Option):
    """Fight a Minion."""

    noun: ClassVar[str] = "option"

    def __init__(self, verb: str, foe: Card) -> None:
        super().__init__(verb, foe)
        self.foe = foe


def is_minion(s: Premises, card: Card) -> bool:
    """HW-16.3: a Minion of the deck, or a Guest who is one here."""
    return isinstance(card, Fiend) or (isinstance(card, Guest) and s.roles.get(card.key) == MINION)


def minions(s: Premises, me: Player) -> list[Card]:
    """The Minions in somebody's room."""
    if me.dead or not s.lies:
        return []
    return [card for card in s.lying_in(me.here) if is_minion(s, card)]


def unfaced(s: Premises, me: Player) -> list[Card]:
    """b-99: those that have been neither fought nor evaded in this turn."""
    return [card for card in minions(s, me) if card.key not in s.faced]


def colour_of(s: Premises, card: Card) -> str:
    """HW-17.5; on the Wrong Floor all Minions are of the Spirit (HW-SR.9)."""
    if is_minion(s, card) and on_wrong_floor(s, s.lies[card.key]):
        return BLUE
    if isinstance(card, (Fiend, Snare)):
        return card.colour
    assert isinstance(card, Guest)
    return card.third.colour


def worth(card: Card) -> int:
    """b-48: what a beaten foe is worth."""
    if isinstance(card, Guest):
        return card.third.value
    assert isinstance(card, (Fiend, Snare))
    return card.worth


def may_evade(s: Premises, me: Player) -> bool:
    """HW-17.4: once in a turn, with a Power that says so."""
    return EVADED not in s.used and has(s, me, EVADE)


async def attacked(s: Premises, me: Player) -> None:
    """HW-17.1, HW-17.7, b-99e: one Minion after another, as long as one wins or evades."""
    here = me.room
    await anytime(s, MEETING, [me])
    while not me.dead and me.room is here:
        left = unfaced(s, me)
        if not left or not await face_one(s, me, left):
            return


async def face_one(s: Premises, me: Player, left: list[Card]) -> bool:
    """Fight or evade one of them; whether the next one comes."""
    options: list[Encounter] = [Encounter("fight", foe) for foe in left]
    if may_evade(s, me):
        options += [Encounter("evade", foe) for foe in left]
    option = options[0] if len(options) == 1 else await choose(me, "meet", "HW-17.7", options)
    if option.verb == "evade":
        s.used.append(EVADED)
        evade(s, option.foe, me)
        return True
    return await fight_minion(s, me, option.foe) in (WON, BROKEN)


def evade(s: Premises, foe: Card, me: Player) -> None:
    """HW-17.4: it is as if it had been fought; out of turn that spares nobody else (b-99)."""
    if me.index == s.active:
        s.faced.append(foe.key)
    say(s, "evades", "HW-17.4", me, foe)


async def fight_minion(s: Premises, me: Player, foe: Card) -> int:
    """HW-17.2, b-99: it costs no Action; after a draw one may pay for another try (HW-19.12)."""
    if me.index == s.active:
        s.faced.append(foe.key)
    outcome = await _until_decided(s, me, foe, MINION)
    if outcome == WON:
        claim(s, me, pick_up(s, foe), "HW-17.8")
    elif outcome == LOST:
        await beaten(s, me, foe)
    return outcome


async def _until_decided(s: Premises, me: Player, foe: Card, against: str) -> int:
    """HW-19.12: a draw may be fought again for an Action, in one's own turn."""
    outcome = await fight(s, Clash(me.index, colour_of(s, foe), against, -1, foe, 0))
    while outcome == DRAWN and s.actions > 0 and me.index == s.active and _at_hand(s, me, foe):
        say(s, "draw", "HW-19.12", me)
        if not await yes_or_no(me, "again", "HW-19.12", [foe, Count(s.actions, "left")]):
            return DRAWN
        s.actions -= 1
        outcome = await fight(s, Clash(me.index, colour_of(s, foe), against, -1, foe, 0))
    if outcome == DRAWN:
        say(s, "draw", "HW-19.12", me)
    return outcome


def _at_hand(s: Premises, me: Player, foe: Card) -> bool:
    """Whether a foe is still where somebody is; a Trap always is (b-104)."""
    return isinstance(foe, Snare) or s.lies.get(foe.key) is me.room


def claim(s: Premises, me: Player, foe: Card, rule: str) -> None:
    """HW-17.8: the card is kept, to be redeemed."""
    me.claimed.add(foe)
    say(s, "beats", rule, me, foe)


async def beaten(s: Premises, me: Player, foe: Card) -> None:
    """HW-17.9, HW-19.13: what it says under LOSE. Against the House, its value is scored (HW-32.5)."""
    say(s, "beaten", "HW-19.13", me, foe)
    house_earns(s, worth(foe), "HW-32.5")
    if isinstance(foe, Guest) and not foe.third.lose:
        stat = GREEN if foe.third.colour == RED else BLUE
        await lose(s, me, stat, 1, "HW-19.13")
        return
    await suffer(s, me, foe)


async def suffer(s: Premises, me: Player, foe: Card) -> None:
    """Follow the LOSE text."""
    if isinstance(foe, Guest):
        deeds = foe.third.lose
    else:
        assert isinstance(foe, (Fiend, Snare))
        deeds = foe.lose
    await perform(s, me, deeds, await aim(s, me, deeds, "HW-17.9", foe))


async def spring(s: Premises, me: Player, trap: Snare) -> None:
    """HW-18: a Trap, at once; it lies in ``drawn`` meanwhile. A draw is a loss, or another try (b-17)."""
    outcome = await _until_decided(s, me, trap, TRAP)
    if trap not in s.drawn.cards:
        return
    s.drawn.take(trap)
    if outcome == WON:
        claim(s, me, trap, "HW-18.3")
    elif outcome in (LOST, DRAWN) and not me.dead:
        await _caught(s, me, trap, outcome)
    else:
        discard(s, trap)


async def _caught(s: Premises, me: Player, trap: Snare, outcome: int) -> None:
    """HW-18.3 to HW-18.6; b-111: a draw brings the House nothing."""
    if trap.turns:
        me.traps.add(trap)
        me.timers[trap.key] = trap.turns
    else:
        discard(s, trap)
    say(s, "caught", "HW-18.3", me, trap)
    if outcome == LOST:
        house_earns(s, trap.worth, "HW-32.5")
    await suffer(s, me, trap)


async def attack_resident(s: Premises, me: Player, foe: Guest) -> None:
    """HW-16.5: the Action is paid; like a Minion, with the usual penalty."""
    outcome = await _until_decided(s, me, foe, RESIDENT)
    if outcome == WON:
        claim(s, me, pick_up(s, foe), "HW-16.5")
    elif outcome == LOST:
        await beaten(s, me, foe)
