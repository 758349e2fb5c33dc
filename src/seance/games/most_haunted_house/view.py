"""What a seat may know of the night: everything but the order of the decks (b-40)."""

from __future__ import annotations

from typing import TypedDict

from seance.games.most_haunted_house.state import Night, Sleuth, Throw
from seance.games.most_haunted_house.weights import (
    Load,
    Part,
    hand_limit,
    harder_curses,
    on_haunting,
    on_lifting,
    on_search,
    quiet,
)


class SleuthView(TypedDict):
    """One investigator; ``card`` is empty until it is chosen."""

    seat: int
    card: str
    space: str
    hand: list[str | None]
    limit: int
    proof: int
    slow: int
    marks: list[str]
    possessed: bool


class HauntingView(TypedDict):
    """A Haunting in the house, and what has been rolled at it in this cycle."""

    haunting: str
    sum: int


class PartView(TypedDict):
    """What a card adds to a roll."""

    card: str
    amount: int


class RollView(TypedDict):
    """The last roll: of its dice the best counts, and ``made`` says whether it is enough."""

    seat: int
    deed: str
    about: str
    dice: list[int]
    die: int
    parts: list[PartView]
    total: int
    against: int
    made: bool


class EdgeView(TypedDict):
    """What is added to the rolls of whoever has the turn, and to Curses; ``quiet`` rooms add to Searches."""

    search: int
    quiet: dict[str, int]
    lift: int
    face: int
    harder: int


class NightView(TypedDict):
    """The clock, the house and everybody in it; what is left of the turn in progress."""

    cycle: int
    goal: int
    proof: int
    over: bool
    won: bool
    conceded: bool
    active: int
    order: list[int]
    actions: int
    deeds: list[str]
    walks: int
    stairs: int
    closed: list[str]
    edge: EdgeView
    searches: int
    faced: int
    traded: int
    bonus: list[str | None]
    ignored: str
    roll: RollView | None
    tokens: dict[str, int]
    hauntings: list[HauntingView]
    hauntings_left: int
    curses_left: int
    charms_left: int
    spare: list[str | None]
    team: list[SleuthView]


NO_EDGE: EdgeView = {"search": 0, "quiet": {}, "lift": 0, "face": 0, "harder": 0}


def view(s: Night, seat: int) -> NightView:
    """The table as one seat sees it."""
    me, ready = s.active, not s.drafting
    load = Load(s, me)
    return {
        "cycle": s.cycle,
        "goal": s.goal,
        "proof": s.proof,
        "over": s.over,
        "won": s.won,
        "conceded": s.conceded,
        "active": me.index,
        "order": s.order[:],
        "actions": max(0, load.actions_left(s)) if ready and s.acting else 0,
        "deeds": s.deeds[:],
        "walks": max(0, load.walks_left(s, me)) if ready and s.acting else 0,
        "stairs": load.stairs,
        "closed": load.closed,
        "edge": _edge(s, me) if ready else NO_EDGE,
        "searches": s.searched,
        "faced": s.faced,
        "traded": s.traded,
        "bonus": s.played.look(seat),
        "ignored": s.ignored,
        "roll": _roll(s.throw) if s.throw.dice else None,
        "tokens": s.tokens.copy(),
        "hauntings": [{"haunting": card.key, "sum": s.sums.get(card.key, 0)} for card in s.present.cards],
        "hauntings_left": len(s.hauntings.cards),
        "curses_left": len(s.curses.cards),
        "charms_left": len(s.charms.cards),
        "spare": s.spare.look(seat),
        "team": [_sleuth(other, seat) for other in s.team],
    }


def _edge(s: Night, me: Sleuth) -> EdgeView:
    rooms = quiet(s, me)
    return {
        "search": _sum(on_search(s, me)) - rooms.get(me.place.room, 0),
        "quiet": rooms,
        "lift": _sum(on_lifting(s, me)),
        "face": _sum(on_haunting(s, me)),
        "harder": harder_curses(s, me),
    }


def _sum(parts: list[Part]) -> int:
    return sum(amount for _, amount in parts)


def _roll(throw: Throw) -> RollView:
    return {
        "seat": throw.seat,
        "deed": throw.deed,
        "about": throw.about,
        "dice": throw.dice[:],
        "die": throw.die,
        "parts": [{"card": card, "amount": amount} for card, amount in throw.parts.items()],
        "total": throw.total,
        "against": throw.against,
        "made": throw.made,
    }


def _sleuth(me: Sleuth, seat: int) -> SleuthView:
    chosen = bool(me.card.cards)
    return {
        "seat": me.index,
        "card": me.investigator.key if chosen else "",
        "space": me.space,
        "hand": me.hand.look(seat),
        "limit": hand_limit(me) if chosen else 0,
        "proof": me.proof,
        "slow": me.slow,
        "marks": me.marks[:],
        "possessed": me.possessed,
    }
