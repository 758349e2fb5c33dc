"""The suite can fail: each test plants one fault into the miniature game, and a check must find it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seance.kernel.dice import Dice
from seance.kernel.errors import BrokenRule, Diverged
from seance.kernel.game import Result, Score, Settings, View
from seance.kernel.question import Prompt, choose, choose_some
from seance.kernel.stage import Objection, Stage
from seance.kernel.state import only, say, whisper
from seance.kernel.things import NO, PASS, YES, Option
from seance.kernel.words import MissingWords
from seance.kernel.zone import Zone
from tests.contract import checks, memory, mini, secrecy, staging
from tests.contract.kit import Case, Kit, mini_kit
from tests.contract.mini import Cellar

SEEDS = range(6)

Check = Callable[[Case, str, int], object]
Error = type[BaseException] | tuple[type[BaseException], ...]


def finds(check: Check, complaint: str, error: Error = AssertionError, **parts: Any) -> None:
    """A check passes on the miniature game and complains when some of its parts are faulty."""
    run(check, mini_kit())
    faulty = mini_kit(**parts)
    with pytest.raises(error, match=complaint):
        run(check, faulty)


def run(check: Check, kit: Kit) -> None:
    for seed in SEEDS:
        check(Case(kit, (("long", True),)), "random", seed)


# --- secrets -----------------------------------------------------------------------------------------


def test_a_view_that_shows_a_hand() -> None:
    def view(s: Cellar, seat: int) -> View:
        return {**mini.view(s, seat), "next": s.guests[0].hand.look(0)}

    finds(secrecy.views_survive_redeals, "view of seat -1", view=view)


def test_a_view_that_counts_what_is_hidden() -> None:
    def view(s: Cellar, seat: int) -> View:
        return {**mini.view(s, seat), "wolves": sum(card.key == "wolf" for card in s.deck.cards)}

    finds(secrecy.views_survive_redeals, "shows what it cannot know", view=view)


def test_an_option_computed_from_what_is_hidden() -> None:
    async def turn(s: Cellar) -> None:
        others = [guest for guest in s.guests if guest is not mini.active(s)]
        wolf = any(card.key == "wolf" for guest in others for card in guest.hand.cards)
        await choose(mini.active(s), "drop", "MINI-3", [PASS, YES] if wolf else [PASS])
        await mini.turn(s)

    finds(secrecy.questions_keep_secrets, "can tell by 'mine'", turn=turn)


def test_a_later_option_computed_from_what_is_hidden() -> None:
    async def turn(s: Cellar) -> None:
        me = mini.active(s)
        await choose(me, "drop", "MINI-3", [PASS])
        top = s.deck.cards[-1]
        await choose(me, "drop", "MINI-3", [YES, PASS] if top.key == "wolf" else [PASS, YES])
        await mini.turn(s)

    finds(secrecy.questions_keep_secrets, "can tell by 'mine'", turn=turn)


def test_asking_only_those_who_can() -> None:
    async def turn(s: Cellar) -> None:
        for guest in s.guests:
            if any(card.key == "wolf" for card in guest.hand.cards):
                await choose(guest, "drop", "MINI-3", [PASS])
        await mini.turn(s)

    finds(secrecy.questions_keep_secrets, "can tell by 'asked'", turn=turn)


def test_an_event_that_names_a_hidden_card() -> None:
    async def turn(s: Cellar) -> None:
        for guest in s.guests:
            say(s, "hid", "MINI-2.2", guest, *guest.hand.cards[:1])
        await mini.turn(s)

    finds(secrecy.log_keeps_secrets, "hid tells seat", turn=turn)


def test_an_event_whispered_to_the_wrong_seat() -> None:
    async def turn(s: Cellar) -> None:
        for guest, other in zip(s.guests, s.guests[1:], strict=False):
            if guest.hand.cards:
                whisper(s, other, "saw", "MINI-2.3", guest.hand.cards[0])
        await mini.turn(s)

    finds(secrecy.log_keeps_secrets, "saw tells seat", turn=turn)


def test_an_event_that_happens_only_if_a_secret_is_so() -> None:
    async def turn(s: Cellar) -> None:
        if s.deck.cards[-1].key == "wolf":
            say(s, "won", "MINI-4", mini.active(s))
        await mini.turn(s)

    finds(secrecy.questions_keep_secrets, "can tell by 'heard'", turn=turn)


def test_a_secret_kept_in_a_local_variable() -> None:
    async def turn(s: Cellar) -> None:
        top = s.deck.cards[-1]
        await choose(mini.active(s), "drop", "MINI-3", [PASS])
        s.lamp.add(s.deck.take(top))
        await mini.turn(s)

    def plays_on(case: Case, kind: str, seed: int) -> None:
        secrecy.redealt_matches_play_on(case, kind, seed, every=1)

    finds(plays_on, "not in list", ValueError, turn=turn)


def test_a_redeal_that_changes_what_is_known() -> None:
    def redeal(s: Cellar, seat: int, dice: Dice) -> None:
        dice.shuffle(s.lamp.cards)

    finds(secrecy.views_survive_redeals, "shows what it cannot know", redeal=redeal)


def test_a_redeal_that_is_not_fair() -> None:
    def redeal(s: Cellar, seat: int, dice: Dice) -> None:
        dice.shuffle(s.deck.cards)

    def fair(case: Case, kind: str, seed: int) -> None:
        secrecy.redeal_is_fair(case.game, case.match(seed).run.state, 0, deals=300)

    finds(fair, "too often or too seldom", redeal=redeal)


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


def test_a_place_that_is_not_listed() -> None:
    def zones(s: Cellar) -> list[Zone[Any]]:
        return [zone for zone in mini.zones(s) if zone.name != "lamp"]

    finds(checks.plays_to_the_end, "lost or made up", zones=zones)


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


def test_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def turn(s: Cellar) -> None:
        await choose(mini.active(s), "drop", "MINI-3", [PASS])

    monkeypatch.setattr("tests.contract.play.TOO_LONG", 500)
    finds(checks.plays_to_the_end, "no end", turn=turn)


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
    def weigh(seen: View, question: Prompt) -> list[float]:
        return mini.weigh(seen, question)[1:]

    finds(checks.hints_fit, "hints for the", weigh=weigh)


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


def test_a_copy_that_forgets_a_field() -> None:
    def copy(s: Cellar) -> Cellar:
        twin = mini.copy(s)
        twin.guests[0].points = 0
        return twin

    finds(memory.clones, "another position", copy=copy)


def test_undo_behind_a_card_that_was_only_told() -> None:
    """The card is shown and put away again, and the state forgets that it was shown."""

    async def turn(s: Cellar) -> None:
        me = mini.active(s)
        await choose(me, "drop", "MINI-3", [PASS])
        whisper(s, me, "saw", "MINI-2.3", s.deck.cards[0])
        await mini.turn(s)

    finds(memory.undoes, "DID NOT RAISE", pytest.fail.Exception, turn=turn)


def test_chance_from_elsewhere(tmp_path: Path) -> None:
    def saves(case: Case, kind: str, seed: int) -> None:
        memory.saves(case, kind, seed, tmp_path)

    async def turn(s: Cellar) -> None:
        mini.active(s).points += random.randrange(1000)
        await mini.turn(s)

    finds(saves, "another", turn=turn)
    finds(memory.same_seed_same_game, "one seed, two games", turn=turn)


def test_state_outside_the_state(tmp_path: Path) -> None:
    asked: list[int] = []

    async def turn(s: Cellar) -> None:
        asked.append(s.chapter)
        await choose(mini.active(s), "drop", "MINI-3", [YES] if len(asked) % 2 else [NO])
        await mini.turn(s)

    def saves(case: Case, kind: str, seed: int) -> None:
        memory.saves(case, kind, seed, tmp_path)

    finds(saves, "no longer fits|another", (AssertionError, Diverged), turn=turn)


def test_two_cards_with_one_key() -> None:
    def set_up(settings: Settings, dice: Dice) -> Cellar:
        s = mini.set_up(settings, dice)
        s.lamp.add(mini.Beast(9, "wolf"))
        return s

    def unique(case: Case, kind: str, seed: int) -> None:
        checks.keys_are_unique(case.kit)

    finds(unique, "two cards are called wolf|another card in the record", setup=set_up)
