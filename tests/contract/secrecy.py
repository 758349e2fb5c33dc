"""Nobody learns what they cannot know: not from a view, a question, an option, the log or who is asked.

The method throughout: re-deal what a seat cannot see. Whatever the seat gets to know must stay the same,
now and after the same answers, until a die is rolled or a card is revealed to it.
"""

from __future__ import annotations

from typing import Any

from seance.kernel.answers import read_answer
from seance.kernel.dice import Dice
from seance.kernel.game import Game
from seance.kernel.match import Match
from seance.kernel.question import NUMBER, ONE, SOME, Answer, Question
from seance.kernel.run import Run
from seance.kernel.state import State
from seance.kernel.zone import all_cards, redeal_zones
from tests.contract.checks import cards_in_place
from tests.contract.kit import Case
from tests.contract.play import (
    TOO_LONG,
    Ear,
    Known,
    bots_for,
    exceeds,
    most,
    named_cards,
    observers,
    play,
)


def redealt(game: Game[Any], state: State, seat: int, seed: int) -> Any:
    """A copy of a state in which everything that ``seat`` cannot know is dealt anew."""
    twin = game.copy(state)
    dice = Dice(seed)
    if game.redeal is not None:
        game.redeal(twin, seat, dice)
    else:
        redeal_zones(game.zones(twin), seat, dice)
    twin.dice = Dice(dice.fork())
    return twin


# --- views -------------------------------------------------------------------------------------------


def views_survive_redeals(case: Case, kind: str, seed: int, deals: int = 1) -> None:
    """At every decision, for every seat and the spectator: other hidden cards, the same view."""
    match = case.match(seed)
    for number, _ in enumerate(play(match, bots_for(case, kind, seed))):
        for deal in range(deals):
            all_views_survive(case, match.run.state, 1000 * number + deal)
    all_views_survive(case, match.run.state, seed)


def all_views_survive(case: Case, state: State, seed: int) -> None:
    for seat in observers(case):
        view_survives(case.game, state, seat, seed)


def view_survives(game: Game[Any], state: State, seat: int, seed: int) -> None:
    """One re-deal for one seat."""
    twin = redealt(game, state, seat, seed)
    assert game.view(twin, seat) == game.view(state, seat), (
        f"the view of seat {seat} shows what it cannot know"
    )
    then, now = game.zones(state), game.zones(twin)
    assert [zone.look(seat) for zone in now] == [zone.look(seat) for zone in then], (
        "the re-deal forgot a card"
    )
    assert all_cards(now) == all_cards(then), "the re-deal lost a card"


def redeal_is_fair(game: Game[Any], state: State, seat: int, deals: int) -> None:
    """Each card that a seat does not know comes to lie in each possible place as often as it should."""
    seen: dict[tuple[int, int], Known] = {}
    for seed in range(deals):
        for place, key in _unknown(game, redealt(game, state, seat, seed), seat).items():
            counts = seen.setdefault(place, {})
            counts[key] = counts.get(key, 0) + 1
    pools = _pools(game, state, seat)
    for (zone, index), counts in seen.items():
        pool = pools[game.zones(state)[zone].cards[index].pool]
        for key in pool:
            chance = pool.count(key) / len(pool)
            spread = (deals * chance * (1 - chance)) ** 0.5
            off = abs(counts.get(key, 0) - deals * chance)
            assert off <= 5 * spread + 1, (
                f"{key} comes to place {index} of zone {zone} too often or too seldom"
            )


def _unknown(game: Game[Any], state: State, seat: int) -> dict[tuple[int, int], str]:
    """The cards that a seat does not know, by zone and place."""
    return {
        (number, index): card.key
        for number, zone in enumerate(game.zones(state))
        for index, card in enumerate(zone.cards)
        if not zone.knows(index, seat)
    }


