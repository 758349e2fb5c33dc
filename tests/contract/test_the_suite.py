"""The suite can fail: each test plants one fault into the miniature game, and a check must find it.

What gives a secret away is planted in ``test_the_suite_secrets.py``, and faults in the real games in
``test_the_suite_games.py``.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from seance.kernel.cover import Setting
from seance.kernel.dice import Dice
from seance.kernel.errors import BrokenRule, Diverged
from seance.kernel.game import Result, Score, Settings, View
from seance.kernel.question import Prompt, choose, choose_some
from seance.kernel.rulebook import Rulebook
from seance.kernel.stage import Objection, Stage
from seance.kernel.state import only, say, whisper
from seance.kernel.things import NO, PASS, YES, Option
from seance.kernel.words import MissingWords
from seance.kernel.zone import ALL, Zone
from tests.contract import checks, copies, memory, mini, places, staging, thinking
from tests.contract.kit import mini_kit, with_parts
from tests.contract.mini import Cellar, CellarView
from tests.contract.planting import finds

# --- cards, questions, rules, words --------------------------------------------------------------------


def test_a_lost_card() -> None:
    async def turn(s: Cellar) -> None:
        await mini.turn(s)
        if s.lamp.cards:
            s.lamp.draw()

    finds(checks.plays_to_the_end, "lost or made up", turn=turn)


def test_a_card_in_two_places() -> None:
    async def turn(s: Cellar) -> None:
        await mini.turn(s)
        s.lamp.add(mini.BEASTS[0])

    finds(checks.plays_to_the_end, "lost or made up", turn=turn)


@pytest.mark.parametrize("name", ["deck", "lamp", "0.stair"])
def test_a_place_that_is_not_listed(name: str) -> None:
    def zones(s: Cellar) -> list[Zone[Any]]:
        return [zone for zone in mini.zones(s) if zone.name != name]

    finds(places.all_places_are_listed, f"the place '{name}' .* is not listed", zones=zones)


def test_a_place_that_is_not_in_the_state() -> None:
    def zones(s: Cellar) -> list[Zone[Any]]:
        return [*mini.zones(s), Zone("attic", ALL, [])]

    finds(places.all_places_are_listed, "zones.. lists 'attic', which the state lacks", zones=zones)


def test_a_card_that_stands_in_a_field() -> None:
    def set_up(settings: Settings, dice: Dice) -> Cellar:
        s = mini.set_up(settings, dice)
        vars(s)["pet"] = mini.BEASTS[3]
        return s

    finds(places.all_places_are_listed, "Cellar.pet holds the card wolf, and is no place", setup=set_up)


def test_a_dead_end() -> None:
    async def turn(s: Cellar) -> None:
        await mini.turn(s)
        await choose(mini.active(s), "drop", "MINI-3", s.lamp.cards[50:])

    finds(checks.plays_to_the_end, "dead end", turn=turn)


def test_a_subset_that_cannot_be_picked() -> None:
    async def turn(s: Cellar) -> None:
        await choose_some(mini.active(s), "drop", "MINI-3", [YES, NO], low=3, high=3)
        await mini.turn(s)

    finds(checks.plays_to_the_end, "dead end", turn=turn)


def test_one_key_for_different_options() -> None:
    async def turn(s: Cellar) -> None:
        await choose(mini.active(s), "drop", "MINI-3", [YES, Option("yes")])
        await mini.turn(s)

    finds(checks.plays_to_the_end, "two different things by one key", BrokenRule, turn=turn)


def test_a_game_that_goes_round_in_circles() -> None:
    async def turn(s: Cellar) -> None:
        await choose(mini.active(s), "drop", "MINI-3", [PASS])

    finds(
        checks.plays_to_the_end,
        "turn 6.., and the match is not over. The last 200 answers were 'pass' to 'drop'. "
        "All that they still change: Cellar.chapter. The same position came back 50 times",
        turn=turn,
    )


def test_a_game_that_goes_on_and_on() -> None:
    async def turn(s: Cellar) -> None:
        await choose(mini.active(s), "drop", "MINI-3", [YES, NO])
        s.dice.shuffle(s.deck.cards)

    finds(checks.plays_to_the_end, "no end: 10.* Cellar.deck.cards.* No position came back", turn=turn)


def test_a_turn_without_an_end() -> None:
    async def turn(s: Cellar) -> None:
        while True:
            await choose(mini.active(s), "drop", "MINI-3", [PASS])

    finds(checks.plays_to_the_end, "still change: nothing", turn=turn)


def test_a_game_that_stops_asking() -> None:
    async def turn(s: Cellar) -> None:
        if s.chapter < 5:
            await mini.turn(s)

    finds(checks.plays_to_the_end, "500 turns in a row have asked nobody anything", turn=turn)


def test_a_score_that_does_not_add_up() -> None:
    def result(s: Cellar) -> Result:
        scores = [Score(guest.index, 7, []) for guest in s.guests]
        return Result([0], scores, "MINI-5")

    finds(checks.plays_to_the_end, "does not add up", result=result)


def test_a_question_that_cites_no_rule() -> None:
    async def turn(s: Cellar) -> None:
        await choose(mini.active(s), "drop", "MINI-99", [PASS])
        await mini.turn(s)

    finds(checks.rules_and_words, "MINI-99, which is no rule", turn=turn)


def test_an_event_that_cites_no_rule() -> None:
    async def turn(s: Cellar) -> None:
        say(s, "won", "", mini.active(s))
        await mini.turn(s)

    finds(checks.rules_and_words, "which is no rule", turn=turn)


def test_an_event_without_words_for_others() -> None:
    async def turn(s: Cellar) -> None:
        say(s, "won", "MINI-4", only(mini.active(s), mini.active(s)))
        await mini.turn(s)

    finds(checks.rules_and_words, "no words for 'told-won-unseen'", MissingWords, turn=turn)


def test_hints_that_forget_an_option() -> None:
    def weigh(seen: CellarView, question: Prompt) -> list[float]:
        return mini.weigh(seen, question)[1:]

    finds(checks.hints_fit, "hints for the", weigh=weigh)


def test_a_glance_that_misses_what_matters() -> None:
    def weigh(seen: CellarView, question: Prompt) -> list[float]:
        return [float(len(seen["points"]))] * len(question.options)

    def glance(s: Cellar, seat: int, asked: str) -> View:
        return {**mini.view(s, seat), "points": []}

    finds(thinking.glances_are_enough, "a glance is not enough for", weigh=weigh, glance=glance)


def test_a_glance_that_shows_more_than_the_view() -> None:
    def glance(s: Cellar, seat: int, asked: str) -> View:
        return {**mini.view(s, seat), "points": [99]}

    finds(thinking.glances_are_enough, "shows more than the view", glance=glance)


def test_a_view_that_is_not_plain_data() -> None:
    def view(s: Cellar, seat: int) -> View:
        return {**mini.view(s, seat), "pair": (1, 2)}

    finds(checks.views_are_plain, "not plain JSON", view=view)


# --- scenarios -----------------------------------------------------------------------------------------


def test_a_stage_that_refuses_what_play_reaches() -> None:
    def never_lit(s: Cellar) -> Objection | None:
        return Objection("lamp", "nothing lies under the lamp", "MINI-2.1") if s.lamp.cards else None

    stage: Stage[Cellar] = Stage(checks=(never_lit,))
    finds(staging.reaches, r"play has led where nothing lies under the lamp \(MINI-2.1\)", stage=stage)


# --- clones, undo, saves -------------------------------------------------------------------------------


def test_a_copy_that_shares_a_place() -> None:
    def copy(s: Cellar) -> Cellar:
        twin = mini.copy(s)
        twin.lamp = s.lamp
        return twin

    finds(memory.clones, "the copy shares Zone", copy=copy)


def test_a_copy_that_shares_a_list() -> None:
    def copy(s: Cellar) -> Cellar:
        twin = mini.copy(s)
        twin.lamp.cards = s.lamp.cards
        return twin

    finds(memory.clones, "the copy shares list", copy=copy)


def test_a_copy_that_forgets_what_has_happened() -> None:
    def copy(s: Cellar) -> Cellar:
        twin = mini.copy(s)
        twin.guests[0].points = 0
        return twin

    finds(memory.clones, "Guest.points is different", copy=copy)


@pytest.mark.parametrize("field", ["turns", "chapter", "over", "lamp", "deck"])
def test_a_copy_that_forgets_a_field(field: str) -> None:
    """Whatever it holds: at the end of a turn, ``over`` is False and is forgotten all the same."""

    def copy(s: Cellar) -> Cellar:
        twin = mini.copy(s)
        setattr(twin, field, getattr(Cellar(s.dice, 3, 6), field))
        return twin

    finds(copies.copies_forget_nothing, f"copy forgets Cellar.{field}", copy=copy)


def test_a_copy_that_never_writes_a_field() -> None:
    """As when a copy is made with ``__new__``, field by field."""

    def copy(s: Cellar) -> Cellar:
        twin = mini.copy(s)
        del twin.guests[1].points
        return twin

    finds(copies.copies_forget_nothing, "copy forgets Guest.points", copy=copy)


def test_a_copy_that_forgets_who_sees_a_place() -> None:
    def copy(s: Cellar) -> Cellar:
        twin = mini.copy(s)
        for guest in twin.guests:
            guest.stair = Zone(guest.stair.name, guest.stair.sees, guest.stair.cards)
        return twin

    finds(copies.copies_forget_nothing, "copy forgets Guest.stair", copy=copy)


def test_undo_behind_a_card_that_was_only_told() -> None:
    """The card is shown and put away again, and the state forgets that it was shown."""

    async def turn(s: Cellar) -> None:
        me = mini.active(s)
        await choose(me, "drop", "MINI-3", [PASS])
        whisper(s, me, "saw", "MINI-2.3", s.deck.cards[0])
        await mini.turn(s)

    finds(memory.undoes, "DID NOT RAISE", pytest.fail.Exception, turn=turn)


def test_chance_from_elsewhere() -> None:
    async def turn(s: Cellar) -> None:
        mini.active(s).points += random.randrange(1000)
        await mini.turn(s)

    finds(memory.saves, "another", turn=turn)
    finds(memory.same_seed_same_game, "one seed, two games", turn=turn)


def test_state_outside_the_state() -> None:
    asked: list[int] = []

    async def turn(s: Cellar) -> None:
        asked.append(s.chapter)
        await choose(mini.active(s), "drop", "MINI-3", [YES] if len(asked) % 2 else [NO])
        await mini.turn(s)

    finds(memory.saves, "no longer fits|another", (AssertionError, Diverged), turn=turn)


def test_two_cards_with_one_key() -> None:
    def set_up(settings: Settings, dice: Dice) -> Cellar:
        s = mini.set_up(settings, dice)
        s.lamp.add(mini.Beast(9, "wolf"))
        return s

    with pytest.raises(AssertionError, match=r"two cards are called wolf|another card in the record"):
        checks.keys_are_unique(mini_kit(setup=set_up))


# --- the record ----------------------------------------------------------------------------------------


def test_a_card_in_no_box() -> None:
    game = with_parts(mini.record(), cards={**mini.record().cards, "toad": mini.Beast(5, "toad")})
    with pytest.raises(AssertionError, match=r"in no box: \['toad'\]"):
        checks.every_card_is_dealt(replace(mini_kit(), game=game))


def test_the_rules_of_another_game() -> None:
    rules = Rulebook("mini", "**HTH-1** The box. Thirty rooms.")
    with pytest.raises(AssertionError, match="HTH-1 does not begin with MINI-"):
        checks.rules_are_numbered(replace(mini_kit(), rules=rules))


def test_a_house_rule_that_is_not_called_one() -> None:
    form = Setting("form", "book", ("book", "odd"), "Which end", {"odd": "MINI-5"})
    game = with_parts(mini.record(), choices=(*mini.record().choices, form))
    with pytest.raises(AssertionError, match="MINI-5 is not called a house rule"):
        checks.house_rules_stand_in_the_book(replace(mini_kit(), game=game))
