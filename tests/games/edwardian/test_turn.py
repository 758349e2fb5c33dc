"""ED-4: attack, own lines, discard, refill, or a new hand."""

from __future__ import annotations

import pytest

from tests.games.edwardian.fireside import (
    AMBER,
    BOTTLE,
    CLARET,
    INDIGO,
    act,
    all_in_place,
    asked,
    attack,
    discards,
    done,
    evening,
    hand,
    heard,
    key,
    line,
    options,
    refused,
    state,
)
from tests.rules import rule

SUPPORTS = "fever pray storm fire psychic pray"


@rule("ED-4")
def test_the_steps_follow_each_other() -> None:
    match = evening("claret.hand: roadside_inn pray\nbottle.hand: fever storm")
    seen = [asked(match)]
    attack(match, "roadside_inn", "bottle.1")
    done(match)
    seen.append(asked(match))
    act(match, BOTTLE, "pass")
    seen.append(asked(match))
    done(match)
    seen.append(asked(match))
    assert seen[:3] == [(CLARET, "attack"), (BOTTLE, "defend"), (CLARET, "own-lines")]
    assert seen[3] == (BOTTLE, "attack")
    assert discards(match) == ["pray"]


@rule("ED-4.1", "ED-b-6")
def test_one_card_per_line_and_turn() -> None:
    """Claret puts a Ruined Church on Bottle's line and may not add to it; Amber may, in Amber's turn."""
    match = evening(
        "claret.hand: ruined_church ancient_manuscript\n"
        "amber.hand: religious_doctrine fever\n"
        "bottle.hand: pray"
    )
    attack(match, "ruined_church", "bottle.1")
    refused(match, CLARET, key("ancient_manuscript", "bottle.1"))
    done(match)
    act(match, BOTTLE, "pass")
    act(match, CLARET, "done")
    act(match, BOTTLE, "done", "done")
    assert asked(match) == (AMBER, "attack")
    attack(match, "religious_doctrine", "bottle.1", AMBER)
    assert line(match, "bottle.1") == ["ruined_church", "religious_doctrine"]


@rule("ED-b-6")
def test_nobody_gets_more_than_three_cards() -> None:
    match = evening(
        "claret.hand: roadside_inn ruined_church losing_sleep strange_mist private_library", players=2
    )
    attack(match, "roadside_inn", "bottle.1")
    attack(match, "ruined_church", "bottle.2")
    attack(match, "losing_sleep", "bottle.3")
    assert options(match, CLARET) == ["done"]


@rule("ED-b-6")
def test_own_lines_have_no_such_limit() -> None:
    match = evening("claret.hand: ruined_church ancient_manuscript dread_old_god pray fever\nstep = own")
    act(match, CLARET, "own-1:ruined_church", "own-1:ancient_manuscript", "own-1:dread_old_god", "own-1:pray")
    assert line(match, "claret.1") == ["ruined_church", "ancient_manuscript"]


@rule("ED-b-7", "ED-4.1")
def test_a_card_that_hits_a_player_takes_up_a_line() -> None:
    match = evening("bottle.1: ruined_church\nclaret.hand: losing_sleep ancient_manuscript pray")
    attack(match, "losing_sleep", "bottle.1")
    assert state(match).players[BOTTLE].missed == 1
    refused(match, CLARET, key("ancient_manuscript", "bottle.1"))


@rule("ED-b-58", "ED-b-7")
@pytest.mark.parametrize("card", ["psychic", "pleasant_company"])
def test_a_friend_sent_to_an_opponent_takes_up_a_line(card: str) -> None:
    match = evening(f"bottle.1: ruined_church\nclaret.hand: {card} ancient_manuscript pray")
    act(match, CLARET, f"call-1:{card}:1")
    assert heard(match, AMBER, "lap")
    refused(match, CLARET, key("ancient_manuscript", "bottle.1"))


@rule("ED-b-5")
def test_an_event_goes_on_any_open_line_started_or_not() -> None:
    scene = "bottle.1: ruined_church\nbottle.2 = complete\nclaret.hand: strange_mist pray"
    match = evening(scene, players=2, form="full")
    assert options(match, CLARET) == [
        key("strange_mist", "bottle.1"),
        key("strange_mist", "bottle.3"),
        "done",
        "renew",
    ]


def test_equal_unstarted_lines_are_offered_once() -> None:
    match = evening("claret.hand: roadside_inn pray", players=2)
    assert options(match, CLARET) == [key("roadside_inn", "bottle.1"), "done", "renew"]


