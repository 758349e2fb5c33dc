"""The tale: who is told what."""

from __future__ import annotations

from seance.kernel.dice import Dice
from seance.kernel.facts import Count, Named, Said, Several
from seance.kernel.state import State, Veiled, only, say, whisper
from seance.kernel.tale import Event, Tale
from seance.kernel.things import Card, Seat
from seance.kernel.zone import ALL, SPECTATOR, seat_bit
from tests.facts import facts_of
from tests.kernel.minis import PEEK
from tests.kernel.parlour import play, room

ADA, BRAM, CORA = Seat(0), Seat(1), Seat(2)
BELL, BOOK = Card("bell", "Bell"), Card("book", "Book")


def listening() -> State:
    s = State(Dice(1))
    s.tale = Tale()
    return s


def only_event(s: State) -> Event:
    assert s.tale is not None
    (event,) = s.tale
    return event


def test_what_is_said_everybody_hears() -> None:
    s = listening()
    say(s, "rang", "T-1", ADA, BELL)
    heard = {
        "name": "rang",
        "rule": "T-1",
        "facts": {"seat": {"seat": 0}, "card": {"card": "bell"}},
        "private": False,
    }
    assert [only_event(s).seen_by(seat) for seat in (SPECTATOR, 0, 1)] == [heard] * 3


def test_what_is_whispered_one_seat_hears() -> None:
    s = listening()
    whisper(s, BRAM, "peeked", "T-1", BELL)
    heard = {"name": "peeked", "rule": "T-1", "facts": {"card": {"card": "bell"}}, "private": True}
    assert [only_event(s).seen_by(seat) for seat in (SPECTATOR, 0, 1)] == [None, None, heard]


def test_a_veil_hides_one_fact_and_not_the_event() -> None:
    s = listening()
    say(s, "drew", "T-1", BRAM, only(BRAM, BELL), Count(2))
    facts = [facts_of(only_event(s).seen_by(seat)) for seat in (SPECTATOR, 0, 1)]
    blind = {"seat": {"seat": 1}, "card": None, "count": 2}
    assert facts == [blind, blind, {"seat": {"seat": 1}, "card": {"card": "bell"}, "count": 2}]


def test_a_veil_may_leave_out_several_seats() -> None:
    s = listening()
    say(s, "drew", "T-1", Veiled(seat_bit(0) | seat_bit(2), Several("cards", [BELL, BOOK])))
    facts = [facts_of(only_event(s).seen_by(seat))["cards"] for seat in (SPECTATOR, 0, 1, 2)]
    both = [{"card": "bell"}, {"card": "book"}]
    assert facts == [None, both, None, both]


def test_a_veil_for_all_hides_nothing() -> None:
    s = listening()
    say(s, "drew", "T-1", Veiled(ALL, BELL))
    assert facts_of(only_event(s).seen_by(SPECTATOR)) == {"card": {"card": "bell"}}


def test_every_kind_of_fact_can_be_told() -> None:
    s = listening()
    say(
        s,
        "all",
        "T-1",
        ADA,
        Named("target", CORA),
        Several("cards", [BELL]),
        Count(3, "candles"),
        Said("Hu!"),
    )
    assert only_event(s).facts == {
        "seat": {"seat": 0},
        "target": {"seat": 2},
        "cards": [{"card": "bell"}],
        "candles": 3,
        "words": "Hu!",
    }


def test_where_nobody_listens_nothing_is_told() -> None:
    s = State(Dice(1))
    say(s, "rang", "T-1", ADA)
    whisper(s, ADA, "peeked", "T-1", BELL)
    assert s.tale is None


def test_a_new_state_is_before_its_first_chapter() -> None:
    s = State(Dice(1))
    assert (s.chapter, s.over) == (0, False)


# --- private knowledge ---------------------------------------------------------------------------------


def test_whoever_peeks_knows_the_card_and_nobody_else_does() -> None:
    match = play(PEEK)
    match.answer(0, "yes")
    top = room(match.run).deck.cards[-1].key
    assert match.view(0)["places"]["deck"] == [None, None, top]
    assert match.view(1)["places"]["deck"] == match.view()["places"]["deck"] == [None, None, None]


def test_the_log_is_numbered_alike_for_all_with_blanks_for_secrets() -> None:
    match = play(PEEK)
    match.answer(0, "yes")
    logs = {seat: match.log(seat) for seat in (SPECTATOR, 0, 1)}
    assert [len(log) for log in logs.values()] == [2, 2, 2]
    assert [log[0] is None for log in logs.values()] == [True, False, True]
    assert [facts_of(log[1])["card"] is None for log in logs.values()] == [True, False, True]
    assert match.log(0, since=1) == logs[0][1:]


def test_a_redeal_keeps_the_card_that_was_peeked_at() -> None:
    match = play(PEEK)
    match.answer(0, "yes")
    peeked = [room(match.redeal(0, seed)) for seed in range(20)]
    assert {PEEK.view(s, 0)["places"]["deck"][2] for s in peeked} == {match.view(0)["places"]["deck"][2]}
    assert len({tuple(card.key for card in s.deck.cards) for s in peeked}) == 2


def test_whoever_has_not_peeked_thinks_any_card_possible() -> None:
    match = play(PEEK)
    match.answer(0, "yes")
    match.answer(0, "no")
    tops = {room(match.redeal(1, seed)).deck.cards[-1].key for seed in range(30)}
    assert tops == {"bell", "boo", "candle"}
