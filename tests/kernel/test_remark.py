"""What bots say, in data and in words."""

from __future__ import annotations

from typing import Any

from seance.bots import remark_on
from seance.kernel.facts import Count, Named, Several
from seance.kernel.match import Match
from seance.kernel.remark import Remark
from tests.contract import mini

MOTH, BAT = mini.BEASTS[:2]


def said(answer: str, **parts: Any) -> Any:
    """What the first guest says who answers so."""
    match = Match(mini.record(**parts), mini.record().settings({}), seed=1)
    question = match.questions[0]
    return remark_on(match.game, match.view(question.seat), question, question.keys().index(answer))


def test_a_remark_is_a_name_and_facts() -> None:
    remark = Remark("lights", Named("owner", mini.Guest(2)), Several("beasts", [MOTH, BAT]), Count(3))
    assert remark.data() == {
        "name": "lights",
        "facts": {"owner": {"seat": 2}, "beasts": [{"card": "moth"}, {"card": "bat"}], "count": 3},
    }


def test_a_bot_speaks_of_its_answer_or_is_silent() -> None:
    assert said("light:owl") == {"name": "lights", "facts": {"beast": {"card": "owl"}}}
    assert said("hide:owl") == {"name": "hides", "facts": {}}
    assert said("roll") is None
    assert said("light:owl", remark=None) is None


def test_wordings_take_turns() -> None:
    words = mini.texts(mini.record())
    remark = Remark("lights", MOTH).data()
    lines = [words.remark(remark, number) for number in range(3)]
    assert lines == ["Let us have a look at Moth.", "Out with you, Moth!", "Let us have a look at Moth."]
