"""What a colleague should value: a liking for each option of each question.

Everything is measured in Proof: what an option brings the team nearer to the six pieces and the door.
"""

from __future__ import annotations

from functools import cache

from seance.games.most_haunted_house.box.charms import BY_KEY as CHARM
from seance.games.most_haunted_house.box.curses import CURSES, POSSESSIONS
from seance.games.most_haunted_house.box.hauntings import BY_KEY as HAUNTING
from seance.games.most_haunted_house.box.investigators import INVESTIGATORS
from seance.games.most_haunted_house.cards import (
    BONUS,
    CLEANSING,
    HARDER_CURSES,
    IGNORE,
    JOIN_IN,
    KEEN,
    LIFT,
    MORE_ACTIONS,
    MOVE,
    NOTHING,
    ROLLS,
    SEARCH,
    STEADFAST,
    WARD,
)
from seance.games.most_haunted_house.house import HOUSE
from seance.games.most_haunted_house.state import CYCLES
from seance.games.most_haunted_house.view import NightView, SleuthView
from seance.kernel.question import Prompt
from seance.kernel.things import Option, Thing

CURSE = {card.key: card for card in (*CURSES, *POSSESSIONS)}
INVESTIGATOR = {card.key: card for card in INVESTIGATORS}
DOOR = HOUSE.marked("door")
SIDES = 20

CHARM_WORTH = {
    NOTHING: 1.0,
    BONUS: 0.12,
    MOVE: 0.1,
    LIFT: 0.15,
    MORE_ACTIONS: 0.1,
    JOIN_IN: 0.15,
    IGNORE: 0.05,
    WARD: 0.25,
}
FOUND = 0.42
"""What a Charm from the deck is worth, on the whole: one of four is Proof, one of four a candle."""
CAUGHT = 0.16
"""What a Curse from the deck costs, on the whole: one of five is a Possession."""
STEP = 0.012
"""What an Action is worth."""
HURRY = 2.0


@cache
def far(space: str) -> dict[str, int]:
    """How far it is from a space to every other, with nobody in the way."""
    return HOUSE.distances(space)


def weigh(view: NightView, prompt: Prompt) -> list[float]:
    """A liking for each option."""
    mind = Mind(view, prompt.seat)
    return [mind.likes(prompt.name, option) for option in prompt.options]


