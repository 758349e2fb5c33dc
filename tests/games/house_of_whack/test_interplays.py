"""b-86 to b-95: special rooms that meet each other."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.box.outcomes import OUTCOMES
from seance.games.house_of_whack.building import build
from seance.games.house_of_whack.cards import RED, RoomTile
from seance.games.house_of_whack.deed import (
    DISCARD,
    DRAW,
    FORFEIT,
    GAIN,
    HEARTS,
    HOME,
    HURRY,
    LEAP,
    LET_GO,
    LOSE,
    MISS,
    RESTORE,
    SPILL,
    TURN_UP,
)
from seance.games.house_of_whack.floors import end_floor
from seance.games.house_of_whack.gate import enter, entrance, fill_hat
from seance.games.house_of_whack.hatch import GUESS, OPEN, look, record, set_numbers, try_combination
from seance.games.house_of_whack.mystery import HONOURS, PRIZES, TARIFFS
from seance.games.house_of_whack.pieces import Terms
from seance.games.house_of_whack.quarrels import spoils
from seance.games.house_of_whack.redeeming import redeem
from seance.games.house_of_whack.registry import ACTS
from seance.games.house_of_whack.throne import Accusation, damages, try_somebody
from seance.games.house_of_whack.walking import WALKING, move
from seance.kernel.grid import place
from tests.games.house_of_whack.annex import deck
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import hold, keys, last, modifier
from tests.games.house_of_whack.own_cards import bear, fiend, table, thing
from tests.rules import rule

BACK = ("go:start:1", "go:start:2", "go:start:3")


def numbered(players: int = 3) -> Table:
    """The Hatch is there, and everybody has written down ten times their seat."""
    t = table(players)
    t.lay("the_hatch", 0, -1)
    t.lay("the_gate", 0, 1)
    for seat in range(1, players + 1):
        record(t.s, t[seat], 10 * seat)
    return t


@rule("HW-b-86", "HW-b-55")
def test_whoever_defies_the_gate_shows_everybody_their_number() -> None:
    t = numbered(4)
    t.run(fill_hat(t.s, t[1], t.card("the_gate")))
    t.stand(2, "the_gate")
    t.run(enter(t.s, t[2], entrance(t.s, t[2])[0]), "defy")
    assert t[2].out
    t.stand(1, "the_hatch")
    assert GUESS in possible(t.s, t[1])
    for seat in (3, 4):
        look(t.s, t[1], t[seat])
    assert OPEN in possible(t.s, t[1])
    t.run(try_combination(t.s, t[1], OPEN), "ten-drama")
    assert (t.s.opened, len(t[1].hand.cards)) == (True, 10)
    assert len([player for player in t.s.players if player.number.cards]) == 4


@rule("HW-b-87")
def test_no_outcome_and_no_exchange_sends_anybody_to_court_or_through_the_gate() -> None:
    ordered = {deed.kind for notion in OUTCOMES for deed in notion.deeds}
    assert ordered == {GAIN, LOSE, RESTORE, HEARTS, FORFEIT, DRAW, DISCARD, SPILL, LET_GO, HOME, LEAP, MISS}
    prizes = {PRIZES[tariff.prize][0] for tariff in (*TARIFFS, *HONOURS)}
    assert prizes == {GAIN, HEARTS, DRAW, HURRY, TURN_UP}


@rule("HW-b-88", "HW-SR.3")
def test_a_trial_shows_no_number_but_a_fight_does() -> None:
    t = numbered()
    t[2].hearts = 5
    t[2].hand.add(t.s.drama.draw())
    t.run(damages(t.s, t[1], t[2]), "fine")
    assert last(t, "damages").keys() == ["take-hand", "fine"]
    t.run(spoils(t.s, t[1], t[2], RED), "look")
    assert last(t, "spoils").keys() == ["wound", "look"]


@rule("HW-b-89", "HW-b-83", "HW-4.5")
def test_a_whole_hand_on_top_of_ten_cards_from_the_hatch() -> None:
    t = numbered()
    t.stand(1, "the_hatch")
    for seat in (2, 3):
        look(t.s, t[1], t[seat])
    t.run(try_combination(t.s, t[1], OPEN), "ten-drama")
    hold(t, 2, modifier("a", RED, 1), modifier("b", RED, 1))
    t.run(damages(t.s, t[1], t[2]))
    assert (len(t[1].hand.cards), t[2].hand.cards) == (12, [])


@rule("HW-b-90", "HW-SR.7", "HW-32.6")
def test_a_fine_takes_what_is_there_and_gives_it_to_nobody() -> None:
    t = table(versus=True)
    t[2].hearts = 3
    t.run(try_somebody(t.s, t[1], Accusation(t[2])), "", "", "3>0")
    assert ([player.hearts for player in t.s.players], t.s.house_hearts) == ([0, 0, 0], 0)


@rule("HW-b-91", "HW-SR.1", "HW-SR.5")
@pytest.mark.parametrize(
    ("terms", "steam"), [(Terms("value", 1, "green", 1), 3), (Terms("gold", 1, "drama", 1), 0)]
)
def test_a_mystery_makes_steam_of_redeemed_cards_only(terms: Terms, steam: int) -> None:
    t = table()
    t.lay("boiler_room", 0, 1)
    t.lay("mystery_room", 0, -1)
    t.stand(1, "mystery_room")
    t.s.terms = terms
    t[1].hearts = 1
    t[1].claimed.add(fiend())
    if terms.price == "value":
        t.run(redeem(t.s, t[1]), "pay:fiend:purple")
    else:
        t.run(ACTS["exchange"](t.s, t[1], possible(t.s, t[1])[-1]))  # type: ignore[arg-type]
    assert sum(t.s.steam.values()) == steam


@rule("HW-b-93", "HW-b-92")
@pytest.mark.parametrize(("instead", "asked"), [("the_gate", "outcomes"), ("the_hatch", "number")])
def test_the_newest_room_is_set_up_before_the_mover_goes_on(instead: str, asked: str) -> None:
    t = table()
    deck(t, RoomTile("den", "Den", "NESW"), t.card(instead), t.card("mystery_room"))
    t.run(move(t.s, t[1], WALKING), "open:start:north", "pass", "pass", "pass", "0/0/-1@0", "done")
    names = [name for name in t.names() if name != "turn-room"]
    assert names == ["go", "propose", "propose", "propose", asked, asked, asked, "go"]
    assert t[1].here.key == instead
    assert len(t.s.gate.cards) == (6 if instead == "the_gate" else 0)
    assert all(player.number.cards for player in t.s.players) == (instead == "the_hatch")


@rule("HW-b-94", "HW-29.1", "HW-SR.8")
def test_everything_begins_afresh_when_a_special_room_comes_again() -> None:
    t = table(ending="2")
    for y, key in enumerate(("the_gate", "the_hatch", "mystery_room", "trophy_room"), 1):
        t.lay(key, 0, -y)
    t.run(fill_hat(t.s, t[1], t.card("the_gate")))
    t.run(set_numbers(t.s, t[1], t.card("the_hatch")), "1>11", "2>22", "3>33")
    look(t.s, t[1], t[2])
    t.s.opened = True
    t.stand(1, "trophy_room")
    bear(t, 1, thing("vase", worth=4))
    t.run(redeem(t.s, t[1]), "pay:vase:gold", "display:vase")
    t.run(end_floor(t.s), *BACK)
    assert (t.s.gate.cards, t.s.opened, t.s.display.cards) == ([], False, [])
    assert (t[1].hearts, keys(t[1].redeemed.cards)) == (12, ["vase"])
    assert all(not player.number.cards for player in t.s.players)
    t.s.rooms.cards = [t.card("the_hatch"), t.card("the_gate")]
    t.run(build(t.s, t[1], place(0, -1), 2), "0/0/-1@0")
    t.run(build(t.s, t[1], place(0, 1), 0), "0/0/1@90")
    assert (len(t.s.gate.cards), last(t, "number").seat) == (6, 2)
    assert not t[2].number.knows(0, 0)


@rule("HW-b-95", "HW-b-59")
def test_a_trial_is_remembered_from_floor_to_floor() -> None:
    t = table(4, ending="3")
    t.lay("the_throne", 0, -1)
    t.run(try_somebody(t.s, t[1], Accusation(t[2])), "", "")
    for _ in range(2):
        t.run(end_floor(t.s), *BACK, "go:start:4")
    t.lay("the_throne", 0, -1)
    t.stand(1, "the_throne")
    offered = [option.key for option in possible(t.s, t[1]) if option.verb == "accuse"]
    assert offered == ["accuse:2", "accuse:3"]
