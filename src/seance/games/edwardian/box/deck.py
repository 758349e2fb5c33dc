"""The deck, what each support does, and every way in which a card can be played.

The ways are made once and for all: a question only picks from them.
"""

from __future__ import annotations

from seance.games.edwardian.box.acquaintances import ACQUAINTANCES, FRIEND_EFFECTS
from seance.games.edwardian.box.actions import ACTION_EFFECTS, ACTIONS
from seance.games.edwardian.box.essentials import FOCUSES, SETTINGS, TERRORS
from seance.games.edwardian.box.events import EVENTS
from seance.games.edwardian.box.happenings import EVENT_EFFECTS, Effect, remove_top
from seance.games.edwardian.cards import TaleCard
from seance.games.edwardian.state import CHAIRS, LINES
from seance.kernel.things import Option, Seat, Thing

DECK: tuple[TaleCard, ...] = (*SETTINGS, *EVENTS, *FOCUSES, *ACTIONS, *ACQUAINTANCES, *TERRORS)

BY_KEY: dict[str, Effect] = {**EVENT_EFFECTS, **ACTION_EFFECTS, **FRIEND_EFFECTS}
EFFECTS: dict[TaleCard, Effect] = {
    card: BY_KEY.get(card.key, remove_top) for card in DECK if not card.essential
}


class Play(Option):
    """A card on a line: ``seat`` is -1 for one's own. With ``lap`` it is a draw on the Lap of the Gods."""

    def __init__(self, verb: str, card: TaleCard, seat: int, at: int, lap: bool = False) -> None:
        super().__init__(verb, card, Seat(seat) if seat >= 0 else None)
        self.card = card
        self.seat = seat
        self.at = at
        self.lap = lap

    def frozen(self) -> Thing:
        """One of these serves all matches, so there is nothing in it to hide."""
        return self


def on_others(verb: str, card: TaleCard, lap: bool = False) -> list[Play]:
    """A card on each line of each seat, in the order seat by seat."""
    return [
        Play(f"{verb}-{at + 1}", card, seat, at, lap) for seat in range(len(CHAIRS)) for at in range(LINES)
    ]


PLAYS: dict[TaleCard, list[Play]] = {card: on_others("play", card) for card in DECK}
CALLS: dict[TaleCard, list[Play]] = {card: on_others("call", card, True) for card in DECK if card.lap}
OWN: dict[TaleCard, list[Play]] = {
    card: [Play(f"own-{at + 1}", card, -1, at) for at in range(LINES)] for card in DECK
}
USE: dict[TaleCard, Play] = {card: Play("use", card, -1, -1) for card in DECK}