class Mind:
    """What one colleague makes of the night."""

    def __init__(self, view: NightView, seat: int) -> None:
        self.view = view
        self.me: SleuthView = view["team"][seat]
        self.hand = [key for key in self.me["hand"] if key is not None]
        ability = INVESTIGATOR.get(self.me["card"])
        self.ability = ability.ability if ability else ""
        self.amount = ability.amount if ability else 0
        self.left = CYCLES - view["cycle"]
        self.enough = view["proof"] >= view["goal"]
        self.here = HOUSE.spaces[self.me["space"]]

    def likes(self, name: str, option: Thing) -> float:
        verb = option.verb if isinstance(option, Option) else ""
        part = option.part.key if isinstance(option, Option) and option.part is not None else option.key
        if name == "turn":
            return self.on_turn(verb, part)
        if name in ("too-many", "let-go"):
            return -self.worth(part)
        if name == "again":
            return 0.0
        if name == "exorcise":
            return self.pays(part)
        if name == "where":
            return self.at(part)
        if name == "which-curse":
            return -self.burden(part)
        return 0.0

    def on_turn(self, verb: str, part: str) -> float:
        if verb == "walk":
            return self.at(part) - self.at(self.me["space"]) - STEP * far(self.me["space"])[part]
        if self.going_home:
            return -1.0 if verb != "done" else -0.001
        if verb == "search":
            return self.search(self.view["tokens"][self.me["space"]])
        if verb == "face":
            return self.face(part)
        if verb == "lift":
            return self.lift(part)
        if verb == "trade":
            return self.trade(part)
        if verb == "lay-off":
            return self.lay_off(part)
        return 0.0

    # --- the way home ------------------------------------------------------------------------------------

    @property
    def going_home(self) -> bool:
        """With enough Proof, or so late that everybody must be on the way anyhow."""
        return self.enough or self.turns_home >= self.left

    @property
    def turns_home(self) -> float:
        steps = min(far(self.me["space"])[door] for door in DOOR)
        return steps / 4.0 + 0.5

    def at(self, space: str) -> float:
        """What it is worth to stand there."""
        if self.going_home:
            return -0.2 * far(space)[self.my_door]
        best = 0.0
        for token, threshold in self.view["tokens"].items():
            if token not in self.taken:
                best = max(best, self.search(threshold) - self.trip(space, token))
        for haunting in self.view["hauntings"]:
            card = HAUNTING[haunting["haunting"]]
            goal = min(far(space)[key] for key, each in HOUSE.spaces.items() if each.room in card.rooms)
            best = max(best, self.face(card.key) - STEP * goal * 1.5)
        return best

    def trip(self, space: str, token: str) -> float:
        """Colleagues divide the house: what is nearer to somebody else is left to them."""
        steps = far(space)[token]
        others = [
            far(other["space"])[token]
            for other in self.view["team"]
            if other is not self.me and not other["possessed"]
        ]
        crowd = 0.08 if others and min(others) + 1 < steps else 0.0
        return STEP * steps * 1.5 + crowd

    @property
    def taken(self) -> set[str]:
        return {other["space"] for other in self.view["team"] if other is not self.me}

    @property
    def my_door(self) -> str:
        """Everybody has a door of their own, so that nobody stands in the way."""
        return DOOR[self.me["seat"]]

    # --- what things are worth ---------------------------------------------------------------------------

    def chance(self, threshold: int, plus: int) -> float:
        """To reach so much with a die; a bare twenty is always enough."""
        needed = min(SIDES, threshold - plus - self.bonus)
        return max(0.0, min(1.0, (SIDES + 1 - needed) / SIDES))

    @property
    def bonus(self) -> int:
        declared = sum(CHARM[key].amount for key in self.view["bonus"])
        return declared - sum(
            CURSE[key].amount for key in self.hand if key in CURSE and CURSE[key].effect == ROLLS
        )

    def search(self, threshold: int) -> float:
        plus = self.amount if self.ability == KEEN else 0
        for haunting in self.view["hauntings"]:
            if HAUNTING[haunting["haunting"]].effect == SEARCH:
                plus -= HAUNTING[haunting["haunting"]].amount
        chance = self.chance(threshold, plus)
        return chance * FOUND - (1 - chance) * CAUGHT

    def face(self, key: str) -> float:
        card = HAUNTING[key]
        begun = next((each["sum"] for each in self.view["hauntings"] if each["haunting"] == key), 0)
        missing = card.threshold - begun - self.bonus
        chance = max(0.0, min(1.0, (SIDES + 1 - missing) / SIDES))
        if self.ability == STEADFAST:
            chance = 1 - (1 - chance) ** 2
        worth = 0.9 if card.proof else 0.2
        hope = 0.25 * worth * min(1.0, 10.5 / max(1, missing))
        return chance * worth + (1 - chance) * hope * 0.6

    def lift(self, key: str) -> float:
        curse = CURSE[key]
        plus = self.amount if self.ability == CLEANSING else 0
        harder = sum(
            HAUNTING[h["haunting"]].amount
            for h in self.view["hauntings"]
            if HAUNTING[h["haunting"]].effect == HARDER_CURSES
        )
        return self.chance(curse.threshold + harder, plus) * self.burden(key) - STEP

    def burden(self, key: str) -> float:
        """What a Curse costs its holder; one with Proof is worth keeping."""
        curse = CURSE[key]
        weight = 0.12 if len(self.hand) < self.me["limit"] else 0.3
        return weight - (1.0 if curse.proof else 0.0)

    def worth(self, key: str) -> float:
        """What a card in the hand is worth."""
        if key in CURSE:
            return 1.0 if CURSE[key].proof else -0.2
        charm = CHARM[key]
        if charm.proof:
            return 1.0
        return CHARM_WORTH.get(charm.effect, 0.15) + (0.2 if charm.candle else 0.0)

    def trade(self, key: str) -> float:
        charm = CHARM[key]
        if charm.proof:
            return -1.0
        if charm.effect == LIFT:
            curses = [self.burden(each) for each in self.hand if each in CURSE and not CURSE[each].possession]
            return max(curses, default=0.0) - 0.05
        if charm.effect == JOIN_IN:
            return 0.05
        full = len(self.hand) >= self.me["limit"]
        return 0.02 if full and charm.effect == MORE_ACTIONS else -0.05

    def lay_off(self, key: str) -> float:
        """Only to make room for a Search."""
        full = len(self.hand) >= self.me["limit"]
        if not full or self.worth(key) >= 0.6:
            return -1.0
        return 0.3 - self.worth(key)

    def pays(self, key: str) -> float:
        """A colleague who can move again is worth two candles, and Proof when there is time."""
        return 0.5 if CHARM[key].candle else (0.1 if self.left > 6 else -0.3)
