"""How a scenario sets up the house and everybody in it (docs/scenarios.md)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from seance.games.house_of_whack.cards import (
    ALLY,
    BLUE,
    CLOUD,
    GREEN,
    RED,
    THE_END,
    WRONG_FLOOR,
    Guest,
    PropCard,
    RoomTile,
    Snare,
)
from seance.games.house_of_whack.harm import put
from seance.games.house_of_whack.house import floor_at, free_squares
from seance.games.house_of_whack.mystery import HONOURS, TARIFFS
from seance.games.house_of_whack.pieces import Terms
from seance.games.house_of_whack.possible import CHECKS
from seance.games.house_of_whack.state import ACTING, OPENING, Premises
from seance.games.house_of_whack.survey import (
    pairs,
    put_charges,
    put_cloud,
    put_lies,
    put_locks,
    put_plan,
    put_secret,
    put_stairs,
    put_steam,
    put_tokens,
    room_called,
    rooms_of,
    stand,
)
from seance.kernel.stage import Prop, Stage, one_of, whole, yes_no

NAMES: Final = ("1", "2", "3", "4", "5", "6")
NOWHERE: Final = "nowhere"
MOST: Final = 99
"""Stats and Hearts have no upper limit (b-115); this is only to catch a slip of the pen."""
TAKES: Final = {
    "rooms": ["room"],
    "house": ["room"],
    "drama": ["drama"],
    "laid": ["drama"],
    "played": ["drama"],
    "hand": ["drama"],
    "whack": ["whack"],
    "rules": ["whack"],
    "traps": ["whack"],
    "guests": ["guest"],
    "guest": ["guest"],
    "lying": ["whack", "guest"],
    "carried": ["whack", "guest"],
    "claimed": ["whack", "guest"],
    "redeemed": ["whack", "guest"],
    "display": ["whack", "guest"],
    "drawn": ["room", "whack", "notion"],
    "notions": ["notion"],
    "gate": ["notion"],
    "digits": ["digit"],
    "number": ["digit"],
    "boxed": ["room", "whack", "notion"],
}


def takes(place: str) -> list[str]:
    """The pools of cards that may lie in a place; discards take what their decks do."""
    deck, _, rest = place.partition(".")
    return TAKES[deck] if deck in TAKES else TAKES[rest]


# --- the table ------------------------------------------------------------------------------------------


def put_turn(s: Premises, seat: int, value: str) -> None:
    s.active = one_of(value, NAMES[: len(s.players)])
    s.phase = OPENING


def put_actions(s: Premises, seat: int, value: str) -> None:
    """HW-5.6: Housekeeping and Draw are over."""
    s.actions = whole(value, 0, 9)
    s.phase = ACTING


def put_floor(s: Premises, seat: int, value: str) -> None:
    """HW-26.1, HW-31.1: the ordinary game has two floors."""
    s.floor = whole(value, 1, s.floors or 2)
    s.last = s.floor == (s.floors or 2)


def put_ending(s: Premises, seat: int, value: str) -> None:
    s.ending = yes_no(value)


def put_opened(s: Premises, seat: int, value: str) -> None:
    s.opened = yes_no(value)


def put_terms(s: Premises, seat: int, value: str) -> None:
    """b-56: ``drama-green:2``: what for what, and how much for one."""
    known = [tariff for tariff in TARIFFS + HONOURS if s.meta or tariff not in HONOURS]
    ((name, pay),) = pairs(value, "drama-green:2")[:1] or [("", "")]
    tariff = known[one_of(name, [each.key for each in known])]
    s.terms = Terms(tariff.price, whole(pay, tariff.low, tariff.high), tariff.prize, 1)


def put_trophy(s: Premises, seat: int, value: str) -> None:
    """HW-SR.8: ``2:3``: whose it is, and what it was worth."""
    ((owner, worth),) = pairs(value, "2:3")[:1] or [("", "")]
    s.shown_by, s.shown_worth = one_of(owner, NAMES[: len(s.players)]), whole(worth, 1, 9)


def put_house(s: Premises, seat: int, value: str) -> None:
    s.house_hearts = whole(value, 0, MOST)


# --- the players ----------------------------------------------------------------------------------------


def put_stat(colour: str, s: Premises, seat: int, value: str) -> None:
    put(s.players[seat], colour, whole(value, int(colour != BLUE), MOST))


def put_room(s: Premises, seat: int, value: str) -> None:
    """A room that stands; whoever is dead is nowhere."""
    stand(s)
    me = s.players[seat]
    if one_of(value, [*rooms_of(s), NOWHERE]) == len(s.built.cards):
        me.deaths = max(1, me.deaths)
    else:
        me.room = room_called(s, value)
        me.square = next(iter(free_squares(s, me.room)), 4)


def put_square(s: Premises, seat: int, value: str) -> None:
    s.players[seat].square = whole(value, 1, 9) - 1


def put_hearts(s: Premises, seat: int, value: str) -> None:
    s.players[seat].hearts = whole(value, 0, MOST)


def put_missing(s: Premises, seat: int, value: str) -> None:
    s.players[seat].missing = whole(value, 0, 9)


def put_resting(s: Premises, seat: int, value: str) -> None:
    s.players[seat].resting = yes_no(value)


def put_tried(s: Premises, seat: int, value: str) -> None:
    s.players[seat].tried = yes_no(value)


def put_out(s: Premises, seat: int, value: str) -> None:
    """b-53: out of the game for good, with nothing."""
    me = s.players[seat]
    me.out = yes_no(value)
    me.supply = 0 if me.out else me.supply


def put_timers(s: Premises, seat: int, value: str) -> None:
    """Each as ``catchy_tune:2``."""
    for name, said in pairs(value, "catchy_tune:2"):
        s.players[seat].timers[name] = whole(said, 0, 9)


# --- what follows ---------------------------------------------------------------------------------------


def settle(s: Premises) -> None:
    """What nobody has said: where rooms, things and people are, full charges, and what ends the floor."""
    if len(s.built.cards) > 1 or s.lying.cards or any(me.carried.cards for me in s.players):
        stand(s)
    _lay_down(s)
    _wind_up(s)
    if s.phase in (OPENING, ACTING):
        _come_in(s)
    _note_the_end(s)


def _lay_down(s: Premises) -> None:
    """Things lie on Start, Guests as Allies, the Cloud over Start; what is apart may be the Wrong Floor."""
    for card in s.lying.cards:
        s.lies.setdefault(card.key, s.start)
        if isinstance(card, Guest):
            s.roles.setdefault(card.key, ALLY)
    for tile in s.built.cards:
        if tile.special == CLOUD and s.below is None:
            s.below = s.start
        if tile.special == WRONG_FLOOR and tile.key in s.grid.spots and floor_at(s, tile) > 0:
            s.wrong = floor_at(s, tile)


def _wind_up(s: Premises) -> None:
    """HW-7.4, HW-14.6, HW-18.5: charges and turns that nobody has spent."""
    for card in [*s.built.cards, *s.lying.cards, *[card for me in s.players for card in me.carried.cards]]:
        if isinstance(card, (PropCard, RoomTile)) and card.charges:
            s.charges.setdefault(card.key, card.charges)
    for me in s.players:
        traps: list[Any] = me.traps.cards
        for trap in traps:
            if isinstance(trap, Snare):
                me.timers.setdefault(trap.key, trap.turns)


def _come_in(s: Premises) -> None:
    """Whoever is neither dead nor out, and nowhere yet, stands on Start."""
    for me in s.players:
        if me.dead and not me.deaths and not me.out:
            me.room = s.start
            me.square = next(iter(free_squares(s, s.start)), 4)


def _note_the_end(s: Premises) -> None:
    """HW-22.1, HW-26.1: no tile left is the end of a floor; on the last The End waits for that."""
    if s.last and not s.floors:
        for tile in s.rooms.cards[:]:
            if tile.special == THE_END:
                s.rooms_out.add(s.rooms.take(tile))
    elif not s.rooms.cards:
        s.ending = True


STAGE: Stage[Premises] = Stage(
    owners=NAMES,
    props=(
        Prop("turn", "whose turn it is", put_turn),
        Prop("actions", "the Actions left, once Housekeeping and Draw are over", put_actions),
        Prop("floor", "which floor it is", put_floor),
        Prop("ending", "whether the floor ends with this turn", put_ending),
        Prop("house.hearts", "the Gold Hearts of the House", put_house),
        Prop("plan", "where rooms lie: floor/east/south, and how far they are turned", put_plan),
        Prop("lies", "in which room each card of 'lying' is", put_lies),
        Prop("tokens", "whose token a room holds", put_tokens),
        Prop("charges", "how many charges something has left", put_charges),
        Prop("secret", "secret doors, from square to square", put_secret),
        Prop("stairs", "stairs, from square to square", put_stairs),
        Prop("locks", "locks: room, side, colour and what the die shows", put_locks),
        Prop("steam", "the steam in a room", put_steam),
        Prop("cloud", "the room below the Cloud", put_cloud),
        Prop("terms", "what is agreed in the Mystery Room", put_terms),
        Prop("opened", "whether the Hatch has been opened", put_opened),
        Prop("trophy", "whose card is on display, and what it was worth", put_trophy),
        Prop("<seat>.room", "where somebody is", put_room),
        Prop("<seat>.square", "on which square, as printed, row by row", put_square),
        Prop("<seat>.strength", "somebody's Strength", partial(put_stat, RED)),
        Prop("<seat>.spirit", "somebody's Spirit", partial(put_stat, BLUE)),
        Prop("<seat>.life", "somebody's Life", partial(put_stat, GREEN)),
        Prop("<seat>.hearts", "somebody's Gold Hearts", put_hearts),
        Prop("<seat>.missing", "how many turns are to be missed", put_missing),
        Prop("<seat>.resting", "whether a crushed Spirit rests", put_resting),
        Prop("<seat>.tried", "whether somebody has been on trial", put_tried),
        Prop("<seat>.out", "whether somebody is out of the game", put_out),
        Prop("<seat>.timers", "for how many turns each Trap holds", put_timers),
    ),
    takes=takes,
    checks=CHECKS,
    settle=settle,
)
