"""What can be made of a night: distances, chances, and what cards are worth, all measured in Proof."""

from __future__ import annotations

from functools import cache

from seance.games.most_haunted_house.box.charms import BY_KEY as CHARM
from seance.games.most_haunted_house.box.curses import CURSES, POSSESSIONS
from seance.games.most_haunted_house.box.hauntings import BY_KEY as HAUNTING
from seance.games.most_haunted_house.box.investigators import INVESTIGATORS
from seance.games.most_haunted_house.cards import (
    ACTIONS,
    BARRED,
    CLEANSING,
    HARDER_CURSES,
    KEEN,
    LINGERING,
    MOST_WALKS,
    ROLLS,
    SEARCH,
    SILENT,
    STEADFAST,
    WARD,
)
from seance.games.most_haunted_house.house import HOUSE
from seance.games.most_haunted_house.state import CYCLES
from seance.games.most_haunted_house.view import NightView, SleuthView

CURSE = {card.key: card for card in (*CURSES, *POSSESSIONS)}
INVESTIGATOR = {card.key: card for card in INVESTIGATORS}
DOOR = HOUSE.marked("door")
SIDES = 20

FOUND = 0.34
"""What a Charm from the deck is worth on the whole: one in four is Proof, one in four a candle."""
CAUGHT = 0.14
"""What a Curse from the deck costs on the whole; one in five is a Possession."""
STEP = 0.015
"""What it costs to walk a space."""
STRIDE_HOME = 4.0
"""How many spaces nearer home a turn brings one, colleagues and Curses considered."""
BURDENS = {ACTIONS: 0.2, BARRED: 0.12, MOST_WALKS: 0.14, ROLLS: 0.22, LINGERING: 0.05, SILENT: 0.04}
CANDLE, LUCK, OTHER = 0.3, 0.25, 0.1
"""What candles, wards and other Charms are worth in a hand."""


@cache
def far(space: str) -> dict[str, int]:
    """How far it is from a space to every other, with nobody in the way."""
    return HOUSE.distances(space)


@cache
def far_room(space: str, room: str) -> int:
    """How far it is to the nearest space of a room."""
    steps = far(space)
    return min(steps[key] for key, each in HOUSE.spaces.items() if each.room == room)


