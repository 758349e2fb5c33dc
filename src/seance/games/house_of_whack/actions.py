"""HW-5.6 to HW-5.12: what can be done with an Action, and for nothing."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.arcana import play, played_card
from seance.games.house_of_whack.avatars import RELEASE, become, release, transformations
from seance.games.house_of_whack.cards import RESIDENT, Arcana, Guest, Side
from seance.games.house_of_whack.carrying import drop, take, take_options
from seance.games.house_of_whack.deed import ACTION, FREE
from seance.games.house_of_whack.foes import Encounter, attack_resident, face_one, unfaced
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.powers import spend_charge, usable
from seance.games.house_of_whack.quarrels import Attack, Force, attack, attacks, force, locks_near
from seance.games.house_of_whack.redeeming import may_redeem, redeem
from seance.games.house_of_whack.registry import ACTS, USES, able, aim, perform
from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.trading import Barter, partners, trade
from seance.games.house_of_whack.walking import ROLLING, WALKING, move, ways_to_move
from seance.games.house_of_whack.whacking import draw, may_draw
from seance.kernel.state import say
from seance.kernel.things import DONE, Card, Option

DRAW: Final = Option("draw")
REDEEM: Final = Option("redeem")
FACE: Final = Option("face")
"""b-99d: face the Minions here, so as to act in this room; it costs nothing."""


class Use(Option):
    """Use what is printed on a card."""

    def __init__(self, side: Side, free: bool) -> None:
        super().__init__("use", side.owner)
        self.side = side
        self.free = free


FREE_VERBS: Final = ("take", "drop", "face", "done")


def costs(option: Option) -> bool:
    """Whether it takes an Action."""
    return not (option.free if isinstance(option, Use) else option.verb in FREE_VERBS)


def possible(s: Premises, me: Player) -> list[Option]:
    """HW-5.7: everything that can be done now. Among Minions not faced, only moving (b-99d)."""
    found: list[Option] = []
    if s.actions > 0:
        found += ways_to_move(s, me)
    if unfaced(s, me):
        found.append(FACE)
    else:
        if s.actions > 0:
            found += for_an_action(s, me)
        found += for_nothing(s, me)
    found.append(DONE)
    return found


def for_an_action(s: Premises, me: Player) -> list[Option]:
    """HW-5.7 to HW-5.11."""
    found: list[Option] = []
    room = me.here
    if may_draw(s, me):
        found.append(DRAW)
    if may_redeem(s, me):
        found.append(REDEEM)
    if s.bolts:
        found += [Force(bolt) for bolt in locks_near(s, me)]
    found += attacks(s, me)
    if s.lies:
        found += [Encounter("assault", card) for card in residents(s, me)]
    found += partners(s, me)
    found += [Use(side, False) for side in usable(s, me, ACTION) if _able(s, me, side)]
    found += [card.play for card in me.hand.cards if card.action and able(s, me, card.deeds)]
    if room.special in USES:
        found += USES[room.special](s, me)
    if s.below is room:
        found.append(Option("board"))
    return found + transformations(s, me)


def residents(s: Premises, me: Player) -> list[Guest]:
    """HW-16.5."""
    here = [card for card in s.lying_in(me.here) if isinstance(card, Guest)]
    return [card for card in here if s.roles[card.key] == RESIDENT]


def for_nothing(s: Premises, me: Player) -> list[Option]:
    """HW-5.10: free Actions; what is used for nothing is used once in a turn."""
    found = take_options(s, me)
    for side in usable(s, me, FREE):
        if side.owner is not None and f"{side.owner.key}:used" not in s.used and _able(s, me, side):
            found.append(Use(side, True))
    return found


def _able(s: Premises, me: Player, side: Side) -> bool:
    return side.act is not None and able(s, me, side.act.deeds)


async def do(s: Premises, me: Player, option: Option) -> None:
    """One thing after another."""
    if option is WALKING or option is ROLLING:
        await move(s, me, option)
    elif option is DRAW:
        await draw(s, me)
    elif option is REDEEM:
        await redeem(s, me)
    elif option is FACE:
        await face_all(s, me)
    elif isinstance(option, Attack):
        await attack(s, me, option)
    elif isinstance(option, Force):
        await force(s, me, option.bolt)
    elif isinstance(option, Barter):
        await trade(s, me, option.partner)
    elif isinstance(option, Use):
        await use(s, me, option.side)
    else:
        await _do_more(s, me, option)


async def _do_more(s: Premises, me: Player, option: Option) -> None:
    card = option.part
    if isinstance(card, Arcana):
        await play(s, me, played_card(option))
    elif option is RELEASE:
        await release(s, me)
    elif option.verb == "assault":
        assert isinstance(card, Guest)
        await attack_resident(s, me, card)
    elif option.verb == "become":
        assert isinstance(card, Guest)
        await become(s, me, card)
    elif option.verb == "take":
        await take(s, me, _card(option))
    elif option.verb == "drop":
        drop(s, me, _card(option))
    else:
        await ACTS[option.verb](s, me, option)


async def face_all(s: Premises, me: Player) -> None:
    """b-99e: one after another, as long as one wins or evades."""
    while not me.dead:
        left = unfaced(s, me)
        if not left or not await face_one(s, me, left):
            return


async def use(s: Premises, me: Player, side: Side) -> None:
    """HW-5.9, HW-14.5, HW-15.3, HW-16.4: do what is printed; a charge less, where it has charges."""
    act, owner = side.act, side.owner
    assert act is not None
    assert owner is not None
    say(s, "uses", "HW-5.9", me, owner)
    s.used.append(f"{owner.key}:used")
    spend_charge(s, side)
    await perform(s, me, act.deeds, await aim(s, me, act.deeds, "HW-5.9", owner))


def _card(option: Option) -> Card:
    card = option.part
    assert isinstance(card, Card)
    return card
