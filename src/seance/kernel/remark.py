"""What a bot says about its answer: a short line for everybody, told as it happens and kept nowhere."""

from __future__ import annotations

from seance.kernel.data import RemarkData
from seance.kernel.facts import describe
from seance.kernel.things import Thing


class Remark:
    """A name and what it is about. The game's texts have the words, as ``says-<name>``."""

    def __init__(self, name: str, *things: Thing) -> None:
        self.name = name
        self.things = things

    def data(self) -> RemarkData:
        """The remark as plain data."""
        return {"name": self.name, "facts": describe(list(self.things))}
