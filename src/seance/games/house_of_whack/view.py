"""What a seat may know of the table: the whole house, and of hands, decks and secrets only its own."""

from __future__ import annotations

from typing import Final, TypedDict

from seance.games.house_of_whack.cards import ALLY, BLUE, RED, Fiend, Guest
from seance.games.house_of_whack.conflict import score
from seance.games.house_of_whack.deed import MINIONS
from seance.games.house_of_whack.foes import colour_of, is_minion
from seance.games.house_of_whack.house import COMPASS, facing
from seance.games.house_of_whack.pieces import LINKS, Bolt, Clash, Shortcut, words_of
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.powers import bonus_of, ruled, sides
from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.turn import limit_of
from seance.kernel.grid import FLOOR, HALF, WIDE, floor_of
from seance.kernel.things import Card


class LyingView(TypedDict):
    """A card that lies in a room; ``role`` is what a Guest is there, else empty; a foe has its die."""

    card: str
    role: str
    colour: str
    stat: int


class RoomView(TypedDict):
    """A room that stands: where, how it is turned, whose token it holds (-1: nobody's), what lies in it."""

    room: str
    floor: int
    x: int
    y: int
    turns: int
    token: int
    cards: list[LyingView]
    steam: int
    charges: int
    cloud: bool


class BoltView(TypedDict):
    """A lock: on a door of a room, by the side of the board, or on a link."""

    bolt: str
    room: str
    wall: str
    link: int
    colour: str
    stat: int


class LinkView(TypedDict):
    """A pair of secret doors, or stairs: two rooms and the square in each, as printed."""

    link: str
    number: int
    stairs: bool
    rooms: list[str]
    squares: list[int]


class LaidView(TypedDict):
    """A card in a Conflict: on whose side, laid by whom (-1: drawn by chance); ``card`` is None face down."""

    camp: str
    by: int
    card: str | None


class ClashView(TypedDict):
    """A Conflict under way; ``foe`` is a seat or -1, and then ``card`` or ``bolt`` stands against."""

    fighter: int
    foe: int
    card: str
    bolt: int
    colour: str
    against: str
    ranged: bool
    shown: bool
    mine: int
    theirs: int
    laid: list[LaidView]


class TrapView(TypedDict):
    """A Trap that still holds somebody, and for how many turns."""

    trap: str
    turns: int


class PlayerView(TypedDict):
    """One player; ``red`` and ``blue`` are totals; ``guest`` may be empty, ``room`` for those not there."""

    seat: int
    guest: str
    strength: int
    spirit: int
    life: int
    red: int
    blue: int
    hand: list[str | None]
    limit: int
    carried: list[str]
    claimed: list[str]
    traps: list[TrapView]
    redeemed: list[str]
    number: list[str | None]
    hearts: int
    supply: int
    room: str
    square: int
    dead: bool
    out: bool
    missing: int
    resting: bool
    tried: bool


class PremisesView(TypedDict):
    """The house, everybody in it, and whatever is under way."""

    phase: str
    active: int
    actions: int
    rounds: int
    floor: int
    floors: int
    last: bool
    ending: bool
    over: bool
    versus: bool
    house: int
    avatars: bool
    meta: bool
    players: list[PlayerView]
    rooms: list[RoomView]
    bolts: list[BoltView]
    links: list[LinkView]
    clash: ClashView | None
    rules: list[str]
    permanent: int
    charges: dict[str, int]
    faced: list[str]
    drawn: list[str | None]
    played: list[str | None]
    display: list[str | None]
    shown_by: int
    gate: list[str | None]
    honours: dict[str, str]
    terms: str
    opened: bool
    wrong: int
    rooms_left: int
    drama_left: int
    whack_left: int
    guests_left: int
    drama_discard: list[str | None]
    whack_discard: list[str | None]
    foreseen: list[str | None]


NEARBY: Final = frozenset(
    {
        *("react", "nudge", "answer", "whom", "redirect", "discard", "redeem"),
        *("lay", "help", "offer-help", "wild", "again", "flee", "meet", "spoils", "pick-up"),
    }
)
"""Questions for which a bot looks at no room but the one it stands in; they are most of all questions."""


def view(s: Premises, seat: int) -> PremisesView:
    """The table as one seat sees it."""
    return _seen(s, seat, list(s.grid.tiles))


def glance(s: Premises, seat: int, asked: str) -> PremisesView:
    """The same for a bot that weighs a question of this name; rooms are left out that it does not look at."""
    if asked not in NEARBY:
        return view(s, seat)
    room = s.players[seat].room
    here = None if room is None else s.grid.spots.get(room.key)
    return _seen(s, seat, [] if here is None else [here])


