"""Every Trap: what losing to it does, and what weighs on one afterwards."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.box.traps import AT_ONCE, TIMED, TRAPS
from seance.games.house_of_whack.cards import BLUE, MINION, RED, Snare
from seance.games.house_of_whack.deed import ACTIONS, DICE, LAMED, STEPS
from seance.games.house_of_whack.foes import spring, suffer
from seance.games.house_of_whack.powers import bonus, has, total
from seance.games.house_of_whack.turn import end_of_traps, hand_limit, keep_house
from seance.games.house_of_whack.walking import ROLLING, ways_to_move
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.victim import Score, befall, victim
from tests.rules import card, rule

LOSSES: dict[str, Score] = {
    "loose_floorboard": {"life": 3},
    "riddling_doorknob": {"hand": 1, "chosen": 1},
    "swinging_pendulum": {"life": 3, "carried": 0},
    "unflattering_mirror": {"spirit": 2, "hand": 2},
    "ejector_sofa": {"life": 3, "room": "start"},
    "bottomless_anecdote": {"spirit": 2, "missing": 1},
    "bear_trap_slippers": {"life": 3},
    "finger_trap": {"hand": 2, "chosen": 1},
    "glue_parquet": {"carried": 0},
    "hypnotic_wallpaper": {"spirit": 2},
    "leaden_cravat": {"life": 3},
    "catchy_tune": {"hand": 2},
}
TURNS = {
    "bear_trap_slippers": 2,
    "finger_trap": 3,
    "glue_parquet": 2,
    "hypnotic_wallpaper": 1,
    "leaden_cravat": 3,
    "catchy_tune": 3,
}


def test_every_trap_has_its_loss_here() -> None:
    assert set(LOSSES) == {trap.key for trap in TRAPS}
    assert set(TURNS) == {trap.key for trap in TIMED}


@card("trap:*")
@rule("HW-18.3")
@pytest.mark.parametrize("trap", TRAPS, ids=lambda trap: trap.key)
def test_what_losing_to_it_does(trap: Snare) -> None:
    match = victim()
    befall(match, suffer(match.s, match[1], trap), LOSSES[trap.key])


def sprung(trap: Snare, more: int) -> Table:
    """Somebody with little to lose has met a Trap, so much stronger than it."""
    match = Table()
    match.plain()
    match.s.drama.take_all()
    match.s.actions = 0
    match.s.drawn.add(match._fetch(trap))
    strength, spirit = (trap.stat + more, 9) if trap.colour == RED else (9, trap.stat + more)
    match.stats(1, strength, spirit, 9)
    match.run(spring(match.s, match[1], trap))
    return match


@card("trap:*")
@rule("HW-18.1", "HW-18.2", "HW-18.3")
@pytest.mark.parametrize("trap", TRAPS, ids=lambda trap: trap.key)
def test_who_is_stronger_keeps_the_card(trap: Snare) -> None:
    assert trap in sprung(trap, 1)[1].claimed.cards


@card("trap:*")
@rule("HW-18.4", "HW-b-17")
@pytest.mark.parametrize("trap", AT_ONCE, ids=lambda trap: trap.key)
def test_a_level_trap_catches_and_is_discarded(trap: Snare) -> None:
    match = sprung(trap, 0)
    assert trap in match.s.whack_gone.cards
    assert match[1].timers == {}


@card("trap:*")
@rule("HW-5.3", "HW-18.5", "HW-18.6", "HW-b-100", "HW-12.2")
@pytest.mark.parametrize("trap", TIMED, ids=lambda trap: trap.key)
def test_for_how_many_turns_it_stays(trap: Snare) -> None:
    match = sprung(trap, -1)
    end_of_traps(match.s, match[1])
    for _ in range(TURNS[trap.key]):
        assert trap in match[1].traps.cards
        match.run(keep_house(match.s, match[1]))
        assert trap in match[1].traps.cards
        end_of_traps(match.s, match[1])
    assert trap in match.s.whack_gone.cards
    assert match[1].traps.cards == []


def caught(key: str) -> Table:
    """The first of three nobodies has a Trap lying before them."""
    match = Table()
    match.plain()
    match._fetch(match.card(key))
    match[1].traps.add(match.card(key))
    match[1].timers[key] = 1
    return match


@card("bear_trap_slippers")
@rule("HW-18.5")
def test_bear_trap_slippers_leave_only_a_rolled_move() -> None:
    match = caught("bear_trap_slippers")
    assert has(match.s, match[1], LAMED)
    assert ways_to_move(match.s, match[1]) == [ROLLING]


@card("finger_trap")
@rule("HW-18.5")
def test_a_finger_trap_holds_a_card_less() -> None:
    match = caught("finger_trap")
    assert (hand_limit(match.s, match[1]), hand_limit(match.s, match[2])) == (2, 3)


@card("glue_parquet", "hypnotic_wallpaper")
@rule("HW-18.5")
@pytest.mark.parametrize(
    ("key", "kind"), [("glue_parquet", STEPS), ("glue_parquet", DICE), ("hypnotic_wallpaper", ACTIONS)]
)
def test_it_slows_one_down(key: str, kind: str) -> None:
    match = caught(key)
    assert (total(match.s, match[1], kind), total(match.s, match[2], kind)) == (-1, 0)


@card("leaden_cravat", "catchy_tune")
@rule("HW-18.5", "HW-19.3")
@pytest.mark.parametrize(("key", "colour"), [("leaden_cravat", RED), ("catchy_tune", BLUE)])
def test_it_takes_one_off_in_conflicts(key: str, colour: str) -> None:
    match = caught(key)
    assert bonus(match.s, match[1], colour, MINION) == -1
    assert bonus(match.s, match[1], BLUE if colour == RED else RED, MINION) == 0
