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
    NOTHING,
    ROLLS,
    SEARCH,
    SILENT,
    STEADFAST,
    WARD,
)
from seance.games.most_haunted_house.house import HOUSE
from seance.games.most_haunted_house.state import CYCLES, SIDES
from seance.games.most_haunted_house.view import NightView, SleuthView

CURSE = {card.key: card for card in (*CURSES, *POSSESSIONS)}
INVESTIGATOR = {card.key: card for card in INVESTIGATORS}
DOOR = HOUSE.marked("door")

FOUND = 0.34
"""What a Charm from the deck is worth on the whole: one in four is Proof, one in four a candle."""
AFRESH = 0.3
"""What it is worth that all tokens come back (AM-6.2); each that is still there has its share in that."""
CAUGHT = 0.14
"""What a Curse from the deck costs on the whole; one in five is a Possession."""
STEP = 0.015
"""What it costs to walk a space."""
STRIDE_HOME = 4.0
"""How many spaces nearer home a turn brings one, colleagues and Curses considered."""
CROWDED = 0.06
"""How much less a token is worth that a colleague is nearer to: the house is divided among the four."""
BURDENS = {ACTIONS: 0.2, BARRED: 0.12, MOST_WALKS: 0.14, ROLLS: 0.22, LINGERING: 0.05, SILENT: 0.04}
CANDLE, WANTED, LUCK, OTHER = 0.3, 0.6, 0.25, 0.1
"""What candles, candles that somebody is waiting for, wards and other Charms are worth in a hand."""


@cache
def far(space: str) -> dict[str, int]:
    """How far it is from a space to every other, with nobody in the way."""
    return HOUSE.distances(space)


@cache
def far_room(room: str) -> dict[str, int]:
    """How far it is from every space to the nearest one of a room."""
    within = [key for key, space in HOUSE.spaces.items() if space.room == room]
    return {key: min(far(each)[key] for each in within) for key in HOUSE.spaces}


class Aim:
    """Something to walk to: what it is worth to be there, how dear a step is, and how far it is."""

    def __init__(self, key: str, worth: float, step: float, steps: dict[str, int]) -> None:
        self.key = key
        self.worth = worth
        self.step = step
        self.steps = steps

    def seen_from(self, space: str) -> float:
        return self.worth - self.step * self.steps[space]


