"""What a colleague should value: a liking for each option of each question."""

from __future__ import annotations

from seance.games.most_haunted_house.box.charms import BY_KEY as CHARM
from seance.games.most_haunted_house.cards import BONUS, IGNORE, JOIN_IN, LIFT, MORE_ACTIONS, MOVE
from seance.games.most_haunted_house.judgement import CANDLE, CURSE, STEP, Outlook, far
from seance.games.most_haunted_house.view import NightView
from seance.kernel.question import Prompt
from seance.kernel.things import Option, Thing

NEVER = -5.0
FREED = 0.12
"""What a colleague is worth for each cycle that is left, once they can move again."""
GOOD_DIE = 12


def weigh(view: NightView, prompt: Prompt) -> list[float]:
    """A liking for each option, in hundredths of a Proof."""
    return [100.0 * liking for liking in _likings(view, prompt)]


def _likings(view: NightView, prompt: Prompt) -> list[float]:
    mind = Outlook(view, prompt.seat)
    if prompt.name == "turn":
        return [_turn(mind, option) for option in prompt.options]
    if prompt.name == "again":
        return _again(mind, prompt)
    if prompt.name == "exorcise":
        return [_gift(mind, option.key) for option in prompt.options]
    if prompt.name == "where":
        return [mind.at(_about(option)) for option in prompt.options]
    if prompt.name in ("too-many", "let-go"):
        return [-mind.worth(option.key) for option in prompt.options]
    if prompt.name == "which-curse":
        return [mind.burden(option.key) for option in prompt.options]
    if prompt.name == "which-haunting":
        return [mind.face(option.key) for option in prompt.options]
    return [0.0] * len(prompt.options)


def _about(option: Thing) -> str:
    return option.part.key if isinstance(option, Option) and option.part is not None else option.key


def _turn(mind: Outlook, option: Option) -> float:
    verb, key = option.verb, _about(option)
    if verb == "walk":
        return mind.at(key) - mind.at(mind.space) - 0.3 * STEP * far(mind.space)[key]
    if verb == "done":
        return 0.0
    if mind.homeward and verb != "trade":
        return NEVER
    if verb == "search":
        return mind.search(mind.view["tokens"][mind.space]) + 0.02
    if verb == "face":
        return mind.face(key)
    if verb == "lift":
        return mind.lift(key)
    if verb == "lay-off":
        return _let_go(mind, key)
    return _trade(mind, key)


def _let_go(mind: Outlook, key: str) -> float:
    """Only to make room, and only what is worth less than a find."""
    if not mind.full or mind.worth(key) > CANDLE:
        return NEVER
    cheapest = min(mind.worth(each) for each in mind.hand if each in CHARM)
    return 0.25 if mind.worth(key) == cheapest and mind.space in mind.view["tokens"] else NEVER


def _trade(mind: Outlook, key: str) -> float:
    charm = CHARM[key]
    if charm.proof or charm.candle:
        return NEVER
    if charm.effect == LIFT:
        return max([mind.burden(each) for each in mind.hand if each in CURSE], default=0.0) - STEP
    if charm.effect == BONUS:
        return 0.15 if mind.full and mind.space in mind.view["tokens"] and not mind.view["bonus"] else NEVER
    if charm.effect == MORE_ACTIONS:
        return 0.05 if mind.full or mind.homeward else NEVER
    if charm.effect == MOVE:
        return 0.3 if mind.homeward else NEVER
    if charm.effect == JOIN_IN:
        return 0.1
    return NEVER if charm.effect == IGNORE else 0.0


def _again(mind: Outlook, prompt: Prompt) -> list[float]:
    """Once more, if the die was poor."""
    return [0.0 if option.key == "pass" else -0.05 for option in prompt.options]


def _gift(mind: Outlook, key: str) -> float:
    """A candle is for this; Proof when there is time to find it again."""
    return FREED * mind.left - (CANDLE if CHARM[key].candle else 1.0)
