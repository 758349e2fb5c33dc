# not compiled: Fluent does the work
"""Cards in a sentence: each with the article that its name wants, and alike ones counted.

Both are matters of the language, so they stand in a game's texts. ``the-<noun>`` says how a card is called in
the middle of a sentence; where it is there, every text may say ``{ $the_card }``, or ``{ $The_card }`` at the
beginning of one, and ``{ $card }`` is the bare title. ``several-<noun>`` says how many cards of one name are:
a Chill, two Bumps. A text that is about cards of several sorts says ``{ $card }`` for whichever it is.
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
    for noun, value in _with_a_card(facts).items():
        cards = _cards(words, value, "the")
        if cards or value == []:
            name = words.listed([_name(words, card) for card in cards])
            found[f"the_{noun}"] = name
            found[f"The_{noun}"] = name[:1].upper() + name[1:]
    return found


def whichever(words: Words, facts: dict[str, Any]) -> dict[str, str]:
    """The first card among some facts by its title, whatever sort it is, unless one is called so already."""
    card = _with_a_card(facts).get("card")
    return {"card": words.game.cards[card.key].title} if isinstance(card, Ref) and card.kind == CARD else {}


def _with_a_card(facts: dict[str, Any]) -> dict[str, Any]:
    if "card" in facts:
        return facts
    cards = [value for value in facts.values() if isinstance(value, Ref) and value.kind == CARD]
    return {**facts, "card": cards[0]} if cards else facts


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
    return called(words.bundle, card.noun, card.title, card.key)


@lru_cache(maxsize=1024)
def called(bundle: Any, noun: str, title: str, key: str) -> str:
    """How a card is called in a sentence. The same few are, again and again, in hundreds to a story.

    The first word tells whether a title has an article of its own, the rest how it goes on without one.
    """
    pattern = bundle.get_message(f"the-{noun}").value
    first, _, rest = title.partition(" ")
    facts = {"title": title, "key": key, "first": first, "rest": rest}
    return str(bundle.format_pattern(pattern, facts)[0])


def _cards(words: Words, value: Any, text: str) -> list[Card]:
    """The cards that a fact stands for, if it stands for any and the game has this text for them."""
    refs = value if isinstance(value, list) else [value]
    found = [words.game.cards[ref.key] for ref in refs if isinstance(ref, Ref) and ref.kind == CARD]
    return found if found and words.has(f"{text}-{found[0].noun}") else []
