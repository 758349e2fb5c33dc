"""What no stretch of a turn ever leaves behind. Scenarios are held against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from seance.games.house_of_whack.boiler import BURSTING
from seance.games.house_of_whack.cards import (
    ALLY,
    BOILER,
    CLOUD,
    GATE,
    HATCH,
    MYSTERY,
    START,
    THE_END,
    TROPHY,
    TYPES,
    Fiend,
    Guest,
    HouseRule,
    PropCard,
    RoomTile,
    Snare,
)
from seance.games.house_of_whack.house import occupied
from seance.games.house_of_whack.pieces import LINKS
from seance.games.house_of_whack.player import SUPPLY, Player
from seance.games.house_of_whack.state import BEGIN, Premises
from seance.kernel.grid import place
from seance.kernel.stage import Objection
from seance.kernel.things import Card

Check = Callable[[Premises], Objection | None]


def stands(s: Premises, special: str) -> bool:
    """Whether a special room is in the house."""
    return any(tile.special == special for tile in s.built.cards)


# --- the house ------------------------------------------------------------------------------------------


def rooms_lie(s: Premises) -> Objection | None:
    """HW-P.1, HW-6.9: Start, and every other room somewhere."""
    if not stands(s, START) or s.grid.spots[s.start.key] != place(0, 0):
        return Objection("house", "it begins with Start, which does not move", "HW-P.1")
    for tile in s.built.cards:
        if tile.key not in s.grid.spots:
            return Objection("house", f"no open door is left for {tile.key}; say where it lies", "HW-6.10")
    if len(s.grid.tiles) != len(s.built.cards):
        return Objection("plan", "only rooms of 'house' lie on it", "HW-6.7")
    return None


def cards_lie(s: Premises) -> Objection | None:
    """HW-14.1, HW-15.1, HW-17.6: Props, Minions and Guests, each in a room, Guests as what they can be."""
    for card in s.lying.cards:
        if not isinstance(card, (PropCard, Fiend, Guest)):
            return Objection("lying", f"{card.key} never lies in a room", "HW-14.1")
        if isinstance(card, Guest) and s.roles.get(card.key) not in (ALLY, card.third.role):
            why = f"{card.key} is an ally or a {card.third.role} there"
            return Objection("lies", why, "HW-G.1")
    keys = [card.key for card in s.lying.cards]
    for key in [*s.lies, *s.roles]:
        if key not in keys:
            return Objection("lies", f"{key} is not among the cards of 'lying'", "HW-14.1")
    for key, room in s.lies.items():
        if room not in s.built.cards:
            return Objection("lies", f"{key} lies in a room that does not stand", "HW-6.7")
    return None


def charges_fit(s: Premises) -> Objection | None:
    """HW-7.4, HW-14.6: never more than are printed."""
    cards: list[Card] = [*s.built.cards, *s.lying.cards]
    for me in s.players:
        cards += [*me.carried.cards, *me.redeemed.cards]
    charged = {card.key: card for card in [*cards, *s.display.cards]}
    for key, left in s.charges.items():
        card = charged.get(key)
        if not isinstance(card, (PropCard, RoomTile)) or left > card.charges:
            return Objection("charges", f"{key} does not have {left}, or is not in the house", "HW-12.4")
    return None


def doors_fit(s: Premises) -> Objection | None:
    """HW-8.2, HW-9.3: two squares that can be entered, in two rooms."""
    for link in s.shortcuts:
        about = "stairs" if link.stairs else "secret"
        if link.room is link.other:
            return Objection(about, "they lead from one room to another", "HW-8.2")
        if link.square not in link.room.free or link.twin not in link.other.free:
            return Objection(about, "nobody can stand on that square", "HW-8.2")
    return None


def locks_fit(s: Premises) -> Objection | None:
    """HW-10.2: on a door that the room has, or on a link that ends there."""
    for bolt in s.bolts:
        ends = [link for link in s.shortcuts if LINKS + link.number == bolt.side]
        if not (bolt.side in bolt.room.ways_out or any(bolt.room in (e.room, e.other) for e in ends)):
            return Objection("locks", f"{bolt.room.key} has no such door", "HW-10.2")
    return None


def tokens_fit(s: Premises) -> Objection | None:
    """b-16, b-53: twelve each, and none of somebody who is out."""
    for me in s.players:
        laid = sum(seat == me.index for seat in s.tokens.values())
        if me.out and laid:
            return Objection("tokens", "whoever is out has none", "HW-b-53")
        if not me.out and me.supply + laid != SUPPLY:
            return Objection("tokens", f"everybody has {SUPPLY}", "HW-b-16")
    return None


def the_end_is_near(s: Premises) -> Objection | None:
    """HW-26.1: without The End the last floor would never be over."""
    if s.last and not s.floors and not s.ending:
        tiles = [*s.rooms.cards, *s.rooms_out.cards]
        if not any(tile.special == THE_END for tile in tiles):
            return Objection("rooms", "The End is still to come on the last floor", "HW-26.1")
    return None


# --- special rooms --------------------------------------------------------------------------------------


def steam_rises(s: Premises) -> Objection | None:
    """HW-SR.1, b-63: only with a Boiler Room, and never as much as bursts a room."""
    if s.steam and not stands(s, BOILER):
        return Objection("steam", "it comes from the Boiler Room, which does not stand", "HW-b-63")
    if any(count >= BURSTING for count in s.steam.values()):
        return Objection("steam", f"a room with {BURSTING} bursts", "HW-SR.1")
    return None


def special_rooms_stand(s: Premises) -> Objection | None:
    """b-94: what a special room brings goes with it."""
    numbers = any(me.number.cards for me in s.players)
    for about, there, special in (
        ("cloud", s.below is not None, CLOUD),
        ("gate", len(s.gate.cards) > 0, GATE),
        ("terms", s.terms is not None, MYSTERY),
        ("opened", s.opened, HATCH),
        ("1.number", numbers, HATCH),
        ("display", len(s.display.cards) > 0, TROPHY),
    ):
        if there and not stands(s, special):
            return Objection(about, "that room is not in the house", "HW-b-94")
    return None


def cloud_floats(s: Premises) -> Objection | None:
    """HW-SR.6: over some room or other, and on a floor of its own."""
    if s.below is not None and (s.below.special == CLOUD or s.below not in s.built.cards):
        return Objection("cloud", "it is over another room", "HW-SR.6")
    for tile in s.built.cards:
        if tile.special == CLOUD and s.grid.adjacent(s.grid.spots[tile.key]):
            return Objection("plan", "the Cloud is a floor of its own", "HW-b-68")
    return None


def trophy_hangs(s: Premises) -> Objection | None:
    """HW-SR.8: one card, of somebody's."""
    if len(s.display.cards) > 1 or (len(s.display.cards) == 1) != (s.shown_by >= 0):
        return Objection("trophy", "one card is on display, and 'trophy' says whose", "HW-SR.8")
    return None


