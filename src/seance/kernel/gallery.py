# not compiled: Fluent does the work
"""The box in words: its faces as people read them, counted, and found by any word that stands on them."""

from __future__ import annotations

from functools import cached_property
from itertools import groupby

from seance.kernel.catalogue import copies, faces
from seance.kernel.printed import Face, Imprint, Piece
from seance.kernel.things import Card
from seance.kernel.words import Words


class Shown:
    """A face with its words: how many cards bear it, and what is printed on it by label."""

    def __init__(self, words: Words, face: Face, count: int) -> None:
        self.words = words
        self.face = face
        self.count = count

    @cached_property
    def imprints(self) -> list[tuple[str, list[str]]]:
        """The label of each imprint, and its pieces one by one."""
        return [(label(self.words, each), pieces(self.words, each)) for each in self.face.imprints]

    @cached_property
    def lines(self) -> list[tuple[str, str]]:
        """The label of each imprint, and its pieces in one breath."""
        return [(name, self.words.listed(counted(found)) if found else "") for name, found in self.imprints]

    @property
    def names(self) -> set[str]:
        """What one may call it: its name or that of a card on which it is printed, or their keys."""
        cards = [name for card in self.face.cards for name in (card.key, card.title)]
        return {name.casefold() for name in (self.face.key, self.face.title, *cards)}

    def says(self, wanted: list[str]) -> bool:
        """Whether each of these words stands on it somewhere; upper and lower case are the same."""
        return all(word.casefold() in self._all for word in wanted)

    @cached_property
    def _all(self) -> str:
        face = self.face
        lines = [part for line in self.lines for part in line]
        texts = [heading(self.words, face.kind), face.title, face.text, face.flavour, *lines]
        return "\n".join(texts).casefold()


def gallery(words: Words) -> list[Shown]:
    """Everything in the box."""
    number = copies(words.game)
    return [
        Shown(words, face, sum(number.get(card.key, 0) for card in face.cards)) for face in faces(words.game)
    ]


def heading(words: Words, kind: str) -> str:
    """What a kind of card is called, many of them."""
    return words.text(f"box-{kind}") if words.has(f"box-{kind}") else kind.capitalize()


def label(words: Words, imprint: Imprint) -> str:
    """What it is that is printed there."""
    return words.text(f"printed-{imprint.name}")


def pieces(words: Words, imprint: Imprint) -> list[str]:
    """What stands behind the label, each piece in words."""
    return [_spelt(words, piece) for piece in imprint.pieces]


def _spelt(words: Words, piece: Piece) -> str:
    if isinstance(piece, str):
        return piece
    if isinstance(piece, Card):
        return piece.title
    if piece.count is None:
        return words.text(piece.name)
    return words.text(piece.name, count=piece.count, signed=signed(piece.count))


def signed(number: int) -> str:
    """A number with its sign: +1, −2."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")


def counted(found: list[str]) -> list[str]:
    """What stands there several times in a row, once and with its number: ``Chill ×3``."""
    groups = [(word, len(list(group))) for word, group in groupby(found)]
    return [f"{word} ×{times}" if times > 1 else word for word, times in groups]
