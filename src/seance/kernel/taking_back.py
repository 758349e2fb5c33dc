"""Why an answer cannot be taken back: whoever has learnt something cannot be made to forget it."""

from __future__ import annotations

from seance.kernel.run import Run
from seance.kernel.things import Card
from seance.kernel.zone import SPECTATOR, Zone, changed_zones, known_cards


class Glimpse:
    """What of a position decides whether one may go back to it: who was asked, and where the cards lay.

    Copying the places is several times cheaper than playing the chapter again to see how they were.
    """

    def __init__(self, run: Run) -> None:
        self.in_secret = _still_in_secret(run)
        self.thrown = run.state.dice.thrown
        self.places: list[Zone[Card]] = [place.copy() for place in run.game.zones(run.state)]


def _still_in_secret(run: Run) -> list[int]:
    """The seats that are still to answer where several do so in secret."""
    if run.together is None or len(run.asked) == 1:
        return []
    return [q.seat for q, done in zip(run.asked, run.answered, strict=True) if not done]


def why_not_back(then: Glimpse, now: Run, seat: int, seats: int) -> str:
    """Why ``seat``, of so many, cannot go back to how things were; empty when it can."""
    if then.in_secret == [seat]:
        return "Everybody has seen the others' secret answers since; that cannot be taken back."
    if then.thrown != now.state.dice.thrown:
        return "Dice were rolled or cards shuffled since; that cannot be taken back."
    if _revealed(then.places, now.game.zones(now.state), seat, seats):
        return "A card was revealed since; that cannot be taken back."
    return ""


def _revealed(then: list[Zone[Card]], now: list[Zone[Card]], seat: int, seats: int) -> bool:
    """Whether anybody has learnt a card since that ``seat`` could not have told them before."""
    before, after = changed_zones(then, now)
    if _learnt(before, after, seat):
        return True
    others = [_learnt(before, after, other) for other in range(SPECTATOR, seats)]
    if not any(others):
        return False
    mine = known_cards(then, seat)
    return any(count > mine.get(key, 0) for learnt in others for key, count in learnt.items())


def _learnt(then: list[Zone[Card]], now: list[Zone[Card]], seat: int) -> dict[str, int]:
    """How many more cards of each key a seat knows now than then."""
    before = known_cards(then, seat)
    counts = known_cards(now, seat)
    return {key: count - before.get(key, 0) for key, count in counts.items() if count > before.get(key, 0)}
