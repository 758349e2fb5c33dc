"""HW-17 and HW-18: Minions that attack, and Traps that close."""

from __future__ import annotations

from seance.games.house_of_whack.actions import do, face_all, possible
from seance.games.house_of_whack.cards import BLUE, MINION, RED, RESIDENT, RoomTile
from seance.games.house_of_whack.conflict import WON
from seance.games.house_of_whack.deed import EVADE, LAMED, LOSE, Deed, Power
from seance.games.house_of_whack.foes import attacked, fight_minion, spring, unfaced
from seance.games.house_of_whack.powers import has
from seance.games.house_of_whack.turn import close_turn, keep_house
from seance.games.house_of_whack.walking import ROLLING, WALKING
from seance.games.house_of_whack.whacking import arrive, deal_with
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.own_cards import (
    arcana,
    bear,
    fiend,
    hold,
    room,
    set_down,
    snare,
    somebody,
    table,
)
from tests.rules import rule


def lair(*stats: int) -> tuple[Table, RoomTile]:
    """A room north of Start with Minions in it; the first seat stands at the door to it."""
    t = table()
    den = room(t, "den", 0, -1)
    for number, stat in enumerate(stats):
        set_down(t, fiend(f"fiend_{number}", stat=stat), den)
    t[1].square = 1
    t.s.actions = 1
    return t, den


def verbs(t: Table) -> set[str]:
    return {option.verb for option in possible(t.s, t[1])}


@rule("HW-17", "HW-17.1", "HW-17.8", "HW-11.6")
def test_a_minion_that_is_drawn_attacks_at_once() -> None:
    t = table()
    foe = fiend(stat=2)
    t.s.drawn.add(foe)
    t.run(deal_with(t.s, t[1], foe))
    assert t[1].claimed.cards == [foe]
    assert t.s.actions == 2


@rule("HW-17.6", "HW-17.9", "HW-b-38")
def test_a_minion_that_wins_stays_and_does_what_it_says() -> None:
    """Even on Start."""
    t = table()
    foe = fiend(stat=9, lose=(Deed(LOSE, 2, "blue"),))
    t.s.drawn.add(foe)
    t.run(deal_with(t.s, t[1], foe))
    assert t[1].spirit == 1
    assert t.s.lies == {foe.key: t.s.start}
    assert not t[1].claimed.cards


@rule("HW-17.1", "HW-b-99")
def test_a_move_that_ends_beside_a_minion_is_followed_by_an_attack() -> None:
    t, den = lair(9)
    t.run(do(t.s, t[1], WALKING), "go:den:8", "done", "no")
    assert t[1].life == 3
    assert t[1].room is den


@rule("HW-b-37")
def test_without_actions_there_is_no_flight() -> None:
    t, _ = lair(9)
    t.s.actions = 0
    t.run(do(t.s, t[1], WALKING), "go:den:8", "done")
    assert t[1].life == 3


@rule("HW-17.1", "HW-17.4", "HW-b-36")
def test_one_flees_by_spending_an_action_on_a_move_that_leaves() -> None:
    t, _ = lair(9)
    t.run(do(t.s, t[1], WALKING), "go:den:8", "done", "yes", "walk", "go:start:2", "done")
    assert t[1].life == 4
    assert t[1].room is t.s.start
    assert t.s.actions == 0


@rule("HW-b-36")
def test_whoever_does_not_get_out_is_attacked() -> None:
    t, den = lair(9)
    t.run(do(t.s, t[1], WALKING), "go:den:8", "done", "yes", "walk", "go:den:5", "done")
    assert t[1].room is den
    assert t[1].life == 3


@rule("HW-b-35")
def test_passing_through_is_safe() -> None:
    t, _ = lair(9)
    beyond = room(t, "beyond", 1, -1)
    t.dice(4)
    t.run(do(t.s, t[1], ROLLING), "go:beyond:4")
    assert t[1].room is beyond
    assert t[1].life == 4
    assert "clash" not in t.told()


@rule("HW-17.3", "HW-b-99")
def test_moving_about_inside_brings_no_attack_but_other_actions_wait() -> None:
    t, den = lair(9)
    t.stand(2, "start")
    t[1].room, t[1].square = den, 4
    t.run(do(t.s, t[1], WALKING), "go:den:2", "done")
    assert "clash" not in t.told()
    assert verbs(t) == {"walk", "roll", "face", "done"}


@rule("HW-17.2", "HW-17.3", "HW-b-99")
def test_after_facing_it_one_goes_on() -> None:
    """It costs no Action; lost or not, it has been faced in this turn."""
    t, den = lair(9)
    t[1].room = den
    t.run(face_all(t.s, t[1]))
    assert t.s.actions == 1
    assert "face" not in verbs(t)
    assert "draw" in verbs(t)
    assert unfaced(t.s, t[1]) == []


@rule("HW-17.4")
def test_evading_is_staying_without_a_fight_once_in_a_turn() -> None:
    t, den = lair(9, 8)
    t[1].room = den
    bear(t, 1, somebody("friend", ally=(Power(EVADE),)))
    t.run(attacked(t.s, t[1]), "evade:fiend_1")
    assert t[1].life == 3
    assert "evades" in t.told()
    assert t.s.faced == ["fiend_1", "fiend_0"]


