"""HW-SR.7: the Throne of Swift and Whimsical Judgment."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.arcana import VOTING, anytime
from seance.games.house_of_whack.bargaining import plead
from seance.games.house_of_whack.cards import THRONE
from seance.games.house_of_whack.carrying import make_room, may_receive
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.redeeming import forfeit
from seance.games.house_of_whack.registry import ACTS, USES
from seance.games.house_of_whack.speaking import tell_words
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Count, Named, Several
from seance.kernel.question import choose, choose_some, free_text
from seance.kernel.state import say
from seance.kernel.things import Option, Thing
from seance.kernel.vote import vote
from seance.kernel.zone import seat_bit

COURT: Final = 3
"""HW-SR.7, b-1: players that a trial takes."""
FINE: Final = 5
SEIZED: Final = 2
"""HW-SR.7: Gold Hearts lost, or Props and Allies taken at most."""
SEIZE: Final = Option("seize")
TAKE_HAND: Final = Option("take-hand")
FINED: Final = Option("fine")


class Accusation(Option):
    """Put somebody on trial."""

    noun: ClassVar[str] = "option"

    def __init__(self, other: Player) -> None:
        super().__init__("accuse", Named("accused", other))
        self.accused = other


def court(s: Premises, me: Player) -> list[Option]:
    """HW-SR.7, b-59, b-75: anybody alive who has not been on trial; of two players nobody judges (b-1)."""
    if len(s.clockwise()) < COURT:
        return []
    return [Accusation(other) for other in s.others(me) if not other.tried]


async def try_somebody(s: Premises, me: Player, option: Option) -> None:
    """HW-SR.7: a case, a rebuttal, gifts, a moment for everybody (b-23), and a vote."""
    assert isinstance(option, Accusation)
    other = option.accused
    other.tried = True
    say(s, "accuses", "HW-SR.7", me, Named("accused", other))
    await speak(s, me, "case", other)
    await speak(s, other, "rebuttal", me)
    for party in (me, other):
        await bribe(s, party, jury(s, me, other))
    await anytime(s, VOTING, [me, Named("accused", other)])
    if me.dead or other.dead:
        say(s, "mistrial", "HW-SR.7", Named("accused", other))
        return
    winner = await verdict(s, me, other)
    await damages(s, winner, other if winner is me else me)


async def speak(s: Premises, me: Player, name: str, other: Player) -> None:
    """Words are told, and bind nobody (b-57)."""
    words = await free_text(me, name, "HW-SR.7", "", about=[Named("against", other)])
    tell_words(s, name, "HW-SR.7", me, words)


def jury(s: Premises, me: Player, other: Player) -> list[Player]:
    """HW-SR.7, b-75: whoever is not a party, the dead too."""
    return [player for player in s.clockwise() if player is not me and player is not other]


async def bribe(s: Premises, party: Player, voters: list[Player]) -> None:
    """b-57: an open gift of one Prop or Ally to one voter who is there to take it (b-105)."""
    takers = [voter for voter in voters if not voter.dead and may_receive(voter)]
    if takers and party.carried.cards:
        await plead(s, party, takers, "HW-SR.7")


async def verdict(s: Premises, me: Player, other: Player) -> Player:
    """HW-SR.7, b-20, b-58: the most votes; a tie, or a court that abstains, goes by lot."""
    about: list[Thing] = [Named("accuser", me), Named("accused", other)]
    tally = await vote(jury(s, me, other), "verdict", "HW-SR.7", [me, other], about)
    leaders = tally.leaders()
    winner = leaders[0] if len(leaders) == 1 else s.dice.pick(leaders)
    say(s, "verdict", "HW-SR.7", winner, Count(tally.count(me), "ayes"), Count(tally.count(other), "nays"))
    return winner


async def damages(s: Premises, winner: Player, loser: Player) -> None:
    """HW-SR.7, b-88: one prize of three, whichever side has won, and no look at any number."""
    options: list[Option] = []
    if loser.carried.cards and may_receive(winner):
        options.append(SEIZE)
    if loser.hand.cards:
        options.append(TAKE_HAND)
    if loser.hearts:
        options.append(FINED)
    if not options:
        say(s, "nothing-to-take", "HW-SR.7", loser)
        return
    about: list[Thing] = [Named("loser", loser)]
    option = options[0] if len(options) == 1 else await choose(winner, "damages", "HW-SR.7", options, about)
    if option is SEIZE:
        await seize(s, winner, loser)
    elif option is TAKE_HAND:
        take_hand(s, winner, loser)
    else:
        forfeit(s, loser, FINE, "HW-b-90")


async def seize(s: Premises, winner: Player, loser: Player) -> None:
    """HW-SR.7: up to two Props or Allies."""
    most = min(SEIZED, len(loser.carried.cards))
    about: list[Thing] = [Named("loser", loser)]
    cards = await choose_some(winner, "seize", "HW-SR.7", loser.carried.cards[:], 1, most, about)
    for card in cards:
        winner.carried.add(loser.carried.take(card))
    say(s, "seizes", "HW-SR.7", winner, Named("loser", loser), Several("cards", cards))
    await make_room(s, winner)


def take_hand(s: Premises, winner: Player, loser: Player) -> None:
    """b-89: the whole hand, which may be too large until the winner's own Discard phase (HW-4.5)."""
    cards = loser.hand.take_all()
    for card in cards:
        winner.hand.add(card, seat_bit(loser.index))
    say(s, "takes-hand", "HW-b-89", winner, Named("loser", loser), Count(len(cards)))


USES[THRONE] = court
ACTS["accuse"] = try_somebody
