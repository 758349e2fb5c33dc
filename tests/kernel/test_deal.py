from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.deal import ACCEPT, COUNTER, REFUSE, Deal, stands, strike
from seance.kernel.match import Match
from seance.kernel.snapshot import dump, restore
from seance.kernel.things import Card
from seance.kernel.zone import ALL, NOBODY, SPECTATOR, Zone, all_cards, seat_bit
from tests.facts import bare, facts_of
from tests.kernel.annexe import SWAP
from tests.kernel.parlour import ADA, BRAM, CARD, CORA, asked, dealt, room, told

BELL, BOO, CANDLE, ECHO, LAMP = (CARD[name] for name in ("bell", "boo", "candle", "echo", "lamp"))


def at_table(facts: str = "") -> Match:
    """Ada holds bell and boo; Bram holds candle and lamp, and Ada has seen the lamp."""
    match = dealt(SWAP, "bell boo", "candle lamp", facts=facts)
    room(match.run).guests[BRAM].hand.show(1, ADA)
    return match


def offered(match: Match, give: list[str], get: list[str]) -> Match:
    """Ada has made Bram an offer."""
    match.answer(ADA, give)
    match.answer(ADA, get)
    return match


def hands(match: Match) -> list[list[str]]:
    return [[card.key for card in guest.hand.cards] for guest in room(match.run).guests]


# --- bargaining ----------------------------------------------------------------------------------------


def test_an_accepted_deal_changes_everything_hand_to_hand() -> None:
    match = offered(at_table(), ["bell", "boo"], ["lamp"])
    assert asked(match) == [(BRAM, "deal-reply")]
    match.answer(BRAM, "accept")
    assert hands(match) == [["lamp"], ["candle", "bell", "boo"]]
    assert told(match)[-1] == "deal-struck 0 1 ['bell', 'boo'] ['lamp']"


def test_a_refused_deal_changes_nothing() -> None:
    match = offered(at_table(), ["bell"], [])
    match.answer(BRAM, "refuse")
    assert hands(match) == [["bell", "boo"], ["candle", "lamp"]]
    assert told(match)[-1] == "deal-refused 0 1"
    assert match.run.state.chapter == 2


def test_the_other_side_may_answer_with_an_offer_of_its_own() -> None:
    match = offered(at_table(), ["bell"], [])
    match.answer(BRAM, "counter")
    assert asked(match) == [(BRAM, "deal-give")]
    match.answer(BRAM, ["candle"])
    assert match.questions[0].keys() == ["bell"]
    match.answer(BRAM, ["bell"])
    match.answer(ADA, "accept")
    assert sorted(hands(match)[ADA]) == ["boo", "candle"]
    assert sorted(hands(match)[BRAM]) == ["bell", "lamp"]


def test_counter_offers_come_to_an_end() -> None:
    match = at_table()
    for maker, taker in ((ADA, BRAM), (BRAM, ADA)):
        match.answer(maker, [match.questions[0].keys()[0]])
        match.answer(maker, [])
        assert match.questions[0].options == [ACCEPT, REFUSE, COUNTER]
        match.answer(taker, "counter")
    match.answer(ADA, ["bell"])
    match.answer(ADA, [])
    assert match.questions[0].options == [ACCEPT, REFUSE]


def test_nothing_for_nothing_is_no_offer() -> None:
    match = offered(at_table(), [], [])
    assert told(match) == []
    assert match.run.state.chapter == 2


def test_the_reply_says_what_is_offered_and_silence_refuses() -> None:
    question = offered(at_table(), ["bell"], ["lamp"]).questions[0]
    assert bare(question.data()["about"]) == {"maker": "0", "give": ["bell"], "get": ["lamp"]}
    assert question.value(question.fallback()) is REFUSE


# --- what may be named ---------------------------------------------------------------------------------


def test_only_own_cards_can_be_offered() -> None:
    assert at_table().questions[0].keys() == ["bell", "boo"]


def test_only_cards_that_one_knows_of_can_be_asked_for() -> None:
    match = at_table()
    match.answer(ADA, [])
    assert match.questions[0].keys() == ["lamp"]


def test_what_is_offered_the_other_side_gets_to_know() -> None:
    match = offered(at_table(), ["boo"], [])
    assert match.view(BRAM)["places"]["ada.hand"] == [None, "boo"]
    assert match.view(SPECTATOR)["places"]["ada.hand"] == [None, None]


def test_what_was_given_the_giver_keeps_knowing() -> None:
    match = offered(at_table(), ["boo"], [])
    match.answer(BRAM, "accept")
    assert match.view(ADA)["places"]["bram.hand"] == [None, "lamp", "boo"]
    assert match.view(SPECTATOR)["places"]["bram.hand"] == [None, None, None]


def test_hidden_goods_are_named_to_the_two_of_them_only() -> None:
    match = offered(at_table(), ["boo"], [])
    facts = [bare(facts_of(match.log(seat)[0]))["give"] for seat in (SPECTATOR, ADA, BRAM)]
    assert facts == [None, ["boo"], ["boo"]]


# --- void ----------------------------------------------------------------------------------------------


