"""What is printed on the cards of a game, thing by thing.

A game says it once, in its ``printed.py``. The terminal, the server and the gallery in the browser all show
it from there.
"""

from __future__ import annotations

from seance.kernel.things import Card


class Wording:
    """A word of the game's texts; with a number, an amount, such as ``amount-skulls`` and 2."""

    def __init__(self, name: str, count: int | None = None) -> None:
        self.name = name
        self.count = count


Piece = Card | Wording | str
"""What is printed: a card by its title, a word of the game's texts, or words as they stand."""


class Imprint:
    """One thing printed on a card, such as its gear; the text ``printed-{name}`` is its label.

    A mark has a label and no pieces. Pieces repeat as they do on the card: a hunter who fears three Chills
    has Chill three times.
    """

    def __init__(self, name: str, *pieces: Piece) -> None:
        self.name = name
        self.pieces = list(pieces)


class Face:
    """One thing to look at in the box: a card, or a room to which several cards lead.

    ``kind`` is the group it is shown in; the text ``box-{kind}`` is the heading. ``cards`` are those on which
    this is printed, ``rules`` the paragraphs that say what it is for. A ``flavour`` is there for the mood.
    """

    def __init__(
        self,
        kind: str,
        key: str,
        title: str,
        text: str,
        cards: list[Card],
        imprints: list[Imprint],
        rules: list[str],
    ) -> None:
        self.kind = kind
        self.key = key
        self.title = title
        self.text = text
        self.cards = cards
        self.imprints = imprints
        self.rules = rules
        self.flavour = ""


def face(card: Card, rules: list[str], imprints: list[Imprint]) -> Face:
    """A card that is shown under its own noun, with its own text."""
    return Face(card.noun, card.key, card.title, card.text, [card], imprints, rules)
