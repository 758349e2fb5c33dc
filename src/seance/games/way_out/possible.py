"""What no turn in the house ever leaves behind. Scenarios are held against it."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.way_out.box.entries import BODY, WILL
from seance.games.way_out.cards import ACES, CENTRE_ACE, JOKER, Room
from seance.games.way_out.rooms import card_at, is_open
from seance.games.way_out.setup import SECRET_DOORS, first_fear
from seance.games.way_out.state import (
    CENTRE,
    DOORS,
    EXITS,
    NAMES,
    NOT_YET,
    NOWHERE,
    PLACES,
    RING,
    Maze,
    Player,
    new_player,
)
from seance.games.way_out.stats import fear_rules
from seance.kernel.stage import Objection
from seance.kernel.zone import includes

# --- the house -------------------------------------------------------------------------------------


def starts(s: Maze) -> tuple[str, ...]:
    """The places of the starting Rooms, in the order of the seats (WO-2.5)."""
    return PLACES[len(RING) + 1 : len(RING) + 1 + len(s.players)]


def cleared(s: Maze) -> bool:
    """Whether rooms may have been taken off the table (WO-12.3, WO-13.1)."""
    return len(s.discard.cards) > 0


def is_built(s: Maze) -> bool:
    """Whether every card on the table has a number, and somebody stands in the open."""
    return len(s.places) == len(s.house.cards) and any(is_open(s, place) for place in s.places)


def built(s: Maze) -> Objection | None:
    if not is_built(s):
        return Objection("house", "'doors' must say how these rooms are joined", "WO-9.2")
    return None


def as_built(s: Maze) -> Objection | None:
    """WO-2.3 to WO-2.5: the Ace of Diamonds, its ring and the starting Rooms come first."""
    first = [CENTRE, *RING, *starts(s)]
    if s.built < len(first):
        return Objection("house", f"the first {len(first)} rooms are laid when the house is set up", "WO-2.5")
    if CENTRE_ACE not in s.discard.cards and (CENTRE not in s.spots or card_at(s, CENTRE) is not CENTRE_ACE):
        return Objection("house", "the Ace of Diamonds lies in the middle, and so it comes first", "WO-2.3")
    for place in first[1:]:
        if place in s.spots and not card_at(s, place).plain:
            return Objection("house", f"room {place} was dealt before there were Aces and Jokers", "WO-b-48")
    return None


def as_turned(s: Maze) -> Objection | None:
    """WO-2.4, WO-2.5 and WO-7.2: what lies face down, and who has looked at it."""
    for index, place in enumerate(s.places):
        seen = any(s.house.knows(index, player.index) for player in s.players)
        if is_open(s, place):
            continue
        if place == CENTRE or place in starts(s):
            return Objection("dark", f"room {place} lies face up from the start", "WO-2.5")
        if place in RING and seen:
            return Objection("dark", f"nobody looks at room {place} before it is opened", "WO-2.4")
        if place not in RING and not seen:
            return Objection("dark", f"somebody knows what they laid: say '{place}:wren'", "WO-7.2")
    return None


def as_joined(s: Maze) -> Objection | None:
    """WO-2.4 and WO-5.5, as long as no room has been taken away."""
    if cleared(s):
        return None
    around = s.graph.links[CENTRE]
    if len(around) < DOORS or (not s.direct and [place for place in RING if place not in around]):
        return Objection("doors", "the Ace of Diamonds has a door to each room of its ring", "WO-2.4")
    for place in s.places:
        if not s.graph.links[place] and place not in RING and place not in starts(s):
            return Objection("doors", f"room {place} was laid against another one", "WO-5.5")
    return None


def cards_where_they_may_be(s: Maze) -> Objection | None:
    if s.door.cards:
        return Objection("door", "a Door lies there only while it is opened", "WO-5.1")
    if cleared(s) and not (s.solo or s.multilevel):
        return Objection("discard", "rooms are discarded only on the way to another level", "WO-13.1")
    for index in range(len(s.deck.cards) - s.sure, len(s.deck.cards)):
        if index < 0 or not s.deck.cards[index].plain:
            why = f"its first {s.sure} cards are no Aces and no Jokers; say 'sure = 0' if they are gone"
            return Objection("deck", why, "WO-2.6")
    return None


def secret_doors(s: Maze) -> Objection | None:
    most = 0 if s.solo else SECRET_DOORS
    for player in s.players:
        if len(player.secret.cards) > most:
            return Objection(player.secret.name, f"nobody has more Secret Doors than {most}", "WO-2.5")
        if [room for room in player.secret.cards if not room.plain]:
            return Objection(player.secret.name, "no Ace and no Joker is a Secret Door", "WO-b-48")
    return None


# --- the sheets ------------------------------------------------------------------------------------


def has_answered(me: Player, stat: int) -> bool:
    """Whether one of the three questions is answered (WO-1.3)."""
    return me.answered >> stat & 1 == 1


def trapped_at(s: Maze, place: str) -> list[Player]:
    """Who is held in a room."""
    return [player for player in s.players if player.trapped and player.at == place]


Broken = Callable[[Maze, Player], bool]

NEVER: tuple[tuple[str, Broken, str, str], ...] = (
    (
        "escaped",
        lambda s, me: me.escaped and (s.solo or s.variant != "longer"),
        "the match is over with the first who gets out",
        "WO-11.1",
    ),
    ("at", lambda s, me: me.escaped and me.at != NOWHERE, "whoever is out stands 'outside'", "WO-6.5"),
    (
        "at",
        lambda s, me: not me.escaped and (me.at not in s.spots or not is_open(s, me.at)),
        "everybody in the house stands in an open room",
        "WO-5.7",
    ),
    ("mad", lambda s, me: me.mad and not me.escaped, "sanity is lost on the way out", "WO-6.2a"),
    ("escaped", lambda s, me: me.escaped and not has_answered(me, BODY), "BODY is answered then", "WO-6.2"),
    ("locked", lambda s, me: me.locked and not has_answered(me, WILL), "WILL is answered then", "WO-6.3"),
    (
        "trapped",
        lambda s, me: me.trapped and (me.escaped or card_at(s, me.at).suit != JOKER),
        "a trap is a Joker, under the token",
        "WO-7.1",
    ),
    (
        "trapped",
        lambda s, me: me.trapped and len(trapped_at(s, me.at)) > 1,
        "a trap holds one; whoever comes next is a rescue",
        "WO-7.4",
    ),
    (
        "awake",
        lambda s, me: not me.awake and (me.at != starts(s)[me.index] or me.answered != 0),
        "whoever has not woken up lies in the starting Room",
        "WO-3.3",
    ),
    (
        "fear",
        lambda s, me: s.solo and fear_rules(me),
        "alone, one has lost as soon as FEAR is the highest",
        "WO-b-37",
    ),
    (
        "notes",
        lambda s, me: len(me.notes) != s.levels.bit_count(),
        "there is one note for each of the 'levels'",
        "WO-13.1",
    ),
)
"""What never stands on a sheet: the fact, whether it does, why not, and which rule says so."""


def sheets(s: Maze) -> Objection | None:
    for fact, broken, why, rule in NEVER:
        for me in s.players:
            if broken(s, me):
                return Objection(f"{NAMES[me.index]}.{fact}", why, rule)
    return None


def before_the_first_turn(s: Maze) -> Objection | None:
    """WO-2.1 and WO-2.2: nobody has done anything, and nobody has said what is stronger."""
    for me in s.players if not s.begun else []:
        blank = new_player(me.index, first_fear(len(s.players)))
        if me.awake or (me.will, me.body, me.fear) != (blank.will, blank.body, blank.fear):
            why = "sheets are written in the first turn; say whose 'turn' it is now"
            return Objection(f"{NAMES[me.index]}.{'awake' if me.awake else 'will'}", why, "WO-2.1")
    return None


# --- levels and the end ----------------------------------------------------------------------------


def is_revealed(s: Maze, room: Room) -> bool:
    """Whether a card lies open, or did before it was discarded."""
    if room in s.discard.cards:
        return True
    return room in s.house.cards and is_open(s, s.places[s.house.cards.index(room)])


def revealed_exits(s: Maze) -> int:
    """How many Aces have been revealed."""
    return sum([is_revealed(s, ace) for ace in ACES])


def levels(s: Maze) -> Objection | None:
    """WO-13.1: each level was reached by an Exit."""
    for ace in ACES:
        if s.levels >> ace.suit & 1 and not (s.multilevel and is_revealed(s, ace)):
            return Objection("levels", f"{ace.key} has led nowhere yet", "WO-13.1")
    if s.exits != revealed_exits(s):
        return Objection("discard", "'doors' must say how the rooms that are left are joined", "WO-9.2")
    return None


def last_turns(s: Maze) -> Objection | None:
    """WO-11.1 and WO-b-32: once the end is near, everybody has one more turn, one after the other."""
    near = s.exits == EXITS or not s.deck.cards
    if near != (s.waiting != NOT_YET):
        why = "with four Exits or an empty deck, and only then, it says who has a last turn"
        return Objection("waiting", why, "WO-11.1")
    count = len(s.players)
    order = [s.players[(s.active + step) % count] for step in range(count)]
    waits = [includes(s.waiting, me.index) for me in order if not me.escaped]
    if near and (not waits[0] or waits != sorted(waits, reverse=True)):
        return Objection("waiting", "it begins with whoever has the turn and leaves nobody out", "WO-b-32")
    if [me for me in order if near and me.escaped and includes(s.waiting, me.index)]:
        return Objection("waiting", "whoever is out has no turn any more", "WO-6.5")
    return None


def somebodys_turn(s: Maze) -> Objection | None:
    if s.players[s.active].escaped:
        return Objection("turn", "whoever is out has no turn any more", "WO-6.5")
    return None


CHECKS: tuple[Callable[[Maze], Objection | None], ...] = (
    built,
    as_built,
    as_turned,
    as_joined,
    cards_where_they_may_be,
    secret_doors,
    sheets,
    before_the_first_turn,
    somebodys_turn,
    levels,
    last_turns,
)
