# not compiled: boxes are made and checked once
"""Whether a box can be played: all that section c asks of it, in one place (HW-P.2).

Files are read, boxes brewed and the first printing tested against this; each fault is a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from seance.games.house_of_whack.box.budgets import spent
from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.box.faults_people import drama_faults, effect_faults, guest_faults
from seance.games.house_of_whack.box.faults_rooms import room_faults
from seance.games.house_of_whack.box.faults_whack import whack_faults
from seance.games.house_of_whack.box.law import BEYOND, wrong_deeds
from seance.games.house_of_whack.cards import Arcana, Guest, RoomTile, Whack
from seance.kernel.things import Card

KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,47}")
LONGEST_TITLE: Final = 48
LONGEST_MOOD: Final = 140
OUTCOMES: Final = (12, 24)
HONOURS: Final = 2


def faults(box: Box) -> list[str]:
    """All that is wrong with a box; nothing for one that can be played."""
    return [
        *_names(box),
        *room_faults(box),
        *guest_faults(box),
        *drama_faults(box),
        *whack_faults(box),
        *_outcomes(box),
        *effect_faults(box),
        *_budgets(box),
    ]


def everything(box: Box) -> tuple[Card, ...]:
    """All that is printed."""
    return (*box.rooms, *box.guests, *box.drama, *box.whack, *box.notions)


def mood_of(card: Card) -> str:
    """What a card says besides what it does."""
    return card.mood if isinstance(card, (RoomTile, Guest, Arcana, Whack)) else ""


def _names(box: Box) -> Iterator[str]:
    """Every card has a key, a title and a mood of its own, and they can be printed."""
    yield from _text("name", "The box", box.name, 1, LONGEST_TITLE)
    seen: set[str] = set()
    for card in everything(box):
        if not KEY.fullmatch(card.name):
            yield f"{card.name[:50]!r} is no key; one is made of small letters, digits and underscores."
            return
        yield from _text("title", card.key, card.title, 1, LONGEST_TITLE)
        mood = mood_of(card)
        yield from _text("mood", card.key, mood, 0 if card in box.notions else 1, LONGEST_MOOD)
        for own in {f"key {card.key}", f"title {card.title.casefold()}", f"mood {mood}"}:
            if own in seen and own != "mood ":
                yield f"There are two cards with the {own!r}."
            seen.add(own)


def _text(what: str, whose: str, text: str, least: int, most: int) -> Iterator[str]:
    if not least <= len(text) <= most or not text.isprintable() or text != text.strip():
        yield f"{whose} has a {what} that cannot be printed: it has {least} to {most} plain letters."


def _outcomes(box: Box) -> Iterator[str]:
    """HW-SR.2, b-52: enough for six people to choose from, and blank ones for matters of honour."""
    if not OUTCOMES[0] <= len(box.notions) <= OUTCOMES[1]:
        yield f"There are {len(box.notions)} outcomes for the Gate; it wants {OUTCOMES[0]} to {OUTCOMES[1]}."
    if sum(notion.honour for notion in box.notions) != HONOURS:
        yield f"{HONOURS} outcomes are to be blank, for one's own words."
    for notion in box.notions:
        wrong = wrong_deeds(notion.deeds, BEYOND)
        if wrong:
            yield f"{notion.key} {wrong}."


def _budgets(box: Box) -> Iterator[str]:
    """No card is worth much more than another of its kind, nor much less."""
    for card in everything(box):
        for what, value, (low, high) in spent(card):
            if not low <= value <= high:
                yield f"{card.key} is out of balance: its {what} is worth {value:g}, not {low} to {high}."
