"""Knock Knock: a game of nothing but questions, one of every kind, for the terminal to ask.

The tests put this folder beside the real games, so it is imported as ``seance.games.knock_knock``.
"""

from __future__ import annotations

from typing import Any, TypedDict

from seance.kernel.cover import Setting
from seance.kernel.dice import Dice
from seance.kernel.facts import Count, Said, Several
from seance.kernel.game import Game, Result, Score, Settings
from seance.kernel.question import (
    Prompt,
    Question,
    Token,
    ask_one,
    choose,
    choose_number,
    choose_some,
    free_text,
    together,
)
from seance.kernel.remark import Remark
from seance.kernel.stage import Stage
from seance.kernel.state import State, only, say, whisper
from seance.kernel.things import NO, YES, Card, Option, Seat
from seance.kernel.zone import ALL, NOBODY, Zone, seat_bit

TURNS = 2
NAMES = ("bell", "candle", "lamp", "moth", "rat", "owl")
CARDS = tuple(Card(name, name.capitalize(), f"It is a {name}.") for name in NAMES)
ROLL = Option("roll")


class Guest(Seat):
    """Somebody at the door, with two cards that only they see."""

    def __init__(self, index: int, hand: Zone[Card]) -> None:
        super().__init__(index)
        self.hand = hand
        self.points = 0

    def copy(self) -> Guest:
        twin = Guest(self.index, self.hand.copy())
        twin.points = self.points
        return twin


class Porch(State):
    """Where everybody stands."""

    def __init__(self, dice: Dice, guests: list[Guest], deck: Zone[Card], pile: Zone[Card]) -> None:
        super().__init__(dice)
        self.guests = guests
        self.deck = deck
        self.pile = pile


def set_up(settings: Settings, dice: Dice) -> Porch:
    deck: Zone[Card] = Zone("deck", NOBODY, [card for card in CARDS for _ in range(4)], "card")
    deck.shuffle(dice)
    guests = []
    for index in range(settings["players"]):
        hand: Zone[Card] = Zone(f"{index}.hand", seat_bit(index), [deck.draw(), deck.draw()])
        guests.append(Guest(index, hand))
    return Porch(dice, guests, deck, Zone("pile", ALL, []))


def copy(s: Porch) -> Porch:
    twin = Porch(s.dice.copy(), [guest.copy() for guest in s.guests], s.deck.copy(), s.pile.copy())
    twin.chapter, twin.over = s.chapter, s.over
    return twin


async def turn(s: Porch) -> None:
    me = s.guests[(s.chapter - 1) % len(s.guests)]
    s.over = s.chapter == TURNS * len(s.guests)
    await knock(s, me)
    thrown = await choose_some(me, "throw", "KK-2", me.hand.cards[:])
    for card in thrown:
        s.pile.add(me.hand.take(card))
    say(s, "threw", "KK-2", me, Several("cards", thrown))
    number = await choose_number(me, "candles", "KK-3", 1, 6)
    say(s, "lit", "KK-3", me, Count(number))
    say(s, "spoke", "KK-4", me, Said(await free_text(me, "words", "KK-4", "Good evening.")))
    await vote(s)
    while len(me.hand.cards) < 2:
        me.hand.add(s.deck.draw())


async def knock(s: Porch, me: Guest) -> None:
    options: list[Option] = [Option("play", card) for card in dict.fromkeys(me.hand.cards)]
    options.append(ROLL)
    move = await choose(me, "knock", "KK-1", options)
    if move is ROLL:
        me.points += 1 + s.dice.below(6)
        say(s, "rolled", "KK-1", me, Count(me.points))
        whisper(s, me, "whispered", "KK-1", s.deck.cards[-1])
        return
    card = move.part
    assert isinstance(card, Card)
    s.pile.add(me.hand.take(card))
    say(s, "played", "KK-1", me, only(me, card))


async def vote(s: Porch) -> None:
    def ballots() -> list[Question]:
        return [ask_one(guest, "open", "KK-5", [YES, NO]) for guest in s.guests]

    votes = await together(ballots)
    say(s, "voted", "KK-5", Count(sum(1 for vote in votes if vote is YES)))


class DeckView(TypedDict):
    cards: int
    top: None


class GuestView(TypedDict):
    seat: int
    points: int
    hand: list[str | None]


class PorchView(TypedDict):
    chapter: int
    active: int
    over: bool
    pile: list[str | None]
    deck: DeckView
    guests: list[GuestView]


def view(s: Porch, seat: int) -> PorchView:
    return {
        "chapter": s.chapter,
        "active": (s.chapter - 1) % len(s.guests),
        "over": s.over,
        "pile": s.pile.look(seat),
        "deck": {"cards": len(s.deck.cards), "top": None},
        "guests": [
            {"seat": guest.index, "points": guest.points, "hand": guest.hand.look(seat)} for guest in s.guests
        ],
    }


def result(s: Porch) -> Result:
    scores = [Score(guest.index, guest.points, [("luck", "KK-6", guest.points)]) for guest in s.guests]
    best = max(score.total for score in scores)
    return Result([score.seat for score in scores if score.total == best], scores, "KK-6", "luck")


def weigh(_: PorchView, question: Prompt) -> list[float]:
    return [0.0] * (len(question.options) or question.high - question.low + 1)


def remark(_: PorchView, question: Prompt, token: Token) -> Remark | None:
    """Of what everybody sees at once, and of a vote, which is secret: that must never be heard."""
    if question.name == "candles" and isinstance(token, int):
        return Remark("lights", Count(token))
    return Remark("votes") if question.name == "open" else None


def zones(s: Porch) -> list[Zone[Any]]:
    return [s.deck, s.pile, *(guest.hand for guest in s.guests)]


GAME = Game(
    name="knock_knock",
    title="Knock Knock",
    prefix="KK",
    rules_version=1,
    settings=(
        Setting("players", 2, (2, 3), "How many knock."),
        Setting("late", False, (True, False), "Whether it is late."),
        Setting("mood", "calm", ("calm", "wild"), "How the house feels.", house={"wild": "KK-1"}),
    ),
    setup=set_up,
    turn=turn,
    copy=copy,
    zones=zones,
    view=view,
    result=result,
    weigh=weigh,
    cards=CARDS,
    seat_names=("Left", "Right", "Middle"),
    stage=Stage(),
    classes=(Porch, Guest),
    seat_fields=("seat", "active"),
    remark=remark,
)
COVER = GAME
