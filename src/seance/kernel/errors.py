"""What can go wrong, in words a person can act upon."""

from __future__ import annotations


class SeanceError(Exception):
    """Base of every error that Séance raises on purpose; its text is fit for a user's eyes."""


class Refused(SeanceError):
    """An answer that was not offered: nothing has changed.

    ``asked`` names the question, ``offered`` lists the keys that would have been accepted and ``rule``
    is the rule that the question cites.
    """

    def __init__(self, why: str, asked: str = "", offered: tuple[str, ...] = (), rule: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.asked = asked
        self.offered = offered
        self.rule = rule

    def __str__(self) -> str:
        text = self.why
        if self.asked:
            text += f" The question is {self.asked!r}"
            text += f" ({self.rule})." if self.rule else "."
        if self.offered:
            text += f" Offered: {_shorten(self.offered)}."
        return text


class BrokenRule(SeanceError):
    """A rule that asks what cannot be answered: a fault in a game, never in a player."""


class BadSettings(SeanceError):
    """A match was asked for with options that the game does not have."""


class BadSave(SeanceError):
    """A save file that is damaged, truncated, foreign or too new."""


class Diverged(BadSave):
    """A journal that no longer replays; ``at`` is the number of the first answer that does not fit."""

    def __init__(self, why: str, at: int) -> None:
        super().__init__(why)
        self.at = at


class BadBox(SeanceError):
    """A file with another box of a game that is damaged, foreign or beyond what the rules can hold."""


class BadScenario(SeanceError):
    """A scenario description that cannot be set up."""


class UnknownName(SeanceError):
    """A game, bot, rule or card that does not exist, with the nearest names that do."""

    def __init__(self, what: str, name: str, known: list[str]) -> None:
        from difflib import get_close_matches

        near = get_close_matches(name, known, n=1, cutoff=0.5)
        hint = f" Did you mean {near[0]!r}?" if near else f" Known: {_shorten(tuple(known))}."
        super().__init__(f"There is no {what} called {name!r}.{hint}")
        self.name = name


def _shorten(names: tuple[str, ...], most: int = 12) -> str:
    shown = ", ".join(names[:most])
    return shown if len(names) <= most else f"{shown} and {len(names) - most} more"
