"""The suite can fail: each test tells a fact as something that it is not, and a check must read it so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from seance.games import load
from seance.kernel.facts import Count, Named, Said, Several
from seance.kernel.question import Prompt, Token
from seance.kernel.refs import Ref
from seance.kernel.remark import Remark
from seance.kernel.state import say
from seance.kernel.things import CARD, SEAT, Thing
from seance.kernel.words import Words
from tests.contract import mini, sentences
from tests.contract.kit import Kit, mini_kit
from tests.contract.mini import Cellar
from tests.contract.planting import finds, finds_in, planted


class Guessing(Words):
    """Takes any small number for a player."""

    def fact(self, noun: str, value: Any) -> str | int:
        told = super().fact(noun, value)
        return self.names[told] if isinstance(told, int) and told < len(self.names) else told


class Digits(Words):
    """Calls players by their numbers."""

    def fact(self, noun: str, value: Any) -> str | int:
        is_seat = isinstance(value, Ref) and value.kind == SEAT
        return str(value.key) if is_seat else super().fact(noun, value)


class Keys(Words):
    """Calls cards by their keys."""

    def fact(self, noun: str, value: Any) -> str | int:
        is_card = isinstance(value, Ref) and value.kind == CARD
        return str(value.key) if is_card else super().fact(noun, value)


def spoken(kit: Kit, kind: type[Words]) -> Kit:
    """A game with words of another kind."""
    words = kind.__new__(kind)
    vars(words).update(vars(kit.words))
    return replace(kit, words=words)


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (Guessing, "ask-drop shows ⟦seat 2⟧, its facts are .*: 'Drop up to ⟦seat 2⟧'"),
        (Digits, "do-peek tells seat, which is {'seat': (.)}, as something else: 'Peek at the stair of \\1'"),
        (Keys, "do-light tells beast, which is {'card': '(.*)'}, as something else: 'Light \\1'"),
    ],
    ids=["a player for a number", "a number for a player", "a key for a card"],
)
def test_words_that_take_one_thing_for_another(kind: type[Words], complaint: str) -> None:
    finds_in(spoken(mini_kit(), kind), sentences.sentences_say_what_is_so, complaint)


@pytest.mark.parametrize("name", ["haunt_the_house", "edwardian", "way_out"])
@pytest.mark.parametrize("kind", [Guessing, Digits, Keys])
def test_words_of_a_game_that_do(name: str, kind: type[Words]) -> None:
    """Number Green in the Library, said by a table that takes numbers for people."""
    kit, complaint = spoken(planted(name), kind), r"(told-|ask-|do-|option of )\S+ (shows|tells)"
    finds_in(kit, sentences.sentences_say_what_is_so, complaint)


@pytest.mark.parametrize(
    ("facts", "complaint"),
    [
        ([Count(1, "seat")], r"'seat' is a number in told-won \(1\), and a seat in"),
        ([Said("Wolf", "seat")], r"'seat' is a text in told-won"),
        ([Named("seat", mini.BEASTS[3])], r"'seat' is a card in told-won"),
        ([Several("seat", [mini.BEASTS[3]])], r"'seat' is a card in told-won"),
    ],
    ids=["a number", "a text", "a card", "several cards"],
)
def test_a_fact_that_is_of_another_kind_than_its_noun(facts: list[Thing], complaint: str) -> None:
    async def turn(s: Cellar) -> None:
        say(s, "won", "MINI-4", *facts)
        await mini.turn(s)

    finds(sentences.sentences_say_what_is_so, complaint, turn=turn)


def test_a_remark_that_tells_a_fact_as_something_else() -> None:
    def remark(seen: mini.CellarView, question: Prompt, token: Token) -> Remark:
        return Remark("peeks", Count(1, "seat"))

    complaint = r"'seat' is a number in says-peeks \(1\), and a seat in"
    finds(sentences.sentences_say_what_is_so, complaint, remark=remark)


@pytest.mark.parametrize("text", ["1", "wolf", "cold_pantry"])
def test_a_key_that_is_told_as_if_somebody_had_said_it(text: str) -> None:
    async def turn(s: Cellar) -> None:
        say(s, "toasted", "MINI-2.5", mini.active(s), Said(text))
        await mini.turn(s)

    finds(
        sentences.sentences_say_what_is_so,
        f"tells words as if somebody had said it: '{text}' is a key",
        turn=turn,
    )


@pytest.mark.parametrize(
    ("name", "event", "rule"),
    [
        ("haunt_the_house", "passes", "HTH-6.1"),
        ("edwardian", "misses", "ED-b-30"),
        ("way_out", "stays-put", "WO-b-22"),
    ],
)
def test_a_game_that_calls_a_player_a_number(name: str, event: str, rule: str) -> None:
    async def turn(s: Any) -> None:
        say(s, event, rule, Count(s.active, "seat"))
        await load(name).turn(s)

    complaint = f"'seat' is a number in told-{event}"
    finds_in(planted(name, turn=turn), sentences.sentences_say_what_is_so, complaint)
