"""HW-31.2 to HW-31.9: people who begin as themselves, and become Guests for Gold Hearts."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.actions import for_an_action, possible
from seance.games.house_of_whack.avatars import become, release
from seance.games.house_of_whack.cards import ALLY, BLUE, GREEN, MINION, RED, RESIDENT, Guest
from seance.games.house_of_whack.carrying import take_options
from seance.games.house_of_whack.deed import BONUS, LOSE, Deed, Power
from seance.games.house_of_whack.foes import unfaced
from seance.games.house_of_whack.harm import die, original, restore
from seance.games.house_of_whack.powers import bonus
from seance.games.house_of_whack.turn import act, reborn
from seance.kernel.dice import Dice
from tests.games.house_of_whack.annex import annexe, into
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import keys, moments
from tests.games.house_of_whack.own_cards import bear, set_down, somebody, table
from tests.rules import rule

STATS = (RED, BLUE, GREEN)


def ourselves(hearts: int = 9) -> Table:
    """Three people who are nobody but themselves, the first of them with Hearts to spend."""
    t = table(avatars=True)
    t[1].hearts = hearts
    return t


def lout() -> Guest:
    return somebody("lout", MINION, lose=(Deed(LOSE, 1, GREEN),))


def offered(t: Table, seat: int = 1) -> list[str]:
    return [option.key for option in for_an_action(t.s, t[seat])]


@rule("HW-31.2", "HW-31.3")
def test_all_begin_as_themselves() -> None:
    s = GAME.setup(GAME.settings({"avatars": True}), Dice(3))
    for player in s.players:
        assert player.guest.cards == []
        assert (player.strength, player.spirit, player.life) == (3, 3, 4)
        assert [original(player, colour) for colour in STATS] == [3, 3, 4]
    assert len(s.guests.cards) == 24
    assert not any(player.guest.cards == [] for player in GAME.setup(GAME.settings({}), Dice(3)).players)


@rule("HW-31.4", "HW-31.5")
def test_whom_one_could_be() -> None:
    t = ourselves()
    den = annexe(t, "den", 0, -1)
    bear(t, 1, somebody("mine"))
    bear(t, 2, somebody("theirs"))
    for guest, room, role in (
        (somebody("tenant"), t.s.start, RESIDENT),
        (lout(), t.s.start, MINION),
        (somebody("stray"), t.s.start, ALLY),
        (somebody("far"), den, RESIDENT),
    ):
        set_down(t, guest, room, role)
    t.s.faced.append("lout")
    assert [key for key in offered(t) if key.startswith("become")] == ["become:tenant", "become:mine"]
    t.s.avatars = False
    assert not any(key.startswith("become") for key in offered(t))


@rule("HW-31.5")
def test_becoming_a_resident_costs_an_action_and_its_value() -> None:
    t = ourselves(hearts=5)
    tenant = somebody("tenant", own=(Power(BONUS, 2, RED),))
    set_down(t, tenant, role=RESIDENT)
    t.run(act(t.s, t[1]), "become:tenant")
    assert (t.s.actions, t[1].hearts) == (1, 2)
    assert (t[1].guest.cards, t.s.lies, t.s.roles) == ([tenant], {}, {})
    assert bonus(t.s, t[1], RED, MINION) == 2


@rule("HW-31.5", "HW-31.6")
@pytest.mark.parametrize(
    ("hearts", "who"), [(1, []), (2, ["become:mine"]), (3, ["become:tenant", "become:mine"])]
)
def test_whoever_cannot_pay_stays_who_they_are(hearts: int, who: list[str]) -> None:
    t = ourselves(hearts)
    bear(t, 1, somebody("mine"))
    set_down(t, somebody("tenant"), role=RESIDENT)
    assert [key for key in offered(t) if key.startswith("become")] == who


@rule("HW-31.6")
def test_becoming_ones_own_ally_costs_what_it_is_worth_as_one() -> None:
    t = ourselves(hearts=5)
    mine = somebody("mine", ally=(Power(BONUS, 1, RED),))
    bear(t, 1, mine)
    t.run(become(t.s, t[1], mine))
    assert (t[1].hearts, t[1].guest.cards, t[1].carried.cards) == (3, [mine], [])
    assert bonus(t.s, t[1], RED, MINION) == 0


@rule("HW-31.7")
@pytest.mark.parametrize(("role", "taken"), [(ALLY, ["take:mine"]), (RESIDENT, [])])
def test_a_guest_is_released_for_an_action_and_stays_for_anybody(role: str, taken: list[str]) -> None:
    t = ourselves(hearts=0)
    t[1].guest.add(somebody("mine"))
    t[2].hearts = 3
    t.run(act(t.s, t[1]), "release", role)
    assert (t.s.actions, t[1].guest.cards) == (1, [])
    assert (t.s.lies, t.s.roles) == ({"mine": t.s.start}, {"mine": role})
    assert [option.key for option in take_options(t.s, t[2])] == taken
    assert ("become:mine" in offered(t, 2)) == (role == RESIDENT)
    assert "release" not in offered(t)


@rule("HW-31.7", "HW-b-110", "HW-b-99")
def test_whom_one_leaves_behind_may_be_a_minion_that_does_not_attack() -> None:
    t = ourselves()
    t[1].guest.add(lout())
    t.run(release(t.s, t[1]), RESIDENT)
    assert (t.s.roles, keys(unfaced(t.s, t[1])), moments(t)) == ({"lout": MINION}, ["lout"], [])
    assert [option.key for option in possible(t.s, t[1])] == ["walk", "roll", "face", "done"]


@rule("HW-31.8", "HW-1.2")
def test_base_stats_are_kept_and_original_ones_follow_the_guest() -> None:
    t = ourselves()
    t.stats(1, 1, 6, 2)
    mine = somebody("mine")
    bear(t, 1, mine)
    t.run(become(t.s, t[1], mine))
    assert (t[1].strength, t[1].spirit, t[1].life) == (1, 6, 2)
    assert [original(t[1], colour) for colour in STATS] == [4, 2, 5]
    restore(t.s, t[1], RED, "HW-1.2")
    assert t[1].strength == 4
    t.run(release(t.s, t[1]), ALLY)
    assert (t[1].strength, t[1].spirit, t[1].life) == (4, 6, 2)
    assert [original(t[1], colour) for colour in STATS] == [3, 3, 4]


@rule("HW-31.9", "HW-31.7")
def test_one_guest_at_a_time() -> None:
    t = ourselves()
    den = annexe(t, "den", 0, -1)
    into(t, 1, den)
    old, new = somebody("old"), somebody("new")
    t[1].guest.add(old)
    set_down(t, new, den, RESIDENT)
    t.run(act(t.s, t[1]), "become:new", RESIDENT)
    assert (t.s.actions, t[1].hearts, t[1].guest.cards) == (1, 6, [new])
    assert (t.s.lies, t.s.roles) == ({"old": den}, {"old": RESIDENT})


@rule("HW-31", "HW-b-105")
def test_a_crushed_spirit_may_be_somebody_else() -> None:
    t = ourselves()
    t[1].spirit = 0
    tenant = somebody("tenant")
    set_down(t, tenant, role=RESIDENT)
    t.run(act(t.s, t[1]), "become:tenant")
    assert (t[1].guest.cards, t[1].spirit) == ([tenant], 0)


@rule("HW-b-72", "HW-31.3", "HW-b-42")
def test_whoever_dies_as_a_guest_leaves_it_to_the_discards_at_once() -> None:
    t = ourselves()
    role = somebody("role")
    t[1].guest.add(role)
    t.run(die(t.s, t[1]))
    assert (t[1].guest.cards, t.s.guests_gone.cards) == ([], [role])
    reborn(t.s, t[1])
    assert (t[1].guest.cards, t[1].strength, t[1].spirit, t[1].life) == ([], 3, 3, 4)
