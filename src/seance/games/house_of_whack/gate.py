"""HW-SR.2: the Gate. Everybody puts outcomes into a hat; whoever enters draws one, and obeys or is out."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import GATE, RoomTile
from seance.games.house_of_whack.leaving import eliminate
from seance.games.house_of_whack.notions import Notion
from seance.games.house_of_whack.pieces import words_of
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import ACTS, BUILT, USES, aim, perform
from seance.games.house_of_whack.speaking import tell_words
from seance.games.house_of_whack.state import Premises
from seance.kernel.question import Question, ask_one, ask_some, free_text, together
from seance.kernel.state import say
from seance.kernel.things import NO, YES, Option
from seance.kernel.vote import vote
from seance.kernel.zone import seat_bit

WRITTEN: Final = 2
"""HW-SR.2: outcomes from each player."""
MENU: Final = 5
"""How many templates somebody has to choose from, at most."""
ENTER: Final = Option("enter-gate")
OBEY: Final = Option("obey")
DEFY: Final = Option("defy")


# --- the hat --------------------------------------------------------------------------------------------


async def fill_hat(s: Premises, me: Player, tile: RoomTile) -> None:
    """HW-SR.2, b-52: everybody in the game writes two outcomes at once, dead or alive (b-75)."""
    writers = s.clockwise()
    if not deal_menus(s, writers):
        return
    if _blanks(s):
        await own_words(s, writers[: len(_blanks(s))])
    answers: list[list[Notion]] = await together(lambda: [_ask(s, writer) for writer in writers])
    for writer, cards in zip(writers, answers, strict=True):
        for card in cards:
            s.notions.slip(s.notions.cards.index(card), seat_bit(writer.index))
            s.gate.add(card, seat_bit(writer.index))
    s.notions.shuffle(s.dice)
    say(s, "hat-filled", "HW-SR.2", tile)


def deal_menus(s: Premises, writers: list[Player]) -> bool:
    """b-93: templates by chance, so that the first two are a fair default; no two people have the same."""
    s.notions.shuffle(s.dice)
    templates = [at for at, card in enumerate(s.notions.cards) if not card.honour]
    blanks = [at for at, card in enumerate(s.notions.cards) if card.honour]
    share = min(MENU, len(templates) // len(writers))
    for number, writer in enumerate(writers):
        for at in templates[number * share : (number + 1) * share] + blanks[number : number + 1]:
            s.notions.show(at, writer.index)
    return share >= WRITTEN


def _blanks(s: Premises) -> list[Notion]:
    """What can be written on; without acts at the table there is nothing of the kind (HW-P.6)."""
    return [card for card in s.notions.cards if card.honour]


def menu(s: Premises, me: Player) -> list[Notion]:
    """What somebody may put into the hat: templates; their own words, where acts at the table are allowed."""
    mine = [card for at, card in enumerate(s.notions.cards) if s.notions.knows(at, me.index)]
    return [card for card in mine if not card.honour] + [card for card in mine if card.honour]


def _ask(s: Premises, me: Player) -> Question:
    return ask_some(me, "outcomes", "HW-SR.2", menu(s, me), WRITTEN, WRITTEN)


async def own_words(s: Premises, writers: list[Player]) -> None:
    """b-52, HW-P.6: words for a matter of honour, whether it is put into the hat then or not."""
    texts: list[str] = await together(lambda: [_ask_words(writer) for writer in writers])
    for writer, text in zip(writers, texts, strict=True):
        s.honours[words_of(writer.index)] = text


def _ask_words(me: Player) -> Question:
    question = free_text(me, "own-words", "HW-b-52", "")
    assert isinstance(question, Question)
    return question


# --- entering -------------------------------------------------------------------------------------------


def entrance(s: Premises, me: Player) -> list[Option]:
    """b-112: entering costs an Action; b-52: an empty hat does nothing."""
    return [ENTER] if s.gate.cards else []


def written(s: Premises, at: int) -> str:
    """b-52: the words of whoever put an outcome into the hat: nobody else knows it is there."""
    for player in s.players:
        if s.gate.knows(at, player.index):
            return s.honours.get(words_of(player.index), "")
    return ""


async def enter(s: Premises, me: Player, option: Option) -> None:
    """HW-SR.2: one outcome by lot (b-20). It leaves the hat, whatever comes of it."""
    at = s.dice.below(len(s.gate.cards))
    words = written(s, at)
    card = s.gate.take_at(at)
    s.drawn.add(card)
    say(s, "enters-gate", "HW-SR.2", me, card)
    if card.honour:
        tell_words(s, "own-words", "HW-b-52", me, words)
    question = ask_one(me, "gate", "HW-SR.2", [OBEY, DEFY], [card])
    question.default = 0
    obeys = await question is OBEY
    s.drawn.take(card)
    s.notions.add(card)
    if not obeys:
        eliminate(s, me)
    elif card.honour:
        await honoured(s, me)
    else:
        await perform(s, me, card.deeds, await aim(s, me, card.deeds, "HW-SR.2", card))


async def honoured(s: Premises, me: Player) -> None:
    """b-51, HW-P.6: the table says whether it was done; not to have done it costs nothing but honour."""
    voters = [player for player in s.clockwise() if player is not me]
    tally = await vote(voters, "honoured", "HW-b-51", [YES, NO], [me])
    kept = tally.count(YES) >= tally.count(NO)
    say(s, "honoured" if kept else "dishonoured", "HW-b-51", me)


BUILT[GATE] = fill_hat
USES[GATE] = entrance
ACTS[ENTER.verb] = enter