@rule("ED-b-62")
def test_cards_are_carried_out_one_after_another_before_any_defence() -> None:
    match = evening(
        "bottle.1: private_library\n"
        "bottle.hand: psychic fever\n"
        "claret.hand: mysterious_door losing_sleep pray"
    )
    attack(match, "mysterious_door", "bottle.1")
    assert asked(match) == (CLARET, "attack")
    attack(match, "losing_sleep", "bottle.2")
    assert state(match).players[BOTTLE].missed == 1
    assert asked(match) == (CLARET, "attack")
    done(match)
    assert asked(match) == (BOTTLE, "defend")


@rule("ED-4.1", "ED-b-44", "ED-b-64")
def test_kindness_is_allowed_and_may_remove_old_cards() -> None:
    match = evening("bottle.1: private_library mysterious_door\nclaret.hand: fire pray")
    attack(match, "fire", "bottle.1")
    assert line(match, "bottle.1") == ["private_library"]
    assert discards(match) == ["mysterious_door", "fire"]


@rule("ED-4.3", "ED-b-10")
def test_in_step_three_only_the_active_player_acts() -> None:
    scene = (
        "claret.1: private_library\n"
        "claret.hand: search_the_area fever\n"
        "bottle.1: roadside_inn\n"
        "bottle.hand: terrible_accident storm"
    )
    match = evening(scene)
    done(match)
    assert asked(match) == (CLARET, "own-lines")
    act(match, CLARET, "own-1:search_the_area", "done")
    assert asked(match) == (BOTTLE, "attack")
    assert line(match, "bottle.1") == ["roadside_inn"]


@rule("ED-b-57")
def test_you_may_harm_yourself() -> None:
    match = evening("claret.hand: roadside_inn losing_sleep pray\nstep = own")
    act(match, CLARET, "own-1:roadside_inn", "use:losing_sleep")
    assert line(match, "claret.1") == ["roadside_inn"]
    assert state(match).players[CLARET].missed == 1


@rule("ED-4.4", "ED-b-50")
def test_one_card_must_be_discarded_if_any_is_left() -> None:
    match = evening("claret.hand: fever pray\nbottle.hand: storm\nstep = discard")
    assert options(match, CLARET) == ["fever", "pray"]
    act(match, CLARET, "pray")
    assert discards(match) == ["pray"]
    assert heard(match, BOTTLE, "discards") == [{"seat": "0", "card": "pray"}]


@rule("ED-b-50")
def test_the_thief_may_be_the_one() -> None:
    match = evening("claret.hand: urchin_thief pray\nbottle.hand: storm\nstep = discard")
    act(match, CLARET, "urchin_thief")
    assert discards(match) == ["urchin_thief"]


@rule("ED-4.4")
def test_with_no_card_left_nothing_is_discarded() -> None:
    match = evening("claret.hand: losing_sleep\nbottle.hand: storm fever")
    attack(match, "losing_sleep", "amber.1")
    assert asked(match) == (BOTTLE, "attack")
    assert discards(match) == ["losing_sleep"]
    assert len(hand(match, CLARET)) == 7


@rule("ED-4.5")
def test_the_hand_is_filled_to_seven() -> None:
    match = evening("claret.hand: fever pray\nbottle.hand: storm\nstep = discard")
    act(match, CLARET, "pray")
    assert len(hand(match, CLARET)) == 7
    assert heard(match, BOTTLE, "refills") == [{"seat": "0", "count": 6}]
    assert not heard(match, BOTTLE, "draws")
    assert len(heard(match, CLARET, "draws")[0]["cards"]) == 6


@rule("ED-4.5")
def test_the_discards_become_the_new_stockpile() -> None:
    hands = "claret.hand: fever pray\nbottle.hand: storm"
    match = evening(f"{hands}\nstock: fire arrested psychic\ndiscards: ...\nstep = discard")
    act(match, CLARET, "pray")
    assert len(hand(match, CLARET)) == 7
    assert discards(match) == []
    assert heard(match, BOTTLE, "reshuffles")
    assert all_in_place(match)


@rule("ED-4.6")
def test_play_moves_to_the_left_and_round_the_table() -> None:
    match = evening("turn = indigo\nindigo.hand: fever pray\nclaret.hand: storm fire")
    done(match, INDIGO)
    act(match, INDIGO, "done", "pray")
    assert asked(match) == (CLARET, "attack")


