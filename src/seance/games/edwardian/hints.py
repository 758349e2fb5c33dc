"""What a player should value: a liking, in points, for each option of each question."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.edwardian.box.deck import Play
from seance.games.edwardian.box.happenings import BAD_COMPANY
from seance.games.edwardian.cards import ACQUAINTANCE, TaleCard
from seance.games.edwardian.judgement import (
    CARD,
    COMFORT,
    LOST,
    NUISANCE,
    STEP,
    VICTORY,
    LineOutlook,
    Outlook,
    PlayerOutlook,
)
from seance.games.edwardian.view import EveningView
from seance.kernel.question import Prompt
from seance.kernel.things import Option, Thing

ESSENTIAL = 0.375
"""How often a card from the stock is an essential."""


def weigh(view: EveningView, question: Prompt) -> list[float]:
    """A liking for each option; what a question is about decides how it is judged."""
    judge = JUDGES.get(question.name)
    if judge is None:
        return [0.0] * len(question.options)
    outlook = Outlook(view, question.seat)
    return [judge(outlook, option) for option in question.options]


def card_of(option: Thing) -> TaleCard | None:
    """The card that an option is about."""
    if isinstance(option, Option):
        return CARD.get(option.part.key) if option.part is not None else None
    return CARD.get(option.key)


def worth_of(outlook: Outlook, option: Thing) -> float:
    card = card_of(option)
    return outlook.worth(card) if card is not None else 0.0


# --- attack --------------------------------------------------------------------------------------------


def an_attack(outlook: Outlook, option: Thing) -> float:
    if option.key == "renew":
        return a_new_hand(outlook)
    if not isinstance(option, Play):
        return 0.0
    you = outlook.players[option.seat]
    line = you.lines[option.at]
    if option.lap:
        return 0.4 - 0.3 * outlook.worth(option.card)
    if option.card.essential:
        return outlook.lead(you) * STEP[len(line.cards)] + a_last_blow(outlook, you, len(line.cards) == 2)
    return a_blow(outlook, option.card, you, line)


def a_blow(outlook: Outlook, card: TaleCard, you: PlayerOutlook, line: LineOutlook) -> float:
    """A support on an opponent."""
    lead = outlook.lead(you)
    if card.key == "activate_focus":
        return lead * STEP[2] + a_last_blow(outlook, you, True)
    if card.key in ("transformation", "garrotted"):
        return an_early_end(outlook, card, you)
    if card.key == "fisticuffs":
        left = (you.seat + 1) % len(outlook.players)
        return -3.0 if left == outlook.seat else 2.0 * lead
    if card.key == "chance_find":
        return -1.0 if any(each.focus for each in you.lines) else 0.5 * lead
    if card.key in NUISANCE and not (card.defends and outlook.fits(card, line)):
        return NUISANCE[card.key] * lead
    return -2.0


def an_early_end(outlook: Outlook, card: TaleCard, you: PlayerOutlook) -> float:
    """A line that may be complete before its time."""
    started = [len(line.cards) for line in you.lines if line.started]
    if not started:
        return -0.5
    size = min(started) if card.key == "transformation" else max(started)
    chance = 0.4 if card.key == "transformation" else 0.4 * ESSENTIAL
    points = 13.0 - 3.0 * size + 3.0
    return chance * (outlook.lead(you) * points + a_last_blow(outlook, you, True))


def a_last_blow(outlook: Outlook, you: PlayerOutlook, completes: bool) -> float:
    """To end the game pays whoever wins by it, and whoever would rather not go on in fear."""
    if not completes or you.complete + 1 < outlook.needed:
        return 0.0
    return VICTORY * (outlook.share_without(you) - outlook.hope)


def a_new_hand(outlook: Outlook) -> float:
    """A whole turn for seven new cards: only when there is nothing in hand."""
    good = sum([outlook.worth(card) for card in outlook.hand])
    return 1.5 - good if outlook.hand else 0.0


# --- defence and one's own lines -----------------------------------------------------------------------


def an_answer(outlook: Outlook, option: Thing) -> float:
    """Take off what has just come; a Terror before everything else."""
    if not isinstance(option, Play):
        return 0.0
    if option.card.key == "chance_find":
        return 0.4
    if option.card.clears:
        return a_brick(outlook) - 0.3 * outlook.worth(option.card)
    lines = [line for line in outlook.me.lines if line.focus and line.fresh > 0]
    line = outlook.me.lines[option.at] if option.at >= 0 else lines[0]
    return relief(outlook, line) - 0.3 * outlook.worth(option.card)


def relief(outlook: Outlook, line: LineOutlook) -> float:
    """What is gained when the top card goes."""
    size = len(line.cards)
    if size < 3:
        return STEP[size - 1]
    return 12.0 + (LOST if outlook.me.complete + 1 >= outlook.needed else 0.0)


def at_home(outlook: Outlook, option: Thing) -> float:
    if not isinstance(option, Play):
        return 0.0
    card = option.card
    if card.essential or card.key in ("activate_focus", "transformation", "garrotted"):
        return -8.0
    if card.key == "hidden_compartment":
        return a_brick(outlook)
    return a_cure(outlook, option) if card.defends else COMFORT.get(card.key, -0.5)


def a_cure(outlook: Outlook, option: Play) -> float:
    """A defensive card on one's own line, in one's own turn."""
    if option.card.key == "chance_find":
        return 0.6 if any(line.focus for line in outlook.me.lines) else -0.6
    return (STEP[1] if option.card.whole else relief(outlook, outlook.me.lines[option.at])) - 0.4


def a_brick(outlook: Outlook) -> float:
    """Hidden Compartment: flee a line, or be given one."""
    mine = min([line for line in outlook.me.lines if line.started], key=size_of, default=None)
    gain = 0.0 if mine is None else relief(outlook, mine) if size_of(mine) == 3 else 3.3 * size_of(mine)
    room = any(not line.cards and not line.complete for line in outlook.me.lines)
    theirs = min(
        [len(line.cards) for each in outlook.others for line in each.lines if line.started], default=0
    )
    return ESSENTIAL * gain - (0.625 * 3.3 * theirs if room else 0.0)


def size_of(line: LineOutlook) -> int:
    return len(line.cards)


def taking_a_brick_out(outlook: Outlook, option: Thing) -> float:
    return a_brick(outlook) if option.key == "yes" else 0.0


# --- cards to gain and to lose -------------------------------------------------------------------------


def a_gain(outlook: Outlook, option: Thing) -> float:
    return worth_of(outlook, option)


def a_loss(outlook: Outlook, option: Thing) -> float:
    return -worth_of(outlook, option)


def an_offer(outlook: Outlook, option: Thing) -> float:
    """The coach refuses bad company, and somebody else pays for it."""
    return 3.0 if option.key in BAD_COMPANY else -worth_of(outlook, option)


def a_replacement(outlook: Outlook, option: Thing) -> float:
    """A forfeit of somebody's: keep the card for one of mine, or throw it away for one that is no use."""
    taken = sum([outlook.worth(CARD[key]) for key in outlook.view["aside"] if key is not None])
    worth = worth_of(outlook, option)
    if isinstance(option, Option) and option.verb == "give":
        return taken - 1.4 * worth
    return 0.4 * taken - 0.4 * worth