def _pools(game: Game[Any], state: State, seat: int) -> dict[str, list[str]]:
    pools: dict[str, list[str]] = {}
    for key in _unknown(game, state, seat).values():
        pools.setdefault(game.cards[key].pool, []).append(key)
    return pools


# --- the log -----------------------------------------------------------------------------------------


def overheard(case: Case, seed: int) -> tuple[Match, Ear]:
    """A match whose tale is listened to from the very beginning."""
    match = case.match(seed)
    state: State = case.game.setup(case.settings, Dice(seed))
    ear = Ear(case.game, observers(case))
    ear.state = state
    state.tale = match.tale = ear
    match.run = Run(case.game, state)
    return match, ear


def log_keeps_secrets(case: Case, kind: str, seed: int) -> None:
    """No event names a card to somebody who knows that card neither before nor then nor afterwards."""
    match, ear = overheard(case, seed)
    before = ear.now()
    match.run.open()
    told = 0
    for _ in play(match, bots_for(case, kind, seed)):
        _judge(case, ear, told, before)
        told, before = len(ear), ear.now()
    _judge(case, ear, told, before)


def _judge(case: Case, ear: Ear, told: int, before: dict[int, Known]) -> None:
    after = ear.now()
    for index, event in enumerate(ear.since(told), start=told):
        for seat in observers(case):
            named = named_cards(event.seen_by(seat))
            allowed = most(most(before[seat], after[seat]), ear.at(index, seat))
            assert not exceeds(named, allowed), f"{event.name} tells seat {seat} of {named}, a secret"


# --- what is asked -----------------------------------------------------------------------------------


class World:
    """A run as one observer lives through it."""

    def __init__(self, game: Game[Any], run: Run, seat: int) -> None:
        self.game = game
        self.run = run
        self.seat = seat
        self.ear = Ear(game, range(seat, seat + 1))
        self.ear.state = run.state
        run.state.tale = self.ear
        self.mark()

    def mark(self) -> None:
        """From here on, notice what happens."""
        self.thrown = self.run.state.dice.thrown
        self.known = self.ear.now()[self.seat]
        self.told = len(self.ear)

    def learnt(self) -> bool:
        """Whether a die was rolled since the mark, or the observer has got to know a card."""
        if self.run.state.dice.thrown != self.thrown or exceeds(self.ear.now()[self.seat], self.known):
            return True
        return any(exceeds(self.ear.at(i, self.seat), self.known) for i in range(self.told, len(self.ear)))

    def heard(self) -> list[dict[str, Any] | None]:
        return [event.seen_by(self.seat) for event in self.ear.since(self.told)]

    def open_questions(self) -> list[Question]:
        if self.run.together is None:
            return self.run.asked
        return [q for q, done in zip(self.run.asked, self.run.answered, strict=True) if not done]

    def experience(self) -> dict[str, Any]:
        """All that reaches the observer: who is asked what is public, with which options is not."""
        questions = self.open_questions()
        return {
            "view": self.game.view(self.run.state, self.seat),
            "heard": self.heard(),
            "asked": [(question.seat, question.name, question.rule) for question in questions],
            "mine": [question.data() for question in questions if question.seat == self.seat],
        }


def worlds_agree(first: World, second: World, seed: int, steps: int = 12) -> int:
    """Give the same answers in both worlds and compare, until somebody learns something; how many steps."""
    dice = Dice(seed)
    for step in range(steps):
        if first.learnt() or second.learnt():
            return step
        mine, other = first.experience(), second.experience()
        for part in mine:
            assert mine[part] == other[part], f"seat {first.seat} can tell by {part!r} what it cannot know"
        first.mark()
        second.mark()
        if not step_together(first, second, dice):
            return step + 1
    return steps


