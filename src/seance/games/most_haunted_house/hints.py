"""What a colleague should value: a liking for each option of each question."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.most_haunted_house.box.charms import BY_KEY as CHARM
from seance.games.most_haunted_house.box.hauntings import BY_KEY as HAUNTING
from seance.games.most_haunted_house.cards import (
    BONUS,
    IGNORE,
    JOIN_IN,
    LIFT,
    MOST_ACTIONS,
    MOST_WALKS,
    MOVE,
    SEARCH,
    SNARE,
    STAIRS,
    Charm,
)
from seance.games.most_haunted_house.judgement import CANDLE, CURSE, STEP, Outlook, far
from seance.games.most_haunted_house.view import NightView
from seance.kernel.question import Prompt
from seance.kernel.things import Option, Thing

NEVER = -5.0
FREED = 0.3
"""What a colleague is worth for each cycle that is left, once they can move again."""
ROOM_MADE = 0.2
"""What it is worth to have room for a card when there is something to search."""
LATE = 8
"""With so many cycles left, what could come in useful begins to be worth less."""


def weigh(view: NightView, prompt: Prompt) -> list[float]:
    """A liking for each option, in hundredths of a Proof."""
    return [100.0 * liking for liking in _likings(view, prompt)]


def _likings(view: NightView, prompt: Prompt) -> list[float]:
    mind = Outlook(view, prompt.seat)
    answer = ANSWERS.get(prompt.name, _whatever)
    return [answer(mind, option) for option in prompt.options]


def _about(option: Thing) -> str:
    return option.part.key if isinstance(option, Option) and option.part is not None else option.key


def _turn(mind: Outlook, option: Thing) -> float:
    """What to do next; whoever is on the way home does nothing else."""
    assert isinstance(option, Option)
    if mind.homeward and option.verb not in ("walk", "trade", "done"):
        return NEVER
    return DEEDS.get(option.verb, _nothing)(mind, _about(option))


def _nothing(mind: Outlook, key: str) -> float:
    return 0.0


def _walk(mind: Outlook, key: str) -> float:
    return mind.at(key) - mind.here() - 0.3 * STEP * far(mind.space)[key]


def _search(mind: Outlook, key: str) -> float:
    return mind.search(mind.view["tokens"][mind.space]) + 0.02


def _let_go(mind: Outlook, key: str) -> float:
    """Only to make room, and only what is worth less than a find."""
    if not mind.full or mind.worth(key) > CANDLE:
        return NEVER
    cheapest = min(mind.worth(each) for each in mind.hand if each in CHARM)
    return 0.25 if mind.worth(key) == cheapest and mind.space in mind.view["tokens"] else NEVER


def _trade(mind: Outlook, key: str) -> float:
    """What a Charm does now, less what it is worth to keep it. Proof stays; candles light the way home."""
    charm = CHARM[key]
    if charm.proof or (charm.candle and not mind.homeward):
        return NEVER
    room = ROOM_MADE if mind.full and mind.space in mind.view["tokens"] else 0.0
    return _use(mind, charm) + room - mind.worth(key) * min(1.0, mind.left / LATE)


def _use(mind: Outlook, charm: Charm) -> float:
    """What trading a Charm in would gain."""
    if charm.effect == LIFT:
        return max([mind.burden(each) for each in mind.hand if each in CURSE], default=0.0)
    if charm.effect == BONUS:
        return mind.boost(charm.amount)
    if charm.effect == JOIN_IN:
        return max([mind.finish(each["haunting"]) for each in mind.view["hauntings"]], default=0.0)
    if charm.effect == IGNORE:
        return max([_muffled(mind, each["haunting"]) for each in mind.view["hauntings"]])
    if charm.effect == MOVE:
        return 0.4 if mind.homeward else 0.0
    return 0.15 if mind.homeward else 0.02


def _muffled(mind: Outlook, haunting: str) -> float:
    """What it is worth not to hear a Haunting for a turn: on the way home what slows, else what blinds."""
    slows = HAUNTING[haunting].effect in (MOST_WALKS, MOST_ACTIONS, STAIRS)
    if mind.homeward:
        return 0.3 if slows else 0.0
    blinds = HAUNTING[haunting].effect in (SEARCH, SNARE) and mind.space in mind.view["tokens"]
    return 0.12 if blinds else 0.05 if slows else 0.0


def _again(mind: Outlook, option: Thing) -> float:
    """Another die, for an Action and the Charm."""
    return 0.0 if option.key == "pass" else mind.again() - mind.worth(_about(option)) - STEP


def _where(mind: Outlook, option: Thing) -> float:
    return mind.at(_about(option))


def _parting(mind: Outlook, option: Thing) -> float:
    return -mind.worth(option.key)


def _rid(mind: Outlook, option: Thing) -> float:
    return mind.burden(option.key)


def _sum(mind: Outlook, option: Thing) -> float:
    return mind.finish(option.key)


def _unheard(mind: Outlook, option: Thing) -> float:
    return _muffled(mind, option.key)


def _whatever(mind: Outlook, option: Thing) -> float:
    return 0.0


def _gift(mind: Outlook, option: Thing) -> float:
    """A candle is for this; Proof when there is time to find it again."""
    return FREED * mind.left - (CANDLE if CHARM[option.key].candle else 1.0)


def _give_up(mind: Outlook, option: Thing) -> float:
    """It is only asked when all is lost (b-21)."""
    return 1.0 if option.key == "yes" else 0.0


ANSWERS: dict[str, Callable[[Outlook, Thing], float]] = {
    "turn": _turn,
    "again": _again,
    "exorcise": _gift,
    "concede": _give_up,
    "where": _where,
    "too-many": _parting,
    "let-go": _parting,
    "which-curse": _rid,
    "which-haunting": _sum,
    "ignore": _unheard,
}
DEEDS: dict[str, Callable[[Outlook, str], float]] = {
    "walk": _walk,
    "search": _search,
    "face": Outlook.face,
    "lift": Outlook.lift,
    "lay-off": _let_go,
    "trade": _trade,
}