@rule("ED-4.7")
def test_a_new_hand_is_a_whole_turn() -> None:
    match = evening(
        "claret.hand: fever pray storm fire psychic historian arrested\nbottle.hand: losing_sleep garrotted"
    )
    act(match, CLARET, "renew")
    assert sorted(discards(match)) == sorted(
        ["fever", "pray", "storm", "fire", "psychic", "historian", "arrested"]
    )
    assert len(hand(match, CLARET)) == 7
    assert asked(match) == (BOTTLE, "attack")


@rule("ED-4.7")
def test_not_after_an_attack_but_defence_stays_possible() -> None:
    match = evening("claret.hand: losing_sleep pray fever\nbottle.hand: country_walk storm")
    attack(match, "losing_sleep", "amber.1")
    assert "renew" not in options(match, CLARET)
    match = evening("claret.hand: fever pray\nbottle.hand: country_walk storm")
    act(match, CLARET, "renew")
    attack(match, "country_walk", "claret.1", BOTTLE)
    done(match, BOTTLE)
    assert asked(match) == (CLARET, "defend")


@rule("ED-b-49")
def test_a_hand_that_is_not_full_may_be_thrown_away_too() -> None:
    match = evening("claret.hand: fever\nbottle.hand: storm")
    act(match, CLARET, "renew")
    assert len(hand(match, CLARET)) == 7


@rule("ED-b-14")
def test_defenders_refill_at_the_end_of_their_own_turn() -> None:
    """Bottle uses two cards in Claret's turn and holds five until Bottle's own step five."""
    scene = """
        bottle.1: private_library mysterious_door
        bottle.2: roadside_inn
        bottle.hand: receive_telegram historian fever storm pray arrested possession
        claret.hand: tortured_soul engraved_coin losing_sleep
        amber.hand: fire
    """
    match = evening(scene)
    attack(match, "tortured_soul", "bottle.1")
    attack(match, "engraved_coin", "bottle.2")
    done(match)
    act(match, BOTTLE, "own-1:receive_telegram", "own-2:historian")
    act(match, CLARET, "done")
    assert len(hand(match, BOTTLE)) == 5
    act(match, BOTTLE, "done", "done", "fever")
    assert len(hand(match, BOTTLE)) == 7


@rule("ED-b-15")
def test_a_hand_may_be_too_full() -> None:
    scene = (
        "claret.hand: fever storm pray arrested possession fire psychic historian\n"
        "bottle.hand: garrotted\n"
        "step = discard"
    )
    match = evening(scene)
    act(match, CLARET, "fever")
    assert len(hand(match, CLARET)) == 7
    assert not heard(match, BOTTLE, "refills")


@rule("ED-b-30", "ED-b-31")
def test_missed_turns_add_up_and_there_is_no_refill() -> None:
    match = evening(
        "claret.hand: fever pray storm\n"
        "bottle.hand: possession\n"
        "bottle.missed = 2\n"
        "amber.hand: fire\n"
        "indigo.hand: arrested"
    )

    def round_the_table() -> None:
        while True:
            seat, name = asked(match)
            act(match, seat, "done" if name in ("attack", "own-lines") else options(match, seat)[0])
            if asked(match) == (CLARET, "attack"):
                return

    round_the_table()
    assert state(match).players[BOTTLE].missed == 1
    assert hand(match, BOTTLE) == ["possession"]
    round_the_table()
    assert len(heard(match, AMBER, "misses")) == 2
    round_the_table()
    assert len(hand(match, BOTTLE)) == 7


@rule("ED-b-30")
def test_whoever_misses_a_turn_may_still_defend() -> None:
    match = evening("claret.hand: roadside_inn pray\nbottle.hand: terrible_accident\nbottle.missed = 1")
    attack(match, "roadside_inn", "bottle.1")
    done(match)
    act(match, BOTTLE, "own-1:terrible_accident")
    assert line(match, "bottle.1") == []


@rule("ED-2.5")
def test_acquaintances_are_discarded_after_use() -> None:
    match = evening("claret.1: private_library mysterious_door\nclaret.hand: psychic pray\nstep = own")
    act(match, CLARET, "own-1:psychic")
    assert discards(match) == ["mysterious_door", "psychic"]


@rule("ED-b-59")
def test_the_discard_pile_is_open_and_in_order() -> None:
    match = evening("discards: fever pray storm\nclaret.hand: losing_sleep fire")
    attack(match, "losing_sleep", "bottle.1")
    for seat in range(-1, 4):
        assert match.view(seat)["discards"] == ["fever", "pray", "storm", "losing_sleep"]
