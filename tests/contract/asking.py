"""Nobody learns a secret from what is asked, offered and told, nor from who is asked.

Two ways of looking. The seat that is asked looks one answer ahead: its question is answered in the true
position and in positions with other hidden cards, dealt so that each card comes into each hand. Everybody
else looks back: a whole chapter is played again, with the same answers, from a beginning with other cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from seance.kernel.dice import Dice
from seance.kernel.game import Game
from seance.kernel.question import ONE, Answer, Question
from seance.kernel.run import Chapter, Run
from seance.kernel.state import State
from seance.kernel.zone import ALL, NOBODY, SPECTATOR, includes
from tests.contract.effort import Tried, decisions
from tests.contract.kit import Case
from tests.contract.redeals import Even, laid_out, redealt_run
from tests.contract.worlds import Step, World, opened, relive, remember

AT_ONCE = 24
"""Deals that are compared for one answer, if it takes so many to bring each card into each hand."""


@dataclass
class Chance:
    """A moment at which an answer of some kind could be given; ``rich`` in what others hold unseen."""

    chapter: Chapter
    seat: int
    step: Step
    rich: tuple[int, int]


def being_asked_tells_nothing(case: Case, seed: int, tried: Tried) -> Iterator[int]:
    """One answer ahead, in the eyes of whoever gives it: every kind of answer that a match offers."""
    chances = offered(case, seed)
    kinds = list(chances)
    Dice(seed).shuffle(kinds)
    for kind in sorted(kinds, key=lambda kind: tried.often[kind]):
        if tried.wants(kind):
            yield from looks_ahead(case.game, chances[kind], " ".join(kind))


def offered(case: Case, seed: int) -> dict[tuple[str, ...], Chance]:
    """Each kind of answer that a match offers, at the moment when others hold most."""
    chances: dict[tuple[str, ...], Chance] = {}
    for match, question in decisions(case, seed):
        rich = held_by_others(case.game, match.run.state, question.seat)
        for answer in some_answers(question, match.number):
            kind = kind_of(question, answer)
            if match.run.chapter and (kind not in chances or chances[kind].rich < rich):
                step = Step(match.run.asked.index(question), answer)
                chances[kind] = Chance(match.run.chapter.copy(), question.seat, step, rich)
    return chances


def held_by_others(game: Game[Any], state: State, seat: int) -> tuple[int, int]:
    """How many sorts of cards, and in how many places, others see and a seat does not."""
    places = [zone for zone in game.zones(state) if zone.cards and zone.sees not in {ALL, NOBODY}]
    theirs = [zone.cards[0].pool for zone in places if not includes(zone.sees, seat)]
    return len(set(theirs)), len(theirs)


def some_answers(question: Question, seed: int) -> list[Answer]:
    """All options; of numbers, subsets and texts, one."""
    if question.kind == ONE:
        return [*question.keys()]
    return [question.spell(question.random(Dice(seed)))]


def kind_of(question: Question, answer: Answer) -> tuple[str, ...]:
    """What an answer is about: the question, the verb and the first thing, not each place it may go to."""
    if question.kind != ONE or not isinstance(answer, str):
        return (question.name,)
    verb, colon, things = answer.partition(":")
    return question.name, verb.rstrip("-0123456789") if colon else verb, things.partition(":")[0]


def looks_ahead(game: Game[Any], chance: Chance, kind: str) -> Iterator[int]:
    """Give one answer in several worlds that the asked seat cannot tell apart."""
    run = Run.resume(game, chance.chapter, len(chance.chapter.steps))
    world = World(game, run.copy(), chance.seat)
    assert world.takes(chance.step)
    after = world.moment()
    for layout in Even(game, run.state, chance.seat, after.cards).some(0, AT_ONCE):
        other = World(game, redealt_run(run, chance.seat, layout), chance.seat)
        yield int(other.takes(chance.step) and after.agrees(other.moment(), f" after {kind!r}"))


def whole_chapters_tell_nothing(case: Case, seed: int, tried: Tried) -> Iterator[int]:
    """Chapter by chapter, in the eyes of those who were asked, of one more seat and of spectators."""
    chapter: Chapter | None = None
    asked: dict[str, int] = {}
    for match, question in decisions(case, seed):
        if match.run.chapter is not chapter:
            if chapter is not None and tried.wants(frozenset(asked)):
                one_more = chapter.base.chapter % match.seats
                yield from looks_back(case, chapter, {*asked.values(), one_more, SPECTATOR})
            chapter, asked = match.run.chapter, {}
        asked[question.name] = question.seat


def looks_back(case: Case, chapter: Chapter, seats: set[int]) -> Iterator[int]:
    """Play one chapter again in other worlds, in the eyes of some observers."""
    game = case.game
    for seat in sorted(seats):
        _, lived = remember(game, chapter, seat)
        deals = Even(game, chapter.base, seat, lived.learnt() | lived.named(secretly=True))
        for layout in deals.some(chapter.base.chapter, 4):
            yield relive(opened(game, laid_out(game, chapter.base, layout), seat), lived)
