"""What no turn of Haunt the House ever leaves behind. Scenarios are held against it."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.haunt_the_house.box.hunters import HUNTERS
from seance.games.haunt_the_house.cards import COPIES, KINDS, SCORING
from seance.games.haunt_the_house.setup import one_trophy_each
from seance.games.haunt_the_house.state import House, zones_of
from seance.kernel.stage import Objection

MOST_NEEDED = [max([hunter.needs[kind] for hunter in HUNTERS]) for kind in range(len(KINDS))]
"""Hunters come and go while shown Scares stay (HTH-b-11); but no hunter needs more of a kind than this."""


def nothing_held(s: House) -> Objection | None:
    """What is taken up in a turn is put down in it."""
    if s.offer.cards:
        return Objection("offer", "Phantoms are offered in the middle of a turn only", "HTH-7.2")
    for ghost in s.ghosts:
        if ghost.held.cards:
            return Objection(ghost.held.name, "a Scare is held in the middle of a turn only", "HTH-3.3")
    return None


def one_room_each(s: House) -> Objection | None:
    for door in s.doors:
        if len(door.room.cards) != 1:
            return Objection(door.room.name, "one room lies in each place on the table", "HTH-2.1")
    return None


def one_hunter_each(s: House) -> Objection | None:
    """HTH-4.4: as long as the deck holds any; where none came, nothing is played (HTH-b-26)."""
    for door in s.doors:
        if len(door.hunter.cards) > 1:
            return Objection(door.hunter.name, "a doorway has room for one hunter", "HTH-2.2")
        if not door.hunter.cards and s.hunters.cards:
            return Objection(door.hunter.name, "a hunter comes as long as the deck holds any", "HTH-4.4")
        if not door.hunter.cards and (door.shown.cards or door.hidden.cards):
            return Objection(door.hunter.name, "without a hunter no Scares are played there", "HTH-b-26")
    return None


def shown_were_needed(s: House) -> Objection | None:
    for door in s.doors:
        for kind, most in enumerate(MOST_NEEDED):
            if len([scare for scare in door.shown.cards if scare.kind == kind]) > most:
                why = f"no hunter ever needs more than {most} of a kind"
                return Objection(door.shown.name, why, "HTH-3.4")
    return None


def trophies_as_dealt(s: House) -> Objection | None:
    for ghost in s.ghosts:
        colours = sorted([trophy.colour for trophy in ghost.trophies.cards])
        if one_trophy_each(s) and len(colours) != 1:
            return Objection(ghost.trophies.name, "with five ghosts everybody has one trophy", "HTH-2.4")
        if not one_trophy_each(s) and colours != ["blue", "red"]:
            return Objection(ghost.trophies.name, "everybody has one red trophy and one blue", "HTH-2.4")
    return None


def patient_waits(s: House) -> Objection | None:
    for ghost in s.ghosts:
        if any(phantom.timing == SCORING for phantom in ghost.played.cards):
            return Objection(
                ghost.played.name, "a Phantom that scores from the hand is never played", "HTH-7.5"
            )
    return None


def nobody_has_ended_it(s: House) -> Objection | None:
    """HTH-6.1: whoever gets the last hunter sets off the last round."""
    for ghost in s.ghosts if s.ender < 0 else []:
        if len(ghost.hunters.cards) >= s.hunters_to_end:
            return Objection(
                ghost.hunters.name, "so many set off the last round, which wants an 'ender'", "HTH-6.1"
            )
    return None


def last_round(s: House) -> Objection | None:
    """HTH-6.1: one turn each, clockwise from the ender; those who have had theirs may have caught up."""
    if s.ender < 0:
        return None
    if len(s.ghosts[s.ender].hunters.cards) != s.hunters_to_end:
        why = f"whoever sets off the last round has {s.hunters_to_end} hunters"
        return Objection("ender", why, "HTH-6.1")
    if s.active == s.ender:
        return Objection("turn", "whoever sets off the last round has no turn in it", "HTH-6.1")
    for ghost in s.ghosts:
        waits = (ghost.index - s.ender) % len(s.ghosts) >= (s.active - s.ender) % len(s.ghosts)
        if len(ghost.hunters.cards) > s.hunters_to_end - waits:
            return Objection(ghost.hunters.name, "that would have set off the last round before", "HTH-6.1")
    return None


def enough_hunters(s: House) -> Objection | None:
    """HTH-6.1: with some of them in the box, somebody must still come to set off the last round."""
    hunters = [card for zone in zones_of(s) for card in zone.cards if card.noun == "hunter"]
    if s.ender < 0 and len(hunters) <= len(s.ghosts) * (s.hunters_to_end - 1):
        why = f"with {len(hunters)} hunters in all the match may have no end; lay more, or add '...'"
        return Objection("hunters", why, "HTH-6.1")
    return None


def whole_decks(s: House) -> Objection | None:
    """HTH-1.1: sixteen Scares each, wherever they lie."""
    for ghost in s.ghosts:
        mine = [card for zone in zones_of(s) for card in zone.cards if card.owner == ghost.index]
        if len(mine) < COPIES * len(KINDS):
            why = "a ghost has sixteen Scares; lay the others elsewhere, or add '...'"
            return Objection(ghost.deck.name, why, "HTH-1.1")
    return None


CHECKS: tuple[Callable[[House], Objection | None], ...] = (
    nothing_held,
    one_room_each,
    one_hunter_each,
    shown_were_needed,
    trophies_as_dealt,
    patient_waits,
    nobody_has_ended_it,
    last_round,
    enough_hunters,
    whole_decks,
)
