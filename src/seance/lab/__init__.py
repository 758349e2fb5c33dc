"""The laboratory: thousands of games in a minute, and what can be learnt from them."""

from __future__ import annotations

from seance.lab.events import Tally
from seance.lab.play import derive
from seance.lab.report import Report
from seance.lab.simulate import simulate
from seance.lab.stats import Share, Spread, wilson
from seance.lab.targets import Target

__all__ = ["Report", "Share", "Spread", "Tally", "Target", "derive", "simulate", "wilson"]
