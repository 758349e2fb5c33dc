"""HW-19.3: where Powers come from: Guest, what one carries, the room, who is in it, Traps, House Rules."""

from __future__ import annotations

from seance.games.house_of_whack.cards import RESIDENT, Guest, PropCard, RoomTile, Side
from seance.games.house_of_whack.deed import BONUS
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises


def sides(s: Premises, me: Player) -> list[Side]:
    """Every side of a card whose Powers somebody has now."""
    found: list[Side] = [guest.own for guest in me.guest.cards]
    for card in me.carried.cards:
        if isinstance(card, Guest):
            found.append(card.ally)
        elif isinstance(card, PropCard) and _works(s, card.key, card.charges):
            found.append(card.side)
    found.extend([trap.side for trap in me.traps.cards])
    _places(s, me, found)
    found.extend([rule.side for rule in s.rules.cards])
    return found


def _places(s: Premises, me: Player, found: list[Side]) -> None:
    """HW-7.1, HW-7.3, HW-12.6, b-96: the room one is in, rooms with one's own token, Residents about."""
    room = me.room
    if room is not None:
        if not room.target and not room.side.idle and _works(s, room.key, room.charges):
            found.append(room.side)
        if s.roles:
            guests = [card for card in s.lying_in(room) if isinstance(card, Guest)]
            found.extend([guest.third.side for guest in guests if s.roles[guest.key] == RESIDENT])
    for key, seat in s.tokens.items():
        if seat == me.index:
            tile = s.grid.tiles[s.grid.spots[key]]
            if tile.target and _works(s, key, tile.charges):
                found.append(tile.side)


def _works(s: Premises, key: str, charges: int) -> bool:
    """HW-7.4, HW-14.6: what has charges works as long as one is left."""
    return charges == 0 or s.charges[key] > 0


def total(s: Premises, me: Player, kind: str) -> int:
    """How much of one kind of Power somebody has in all."""
    return total_of(sides(s, me), kind)


def total_of(found: list[Side], kind: str) -> int:
    """How much of one kind of Power there is on all of these."""
    amount = 0
    for side in found:
        for power in side.powers:
            if power.kind == kind:
                amount += power.amount
    return amount


def has(s: Premises, me: Player, kind: str) -> bool:
    """Whether somebody has this kind of Power."""
    for side in sides(s, me):
        for power in side.powers:
            if power.kind == kind:
                return True
    return False


def bonus(s: Premises, me: Player, colour: str, against: str) -> int:
    """HW-1.4, HW-19.3: what is added to a stat in a Conflict against such an opponent."""
    return me.boosts.get(colour, 0) + bonus_of(sides(s, me), colour, against)


def bonus_of(found: list[Side], colour: str, against: str) -> int:
    """What all of these add to a stat."""
    amount = 0
    for side in found:
        for power in side.powers:
            if power.kind == BONUS and power.stat == colour and power.against in ("", against):
                amount += power.amount
    return amount


def ruled(s: Premises, kind: str) -> int:
    """How much of a Power the House Rules in force have."""
    amount = 0
    for rule in s.rules.cards:
        for power in rule.side.powers:
            if power.kind == kind:
                amount += power.amount
    return amount


def usable(s: Premises, me: Player, when: str) -> list[Side]:
    """The sides with something to use at such a time: by an Action, for nothing, in Housekeeping."""
    return [side for side in sides(s, me) if side.act is not None and side.act.when == when]


def spend_charge(s: Premises, side: Side) -> None:
    """HW-7.4, HW-14.6: one use less."""
    owner = side.owner
    if isinstance(owner, (PropCard, RoomTile)) and owner.charges:
        s.charges[owner.key] -= 1
