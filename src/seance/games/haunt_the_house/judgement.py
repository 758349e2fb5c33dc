"""How a ghost judges the house from its seat: what hunters are worth, and how near they are to running."""

from __future__ import annotations

from seance.games.haunt_the_house.box.hunters import HUNTERS, TROPHIES
from seance.games.haunt_the_house.cards import COLOURS, KINDS, Hunter
from seance.games.haunt_the_house.view import GhostView, HiddenScare, HouseView, RoomView

HUNTER = {hunter.key: hunter for hunter in HUNTERS}
TROPHY_GEAR = {trophy.key: trophy.gear for trophy in TROPHIES}
KIND = {f"{colour}-{name}": kind for colour in COLOURS for kind, name in enumerate(KINDS)}

TEMPO = 2.0
"""What a hunter is worth beyond its points: it is one step to the end, and nobody else's."""
TRUST = 0.75
"""How likely a Scare hidden by somebody else is to be one that the hunter fears."""
NEARNESS = (1.0, 0.62, 0.36, 0.18, 0.08)
"""What is left of a hunter's worth when so many Scares are still to be found."""
REWARD = 1.1
"""A Skull, or a Phantom, which is a little better."""


class Outlook:
    """The view of one seat, read once for all options of a question."""

    def __init__(self, view: HouseView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view["ghosts"][seat]
        self.hand = counts(self.me["hand"])
        self.gear = collection(self.me)
        self.rooms = [RoomOutlook(room, self) for room in view["rooms"]]

    def room(self, key: str) -> RoomOutlook:
        for room in self.rooms:
            if room.key == key:
                return room
        return self.rooms[0]


class RoomOutlook:
    """One room: what its hunter is worth to me and what it still needs, as far as I can tell."""

    def __init__(self, room: RoomView, outlook: Outlook) -> None:
        self.key: str = room["room"]
        self.hunter: Hunter | None = HUNTER.get(room["hunter"] or "")
        self.needs: list[int] = self.hunter.needs[:] if self.hunter is not None else [0, 0, 0, 0]
        self.lacking = self.needs[:]
        self.open = self.needs[:]
        self.unknown = 0
        self.my_correct = 0
        self.strangers = 0
        for shown in room["shown"]:
            self._count(KIND[shown["scare"]])
            self.open[KIND[shown["scare"]]] -= 1
        for hidden in room["hidden"]:
            self._hidden(hidden, outlook.seat)
        self.worth = hunter_worth(self.hunter, outlook.gear) if self.hunter is not None else 0.0

    def _hidden(self, each: HiddenScare, seat: int) -> None:
        if each["seat"] != seat:
            self.strangers += 1
        if each["scare"] is None:
            self.unknown += 1
            return
        kind = KIND[each["scare"]]
        self._count(kind)
        if each["seat"] == seat and self.needs[kind] > 0:
            self.my_correct += 1

    def _count(self, kind: int) -> None:
        if self.lacking[kind] > 0:
            self.lacking[kind] -= 1

    def short_by(self, hand: list[int]) -> int:
        """How many Scares are missing even if the whole hand is used."""
        return sum([max(0, self.lacking[kind] - hand[kind]) for kind in range(4)])

    def chance(self, hand: list[int]) -> float:
        """The chance that a BOO succeeds, others' hidden Scares guessed at."""
        if self.hunter is None:
            return 0.0
        short = [max(0, self.lacking[kind] - hand[kind]) for kind in range(4)]
        return covered(short, self.unknown, likelihood(self.needs))

    def prospect(self, hand: list[int]) -> float:
        """What the hunter is worth to me now, the nearer to running the more."""
        if self.hunter is None:
            return 0.0
        guessed = TRUST * self.unknown * 0.5
        short = max(0.0, self.short_by(hand) - guessed)
        low = min(int(short), 3)
        part = short - int(short) if short < 4 else 0.0
        nearness = NEARNESS[low] * (1 - part) + NEARNESS[low + 1] * part
        return self.worth * nearness


def counts(keys: list[str | None]) -> list[int]:
    """How many of each kind of Scare."""
    found = [0, 0, 0, 0]
    for key in keys:
        if key is not None:
            found[KIND[key]] += 1
    return found


def collection(ghost: GhostView) -> dict[str, int]:
    """The gear a ghost is known to have, trophies included where they are known."""
    gear: dict[str, int] = dict(ghost["gear"])
    for trophy in ghost["trophies"]:
        if trophy is not None:
            piece = TROPHY_GEAR[trophy]
            gear[piece] = gear.get(piece, 0) + 1
    return gear


def hunter_worth(hunter: Hunter, gear: dict[str, int]) -> float:
    """HTH-6.2: the n-th piece of a kind adds 2n - 1 points."""
    points = float(hunter.skulls)
    for piece in hunter.gear:
        points += 2 * gear.get(piece, 0) + 1
    return points + TEMPO


def likelihood(needs: list[int]) -> list[float]:
    """How likely an unknown hidden Scare is to be of each kind, given what the hunter fears."""
    wanted = sum(needs)
    useless = sum([1 for need in needs if need == 0])
    odds: list[float] = []
    for need in needs:
        if need > 0:
            odds.append((TRUST if useless else 1.0) * need / wanted)
        else:
            odds.append((1 - TRUST) / useless)
    return odds


def covered(short: list[int], cards: int, odds: list[float]) -> float:
    """The chance that so many unknown cards hold all that is short."""
    wanted = sum(short)
    if wanted == 0:
        return 1.0
    if wanted > cards:
        return 0.0
    total = 0.0
    for kind in range(4):
        if odds[kind] > 0:
            if short[kind] > 0:
                short[kind] -= 1
                total += odds[kind] * covered(short, cards - 1, odds)
                short[kind] += 1
            else:
                total += odds[kind] * covered(short, cards - 1, odds)
    return total
