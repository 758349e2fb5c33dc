"""The parlour in which the miniature games are played, and how to play them.

Guests sit round a table with a hand of cards each, a deck, an open pile and a house of joined rooms. No
mini needs all of that; sharing it keeps each of them down to its rules.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from seance.kernel.cover import Setting
from seance.kernel.dice import Dice
from seance.kernel.game import Game, Result, Score, Settings, View
from seance.kernel.graph import Graph
from seance.kernel.match import Match
from seance.kernel.question import Prompt, Question
from seance.kernel.run import Run
from seance.kernel.scenario import scenario
from seance.kernel.stage import Objection, Prop, Stage, whole
from seance.kernel.state import State, say
from seance.kernel.things import Card, Seat
from seance.kernel.zone import ALL, NOBODY, Zone, seat_bit

ADA, BRAM, CORA, DORA = range(4)
NAMES = ("Ada", "Bram", "Cora", "Dora")
EVERYTHING = "bell boo candle echo hush lamp moth swat thump vanish"
CARDS = [Card(name, name.capitalize()) for name in EVERYTHING.split()]
CARD = {card.key: card for card in CARDS}


class Guest(Seat):
    """Somebody at the table, with a hand that only they see."""

    def __init__(self, index: int, hand: Zone[Card]) -> None:
        super().__init__(index)
        self.hand = hand
        self.points = 0

    def copy(self) -> Guest:
        twin = Guest(self.index, self.hand.copy())
        twin.points = self.points
        return twin


class Parlour(State):
    """The room in which every mini is played; ``count`` is whatever the mini counts.

    A parlour with more in it names its ``tiles`` and what else is kept in its state: ``boards``.
    """

    tiles: ClassVar[tuple[Card, ...]] = ()
    boards: ClassVar[tuple[type, ...]] = (Graph,)

    def __init__(self, dice: Dice, guests: list[Guest], deck: Zone[Card], pile: Zone[Card]) -> None:
        super().__init__(dice)
        self.guests = guests
        self.deck = deck
        self.pile = pile
        self.house = Graph()
        self.count = 0

    @property
    def me(self) -> Guest:
        """Whose turn it is: one chapter each, round and round."""
        return self.guests[(self.chapter - 1) % len(self.guests)]

    def from_me(self) -> list[Guest]:
        """All guests clockwise, beginning with the one whose turn it is."""
        return [self.guests[(self.me.index + i) % len(self.guests)] for i in range(len(self.guests))]

    def others(self) -> list[Guest]:
        """All other guests clockwise."""
        return self.from_me()[1:]

    def copy(self) -> Parlour:
        guests = [guest.copy() for guest in self.guests]
        twin = type(self)(self.dice.copy(), guests, self.deck.copy(), self.pile.copy())
        twin.house = self.house.copy()
        twin.count, twin.chapter, twin.over = self.count, self.chapter, self.over
        return twin

    def look(self, seat: int) -> View:
        """What a guest sees."""
        return {
            "places": {zone.name: zone.look(seat) for zone in zones(self)},
            "points": [guest.points for guest in self.guests],
            "count": self.count,
            "house": {room: self.house.neighbours(room) for room in self.house.places()},
        }


def zones(s: Parlour) -> list[Zone[Any]]:
    return [s.deck, *(guest.hand for guest in s.guests), s.pile]


def result(s: Parlour) -> Result:
    best = max(guest.points for guest in s.guests)
    scores = [Score(guest.index, guest.points, [("points", "MINI", guest.points)]) for guest in s.guests]
    return Result([guest.index for guest in s.guests if guest.points == best], scores, "MINI")


def put_count(s: Parlour, seat: int, value: str) -> None:
    s.count = whole(value, 0, 99)


def put_points(s: Parlour, seat: int, value: str) -> None:
    s.guests[seat].points = whole(value, -99, 99)


def crowded(s: Parlour) -> Objection | None:
    return Objection("count", "nobody counts beyond ten", "MINI-1.4") if s.count > 10 else None


STAGE: Stage[Parlour] = Stage(
    owners=tuple(name.lower() for name in NAMES),
    props=(
        Prop("count", "how many", put_count),
        Prop("<guest>.points", "points", put_points),
    ),
    checks=(crowded,),
)


def weigh(_: View, question: Prompt) -> list[float]:
    return [1.0] * len(question.options)


def mini(
    turn: Callable[[Parlour], Coroutine[Any, Any, None]],
    deck: str,
    hand: int,
    players: int = 2,
    parlour: type[Parlour] = Parlour,
) -> Game[Parlour]:
    """The record of a mini: ``deck`` names the cards, ``hand`` is how many each guest is dealt."""

    def setup(settings: Settings, dice: Dice) -> Parlour:
        cards: Zone[Card] = Zone("deck", NOBODY, [CARD[name] for name in deck.split()], home="card")
        cards.shuffle(dice)
        guests = [_guest(seat, cards, hand) for seat in range(settings["players"])]
        return parlour(dice, guests, cards, Zone("pile", ALL, []))

    return Game(
        name=turn.__name__,
        title=turn.__name__.capitalize(),
        prefix="MINI",
        rules_version=1,
        settings=(Setting("players", players, (1, 2, 3, 4), "How many play"),),
        setup=setup,
        turn=turn,
        copy=parlour.copy,
        zones=zones,
        view=parlour.look,
        result=result,
        weigh=weigh,
        cards=(*CARDS, *parlour.tiles),
        seat_names=NAMES,
        stage=STAGE,
        classes=(parlour, Guest, *parlour.boards),
    )


def _guest(seat: int, deck: Zone[Card], cards: int) -> Guest:
    name = f"{NAMES[seat].lower()}.hand"
    return Guest(seat, Zone(name, seat_bit(seat), [deck.draw() for _ in range(cards)]))


def discard(s: Parlour, me: Guest, card: Card) -> None:
    """Lay a card from a hand on the open pile, for all to see."""
    s.pile.add(me.hand.take(card))
    say(s, "played", "MINI", me, card)


def hand_of(me: Guest, *names: str) -> list[Card] | None:
    """What a guest may play out of these; None when everybody can see that the hand is empty."""
    cards = me.hand.cards
    return [card for card in cards if card.key in names] if cards else None


def play(game: Game[Parlour], seed: int = 1, **wanted: Any) -> Match:
    """A match of a mini at its first question."""
    return Match(game, game.settings(wanted), seed)


def room(run: Run) -> Parlour:
    """The state of a mini that is being played."""
    assert isinstance(run.state, Parlour)
    return run.state


def asked(match: Match) -> list[tuple[int, str]]:
    """Who is to answer what."""
    return [(question.seat, question.name) for question in match.questions]


def at_random(match: Match, seed: int, answers: int = 1000) -> Match:
    """The match after some random answers, or at its end."""
    bot = Dice(seed)
    for _ in range(answers):
        if match.over:
            break
        question = bot.pick(match.questions)
        match.answer(question.seat, question.spell(question.random(bot)))
    return match


def told(match: Match, since: int = 0) -> list[str]:
    """What everybody was told, in short."""
    return [" ".join(str(part) for part in (event.name, *event.values)) for event in match.tale.since(since)]


def dealt(game: Game[Parlour], *hands: str, facts: str = "", script: list[int] | None = None) -> Match:
    """A match with these hands, one for each guest."""
    names = [name.lower() for name in NAMES[: len(hands)]]
    laid = "".join(f"{name}.hand: {hand}\n" for name, hand in zip(names, hands, strict=True))
    return scenario(game, laid + facts, script, players=len(hands))


def only_question(match: Match) -> Question:
    (question,) = match.questions
    return question


def answer(match: Match, *answers: str) -> list[str]:
    """Answer for whoever is asked, one after the other; who was asked what, in short."""
    names = []
    for each in answers:
        question = only_question(match)
        names.append(f"{'ABCD'[question.seat]} {question.name}")
        match.answer(question.seat, each)
    return names
