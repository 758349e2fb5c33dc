"""HW-4: Arcana at any time. Everybody who holds a card is asked at once; one is finished before the next.

Being asked tells nothing: whoever has a hand is asked, whatever is in it (b-23). Of several cards that are
played at the same moment only the first happens (b-25); the others are still in hand, and their players are
asked again (b-102).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from seance.games.house_of_whack.cards import Arcana
from seance.games.house_of_whack.deed import CANCEL, COPY, REDIRECT, chosen
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import able, aim, perform, targets
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Named
from seance.kernel.question import Question, ask_one, choose, together
from seance.kernel.state import say
from seance.kernel.things import PASS, Option, Thing
from seance.kernel.vote import unanimous


class Moment(Thing):
    """b-23: when a window opens."""

    noun: ClassVar[str] = "moment"

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    @property
    def key(self) -> str:
        return self.name


HOUSEKEEPING: Final = Moment("housekeeping", "HW-5.2")
DRAWING: Final = Moment("drawing", "HW-5.5")
ACTING: Final = Moment("acting", "HW-5.6")
DISCARDING: Final = Moment("discarding", "HW-5.13")
ENDING: Final = Moment("ending", "HW-5.15")
DRAWN: Final = Moment("drawn", "HW-5.8")
BUILDING: Final = Moment("building", "HW-6.7")
MEETING: Final = Moment("meeting", "HW-17.1")
CLASHING: Final = Moment("clashing", "HW-19.3")
STAKED: Final = Moment("staked", "HW-19.7")
VOTING: Final = Moment("voting", "HW-SR.7")

Offers = Callable[[Player], list[Option]]


class Fate:
    """What becomes of an Arcana before it happens: whom it befalls now, and who does the same besides."""

    def __init__(self, target: Player | None) -> None:
        self.target = target
        self.void = False
        self.copiers: list[Player] = []


def holders(s: Premises) -> list[Player]:
    """Whoever could play a card, as far as the table can tell."""
    return [player for player in s.clockwise() if player.hand.cards]


def plays(s: Premises, me: Player) -> list[Option]:
    """HW-4.10: the effects that somebody may play now. What costs an Action is no reaction (b-116)."""
    return [
        card.play for card in me.hand.cards if not card.cancel and not card.action and able(s, me, card.deeds)
    ]


async def anytime(s: Premises, moment: Moment, about: list[Thing] | None = None) -> None:
    """HW-4.10, b-23: a window at which anybody may play an effect, until nobody does."""
    told: list[Thing] = [moment, *(about or [])]
    while True:
        found = await ask_all(s, holders(s), lambda me: plays(s, me), "react", "HW-4.10", told)
        if found is None:
            return
        await play(s, found[0], played_card(found[1]))


async def ask_all(
    s: Premises, seats: list[Player], offers: Offers, name: str, rule: str, about: list[Thing]
) -> tuple[Player, Option] | None:
    """Ask everybody at once; the first by HW-4.18 who does something, or None when all let it pass."""
    if not seats:
        return None

    def questions() -> list[Question]:
        return [_passing(me, name, rule, offers(me), about) for me in seats]

    answers: list[Option] = await together(questions)
    willing = [at for at, answer in enumerate(answers) if answer is not PASS]
    if not willing:
        return None
    at = willing[0] if len(willing) == 1 else _first(s, seats, willing)
    return seats[at], answers[at]


def _passing(me: Player, name: str, rule: str, offered: list[Option], about: list[Thing]) -> Question:
    offered.append(PASS)
    question = ask_one(me, name, rule, offered, about)
    question.default = len(offered) - 1
    return question


def _first(s: Premises, seats: list[Player], willing: list[int]) -> int:
    """HW-4.18, b-25: whoever has the turn, then the most Gold Hearts, then by lot (b-20)."""
    for at in willing:
        if seats[at].index == s.active:
            return at
    most = max(seats[at].hearts for at in willing)
    level = [at for at in willing if seats[at].hearts == most]
    return level[0] if len(level) == 1 else s.dice.pick(level)


def played_card(option: Option) -> Arcana:
    """The card that an option is about."""
    card = option.part
    assert isinstance(card, Arcana)
    return card


async def play(s: Premises, me: Player, card: Arcana) -> None:
    """HW-4.14, HW-4.16: play a card for its effect, and see it through to its end."""
    me.hand.take(card)
    s.played.add(card)
    target = await aim(s, me, card.deeds, "HW-4.9", card)
    _tell(s, me, card, target)
    fate = await answered(s, me, card, target)
    if not fate.void and await honoured(s, me, card):
        await perform(s, me, card.deeds, fate.target)
        for copier in fate.copiers:
            await perform(s, copier, card.deeds, await aim(s, copier, card.deeds, "HW-b-24", card))
    put_away(s, card)


async def honoured(s: Premises, me: Player, card: Arcana) -> bool:
    """b-51: whether a card counts: with meta on, all others have to find that its act was done."""
    if not card.honour or not s.meta:
        return True
    voters = [player for player in s.clockwise() if player is not me]
    done = await unanimous(voters, "honoured", "HW-b-51", [card, me])
    if not done:
        say(s, "dishonoured", "HW-b-51", me, card)
    return done


def _tell(s: Premises, me: Player, card: Arcana, target: Player | None) -> None:
    if target is None:
        say(s, "plays", "HW-4.10", me, card)
    else:
        say(s, "plays-on", "HW-4.10", me, card, Named("target", target))


def put_away(s: Premises, card: Arcana) -> None:
    """HW-4.9: a card that has happened is discarded."""
    s.drama_gone.add(s.played.take(card))


async def answered(
    s: Premises, me: Player, card: Arcana, target: Player | None = None, effect: bool = True
) -> Fate:
    """HW-4.16, b-101: let others stop a card that is being played, or turn it; and stop what stops it.

    ``effect`` says that it is played for its effect: a modifier can only be stopped.
    """
    fate = Fate(target)
    while not fate.void:
        seats = [player for player in holders(s) if player is not me]
        about: list[Thing] = [card, Named("by", me)]
        if fate.target is not None:
            about.append(Named("target", fate.target))
        found = await ask_all(
            s, seats, lambda each: _answers(s, me, card, each, effect), "answer", "HW-4.16", about
        )
        if found is None:
            break
        await _answer(s, me, card, fate, found[0], played_card(found[1]))
    return fate


def _answers(s: Premises, me: Player, card: Arcana, other: Player, effect: bool) -> list[Option]:
    """b-24, b-101: what somebody may do about a card."""
    return [own.play for own in other.hand.cards if own.cancel and _bears(s, me, card, other, own, effect)]


def _bears(s: Premises, me: Player, card: Arcana, other: Player, own: Arcana, effect: bool) -> bool:
    """Effects can be copied by whom they would serve; aimed ones redirected where others could be hit."""
    kind = own.deeds[0].kind
    if kind == REDIRECT:
        aimed = chosen(card.deeds)
        return effect and aimed is not None and len(targets(s, me, aimed)) > 1
    if kind == COPY:
        return effect and not card.cancel and able(s, other, card.deeds)
    return True


async def _answer(s: Premises, me: Player, card: Arcana, fate: Fate, other: Player, own: Arcana) -> None:
    """One answer; it may be stopped in its turn, the newest first (b-101)."""
    other.hand.take(own)
    s.played.add(own)
    say(s, "answers", "HW-4.16", other, own, Named("card", card))
    reply = await answered(s, other, own)
    if not reply.void:
        await _take_hold(s, me, card, fate, other, own.deeds[0].kind)
    put_away(s, own)


async def _take_hold(s: Premises, me: Player, card: Arcana, fate: Fate, other: Player, kind: str) -> None:
    if kind == CANCEL:
        fate.void = True
        say(s, "stopped", "HW-4.16", card)
    elif kind == COPY:
        fate.copiers.append(other)
        say(s, "copied", "HW-b-24", other, card)
    else:
        await _redirect(s, me, card, fate, other)


async def _redirect(s: Premises, me: Player, card: Arcana, fate: Fate, other: Player) -> None:
    aimed = chosen(card.deeds)
    assert aimed is not None
    found = [person for person in targets(s, me, aimed) if person is not fate.target]
    if found:
        target = await choose(other, "redirect", "HW-b-24", found, [card])
        fate.target = target
        say(s, "redirected", "HW-b-24", other, card, Named("target", target))
