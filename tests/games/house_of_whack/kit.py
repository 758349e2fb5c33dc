"""A table to try single rules at: people where a test wants them, and answers that it writes down.

Answers are keys, in the order in which they are asked for. ``"2>play:envy"`` is what the second seat answers
at a window, where everybody is asked at once; whoever is not spoken for there lets it pass. ``"a+b"`` picks
several, ``"-"`` none.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.building import put_down
from seance.games.house_of_whack.cards import Arcana, Guest, PropCard, RoomTile
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import ACTING, Premises
from seance.kernel.dice import Dice
from seance.kernel.grid import place
from seance.kernel.question import Question, Together
from seance.kernel.tale import Tale
from seance.kernel.things import Card


class Table:
    """A match in the making: the state, and short ways to set it."""

    def __init__(self, players: int = 3, seed: int = 1, **settings: Any) -> None:
        self.s: Premises = GAME.setup(GAME.settings({"players": players, **settings}), Dice(seed))
        self.s.tale = Tale()
        self.asked: list[Question] = []
        self.s.active = self.s.first = 0
        self.s.phase, self.s.actions = ACTING, 2
        for square, player in zip((0, 2, 6, 8, 1, 3), self.s.players, strict=False):
            player.room, player.square = self.s.start, square
            self.empty(player)

    def __getitem__(self, seat: int) -> Player:
        """The players, counted from 1."""
        return self.s.players[seat - 1]

    def empty(self, player: Player) -> None:
        """Put a player's hand back under the deck."""
        for card in player.hand.take_all():
            self.s.drama.put_under(card)

    def card(self, key: str) -> Any:
        """A card by key."""
        return GAME.cards[key]

    def _fetch(self, card: Card) -> Card:
        """Take a card out of wherever it lies."""
        for zone in GAME.zones(self.s):
            if card in zone.cards:
                zone.take(card)
                self.s.lies.pop(card.key, None)
                self.s.roles.pop(card.key, None)
                return card
        raise AssertionError(f"{card.key} is not in this match")

    def hand(self, seat: int, *keys: str) -> None:
        """Let somebody hold exactly these Drama cards."""
        self.empty(self[seat])
        for key in keys:
            card = self._fetch(self.card(key))
            assert isinstance(card, Arcana)
            self[seat].hand.add(card)

    def be(self, seat: int, key: str) -> None:
        """Let somebody be this Guest, with the stats printed on it."""
        player = self[seat]
        for old in player.guest.take_all():
            self.s.guests.put_under(old)
        guest = self._fetch(self.card(key))
        assert isinstance(guest, Guest)
        player.guest.add(guest)
        player.strength, player.spirit, player.life = guest.strength, guest.spirit, guest.life

    def stats(self, seat: int, strength: int, spirit: int, life: int) -> None:
        """Set somebody's dice."""
        player = self[seat]
        player.strength, player.spirit, player.life = strength, spirit, life

    def plain(self) -> None:
        """Everybody is nobody in particular: 3, 3 and 4, without any Power."""
        for player in self.s.players:
            for old in player.guest.take_all():
                self.s.guests.put_under(old)
            player.strength, player.spirit, player.life = 3, 3, 4

    def carry(self, seat: int, *keys: str) -> None:
        """Let somebody carry Props and Allies, besides what they have."""
        for key in keys:
            card = self._fetch(self.card(key))
            self[seat].carried.add(card)
            if isinstance(card, PropCard) and card.charges:
                self.s.charges[card.key] = card.charges

    def claim(self, seat: int, *keys: str) -> None:
        """Let somebody have beaten these."""
        for key in keys:
            self[seat].claimed.add(self._fetch(self.card(key)))

    def lay(self, key: str, x: int, y: int, turns: int = 0, floor: int = 0) -> RoomTile:
        """Lay a room on the grid; Start lies at 0, 0, and south is down."""
        tile = self._fetch(self.card(key))
        assert isinstance(tile, RoomTile)
        while self.s.grid.floors <= floor:
            self.s.grid.open_floor()
        put_down(self.s, tile, place(x, y, floor), turns)
        return tile

    def put(self, key: str, room: str, role: str = "") -> Card:
        """Lay a card in a room that stands; ``role`` says what a Guest is there."""
        card = self._fetch(self.card(key))
        self.s.lying.add(card)
        self.s.lies[card.key] = self.card(room)
        if role:
            self.s.roles[card.key] = role
        if isinstance(card, PropCard) and card.charges:
            self.s.charges[card.key] = card.charges
        return card

    def stand(self, seat: int, room: str, square: int = 4) -> None:
        """Let somebody stand in a room, on a square as printed."""
        self[seat].room, self[seat].square = self.card(room), square

    def top(self, *keys: str) -> None:
        """Lay cards on top of the deck they belong to; the last named is drawn first."""
        piles = {zone.home: zone for zone in GAME.zones(self.s) if zone.home}
        for key in keys:
            card = self._fetch(self.card(key))
            piles[card.pool].add(card)

    def dice(self, *throws: int) -> None:
        """Lay out dice to come, as they are read; each from 1. Nothing is shuffled while they last."""
        self.s.dice.script = [throw - 1 for throw in throws]

    def told(self) -> list[str]:
        """The names of everything told so far."""
        assert self.s.tale is not None
        return [event.name for event in self.s.tale]

    def run(self, rule: Coroutine[Any, Any, Any], *answers: str) -> Any:
        """Let a rule run to its end with these answers; all must be asked for. What it returns comes back."""
        left = list(answers)
        value: Any = None
        while True:
            try:
                asked = rule.send(value)
            except StopIteration as done:
                assert not left, f"never asked for: {left}; asked {self.names()[-8:]}"
                return done.value
            value = self._many(asked, left) if isinstance(asked, Together) else self._one(asked, left)

    def names(self) -> list[str]:
        """The names of all questions that were asked."""
        return [question.name for question in self.asked]

    def _one(self, question: Question, left: list[str]) -> Any:
        fault = question.fault()
        assert fault is None, fault
        self.asked.append(question)
        wanted = f"{question.keys()} {question.low}-{question.high}"
        assert left, f"{question.name} ({question.rule}) wants an answer: {wanted}"
        return self._value(question, left.pop(0).rpartition(">")[2])

    def _value(self, question: Question, said: str) -> Any:
        keys = question.keys()
        if question.kind in ("number", "text"):
            return int(said) if question.kind == "number" else said
        if question.kind == "some":
            wanted = [] if said == "-" else said.split("+")
            assert question.low <= len(wanted) <= question.high, (said, keys)
            return [question.options[keys.index(each)] for each in wanted]
        assert said in keys, f"{said!r} is not offered by {question.name}: {keys}"
        return question.options[keys.index(said)]

    def _many(self, asked: Together, left: list[str]) -> list[Any]:
        questions = asked.build()
        self.asked.extend(questions)
        said: dict[int, str] = {}
        seats = [question.seat for question in questions]
        while left and ">" in left[0] and int(left[0].partition(">")[0]) - 1 in seats:
            seat, _, key = left[0].partition(">")
            question = questions[seats.index(int(seat) - 1)]
            if int(seat) - 1 in said or (question.kind == "one" and key not in question.keys()):  # noqa: SIM118
                break
            said[int(seat) - 1] = key
            left.pop(0)
        return [self._answer(question, said) for question in questions]

    def _answer(self, question: Question, said: dict[int, str]) -> Any:
        fault = question.fault()
        assert fault is None, fault
        if question.seat in said:
            return self._value(question, said[question.seat])
        return question.value(question.fallback())
