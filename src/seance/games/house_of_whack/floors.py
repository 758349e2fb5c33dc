"""HW-21 to HW-31: how a floor ends, what is scored, and how it all ends."""

from __future__ import annotations

from seance.games.house_of_whack.building import put_down, take_away
from seance.games.house_of_whack.cards import START, THE_END
from seance.games.house_of_whack.deed import TOKENS
from seance.games.house_of_whack.harm import discard, pick_up
from seance.games.house_of_whack.house import open_doors
from seance.games.house_of_whack.player import SUPPLY
from seance.games.house_of_whack.powers import ruled
from seance.games.house_of_whack.redeeming import earn
from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.walking import set_into
from seance.games.house_of_whack.whacking import repeal
from seance.kernel.facts import Count
from seance.kernel.grid import Grid, place
from seance.kernel.state import say


def floor_is_over(s: Premises) -> bool:
    """HW-23.1, b-97: The End or the last tile was laid, or no door leads anywhere new."""
    return s.ending or not open_doors(s)


async def end_floor(s: Premises) -> None:
    """HW-24, HW-25, HW-29: score; then everybody is back on Start, or the game is over (HW-27, HW-31.1)."""
    say(s, "floor-ends", "HW-24.1", Count(s.floor, "floor"))
    score_tokens(s)
    score_trophy(s)
    if is_last(s):
        s.over = True
        return
    clear(s)
    tidy_tiles(s)
    s.floor += 1
    s.ending = False
    s.last = s.floors in (0, s.floor)
    await gather(s)


def is_last(s: Premises) -> bool:
    """HW-26.1, HW-31.1: the ordinary game has two floors."""
    return s.last


def score_tokens(s: Premises) -> None:
    """HW-24.1: a Gold Heart for every token of one's own in the house."""
    each = 1 + ruled(s, TOKENS)
    for me in s.players:
        count = sum(seat == me.index for seat in s.tokens.values())
        if count and not me.out:
            earn(s, me, count * each, "HW-24.1")


def score_trophy(s: Premises) -> None:
    """HW-SR.8: whose card is on display gains twice its value."""
    if s.display.cards and s.shown_by >= 0 and not s.players[s.shown_by].out:
        owner = s.players[s.shown_by]
        earn(s, owner, 2 * s.shown_worth, "HW-SR.8")


def clear(s: Premises) -> None:
    """HW-25.1, b-94, b-106, b-114: cards and tokens in the house are discarded, the rules with them."""
    for card in s.lying.cards[:]:
        discard(s, pick_up(s, card))
    for rule in s.rules.cards[s.permanent :]:
        repeal(s, rule, "HW-13.3")
    for player in s.players:
        player.supply = 0 if player.out else SUPPLY
    if s.display.cards:
        s.players[s.shown_by].redeemed.add(s.display.draw())
    s.tokens = {}
    s.bolts = []
    s.shortcuts = []
    s.pairs = 0
    s.steam = {}
    s.below = None
    s.wrong = -1
    s.terms = None
    s.opened = False
    s.shown_by = -1
    s.shown_worth = 0
    for notion in s.gate.take_all():
        s.notions.add(notion)
    s.honours = {}
    for player in s.players:
        for digit in player.number.take_all():
            s.digits.add(digit)


def tidy_tiles(s: Premises) -> None:
    """HW-25.1: tiles in play leave, discarded ones come back; HW-29.1: by number of floors, all do."""
    for tile in s.built.cards[:]:
        take_away(s, tile)
        if tile.special != START:
            s.rooms_out.add(tile)
    for tile in s.rooms_gone.take_all():
        s.rooms.add(tile)
    if s.floors > 0:
        for tile in s.rooms_out.take_all():
            s.rooms.add(tile)
    else:
        _set_end_aside(s)
    s.rooms.shuffle(s.dice)
    s.grid = Grid()
    put_down(s, s.start, place(0, 0), 0)


def _set_end_aside(s: Premises) -> None:
    """HW-25.1, b-12: The End waits until it is the only tile."""
    for tile in s.rooms.cards:
        if tile.special == THE_END:
            s.rooms_out.add(s.rooms.take(tile))
            return


async def gather(s: Premises) -> None:
    """HW-25.1: everybody who is alive goes back to Start, from whoever has the turn."""
    alive = [player for player in s.clockwise() if not player.dead]
    for player in alive:
        player.room = None
    for player in alive:
        await set_into(s, player, s.start, "HW-25.1")
