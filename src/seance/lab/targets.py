"""What a game's balance should be, held against what was measured."""

from __future__ import annotations

import math
from collections.abc import Callable

from seance.lab.report import Report
from seance.lab.stats import percent

MET = "met"
MISSED = "missed"
UNKNOWN = "–"
CLOSE = 1e-9
"""A value on the edge is within, whatever rounding did to it."""

Measure = Callable[[Report], float | None]
"""Takes the measured value from a report; None where the report cannot tell."""


class Target:
    """A figure that should lie between ``low`` and ``high``, both included."""

    def __init__(
        self,
        text: str,
        measure: Measure,
        low: float = -math.inf,
        high: float = math.inf,
        show: Callable[[float], str] = percent,
    ) -> None:
        self.text = text
        self.measure = measure
        self.low = low
        self.high = high
        self.show = show

    @property
    def range(self) -> str:
        """The wanted range in words."""
        if math.isinf(self.low):
            return f"at most {self.show(self.high)}"
        if math.isinf(self.high):
            return f"at least {self.show(self.low)}"
        return f"{self.show(self.low)} to {self.show(self.high)}"

    def met(self, report: Report) -> bool | None:
        """Whether the report meets the target; None where it cannot tell."""
        value = self.measure(report)
        return None if value is None else self._within(value)

    def verdict(self, report: Report) -> str:
        """The measured value and whether it is as wanted: ``31.2: met``."""
        value = self.measure(report)
        if value is None:
            return UNKNOWN
        return f"{self.show(value)}: {MET if self._within(value) else f'**{MISSED}**'}"

    def _within(self, value: float) -> bool:
        return self.low - CLOSE <= value <= self.high + CLOSE


def plain(value: float) -> str:
    """A number with one decimal."""
    return f"{value:.1f}"


def factor(value: float) -> str:
    """A ratio: ``1.7×``."""
    return f"{value:.2f}×"
