"""What a simulation found: who won, how long it took, and what the points were made of."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from seance import __version__
from seance.lab.census import Census
from seance.lab.play import Experiment, Outcome
from seance.lab.stats import Share, Spread, percent

HEADER = ("seat", "player", "wins", "share", "95 % interval", "mean score", "sd", "5 % – median – 95 %")


class Report:
    """The figures of one simulation.

    A win that several seats share counts in equal parts, so the wins of all seats and ``nobody`` (games
    that no seat won) always sum to ``games``. ``orders`` are the wins by place in turn order: 0 is
    whoever was asked first. ``made_of`` splits the winners' points by score line, ``chapters_by`` the length
    by how the game was won.
    """

    def __init__(
        self, experiment: Experiment, rules_version: int, outcomes: list[Outcome], census: Census | None
    ) -> None:
        self.experiment = experiment
        self.rules_version = rules_version
        self.games = len(outcomes)
        self.census = census
        seats = range(len(experiment.seats))
        self.wins = _shares(outcomes, [[(seat, seat) for seat in seats]] * len(outcomes))
        self.orders = _shares(outcomes, [_by_order(outcome, len(seats)) for outcome in outcomes])
        self.nobody = sum(not outcome.winners for outcome in outcomes)
        self.shared = sum(len(outcome.winners) > 1 for outcome in outcomes)
        self.chapters = Spread([outcome.chapters for outcome in outcomes])
        self.decisions = Spread([outcome.decisions for outcome in outcomes])
        self.chapters_by = {
            why: Spread([outcome.chapters for outcome in outcomes if outcome.why == why])
            for why in sorted({outcome.why for outcome in outcomes})
        }
        self.reasons = dict(sorted(Counter(outcome.why for outcome in outcomes).items()))
        self.scores = [Spread([o.totals[seat] for o in outcomes if o.totals]) for seat in seats]
        self.winner = Spread([o.totals[seat] for o in outcomes if o.totals for seat in o.winners])
        self.lead = Spread([lead for outcome in outcomes if (lead := _lead(outcome)) is not None])
        self.made_of = _made_of(outcomes, winners_only=True)
        self.made_of_all = _made_of(outcomes, winners_only=False)

    def share_of(self, *lines: str) -> float:
        """What part of the winners' points some score lines bring."""
        whole = sum(self.made_of.values())
        return sum(self.made_of.get(line, 0) for line in lines) / whole if whole else 0.0

    def data(self) -> dict[str, Any]:
        """The whole report as plain data."""
        return {
            "game": self.experiment.game,
            "rules_version": self.rules_version,
            "seance": __version__,
            "settings": dict(self.experiment.settings),
            "seats": list(self.experiment.seats),
            "seed": self.experiment.seed,
            "games": self.games,
            "wins": [share.data() for share in self.wins],
            "wins_by_turn_order": [share.data() for share in self.orders],
            "won_by_nobody": self.nobody,
            "shared_wins": self.shared,
            "chapters": self.chapters.data(),
            "decisions": self.decisions.data(),
            "scores": [spread.data() for spread in self.scores],
            "winner": {**self.winner.data(), "made_of": self.made_of},
            "everybody": {"made_of": self.made_of_all},
            "lead": self.lead.data(),
            "end_reasons": self.reasons,
            "events": None if self.census is None else self.census.data(),
        }

    def table(self) -> list[tuple[str, ...]]:
        """One row per seat, under a row of headings."""
        return [HEADER, *(self._row(seat) for seat in range(len(self.wins)))]

    def figures(self) -> list[tuple[str, str]]:
        """What there is to say of the game as a whole, in words and numbers."""
        rows = [
            ("games", str(self.games)),
            ("chapters (turns)", _mean_sd(self.chapters)),
            ("decisions", _mean_sd(self.decisions)),
            ("winner's score", _mean_sd(self.winner)),
            ("winner's lead", _mean_sd(self.lead)),
        ]
        rows += [(f"of the winner's points: {line}", percent(self.share_of(line))) for line in self.made_of]
        rows += [(f"ended by: {why}", str(times)) for why, times in self.reasons.items() if why]
        if self.nobody:
            rows.append(("won by nobody", str(self.nobody)))
        if self.shared:
            rows.append(("shared wins", str(self.shared)))
        return rows

    def _row(self, seat: int) -> tuple[str, ...]:
        win, score = self.wins[seat], self.scores[seat]
        low, median, high = (score.quantiles[share] for share in (0.05, 0.5, 0.95))
        return (
            str(seat),
            self.experiment.seats[seat],
            f"{win.wins:g}" if win.wins % 1 == 0 else f"{win.wins:.2f}",
            percent(win.share),
            f"{percent(win.low)} – {percent(win.high)}",
            f"{score.mean:.1f}",
            f"{score.sd:.1f}",
            f"{low:g} – {median:g} – {high:g}",
        )


def _by_order(outcome: Outcome, seats: int) -> list[tuple[int, int]]:
    """Each seat with its place in turn order."""
    return [(seat, (seat - outcome.first) % seats) for seat in range(seats)]


def _shares(outcomes: list[Outcome], places: list[list[tuple[int, int]]]) -> list[Share]:
    """Wins by place, where ``places`` gives each seat a place in each game. Fractions keep the sums exact."""
    wins = [Fraction(0)] * (len(places[0]) if places else 0)
    for outcome, seats in zip(outcomes, places, strict=True):
        for seat, place in seats:
            if seat in outcome.winners:
                wins[place] += Fraction(1, len(outcome.winners))
    return [Share(float(won), len(outcomes)) for won in wins]


def _lead(outcome: Outcome) -> int | None:
    """How far the nearest of the others is from the winner, above or below; None where there is none."""
    won = [total for seat, total in enumerate(outcome.totals) if seat in outcome.winners]
    lost = [total for seat, total in enumerate(outcome.totals) if seat not in outcome.winners]
    return min(abs(max(won) - total) for total in lost) if won and lost else None


def _made_of(outcomes: list[Outcome], *, winners_only: bool) -> dict[str, int]:
    """Points by score line, in the order of the lines."""
    points: dict[str, int] = {}
    for outcome in outcomes:
        for seat, lines in enumerate(outcome.lines):
            if seat in outcome.winners or not winners_only:
                for name, number in lines:
                    points[name] = points.get(name, 0) + number
    return points


def _mean_sd(spread: Spread) -> str:
    return f"{spread.mean:.1f} ± {spread.sd:.1f} ({spread.low:g} to {spread.high:g})"
