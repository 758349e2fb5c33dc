"""Scenarios and play agree: what play reaches can be staged, and what is staged can be played."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from seance.kernel.errors import BadScenario
from seance.kernel.match import Match
from seance.kernel.scenario import scenario
from seance.kernel.stage import TABLE, Prop
from tests.contract.kit import Case
from tests.contract.play import bots_for, play

RULE = re.compile(r"\(([A-Z]+-[\w.-]+)\)\.$")
SIGNS = st.sampled_from([":", "=", ": ", " = ", "", "::", "=="])
NOISE = st.text(st.characters(codec="utf-8"), max_size=12) | st.sampled_from(
    ["", "...", "-1", "9" * 30, "0-0", "#"]
)


def reaches(case: Case, kind: str, seed: int) -> None:
    """The stage accepts every position in which a chapter of a match begins."""
    match = case.match(seed)
    begun: set[int] = set()
    for _ in play(match, bots_for(case, kind, seed)):
        chapter = match.run.chapter
        assert chapter is not None
        if chapter.base.chapter not in begun:
            begun.add(chapter.base.chapter)
            objection = case.game.stage.why_not(chapter.base)
            assert objection is None, f"play has led where {objection.why} ({objection.rule})"


@dataclass(frozen=True)
class Staged(Case):
    """A variant of a game that begins with a scenario."""

    scene: str = ""

    def match(self, seed: int) -> Match:
        return scenario(self.watched, self.scene, seed=seed, **dict(self.wanted))


# --- descriptions, most of them nearly right -------------------------------------------------------


@cache
def facts_of(case: Case) -> dict[str, list[str]]:
    """Every fact of a variant, with the values that it asks for when it gets a wrong one."""
    owners = case.game.stage.owners[: case.settings["players"]]
    return {
        prop.of(owner): wanted_by(case, prop, seat)
        for prop in case.game.stage.props
        for seat, owner in (enumerate(owners) if prop.owned else [(TABLE, "")])
    }


def wanted_by(case: Case, prop: Prop[Any], seat: int) -> list[str]:
    try:
        prop.put(case.match(1).run.state, seat, "?")
    except BadScenario as error:
        asked = re.search(r"one of (.*) is wanted", str(error))
        return asked[1].split(", ") if asked else [str(number) for number in range(-1, 10)]
    return []


def values_of(case: Case, fact: str) -> st.SearchStrategy[str]:
    """What a fact asks for, once or several times, alone or in pairs."""
    word = st.sampled_from(facts_of(case)[fact])
    pairs = st.builds("{}{}{}".format, word, st.sampled_from("-:"), word)
    return word | word | st.lists(word | pairs, max_size=4).map(" ".join)


def lines_for(case: Case) -> st.SearchStrategy[str]:
    """Places with cards, facts with values, and nonsense."""
    places = st.sampled_from([zone.name for zone in case.game.zones(case.match(1).run.state)])
    cards = st.lists(st.sampled_from([*case.game.cards, "...", "..."]), max_size=6).map(" ".join)
    laid = st.builds("{}: {}".format, places, cards)
    facts = st.sampled_from(sorted(facts_of(case)))
    said = facts.flatmap(lambda fact: values_of(case, fact).map(f"{fact} = {{}}".format))
    wild = st.builds("{}{}{}".format, places | facts | NOISE, SIGNS, cards | NOISE)
    return laid | said | said | wild


def stages_or_refuses(case: Case, description: str, seed: int) -> Match | None:
    """A match at a question or at its end; or BadScenario, and if that cites a rule, one that exists."""
    try:
        return scenario(case.watched, description, seed=seed, **dict(case.wanted))
    except BadScenario as refused:
        why = str(refused)
    cited = RULE.search(why)
    assert cited is None or cited[1] in case.kit.rules.numbers, f"{why} cites no rule"
    return None