def _seen(s: Premises, seat: int, spots: list[int]) -> PremisesView:
    lying = _lying_by_room(s)
    return {
        "phase": s.phase,
        "active": s.active,
        "actions": max(0, s.actions),
        "rounds": s.rounds,
        "floor": s.floor,
        "floors": s.floors,
        "last": s.last,
        "ending": s.ending,
        "over": s.over,
        "versus": s.versus,
        "house": s.house_hearts,
        "avatars": s.avatars,
        "meta": s.meta,
        "players": [_player(s, player, seat) for player in s.players],
        "rooms": [_room(s, at, lying) for at in spots],
        "bolts": [_bolt(s, bolt) for bolt in s.bolts],
        "links": [_link(link) for link in s.shortcuts],
        "clash": None if s.clash is None else _clash(s, s.clash, seat),
        "rules": [card.key for card in s.rules.cards],
        "permanent": s.permanent,
        "charges": s.charges.copy(),
        "faced": s.faced[:],
        "drawn": s.drawn.look(seat),
        "played": s.played.look(seat),
        "display": s.display.look(seat),
        "shown_by": s.shown_by,
        "gate": s.gate.look(seat),
        "honours": _honours(s, seat),
        "terms": "" if s.terms is None else s.terms.key,
        "opened": s.opened,
        "wrong": s.wrong,
        "rooms_left": len(s.rooms.cards),
        "drama_left": len(s.drama.cards),
        "whack_left": len(s.whack.cards),
        "guests_left": len(s.guests.cards),
        "drama_discard": s.drama_gone.look(seat),
        "whack_discard": s.whack_gone.look(seat),
        "foreseen": _foreseen(s, seat),
    }


def _honours(s: Premises, seat: int) -> dict[str, str]:
    """b-52: what somebody wrote for the Gate is read by whoever wrote it."""
    words = s.honours.get(words_of(seat))
    if words is None:
        return {}
    return {card.key: words for at, card in enumerate(s.gate.cards) if card.honour and s.gate.knows(at, seat)}


def _foreseen(s: Premises, seat: int) -> list[str | None]:
    """The Whack cards to come, from the top, as far as this seat has looked."""
    if s.whack.hides(seat):
        return []
    cards = s.whack.look(seat)
    cards.reverse()
    while cards and cards[-1] is None:
        cards.pop()
    return cards


def _player(s: Premises, me: Player, seat: int) -> PlayerView:
    own = sides(s, me)
    return {
        "seat": me.index,
        "guest": me.guest.cards[0].key if me.guest.cards else "",
        "strength": me.strength,
        "spirit": me.spirit,
        "life": me.life,
        "red": me.strength + me.boosts.get(RED, 0) + bonus_of(own, RED, ""),
        "blue": me.spirit + me.boosts.get(BLUE, 0) + bonus_of(own, BLUE, ""),
        "hand": me.hand.look(seat),
        "limit": limit_of(own),
        "carried": [card.key for card in me.carried.cards],
        "claimed": [card.key for card in me.claimed.cards],
        "traps": [{"trap": trap.key, "turns": me.timers[trap.key]} for trap in me.traps.cards],
        "redeemed": [card.key for card in me.redeemed.cards],
        "number": me.number.look(seat),
        "hearts": me.hearts,
        "supply": me.supply,
        "room": "" if me.room is None else me.room.key,
        "square": me.square,
        "dead": me.dead and (me.life == 0 or me.out),
        "out": me.out,
        "missing": me.missing,
        "resting": me.resting,
        "tried": me.tried,
    }


def _lying_by_room(s: Premises) -> dict[str, list[LyingView]]:
    """What lies in each room in which anything does, oldest first."""
    found: dict[str, list[LyingView]] = {}
    for card in s.lying.cards:
        found.setdefault(s.lies[card.key].key, []).append(_lying(s, card))
    return found


def _room(s: Premises, at: int, lying: dict[str, list[LyingView]]) -> RoomView:
    tile = s.grid.tiles[at]
    key = tile.key
    return {
        "room": key,
        "floor": floor_of(at),
        "x": at % WIDE - HALF,
        "y": at % FLOOR // WIDE - HALF,
        "turns": s.grid.turns[at],
        "token": s.tokens.get(key, -1),
        "cards": lying.get(key, []),
        "steam": s.steam.get(key, 0),
        "charges": s.charges.get(key, 0),
        "cloud": s.below is tile,
    }


def _lying(s: Premises, card: Card) -> LyingView:
    """HW-17.5, HW-16.5: what it takes to beat whoever waits there."""
    role = s.roles.get(card.key, "")
    colour, stat = "", 0
    if isinstance(card, Fiend):
        colour, stat = colour_of(s, card), card.stat
    elif isinstance(card, Guest) and role != ALLY:
        colour, stat = colour_of(s, card), card.third.stat
    if is_minion(s, card):
        stat += ruled(s, MINIONS)
    return {"card": card.key, "role": role, "colour": colour, "stat": stat}


def _bolt(s: Premises, bolt: Bolt) -> BoltView:
    link = bolt.side - LINKS if bolt.side >= LINKS else 0
    return {
        "bolt": bolt.key,
        "room": bolt.room.key,
        "wall": "" if bolt.side >= LINKS else COMPASS[facing(s, bolt.room, bolt.side)],
        "link": link,
        "colour": bolt.colour,
        "stat": bolt.stat,
    }


def _link(link: Shortcut) -> LinkView:
    return {
        "link": link.key,
        "number": link.number,
        "stairs": link.stairs,
        "rooms": [link.room.key, link.other.key],
        "squares": [link.square, link.twin],
    }


def _clash(s: Premises, clash: Clash, seat: int) -> ClashView:
    laid = s.laid.look(seat)
    return {
        "fighter": clash.fighter,
        "foe": clash.foe,
        "card": "" if clash.card is None else clash.card.key,
        "bolt": clash.bolt,
        "colour": clash.colour,
        "against": clash.against,
        "ranged": clash.ranged,
        "shown": clash.shown,
        "mine": score(s, clash, 0),
        "theirs": score(s, clash, 1),
        "laid": [
            {"camp": ("fighter", "foe")[clash.sides[at]], "by": clash.layers[at], "card": card}
            for at, card in enumerate(laid[clash.first :])
        ],
    }
