"""Things that are spoken of, one or several, and the words that agree with them (prose/narration.py)."""

from __future__ import annotations


class Noun:
    """One thing, or several.

    In a phrase, ``{thing}`` is what it is called, and ``{thing:is|are}`` the word that agrees with it.
    """

    def __init__(self, text: str, plural: bool) -> None:
        self.text = text
        self.plural = plural

    def __str__(self) -> str:
        return self.text

    def __format__(self, forms: str) -> str:
        if not forms:
            return self.text
        one, many = forms.split("|")
        return many if self.plural else one


def one(text: str) -> Noun:
    """A single thing, or as good as: ``the broken glass``."""
    return Noun(text, plural=False)


def many(text: str) -> Noun:
    """Several things: ``the odd gloves``."""
    return Noun(text, plural=True)


def capital(noun: Noun) -> Noun:
    """The same at the beginning of a sentence."""
    return Noun(noun.text[:1].upper() + noun.text[1:], noun.plural)
