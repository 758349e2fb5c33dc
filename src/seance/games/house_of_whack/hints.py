"""What a player should value: a liking, in Gold Hearts, for each option of each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seance.games.house_of_whack.bouts import adding, helping, laying, spoil
from seance.games.house_of_whack.cards import GOLD, GREEN, Arcana, Fiend, Guest, Whack
from seance.games.house_of_whack.errands import GLORY, MISSED, cheap, goods, trophy
from seance.games.house_of_whack.handiwork import HANDIWORK
from seance.games.house_of_whack.outlook import (
    Lore,
    Outlook,
    card_of,
    carried_bonus,
    carry_worth,
    fight_value,
    noted,
    seat_of,
    value,
    yes,
)
from seance.games.house_of_whack.plans import a_turn, going
from seance.games.house_of_whack.rivals import wanting
from seance.games.house_of_whack.sociable import SOCIABLE
from seance.games.house_of_whack.view import PlayerView, PremisesView
from seance.games.house_of_whack.whims import keep_worth, worth_of
from seance.kernel.question import NUMBER, Prompt
from seance.kernel.things import Card, Option, Thing

Judge = Callable[[Outlook, Prompt, Thing], float]

NEVER: Final = -3.0
"""So little that it is not chosen by mistake, however many such options there are."""


def weigh(lore: Lore, view: PremisesView, question: Prompt) -> list[float]:
    """A liking for each option; what a question is about decides how it is judged."""
    outlook = Outlook(lore, view, question.seat)
    if question.name == "lay":
        return laying(outlook, question)
    if question.name == "go":
        return going(outlook, question)
    if question.kind == NUMBER:
        return numbers(question)
    judge = JUDGES.get(question.name)
    if judge is None:
        return [0.0] * len(question.options)
    return [judge(outlook, question, option) for option in question.options]


def numbers(question: Prompt) -> list[float]:
    """The lowest price, the most of a good thing; numbers that nobody should guess are any."""
    slope = {"price": -1.0, "how-often": 1.0}.get(question.name, 0.0)
    return [slope * number for number in range(question.high - question.low + 1)]


# --- cards at any time ----------------------------------------------------------------------------------


def a_reaction(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-4.10: what is worth more now than in the hand; before one draws, anything that is any good."""
    card = card_of(option)
    if not isinstance(card, Arcana):
        return 0.0
    if isinstance(option, Option) and option.verb in ("raise", "lower"):
        return _turning(outlook, question, card, option.verb)
    if isinstance(option, Option) and option.verb == "add":
        return adding(outlook, question, card, option)
    return worth_of(outlook, card.deeds) - keep_worth(outlook, card) - _patience(outlook, question)


def _patience(outlook: Outlook, question: Prompt) -> float:
    """Before one's own Draw a card that is played is a card drawn; else there is no hurry."""
    moment = noted(question, "moment")
    if moment is not None and moment.key in ("drawing", "housekeeping") and outlook.mine:
        return 0.1
    return 0.55


def _turning(outlook: Outlook, question: Prompt, card: Arcana, verb: str) -> float:
    """HW-4.13: a die of one's own that shows too little."""
    roll, die = noted(question, "roll"), noted(question, "die")
    if not outlook.mine or roll is None or die is None or roll.key != "move" or verb == "lower":
        return -0.5
    return 0.1 - 0.15 * card.size


