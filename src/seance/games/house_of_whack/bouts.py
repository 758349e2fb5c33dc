"""How to fight: what to lay face down, whom to help, and when a Wild card turns it."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import BLUE, RED, Arcana
from seance.games.house_of_whack.outlook import (
    HOUSEWIN,
    Outlook,
    carry_worth,
    chance,
    foe_stat,
    loss,
    noted,
    seat_of,
    value,
)
from seance.games.house_of_whack.rivals import RESERVE, beating, blow, prize, wanting
from seance.games.house_of_whack.view import ClashView
from seance.games.house_of_whack.whims import CARD_COST
from seance.kernel.question import Prompt
from seance.kernel.things import Card, Option, Thing


def stake(outlook: Outlook, clash: ClashView) -> float:
    """What winning rather than losing is worth to whoever fights."""
    if clash["card"]:
        card = outlook.lore.cards[clash["card"]]
        return foe_stat(outlook, card)[2] + loss(outlook, card)
    if clash["foe"] < 0:
        return 0.7
    if outlook.seat not in (clash["fighter"], clash["foe"]):
        return 2.0
    rival = clash["foe"] if clash["fighter"] == outlook.seat else clash["fighter"]
    return prize(outlook, outlook.player(rival), clash["colour"]) + beating(outlook)


def laying(outlook: Outlook, question: Prompt) -> list[float]:
    """HW-19.4: the cheapest cards that make it likely, if anything does; nothing where nothing helps."""
    clash = outlook.view["clash"]
    weights = [-1.0] * len(question.options)
    if clash is None:
        return weights
    fighter = clash["fighter"] == outlook.seat
    ahead = clash["mine"] - clash["theirs"] if fighter else clash["theirs"] - clash["mine"]
    if clash["foe"] >= 0:
        rival = outlook.player(clash["foe"] if fighter else clash["fighter"])
        ahead -= int(RESERVE * min(2, len(rival["hand"])))
    fitting = [
        (card.size, at)
        for at, card in enumerate(question.options)
        if isinstance(card, Arcana) and card.fits(clash["colour"])
    ]
    fitting.sort()
    worth_it = stake(outlook, clash)
    best, chosen = worth_it * chance(ahead), 0
    added = 0
    for count, (size, _) in enumerate(reversed(fitting), 1):
        added += size
        worth = worth_it * chance(ahead + added) - CARD_COST * added
        if worth > best:
            best, chosen = worth, count
    for _, at in fitting[len(fitting) - chosen :]:
        weights[at] = 1.0
    return weights


def helping(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-19.6: seldom; against somebody who is ahead, with a card that may turn it."""
    clash = outlook.view["clash"]
    if not isinstance(option, Option) or not isinstance(option.part, Arcana) or clash is None:
        return 0.0
    card = option.part
    if not card.fits(clash["colour"]) or option.other is None:
        return -1.0
    against = clash["fighter"] if option.other.key == "foe" else clash["foe"]
    close = 1.0 if abs(clash["mine"] - clash["theirs"]) <= 2 else 0.3
    if outlook.view["versus"] and clash["card"]:
        return _standing_by(outlook, clash, card) * close if against < 0 else -1.0
    if against < 0:
        return -1.0
    return outlook.lead(against) * close * stake(outlook, clash) * 0.3 - CARD_COST * card.size - 0.25


def _standing_by(outlook: Outlook, clash: ClashView, card: Arcana) -> float:
    """HW-32.5: what a foe of all wins is the House's, so that one helps whoever has to face it."""
    return HOUSEWIN * foe_stat(outlook, outlook.lore.cards[clash["card"]])[2] - CARD_COST * card.size - 0.25


def adding(outlook: Outlook, question: Prompt, card: Arcana, option: Option) -> float:
    """HW-19.9: a Wild card on one's own side when it turns the outcome."""
    clash = outlook.view["clash"]
    if clash is None or option.other is None:
        return -1.0
    if outlook.seat == clash["fighter"]:
        side, behind = "fighter", clash["theirs"] - clash["mine"]
    elif outlook.seat == clash["foe"]:
        side, behind = "foe", clash["mine"] - clash["theirs"]
    else:
        return -1.0
    if option.other.key != side or behind < 0 or card.size < behind:
        return -1.0
    drawn = card.size == behind
    return stake(outlook, clash) * (0.4 if drawn else 0.9) - CARD_COST * card.size


def spoil(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """HW-19.16: the last point of Life, a good Prop, a token, a look at a number."""
    if not isinstance(option, Option):
        return 0.0
    part = option.part
    if isinstance(part, Card):
        return max(0.6 * value(part, False), 0.8 * carry_worth(part) if wanting(outlook, part) > 0 else 0.0)
    rival = seat_of(outlook, noted(question, "rival"))
    if option.verb == "wound" and rival is not None:
        about = question.about or []
        return blow(outlook, rival, BLUE if any(thing.key == BLUE for thing in about) else RED)
    return SPOILS.get(option.verb, 0.0)


SPOILS: Final = {"token": 1.6, "look": 1.2, "rob": 0.7}