def test_a_deal_is_void_when_the_goods_are_gone() -> None:
    """The parlour's thief takes what is offered before Bram can reply."""
    match = offered(at_table("count = 1"), ["bell"], [])
    assert told(match) == ["deal-offered 0 1 ['bell'] []", "played 0 bell", "deal-void 0 1"]
    assert hands(match) == [["boo"], ["candle", "lamp"]]
    assert match.run.state.chapter == 2


def tables() -> list[list[Zone[Card]]]:
    """Three seats that trade from an open shelf and a hidden hand each."""
    held = [([BELL], [BOO]), ([CANDLE], [LAMP, LAMP]), ([], [ECHO])]
    return [
        [Zone(f"{seat}.shelf", ALL, shelf), Zone(f"{seat}.hand", seat_bit(seat), hand)]
        for seat, (shelf, hand) in enumerate(held)
    ]


def test_a_deal_stands_as_long_as_both_sides_have_the_goods() -> None:
    goods = tables()
    deal = Deal(ADA, BRAM, [BELL, BOO], [LAMP, LAMP], rounds=0)
    assert stands(deal, goods.__getitem__)
    goods[BRAM][1].take(LAMP)
    assert not stands(deal, goods.__getitem__)


def test_goods_that_merely_changed_place_are_still_there() -> None:
    goods = tables()
    deal = Deal(ADA, BRAM, [BELL], [], rounds=0)
    goods[ADA][1].add(goods[ADA][0].take(BELL))
    assert stands(deal, goods.__getitem__)


def test_nobody_can_trade_what_they_do_not_know_they_have() -> None:
    attic: list[list[Zone[Card]]] = [[Zone(f"{seat}.attic", NOBODY, [BELL])] for seat in range(2)]
    deal = Deal(ADA, BRAM, [BELL], [], rounds=0)
    assert not stands(deal, attic.__getitem__)
    attic[ADA][0].show(0, ADA)
    assert stands(deal, attic.__getitem__)


def test_cards_come_to_lie_where_they_lay_before() -> None:
    goods = tables()
    assert strike(Deal(ADA, BRAM, [BELL, BOO], [LAMP], 0), goods.__getitem__)
    assert [zone.cards for zone in goods[ADA]] == [[], [LAMP]]
    assert [zone.cards for zone in goods[BRAM]] == [[CANDLE, BELL], [LAMP, BOO]]


@pytest.mark.parametrize(
    ("give", "get"),
    [
        ([ECHO], [LAMP]),
        ([BELL], [ECHO]),
        ([BELL, BELL], []),
        ([], [LAMP, LAMP, LAMP]),
        ([BOO], [CANDLE, BELL]),
    ],
)
def test_all_at_once_or_not_at_all(give: list[Card], get: list[Card]) -> None:
    goods = tables()
    assert not strike(Deal(ADA, BRAM, give, get, 0), goods.__getitem__)
    assert [[zone.cards for zone in seat] for seat in goods] == [
        [zone.cards for zone in seat] for seat in tables()
    ]


def test_others_no_longer_know_a_hand_out_of_which_something_was_traded() -> None:
    goods = tables()
    for seat in (ADA, CORA):
        goods[BRAM][1].show(1, seat)
    assert strike(Deal(ADA, BRAM, [], [LAMP], 0), goods.__getitem__)
    assert [goods[BRAM][1].knows(0, seat) for seat in (ADA, BRAM, CORA)] == [True, True, False]
    assert [goods[ADA][1].knows(1, seat) for seat in (ADA, BRAM, CORA)] == [True, True, False]


def test_what_is_traded_openly_stays_open() -> None:
    goods = tables()
    assert strike(Deal(ADA, CORA, [BELL], [], 0), goods.__getitem__)
    assert goods[CORA][0].look(SPECTATOR) == ["bell"]
    assert goods[CORA][0].known is None


CARDS = st.lists(st.sampled_from([BELL, BOO, CANDLE, LAMP, ECHO]), max_size=3)


@given(CARDS, CARDS, st.permutations([ADA, BRAM, CORA]))
def test_a_deal_never_makes_or_loses_a_card(give: list[Card], get: list[Card], seats: list[int]) -> None:
    goods = tables()
    maker, taker, third = seats
    struck = strike(Deal(maker, taker, give, get, 0), goods.__getitem__)
    flat = [zone for seat in goods for zone in seat]
    assert all_cards(flat) == {"bell": 1, "boo": 1, "candle": 1, "lamp": 2, "echo": 1}
    assert [zone.cards for zone in goods[third]] == [zone.cards for zone in tables()[third]]
    held = Counter(card for zone in tables()[maker] for card in zone.cards)
    wanted = held - Counter(give) + Counter(get) if struck else held
    assert Counter(card for zone in goods[maker] for card in zone.cards) == wanted


def test_a_deal_is_told_apart_by_its_key() -> None:
    deal = Deal(ADA, BRAM, [BELL, BOO], [LAMP], 2)
    assert deal.key == "0:bell+boo:1:lamp"
    assert deal.copy().key == deal.key
    assert deal.copy().give is not deal.give


def test_a_standing_offer_can_be_kept() -> None:
    deal = Deal(ADA, BRAM, [BELL], [], rounds=2)
    again = restore(SWAP, json.loads(json.dumps(dump(deal))))
    assert again.key == deal.key == "0:bell:1:"
    assert again.give[0] is BELL
