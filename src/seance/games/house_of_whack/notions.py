"""HW-SR.2, HW-SR.3: what is written down in secret: outcomes for the Gate, and digits for the Hatch."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.deed import Deed
from seance.games.house_of_whack.prose.wording import say_deeds
from seance.kernel.things import Card


class Notion(Card):
    """b-52: an outcome of the Gate. One without deeds is a matter of honour, in somebody's own words."""

    noun: ClassVar[str] = "notion"

    def __init__(self, name: str, title: str, deeds: tuple[Deed, ...]) -> None:
        super().__init__(name, title, say_deeds(deeds))
        self.deeds = deeds

    @property
    def honour(self) -> bool:
        return not self.deeds


class Digit(Card):
    """b-54: half of a number from 0 to 99."""

    noun: ClassVar[str] = "digit"

    def __init__(self, number: int) -> None:
        super().__init__(f"digit-{number}", str(number))
        self.number = number


DIGITS: Final = tuple(Digit(number) for number in range(10))
COPIES: Final = 12
"""As many of each digit as six people could want."""
