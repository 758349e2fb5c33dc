"""How a player sees the house: distances, exits, and what a card would do."""

from __future__ import annotations

from seance.games.way_out.box.entries import Effect, Entry
from seance.games.way_out.cards import ACE, ROOMS, Room
from seance.games.way_out.state import EXITS
from seance.games.way_out.view import MazeView, RoomView

CARD: dict[str, Room] = {room.key: room for room in ROOMS}
FAR = 9
"""Farther than any exit that is worth the walk."""


def fitness(will: int, body: int, fear: int) -> float:
    """Exits open for BODY above FEAR; more than enough of it is worth little, and WILL is only points."""
    margin = body - fear
    return (1.2 * margin if margin < 2 else 2.4 + 0.2 * (margin - 2)) + 0.1 * will


def usable(will: int, body: int, fear: int, red: bool) -> bool:
    """WO-6, turned round: who can leave by an Exit of this color."""
    return body > fear or (body == fear and (body > will or (body == will and not red)))


class Outlook:
    """A view, as its seat reads it."""

    def __init__(self, view: MazeView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view["players"][seat]
        self.rooms = {room["place"]: room for room in view["rooms"]}
        self.place_of = {
            room["card"]: room["place"] for room in view["rooms"] if room["open"] and room["card"] is not None
        }
        self.will: int = self.me["will"]
        self.body: int = self.me["body"]
        self.fear: int = self.me["fear"]
        self.distances = self._distances()

    # --- the way out -------------------------------------------------------------------------------

    def can_use(self, room: RoomView) -> bool:
        """Whether this room is an Exit for me, as far as I know. Without hope, any Exit will do.

        On many levels none is before all four are known: two Aces side by side would be paced for ever.
        """
        if room["card"] is None or (self.view["variant"] == "multilevel" and self.view["exits"] < EXITS):
            return False
        card = CARD[room["card"]]
        if card.value != ACE:
            return False
        return self.hopeless or usable(self.will, self.body, self.fear, card.red)

    @property
    def hopeless(self) -> bool:
        return not usable(self.will, self.body, self.fear, red=False)

    def _distances(self) -> dict[str, int]:
        """How many turns each room is away from the nearest Exit that I could use."""
        queue = [place for place, room in self.rooms.items() if self.can_use(room)]
        found = dict.fromkeys(queue, 0)
        for place in queue:
            for other in self.rooms[place]["doors"]:
                if other not in found:
                    found[other] = found[place] + 1
                    queue.append(other)
        return found

    def distance(self, place: str) -> int:
        return min(FAR, self.distances.get(place, FAR))

    # --- what a card would do ----------------------------------------------------------------------

    def gain(self, effect: Effect) -> float:
        """What an effect is worth, stats at 0 and locks included."""
        will, body, fear = self.will + effect.will, self.body + effect.body, self.fear + effect.fear
        if self.me["locked"] or will < 0:
            will = self.will
        if body < 0:
            body = self.body
        if fear < 0:
            fear = self.fear
        return fitness(will, body, fear) - fitness(self.will, self.body, self.fear)

    def entry(self, entry: Entry) -> float:
        return max([self.gain(effect) for effect in entry.effects])

    def by_color(self, card: Room) -> float:
        """WO-5.2: the entry, or a point where the value is known already."""
        if any(CARD[key].value == card.value and CARD[key] is not card for key in self.place_of):
            return self.gain(Effect(1, 0, 0) if card.red else Effect(0, 1, 0))
        assert card.by_color is not None
        return self.entry(card.by_color)

    def by_suit(self, card: Room) -> float:
        assert card.by_suit is not None
        return self.entry(card.by_suit)
