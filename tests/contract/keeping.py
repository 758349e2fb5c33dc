"""Rules keep no secret in a local variable across an ``await`` (the second law).

Whoever is asked may have the position dealt anew, to think about what could be. The rules wait at the
question meanwhile, with their local variables: what they keep there is not dealt anew. So the method is to
come to one position in two ways. One run plays the chapter from its true beginning and is then dealt the
cards of the other run. That one began the chapter with other cards, wherever the asked seat cannot know
them, and was given the same answers. Both hold the same cards and the same dice now; all that they can
differ in is what their local variables remember. They go on with the same answers, and must stay the same:
in what is asked, in what is told and in every card.

A run that remembers the old card betrays itself even where another copy of it is at hand. What somebody else
has answered in secret is a secret too: there the other run is given another answer of the same form.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from seance.kernel.data import QuestionData
from seance.kernel.dice import Dice
from seance.kernel.match import Match
from seance.kernel.question import Question
from tests.contract.anatomy import contrast, difference, differences
from tests.contract.effort import Tried, moments
from tests.contract.kit import Case
from tests.contract.redeals import deal, fairly, leaving, redealt, same_cards
from tests.contract.worlds import Lived, Step, World, opened, relive, remember

LONGEST = 12
"""Answers after which a chapter that is still going on is long enough."""


def nothing_is_kept(case: Case, seed: int, tried: Tried) -> Iterator[int]:
    """At every kind of question, come there in two ways and go on."""
    for match, question in moments(case, seed, tried):
        yield int(comes_there_twice(case, match, question, 1000 * seed + match.number))


def comes_there_twice(case: Case, match: Match, question: Question, seed: int) -> bool:
    """Whether there was another way to come there; a complaint where it matters which one was taken."""
    game, chapter = case.game, match.run.chapter
    assert chapter is not None
    first, lived = remember(game, chapter, question.seat)
    fair = leaving(game, fairly(game), lived.learnt() | lived.named(secretly=False))
    second = opened(game, redealt(game, chapter.base, question.seat, seed, fair), question.seat)
    if not arrives(second, lived, Dice(seed)) or same_cards(game, first.run.state, second.run.state):
        return False
    take_cards_of(first, second)
    if not nothing_else_differs(first, second):
        return False
    goes_on_alike(first, second, question, seed)
    return True


def arrives(world: World, lived: Lived, dice: Dice) -> bool:
    """Whether other cards can lead there too, with other answers wherever they were secret."""
    if not any(step.secret for step in lived.steps):
        return relive(world, lived) == len(lived.moments)
    for moment, step in zip(lived.moments, lived.steps, strict=False):
        if moment.differs(world.moment()) or not world.takes(like(world, step, dice)):
            return False
    return not lived.moments[-1].differs(world.moment())


def like(world: World, step: Step, dice: Dice) -> Step:
    """The same answer; if it was secret, another of the same form: the same verb, or as many things."""
    if not step.secret or step.index >= len(world.run.asked):
        return step
    keys = world.run.asked[step.index].keys()
    dice.shuffle(keys)
    if isinstance(step.answer, list):
        return Step(step.index, keys[: len(step.answer)])
    verb, colon, _ = step.answer.partition(":")
    alike = [key for key in keys if not colon or key.startswith(verb + colon)]
    return Step(step.index, alike[0]) if alike else step


def take_cards_of(first: World, second: World) -> None:
    """Deal one run, as it waits, the cards of the other."""
    deal(first.run, first.seat, [zone.cards for zone in first.game.zones(second.run.state)])
    first.run.state.dice = second.run.state.dice.copy()
    first.moment()


def nothing_else_differs(first: World, second: World) -> bool:
    """Whether the states are the same but for who knows which card; a field that is not is a secret itself.

    A game that deals in its own way may deal such a field anew: only by its cards one cannot tell.
    """
    lost = list(differences(first.run.state, second.run.state))
    secrets = [field for field in lost if not field.endswith((".known", ".sees"))]
    assert not secrets or first.game.redeal is not None, (
        f"{secrets[0]} depends on cards that seat {first.seat} does not know, and is not dealt anew with them"
    )
    return not lost


def goes_on_alike(first: World, second: World, question: Question, seed: int) -> None:
    """The same answers to the end of the chapter: the same questions, the same tale, the same state."""
    dice = Dice(seed)
    kept = f"something hidden is kept in a local variable while {question.name!r} ({question.rule}) is asked"
    chapter = second.run.chapter
    for _ in range(LONGEST):
        asked = second.open_questions()
        assert asked_of(first) == asked_of(second), f"{kept}: afterwards other questions are asked"
        if not asked or second.run.chapter is not chapter:
            break
        chosen = asked[dice.below(len(asked))]
        step = Step(second.index_of(chosen), chosen.spell(chosen.random(dice)))
        assert second.takes(step)
        try:
            assert first.takes(step)
        except Exception as error:
            raise AssertionError(f"{kept}: {error!r} when {chosen.name!r} is answered") from error
    told, heard = events(first), events(second)
    assert told == heard, f"{kept}: {contrast(dict(enumerate(told)), dict(enumerate(heard)))} is told"
    lost = difference(first.run.state, second.run.state)
    assert not lost, f"{kept}: it changes {lost}"


def asked_of(world: World) -> list[QuestionData]:
    return [question.data() for question in world.open_questions()]


def events(world: World) -> list[tuple[Any, ...]]:
    """What was told since the last moment, secrets included."""
    told = world.ear.since(world.told)
    return [(event.name, event.rule, event.facts, event.veils, event.seen) for event in told]