class Outlook:
    """What one investigator makes of the night."""

    def __init__(self, view: NightView, seat: int) -> None:
        self.view = view
        self.me: SleuthView = view["team"][seat]
        self.space = self.me["space"]
        self.hand = [key for key in self.me["hand"] if key is not None]
        card = INVESTIGATOR.get(self.me["card"])
        self.ability = "" if card is None else card.ability
        self.amount = 0 if card is None else card.amount
        self.left = CYCLES - view["cycle"]
        self.missing = view["goal"] - view["proof"]
        self.door = DOOR[seat]
        self.taken = {other["space"] for other in view["team"] if other is not self.me}
        self.bonus = self._bonus()
        self.minus = sum(HAUNTING[key].amount for key in self.haunted(SEARCH))
        self.full = len(self.hand) >= self.me["limit"] > 0

    def haunted(self, effect: str) -> list[str]:
        """The Hauntings that do this, to this investigator too."""
        found = [each["haunting"] for each in self.view["hauntings"]] + self.me["marks"]
        return [key for key in found if HAUNTING[key].effect == effect]

    def _bonus(self) -> int:
        declared = sum(CHARM[key].amount for key in self.view["bonus"])
        return declared - sum(CURSE[key].amount for key in self.hand if self.cursed(key, ROLLS))

    def cursed(self, key: str, effect: str) -> bool:
        return key in CURSE and CURSE[key].effect == effect

    # --- time --------------------------------------------------------------------------------------------

    def turns_home(self, space: str) -> float:
        """How many turns it takes from a space to one's own place on the door."""
        return far(space)[self.door] / STRIDE_HOME

    @property
    def homeward(self) -> bool:
        """Enough Proof, or no time for anything else."""
        return self.missing <= 0 or self.turns_home(self.space) >= self.left - 0.5

    # --- chances -----------------------------------------------------------------------------------------

    def chance(self, threshold: int, plus: int) -> float:
        """To reach so much with a die; a bare twenty is always enough."""
        needed = min(SIDES, threshold - plus - self.bonus)
        return max(0.0, min(1.0, (SIDES + 1 - needed) / SIDES))

    def search(self, threshold: int) -> float:
        """What a Search against this is worth."""
        chance = self.chance(threshold, (self.amount if self.ability == KEEN else 0) - self.minus)
        return chance * FOUND - (1 - chance) * CAUGHT

    def face(self, key: str) -> float:
        """What a roll at a Haunting is worth: by itself, or as a beginning that others can finish."""
        card = HAUNTING[key]
        begun = next((each["sum"] for each in self.view["hauntings"] if each["haunting"] == key), 0)
        missing = card.threshold - begun - self.bonus
        chance = max(0.0, min(1.0, (SIDES + 1 - missing) / SIDES))
        if self.ability == STEADFAST:
            chance = 1 - (1 - chance) ** 2
        worth = 0.95 if card.proof else 0.22
        helpers = sum(self._helps(other, card.rooms) for other in self.view["team"])
        hope = min(0.7, 0.35 * helpers) * min(1.0, 21.0 / max(1, missing))
        return worth * (chance + (1 - chance) * hope * 0.5)

    def _helps(self, other: SleuthView, rooms: list[str]) -> bool:
        """Whether a colleague who has still a turn in this cycle is near enough to roll too."""
        order = self.view["order"]
        later = order.index(other["seat"]) > order.index(self.me["seat"])
        near = min(far_room(other["space"], room) for room in rooms) <= 4
        return other is not self.me and later and near and not other["possessed"]

    def lift(self, key: str) -> float:
        """What a try at a Curse is worth."""
        harder = sum(HAUNTING[each].amount for each in self.haunted(HARDER_CURSES))
        plus = self.amount if self.ability == CLEANSING else 0
        return self.chance(CURSE[key].threshold + harder, plus) * self.burden(key) - STEP

    # --- cards -------------------------------------------------------------------------------------------

    def burden(self, key: str) -> float:
        """What it costs to hold a Curse; one with Proof is worth more than it hurts."""
        curse = CURSE[key]
        if curse.proof:
            return -1.0
        return BURDENS.get(curse.effect, 0.0) + (0.2 if self.full else 0.05)

    def worth(self, key: str) -> float:
        """What it is worth to hold a card."""
        if key in CURSE:
            return -self.burden(key)
        charm = CHARM[key]
        if charm.proof:
            return 1.0
        if charm.effect == WARD:
            return LUCK
        return CANDLE if charm.candle else OTHER

    @property
    def room(self) -> bool:
        """Whether one more card can be held, if need be by letting one go that is worth less than a find."""
        return not self.full or any(key in CHARM and self.worth(key) <= CANDLE for key in self.hand)

    # --- places ------------------------------------------------------------------------------------------

    def at(self, space: str) -> float:
        """What it is worth to stand there."""
        late = self.turns_home(space) - (self.left - 1.0)
        if self.homeward:
            return -0.25 * far(space)[self.door]
        best = 0.0
        if self.room:
            best = max([self._aim(space, token) for token in self.view["tokens"]], default=0.0)
        for each in self.view["hauntings"]:
            steps = min(far_room(space, room) for room in HAUNTING[each["haunting"]].rooms)
            best = max(best, self.face(each["haunting"]) - STEP * 1.6 * steps)
        return best - 0.5 * max(0.0, late)

    def _aim(self, space: str, token: str) -> float:
        """A token that might be searched; what is nearer to a colleague is left to them."""
        if token in self.taken or self._barred(token):
            return 0.0
        steps = far(space)[token]
        crowded = any(
            far(other["space"])[token] < far(self.space)[token]
            for other in self.view["team"]
            if other is not self.me and not other["possessed"]
        )
        return self.search(self.view["tokens"][token]) - STEP * steps - (0.06 if crowded else 0.0)

    def _barred(self, token: str) -> bool:
        floor = HOUSE.spaces[token].floor
        return any(self.cursed(key, BARRED) and CURSE[key].floor == floor for key in self.hand)
