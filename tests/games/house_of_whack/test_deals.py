"""HW-5.11, HW-19.6, b-57, b-78: what changes hands because two people agreed that it should."""

from __future__ import annotations

from seance.games.house_of_whack.actions import for_an_action
from seance.games.house_of_whack.cards import ARTIFACT, BLUE, GREEN, RED, WEARABLE
from seance.games.house_of_whack.conflict import LOST, WON, fight
from seance.games.house_of_whack.deed import OTHER, SNATCH, Deed
from seance.games.house_of_whack.pieces import Clash
from seance.games.house_of_whack.trading import partners
from seance.games.house_of_whack.turn import act
from seance.kernel.deal import Deal, stands, strike
from tests.games.house_of_whack.annex import annexe, into
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import effect, hold, keys, last, modifier
from tests.games.house_of_whack.own_cards import bear, somebody, table, thing
from tests.rules import rule


def market() -> Table:
    """The first seat has a vase and a friend, the second a hat and a club; the third looks on."""
    t = table()
    bear(t, 1, thing("vase", ARTIFACT), somebody("friend"))
    bear(t, 2, thing("hat", WEARABLE), thing("club"))
    return t


def carried(t: Table) -> list[list[str]]:
    return [keys(player.carried.cards) for player in t.s.players]


def trade(t: Table, *answers: str) -> None:
    t.run(act(t.s, t[1]), "trade:1", *answers)


@rule("HW-b-78", "HW-5.11")
def test_any_number_changes_hands_at_once_if_both_agree() -> None:
    t = market()
    trade(t, "vase+friend", "hat", "accept")
    assert carried(t) == [["hat"], ["club", "vase", "friend"], []]
    assert t.s.actions == 1
    assert last(t, "deal-reply").seat == 1


@rule("HW-b-78")
def test_whoever_refuses_keeps_everything_and_the_action_is_spent() -> None:
    t = market()
    trade(t, "vase", "-", "refuse")
    assert carried(t) == [["vase", "friend"], ["hat", "club"], []]
    assert t.s.actions == 1


@rule("HW-b-78")
def test_an_offer_may_be_answered_by_another() -> None:
    t = market()
    trade(t, "vase", "hat", "counter", "club", "vase+friend", "accept")
    assert carried(t) == [["club"], ["hat", "vase", "friend"], []]
    assert [question.seat for question in t.asked if question.name == "deal-reply"] == [1, 0]


@rule("HW-b-78")
def test_silence_is_a_refusal() -> None:
    t = market()
    trade(t, "vase", "-", "refuse")
    question = last(t, "deal-reply")
    assert question.spell(question.fallback()) == "refuse"


@rule("HW-b-78", "HW-14.3")
def test_limits_are_checked_when_all_has_changed_hands() -> None:
    t = market()
    bear(t, 1, thing("sword"))
    trade(t, "sword", "club", "accept")
    assert carried(t)[:2] == [["vase", "friend", "club"], ["hat", "sword"]]
    trade(t, "club", "-", "accept", "sword")
    assert carried(t)[1] == ["hat", "club"]
    assert keys(t.s.lying_in(t.s.start)) == ["sword"]


@rule("HW-b-78", "HW-4.8")
def test_only_what_is_carried_can_be_named() -> None:
    t = market()
    hold(t, 1, modifier("m", RED, 1))
    hold(t, 2, modifier("n", RED, 1))
    t[2].claimed.add(thing("trophy"))
    trade(t, "vase", "-", "refuse")
    assert last(t, "deal-give").keys() == ["vase", "friend"]
    assert last(t, "deal-get").keys() == ["hat", "club"]


@rule("HW-5.11", "HW-b-75", "HW-b-105")
def test_with_whom_one_can_trade() -> None:
    t = market()
    into(t, 3, annexe(t, "den", 0, -1))
    assert [option.key for option in partners(t.s, t[1])] == ["trade:1"]
    t[2].spirit = 0
    assert partners(t.s, t[1]) == []
    t[2].spirit, t[1].spirit = 1, 0
    assert partners(t.s, t[1]) == []
    t[1].spirit = 1
    t[2].room = None
    assert partners(t.s, t[1]) == []


@rule("HW-5.11")
def test_two_who_have_nothing_have_nothing_to_trade() -> None:
    t = table()
    assert not any(option.verb == "trade" for option in for_an_action(t.s, t[1]))


@rule("HW-b-78")
def test_a_deal_is_void_when_either_side_no_longer_has_the_goods() -> None:
    for seat in (1, 2):
        t = market()
        deal = Deal(0, 1, t[1].carried.cards[:1], t[2].carried.cards[:1], 0)
        assert stands(deal, lambda at, t=t: [t.s.players[at].carried])  # type: ignore[misc]
        t[3].carried.add(t[seat].carried.take_at(0))
        before = carried(t)
        assert not strike(deal, lambda at, t=t: [t.s.players[at].carried])  # type: ignore[misc]
        assert carried(t) == before


# --- help in a Conflict ---------------------------------------------------------------------------------


def duel(t: Table) -> Clash:
    """The first seat fights the second, with Spirit."""
    return Clash(0, BLUE, "player", 1, None, 0)


@rule("HW-19.6", "HW-b-57")
def test_both_fighters_may_pay_for_help_and_get_it_or_not() -> None:
    t = market()
    hold(t, 3, modifier("m", BLUE, 2))
    outcome = t.run(fight(t.s, duel(t)), "gift:vase:2", "accept", "gift:hat:2", "refuse", "3>help:m:foe")
    assert outcome == LOST
    assert carried(t) == [["friend"], ["hat", "club"], ["vase"]]
    assert [question.seat for question in t.asked if question.name == "offer-help"] == [0, 1]


@rule("HW-19.6", "HW-b-105")
def test_only_who_could_help_and_take_is_asked() -> None:
    t = market()
    t.run(fight(t.s, duel(t)))
    assert "offer-help" not in t.names()
    hold(t, 3, modifier("m", BLUE, 2))
    t[3].spirit = 0
    t.run(fight(t.s, duel(t)), "3>help:m:fighter")
    assert "offer-help" not in t.names()


@rule("HW-19.6")
def test_one_gift_to_one_person_or_none() -> None:
    t = market()
    hold(t, 3, modifier("m", BLUE, 2))
    assert t.run(fight(t.s, duel(t)), "pass", "pass", "3>help:m:fighter") == WON
    question = next(question for question in t.asked if question.name == "offer-help")
    assert question.keys() == ["gift:vase:2", "gift:friend:2", "pass"]
    assert question.fallback() == 2


@rule("HW-19.6", "HW-b-57")
def test_what_was_snatched_meanwhile_cannot_be_promised() -> None:
    t = market()
    hold(t, 3, effect("grab", Deed(SNATCH, 1, "", OTHER)), modifier("m", GREEN, 1))
    t.run(fight(t.s, duel(t)), "3>play:grab", "0", "vase", "pass", "pass")
    question = next(question for question in t.asked if question.name == "offer-help")
    assert question.keys() == ["gift:friend:2", "pass"]
