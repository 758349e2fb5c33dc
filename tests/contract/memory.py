"""A position is its beginning and the answers since: clones, undo and saves are held to that."""

from __future__ import annotations

from typing import Any

import pytest

from seance.kernel import save
from seance.kernel.errors import Refused
from seance.kernel.match import Match
from seance.kernel.question import Question, Token
from seance.kernel.reel import replayed
from seance.kernel.snapshot import dump
from seance.kernel.state import State
from seance.kernel.things import Card, Thing
from seance.kernel.zone import known_cards
from tests.contract.anatomy import difference, walk
from tests.contract.kit import Case, Kit
from tests.contract.play import bots_for, exceeds, finish, named_cards, play, play_out, play_randomly
from tests.contract.stretch import portion

EVERY = 7
"""Costly checks look at every seventh decision: no turn has a length that would hide some forever."""


def picture(match: Match, last: int = 40) -> dict[str, Any]:
    """Everything about a match that must be the same in another that is said to be equal.

    Of the tale and the journal, the last so many lines: they only grow and shrink at the end.
    """
    tale = match.tale.since(max(0, len(match.tale) - last))
    journal = match.journal.part(max(0, match.number - last), match.number)
    return {
        "state": dump(match.run.state),
        "told": len(match.tale),
        "tale": [(event.name, event.rule, event.facts, event.veils, event.seen) for event in tale],
        "answers": len(match.journal),
        "journal": [(entry.seat, entry.name, entry.answer, entry.told) for entry in journal],
        "questions": [question.data() for question in match.questions],
    }


def whole(match: Match) -> dict[str, Any]:
    """The picture with all of the tale and the journal."""
    return picture(match, last=len(match.tale) + len(match.journal) + 1)


# --- clones ------------------------------------------------------------------------------------------


def clones(case: Case, kind: str, seed: int) -> None:
    """A clone is equal, shares nothing that changes, and goes its own way."""
    match = case.match(seed)
    for number, _ in enumerate(play(match, bots_for(case, kind, seed))):
        if number % EVERY == 0:
            clone_is_apart(match, seed + number)
    clone_is_apart(match, seed)


def clone_is_apart(match: Match, seed: int) -> None:
    before = picture(match)
    base = match.run.chapter.base if match.run.chapter else match.run.state
    base_before = dump(base)
    clone = match.clone()
    lost = difference(match.run.state, clone.run.state)
    assert not lost, f"the clone is another position: {lost} is different"
    assert picture(clone) == before, "the clone is another position"
    shares_nothing(match.run.state, clone.run.state, *clone.run.asked)
    shares_nothing(base, clone.run.state, match.run.state)
    play_randomly(clone, seed, 20)
    assert picture(match) == before, "playing on with the clone changed the original"
    assert dump(base) == base_before, "playing on changed the state that the chapter began with"


def shares_nothing(state: State, *others: object) -> None:
    """No list, dict or thing of the state is reached from the others; cards are printed, so they may be."""
    mine: dict[int, object] = {}
    changeable(state, mine)
    theirs: dict[int, object] = {}
    for other in others:
        changeable(other, theirs)
    both = [mine[number] for number in mine.keys() & theirs.keys()]
    assert not both, f"the copy shares {type(both[0]).__name__} {both[0]!r} with the original"


def changeable(thing: object, found: dict[int, object]) -> None:
    """Note everything changeable that is reached from here."""
    if isinstance(thing, Question):
        thing = [*thing.options, *(thing.about or [])]
    for _, part in walk(thing):
        if isinstance(part, (list, dict, Thing)) and not isinstance(part, Card):
            found[id(part)] = part


# --- undo --------------------------------------------------------------------------------------------


def undoes(case: Case, kind: str, seed: int) -> None:
    """Undo restores exactly, or says why not; and it cannot always say why not."""
    match = case.match(seed)
    history: list[dict[str, Any]] = []
    undone = 0
    for number, (question, token) in enumerate(play(match, bots_for(case, kind, seed))):
        if number % (10 * EVERY) == 0:
            undo_far(match.clone(), history)
        history.append(picture(match))
        if number % 3 == 0:
            undone += undo_once(match, question, token)
    assert undone, "in a whole match, nothing could be taken back"


