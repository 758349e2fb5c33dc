# not compiled: reads files once, nothing to gain
"""A game's rules in our words: one numbered file, read by prompts, terminal, web and documentation alike."""

from __future__ import annotations

import re
from importlib.resources import files

from seance.kernel.errors import UnknownName

NUMBERED = re.compile(r"^\*\*([A-Z]+-[\w.-]+)\*\* +", re.MULTILINE)
HEADING = re.compile(r"^#.*$", re.MULTILINE)


class Rulebook:
    """The paragraphs of a ``RULES.md``, by number, in the order of the book."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.paragraphs = _split(text)

    @property
    def numbers(self) -> list[str]:
        return list(self.paragraphs)

    def under(self, number: str) -> dict[str, str]:
        """A rule and all that stand under it: ``HTH-3`` and HTH-3.1, HTH-3.2 and so on."""
        wanted = number.lower()
        found = {
            known: text
            for known, text in self.paragraphs.items()
            if known.lower() == wanted or known.lower().startswith(wanted + ".")
        }
        if not found:
            raise UnknownName("rule", number, self.numbers)
        return found


def _split(text: str) -> dict[str, str]:
    paragraphs: dict[str, str] = {}
    found = list(NUMBERED.finditer(text))
    for match, after in zip(found, [*found[1:], None], strict=True):
        body = text[match.end() : after.start() if after else len(text)]
        paragraphs[match.group(1)] = HEADING.split(body)[0].strip()
    return paragraphs


def rulebook(game: str) -> Rulebook:
    """The rules of a game, from the package."""
    return Rulebook(game, files(f"seance.games.{game}").joinpath("RULES.md").read_text("utf-8"))
