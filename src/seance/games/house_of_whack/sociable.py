"""How to vote, bargain, go to law and keep one's word, for one's own good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seance.games.house_of_whack.bartering import best_swap, gain_by
from seance.games.house_of_whack.cards import BLUE, GOLD, GREEN, RED
from seance.games.house_of_whack.outlook import Outlook, card_of, carry_worth, noted, seat_of, yes
from seance.games.house_of_whack.view import PlayerView
from seance.kernel.facts import Several
from seance.kernel.question import Prompt
from seance.kernel.things import Card, Option, Thing

Judge = Callable[[Outlook, Prompt, Thing], float]

GOODS: Final = {
    RED: 1.2,
    BLUE: 1.2,
    GREEN: 1.1,
    GOLD: 1.0,
    "value": 0.9,
    "drama": 0.45,
    "actions": 2.0,
    "whack": 1.4,
    "honour": 0.3,
}
"""What one of each is worth in Hearts, as a price or as a prize in the Mystery Room (b-56)."""


def bargain_worth(price: str, pay: float, prize: str) -> float:
    """What an exchange brings each time."""
    return GOODS[prize] - pay * GOODS[price]


def of_tariff(thing: Thing | None) -> tuple[str, str]:
    """Price and prize, as the name of an exchange has them."""
    price, _, prize = thing.key.rpartition("-") if thing is not None else ("", "", "")
    return (price, prize) if price in GOODS and prize in GOODS else ("honour", "honour")


def a_proposal(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-SR.5: what would pay at its lowest price; everybody can use it, so others may well agree."""
    if option.key == "pass":
        return 0.0
    price, prize = of_tariff(option)
    return bargain_worth(price, 1.0, prize)


def agreeing(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-SR.5: yes to what would pay."""
    if option.key == "no":
        return 0.0
    pay = noted(question, "pay")
    price, prize = of_tariff(noted(question, "tariff"))
    return bargain_worth(price, float(pay.key) if pay is not None else 1.0, prize) + 0.1


def a_verdict(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-SR.7: against whoever is ahead."""
    meant = seat_of(outlook, option)
    parties = [seat_of(outlook, noted(question, noun)) for noun in ("accuser", "accused")]
    if meant is None:
        return 0.0
    against = [party for party in parties if party is not None and party["seat"] != meant["seat"]]
    return 0.3 * sum(party["hearts"] - meant["hearts"] for party in against)


def damages(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-SR.7: what they would miss most, or what one would like best."""
    loser = seat_of(outlook, noted(question, "loser"))
    if loser is None:
        return 0.0
    if option.key == "seize":
        worths = sorted(carry_worth(outlook.lore.cards[key]) for key in loser["carried"])
        return 0.9 * sum(worths[-2:])
    if option.key == "take-hand":
        return 0.5 * len(loser["hand"])
    return 1.6 * outlook.lead(loser["seat"]) * min(5, loser["hearts"])


def wanted(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """What one would like best of somebody else's."""
    card = card_of(option)
    return carry_worth(card) if card is not None else 0.0


# --- trading --------------------------------------------------------------------------------------------


def giving(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-5.11: the half of the best swap that is one's own."""
    return _half(outlook, question, option, 0)


def getting(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-5.11: the other half."""
    return _half(outlook, question, option, 1)


def _half(outlook: Outlook, question: Prompt, option: Thing, at: int) -> float:
    other = seat_of(outlook, noted(question, "taker"))
    swap = None if other is None else best_swap(outlook, other)
    return 1.0 if swap is not None and swap[at] is card_of(option) else -1.0


def a_reply(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """b-78: yes to what one gains by. Counter-offers are for people."""
    if option.key != "accept":
        return 0.0 if option.key == "refuse" else -1.0
    return gain_by(outlook, outlook.me, _several(question, "get"), _several(question, "give"))


def _several(question: Prompt, noun: str) -> list[Card]:
    for thing in question.about or []:
        if isinstance(thing, Several) and thing.plural == noun:
            return [card for card in thing.things if isinstance(card, Card)]
    return []


def a_bribe(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """b-57: what is given away is gone, and binds nobody: only what is good for nothing."""
    card = card_of(option)
    return 0.15 - 0.3 * carry_worth(card) if card is not None else 0.0


def a_gift(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """b-57: a gift binds nobody."""
    return 1.0 if option.key == "accept" else 0.0


# --- the Gate and the Hatch -----------------------------------------------------------------------------


def at_the_gate(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-SR.2: nothing is worse than being out of it."""
    return 5.0 if option.key == "obey" else 0.0


def the_reward(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-SR.3: ten Whack cards are worth some fifteen Hearts."""
    return {"ten-whack": 10.0, "five-whack": 4.0}.get(option.key, 3.0)


def display(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-SR.8: it pays twice, and costs nothing."""
    card = card_of(option)
    return 1.0 + carry_worth(card) if card is not None else 0.0


def accusing(outlook: Outlook, option: Option) -> float:
    """HW-SR.7: whoever is further ahead than oneself will find few friends on the bench."""
    other = seat_of(outlook, option)
    if other is None:
        return -1.0
    return 0.25 * (other["hearts"] - outlook.me["hearts"]) + 0.5 * likely_prize(outlook, other)


def likely_prize(outlook: Outlook, other: PlayerView) -> float:
    """What could be taken from somebody at law."""
    fine = outlook.lead(other["seat"]) * min(5, other["hearts"])
    worths = sorted(carry_worth(outlook.lore.cards[key]) for key in other["carried"])
    return max(fine, 0.6 * sum(worths[-2:]))


def exchanging(outlook: Outlook, option: Option) -> float:
    """HW-SR.5: what was agreed upon, where it pays."""
    pay, price, _, prize = outlook.view["terms"].split("-")
    return 1.0 + 2.0 * bargain_worth(price, float(pay), prize)


SOCIABLE: Final[dict[str, Judge]] = {
    "propose": a_proposal,
    "agree": agreeing,
    "verdict": a_verdict,
    "damages": damages,
    "seize": wanted,
    "deal-give": giving,
    "deal-get": getting,
    "deal-reply": a_reply,
    "offer-help": a_bribe,
    "accept-gift": a_gift,
    "gate": at_the_gate,
    "hatch": the_reward,
    "display": display,
    "honoured": yes,
    "performed": yes,
    "raved": yes,
    "splendid": yes,
}
"""Whether an act at the table was done (b-51) is no matter for bots: they believe everybody."""
