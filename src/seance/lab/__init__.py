"""The laboratory: thousands of games in a minute, and what can be learnt from them."""

from __future__ import annotations

from seance.lab.census import Census
from seance.lab.play import derive
from seance.lab.report import Report
from seance.lab.simulate import simulate
from seance.lab.stats import Share, Spread, wilson
from seance.lab.targets import Target

__all__ = ["Census", "Report", "Share", "Spread", "Target", "derive", "simulate", "wilson"]
