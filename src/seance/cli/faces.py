"""How a face of the box is read in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from seance.kernel.gallery import Shown


def says(shown: Shown) -> Text:
    """What is printed line by line comes first: one looks for it. Then the text, then what makes the mood."""
    lines = [Text.assemble((f"{label}: " if words else label, "dim"), words) for label, words in shown.lines]
    texts = [Text(shown.face.text), Text(shown.face.flavour, "italic")]
    return Text("\n").join([*lines, *[each for each in texts if each]])
