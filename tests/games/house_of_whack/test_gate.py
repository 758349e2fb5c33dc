"""The Gate: what is written into the hat, who draws it, and who would rather not."""

from __future__ import annotations

from typing import Any

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.box.outcomes import OUTCOMES
from seance.games.house_of_whack.cards import ARTIFACT, PropCard
from seance.games.house_of_whack.deed import GAIN, Deed
from seance.games.house_of_whack.floors import clear
from seance.games.house_of_whack.gate import ENTER, enter, entrance, fill_hat, menu
from seance.games.house_of_whack.harm import die
from seance.games.house_of_whack.leaving import eliminate
from seance.games.house_of_whack.notions import Notion
from seance.games.house_of_whack.registry import DOING
from seance.games.house_of_whack.turn import open_turn, reborn
from seance.games.house_of_whack.view import view
from tests.games.house_of_whack.kit import Table
from tests.rules import rule

LIFE = Notion("x_life", "More Life", (Deed(GAIN, 5, "green"),))
ACT = Notion("x_act", "A Matter of Honour", ())


def table(players: int = 3, **settings: Any) -> Table:
    t = Table(players, **settings)
    t.plain()
    t.lay("the_gate", 0, -1)
    t.stand(1, "the_gate")
    t.s.notions.cards = [Notion(f"x_{n}", f"Outcome {n}", LIFE.deeds) for n in range(16)]
    if t.s.meta:
        t.s.notions.cards += [Notion(f"x_own_{n}", "Own Words", ()) for n in range(players)]
    return t


@rule("HW-SR.2", "HW-b-52")
def test_everybody_writes_two_outcomes_in_secret() -> None:
    t = table()
    t[3].room = None
    t.run(fill_hat(t.s, t[1], t.card("the_gate")))
    assert t.names() == ["outcomes"] * 3
    assert [(question.low, question.high) for question in t.asked] == [(2, 2)] * 3
    assert len(t.s.gate.cards) == 6
    for seat in range(3):
        assert sum(t.s.gate.knows(at, seat) for at in range(6)) == 2
    assert t.s.notions.hides(0)


@rule("HW-b-52")
def test_no_two_people_are_offered_the_same() -> None:
    t = table(6)
    t.run(fill_hat(t.s, t[1], t.card("the_gate")))
    offered = [key for question in t.asked for key in question.keys()]  # noqa: SIM118
    assert len(offered) == len(set(offered)) == 12


@rule("HW-b-93")
def test_whoever_writes_nothing_writes_by_chance() -> None:
    hats = set()
    for seed in range(4):
        t = Table(2, seed)
        t.lay("the_gate", 0, -1)
        t.run(fill_hat(t.s, t[1], t.card("the_gate")))
        hats.add(frozenset(card.key for card in t.s.gate.cards))
    assert len(hats) > 1


@rule("HW-b-93")
def test_the_mover_goes_on_only_after_the_hat_is_full() -> None:
    from seance.games.house_of_whack.building import settle

    t = table()
    t.run(settle(t.s, t[1], t.card("the_gate")))
    assert t.told().index("hat-filled") >= 0


@rule("HW-SR.2", "HW-b-112")
def test_entering_costs_an_action_and_walking_in_does_nothing() -> None:
    t = table()
    t.s.gate.add(LIFE)
    assert ENTER in possible(t.s, t[1])
    t.s.actions = 0
    assert ENTER not in possible(t.s, t[1])
    assert t.card("the_gate").side.act is None


@rule("HW-b-52")
def test_an_empty_hat_does_nothing() -> None:
    assert entrance(table().s, table()[1]) == []


@rule("HW-SR.2")
def test_what_is_drawn_is_obeyed_and_leaves_the_hat() -> None:
    t = table()
    t.s.gate.add(LIFE)
    t.run(enter(t.s, t[1], ENTER), "obey")
    assert t[1].life == 9
    assert not t.s.gate.cards
    assert not t.s.drawn.cards


@rule("HW-SR.2")
def test_somebody_who_does_not_answer_obeys() -> None:
    t = table()
    t.s.gate.add(LIFE)
    t.run(enter(t.s, t[1], ENTER), "obey")
    assert t.asked[0].value(t.asked[0].fallback()) is t.asked[0].options[0]


@rule("HW-SR.2", "HW-b-53")
def test_whoever_refuses_is_out() -> None:
    t = table()
    t.s.gate.add(LIFE)
    vase = PropCard("x_vase", "Vase", "", ARTIFACT, 2)
    t[1].carried.add(vase)
    t[1].hand.add(t.s.drama.draw())
    t[1].hearts = 7
    t.s.tokens = {"start": 0, "the_gate": 1}
    t.run(enter(t.s, t[1], ENTER), "defy")
    assert t[1].out
    assert t[1].dead
    assert (t[1].hearts, t[1].hand.cards, t[1].supply) == (0, [], 0)
    assert t.s.lies[vase.key] is t.card("the_gate")
    assert t.s.tokens == {"the_gate": 1}
    assert t[1] not in t.s.clockwise()
    assert not t.s.over


