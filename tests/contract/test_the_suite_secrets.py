"""The suite can fail: each test lets the miniature game give a secret away, and a check must notice."""

from __future__ import annotations

from typing import Any

import pytest

from seance.kernel.dice import Dice
from seance.kernel.game import Settings, View
from seance.kernel.question import Prompt, Question, Token, ask_one, choose, choose_some, together
from seance.kernel.remark import Remark
from seance.kernel.state import say, whisper
from seance.kernel.things import NO, PASS, YES, Option, Thing
from seance.kernel.window import first_to, in_turn, reaction
from seance.kernel.zone import ALL
from tests.contract import asking, keeping, memory, mini, secrecy, thinking
from tests.contract.kit import Case, mini_kit
from tests.contract.mini import Cellar, CellarView, Guest
from tests.contract.planting import finds, tells
from tests.contract.play import play_randomly


def test_a_view_that_shows_a_hand() -> None:
    def view(s: Cellar, seat: int) -> View:
        return {**mini.view(s, seat), "next": s.guests[0].hand.look(0)}

    tells(secrecy.views_survive_redeals, "view of seat -1", view=view)


def test_a_view_that_counts_what_is_hidden() -> None:
    def view(s: Cellar, seat: int) -> View:
        return {**mini.view(s, seat), "wolves": sum(card.key == "wolf" for card in s.deck.cards)}

    tells(secrecy.views_survive_redeals, "shows what it cannot know", view=view)


def test_an_option_computed_from_what_is_hidden() -> None:
    async def turn(s: Cellar) -> None:
        others = [guest for guest in s.guests if guest is not mini.active(s)]
        wolf = any(card.key == "wolf" for guest in others for card in guest.hand.cards)
        await choose(mini.active(s), "drop", "MINI-3", [PASS, YES] if wolf else [PASS])
        await mini.turn(s)

    tells(asking.whole_chapters_tell_nothing, "can tell by 'mine'", turn=turn)


def test_a_later_option_computed_from_what_is_hidden() -> None:
    async def turn(s: Cellar) -> None:
        me = mini.active(s)
        await choose(me, "drop", "MINI-3", [PASS])
        top = s.deck.cards[-1]
        await choose(me, "drop", "MINI-3", [YES, PASS] if top.key == "wolf" else [PASS, YES])
        await mini.turn(s)

    tells(asking.being_asked_tells_nothing, "can tell by 'mine'", turn=turn)


def wolves(guest: Guest) -> list[mini.Beast] | None:
    """As windows want it, but None for whoever has no wolf: then being asked tells who has one."""
    return [beast for beast in guest.hand.cards if beast.key == "wolf"][:1] or None


async def in_turn_each(s: Cellar, others: list[Guest]) -> None:
    async def resolve(guest: Guest, beast: mini.Beast) -> None:
        s.lamp.add(guest.hand.take(beast))

    await in_turn(others, wolves, "shoo", "MINI-2.3", resolve)


async def the_first(s: Cellar, others: list[Guest]) -> None:
    await first_to(others, wolves, "shoo", "MINI-2.3")


async def a_reaction(s: Cellar, others: list[Guest]) -> None:
    await reaction(others[-1], wolves(others[-1]), "shoo", "MINI-2.3")


async def all_together(s: Cellar, others: list[Guest]) -> None:
    def ask() -> list[Question]:
        return [ask_one(guest, "shoo", "MINI-2.3", [YES, NO]) for guest in others if wolves(guest)]

    await together(ask)


async def one_by_one(s: Cellar, others: list[Guest]) -> None:
    for guest in others:
        if wolves(guest):
            await choose_some(guest, "drop", "MINI-3", [YES, NO])


@pytest.mark.parametrize("ask", [in_turn_each, the_first, a_reaction, all_together, one_by_one])
@pytest.mark.parametrize("first", [True, False])
def test_asking_only_those_who_hold_the_card(ask: Any, first: bool) -> None:
    """However they are asked, before the turn or in the middle of it."""

    async def turn(s: Cellar) -> None:
        me = mini.active(s)
        if not first:
            await choose(me, "act", "MINI-2", [PASS])
        await ask(s, [guest for guest in s.guests if guest is not me])
        await mini.turn(s)

    check = asking.whole_chapters_tell_nothing if first else asking.being_asked_tells_nothing
    tells(check, "can tell by 'asked'", turn=turn)