class Outlook:
    """What one investigator makes of the night."""

    def __init__(self, view: NightView, seat: int) -> None:
        self.view = view
        self.me: SleuthView = view["team"][seat]
        self.others = [other for other in view["team"] if other is not self.me]
        self.space = self.me["space"]
        self.hand = [key for key in self.me["hand"] if key is not None]
        self.left = CYCLES - view["cycle"]
        self.missing = view["goal"] - view["proof"]
        self.door = DOOR[seat]
        self.full = len(self.hand) >= self.me["limit"] > 0
        self.candle = CANDLE if not any(each["possessed"] for each in view["team"]) else WANTED
        self.plus = self._bonus()
        self._ability()
        self.homeward = self._homeward()
        self._aims: list[Aim] | None = None
        self._here: float | None = None

    def _ability(self) -> None:
        """What the card makes easier."""
        card = INVESTIGATOR.get(self.me["card"])
        ability, amount = (NOTHING, 0) if card is None else (card.ability, card.amount)
        haunted = sum(HAUNTING[key].amount for key in self.haunted(SEARCH))
        self.searching = self.plus + (amount if ability == KEEN else 0) - haunted
        self.lifting = self.plus + (amount if ability == CLEANSING else 0)
        self.steadfast = ability == STEADFAST

    def haunted(self, effect: int) -> list[str]:
        """The Hauntings that do this, to this investigator too."""
        found = [each["haunting"] for each in self.view["hauntings"]] + self.me["marks"]
        return [key for key in found if HAUNTING[key].effect == effect]

    def _bonus(self) -> int:
        declared = sum(CHARM[key].amount for key in self.view["bonus"] if key is not None)
        return declared - sum(CURSE[key].amount for key in self.cursed(ROLLS))

    def cursed(self, effect: int) -> list[str]:
        """The Curses in hand that do this."""
        return [key for key in self.hand if key in CURSE and CURSE[key].effect == effect]

    # --- time --------------------------------------------------------------------------------------------

    def turns_home(self, space: str) -> float:
        """How many turns it takes from a space to one's own place on the door."""
        return far(space)[self.door] / STRIDE_HOME

    def _homeward(self) -> bool:
        """Enough Proof and nobody to wait for, or no time for anything else."""
        enough = self.missing <= 0 and not self.stranded()
        return enough or self.turns_home(self.space) >= self.left - 0.5

    def stranded(self) -> list[SleuthView]:
        """The colleagues who will not come home by themselves."""
        return [each for each in self.others if each["possessed"] and each["space"] not in DOOR]

    # --- chances -----------------------------------------------------------------------------------------

    def search(self, threshold: int) -> float:
        """What a Search against this is worth: what it may bring, and a step towards new tokens."""
        chance = reaching(threshold - self.searching)
        return chance * FOUND - (1 - chance) * CAUGHT + AFRESH / len(self.view["tokens"])

    def face(self, key: str) -> float:
        """What a roll at a Haunting is worth: by itself, or as a beginning that others can finish."""
        card = HAUNTING[key]
        begun = next((each["sum"] for each in self.view["hauntings"] if each["haunting"] == key), 0)
        missing = card.threshold - begun - self.plus
        chance = self.strike(missing)
        helpers = sum(self._helps(other, card.rooms) for other in self.others)
        hope = min(0.7, 0.35 * helpers) * min(1.0, 21.0 / max(1, missing))
        return rid_of(key) * (chance + (1 - chance) * hope * 0.5)

    def finish(self, key: str) -> float:
        """What one more die, bare, does for a sum that was begun."""
        begun = next((each["sum"] for each in self.view["hauntings"] if each["haunting"] == key), 0)
        return rid_of(key) * max(0.0, min(1.0, (SIDES + 1 + begun - HAUNTING[key].threshold) / SIDES))

    def boost(self, amount: int) -> float:
        """What so much more on the next roll would gain, for the best thing to be rolled for here."""
        if self.view["bonus"] or self.view["actions"] < 2:
            return 0.0
        gains = [0.0]
        threshold = self.view["tokens"].get(self.space)
        if threshold is not None and self.view["searches"] < 2 and not self.full:
            needed = threshold - self.searching
            gains.append((reaching(needed - amount) - reaching(needed)) * (FOUND + CAUGHT))
        room = HOUSE.spaces[self.space].room
        for each in [] if self.view["faced"] else self.view["hauntings"]:
            card = HAUNTING[each["haunting"]]
            if room in card.rooms:
                needed = card.threshold - each["sum"] - self.plus
                gains.append((self.strike(needed - amount) - self.strike(needed)) * rid_of(card.key))
        return max(gains)

    def strike(self, missing: int) -> float:
        """The chance to roll what is missing at a Haunting; the Medium rolls twice."""
        chance = max(0.0, min(1.0, (SIDES + 1 - missing) / SIDES))
        return 1 - (1 - chance) ** 2 if self.steadfast else chance

    def _helps(self, other: SleuthView, rooms: list[str]) -> bool:
        """Whether a colleague who has still a turn in this cycle is near enough to roll too."""
        order = self.view["order"]
        later = order.index(other["seat"]) > order.index(self.me["seat"])
        return later and not other["possessed"] and min(far_room(room)[other["space"]] for room in rooms) <= 4

    def lift(self, key: str) -> float:
        """What a try at a Curse is worth."""
        harder = sum(HAUNTING[each].amount for each in self.haunted(HARDER_CURSES))
        return reaching(CURSE[key].threshold + harder - self.lifting) * self.burden(key) - STEP

    def again(self) -> float:
        """What another die is worth, for the roll that lies there: what it may gain, and what it may lose."""
        throw = self.view["roll"]
        if throw is None:
            return 0.0
        plus = throw["total"] - throw["die"]
        if throw["deed"] == "face":
            chance, stake = self.strike(throw["against"] - plus), rid_of(throw["about"])
        else:
            chance = reaching(throw["against"] - plus)
            stake = FOUND + CAUGHT if throw["deed"] == "search" else self.burden(throw["about"])
        return (chance - throw["made"]) * stake

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
        return self.candle if charm.candle else OTHER

    def room(self) -> bool:
        """Whether one more card can be held, if need be by letting one go that is worth less than a find."""
        return not self.full or any(key in CHARM and self.worth(key) <= CANDLE for key in self.hand)

    # --- places ------------------------------------------------------------------------------------------

    def at(self, space: str) -> float:
        """What it is worth to stand there."""
        if self.homeward:
            return -0.25 * far(space)[self.door]
        late = self.turns_home(space) - (self.left - 1.0)
        best = max([aim.seen_from(space) for aim in self.aims()], default=0.0)
        return max(0.0, best) - 0.5 * max(0.0, late)

    def here(self) -> float:
        """What it is worth to stay; asked for every space that one might go to."""
        if self._here is None:
            self._here = self.at(self.space)
        return self._here

    def aim(self, space: str) -> Aim | None:
        """What one would go on to from there."""
        return max(self.aims(), key=lambda aim: aim.seen_from(space), default=None)

    def aims(self) -> list[Aim]:
        """All that is worth walking to; found once, since every space is judged by it."""
        if self._aims is None:
            tokens = self._tokens() if self.room() else []
            self._aims = [*tokens, *self._hauntings()]
        return self._aims

    def _tokens(self) -> list[Aim]:
        """The tokens that might be searched; what is nearer to a colleague is left to them."""
        taken = [other["space"] for other in self.others]
        active = [far(other["space"]) for other in self.others if not other["possessed"]]
        barred = [CURSE[key].floor for key in self.cursed(BARRED)]
        mine, found = far(self.space), []
        for token, threshold in self.view["tokens"].items():
            if token not in taken and HOUSE.spaces[token].floor not in barred:
                crowded = any(theirs[token] < mine[token] for theirs in active)
                worth = self.search(threshold) - (CROWDED if crowded else 0.0)
                found.append(Aim(token, worth, STEP, far(token)))
        return found

    def _hauntings(self) -> list[Aim]:
        found = []
        for each in self.view["hauntings"]:
            worth = self.face(each["haunting"])
            rooms = HAUNTING[each["haunting"]].rooms
            found.extend([Aim(each["haunting"], worth, STEP * 1.6, far_room(room)) for room in rooms])
        return found


def reaching(needed: int) -> float:
    """The chance that a die shows so much; a bare twenty is always enough (b-44)."""
    return max(0.0, min(1.0, (SIDES + 1 - min(SIDES, needed)) / SIDES))


def rid_of(haunting: str) -> float:
    """What it is worth that a Haunting goes."""
    return 0.95 if HAUNTING[haunting].proof else 0.22
