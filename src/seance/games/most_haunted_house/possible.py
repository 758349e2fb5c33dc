"""What no turn in the house ever leaves behind. Scenarios are held against it."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.most_haunted_house.state import SUPPLY, Night
from seance.games.most_haunted_house.weights import hand_limit
from seance.games.most_haunted_house.winning import done
from seance.kernel.stage import Objection


def everybody_is_somebody(s: Night) -> Objection | None:
    """AM-5.2: who is chosen is chosen before the first turn."""
    for me in s.team:
        if len(me.card.cards) != (0 if s.drafting else 1):
            why = "nobody has chosen yet" if s.drafting else "everybody is one investigator"
            return Objection(me.card.name, why, "AM-5.2")
    return None


def drafted_at_six(s: Night) -> Objection | None:
    """Where investigators are chosen, nothing has happened before."""
    fresh = s.cycle == 0 and not s.present.cards and not any(me.hand.cards or me.proof for me in s.team)
    if s.drafting and not fresh:
        return Objection("spare", "investigators are chosen before anything happens", "AM-b-34")
    return None


def one_each(s: Night) -> Objection | None:
    for me in s.team:
        if any(other.space == me.space for other in s.team[: me.index]):
            return Objection(f"{me.index + 1}.space", "somebody stands there already", "AM-3.2")
    return None


def hands_hold(s: Night) -> Objection | None:
    for me in s.team:
        if me.card.cards and len(me.hand.cards) > hand_limit(me):
            why = f"{me.investigator.title} holds {hand_limit(me)} cards at most"
            return Objection(me.hand.name, why, "AM-7.2")
        if sum(curse.possession for curse in me.curses()) > 1:
            return Objection(me.hand.name, "nobody holds two Possessions", "AM-7.4")
    return None


def something_to_search(s: Night) -> Objection | None:
    if not s.tokens:
        return Objection("tokens", "when the last is gone, all are laid out again", "AM-6.2")
    return None


def hauntings_came(s: Night) -> Objection | None:
    """AM-4.2: one at each full hour that has struck."""
    for haunting in s.present.cards:
        if haunting.threshold == 0:
            return Objection("present", f"{haunting.title} happens once and is gone", "AM-6.5c")
    if len(s.present.cards) > s.cycle // 2:
        return Objection("present", "one comes at each full hour, so 'cycle' must be later", "AM-4.2")
    return None


def supply(s: Night) -> Objection | None:
    if s.given > SUPPLY:
        return Objection("1.proof", f"there are {SUPPLY} Proof tokens", "AM-b-8")
    return None


def nothing_under_way(s: Night) -> Objection | None:
    if s.played.cards:
        return Objection("played", "a Charm lies there only until the roll it was played for", "AM-b-47")
    return None


def not_won_yet(s: Night) -> Objection | None:
    if not s.over and done(s):
        return Objection("1.space", "they would have won already", "AM-b-6")
    return None


CHECKS: tuple[Callable[[Night], Objection | None], ...] = (
    everybody_is_somebody,
    drafted_at_six,
    one_each,
    hands_hold,
    something_to_search,
    hauntings_came,
    supply,
    nothing_under_way,
    not_won_yet,
)
