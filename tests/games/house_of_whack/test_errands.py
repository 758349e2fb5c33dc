"""Where bots go, what they redeem and for what, and that they do not wait for each other for ever."""

from __future__ import annotations

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.errands import appeal, can_heal, company, distances, throws_out, trophy
from seance.games.house_of_whack.outlook import LONG, Lore, Outlook
from seance.games.house_of_whack.pieces import Bolt
from seance.games.house_of_whack.redeeming import redeem
from seance.games.house_of_whack.view import view
from seance.games.house_of_whack.ways import dark_doors, doors_of, ways
from seance.games.house_of_whack.whims import keep_worth, worth_of
from seance.kernel.question import Question
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.test_hints import favourite, likings, outlook, table, turn_of


def counter(t: Table) -> Question:
    """The first thing that the first seat is asked at the counter."""
    rule = redeem(t.s, t[1])
    question = rule.send(None)
    rule.close()
    assert isinstance(question, Question)
    return question


def test_life_is_bought_when_there_is_little_and_no_more_than_that() -> None:
    t = table()
    t.claim(1, "hostess")
    t[1].life = 2
    assert can_heal(outlook(t))
    assert favourite(t, counter(t)) == "pay:hostess:green"
    t[1].life = 3
    assert favourite(t, counter(t)) == "pay:hostess:gold"


def test_hearts_are_spent_on_the_last_life_only() -> None:
    t = table()
    t[1].hearts, t[1].life = 9, 2
    assert not can_heal(outlook(t))
    assert max(likings(t, counter(t)).values()) < -1
    t[1].life = 1
    assert can_heal(outlook(t))
    assert favourite(t, counter(t)) == "spend:green"


def test_strength_is_not_bought_by_mistake() -> None:
    """However many such options there are, all of them together are chosen next to never."""
    t = table()
    t.claim(1, "hostess", "opera_singer")
    found = likings(t, counter(t))
    assert found["pay:hostess:red"] < -2 < found["pay:hostess:gold"]


def test_hearts_that_cost_double_can_wait_until_it_is_late() -> None:
    t = table()
    t.claim(1, "hostess", "opera_singer")
    t.s.tokens["start"] = 2
    t.s.rules.add(t.card("crooked_scales"))
    assert likings(t, turn_of(t))["redeem"] < 0
    t.s.ending = True
    assert favourite(t, turn_of(t)) == "redeem"


def test_the_dearest_thing_goes_to_the_trophy_room_if_it_outdoes_what_hangs_there() -> None:
    t = table()
    room = t.lay("trophy_room", 0, -1)
    assert trophy(outlook(t), room) == 0
    t.claim(1, "hostess")
    before = trophy(outlook(t), room)
    assert before > 4
    t.claim(2, "opera_singer")
    t.s.display.add(t[2].claimed.take(t.card("opera_singer")))
    t.s.shown_by, t.s.shown_worth = 1, 3
    assert trophy(outlook(t), room) == before
    t.s.shown_by = 0
    assert 0 < trophy(outlook(t), room) < before
    assert trophy(outlook(t), t.card("start")) == 0


def test_nothing_is_carried_to_a_counter_on_the_wrong_floor() -> None:
    """HW-SR.9: no card is redeemed there."""
    t = table()
    t.lay("the_wrong_floor", 0, 0, floor=1)
    t.lay("pawnshop", 0, 1, floor=1)
    t.claim(1, "hostess", "opera_singer")
    shop = outlook(t).rooms["pawnshop"]
    before = appeal(outlook(t), shop)
    t.s.wrong = 1
    assert appeal(outlook(t), shop) < before


def test_a_room_that_sends_one_home_is_no_place_to_stop() -> None:
    t = table()
    t.lay("laundry_chute", 0, -1)
    assert throws_out(t.card("laundry_chute"))
    assert not throws_out(t.card("start"))
    assert not throws_out(t.card("trophy_room"))
    assert appeal(outlook(t), outlook(t).rooms["laundry_chute"]) < 2.0


def test_nobody_waits_for_somebody_who_may_not_be_attacked() -> None:
    t = table()
    t[2].hearts, t[2].life, t[1].strength = 200, 1, 9
    start = outlook(t).rooms["start"]
    assert 1 < company(outlook(t), start) < 10
    t.s.rules.add(t.card("good_manners"))
    assert company(outlook(t), start) == 0


def test_the_longer_it_takes_the_more_new_rooms_beckon() -> None:
    t = table()
    t.s.rounds = LONG * t.s.floor
    calm = distances(outlook(t))["start"]
    t.s.rounds += 40
    assert distances(outlook(t))["start"] == calm + 4


def test_rooms_lead_to_each_other_by_facing_doors_that_are_not_locked() -> None:
    t = table()
    t.lay("pawnshop", 0, -1)
    lore = Lore(tuple(GAME.cards.values()))
    seen = Outlook(lore, view(t.s, 0), 0)
    north = 2 in doors_of(seen, seen.rooms["pawnshop"])
    assert (ways(seen).onward["start"] == ["pawnshop"]) is north
    assert sorted(doors_of(seen, seen.rooms["start"])) == [0, 1, 2, 3]
    assert dark_doors(seen, seen.rooms["start"]) == 3


def locked_in(t: Table, stat: int) -> None:
    """A red lock of this size on Start's north door."""
    t.lay("pawnshop", 0, -1)
    t.s.tokens["start"] = 2
    t.s.bolts.append(Bolt(t.card("start"), 0, "red", stat, 1))


def test_a_lock_is_forced_by_those_who_can() -> None:
    t = table()
    locked_in(t, 4)
    t[1].strength = 6
    assert likings(t, turn_of(t))["force:lock-1"] > 0.6
    t[1].strength = 1
    assert likings(t, turn_of(t))["force:lock-1"] < 0


def test_whoever_is_stuck_lets_cards_go_and_looks_for_other_ways_out() -> None:
    """Two people behind two locks with three blue cards each sat there for a million answers."""
    t = table()
    t.hand(1, "hush", "the_wall_was_never_there")
    kept, wall = t.card("hush"), t.card("the_wall_was_never_there")
    liked = keep_worth(outlook(t), kept)
    before = worth_of(outlook(t), wall.deeds)
    t.s.rounds = LONG * t.s.floor + 40
    assert keep_worth(outlook(t), kept) < liked - 0.7
    assert worth_of(outlook(t), wall.deeds) == before + 4
