# not compiled: Fluent does the work
"""Cards in a sentence: each with the article that its name wants, and alike ones counted.

Both are matters of the language, so they stand in a game's texts. ``the-<noun>`` says how a card is called in
the middle of a sentence; where it is there, every text may say ``{ $the_card }``, or ``{ $The_card }`` at the
beginning of one, and ``{ $card }`` is the bare title. ``several-<noun>`` says how many cards of one name are:
a Chill, two Bumps.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from seance.kernel.refs import Ref
from seance.kernel.things import CARD, Card

if TYPE_CHECKING:
    from seance.kernel.words import Words


def named(words: Words, facts: dict[str, Any]) -> dict[str, str]:
    """The cards among some facts as they are called in a sentence, in the middle and at the beginning."""
    found: dict[str, str] = {}
    for noun, value in facts.items():
        cards = _cards(words, value, "the")
        if cards or value == []:
            name = words.listed([_name(words, card) for card in cards])
            found[f"the_{noun}"] = name
            found[f"The_{noun}"] = name[:1].upper() + name[1:]
    return found


def counted(words: Words, noun: str, values: list[Any]) -> list[str]:
    """The parts of a list: cards of one name together, where the game's texts can count them."""
    titles = [str(words.fact(noun, value)) for value in values]
    cards = _cards(words, values, "several")
    if not cards:
        return titles
    return [
        words.text(f"several-{cards[0].noun}", title=title, count=count)
        for title, count in Counter(titles).items()
    ]


def _name(words: Words, card: Card) -> str:
    return _called(words.bundle, card.noun, card.title, card.key)


@lru_cache(maxsize=1024)
def _called(bundle: Any, noun: str, title: str, key: str) -> str:
    """The same few cards are named again and again, in hundreds of sentences to a story."""
    pattern = bundle.get_message(f"the-{noun}").value
    return str(bundle.format_pattern(pattern, {"title": title, "key": key})[0])


def _cards(words: Words, value: Any, text: str) -> list[Card]:
    """The cards that a fact stands for, if it stands for any and the game has this text for them."""
    refs = value if isinstance(value, list) else [value]
    found = [words.game.cards[ref.key] for ref in refs if isinstance(ref, Ref) and ref.kind == CARD]
    return found if found and words.has(f"{text}-{found[0].noun}") else []
