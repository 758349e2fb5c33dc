"""What a player should value: a liking, in Gold Hearts, for each option of each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seance.games.house_of_whack.bouts import adding, helping, laying, spoil
from seance.games.house_of_whack.cards import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    Arcana,
    Fiend,
    Guest,
    PropCard,
    RoomTile,
    Side,
    Whack,
)
from seance.games.house_of_whack.errands import appeal, distances, purse
from seance.games.house_of_whack.outlook import (
    Lore,
    Outlook,
    carried_bonus,
    chance,
    dark_doors,
    fight_value,
    value,
)
from seance.games.house_of_whack.sociable import SOCIABLE
from seance.games.house_of_whack.view import PlayerView, PremisesView
from seance.games.house_of_whack.whims import keep_worth, worth_of
from seance.kernel.question import Prompt
from seance.kernel.things import Card, Name, Option, Thing

Judge = Callable[[Outlook, Prompt, Thing], float]


def weigh(lore: Lore, view: PremisesView, question: Prompt) -> list[float]:
    """A liking for each option; what a question is about decides how it is judged."""
    outlook = Outlook(lore, view, question.seat)
    if question.name == "lay":
        return laying(outlook, question)
    if question.name == "go":
        return going(outlook, question)
    judge = JUDGES.get(question.name)
    if judge is None:
        return [0.0] * max(1, len(question.options), question.high - question.low + 1)
    return [judge(outlook, question, option) for option in question.options]


def card_of(option: Thing) -> Card | None:
    """The card that an option is about."""
    part = option.part if isinstance(option, Option) else option
    return part if isinstance(part, Card) else None


def seat_of(outlook: Outlook, thing: Thing | None) -> PlayerView | None:
    """The player that is meant."""
    if isinstance(thing, Option):
        thing = thing.part
    if isinstance(thing, Name) and thing.kind == "seat":
        return outlook.player(int(thing.key))
    return None


def noted(question: Prompt, noun: str) -> Thing | None:
    """What a question is about, by the name it has there."""
    for thing in question.about or []:
        if (thing.as_noun if isinstance(thing, Name) else thing.noun) == noun:
            return thing
    return None


# --- the turn -------------------------------------------------------------------------------------------


def a_turn(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-5.7: an Action is worth about two Hearts; what brings less is left."""
    if not isinstance(option, Option):
        return 0.0
    judge = TURNS.get(option.verb)
    return judge(outlook, option) if judge is not None else 0.0


def _drawing(outlook: Outlook, option: Option) -> float:
    """HW-5.8: a token, and whatever comes; not for somebody with one Life and much to lose."""
    if outlook.me["life"] <= 1 and outlook.me["hearts"] > 4:
        return 0.4
    return 2.6


def _redeeming(outlook: Outlook, option: Option) -> float:
    room = outlook.room
    tile = outlook.tile(outlook.me["room"])
    if room is None or tile is None:
        return 0.0
    if GREEN in tile.hearts and outlook.me["life"] <= 2 and purse(outlook) + outlook.me["hearts"] >= 2:
        return 3.2
    worth = purse(outlook)
    if GOLD not in tile.hearts or worth < 1:
        return 0.1
    return 1.2 + 0.5 * worth + (1.5 if outlook.late else 0.0)


def _moving(outlook: Outlook, option: Option) -> float:
    """Where there is nothing more to do here, on to where there is."""
    room = outlook.room
    if room is None:
        return 0.0
    best = distances(outlook)
    here = appeal(outlook, room)
    near = max(best.values(), default=0.0)
    gain = max(0.0, near - here) + (0.5 if room["token"] >= 0 else 0.0)
    rolled = 0.1 if option.verb == "roll" and dark_doors(outlook, room) == 0 else 0.0
    return min(2.4, 0.9 + 0.6 * gain + rolled)


def _facing(outlook: Outlook, option: Option) -> float:
    room = outlook.room
    foes = outlook.foes_in(room) if room is not None else []
    left = [foe for foe in foes if foe.key not in outlook.view["faced"]]
    return max([fight_value(outlook, foe) for foe in left], default=0.0) + 0.3


def _attacking(outlook: Outlook, option: Option) -> float:
    other = seat_of(outlook, option)
    if other is None:
        return 0.0
    colour = BLUE if option.other is not None and option.other.key == BLUE else RED
    ahead = outlook.total(outlook.me, colour) - outlook.total(other, colour)
    cards = outlook.in_hand(colour) - 1.5 * len(other["hand"])
    win = chance(int(ahead + cards))
    prize = 1.0 + (2.0 + 0.4 * other["hearts"] if other["life"] == 1 and colour == RED else 0.0)
    risk = 0.1 if option.verb == "shoot" else 1.2
    return outlook.lead(other["seat"]) * 2.0 * win * prize - (1.0 - win) * risk


