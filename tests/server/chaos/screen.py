"""What a page shows, built from the steps that it hears as ``web/src/table/tale.ts`` builds it."""

from __future__ import annotations

from typing import Any

Step = dict[str, Any]
HOW_IT_CAME = {"first", "events", "undone"}
"""What depends on how much was known before."""


class Screen:
    """The tale so far, and the position it led to."""

    def __init__(self) -> None:
        self.tale: list[Any] = []
        self.step: Step | None = None

    @property
    def known(self) -> int:
        return len(self.tale)

    @property
    def number(self) -> int:
        return -1 if self.step is None else int(self.step["number"])

    @property
    def over(self) -> bool:
        return self.step is not None and self.step["result"] is not None

    @property
    def shown(self) -> Step:
        kept = {name: value for name, value in (self.step or {}).items() if name not in HOW_IT_CAME}
        return {**kept, "tale": self.tale}

    def hear(self, step: Step) -> bool:
        """Whether it fits; what starts beyond that which is known cannot be shown."""
        if step["first"] - 1 > len(self.tale):
            self.tale, self.step = [], None
            return False
        self.tale = [*self.tale[: step["first"] - 1], *step["events"]]
        self.step = step
        return True
