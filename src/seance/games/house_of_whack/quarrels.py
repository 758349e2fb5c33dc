"""HW-10.4, HW-19.14 to HW-19.17, HW-19.25 to HW-19.29: locks are forced, players attacked, or shot at."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.cards import BLUE, GREEN, LOCK, PLAYER, RED, Arcana, PropCard
from seance.games.house_of_whack.carrying import make_room, may_receive
from seance.games.house_of_whack.conflict import DRAWN, LOST, WON, fight
from seance.games.house_of_whack.deed import NO_ATTACKS, WITS
from seance.games.house_of_whack.harm import STATS, lose
from seance.games.house_of_whack.hatch import can_look, look
from seance.games.house_of_whack.house import beyond, in_sight, opposite
from seance.games.house_of_whack.pieces import LINKS, Bolt, Clash
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.powers import has, ruled
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Count, Named
from seance.kernel.question import choose, yes_or_no
from seance.kernel.state import say
from seance.kernel.things import Option, Thing


class Attack(Option):
    """Fall upon somebody in the same room, with Strength or with Spirit; or from afar, with a weapon.

    From afar one shoots with Strength, and hexes with Spirit (HW-19.14, HW-19.28).
    """

    noun: ClassVar[str] = "option"

    def __init__(self, verb: str, other: Player, with_what: Thing | None = None) -> None:
        super().__init__(verb, other, with_what)
        self.victim = other


class Force(Option):
    """Try a lock."""

    noun: ClassVar[str] = "option"

    def __init__(self, bolt: Bolt) -> None:
        super().__init__("force", bolt)
        self.bolt = bolt


# --- locks ----------------------------------------------------------------------------------------------


def locks_near(s: Premises, me: Player) -> list[Bolt]:
    """b-108: the locks that can be tried: of this room's doors, of those that face them, of links."""
    return [bolt for bolt in s.bolts if _near(s, me, bolt)]


def _near(s: Premises, me: Player, bolt: Bolt) -> bool:
    room = me.here
    if bolt.room is room:
        return True
    if bolt.side >= LINKS:
        number = bolt.side - LINKS
        return any(
            link.number == number and (link.room is room or link.other is room) for link in s.shortcuts
        )
    if beyond(s, bolt.room, bolt.side) is not room:
        return False
    return opposite(s, bolt.room, bolt.side, room) in room.ways_out


async def force(s: Premises, me: Player, bolt: Bolt) -> None:
    """HW-10.4, HW-10.5: a Conflict with the die; won, it is gone. Who is near may try again (b-108)."""
    outcome = await fight(s, Clash(me.index, bolt.colour, LOCK, -1, None, bolt.number))
    while outcome == DRAWN and s.actions > 0 and _near(s, me, bolt):
        say(s, "draw", "HW-19.12", me)
        if not await yes_or_no(me, "again", "HW-19.12", [bolt, Count(s.actions, "left")]):
            return
        s.actions -= 1
        outcome = await fight(s, Clash(me.index, bolt.colour, LOCK, -1, None, bolt.number))
    if outcome == WON:
        s.bolts = [other for other in s.bolts if other is not bolt]
        say(s, "unlocks", "HW-10.5", me, bolt)
    elif outcome == LOST:
        say(s, "holds", "HW-10.5", bolt)


# --- players --------------------------------------------------------------------------------------------


def attacks(s: Premises, me: Player) -> list[Option]:
    """HW-19.14: whom one may attack, and how; HW-19.25: whom from afar (b-109)."""
    if ruled(s, NO_ATTACKS):
        return []
    found: list[Option] = []
    near = [other for other in s.others(me) if other.room is me.room]
    wits = len(near) > 0 and has(s, me, WITS)
    for other in near:
        found.append(Attack("attack", other, STATS[RED]))
        if wits:
            found.append(Attack("attack", other, STATS[BLUE]))
    return found + shots(s, me)


def shots(s: Premises, me: Player) -> list[Option]:
    """HW-19.26, HW-19.27, b-109: at least one room away, in a straight row, with a charge left."""
    found: list[Option] = []
    for card in me.carried.cards:
        if isinstance(card, PropCard) and card.reach and s.charges[card.key] > 0:
            verbs = ("shoot", "hex") if has(s, me, WITS) else ("shoot",)
            rooms = in_sight(s, me.here, card.reach)
            for other in s.others(me):
                if other.room in rooms:
                    found += [Attack(verb, other, card) for verb in verbs]
    return found


