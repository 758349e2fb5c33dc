"""How a player judges the table from a seat: who leads, what lines are worth, what a card is good for."""

from __future__ import annotations

from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.cards import (
    ACQUAINTANCE,
    FIRST_FOCUS,
    FIRST_TERROR,
    FOCUS,
    SETTING,
    SPOTS,
    TERROR,
    THIEF,
    TaleCard,
)
from seance.games.edwardian.view import EveningView, LineView, PlayerView

CARD = {card.key: card for card in DECK}

STEP = (3.2, 4.5, 10.0)
"""What the next card on a line costs its owner: a Setting, a Focus, a Terror; danger to come included."""
VICTORY = 24.0
"""What it brings to win alone; a shared victory brings a part of it."""
FEAR = (0.35, 0.1, 0.035)
"""How much of a victory one would give not to play on, with one line to lose, two, or three."""
LOST = 30.0
"""What it costs to lose outright."""
PATIENCE = 20
"""After so many turns each, nobody minds any more who wins, as long as it ends."""

NUISANCE = {
    "coach_and_horses": 0.4,
    "disembodied_presence": 0.5,
    "urchin_thief": 1.4,
    "strange_mist": 0.9,
    "hallucination": 0.2,
    "trap_door": 0.3,
    "secret_room": 0.4,
    "over_indulgence": 0.8,
    "violent_temper": 0.4,
    "losing_sleep": 3.0,
    "fisticuffs": 2.0,
    "attacked": 2.2,
    "village_idiot": 0.5,
    "psychic": 0.1,
    "pleasant_company": 0.1,
}
"""What a card costs an opponent on whom it is played; those that do good are not here."""
COMFORT = {
    "inheritance": 1.4,
    "refreshments": 1.2,
    "send_telegram": 1.4,
    "wellwishing_stranger": 0.6,
    "trap_door": -0.3,
    "blood_letting": -0.2,
    "village_idiot": -0.7,
    "disembodied_presence": -0.7,
    "strange_mist": -1.0,
    "hallucination": -0.4,
    "over_indulgence": -1.0,
    "losing_sleep": -5.0,
    "fisticuffs": -4.0,
    "violent_temper": -1.0,
    "secret_room": -1.0,
}
"""What a card brings the player on whom it is played, at home."""


class LineOutlook:
    """One line as everybody sees it."""

    def __init__(self, line: LineView) -> None:
        self.cards = [CARD[key] for key in line["cards"]]
        self.complete: bool = line["complete"]
        self.fresh: int = line["fresh"]

    @property
    def spot(self) -> int:
        return self.cards[-1].spot if self.cards else 0

    @property
    def started(self) -> bool:
        return len(self.cards) > 0 and not self.complete

    @property
    def focus(self) -> bool:
        """Whether a Focus lies on top."""
        return not self.complete and FIRST_FOCUS <= self.spot < FIRST_TERROR


class PlayerOutlook:
    """One player: the score, the lines, and how many cards in hand."""

    def __init__(self, player: PlayerView) -> None:
        self.seat: int = player["seat"]
        self.score: int = player["score"]
        self.lines = [LineOutlook(line) for line in player["lines"]]
        self.hand: list[str | None] = player["hand"]
        self.complete = sum([1 for line in self.lines if line.complete])


class Outlook:
    """The view of one seat, read once for all options of a question."""

    def __init__(self, view: EveningView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.needed: int = view["needed"]
        self.players = [PlayerOutlook(player) for player in view["players"]]
        self.me = self.players[seat]
        self.others = [player for player in self.players if player.seat != seat]
        self.hand = [CARD[key] for key in self.me.hand if key is not None]
        self.discards = [CARD[key] for key in view["discards"]]
        self.locked = self._locked()
        self.patience: float = max(0.0, 1.0 - view["turns"] / (PATIENCE * len(self.players)))
        self.hope = self._hope()
        self.leading = self.ahead()
        self.average = sum([player.score for player in self.others]) / len(self.others)

    def _locked(self) -> int:
        """The essentials on complete lines, as a set of spots: what answers them is of no use any more."""
        locked = 0
        for player in self.players:
            for line in player.lines:
                if line.complete:
                    for card in line.cards:
                        locked |= 1 << card.spot
        return locked

    def _hope(self) -> float:
        """What playing on is worth, as a part of a victory: the chance that my place gives, less the fear."""
        count = len(self.players)
        ahead = sum([1 for other in self.others if other.score < self.me.score])
        chance = (2.0 * (count - ahead) - 1.0) / (count * count)
        left = max(0, self.needed - self.me.complete - 1)
        return chance * self.patience - FEAR[min(left, len(FEAR) - 1)]

    def share_without(self, loser: PlayerOutlook) -> float:
        """My part of the victory, if this one lost now."""
        scores = [player.score for player in self.players if player.seat != loser.seat]
        least = min(scores)
        return 1.0 / scores.count(least) if self.me.score == least else 0.0

    def lead(self, player: PlayerOutlook) -> float:
        """How much it pays to hurt this one: the further from losing, the more; but a leader wants an end."""
        if self.leading:
            return 1.0 + 0.5 * player.complete
        return min(2.0, max(0.5, 1.0 + (self.average - player.score) / 20.0))

    def ahead(self) -> bool:
        """Whether I should win if it were all over now."""
        return self.me.complete < self.needed and all(self.me.score < other.score for other in self.others)

    def fits(self, card: TaleCard, line: LineOutlook) -> bool:
        return not line.complete and (card.on >> line.spot) & 1 == 1

    def places(self, card: TaleCard) -> int:
        """How many lines of others an essential would go on now."""
        return sum([1 for other in self.others for line in other.lines if self.fits(card, line)])

    def worth(self, card: TaleCard) -> float:
        """What it is worth to hold this card."""
        if card.kind == SETTING:
            return 1.1 if self.places(card) else 0.6
        if card.kind == FOCUS:
            return 2.0 if self.places(card) else 0.9
        if card.kind == TERROR:
            return 4.5 if self.places(card) else 2.6
        if card.defends:
            return self.cover(card)
        if card.name == THIEF and self.view["thieving"]:
            return -1.0
        return max(0.3, NUISANCE.get(card.key, 0.0), COMFORT.get(card.key, 0.0), SPECIAL.get(card.key, 0.0))

    def cover(self, card: TaleCard) -> float:
        """What a defensive card is worth in hand: more when it answers something that is there."""
        if card.whole:
            return UNSURE.get(card.key, 2.6)
        answers = card.on & ~self.locked
        if answers == 0 and card.at == 0:
            return 0.1
        if answers >> FIRST_TERROR and card.kind != ACQUAINTANCE and answers < 1 << SPOTS:
            return 2.8
        here = any(self.fits(card, line) for line in self.me.lines)
        general = 1.8 if card.kind == ACQUAINTANCE or card.key == "fire" else 0.9
        return general + (1.5 if here else 0.0)


SPECIAL = {"transformation": 2.2, "garrotted": 1.8, "activate_focus": 2.5}
"""What those are worth in hand that depend on the moment."""
UNSURE = {"chance_find": 1.0, "hidden_compartment": 0.7}
"""What those are worth in hand that may take something off, or do harm."""
