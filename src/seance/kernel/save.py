# not compiled: msgspec structs lose their options under mypyc
"""Matches in files: documented JSON (docs/saves.md), checked on the way in.

A save holds the seed and the whole journal, so that the match can be replayed and verified; and the state
at the beginning of the chapter in progress, so that a change of the rules can endanger that chapter only.
"""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Any

import msgspec

from seance.kernel.errors import BadBox, BadSave, Diverged, SeanceError
from seance.kernel.game import Game
from seance.kernel.journal import Journal, JournalEntry
from seance.kernel.match import Match
from seance.kernel.run import Chapter, Run
from seance.kernel.snapshot import dump, restore
from seance.kernel.state import State
from seance.kernel.tale import Event, Tale, sort_of
from seance.kernel.things import CARD, NUMBER, SEAT, TEXT, WORD
from seance.kernel.zone import ALL

FORMAT = "seance-match"
SCHEMA = 2

LONGEST_NUMBER = 40


class SavedAnswer(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One line of the journal."""

    seat: int
    question: str
    answer: str | list[str]
    told: int


class SavedEvent(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One line of the tale, secrets included: a save is for the table's host, not for its guests.

    ``kinds`` says what each fact is, in the order of the facts; saves of schema 1 do not.
    """

    name: str
    rule: str
    facts: dict[str, str | int | list[str]]
    veils: dict[str, int]
    seen: int
    kinds: list[str] = []


class SavedMatch(msgspec.Struct, forbid_unknown_fields=True):
    """The file. ``box`` stands in it where the match is played with another than the game comes with."""

    format: str
    schema: int
    game: str
    rules_version: int
    settings: dict[str, int | str | bool]
    seed: str
    journal: list[SavedAnswer]
    tale: list[SavedEvent]
    chapter_answers: int
    chapter_told: int
    chapter_state: dict[str, Any]
    names: list[str] = []
    seats: list[str] = []
    sealed: bool = False
    digest: str = ""
    box: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class _Head(msgspec.Struct):
    format: str = ""
    schema: int = 0
    game: str = ""


def save(match: Match, names: list[str] | None = None, seats: list[str] | None = None) -> bytes:
    """The match as a file's content; ``seats`` says who plays each, as ``human`` or ``bot:hints``."""
    chapter = match.run.chapter
    assert chapter is not None
    saved = SavedMatch(
        format=FORMAT,
        schema=SCHEMA,
        game=match.game.name,
        rules_version=match.game.rules_version,
        settings=match.settings,
        seed=str(match.seed),
        journal=[SavedAnswer(e.seat, e.name, e.answer, e.told) for e in match.journal],
        tale=[saved_event(event) for event in match.tale],
        chapter_answers=len(match.journal) - len(chapter.steps),
        chapter_told=chapter.told,
        chapter_state=dump(chapter.base),
        names=names or [],
        seats=seats or [],
        sealed=match.sealed,
        box=match.game.box or msgspec.UNSET,
    )
    saved.digest = digest(msgspec.to_builtins(saved))
    return msgspec.json.format(msgspec.json.encode(saved), indent=1)


def read(data: bytes) -> SavedMatch:
    """Check a file's content and read it; BadSave says what is wrong with it."""
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(f"This is not a saved match, or it is damaged: {error}.") from error
    if head.format != FORMAT:
        raise BadSave(f"This is not a saved match: its format is {head.format!r}, not {FORMAT!r}.")
    if head.schema > SCHEMA:
        raise BadSave(
            f"This save has schema {head.schema}; this version of Séance reads up to {SCHEMA}. Update Séance."
        )
    try:
        saved = msgspec.json.decode(data, type=SavedMatch)
    except msgspec.DecodeError as error:
        raise BadSave(f"This save is damaged: {error}.") from error
    if saved.digest != digest(msgspec.json.decode(data)):
        raise BadSave("This save was changed after it was written: its digest does not fit.")
    return saved


def with_its_box(game: Game[Any], saved: SavedMatch) -> Game[Any]:
    """The game with the box that a save carries, if it carries one."""
    if saved.game != game.name:
        raise BadSave(f"This is a match of {saved.game}, not of {game.name}.")
    if saved.box is msgspec.UNSET or game.box is not None:
        return game
    try:
        return game.with_box(saved.box)
    except BadBox as error:
        raise BadSave(f"The box that this save carries cannot be used. {error}") from error


def load(game: Game[Any], saved: SavedMatch) -> Match:
    """The match where it was left. It goes on from the chapter's state, so older rules do no harm."""
    game = with_its_box(game, saved)
    settings = game.settings(saved.settings)
    chapter = Chapter(_base_state(game, saved), saved.chapter_told)
    tale = Tale()
    for e in saved.tale[: saved.chapter_told]:
        tale.append(_event(game, settings["players"], e))
    match = Match(game, settings, _seed(saved), Run.resume(game, chapter, 0, tale))
    match.journal = Journal(_entries(saved)[: saved.chapter_answers])
    match.origin_answers = saved.chapter_answers
    match.replay(_entries(saved)[saved.chapter_answers :])
    return match


def replay(game: Game[Any], saved: SavedMatch, answers: int | None = None) -> Match:
    """The match played again from its seed, up to some answer; Diverged says where it no longer fits."""
    game = with_its_box(game, saved)
    match = Match(game, game.settings(saved.settings), _seed(saved), sealed=saved.sealed)
    match.replay(_entries(saved)[:answers])
    return match


def verify(game: Game[Any], saved: SavedMatch) -> None:
    """Play the match again from its seed and compare every position it can be held against."""
    if saved.rules_version != game.rules_version:
        raise BadSave(
            f"Played under rules version {saved.rules_version}; this is version {game.rules_version}."
        )
    load(game, saved)
    again = replay(game, saved)
    if again.run.chapter is None or dump(again.run.chapter.base) != saved.chapter_state:
        raise Diverged("All answers fit, but the position they lead to is another one.", len(saved.journal))
    told = [saved_event(event) for event in again.tale]
    for at, (theirs, ours) in enumerate(zip(saved.tale, told, strict=False)):
        if _differ(theirs, ours):
            answer = sum(entry.told <= at for entry in saved.journal)
            raise Diverged(
                f"Event {at + 1} of the tale is {ours.name!r} here, {theirs.name!r} there.", answer
            )
    if len(told) != len(saved.tale):
        raise Diverged("The tale has another length than the one that was saved.", len(saved.journal))


def digest(content: dict[str, Any]) -> str:
    """Notices damage, not malice: whoever can write the file can write the digest.

    It is of what stands in the file, so that a field which came later changes no older digest.
    """
    bare = {**content, "digest": ""}
    return hashlib.sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()[:16]


def seed_digest(seed: int) -> str:
    """The fairness receipt: shown when the match starts; the seed itself is shown when it is over."""
    return hashlib.sha256(f"seance:{seed}".encode()).hexdigest()


def _base_state(game: Game[Any], saved: SavedMatch) -> State:
    if not 0 <= saved.chapter_answers <= len(saved.journal) or not 0 <= saved.chapter_told <= len(saved.tale):
        raise BadSave("This save is damaged: its chapter begins after its journal ends.")
    try:
        state = restore(game, saved.chapter_state)
    except (SeanceError, TypeError, ValueError, KeyError) as error:
        raise BadSave(f"The position in this save cannot be read: {error}") from error
    if not isinstance(state, State):
        raise BadSave("The position in this save is not one.")
    return state


def _entries(saved: SavedMatch) -> list[JournalEntry]:
    return [JournalEntry(a.seat, a.question, a.answer, a.told) for a in saved.journal]


def saved_event(event: Event) -> SavedEvent:
    """An event as it is written down."""
    facts = dict(zip(event.sort.nouns, event.values, strict=True))
    return SavedEvent(event.name, event.rule, facts, event.veils, event.seen, list(event.sort.kinds))


def _event(game: Game[Any], seats: int, saved: SavedEvent) -> Event:
    nouns, values = tuple(saved.facts), list(saved.facts.values())
    kinds = saved.kinds or [_guess(game, seats, noun, value) for noun, value in saved.facts.items()]
    if len(kinds) != len(values) or not all(map(partial(_fits, game, seats), kinds, values)):
        raise BadSave(f"This save is damaged: a fact of {saved.name!r} is not of the kind that it says.")
    masks = tuple([saved.veils.get(noun, ALL) for noun in nouns])
    return Event(sort_of(saved.name, saved.rule, nouns, tuple(kinds), masks, saved.seen), values)


def _fits(game: Game[Any], seats: int, kind: str, value: str | int | list[str]) -> bool:
    """Whether a fact can be what it is said to be."""
    if isinstance(value, list):
        return all(_fits(game, seats, kind, each) for each in value)
    if kind in {SEAT, NUMBER}:
        return _is_whole(value) and (kind == NUMBER or 0 <= int(value) < seats)
    return isinstance(value, str) and (kind in {WORD, TEXT} or (kind == CARD and value in game.cards))


def _is_whole(value: str | int) -> bool:
    digits = str(value).removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER


def _guess(game: Game[Any], seats: int, noun: str, value: str | int | list[str]) -> str:
    """What a fact of schema 1 is. It does not say, so it is read as it was read then."""
    if isinstance(value, list):
        return _guess(game, seats, noun, value[0]) if value else WORD
    if isinstance(value, int):
        return NUMBER
    if noun.startswith("words"):
        return TEXT
    if _fits(game, seats, SEAT, value):
        return SEAT
    return CARD if value in game.cards else TEXT


def _differ(theirs: SavedEvent, ours: SavedEvent) -> bool:
    return theirs != (ours if theirs.kinds else msgspec.structs.replace(ours, kinds=[]))


def _seed(saved: SavedMatch) -> int:
    if not (saved.seed.isascii() and saved.seed.isdigit()) or len(saved.seed) > LONGEST_NUMBER:
        raise BadSave(f"This save is damaged: {saved.seed[:40]!r} is no seed.")
    return int(saved.seed)
