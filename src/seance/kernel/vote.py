"""Votes: secret and at the same time, so that nobody votes in the light of another's vote."""

from __future__ import annotations

from typing import Generic, TypeVar

from seance.kernel.question import Question, ask_one, together
from seance.kernel.things import NO, YES, Option, Seat, Thing

S = TypeVar("S", bound=Seat)
T = TypeVar("T", bound=Thing)

ABSTAIN = Option("abstain")


class Tally(Generic[T]):
    """A vote that was taken: ``votes`` holds each voter's choice, None for an abstention.

    Rules that keep the ballots secret take the counts from here and forget the rest before they ask
    anybody anything.
    """

    def __init__(self, candidates: list[T], votes: list[T | None]) -> None:
        self.candidates = candidates
        self.votes = votes

    def count(self, candidate: T) -> int:
        """How many voted for this one."""
        return sum(1 for vote in self.votes if vote is candidate)

    def leaders(self) -> list[T]:
        """Those with the most votes, in the order of the candidates; everybody when nobody voted."""
        most = max(self.count(candidate) for candidate in self.candidates)
        return [candidate for candidate in self.candidates if self.count(candidate) == most]


async def vote(
    voters: list[S], name: str, rule: str, candidates: list[T], about: list[Thing] | None = None
) -> Tally[T]:
    """Let the voters choose among the candidates, or abstain, as somebody does who does not answer.

    Ties are the caller's: the Throne (HW-SR.7) writes ``s.dice.pick(tally.leaders())``.
    """

    def ballots() -> list[Question]:
        return [_ballot(me, name, rule, [*candidates, ABSTAIN], about) for me in voters]

    votes = await together(ballots) if voters else []
    return Tally(candidates, [None if vote is ABSTAIN else vote for vote in votes])


async def unanimous(voters: list[S], name: str, rule: str, about: list[Thing] | None = None) -> bool:
    """Whether all say yes; one silent voter is enough for a no (HW-SR.5 Mystery Room, b-93)."""

    def ballots() -> list[Question]:
        return [_ballot(me, name, rule, [YES, NO], about) for me in voters]

    votes = await together(ballots) if voters else []
    return all(vote is YES for vote in votes)


def _ballot(me: Seat, name: str, rule: str, options: list[Thing], about: list[Thing] | None) -> Question:
    """A question whose last option is the default."""
    question = ask_one(me, name, rule, options, about)
    question.default = len(options) - 1
    return question
