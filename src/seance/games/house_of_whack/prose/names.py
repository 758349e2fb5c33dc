# not compiled: told once per match, and Fluent does the work
"""How a story calls things: by the first half of their names, with the article that these want."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from seance.games.house_of_whack.cards import CLOUD, START, WRONG_FLOOR, RoomTile
from seance.kernel import naming
from seance.kernel.refs import Ref

if TYPE_CHECKING:
    from seance.kernel.book import Book

AFTERTHOUGHT = re.compile(r"[,:] .*")
"""Suit of Armour, Medium; Hedge Maze: Yew. In print it is a joke, in a sentence a stumbling block."""
QUOTED = {"drama", "twist", "arrival", "house_rule", "notion"}


def called(book: Book[Any], key: str) -> str:
    """The Suit of Armour; of what is no thing but an event, the whole name in quotation marks."""
    card = book.game.cards[key]
    if isinstance(card, RoomTile) and card.special == START:
        return book.tell("start")
    title = card.title if card.noun in QUOTED else AFTERTHOUGHT.sub("", card.title)
    return naming.called(book.words.bundle, card.noun, title, key)


def facts_of(book: Book[Any], **facts: Any) -> dict[str, Any]:
    """Facts for a sentence: cards by name, in the middle as ``foe`` and at the beginning as ``Foe``.

    ``where`` is how one is in a room: in the Gymnasium, on the Cloud.
    """
    found: dict[str, Any] = {"where": _where(book, facts.get("room"))}
    for noun, fact in facts.items():
        name = _spelt(book, fact)
        found[noun] = name
        if isinstance(name, str):
            found[noun.capitalize()] = name[:1].upper() + name[1:]
    return found


def _where(book: Book[Any], room: Any) -> str:
    card = book.game.cards.get(room.key) if isinstance(room, Ref) else None
    if not isinstance(card, RoomTile):
        return ""
    high = card.special in (CLOUD, WRONG_FLOOR)
    return book.tell("on" if high else "in", room=called(book, card.key))


def _spelt(book: Book[Any], fact: Any) -> Any:
    if isinstance(fact, list):
        return book.listed([str(_spelt(book, each)) for each in fact])
    if isinstance(fact, Ref) and fact.key in book.game.cards:
        return called(book, fact.key)
    return fact


def mood_of(book: Book[Any], key: str) -> str:
    """What is printed on a card for the mood; nothing where it has none."""
    return str(getattr(book.game.cards.get(key), "mood", ""))