@rule("HW-17.5")
def test_its_colour_says_what_it_is_fought_with() -> None:
    t = table()
    t.stats(1, 1, 9, 4)
    foe = fiend(colour=BLUE, stat=5)
    set_down(t, foe)
    assert t.run(fight_minion(t.s, t[1], foe)) == WON


@rule("HW-17.7", "HW-b-99")
def test_one_after_another_as_long_as_one_wins() -> None:
    t, den = lair(2, 9, 1)
    t[1].room = den
    t.run(attacked(t.s, t[1]), "fight:fiend_0", "fight:fiend_1")
    assert [card.key for card in t[1].claimed.cards] == ["fiend_0"]
    assert [card.key for card in unfaced(t.s, t[1])] == ["fiend_2"]
    assert "face" in verbs(t)


@rule("HW-b-99", "HW-17.7")
def test_each_is_met_once_in_a_turn() -> None:
    t, den = lair(9)
    t[1].room = den
    t.run(attacked(t.s, t[1]))
    t.run(attacked(t.s, t[1]))
    assert t[1].life == 3


@rule("HW-16.3", "HW-b-110")
def test_a_guest_who_arrives_as_a_minion_attacks_at_once() -> None:
    t = table()
    brute = somebody("brute", MINION, RED, 9, lose=(Deed(LOSE, 1, "green"),))
    t.s.guests.add(brute)
    t.run(arrive(t.s, t[1], RESIDENT))
    assert t[1].life == 3
    assert t.s.roles == {"brute": MINION}


# --- Traps ----------------------------------------------------------------------------------------------


def caught(t: Table, stat: int, *answers: str, turns: int = 0) -> None:
    trap = snare(stat=stat, turns=turns)
    t.s.drawn.add(trap)
    t.run(spring(t.s, t[1], trap), *answers)


@rule("HW-18", "HW-18.1", "HW-18.2", "HW-18.3")
def test_a_trap_is_won_and_kept_or_lost_and_felt() -> None:
    t = table()
    caught(t, 2)
    assert [card.key for card in t[1].claimed.cards] == ["snare"]
    t = table()
    caught(t, 4)
    assert t[1].life == 3
    assert not t[1].claimed.cards
    assert t.s.whack_gone.cards[-1].key == "snare"


@rule("HW-18.2")
def test_a_blue_trap_is_for_the_spirit() -> None:
    t = table()
    t.stats(1, 1, 5, 4)
    trap = snare(colour=BLUE, stat=4)
    t.s.drawn.add(trap)
    t.run(spring(t.s, t[1], trap))
    assert t[1].claimed.cards == [trap]


@rule("HW-18.4", "HW-b-17")
def test_a_trap_draw_is_fought_again_for_an_action() -> None:
    """Section d, 2: 5 against 5, and an Action left."""
    t = table()
    t.stats(1, 5, 3, 4)
    t.s.actions = 1
    hold(t, 1, arcana("push"))
    caught(t, 5, "-", "yes", "push")
    assert [card.key for card in t[1].claimed.cards] == ["snare"]
    assert t.s.actions == 0


@rule("HW-18.4", "HW-19.12", "HW-b-17")
def test_a_trap_draw_without_an_action_is_a_loss() -> None:
    """Section d, 2."""
    t = table()
    t.stats(1, 5, 3, 4)
    t.s.actions = 0
    caught(t, 5)
    assert t[1].life == 3
    t = table()
    caught(t, 3, "no")
    assert t[1].life == 3
    assert t.s.actions == 2


@rule("HW-18.5", "HW-18.6", "HW-5.3", "HW-b-100")
def test_a_timed_trap_binds_for_its_number_of_turns() -> None:
    t = table()
    trap = snare("glue", RED, 9, 2, Power(LAMED))
    t.s.drawn.add(trap)
    t.run(spring(t.s, t[1], trap))
    assert t[1].traps.cards == [trap]
    t.run(close_turn(t.s, t[1]))
    for left in (1, 0):
        assert has(t.s, t[1], LAMED)
        t.run(keep_house(t.s, t[1]))
        assert t[1].timers == {"glue": left}
        assert has(t.s, t[1], LAMED)
        t.s.actions = 0
        t.run(close_turn(t.s, t[1]))
    assert not t[1].traps.cards
    assert t.s.whack_gone.cards[-1] is trap
    assert not has(t.s, t[1], LAMED)


@rule("HW-18.3", "HW-b-104")
def test_whoever_dies_in_the_middle_of_it_leaves_the_trap_to_the_discards() -> None:
    t = table()
    t.stats(1, 3, 3, 1)
    hold(t, 3, arcana("dart", BLUE, 1, Deed(LOSE, 1, "green", "other")))
    caught(t, 9, "3>play:dart", t[1].key)
    assert t[1].dead
    assert t.s.whack_gone.cards[-1].key == "snare"
    assert not t.s.drawn.cards
