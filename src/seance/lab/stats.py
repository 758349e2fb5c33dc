"""The little statistics that balance needs, in the standard library."""

from __future__ import annotations

import math
from typing import Any

Z95 = 1.959963984540054
"""Standard deviations to either side that hold 95 % of a normal distribution."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.9, 0.95)


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share: honest near 0 and 1, and defined without any games (0 to 1)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    widening = z * z / games
    middle = (share + widening / 2) / (1 + widening)
    reach = z / (1 + widening) * math.sqrt(share * (1 - share) / games + widening / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def quantile(ordered: list[float], share: float) -> float:
    """The value below which ``share`` of a sorted list lies, interpolated between neighbours."""
    place = share * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


class Spread:
    """How some numbers are distributed. No numbers at all make a spread of zeros."""

    def __init__(self, values: list[float]) -> None:
        ordered = sorted(values) or [0.0]
        count = len(ordered)
        self.count = len(values)
        self.mean = math.fsum(ordered) / count
        squares = math.fsum((value - self.mean) ** 2 for value in ordered)
        self.sd = math.sqrt(squares / (count - 1)) if count > 1 else 0.0
        self.low = ordered[0]
        self.high = ordered[-1]
        self.quantiles = {share: quantile(ordered, share) for share in QUANTILES}

    def data(self) -> dict[str, Any]:
        """As plain data; quantiles are keyed ``"5 %"`` to ``"95 %"``."""
        return {
            "mean": self.mean,
            "sd": self.sd,
            "low": self.low,
            "high": self.high,
            "quantiles": {f"{share * 100:g} %": value for share, value in self.quantiles.items()},
        }


class Share:
    """A share with its 95 % interval. ``wins`` may be a fraction, for shared wins count in parts."""

    def __init__(self, wins: float, games: int) -> None:
        self.wins = wins
        self.games = games
        self.share = wins / games if games else 0.0
        self.low, self.high = wilson(wins, games)

    def data(self) -> dict[str, Any]:
        return {"wins": self.wins, "share": self.share, "low": self.low, "high": self.high}

    def __str__(self) -> str:
        return f"{percent(self.share)} ({percent(self.low)}–{percent(self.high)})"


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{share * 100:.1f} %"