def _assaulting(outlook: Outlook, option: Option) -> float:
    card = card_of(option)
    return fight_value(outlook, card) - 0.3 if card is not None else 0.0


def _using(outlook: Outlook, option: Option) -> float:
    """What is printed on what one has: Props, Allies, oneself, rooms, and who lives there."""
    card = card_of(option)
    for side in _sides(card):
        if side.act is not None:
            return 0.2 + worth_of(outlook, side.act.deeds)
    return 0.0


def _sides(card: Card | None) -> list[Side]:
    if isinstance(card, Guest):
        return [card.own, card.ally, card.third.side]
    return [card.side] if isinstance(card, (PropCard, RoomTile)) else []


def _playing(outlook: Outlook, option: Option) -> float:
    card = card_of(option)
    return worth_of(outlook, card.deeds) if isinstance(card, Arcana) else 0.0


def _taking(outlook: Outlook, option: Option) -> float:
    """Whatever is better than what one has of the kind; Allies always."""
    card = card_of(option)
    if isinstance(card, Guest):
        return 3.0
    if not isinstance(card, PropCard):
        return 0.0
    worn = [outlook.lore.cards[key] for key in outlook.me["carried"]]
    same = [other for other in worn if isinstance(other, PropCard) and other.kind == card.kind]
    return 3.0 if all(carry_worth(other) < carry_worth(card) for other in same) else -1.0


def carry_worth(card: Card) -> float:
    """What it is worth to carry something: its price, and what it adds to fights."""
    return value(card, False) + 1.2 * carried_bonus(card)


def _trading(outlook: Outlook, option: Option) -> float:
    return -1.0


def _becoming(outlook: Outlook, option: Option) -> float:
    """HW-31.5: a Guest's Power costs as many Hearts as it is worth; once is enough."""
    card = card_of(option)
    if not isinstance(card, Guest) or outlook.me["guest"]:
        return -1.0
    return 1.2 if outlook.me["hearts"] >= 3 * card.worth else -0.5


TURNS: Final[dict[str, Callable[[Outlook, Option], float]]] = {
    "draw": _drawing,
    "redeem": _redeeming,
    "walk": _moving,
    "roll": _moving,
    "face": _facing,
    "attack": _attacking,
    "shoot": _attacking,
    "assault": _assaulting,
    "use": _using,
    "play": _playing,
    "take": _taking,
    "drop": lambda outlook, option: -2.0,
    "trade": _trading,
    "become": _becoming,
    "release": lambda outlook, option: -2.0,
    "force": lambda outlook, option: 0.8,
    "done": lambda outlook, option: 0.6,
}


def going(outlook: Outlook, question: Prompt) -> list[float]:
    """HW-6.3: to the room from which the best errand is nearest; new rooms beckon."""
    best = distances(outlook)
    return [_place(outlook, best, option) for option in question.options]


def _place(outlook: Outlook, best: dict[str, float], option: Thing) -> float:
    room = outlook.room
    if not isinstance(option, Option) or room is None:
        return 0.0
    if option.verb == "done":
        return appeal(outlook, room) + 0.05
    card = card_of(option)
    if card is None:
        return 0.0
    if option.verb == "open":
        return 2.9
    there = outlook.rooms[card.key]
    ahead = max(appeal(outlook, there), best[card.key] - 0.35)
    return ahead - (0.15 if card.key == outlook.me["room"] else 0.0)


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
    return _taking(outlook, Option("take", card))


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
        return 0.8 if colour == GREEN and outlook.me["life"] == 1 and outlook.me["hearts"] >= 2 else -1.0
    card = card_of(option)
    if card is None:
        return 0.0
    claimed = card.key in outlook.me["claimed"]
    worth = float(value(card, claimed))
    if not claimed and not outlook.late:
        worth -= 2.5 * carried_bonus(card)
    if colour == GOLD:
        return worth
    if colour == GREEN and outlook.me["life"] <= 2:
        return worth + 0.5
    return 0.2 * worth - 0.3


def yes(outlook: Outlook, question: Prompt, option: Thing) -> float:
    return 1.0 if option.key == "yes" else 0.0


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
    **SOCIABLE,
}