def test_an_event_that_names_a_hidden_card() -> None:
    async def turn(s: Cellar) -> None:
        for guest in s.guests:
            say(s, "hid", "MINI-2.2", guest, *guest.hand.cards[:1])
        await mini.turn(s)

    tells(secrecy.log_keeps_secrets, "hid tells seat", turn=turn)


def test_an_event_whispered_to_the_wrong_seat() -> None:
    async def turn(s: Cellar) -> None:
        for guest, other in zip(s.guests, s.guests[1:], strict=False):
            if guest.hand.cards:
                whisper(s, other, "saw", "MINI-2.3", guest.hand.cards[0])
        await mini.turn(s)

    tells(secrecy.log_keeps_secrets, "saw tells seat", turn=turn)


def test_an_event_that_happens_only_if_a_secret_is_so() -> None:
    async def turn(s: Cellar) -> None:
        if s.deck.cards[-1].key == "wolf":
            say(s, "won", "MINI-4", mini.active(s))
        await mini.turn(s)

    tells(asking.whole_chapters_tell_nothing, "can tell by 'heard'", turn=turn)


def test_a_secret_kept_in_a_local_variable() -> None:
    """The deck holds six of each beast: nothing is ever missing, and still the wrong one is lit."""

    async def turn(s: Cellar) -> None:
        top = s.deck.cards[-1]
        await choose(mini.active(s), "drop", "MINI-3", [PASS])
        if top in s.deck.cards:
            s.lamp.add(s.deck.take(top))
        await mini.turn(s)

    tells(keeping.nothing_is_kept, "kept in a local variable while 'drop' .MINI-3. is asked", turn=turn)


def test_a_secret_kept_and_only_told() -> None:
    async def turn(s: Cellar) -> None:
        me = mini.active(s)
        top = s.deck.cards[-1]
        await choose(me, "drop", "MINI-3", [PASS])
        whisper(s, me, "saw", "MINI-2.3", top)
        await mini.turn(s)

    tells(keeping.nothing_is_kept, "kept in a local variable while 'drop' .*'saw'", turn=turn)


def test_a_secret_that_is_gone_when_it_is_wanted() -> None:
    async def turn(s: Cellar) -> None:
        wolf = s.deck.cards.index(mini.BEASTS[3]) if mini.BEASTS[3] in s.deck.cards else 0
        await choose(mini.active(s), "drop", "MINI-3", [PASS])
        assert not wolf or s.deck.cards[wolf] is mini.BEASTS[3]
        await mini.turn(s)

    tells(keeping.nothing_is_kept, "kept in a local variable .* AssertionError", turn=turn)


def test_a_secret_answer_kept_while_another_is_asked() -> None:
    """What somebody has chosen in secret is a secret too."""

    async def turn(s: Cellar) -> None:
        me = mini.active(s)
        other = s.guests[(me.index + 1) % len(s.guests)]
        if me.hand.cards and other.hand.cards:
            mine = await choose(me, "duel", "MINI-4", me.hand.cards[:])
            theirs = await choose(other, "duel", "MINI-4", other.hand.cards[:])
            for guest, beast in ((me, mine), (other, theirs)):
                if beast in guest.hand.cards:
                    s.lamp.add(guest.hand.take(beast))
        await mini.turn(s)

    tells(keeping.nothing_is_kept, "kept in a local variable while 'duel'", turn=turn)


def test_a_secret_kept_in_a_window() -> None:
    """What may be offered is looked up when somebody is asked, not before anybody is."""

    async def turn(s: Cellar) -> None:
        hands = {guest.index: guest.hand.cards[:1] for guest in s.guests}
        found = await first_to([*s.guests], lambda guest: hands[guest.index], "shoo", "MINI-2.3")
        if found is not None and found[1] in s.guests[found[0].index].hand.cards:
            s.lamp.add(s.guests[found[0].index].hand.take(found[1]))
        await mini.turn(s)

    tells(keeping.nothing_is_kept, "kept in a local variable while 'shoo'", turn=turn)


