"""HW-19: Conflict. Totals, cards face down, the others' cards, the reveal, Wild rounds, the outcome."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.arcana import (
    CLASHING,
    STAKED,
    answered,
    anytime,
    ask_all,
    holders,
    play,
    played_card,
    plays,
)
from seance.games.house_of_whack.bargaining import bargain_over
from seance.games.house_of_whack.cards import PLAYER, WILD, Arcana, Fiend, Guest, Snare
from seance.games.house_of_whack.decks import draw_drama
from seance.games.house_of_whack.deed import MINIONS
from seance.games.house_of_whack.harm import STATS, base
from seance.games.house_of_whack.pieces import Clash
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.powers import bonus, ruled
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Count, Named, Several
from seance.kernel.question import Question, ask_one, choose_some, together
from seance.kernel.state import say
from seance.kernel.things import PASS, Option, Thing
from seance.kernel.zone import NOBODY, seat_bit

WON: Final = 1
DRAWN: Final = 0
LOST: Final = -1
BROKEN: Final = 2
"""HW-19.11 to HW-19.13; b-104: broken off without a result."""


class Camp(Thing):
    """A side of a Conflict: whoever began it, or what stands against them."""

    noun: ClassVar[str] = "camp"

    def __init__(self, side: int) -> None:
        self.side = side

    @property
    def key(self) -> str:
        return ("fighter", "foe")[self.side]


CAMPS: Final = (Camp(0), Camp(1))


async def fight(s: Premises, clash: Clash) -> int:
    """HW-19.18 to HW-19.24: how it ends for whoever began it."""
    outer, s.clash = s.clash, clash
    clash.first = len(s.laid.cards)
    me = s.players[clash.fighter]
    _totals(s, clash)
    say(s, _kind(clash), "HW-19.2", me, foe_of(s, clash), STATS[clash.colour])
    say(s, "totals", "HW-19.3", Count(clash.mine, "mine"), Count(clash.theirs, "theirs"))
    await anytime(s, CLASHING, [me, foe_of(s, clash)])
    if not broken(s, clash):
        await _stake_all(s, clash, me)
    outcome = _outcome(s, clash)
    s.clash = outer
    return outcome


async def _stake_all(s: Premises, clash: Clash, me: Player) -> None:
    """HW-19.4 to HW-19.9, b-22: the fighter, the opponent, the others; the reveal; Wild cards after it.

    b-23: a moment for everybody before the reveal; the Wild rounds are one after it, and up to the outcome.
    """
    _totals(s, clash)
    await _lay(s, clash, me, 0)
    await _oppose(s, clash)
    await bargain_over(s, clash)
    await _help(s, clash)
    await anytime(s, STAKED, [me, foe_of(s, clash)])
    if broken(s, clash):
        return
    _totals(s, clash)
    _reveal(s, clash)
    await _wild_rounds(s, clash)


def foe_of(s: Premises, clash: Clash) -> Thing:
    """What stands against the fighter, as it is told."""
    if clash.foe >= 0:
        return Named("rival", s.players[clash.foe])
    if clash.card is not None:
        return Named("foe", clash.card)
    return next(bolt for bolt in s.bolts if bolt.number == clash.bolt)


def _kind(clash: Clash) -> str:
    """What a Conflict is called when it begins: with a player, a card or a lock."""
    if clash.foe >= 0:
        return "clash-player"
    return "clash" if clash.card is not None else "clash-lock"


def broken(s: Premises, clash: Clash) -> bool:
    """b-104: a fighter is dead, or what stood against them has left or was evaded (HW-17.4)."""
    if s.players[clash.fighter].dead or (clash.foe >= 0 and s.players[clash.foe].dead):
        return True
    if clash.broken:
        return True
    if clash.foe >= 0:
        return False
    if clash.card is None:
        return not any(bolt.number == clash.bolt for bolt in s.bolts)
    if isinstance(clash.card, Snare):
        return clash.card not in s.drawn.cards
    return clash.card.key not in s.lies


def _totals(s: Premises, clash: Clash) -> None:
    """HW-19.3, HW-19.5: what each has before cards; taken anew when an effect may have changed it."""
    me = s.players[clash.fighter]
    clash.mine = base(me, clash.colour) + bonus(s, me, clash.colour, clash.against)
    if clash.foe >= 0:
        other = s.players[clash.foe]
        clash.theirs = base(other, clash.colour) + bonus(s, other, clash.colour, PLAYER)
    elif isinstance(clash.card, Fiend):
        clash.theirs = clash.card.stat + ruled(s, MINIONS)
    elif isinstance(clash.card, Snare):
        clash.theirs = clash.card.stat
    elif isinstance(clash.card, Guest):
        clash.theirs = clash.card.third.stat + (ruled(s, MINIONS) if clash.card.third.lose else 0)
    else:
        clash.theirs = next(bolt.stat for bolt in s.bolts if bolt.number == clash.bolt)


async def _lay(s: Premises, clash: Clash, me: Player, side: int) -> None:
    """HW-19.4: any number of one's own cards, face down, on one's own side."""
    if not me.hand.cards:
        return
    cards = await choose_some(me, "lay", "HW-19.4", me.hand.cards[:], about=_about(s, clash))
    for card in cards:
        _put(s, clash, me, card, side)
    say(s, "lays", "HW-19.4", me, Count(len(cards)))


def _about(s: Premises, clash: Clash) -> list[Thing]:
    return [
        Named("fighter", s.players[clash.fighter]),
        foe_of(s, clash),
        Count(clash.mine, "mine"),
        Count(clash.theirs, "theirs"),
    ]


def _put(s: Premises, clash: Clash, me: Player, card: Arcana, side: int) -> None:
    me.hand.take(card)
    s.laid.add(card, seat_bit(me.index))
    clash.sides.append(side)
    clash.layers.append(me.index)


async def _oppose(s: Premises, clash: Clash) -> None:
    """HW-19.5: an opponent lays cards too; what is no player gets a card from the deck that nobody sees."""
    if clash.foe >= 0:
        await _lay(s, clash, s.players[clash.foe], 1)
        return
    card = draw_drama(s)
    if card is not None:
        s.laid.add(card, NOBODY)
        clash.sides.append(1)
        clash.layers.append(-1)


async def _help(s: Premises, clash: Clash) -> None:
    """HW-19.6, b-22: the others lay cards on either side, all at once, one by one until nobody does."""
    helping = [me for me in holders(s) if me.index not in (clash.fighter, clash.foe)]
    while helping:
        helping = await _help_once(s, clash, helping)


async def _help_once(s: Premises, clash: Clash, seats: list[Player]) -> list[Player]:
    def questions() -> list[Question]:
        return [_helping(s, clash, me) for me in seats]

    answers: list[Option] = await together(questions)
    eager: list[Player] = []
    for me, answer in zip(seats, answers, strict=True):
        if answer is not PASS:
            _put(s, clash, me, played_card(answer), _camp(answer).side)
            say(s, "helps", "HW-19.6", me, _camp(answer))
            if me.hand.cards:
                eager.append(me)
    return eager


def _helping(s: Premises, clash: Clash, me: Player) -> Question:
    options: list[Option] = [Option("help", card, camp) for card in me.hand.cards for camp in CAMPS]
    question = ask_one(me, "help", "HW-19.6", [*options, PASS], _about(s, clash))
    question.default = len(options)
    return question


def _camp(option: Option) -> Camp:
    camp = option.other
    assert isinstance(camp, Camp)
    return camp


def _reveal(s: Premises, clash: Clash) -> None:
    """HW-19.7, HW-19.8: all cards are turned up; only the right colour counts."""
    clash.shown = True
    for index in range(clash.first, len(s.laid.cards)):
        s.laid.turn_up(index)
    for side in (0, 1):
        cards = [card for card, at in zip(_cards(s, clash), clash.sides, strict=True) if at == side]
        if cards:
            say(s, "reveals", "HW-19.7", CAMPS[side], Several("cards", cards))
    _tell_scores(s, clash)


def _cards(s: Premises, clash: Clash) -> list[Arcana]:
    """The cards laid in this very Conflict."""
    return s.laid.cards[clash.first :]


def _tell_scores(s: Premises, clash: Clash) -> None:
    say(s, "scores", "HW-19.10", Count(score(s, clash, 0), "mine"), Count(score(s, clash, 1), "theirs"))


def score(s: Premises, clash: Clash, side: int) -> int:
    """HW-19.10: a total, and the cards on that side that lie open and fit."""
    found = clash.theirs if side else clash.mine
    if clash.shown:
        for card, at in zip(_cards(s, clash), clash.sides, strict=True):
            if at == side and card.fits(clash.colour):
                found += card.size
    return found


async def _wild_rounds(s: Premises, clash: Clash) -> None:
    """HW-19.9, b-21: Wild cards on either side, and effects, until nobody wants to."""
    while not broken(s, clash):
        about = [
            *_about(s, clash)[:2],
            Count(score(s, clash, 0), "mine"),
            Count(score(s, clash, 1), "theirs"),
        ]
        found = await ask_all(s, holders(s), lambda me: _wild(s, me), "wild", "HW-19.9", about)
        if found is None:
            return
        if found[1].verb == "play":
            await play(s, found[0], played_card(found[1]))
            if not broken(s, clash):
                _totals(s, clash)
        else:
            await _add(s, clash, found[0], found[1])


def _wild(s: Premises, me: Player) -> list[Option]:
    found = plays(s, me)
    for card in me.hand.cards:
        if card.colour == WILD:
            found.append(Option("add", card, CAMPS[0]))
            found.append(Option("add", card, CAMPS[1]))
    return found


async def _add(s: Premises, clash: Clash, me: Player, option: Option) -> None:
    """HW-19.9, b-101: it is played openly, and can be stopped."""
    card = played_card(option)
    me.hand.take(card)
    s.played.add(card)
    say(s, "adds", "HW-19.9", me, card, _camp(option))
    fate = await answered(s, me, card, effect=False)
    s.played.take(card)
    if fate.void:
        s.drama_gone.add(card)
        return
    s.laid.add(card, -1)
    clash.sides.append(_camp(option).side)
    clash.layers.append(me.index)
    _tell_scores(s, clash)


def _outcome(s: Premises, clash: Clash) -> int:
    """HW-19.10 to HW-19.13: compare, and put the cards away."""
    mine, theirs = score(s, clash, 0), score(s, clash, 1)
    lost = broken(s, clash)
    for _ in clash.sides:
        s.drama_gone.add(s.laid.take_at(clash.first))
    if lost:
        say(s, "broken-off", "HW-b-104", s.players[clash.fighter])
        return BROKEN
    return WON if mine > theirs else DRAWN if mine == theirs else LOST