def step_together(first: World, second: World, dice: Dice) -> bool:
    """Answer alike; False at the end, or where the other world does not offer any of the same."""
    questions = first.open_questions()
    if not questions:
        return False
    at = dice.below(len(questions))
    mine, other = questions[at], second.open_questions()[at]
    answer = common_answer(mine, other, dice)
    if answer is None:
        return False
    for world, question in ((first, mine), (second, other)):
        places = [place for place, asked in enumerate(world.run.asked) if asked is question]
        world.run.answer(read_answer(question, answer), places[0])
    return True


def common_answer(first: Question, second: Question, dice: Dice) -> Answer | None:
    """An answer that both questions accept."""
    if first.kind == ONE:
        both = [key for key in first.keys() if key in second.keys()]  # noqa: SIM118 -- no dict
        return dice.pick(both) if both else None
    if first.kind == SOME:
        return _common_keys(first, second, dice)
    if first.kind == NUMBER:
        low, high = max(first.low, second.low), min(first.high, second.high)
        return str(low + dice.below(high - low + 1)) if low <= high else None
    return first.spell(first.fallback())


def _common_keys(first: Question, second: Question, dice: Dice) -> Answer | None:
    left = second.keys()
    both: list[str] = []
    for key in first.keys():  # noqa: SIM118 -- no dict
        if key in left:
            left.remove(key)
            both.append(key)
    low, high = max(first.low, second.low), min(first.high, second.high, len(both))
    if low > high:
        return None
    dice.shuffle(both)
    return both[: low + dice.below(high - low + 1)]


def questions_keep_secrets(case: Case, kind: str, seed: int, every: int = 1) -> int:
    """Re-deal in the middle of turns and at their beginning; how many steps were compared."""
    match = case.match(seed)
    compared = 0
    chapter = -every
    for number, _ in enumerate(play(match, bots_for(case, kind, seed))):
        if number % every == 0 and not (match.run.together and any(match.run.answered)):
            compared += asked_seats_cannot_tell(case, match, number)
        if match.run.state.chapter >= chapter + every:
            chapter = match.run.state.chapter
            compared += chapter_starts_alike(case, match.run, chapter)
    return compared


def asked_seats_cannot_tell(case: Case, match: Match, seed: int) -> int:
    """Re-dealt for a seat that is asked, the turn goes on for it as it would have."""
    compared = 0
    for question in match.questions:
        first = World(case.game, match.run.copy(), question.seat)
        second = World(case.game, match.redeal(question.seat, seed), question.seat)
        compared += worlds_agree(first, second, seed)
    return compared


def chapter_starts_alike(case: Case, run: Run, seed: int) -> int:
    """Re-dealt at the beginning of a chapter, it goes on for every observer as it would have."""
    assert run.chapter is not None
    base = run.chapter.base
    seat = observers(case)[seed % len(observers(case))]
    first = opened(case.game, case.game.copy(base), seat)
    second = opened(case.game, redealt(case.game, base, seat, seed), seat)
    return worlds_agree(first, second, seed)


def opened(game: Game[Any], state: State, seat: int) -> World:
    """The chapter that begins with this state, begun."""
    state.chapter -= 1
    world = World(game, Run(game, state), seat)
    world.run.open()
    return world


def redealt_matches_play_on(case: Case, kind: str, seed: int, every: int) -> int:
    """Re-dealt positions are positions: they can be played to the end; how many were."""
    match = case.match(seed)
    box = all_cards(case.game.zones(match.run.state))
    played = 0
    for number, (question, _) in enumerate(play(match, bots_for(case, kind, seed))):
        if number % every == 0:
            run = match.redeal(question.seat, number)
            play_out(run, number)
            cards_in_place(case.game, run.state, box)
            played += 1
    return played


def play_out(run: Run, seed: int) -> None:
    """Random answers to the end."""
    dice = Dice(seed)
    for _ in range(TOO_LONG):
        question = run.question
        if question is None:
            return
        places = [place for place, asked in enumerate(run.asked) if asked is question]
        run.answer(question.random(dice), places[0])
    raise AssertionError("a re-dealt match has no end")
