"""What no step of an Edwardian turn ever leaves behind. Scenarios are held against it."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.cards import THIEF, TaleCard
from seance.games.edwardian.lines import stalemate
from seance.games.edwardian.playing import fits
from seance.games.edwardian.scoring import losers
from seance.games.edwardian.state import (
    DEFENCE,
    DISCARD,
    FIRST,
    FULL_LINE,
    PLAY_ON,
    WALK_AGAIN,
    Evening,
    Line,
    zones_of,
)
from seance.kernel.stage import Objection

ESSENTIALS = len([card for card in DECK if card.essential])


def lines_of(s: Evening) -> list[Line]:
    """Everybody's lines."""
    return [line for player in s.players for line in player.lines]


def nothing_under_way(s: Evening) -> Objection | None:
    for zone in (s.table, s.aside):
        if zone.cards:
            return Objection(zone.name, "cards lie there only while another is carried out", "ED-b-62")
    return None


def in_order(s: Evening) -> Objection | None:
    for line in lines_of(s):
        so_far = Line(line.name, line.seat, line.at, [], False, False, 0)
        for card in line.cards:
            if not card.essential or not fits(s, card, so_far):
                return Objection(line.name, misfit(card, so_far), "ED-1.3")
            so_far.cards.append(card)
    return None


def misfit(card: TaleCard, line: Line) -> str:
    """What is wrong with a card on a line."""
    if not line.cards:
        return f"a line begins with a Setting, not with {card.key}"
    return f"{card.key} cannot lie on {line.cards[-1].key}"


def complete_lines(s: Evening) -> Objection | None:
    """ED-b-66: only Terrors that walk again leave a complete line empty."""
    for line in lines_of(s):
        if line.complete and not line.cards and s.fifth_terror != WALK_AGAIN:
            return Objection(line.name, "a line that was never started cannot be complete", "ED-b-38")
        if line.complete and line.fresh > 0:
            return Objection(line.name, "nothing arrives on a complete line", "ED-1.5")
        if not line.complete and len(line.cards) == FULL_LINE and (not line.fresh or s.step == DISCARD):
            return Objection(line.name, "a Terror that was not answered makes it complete", "ED-1.5")
    return None


def arrivals(s: Evening) -> Objection | None:
    """ED-4.1: in an attack, cards are played on the lines of others."""
    for line in lines_of(s):
        mine = line.seat == s.active
        if line.fresh > len(line.cards):
            return Objection(line.name, "no card is there that could have arrived", "ED-b-8")
        if mine and (line.played or (line.fresh > 0 and s.step <= DEFENCE)):
            return Objection(line.name, "nobody attacks a line of their own", "ED-4.1")
    return None


def nobody_has_lost(s: Evening) -> Objection | None:
    lost = losers(s)
    if not lost:
        return None
    last = [line for line in lost[0].lines if line.complete][-1]
    return Objection(last.name, f"whoever has so many complete lines ({s.needed}) has lost", "ED-5.1")


def stale_or_not(s: Evening) -> Objection | None:
    """ED-b-51: as soon as no Terror can complete a line the table ends it, plays on, or lets them walk."""
    stuck = stalemate(s)
    if s.stale and (s.fifth_terror != PLAY_ON or not stuck):
        why = "no Terror may be able to complete a line, at a table that plays on: fifth_terror='play_on'"
        return Objection("stale", why, "ED-b-51")
    if stuck and not s.stale:
        return Objection("stale", "no Terror can complete a line any more, so it must be 'yes'", "ED-b-51")
    return None


def thief_at_work(s: Evening) -> Objection | None:
    in_hands = [card.key for player in s.players for card in player.hand.cards]
    if s.thieving and THIEF not in in_hands:
        return Objection("thieving", f"{THIEF} is in nobody's hand", "ED-9.4")
    return None


def first_turn(s: Evening) -> Objection | None:
    for zone in [s.discards, *lines_of(s)]:
        if s.step == FIRST and zone.cards:
            return Objection(
                zone.name, "nothing lies there before the first turn; say whose turn it is", "ED-3.2"
            )
    return None


def all_essentials(s: Evening) -> Objection | None:
    """ED-2.1: without some of them nobody could tell when the tale is stale (ED-b-51)."""
    found = [card for zone in zones_of(s) for card in zone.cards if card.essential]
    if len(found) < ESSENTIALS:
        why = f"it leaves out some of the {ESSENTIALS} essentials; lay them elsewhere, or add '...'"
        return Objection("stock", why, "ED-2.1")
    return None


CHECKS: tuple[Callable[[Evening], Objection | None], ...] = (
    nothing_under_way,
    in_order,
    complete_lines,
    arrivals,
    nobody_has_lost,
    stale_or_not,
    thief_at_work,
    first_turn,
    all_essentials,
)
