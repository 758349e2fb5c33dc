"""HW-4.10, b-23: what a window touches for whoever is asked, as the whole table can see."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.view import PremisesView
from seance.kernel.data import Concern, Parts, seat_of
from seance.kernel.facts import describe
from seance.kernel.orders import TURN, Windows
from seance.kernel.question import Prompt

NAMES: Final = frozenset({"react", "answer", "nudge", "help", "wild"})
CONCERNS: Final[tuple[Concern, ...]] = ("target", "room", "conflict", "vote", "roll")
AIMED: Final = ("target", "accused")
"""Under which nouns somebody stands whom a card or an accusation is meant for."""


def touches(view: PremisesView, prompt: Prompt) -> frozenset[str]:
    """The concerns of the seat that is asked, and TURN while the turn is its own."""
    me = prompt.seat
    about: Parts = {} if prompt.about is None else describe(prompt.about)
    found = {TURN} if view["active"] == me else set[str]()
    if any(seat_of(about.get(noun)) == me for noun in AIMED):
        found.add("target")
    if _here(view, about, me):
        found.add("room")
    if me in _fighting(view):
        found.add("conflict")
    if about.get("moment") == {"word": "voting"}:
        found.add("vote")
    if prompt.name == "nudge":
        found.add("roll")
    return frozenset(found)


def _fighting(view: PremisesView) -> tuple[int, ...]:
    clash = view["clash"]
    return () if clash is None else (clash["fighter"], clash["foe"])


def _here(view: PremisesView, about: Parts, me: int) -> bool:
    """Whether somebody stands in my room who has the turn, fights, plays a card or is hit by one."""
    named = [seat_of(about.get(noun)) for noun in ("by", "target", "accused")]
    others = {view["active"], *_fighting(view), *(seat for seat in named if seat is not None)} - {me, -1}
    mine = view["players"][me]["room"]
    return mine != "" and any(view["players"][seat]["room"] == mine for seat in others)


WINDOWS: Final = Windows(NAMES, CONCERNS, touches)
