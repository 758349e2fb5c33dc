"""The words that effects are written in. A card's effect is a row of deeds; its Powers are what always holds.

Every kind of deed is done by one function (``doing``), and has one sentence (``prose.wording``): what a card
says and what it does come from the same words.
"""

from __future__ import annotations

from typing import ClassVar, Final

from seance.kernel.things import Thing

# --- whom a deed befalls --------------------------------------------------------------------------------

ME: Final = "me"
OTHER: Final = "other"
"""Somebody else, wherever they are; whoever plays the card chooses."""
HERE: Final = "here"
"""Somebody else in the same room; whoever plays the card chooses."""
OTHERS: Final = "others"
"""All others."""
COMPANY: Final = "company"
"""All others in the same room."""
ALL: Final = "all"
"""Everybody."""
ANY: Final = "any"
"""Anybody, oneself too; whoever plays the card chooses."""
CHOSEN: Final = (OTHER, HERE, ANY)

# --- when something printed can be used -----------------------------------------------------------------

ACTION: Final = "action"
FREE: Final = "free"
HOUSEKEEPING: Final = "housekeeping"
ENTERING: Final = "entering"
STAYING: Final = "staying"
"""HW-5.9, HW-5.10, HW-5.2; a room's text on entering it, or on ending a move in it."""

# --- Powers ---------------------------------------------------------------------------------------------

BONUS: Final = "bonus"
"""So much is added to a stat in a Conflict (HW-1.4); ``against`` limits it to one kind of opponent."""
HAND: Final = "hand"
"""The hand limit is so much higher (HW-4.4)."""
ACTIONS: Final = "actions"
"""So many Actions more in a turn (HW-5.6)."""
STEPS: Final = "steps"
"""A walk is so many spaces longer (HW-6.3)."""
DICE: Final = "dice"
"""So much is added to one's own movement rolls."""
EVADE: Final = "evade"
"""Once in a turn a Minion can be evaded (HW-17.4)."""
WITS: Final = "wits"
"""Players can be attacked with Spirit (HW-19.14)."""
SHIELD: Final = "shield"
"""A loss of this stat is so much smaller, once in a turn."""
DISCOUNT: Final = "discount"
"""So many hearts fewer for a point of this stat (HW-20.3)."""
NO_ATTACKS: Final = "no_attacks"
MINIONS: Final = "minions"
"""Minions are so much stronger."""
TOKENS: Final = "tokens"
"""A token scores so much more (HW-24.1)."""
GOLD_RATE: Final = "gold_rate"
"""So many hearts more for one Gold Heart (HW-20.3)."""
PASS_LEFT: Final = "pass_left"  # noqa: S105
"""Whoever ends a turn passes their hand to the left."""
LAMED: Final = "lamed"
"""No walking: one can only roll for a move."""


# --- deeds: stats, Hearts and turns (deeds_body) ---------------------------------------------------------

GAIN: Final = "gain"
"""So many points of a stat more."""
LOSE: Final = "lose"
"""So many points of a stat fewer."""
RESTORE: Final = "restore"
"""A stat goes back to its Original value, if it is lower."""
BOOST: Final = "boost"
"""So much is added to red or blue in Conflicts until the end of the turn in progress."""
HEARTS: Final = "hearts"
"""So many Gold Hearts more."""
FORFEIT: Final = "forfeit"
"""So many Gold Hearts fewer."""
FILCH: Final = "filch"
"""So many Gold Hearts go from somebody to whoever does it."""
ADMIRED: Final = "admired"
"""So many Gold Hearts for each other player in the same room."""
MISS: Final = "miss"
"""So many turns are missed."""
HURRY: Final = "hurry"
"""So many Actions more in this turn; only for whoever has the turn."""

# --- deeds: hands and decks (deeds_hands) -----------------------------------------------------------------

DRAW: Final = "draw"
"""So many Drama cards are drawn."""
DISCARD: Final = "discard"
"""So many Drama cards are discarded, by choice of whoever holds them."""
SPILL: Final = "spill"
"""So many Drama cards are discarded by chance."""
STEAL: Final = "steal"
"""So many Drama cards are drawn unseen from somebody's hand."""
COVET: Final = "covet"
"""Look at somebody's hand and take a card of one's choice."""
PEEK: Final = "peek"
"""Look at somebody's hand."""
EXCHANGE: Final = "exchange"
"""Two players exchange hands."""
FORESEE: Final = "foresee"
"""Look at the top so many Whack cards and lay them back in any order."""
TURN_UP: Final = "turn_up"
"""Turn up a Whack card here and deal with it; no token is laid."""

