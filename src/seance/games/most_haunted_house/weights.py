"""b-44: everything that weighs on a roll, on a turn or on a step, in one place and in one order."""

from __future__ import annotations

from seance.games.most_haunted_house.box.charms import BY_KEY as CHARM
from seance.games.most_haunted_house.box.hauntings import BY_KEY as HAUNTING
from seance.games.most_haunted_house.cards import (
    ACTIONS,
    BARRED,
    CLEANSING,
    CLOSED,
    HARDER_CURSES,
    KEEN,
    LINGERING,
    MOST_ACTIONS,
    MOST_WALKS,
    POCKETS,
    ROLLS,
    SEARCH,
    SILENT,
    SNARE,
    STAIRS,
    STRIDE,
    Curse,
    Haunting,
)
from seance.games.most_haunted_house.state import HAND, Night, Sleuth
from seance.kernel.things import Card

ACTIONS_A_TURN, WALKS_A_TURN, SEARCHES_A_TURN, CHARMS_A_TURN = 5, 5, 2, 5
FEWEST_ACTIONS = 2

Part = tuple[Card, int]
"""A card and how much it adds to a roll."""


def felt(s: Night, me: Sleuth, effect: str) -> list[Haunting]:
    """b-38: the Hauntings in the house that do this to somebody, and those that have left a mark.

    Of those in the house one may be ignored for a turn.
    """
    ignored = s.ignored if s.active is me else ""
    found = [card for card in s.present.cards if card.effect == effect and card.key != ignored]
    found.extend([HAUNTING[key] for key in me.marks if HAUNTING[key].effect == effect])
    return [card for card in found if _here(card, me)]


def _here(card: Haunting, me: Sleuth) -> bool:
    """Demonic Voices are quiet in their own rooms: who stands there hears nothing else."""
    return card.key != "demonic_voices" or me.place.room not in card.rooms


def borne(me: Sleuth, effect: str) -> list[Curse]:
    """The Curses in a hand that do this to their holder."""
    return [curse for curse in me.curses() if curse.effect == effect]


def ability(me: Sleuth, kind: str) -> int:
    """How much of an ability an investigator has; 0 for all others."""
    card = me.investigator
    return card.amount if card.ability == kind else 0


# --- rolls ----------------------------------------------------------------------------------------------


def on_search(s: Night, me: Sleuth) -> list[Part]:
    """Ability, Charms, Curses, Hauntings."""
    haunted = [(card, -card.amount) for card in felt(s, me, SEARCH)]
    return [*_able(me, KEEN), *_declared(s), *_cursed(me), *haunted]


def on_lifting(s: Night, me: Sleuth) -> list[Part]:
    """What is added to a roll that is to lift a Curse."""
    return [*_able(me, CLEANSING), *_declared(s), *_cursed(me)]


def on_haunting(s: Night, me: Sleuth) -> list[Part]:
    """What is added to a roll at a Haunting."""
    return [*_declared(s), *_cursed(me)]


def to_lift(s: Night, me: Sleuth, curse: Curse) -> int:
    """What it takes to lift a Curse."""
    return curse.threshold + harder_curses(s, me)


def harder_curses(s: Night, me: Sleuth) -> int:
    """How much more every Curse takes."""
    return sum(card.amount for card in felt(s, me, HARDER_CURSES))


def snared(s: Night, me: Sleuth, die: int) -> list[Haunting]:
    """The Hauntings that bring a Curse besides, for a die as low as this: the bare one."""
    return [card for card in felt(s, me, SNARE) if die <= card.amount]


def _able(me: Sleuth, kind: str) -> list[Part]:
    amount = ability(me, kind)
    return [(me.investigator, amount)] if amount else []


def _declared(s: Night) -> list[Part]:
    """b-47: the Charms that were traded in before this roll."""
    return [(CHARM[key], CHARM[key].amount) for key in s.bonus]


def _cursed(me: Sleuth) -> list[Part]:
    return [(curse, -curse.amount) for curse in borne(me, ROLLS)]


# --- turns ----------------------------------------------------------------------------------------------


def actions_left(s: Night, me: Sleuth) -> int:
    """Start at five, add and subtract, apply the lowest cap, never below two; then what is spent."""
    fewer = me.slow + sum(curse.amount for curse in borne(me, ACTIONS))
    fewer += sum(card.amount for card in felt(s, me, ACTIONS))
    most = min([card.amount for card in felt(s, me, MOST_ACTIONS)], default=ACTIONS_A_TURN + s.extra)
    return max(FEWEST_ACTIONS, min(ACTIONS_A_TURN + s.extra - fewer, most)) - len(s.deeds)


def walks_left(s: Night, me: Sleuth) -> int:
    """The lowest cap, then the ability."""
    caps = [WALKS_A_TURN]
    caps.extend([card.amount for card in felt(s, me, MOST_WALKS)])
    caps.extend([curse.amount for curse in borne(me, MOST_WALKS)])
    return min(caps) + ability(me, STRIDE) - s.walked


def hand_limit(me: Sleuth) -> int:
    """AM-7.2."""
    return ability(me, POCKETS) or HAND


def barred(me: Sleuth) -> Curse | None:
    """The Curse that forbids a Search on this floor, if one does."""
    for curse in borne(me, BARRED):
        if curse.floor == me.place.floor:
            return curse
    return None


def silenced(me: Sleuth) -> bool:
    """Whether no Charm can be played."""
    return bool(borne(me, SILENT))


def lingering(me: Sleuth) -> int:
    """How many Actions it costs to end a turn where it began."""
    return sum(curse.amount for curse in borne(me, LINGERING))


# --- steps ----------------------------------------------------------------------------------------------


def stairs_cost(s: Night, me: Sleuth) -> int:
    """Two Actions where a Haunting says so, but one Walk."""
    return max([card.amount for card in felt(s, me, STAIRS)], default=1)


def closed_rooms(s: Night, me: Sleuth) -> set[str]:
    """b-45: they cannot be entered; whoever is inside may leave."""
    return {card.closes for card in felt(s, me, CLOSED)}