async def attack(s: Premises, me: Player, option: Attack) -> None:
    """HW-19.15: the Action is paid. After a draw another may be (HW-19.12), if both still stand there."""
    while True:
        outcome = await strike(s, me, option)
        if outcome != DRAWN or s.actions <= 0 or me.index != s.active or me.dead:
            return
        if option.key not in [other.key for other in attacks(s, me)]:
            return
        if not await yes_or_no(
            me, "again", "HW-19.12", [Named("rival", option.victim), Count(s.actions, "left")]
        ):
            return
        s.actions -= 1


async def strike(s: Premises, me: Player, option: Attack) -> int:
    """One Conflict with a player, and what it brings."""
    other, what = option.victim, option.other
    ranged = isinstance(what, PropCard)
    colour = RED if what is STATS[RED] or option.verb == "shoot" else BLUE
    clash = Clash(me.index, colour, PLAYER, other.index, None, 0)
    clash.ranged = ranged
    if isinstance(what, PropCard):
        say(s, "shoots", "HW-19.25", me, Named("rival", other), what)
    outcome = await fight(s, clash)
    if isinstance(what, PropCard):
        # Only now: the last charge still counts in the Conflict that it pays for.
        s.charges[what.key] -= 1
    if outcome == LOST and ranged:
        outcome = DRAWN
    if outcome == DRAWN:
        say(s, "draw", "HW-19.29" if ranged else "HW-19.12", me)
    elif ranged and outcome == WON:
        await lose(s, other, GREEN if colour == RED else BLUE, 1, "HW-19.28")
    elif outcome == WON:
        await spoils(s, me, other, colour)
    elif outcome == LOST:
        await spoils(s, other, me, colour)
    return outcome


WOUND: Final = Option("wound")
TOKEN: Final = Option("token")
LOOK: Final = Option("look")


async def spoils(s: Premises, winner: Player, loser: Player, colour: str) -> None:
    """HW-19.16, HW-19.17, b-31: one reward, chosen by the winner."""
    say(s, "defeats", "HW-19.16", winner, Named("rival", loser))
    options: list[Option] = []
    if colour == RED:
        if may_receive(winner):
            options += [Option("take", card) for card in loser.carried.cards if isinstance(card, PropCard)]
    elif loser.hand.cards:
        options.append(Option("rob"))
    options.append(WOUND)
    if not loser.dead and s.tokens.get(loser.here.key) == loser.index and winner.supply > 0:
        options.append(TOKEN)
    if can_look(s, winner, loser):
        options.append(LOOK)
    about: list[Thing] = [Named("rival", loser), STATS[colour]]
    option = options[0] if len(options) == 1 else await choose(winner, "spoils", "HW-19.16", options, about)
    await _reward(s, winner, loser, colour, option)


async def _reward(s: Premises, winner: Player, loser: Player, colour: str, option: Option) -> None:
    if option is WOUND:
        await lose(s, loser, GREEN if colour == RED else BLUE, 1, "HW-19.16")
    elif option is TOKEN:
        replace_token(s, winner, loser)
    elif option is LOOK:
        look(s, winner, loser)
    elif option.verb == "take":
        card = option.part
        assert isinstance(card, PropCard)
        winner.carried.add(loser.carried.take(card))
        say(s, "takes", "HW-19.16", winner, Named("rival", loser), card)
        await make_room(s, winner)
    else:
        await _rob(s, winner, loser)


async def _rob(s: Premises, winner: Player, loser: Player) -> None:
    """HW-19.16: a Drama card of one's choice, so the hand is shown."""
    loser.hand.show_all(winner.index)
    card: Arcana = await choose(winner, "rob", "HW-19.16", loser.hand.cards[:], [Named("rival", loser)])
    steal(s, winner, loser, card, "HW-19.16")


def steal(s: Premises, winner: Player, loser: Player, card: Arcana, rule: str) -> None:
    """A Drama card changes hands; the two of them know which."""
    parties = (1 << winner.index) | (1 << loser.index)
    loser.hand.slip(loser.hand.cards.index(card), parties)
    winner.hand.add(card, 1 << loser.index)
    say(s, "robs", rule, winner, Named("rival", loser))


def replace_token(s: Premises, winner: Player, loser: Player) -> None:
    """HW-19.17."""
    room = loser.here
    s.tokens[room.key] = winner.index
    winner.supply -= 1
    loser.supply += 1
    say(s, "ousts", "HW-19.17", winner, Named("rival", loser), room)
