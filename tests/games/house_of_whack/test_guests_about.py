"""HW-15, HW-16: Guests who arrive: Allies, Residents, and those who turn out to be Minions."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import for_an_action, for_nothing, residents, use
from seance.games.house_of_whack.cards import ALLY, BLUE, MINION, RED, RESIDENT, Guest, Side, Third
from seance.games.house_of_whack.carrying import take
from seance.games.house_of_whack.deed import ACTION, BONUS, GAIN, Act, Deed, Power
from seance.games.house_of_whack.foes import attack_resident, unfaced
from seance.games.house_of_whack.powers import bonus
from seance.games.house_of_whack.redeeming import redeemable, value_of
from seance.games.house_of_whack.whacking import arrive
from seance.kernel.things import Option
from tests.games.house_of_whack.kit import Table
from tests.rules import rule


def somebody(role: str = RESIDENT, colour: str = RED, stat: int = 3) -> Guest:
    """A Guest with a Power of their own on every side."""
    ally = Side((Power(BONUS, 2, RED),), Act(ACTION, Deed(GAIN, 1, BLUE)))
    service = Side((Power(BONUS, 1, BLUE),), Act(ACTION, Deed(GAIN, 1, RED)))
    lose = (Deed("lose", 2, BLUE),) if role == MINION else ()
    third = Third(role, colour, stat, 4, Side() if lose else service, lose)
    return Guest("somebody", "Somebody", "", 3, 4, 4, Side(), ally, 3, third)


def table(guest: Guest) -> Table:
    """Three nobodies, no random cards in Conflicts, and this Guest on top of the deck."""
    match = Table()
    match.plain()
    match.s.drama.take_all()
    match.s.guests.add(guest)
    return match


def keys(found: list[Option]) -> list[str]:
    return [option.key for option in found]


def lodged(guest: Guest, role: str) -> Table:
    """Such a Guest is on Start already."""
    match = table(guest)
    match.s.guests.take(guest)
    match.s.lying.add(guest)
    match.s.lies[guest.key] = match.s.start
    match.s.roles[guest.key] = role
    return match


@rule("HW-15", "HW-15.1", "HW-15.2", "HW-G.1")
@pytest.mark.parametrize("role", [RESIDENT, MINION])
def test_an_ally_arrives_and_may_be_taken_along(role: str) -> None:
    guest = somebody(role)
    match = table(guest)
    match.run(arrive(match.s, match[1], ALLY), "yes")
    assert match[1].carried.cards == [guest]
    assert bonus(match.s, match[1], RED, MINION) == 2


@rule("HW-15.2")
def test_an_ally_who_is_not_taken_stays_for_anybody() -> None:
    guest = somebody()
    match = table(guest)
    match.run(arrive(match.s, match[1], ALLY), "no")
    assert match.s.roles["somebody"] == ALLY
    assert "take:somebody" in keys(for_nothing(match.s, match[2]))
    match.run(take(match.s, match[2], guest))
    assert match[2].carried.cards == [guest]


@rule("HW-15.2", "HW-b-105")
def test_nobody_joins_a_crushed_spirit() -> None:
    match = table(somebody())
    match[1].spirit = 0
    match.run(arrive(match.s, match[1], ALLY))
    assert match.s.roles["somebody"] == ALLY


@rule("HW-15.3", "HW-15.4")
def test_allies_have_powers_and_bonuses() -> None:
    guest = somebody()
    match = table(guest)
    match[1].carried.add(match.s.guests.take(guest))
    assert "use:somebody" in keys(for_an_action(match.s, match[1]))
    match.run(use(match.s, match[1], guest.ally))
    assert match[1].spirit == 4
    assert (bonus(match.s, match[1], RED, MINION), bonus(match.s, match[1], BLUE, MINION)) == (2, 0)
    assert match[1].strength == 3


@rule("HW-15.5", "HW-b-48")
def test_a_guest_is_worth_something_as_ally_and_as_trophy() -> None:
    guest = somebody()
    match = table(guest)
    match[1].carried.add(match.s.guests.take(guest))
    assert redeemable(match.s, match[1]) == [guest]
    assert value_of(match[1], guest) == 3
    match[1].claimed.add(match[1].carried.take(guest))
    assert value_of(match[1], guest) == 4


@rule("HW-16.1", "HW-16.2")
def test_a_resident_arrives_and_stays_put() -> None:
    guest = somebody()
    match = table(guest)
    match.run(arrive(match.s, match[1], RESIDENT))
    assert match.s.roles["somebody"] == RESIDENT
    assert keys(for_nothing(match.s, match[1])) == []
    assert residents(match.s, match[1]) == [guest]


@rule("HW-16.3", "HW-b-110")
def test_who_has_a_minion_side_attacks_at_once() -> None:
    match = table(somebody(MINION, RED, 5))
    match.run(arrive(match.s, match[1], RESIDENT))
    assert match.s.roles["somebody"] == MINION
    assert match[1].spirit == 1
    assert residents(match.s, match[1]) == []


@rule("HW-16.4", "HW-19.3")
def test_a_resident_serves_whoever_is_in_the_room() -> None:
    guest = somebody()
    match = lodged(guest, RESIDENT)
    match.lay("long_hall", 0, -1)
    match.stand(2, "long_hall")
    assert "use:somebody" in keys(for_an_action(match.s, match[1]))
    assert "use:somebody" not in keys(for_an_action(match.s, match[2]))
    match.run(use(match.s, match[1], guest.third.side))
    assert match[1].strength == 4
    assert [bonus(match.s, player, BLUE, MINION) for player in match.s.players] == [1, 0, 1]


@rule("HW-16.5")
def test_residents_never_attack() -> None:
    match = lodged(somebody(), RESIDENT)
    assert unfaced(match.s, match[1]) == []
    assert "assault:somebody" in keys(for_an_action(match.s, match[1]))


@rule("HW-16.5", "HW-17.8")
def test_a_beaten_resident_is_claimed() -> None:
    guest = somebody(stat=2)
    match = lodged(guest, RESIDENT)
    match.run(attack_resident(match.s, match[1], guest))
    assert match[1].claimed.cards == [guest]
    assert match.s.lies == {}


@rule("HW-16.5", "HW-19.13", "HW-b-34")
@pytest.mark.parametrize(("colour", "spirit", "life"), [(RED, 3, 3), (BLUE, 2, 4)])
def test_losing_to_a_resident_costs_one(colour: str, spirit: int, life: int) -> None:
    guest = somebody(colour=colour, stat=5)
    match = lodged(guest, RESIDENT)
    match.run(attack_resident(match.s, match[1], guest))
    assert (match[1].strength, match[1].spirit, match[1].life) == (3, spirit, life)
    assert match.s.roles["somebody"] == RESIDENT


@rule("HW-b-42")
def test_an_empty_guest_deck_is_made_of_its_discards_or_nobody_comes() -> None:
    guest = somebody()
    match = table(guest)
    match.s.guests.take_all()
    match.s.guests_gone.add(guest)
    match.run(arrive(match.s, match[1], RESIDENT))
    assert match.s.lies["somebody"] is match.s.start
    match.run(arrive(match.s, match[1], RESIDENT))
    assert "nobody-comes" in match.told()