def a_trade(outlook: Outlook, option: Thing) -> float:
    """Keep what was taken for this card of mine, or for nothing, or pass."""
    if card_of(option) is None and option.key != "keep":
        return 0.0
    taken = sum([outlook.worth(CARD[key]) for key in outlook.view["aside"] if key is not None])
    return taken - worth_of(outlook, option)


def a_card_to_keep(outlook: Outlook, option: Thing) -> float:
    """What a drawn card is worth beyond the poorest in hand."""
    if card_of(option) is None:
        return 0.0
    poorest = min([outlook.worth(card) for card in outlook.hand], default=0.0)
    return worth_of(outlook, option) - poorest - 0.1


def a_victim(outlook: Outlook, option: Thing) -> float:
    """Whoever leads, and has the fuller hand."""
    you = outlook.players[int(option.key)]
    return outlook.lead(you) * 3.0 + 0.3 * len(you.hand)


def a_source(outlook: Outlook, option: Thing) -> float:
    """Whoever holds most cards is likeliest to have an Action."""
    return float(len(outlook.players[int(option.key)].hand))


def my_line(outlook: Outlook, option: Thing) -> LineOutlook:
    for line in outlook.me.lines:
        if option in line.cards:
            return line
    return outlook.me.lines[0]


def a_line_to_end(outlook: Outlook, option: Thing) -> float:
    """It scores thirteen whatever is on it: best the fullest."""
    return float(len(my_line(outlook, option).cards))


def a_line_to_leave(outlook: Outlook, option: Thing) -> float:
    return sum([STEP[at] for at in range(len(my_line(outlook, option).cards))])


def a_focus_to_lose(outlook: Outlook, option: Thing) -> float:
    """One for which I hold no friend to take it away."""
    line = my_line(outlook, option)
    friends = [card for card in outlook.hand if card.kind == ACQUAINTANCE and outlook.fits(card, line)]
    return 1.0 - len(friends)


JUDGES: dict[str, Callable[[Outlook, Thing], float]] = {
    "attack": an_attack,
    "defend": an_answer,
    "own-lines": at_home,
    "discard": a_loss,
    "replace": a_replacement,
    "keep-one": a_card_to_keep,
    "drop": a_loss,
    "keep-taken": a_trade,
    "strike-down": a_victim,
    "offer-friend": an_offer,
    "lose-friend": a_loss,
    "find-friend": a_gain,
    "steal": a_loss,
    "which-ends": a_line_to_end,
    "carry-off": a_loss,
    "take-brick-out": taking_a_brick_out,
    "which-flees": a_line_to_leave,
    "which-moves": a_line_to_leave,
    "which-focus": a_focus_to_lose,
    "which-terror": a_gain,
    "keep-some": a_card_to_keep,
    "make-space": a_loss,
    "exchange": a_loss,
    "whom-to-ask": a_source,
    "hand-over": a_loss,
    "give-in-return": a_loss,
}