# --- the players ----------------------------------------------------------------------------------------


def people_stand(s: Premises) -> Objection | None:
    """HW-6.5: each on a square of their own; before the first turn nobody is in the house."""
    for me in s.players:
        name = f"{me.index + 1}.room"
        if me.dead:
            continue
        if s.phase == BEGIN or me.out or me.room not in s.built.cards:
            return Objection(name, "nobody can be there", "HW-P.1")
        shared = any(other is not me and other.is_at(me.room, me.square) for other in s.players)
        if me.square not in me.room.free or (shared and occupied(s, me.room, me.square)):
            return Objection(f"{me.index + 1}.square", "nobody can stand there", "HW-6.5")
    return None


def people_live(s: Premises) -> Objection | None:
    """HW-3.3: who is dead has nothing but Hearts for tokens and what is redeemed; who is alive has Life."""
    for me in s.players:
        if not me.dead and me.life == 0:
            return Objection(f"{me.index + 1}.life", "who has none is dead", "HW-3.3")
        held = [zone for zone in (me.hand, me.carried, me.claimed, me.traps) if zone.cards]
        if held and me.dead and s.phase != BEGIN:
            return Objection(held[0].name, "the dead have left everything behind", "HW-3.3")
    return None


def guests_are_one(s: Premises) -> Objection | None:
    """HW-G.2, HW-31.9: everybody is one Guest; with Avatars, one at most."""
    for me in s.players:
        least = 0 if s.avatars or me.out else 1
        if not least <= len(me.guest.cards) <= (0 if me.out else 1):
            return Objection(me.guest.name, "everybody is one Guest, and only one", "HW-31.9")
    return None


def cards_are_held(s: Premises) -> Objection | None:
    """HW-14.3, HW-15.5, HW-17.8, HW-18.5: what can be carried, kept, and suffered."""
    for me in s.players:
        for found in (_carried(me), _claimed(me), _traps(me), _number(me)):
            if found is not None:
                return found
    return None


def _carried(me: Player) -> Objection | None:
    kinds = [card.kind for card in me.carried.cards if isinstance(card, PropCard)]
    if len(kinds) + sum(isinstance(card, Guest) for card in me.carried.cards) < len(me.carried.cards):
        return Objection(me.carried.name, "only Props and Allies are carried", "HW-14.2")
    if any(kinds.count(kind) > 1 for kind in TYPES):
        return Objection(me.carried.name, "one Weapon, one Wearable and one Artifact", "HW-14.3")
    return None


def _claimed(me: Player) -> Objection | None:
    if not all(isinstance(card, (Fiend, Snare, Guest)) for card in me.claimed.cards):
        return Objection(me.claimed.name, "only what can be beaten is claimed", "HW-17.8")
    return None


def _traps(me: Player) -> Objection | None:
    cards: list[Any] = me.traps.cards
    timed = all(isinstance(card, Snare) and card.turns for card in cards)
    if not timed or sorted(me.timers) != sorted(card.key for card in cards):
        return Objection(me.traps.name, "only Traps with turns hold somebody, each for some", "HW-18.5")
    return None


def _number(me: Player) -> Objection | None:
    if len(me.number.cards) not in (0, 2):
        return Objection(me.number.name, "a number has two digits", "HW-b-54")
    return None


# --- the rest -------------------------------------------------------------------------------------------


def nothing_under_way(s: Premises) -> Objection | None:
    for zone in (s.laid, s.played, s.drawn):
        if zone.cards:
            return Objection(zone.name, "cards lie there only while something is under way", "HW-4.16")
    return None


def rules_hold(s: Premises) -> Objection | None:
    """HW-13.1; b-114: what was agreed as permanent stays."""
    cards: list[Any] = s.rules.cards
    if not all(isinstance(card, HouseRule) for card in cards) or len(cards) < s.permanent:
        return Objection("rules", "House Rules, and all that were agreed for good", "HW-b-114")
    return None


CHECKS: Final[tuple[Check, ...]] = (
    rooms_lie,
    cards_lie,
    charges_fit,
    doors_fit,
    locks_fit,
    tokens_fit,
    the_end_is_near,
    steam_rises,
    special_rooms_stand,
    cloud_floats,
    trophy_hangs,
    people_stand,
    people_live,
    guests_are_one,
    cards_are_held,
    nothing_under_way,
    rules_hold,
)
