"""What is on a game's cover: read without the rest of the kernel, so that a list of games comes at once."""

from __future__ import annotations

from typing import Any

from seance.kernel.errors import BadSettings, UnknownName


class Setting:
    """One thing that can be chosen before a match: a number in a range, or one of several words.

    ``house`` names the choices that are house rules, each with the rule that says so: the book is silent
    there, or says something else.
    """

    def __init__(
        self,
        key: str,
        default: int | str | bool,
        choices: tuple[int | str | bool, ...],
        text: str,
        house: dict[str, str] | None = None,
    ) -> None:
        self.key = key
        self.default = default
        self.choices = choices
        self.text = text
        self.house = house or {}

    def check(self, value: object) -> int | str | bool:
        """The value in its right type; words as typed on a command line are understood."""
        for choice in self.choices:
            if value is choice or (type(value) is type(choice) and value == choice):
                return choice
            if isinstance(value, str) and value.lower() in _spellings(choice):
                return choice
        offered = ", ".join(_spellings(choice)[0] for choice in self.choices)
        raise BadSettings(f"{self.key} cannot be {value!r}; it is one of: {offered}.")


def _spellings(choice: int | str | bool) -> tuple[str, ...]:
    if isinstance(choice, bool):
        return ("yes", "true", "on") if choice else ("no", "false", "off")
    return (str(choice).lower(),)


class Cover:
    """What the lid of a game's box says: all that one can know of a game before anybody opens it.

    ``rules_version`` grows with every change after which an old journal may play out differently.
    """

    def __init__(
        self, name: str, title: str, prefix: str, rules_version: int, settings: tuple[Setting, ...]
    ) -> None:
        self.name = name
        self.title = title
        self.prefix = prefix
        self.rules_version = rules_version
        self.choices = settings

    def settings(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Check what somebody wants of a match and fill in the rest; a wrong wish is refused aloud."""
        known = [choice.key for choice in self.choices]
        for key in wanted:
            if key not in known:
                raise UnknownName(f"option of {self.title}", key, known)
        return {choice.key: choice.check(wanted.get(choice.key, choice.default)) for choice in self.choices}

    def players(self) -> tuple[int, ...]:
        """How many can play."""
        for choice in self.choices:
            if choice.key == "players":
                return tuple(int(number) for number in choice.choices)
        return ()
