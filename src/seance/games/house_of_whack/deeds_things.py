"""Deeds of things and people: what is dropped, taken and fetched; Minions, tokens and House Rules that go."""

from __future__ import annotations

from typing import TypeVar

from seance.games.house_of_whack.cards import ALLY, PropCard, RoomTile
from seance.games.house_of_whack.carrying import drop, make_room, may_receive, portable
from seance.games.house_of_whack.deed import (
    BANISH,
    ELUDE,
    FETCH,
    INVITE,
    LET_GO,
    LURE,
    RECHARGE,
    REPEAL,
    SNATCH,
    STAKE,
    UPROOT,
    Deed,
)
from seance.games.house_of_whack.foes import evade, is_minion, minions, unfaced
from seance.games.house_of_whack.harm import discard, pick_up
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import ABLE, DOING
from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.whacking import arrive, lay_token, repeal
from seance.kernel.facts import Named
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import Card, Thing

T = TypeVar("T", bound=Thing)


async def pick(me: Player, name: str, rule: str, found: list[T], about: list[Thing] | None = None) -> T:
    """One of several things; where there is but one, nobody is asked."""
    return found[0] if len(found) == 1 else await choose(me, name, rule, found, about)


# --- Props and Allies -----------------------------------------------------------------------------------


def _laden(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(person.carried.cards) > 0


async def let_go(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-14.2: so many Props or Allies lie in the room, chosen by whoever had them."""
    for _ in range(deed.amount):
        if person.carried.cards:
            card = await pick(person, "drop-one", "HW-14.2", person.carried.cards[:])
            drop(s, person, card)


def _can_snatch(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """b-105: a crushed Spirit receives nothing."""
    return person is not me and may_receive(me) and len(person.carried.cards) > 0


async def snatch(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-14.1, HW-14.3: a Prop or an Ally changes hands, its charges with it (b-120)."""
    card = await pick(me, "snatch", "HW-14.1", person.carried.cards[:], [Named("target", person)])
    me.carried.add(person.carried.take(card))
    say(s, "snatches", "HW-14.1", me, Named("target", person), Named("card", card))
    await make_room(s, me)


def _lost_property(s: Premises) -> list[Card]:
    return [card for card in s.lying.cards if portable(s, card)]


def _can_fetch(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return may_receive(person) and len(_lost_property(s)) > 0


async def fetch(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-14.1, HW-9.5: whatever lies about anywhere, on any floor."""
    card = await pick(person, "fetch", "HW-14.1", _lost_property(s))
    room = s.lies[card.key]
    person.carried.add(pick_up(s, card))
    say(s, "fetches", "HW-14.1", person, Named("card", card), room)
    await make_room(s, person)


def _worn(s: Premises, person: Player) -> list[PropCard]:
    """The Props that somebody carries which were used."""
    props = [card for card in person.carried.cards if isinstance(card, PropCard)]
    return [card for card in props if s.charges.get(card.key, card.charges) < card.charges]


def _can_recharge(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(_worn(s, person)) > 0


async def recharge(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-14.6: as good as new."""
    card = await pick(person, "recharge", "HW-14.6", _worn(s, person))
    s.charges[card.key] = card.charges
    say(s, "recharges", "HW-14.6", person, card)


# --- Minions and arrivals -------------------------------------------------------------------------------


def _elusive(s: Premises, person: Player) -> list[Card]:
    """The Minions that somebody can evade: the one being fought; in one's own turn those not faced yet."""
    found = unfaced(s, person) if person.index == s.active else []
    foe = _fought(s, person)
    return found if foe is None or foe in found else [*found, foe]


def _fought(s: Premises, person: Player) -> Card | None:
    clash = s.clash
    if clash is None or clash.broken or clash.fighter != person.index or clash.card is None:
        return None
    return clash.card if clash.card.key in s.lies and is_minion(s, clash.card) else None


def _can_elude(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(_elusive(s, person)) > 0


async def elude(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-17.4: a Minion is evaded; a Conflict with it is broken off (b-104)."""
    foe = await pick(person, "elude", "HW-17.4", _elusive(s, person))
    evade(s, foe, person)
    if s.clash is not None and s.clash.card is foe:
        s.clash.broken = True


def _can_banish(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(minions(s, person)) > 0


async def banish(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-17.6, b-106: gone without having been beaten, each to its own pile."""
    foe = await pick(me, "banish", "HW-17.6", minions(s, person))
    discard(s, pick_up(s, foe))
    say(s, "banishes", "HW-17.6", me, Named("foe", foe))


def _at_large(s: Premises) -> list[Card]:
    return [card for card in s.lying.cards if is_minion(s, card)]


def _can_lure(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(s.built.cards) > 1 and len(_at_large(s)) > 0


async def lure(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-9.5, b-99c: a Minion is put elsewhere, and attacks nobody for that."""
    foe = await pick(me, "lure", "HW-17.6", _at_large(s))
    rooms = [room for room in s.built.cards if room is not s.lies[foe.key]]
    room = await pick(me, "lure-to", "HW-9.5", rooms, [Named("foe", foe)])
    s.lies[foe.key] = room
    say(s, "lures", "HW-9.5", me, Named("foe", foe), room)


def _can_invite(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """Whoever comes may be a Minion (HW-16.3), and one Conflict is enough."""
    if deed.stat != ALLY and s.clash is not None:
        return False
    return len(s.guests.cards) > 0 or len(s.guests_gone.cards) > 0


async def invite(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-15.1, HW-16.2."""
    await arrive(s, person, deed.stat)


# --- tokens and House Rules -----------------------------------------------------------------------------


def _can_stake(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """b-16, b-77: a token to lay, and no other in the room."""
    return person.supply > 0 and person.here.key not in s.tokens


async def stake(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """A token without a Whack card."""
    lay_token(s, person)


def _claims(s: Premises, me: Player, person: Player) -> list[RoomTile]:
    """The rooms with a token of somebody; for oneself, of anybody else."""
    keys = [
        key for key, seat in s.tokens.items() if seat != me.index and (person is me or seat == person.index)
    ]
    return [s.grid.tiles[s.grid.spots[key]] for key in keys]


def _can_uproot(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(_claims(s, me, person)) > 0


async def uproot(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """b-106: the token goes back to its owner; a Whack card can be drawn there again (b-76)."""
    room = await pick(me, "uproot", "HW-b-106", _claims(s, me, person))
    owner = s.players[s.tokens.pop(room.key)]
    owner.supply += 1
    say(s, "uproots", "HW-b-106", me, Named("owner", owner), room)


def _can_repeal(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """b-114: what was agreed as permanent stays."""
    return len(s.rules.cards) > s.permanent


async def abolish(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-13.3: a House Rule ends before its floor does."""
    rule = await pick(me, "repeal", "HW-13.3", s.rules.cards[s.permanent :])
    repeal(s, rule, "HW-13.3")


DOING[LET_GO] = let_go
ABLE[LET_GO] = _laden
DOING[SNATCH] = snatch
ABLE[SNATCH] = _can_snatch
DOING[FETCH] = fetch
ABLE[FETCH] = _can_fetch
DOING[RECHARGE] = recharge
ABLE[RECHARGE] = _can_recharge
DOING[ELUDE] = elude
ABLE[ELUDE] = _can_elude
DOING[BANISH] = banish
ABLE[BANISH] = _can_banish
DOING[LURE] = lure
ABLE[LURE] = _can_lure
DOING[INVITE] = invite
ABLE[INVITE] = _can_invite
DOING[STAKE] = stake
ABLE[STAKE] = _can_stake
DOING[UPROOT] = uproot
ABLE[UPROOT] = _can_uproot
DOING[REPEAL] = abolish
ABLE[REPEAL] = _can_repeal