def test_a_secret_kept_for_questions_put_together() -> None:
    async def turn(s: Cellar) -> None:
        hands = [guest.hand.cards[:] for guest in s.guests]

        def ask() -> list[Question]:
            return [ask_one(me, "duel", "MINI-4", hands[me.index]) for me in s.guests if hands[me.index]]

        await together(ask)
        await mini.turn(s)

    tells(keeping.nothing_is_kept, "kept in a local variable while 'duel'", turn=turn)


def test_a_secret_in_a_field_that_is_no_place() -> None:
    async def turn(s: Cellar) -> None:
        vars(s)["omen"] = s.deck.cards[-1].key
        await mini.turn(s)

    tells(keeping.nothing_is_kept, "Cellar.omen depends on cards that seat . does not know", turn=turn)


def test_a_bot_that_peeks() -> None:
    tables: list[Cellar] = []

    def view(s: Cellar, seat: int) -> View:
        tables.append(s)
        return mini.view(s, seat)

    def weigh(seen: CellarView, question: Prompt) -> list[float]:
        wolf = tables[-1].deck.cards[-1:] == [mini.BEASTS[3]]
        return [-weight if wolf else weight for weight in mini.weigh(seen, question)]

    tells(thinking.bots_want_the_same, "the bot of seat . wants something else of", view=view, weigh=weigh)


def test_a_bot_that_thinks_aloud_of_its_hand() -> None:
    def remark(seen: CellarView, question: Prompt, token: Token) -> Remark | None:
        return Remark("hides") if "wolf" in seen["places"][f"{question.seat}.hand"] else None

    finds(thinking.remarks_keep_secrets, "says something else to .* where only what is hidden", remark=remark)


def test_a_bot_that_names_what_it_hides() -> None:
    def remark(seen: CellarView, question: Prompt, token: Token) -> Remark | None:
        choice = question.value(token)
        if isinstance(choice, Option) and choice.verb == "hide" and choice.part is not None:
            return Remark("lights", choice.part)
        return None

    finds(thinking.remarks_keep_secrets, "a bot names .*, which nobody else can see", remark=remark)


def test_an_option_that_leads_into_the_state() -> None:
    class Open(Option):
        def __init__(self, s: Cellar) -> None:
            super().__init__("roll", s.deck)
            self.s = s

        def frozen(self) -> Thing:
            return self

    async def turn(s: Cellar) -> None:
        await choose(mini.active(s), "act", "MINI-2", [Open(s)])
        await mini.turn(s)

    finds(thinking.nothing_held_is_alive, "the copy shares", turn=turn)


def test_the_walk_finds_the_way_that_live_questions_have() -> None:
    match = Case(mini_kit()).match(1)
    play_randomly(match, 1, 4)
    while not any(option.key.startswith("peek") for option in match.questions[0].options):
        play_randomly(match, 1, 1)
    with pytest.raises(AssertionError, match="the copy shares"):
        memory.shares_nothing(match.run.state, match.questions[0])


def test_a_game_in_which_nothing_is_hidden() -> None:
    """Then there is nothing to compare, and the suite does not pretend that it has."""

    def set_up(settings: Settings, dice: Dice) -> Cellar:
        s = mini.set_up(settings, dice)
        for zone in mini.zones(s):
            zone.sees = ALL
        return s

    tells(secrecy.views_survive_redeals, "proves nothing for mini .* gave 0 comparisons", setup=set_up)


def test_a_redeal_that_changes_what_is_known() -> None:
    def redeal(s: Cellar, seat: int, dice: Dice) -> None:
        dice.shuffle(s.lamp.cards)

    tells(secrecy.views_survive_redeals, "shows what it cannot know", redeal=redeal)


def test_a_redeal_that_loses_a_card() -> None:
    def redeal(s: Cellar, seat: int, dice: Dice) -> None:
        dice.shuffle(s.deck.cards)
        del s.deck.cards[:1]

    tells(secrecy.redealt_matches_play_on, "a card was lost or made up", redeal=redeal)


def test_a_redeal_that_is_not_fair() -> None:
    def redeal(s: Cellar, seat: int, dice: Dice) -> None:
        dice.shuffle(s.deck.cards)

    case = Case(mini_kit(redeal=redeal))
    with pytest.raises(AssertionError, match="too often or too seldom"):
        secrecy.redeal_is_fair(case.game, case.match(1).run.state, 0, deals=300)