# --- deeds: things and people (deeds_things) --------------------------------------------------------------

LET_GO: Final = "let_go"
"""A Prop or an Ally of one's own choice is dropped where one stands."""
SNATCH: Final = "snatch"
"""Take a Prop or an Ally from somebody."""
FETCH: Final = "fetch"
"""Take a Prop or an Ally that lies in any room."""
RECHARGE: Final = "recharge"
"""A Prop that one carries has all its charges again."""
ELUDE: Final = "elude"
"""Evade a Minion in one's room (HW-17.4)."""
BANISH: Final = "banish"
"""A Minion in one's room is discarded."""
LURE: Final = "lure"
"""A Minion from anywhere is put into another room."""
INVITE: Final = "invite"
"""Somebody arrives here: stat says ``ally`` or ``resident``."""
STAKE: Final = "stake"
"""Lay a token in one's room, if none lies there."""
UPROOT: Final = "uproot"
"""Remove somebody else's token from a room of one's choice; it goes back to its owner."""
REPEAL: Final = "repeal"
"""A House Rule of one's choice is discarded."""

# --- deeds: going places (deeds_moves) --------------------------------------------------------------------

HOME: Final = "home"
"""Go to Start."""
LEAP: Final = "leap"
"""Go to any room of the house."""
HOP: Final = "hop"
"""Go to a connected room."""
SHOVE: Final = "shove"
"""Somebody goes to a connected room, which whoever does it chooses."""
SUMMON: Final = "summon"
"""Somebody comes to the room of whoever does it."""
TRADE_PLACES: Final = "trade_places"
"""Two players change places."""
DASH: Final = "dash"
"""Move up to so many spaces, now; only for whoever has the turn."""
DUEL: Final = "duel"
"""Attack somebody in the same room at once, with this stat (HW-19.14)."""

# --- deeds: the house itself (deeds_house) ----------------------------------------------------------------

LOCK_UP: Final = "lock_up"
"""A lock of this colour on a door of one's room, its die rolled (HW-10.1)."""
UNLOCK: Final = "unlock"
"""A lock of one's choice is removed."""
SECRET_DOOR: Final = "secret_door"  # noqa: S105
"""A pair of secret doors: one here, one in another room (HW-8, b-98)."""
STAIRS: Final = "stairs"
"""Stairs to a new floor (HW-9, b-107)."""
TURN_ROOM: Final = "turn_room"
"""A room in play is turned as one likes."""
SHIFT_ROOM: Final = "shift_room"
"""A room other than Start is taken up with all that is in it and laid at another open door (HW-9.5)."""

# --- deeds: what acts on Arcana at once (arcana) ----------------------------------------------------------

CANCEL: Final = "cancel"
REDIRECT: Final = "redirect"
COPY: Final = "copy"
"""HW-4.16, b-24: an Arcana being played is stopped, befalls somebody else, or happens for oneself too."""


class Power(Thing):
    """Something that holds as long as the card is where it belongs."""

    noun: ClassVar[str] = "power"

    def __init__(self, kind: str, amount: int = 1, stat: str = "", against: str = "") -> None:
        self.kind = kind
        self.amount = amount
        self.stat = stat
        self.against = against

    @property
    def key(self) -> str:
        return self.kind


class Deed(Thing):
    """One thing that a card does: which, how much of what, and to whom."""

    noun: ClassVar[str] = "deed"

    def __init__(self, kind: str, amount: int = 1, stat: str = "", whom: str = ME) -> None:
        self.kind = kind
        self.amount = amount
        self.stat = stat
        self.whom = whom

    @property
    def key(self) -> str:
        return self.kind


class Act(Thing):
    """Deeds that can be done again and again: by an Action, for nothing, in Housekeeping, or on coming in."""

    noun: ClassVar[str] = "act"

    def __init__(self, when: str, *deeds: Deed) -> None:
        self.when = when
        self.deeds = deeds

    @property
    def key(self) -> str:
        return self.when


def chosen(deeds: tuple[Deed, ...]) -> Deed | None:
    """The deed for which somebody has to be chosen, if there is one."""
    for deed in deeds:
        if deed.whom in CHOSEN:
            return deed
    return None