@rule("HW-b-53")
def test_whoever_is_out_has_no_more_turns() -> None:
    t = table()
    eliminate(t.s, t[1])
    t.run(open_turn(t.s, t[1]))
    assert t.s.active == 1


@rule("HW-b-55", "HW-b-86")
def test_the_number_of_somebody_who_is_out_is_shown() -> None:
    from seance.games.house_of_whack.hatch import combination, knows, record

    t = table()
    for seat in (1, 2, 3):
        record(t.s, t[seat], 10 * seat)
    eliminate(t.s, t[1])
    assert knows(t[2], t[1])
    assert knows(t[3], t[1])
    assert not knows(t[2], t[3])
    assert combination(t.s, t[2]) == [t[1], t[3]]


@rule("HW-b-112")
def test_whoever_is_left_alone_has_won() -> None:
    t = table(2)
    t[1].hearts, t[2].hearts = 9, 1
    eliminate(t.s, t[1])
    assert t.s.over
    assert GAME.result(t.s).winners == [1]


@rule("HW-b-112")
def test_alone_but_behind_the_house() -> None:
    t = table(2, versus=True)
    t.s.house_hearts, t[2].hearts = 2, 1
    eliminate(t.s, t[1])
    assert GAME.result(t.s).winners == []
    t[2].hearts = 2
    assert GAME.result(t.s).winners == [1]


@rule("HW-b-87")
def test_no_outcome_orders_a_trial_or_another_pull() -> None:
    kinds = {deed.kind for notion in OUTCOMES for deed in notion.deeds}
    assert kinds <= set(DOING)
    assert not kinds & {ENTER.verb, "accuse", "vote"}


@rule("HW-b-94")
def test_the_hat_goes_with_the_floor() -> None:
    t = table()
    t.s.gate.add(LIFE)
    t.s.honours = {"gate-1": "Sing."}
    clear(t.s)
    assert not t.s.gate.cards
    assert LIFE in t.s.notions.cards
    assert t.s.honours == {}


@rule("HW-P.6", "HW-P.7", "HW-b-51")
def test_acts_at_the_table_are_off_unless_agreed_upon() -> None:
    assert not GAME.settings({"players": 3})["meta"]
    t = Table(3)
    assert not any(notion.honour for notion in t.s.notions.cards)
    assert any(notion.honour for notion in Table(3, meta=True).s.notions.cards)
    # the other game that the book hints at has no rules, and so no setting
    assert [setting.key for setting in GAME.choices if "meta" in setting.key] == ["meta"]


@rule("HW-b-52", "HW-P.6")
def test_own_words_are_a_matter_of_honour() -> None:
    t = table(2, meta=True)
    t.s.dice.script = None
    t.run(fill_hat(t.s, t[1], t.card("the_gate")), "1>Sing.", "2>Dance.")
    assert t.names() == ["own-words"] * 2 + ["outcomes"] * 2
    assert [question.keys()[-1][:5] for question in t.asked[2:]] == ["x_own"] * 2
    assert view(t.s, 0)["honours"] == view(t.s, 1)["honours"] == {}


@rule("HW-b-52")
def test_words_that_were_put_into_the_hat_are_kept() -> None:
    t = table(2, meta=True)
    t.s.notions.cards = [card for card in t.s.notions.cards if card.honour][:1] + t.s.notions.cards[:4]
    own = t.s.notions.cards[0].key
    first = [card.key for card in t.s.notions.cards[1:3]]
    t.s.dice.script = []
    t.run(fill_hat(t.s, t[1], t.card("the_gate")), "1>Sing.", f"1>{own}+{first[0]}")
    assert t.s.honours == {"gate-0": "Sing."}
    assert view(t.s, 0)["honours"] == {own: "Sing."}
    assert view(t.s, 1)["honours"] == {}
    assert own not in [card.key for card in menu(t.s, t[1])]


@rule("HW-b-51", "HW-b-52", "HW-P.6")
def test_the_table_votes_on_an_act_and_nothing_comes_of_it() -> None:
    for vote, told in (("yes", "honoured"), ("no", "dishonoured")):
        t = table(meta=True)
        t.s.gate.add(ACT)
        t.s.honours = {"gate-1": "gain 5 life"}
        t.run(enter(t.s, t[1], ENTER), "obey", f"2>{vote}")
        assert t.told()[-1] == told
        assert not t[1].out
        assert (t[1].life, t[1].hearts) == (4, 0)


@rule("HW-3.4")
def test_a_splendid_death_brings_a_longer_life() -> None:
    t = table(meta=True)
    t.run(die(t.s, t[1]), "2>yes", "3>yes")
    assert t[1].splendid
    reborn(t.s, t[1])
    assert t[1].life == t[1].guest.cards[0].life + 1
    t.run(die(t.s, t[2]), "3>yes")
    assert not t[2].splendid


@rule("HW-3.4", "HW-P.6")
def test_without_acts_nobody_judges_a_death() -> None:
    t = table()
    t.run(die(t.s, t[1]))
    assert t.names() == []