def undo_once(match: Match, question: Question, token: Token) -> bool:
    """Answer on a clone and take it back there: all as it was, or refused for a reason."""
    twin = match.clone()
    before = picture(twin)
    same = twin.questions[match.questions.index(question)]
    twin.answer_for(same, token)
    after = picture(twin)
    noted = match.clone()
    noted.answer(question.seat, question.spell(token))
    assert noted.why_no_undo(question.seat) == twin.why_no_undo(question.seat), (
        "notes tell another tale than a replay"
    )
    refused_to_others(twin, question.seat)
    if not nothing_to_see(match, twin, question.seat):
        with pytest.raises(Refused):
            twin.undo(question.seat)
        assert picture(twin) == after, "a refused undo changed something"
        return False
    assert not twin.why_no_undo(question.seat), "a harmless answer cannot be taken back"
    twin.undo(question.seat)
    assert picture(twin) == before, "undo left something behind"
    twin.answer(question.seat, question.spell(token))
    assert picture(twin) == after, "the same answer after an undo leads elsewhere"
    return True


def undo_far(match: Match, history: list[dict[str, Any]]) -> None:
    """Take back as many answers as can be, into earlier chapters too; each time all is as it was."""
    while match.number and not match.why_no_undo(match.journal.last().seat):
        match.undo(match.journal.last().seat)
        assert picture(match) == history[match.number], "undoing several answers left something behind"


def refused_to_others(match: Match, seat: int) -> None:
    for other in range(match.seats):
        if other != seat:
            assert match.why_no_undo(other), "somebody can take back another seat's answer"


def nothing_to_see(before: Match, after: Match, seat: int) -> bool:
    """Whether nothing was rolled since, and nobody learnt what ``seat`` could not have told them."""
    if len(before.run.asked) > 1 and len(before.questions) == 1:
        return False  # the last of several secret answers opens all the others
    if before.run.state.dice.thrown != after.run.state.dice.thrown:
        return False
    then, now = before.game.zones(before.run.state), after.game.zones(after.run.state)
    mine = known_cards(then, seat)
    heard = [named_cards(event) for event in after.log(seat, len(before.tale))]
    if any(exceeds(learnt, mine) for learnt in [known_cards(now, seat), *heard]):
        return False
    for other in range(-1, before.seats):
        knew = known_cards(then, other)
        learnt = {key: count - knew.get(key, 0) for key, count in known_cards(now, other).items()}
        if exceeds(learnt, mine):
            return False
    return True


# --- saves -------------------------------------------------------------------------------------------


def saves(case: Case, kind: str, seed: int) -> None:
    """At many points: saved, loaded and replayed is the same match, and it goes on in the same way."""
    match = case.match(seed)
    for number, _ in enumerate(play(match, bots_for(case, kind, seed))):
        if number % (8 * EVERY) == 0:
            loads_the_same(match, seed + number)
    loads_the_same(match, seed)


def loads_the_same(match: Match, seed: int) -> None:
    """Into a file's content and back."""
    saved = save.read(save.save(match, ["somebody"] * match.seats))
    loaded = save.load(match.game, saved)
    assert whole(loaded) == whole(match), "the loaded match is another one"
    assert whole(save.replay(match.game, saved)) == whole(match), "the replayed match is another one"
    save.verify(match.game, saved)
    assert save.save(loaded) == save.save(match), "saving the loaded match gives another file"
    goes_on_alike(match.clone(), loaded, seed)


def goes_on_alike(match: Match, loaded: Match, seed: int) -> None:
    """The next thirty answers lead both to the same place, over the ends of chapters too."""
    play_randomly(match, seed, 30)
    play_randomly(loaded, seed, 30)
    assert whole(match) == whole(loaded), "the loaded match goes on differently"


def sealed_matches_are_remembered(kit: Kit) -> None:
    """As the web table plays them, with dice that nobody can read ahead: saved, cloned, re-dealt and told."""
    case = portion(Case(kit), 7)
    match = Match(case.game, case.settings, 7, sealed=True)
    for number in range(3):
        play_randomly(match, number, 25)
        loads_the_same(match, number)
        assert match.clone().sealed, "a clone has other dice"
    if not match.over:
        play_out(match.redeal(match.questions[0].seat, 7), 7)
        play_randomly(match, 7)
    loads_the_same(match, 7)
    assert replayed(match) is not None, "its story has no turns"


def same_seed_same_game(case: Case, kind: str, seed: int) -> None:
    """Two matches from one seed are one match."""
    first = finish(case.match(seed), bots_for(case, kind, seed))
    second = finish(case.match(seed), bots_for(case, kind, seed))
    assert whole(first) == whole(second), "one seed, two games"
