"""Bots hold views and frozen questions, nothing that is alive, and want the same whatever they cannot see.

What they say is for everybody, so that it is the same whatever a spectator cannot see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from seance.bots import make, remark_on
from seance.kernel.data import RemarkData
from seance.kernel.match import Match
from seance.kernel.pointing import lies_open
from seance.kernel.question import TEXT, Question, Token
from seance.kernel.run import Run
from seance.kernel.zone import SPECTATOR
from tests.contract.anatomy import contrast
from tests.contract.effort import Tried, moments
from tests.contract.kit import Case
from tests.contract.memory import EVERY, shares_nothing
from tests.contract.play import bots_for, cards_among, named_cards, play
from tests.contract.redeals import Even, laid_out, redealt_run


def nothing_held_is_alive(case: Case, kind: str, seed: int) -> None:
    """Walk from everything that a bot gets, again and again: no step leads into the state."""
    match = case.match(seed)
    for number, (question, _) in enumerate(play(match, bots_for(case, kind, seed))):
        if number % EVERY:
            continue
        glance = case.game.glance(match.run.state, question.seat, question.name)
        shares_nothing(
            match.run.state, match.view(question.seat), glance, question.frozen(), question.blank()
        )
        says_the_same(question, question.frozen())


def glances_are_enough(case: Case, kind: str, seed: int) -> None:
    """A bot that only glances likes the same, as much; and it sees nothing that is not in the view."""
    match = case.match(seed)
    for question, _ in play(match, bots_for(case, kind, seed)):
        state, prompt = match.run.state, question.frozen()
        view, seen = match.view(question.seat), case.game.glance(state, question.seat, question.name)
        assert is_part_of(seen, view), f"a glance for {question.name!r} shows more than the view"
        if question.kind != TEXT:
            mine, theirs = case.game.weigh(seen, prompt), case.game.weigh(view, prompt)
            assert mine == theirs, f"a glance is not enough for {question.name!r}: {contrast(mine, theirs)}"


def is_part_of(seen: Mapping[str, Any], view: Mapping[str, Any]) -> bool:
    """Whether each field is the view's, or a list of some that the view lists there."""
    return seen.keys() <= view.keys() and all(
        value == view[key] or (isinstance(value, list) and all(each in view[key] for each in value))
        for key, value in seen.items()
    )


def says_the_same(question: Question, prompt: Question) -> None:
    assert prompt.data() == question.data(), f"{question.name} reads differently when it is frozen"


def bots_want_the_same(case: Case, seed: int, tried: Tried) -> Iterator[int]:
    """Whatever lies where a seat cannot see it, its bot likes the same options and answers alike."""
    for match, question in moments(case, seed, tried):
        mine = opinion(case, match.run, question)
        for layout in Even(case.game, match.run.state, question.seat).some(match.number, 3):
            twin = redealt_run(match.run, question.seat, layout)
            other = opinion(case, twin, twin.asked[match.run.asked.index(question)])
            assert mine == other, (
                f"the bot of seat {question.seat} wants something else of {question.name!r} "
                f"({question.rule}) where only what it cannot see is different: {contrast(mine, other)}"
            )
            yield 1


def opinion(case: Case, run: Run, question: Question) -> dict[str, Any]:
    """How much a bot likes each option, and what it answers."""
    view, prompt = case.game.view(run.state, question.seat), question.frozen()
    weights = [] if question.kind == TEXT else case.game.weigh(view, prompt)
    return {"weights": weights, "answer": make("hints", case.game, 1).answer(view, prompt)}


def remarks_keep_secrets(case: Case, kind: str, seed: int) -> None:
    """What a bot says does not depend on what is hidden, and names no card but those that lie open."""
    if case.game.remark is None:
        return
    match, named, told = case.match(seed), set[str](), 0
    for question, token in play(match, bots_for(case, kind, seed)):
        named_openly(match, named, told)
        said = None if match.secret else remark_on(case.game, match.view(question.seat), question, token)
        same_in_other_worlds(match, question, token, said)
        named = {key for key in cards_named(said) if not lies_open(match, key)}
        told = len(match.tale)
    named_openly(match, named, told)


def same_in_other_worlds(match: Match, question: Question, token: Token, said: RemarkData | None) -> None:
    """With other cards wherever a spectator sees none, the same answer comes with the same remark."""
    game, state = match.game, match.run.state
    for layout in Even(game, state, SPECTATOR).some(match.number, 0 if match.secret else 3):
        view = game.view(laid_out(game, state, layout), question.seat)
        other = remark_on(game, view, question, token)
        assert said == other, (
            f"the bot of seat {question.seat} says something else to {question.name!r} ({question.rule}) "
            f"where only what is hidden is different: {said} and {other}"
        )


def cards_named(said: RemarkData | None) -> set[str]:
    return set() if said is None else set(cards_among({**said["facts"]}))


def named_openly(match: Match, named: set[str], told: int) -> None:
    """The cards that a remark named before they lay open do so after the answer, or everybody was told."""
    shown = {key for event in match.tale.since(told) for key in named_cards(event.seen_by(SPECTATOR))}
    for key in named - shown:
        assert lies_open(match, key), f"a bot names {key}, which nobody else can see"
