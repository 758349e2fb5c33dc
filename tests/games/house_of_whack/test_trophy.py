"""HW-SR.8: the Trophy Room, and whose card hangs in it."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.cards import ARTIFACT, WEARABLE
from seance.games.house_of_whack.carrying import take_options
from seance.games.house_of_whack.deed import FETCH
from seance.games.house_of_whack.floors import end_floor, score_trophy
from seance.games.house_of_whack.harm import die
from seance.games.house_of_whack.leaving import eliminate
from seance.games.house_of_whack.redeeming import redeem
from seance.games.house_of_whack.ruins import collapse
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import keys, last, would
from tests.games.house_of_whack.own_cards import bear, fiend, somebody, table, thing
from tests.rules import card, rule


def room(players: int = 3) -> Table:
    """The first seat in the Trophy Room."""
    t = table(players)
    t.lay("trophy_room", 0, -1)
    t.stand(1, "trophy_room")
    return t


def hung(worth: int, owner: int = 1) -> Table:
    """Somebody's card of such a value is on display."""
    t = room()
    t.s.display.add(thing("cup", worth=worth))
    t.s.shown_by, t.s.shown_worth = owner - 1, worth
    return t


def shown(t: Table) -> tuple[list[str], int, int]:
    return keys(t.s.display.cards), t.s.shown_by, t.s.shown_worth


@card("trophy_room")
@rule("HW-SR.8", "HW-20.2")
def test_a_card_redeemed_here_may_be_hung_up() -> None:
    t = room()
    bear(t, 1, thing("vase", worth=2), thing("hat", WEARABLE, worth=4))
    t.run(redeem(t.s, t[1]), "pay:vase:gold", "pay:hat:gold", "display:vase")
    assert last(t, "display").keys() == ["display:vase", "display:hat", "pass"]
    assert (shown(t), keys(t[1].redeemed.cards), t[1].hearts) == ((["vase"], 0, 2), ["hat"], 6)


@rule("HW-SR.8")
def test_or_not() -> None:
    t = room()
    bear(t, 1, thing("vase"))
    t.run(redeem(t.s, t[1]), "pay:vase:gold", "pass")
    assert (shown(t), keys(t[1].redeemed.cards)) == (([], -1, 0), ["vase"])


@rule("HW-SR.8")
def test_only_here() -> None:
    t = room()
    bear(t, 1, thing("vase"))
    t.stand(1, "start")
    t.run(redeem(t.s, t[1]), "pay:vase:gold")
    assert "display" not in t.names()


@rule("HW-SR.8", "HW-20.5")
@pytest.mark.parametrize(("worth", "better"), [(2, False), (3, False), (4, True)])
def test_only_a_worthier_card_replaces_what_hangs_there(worth: int, better: bool) -> None:
    t = hung(3, owner=2)
    bear(t, 1, thing("vase", worth=worth))
    t.run(redeem(t.s, t[1]), "pay:vase:gold", *(["display:vase"] if better else []))
    assert shown(t) == ((["vase"], 0, 4) if better else (["cup"], 1, 3))
    assert keys(t[2].redeemed.cards) == (["cup"] if better else [])


@rule("HW-SR.8", "HW-b-48")
@pytest.mark.parametrize(("beaten", "worth"), [(False, 2), (True, 3)])
def test_a_guest_hangs_there_for_what_it_was_redeemed_for(beaten: bool, worth: int) -> None:
    t = room()
    (t[1].claimed if beaten else t[1].carried).add(somebody("somebody"))
    t.run(redeem(t.s, t[1]), "pay:somebody:gold", "display:somebody")
    assert t.s.shown_worth == worth


@rule("HW-SR.8", "HW-20.5")
def test_it_is_not_in_the_room() -> None:
    t = hung(3)
    assert t.s.lying_in(t[1].here) == []
    assert take_options(t.s, t[1]) == []
    assert not would(t, FETCH, 1)


@rule("HW-SR.8", "HW-b-94")
def test_each_scoring_phase_brings_its_owner_twice_its_value() -> None:
    t = hung(3, owner=2)
    t.run(end_floor(t.s), "go:start:1", "go:start:2", "go:start:3")
    assert [player.hearts for player in t.s.players] == [0, 6, 0]
    assert (shown(t), keys(t[2].redeemed.cards)) == (([], -1, 0), ["cup"])
    score_trophy(t.s)
    assert t[2].hearts == 6


@rule("HW-SR.8", "HW-27.1")
def test_the_last_scoring_phase_counts_too() -> None:
    t = hung(5, owner=3)
    t.s.last = True
    t.run(end_floor(t.s))
    assert (t.s.over, t[3].hearts) == (True, 10)


@rule("HW-b-69")
def test_the_dead_go_on_scoring_for_it() -> None:
    t = hung(3)
    t.run(die(t.s, t[1]))
    score_trophy(t.s)
    assert t[1].hearts == 6


@rule("HW-b-53")
def test_whoever_is_out_of_the_game_does_not() -> None:
    t = hung(3)
    eliminate(t.s, t[1])
    score_trophy(t.s)
    assert [player.hearts for player in t.s.players] == [0, 0, 0]


@rule("HW-b-94", "HW-b-106")
def test_a_room_that_bursts_has_shown_its_last() -> None:
    t = hung(3, owner=2)
    t.stand(1, "start")
    t.run(collapse(t.s, t.card("trophy_room")))
    score_trophy(t.s)
    assert (shown(t), keys(t[2].redeemed.cards), t[2].hearts) == (([], -1, 0), ["cup"], 0)


@rule("HW-b-113", "HW-SR.8", "HW-SR.9")
def test_a_minion_that_has_to_go_back_is_no_trophy_but_the_rest_are() -> None:
    t = room()
    t.lay("the_wrong_floor", 0, 0, floor=1)
    t.s.wrong = 1
    t[1].claimed.add(fiend())
    bear(t, 1, thing("bowl", ARTIFACT))
    t.run(redeem(t.s, t[1]), "pay:bowl:gold", "pay:fiend:gold", "display:bowl")
    assert last(t, "display").keys() == ["display:bowl", "pass"]
    assert t.s.lies["fiend"].key == "the_wrong_floor"
