"""Figures for operators, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)

COUNTED = {
    "answers": "Answers of people stored.",
    "refused": "Messages refused.",
    "resent": "Messages that had been carried out before.",
    "undone": "Answers taken back.",
    "orders": "Standing orders left.",
    "chats": "Remarks stored.",
    "gestures": "Times that somebody pointed at something, or a bot said what it is up to.",
    "steps": "Steps sent to viewers.",
    "loads": "Tables read from storage.",
    "failures": "Calls and messages that failed on our side.",
    "archived": "Tables put away because nobody opened them.",
    "deleted": "Tables thrown away because nobody opened them after that either.",
    "pauses": "Times that a table had to stand still: a rule or a bot failed, or it cannot be read.",
}


class Metrics:
    """Counters, and how long it takes to store an answer."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(COUNTED, 0)
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, times: int = 1) -> None:
        self.counts[name] += times

    def stored(self, seconds: float) -> None:
        """An answer was stored, so long after it came in."""
        self.count("answers")
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """Everything, with what is so at this moment."""
        lines: list[str] = []
        for name, about in COUNTED.items():
            lines += _metric(f"seance_{name}_total", "counter", about, self.counts[name])
        for name, (about, value) in gauges.items():
            lines += _metric(f"seance_{name}", "gauge", about, value)
        return "\n".join([*lines, *self._histogram(), ""])

    def _histogram(self) -> list[str]:
        name = "seance_store_seconds"
        lines = [f"# HELP {name} From an answer's arrival until it is stored.", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.seconds:.6f}", f"{name}_count {total}"]


def _metric(name: str, kind: str, about: str, value: float) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