def an_answer(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-4.16: stop what would hurt; copy what would help."""
    own = card_of(option)
    card = next((thing for thing in question.about or [] if isinstance(thing, Arcana)), None)
    if not isinstance(own, Arcana) or card is None:
        return 0.0
    by = seat_of(outlook, noted(question, "by"))
    target = seat_of(outlook, noted(question, "target"))
    if own.deeds[0].kind == "copy":
        return worth_of(outlook, card.deeds) - 0.7
    hurt = -_felt(outlook, card, by, target)
    return hurt - 0.55


def _felt(outlook: Outlook, card: Arcana, by: PlayerView | None, target: PlayerView | None) -> float:
    """What an Arcana of somebody else's does to me: aimed at me it hurts, else it helps a rival a little."""
    if target is not None and target["seat"] == outlook.seat:
        return -max(0.3, sum(0.9 * deed.amount for deed in card.deeds))
    if target is None and any(deed.whom in ("others", "company", "all") for deed in card.deeds):
        return -0.5
    lead = outlook.lead(by["seat"]) if by is not None else 0.3
    return -0.6 * lead


def whom(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """Whom an effect befalls: a rival for what hurts, oneself for what helps."""
    other = seat_of(outlook, option)
    card = next((thing for thing in question.about or [] if isinstance(thing, Card)), None)
    if other is None:
        return 0.0
    deeds = card.deeds if isinstance(card, Arcana) else ()
    if deeds:
        return worth_of(outlook, deeds, other)
    return -1.0 if other["seat"] == outlook.seat else outlook.lead(other["seat"])


# --- what is found, kept and let go ---------------------------------------------------------------------


def a_find(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-14.1, HW-15.2: yes to what is better than what one has."""
    card = next((thing for thing in question.about or [] if isinstance(thing, Card)), None)
    if card is None or option.key == "no":
        return 0.0
    return wanting(outlook, card)


def least(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """What one would miss least."""
    card = card_of(option)
    if isinstance(card, Arcana):
        return -keep_worth(outlook, card) - 0.3 * worth_of(outlook, card.deeds)
    return -carry_worth(card) if card is not None else 0.0


def most(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """What one would like best."""
    return -least(outlook, question, option)


def a_discard(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-5.14: what is good for nothing makes room for something better."""
    card = card_of(option)
    if not isinstance(card, Arcana):
        return 0.0
    if question.low > 0:
        return least(outlook, question, option) + 2.0
    return 0.25 - keep_worth(outlook, card) - max(0.0, 0.3 * worth_of(outlook, card.deeds))


def a_payment(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-20.4: all for Hearts, but Life first when there is little; what fights well is kept."""
    if not isinstance(option, Option) or option.verb == "done":
        return 0.0
    colour = (
        option.other.key if option.other is not None else option.part.key if option.part is not None else ""
    )
    if option.verb == "spend":
        return 0.8 if colour == GREEN and _ailing(outlook, question, 1) else NEVER
    card = card_of(option)
    if card is None:
        return 0.0
    claimed = card.key in outlook.me["claimed"]
    worth = float(value(card, claimed))
    if not claimed and not outlook.late:
        worth -= MISSED * carried_bonus(card)
    if is_trophy(outlook, card, value(card, claimed)):
        worth += GLORY * value(card, claimed)
    if colour == GOLD:
        return worth if cheap(outlook) else NEVER
    return worth + 0.5 if colour == GREEN and _ailing(outlook, question, 2) else NEVER


def _ailing(outlook: Outlook, question: Prompt, little: int) -> bool:
    """Whether one has so little Life left, with what has been laid down for more of it so far."""
    laid, rate = noted(question, "green"), noted(question, "green_rate")
    bought = int(laid.key) // int(rate.key) if laid is not None and rate is not None else 0
    return outlook.me["life"] + bought <= little


def is_trophy(outlook: Outlook, card: Card, worth: int) -> bool:
    """HW-SR.8: whether this is the thing to display where one stands."""
    tile = outlook.tile(outlook.me["room"])
    if tile is None or trophy(outlook, tile) == 0.0:
        return False
    return worth == max([price for _, price in goods(outlook)], default=0)


def again(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-19.12: once more, if it can be won."""
    foe = next((thing for thing in question.about or [] if isinstance(thing, Card)), None)
    if option.key == "no":
        return 0.0
    return fight_value(outlook, foe) - 0.8 if foe is not None else -0.2


def a_flight(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-17.1: away from what cannot be beaten."""
    room = outlook.room
    if option.key == "no" or room is None:
        return 0.0
    return -min([fight_value(outlook, foe) for foe in outlook.foes_in(room)], default=0.0) - 0.6


def a_meeting(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-17.7: the easiest first; what cannot be beaten is evaded."""
    card = card_of(option)
    if card is None or not isinstance(option, Option):
        return 0.0
    worth = fight_value(outlook, card)
    return -worth if option.verb == "evade" else worth


def any_card(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """A card to take: the dearest, or the one that fights best."""
    card = card_of(option)
    if isinstance(card, Arcana):
        return keep_worth(outlook, card) + 0.2 * max(0.0, worth_of(outlook, card.deeds))
    if isinstance(card, (Whack, Guest)):
        return carry_worth(card)
    return fight_value(outlook, card) if isinstance(card, Fiend) else 0.0


JUDGES: Final[dict[str, Judge]] = {
    "turn": a_turn,
    "react": a_reaction,
    "nudge": a_reaction,
    "wild": a_reaction,
    "answer": an_answer,
    "help": helping,
    "whom": whom,
    "redirect": whom,
    "pick-up": a_find,
    "take-along": a_find,
    "too-many": least,
    "let-go": least,
    "discard": a_discard,
    "redeem": a_payment,
    "come-back": yes,
    "rest": yes,
    "again": again,
    "flee": a_flight,
    "meet": a_meeting,
    "spoils": spoil,
    "rob": any_card,
    "fetch": any_card,
    "snatch": any_card,
    "drop-one": least,
    **SOCIABLE,
    **HANDIWORK,
}
