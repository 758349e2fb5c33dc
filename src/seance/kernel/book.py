# not compiled: Fluent does the work
"""A match laid open for whoever tells its story: the log turn by turn, the views between, and words.

Nothing here looks into the state. What a book holds is what its point of view may know: one seat's log and
views, a spectator's, or, once a match is over and nothing is secret any more, everybody's log together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Generic

from seance.kernel.data import EventData, Facts, seat_of
from seance.kernel.game import Game, V
from seance.kernel.match import Match
from seance.kernel.reel import Reel, replayed
from seance.kernel.refs import Ref, read
from seance.kernel.tale import Event
from seance.kernel.words import Words
from seance.kernel.zone import SPECTATOR

EVERYONE = -2
"""The point of view of all seats together; of a spectator, as long as the match runs."""

Log = list[EventData | None]


@dataclass(frozen=True)
class Told:
    """One event and its number in the log."""

    at: int
    event: EventData

    @property
    def name(self) -> str:
        return self.event["name"]

    @cached_property
    def facts(self) -> Mapping[str, Any]:
        """What may be known of it, ready for telling; None where it is veiled."""
        facts = self.event["facts"]
        return dict.fromkeys(facts) | read(facts)

    @property
    def seat(self) -> int:
        """The seat that did it; SPECTATOR where the event names none."""
        seat = seat_of(self.event["facts"].get("seat"))
        return SPECTATOR if seat is None else seat

    def key(self, noun: str) -> str:
        """The key of the card or word under a noun."""
        fact = self.facts[noun]
        assert isinstance(fact, Ref)
        return fact.key


class Turn(Generic[V]):
    """A stretch of play that the kernel calls a chapter, and the table before and after it."""

    def __init__(self, events: tuple[Told, ...], before: Callable[[], V], after: Callable[[], V]) -> None:
        self.events = events
        self._before = before
        self._after = after

    @cached_property
    def before(self) -> V:
        return self._before()

    @cached_property
    def after(self) -> V:
        return self._after()


class Book(Generic[V]):
    """What a storyteller gets: of its own game, so that it knows what the views hold."""

    def __init__(self, match: Match, names: list[str], of: int, locale: str = "en") -> None:
        self.game: Game[Any] = match.game
        self.names = names
        self.over = match.over
        self.of = SPECTATOR if of == EVERYONE and not match.over else of
        self.seat = self.of if self.of >= 0 else None
        self.words = Words(match.game, names, locale)
        self.view: V = _view(match, max(self.of, SPECTATOR))
        found = match.result()
        self.result = None if found is None else found.data()
        log, reel = _log(match, self.of), replayed(match)
        self.turns: list[Turn[V]] = (
            _turns(reel, log, max(self.of, SPECTATOR)) if reel else _whole(log, self.view)
        )
        self._told: dict[str, int] = {}
        self._first = sum(map(ord, "".join(names)))

    def has(self, name: str) -> bool:
        return self.words.has(f"tale-{name}")

    def tell(self, name: str, /, **facts: Any) -> str:
        """The text ``tale-<name>``; its wordings take turns, so that none comes twice in a row."""
        told = self._told.get(name, self._first)
        self._told[name] = told + 1
        return self.words.text(self.words.wording(f"tale-{name}", told), **facts)

    def line(self, told: Told) -> str:
        """An event as a sentence: as the tale words it, or as the log does."""
        facts = told.facts
        veiled = any(value is None for value in facts.values())
        name = f"{told.name}-unseen" if veiled else told.name
        if not self.has(name):
            return self.words.event(told.event, told.at)
        return self.tell(name, **{noun: value for noun, value in facts.items() if value is not None})

    def name(self, seat: int) -> str:
        return self.names[seat]

    def listed(self, parts: list[str]) -> str:
        """Several things in one breath: this, that and the other."""
        return self.words.listed(parts)


def merged(logs: list[Log]) -> Log:
    """What all seats together know: each event with every fact that anybody knows of it."""
    return [_merge([log[at] for log in logs]) for at in range(len(logs[0]))]


def _merge(events: list[EventData | None]) -> EventData | None:
    seen = [event for event in events if event is not None]
    if not seen:
        return None
    facts: Facts = {
        noun: next((event["facts"][noun] for event in seen if event["facts"][noun] is not None), None)
        for noun in seen[0]["facts"]
    }
    return {"name": seen[0]["name"], "rule": seen[0]["rule"], "facts": facts, "private": False}


def _log(match: Match, of: int) -> Log:
    """Everybody's log has all facts, but no whispers: what one seat alone was told speaks to that seat."""
    if of != EVERYONE:
        return match.log(of)
    return [_known(event, match.seats) for event in match.tale]


def _known(event: Event, seats: int) -> EventData | None:
    """What all seats together know of an event that everybody heard of."""
    seen = event.seen_by(SPECTATOR)
    if seen is None or None not in seen["facts"].values():
        return seen
    return _merge([event.seen_by(seat) for seat in range(SPECTATOR, seats)])


def _turns(reel: Reel, log: Log, seat: int) -> list[Turn[Any]]:
    """The log cut where turns begin."""
    ends = [still.told for still in reel.stills[1:]] + [len(log)]
    found: list[Turn[Any]] = []
    for at, (still, end) in enumerate(zip(reel.stills, ends, strict=True)):
        heard = [
            Told(number, event) for number, event in enumerate(log[still.told : end], still.told) if event
        ]
        found.append(Turn(tuple(heard), partial(reel.view, at, seat), partial(reel.view, at + 1, seat)))
    return [turn for turn in found if turn.events]


def _whole(log: Log, view: Any) -> list[Turn[Any]]:
    """The log in one piece, where today's rules no longer lead to it."""
    heard = [Told(number, event) for number, event in enumerate(log) if event]
    return [Turn(tuple(heard), lambda: view, lambda: view)] if heard else []


def _view(match: Match, seat: int) -> Any:
    """A match does not know of which game it is; the storyteller that asks for its views does."""
    return match.view(seat)
