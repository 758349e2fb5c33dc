"""What a ghost should value."""

from __future__ import annotations

from seance.kernel.game import View
from seance.kernel.question import Question


def weigh(view: View, question: Question) -> list[float]:
    """A liking for each option."""
    return [0.0] * len(question.options)
