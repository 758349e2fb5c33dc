"""What can be put into the hat at the Gate."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.box.outcomes import OUTCOMES
from seance.games.house_of_whack.cards import WEAPON, PropCard
from seance.games.house_of_whack.notions import Notion
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import perform
from tests.games.house_of_whack.casting import scene, stand
from tests.games.house_of_whack.own_cards import arcana, bear, hold
from tests.rules import card, rule

# Strength, Spirit, Life, Hearts, cards in hand, cards carried, turns to miss: of the first and the second.
BEFORE = ((3, 3, 2, 5, 3, 1, 0), (3, 3, 4, 5, 0, 0, 0))
AFTER = {
    "a_warm_bath": ((3, 3, 5, 5, 3, 1, 0), BEFORE[1]),
    "a_cold_hand": ((3, 3, 1, 5, 3, 1, 0), BEFORE[1]),
    "somebody_elses_muscles": ((4, 3, 2, 5, 3, 1, 0), BEFORE[1]),
    "jelly_for_knees": ((2, 3, 2, 5, 3, 1, 0), BEFORE[1]),
    "a_kind_word": ((3, 5, 2, 5, 3, 1, 0), BEFORE[1]),
    "your_school_report": ((3, 1, 2, 5, 3, 1, 0), BEFORE[1]),
    "a_purse_on_a_string": ((3, 3, 2, 7, 3, 1, 0), BEFORE[1]),
    "the_toll": ((3, 3, 2, 3, 3, 1, 0), BEFORE[1]),
    "a_drawer_of_letters": ((3, 3, 2, 5, 6, 1, 0), BEFORE[1]),
    "a_hungry_letter_box": ((3, 3, 2, 5, 1, 1, 0), BEFORE[1]),
    "the_lobby_again": BEFORE,
    "a_very_long_slide": BEFORE,
    "customs_inspection": ((3, 3, 2, 5, 2, 0, 0), BEFORE[1]),
    "stuck_half_way": ((3, 3, 2, 8, 3, 1, 1), BEFORE[1]),
    "a_bottle_for_the_table": ((3, 3, 3, 5, 3, 1, 0), (3, 3, 5, 5, 0, 0, 0)),
    "laughter_from_outside": (BEFORE[0], (3, 3, 4, 6, 0, 0, 0)),
}
ANSWERS = {
    "the_lobby_again": ("go:start:5",),
    "a_very_long_slide": ("bog", "go:bog:5"),
    "customs_inspection": ("a",),
}


def tally(me: Player) -> tuple[int, ...]:
    return (
        me.strength,
        me.spirit,
        me.life,
        me.hearts,
        len(me.hand.cards),
        len(me.carried.cards),
        me.missing,
    )


@card(
    "a_warm_bath",
    "a_cold_hand",
    "somebody_elses_muscles",
    "jelly_for_knees",
    "a_kind_word",
    "your_school_report",
    "a_purse_on_a_string",
    "the_toll",
    "a_drawer_of_letters",
    "a_hungry_letter_box",
    "the_lobby_again",
    "a_very_long_slide",
    "customs_inspection",
    "stuck_half_way",
    "a_bottle_for_the_table",
    "laughter_from_outside",
)
@rule("HW-SR.2", "HW-b-52")
@pytest.mark.parametrize("notion", OUTCOMES[:16], ids=lambda notion: str(notion.key))
def test_an_outcome_does_what_it_says(notion: Notion) -> None:
    t = scene(2)
    stand(t, 1, "attic")
    t.stats(1, 3, 3, 2)
    t[1].hearts = t[2].hearts = 5
    hold(t, 1, arcana("a"), arcana("b"), arcana("c"))
    bear(t, 1, PropCard("poker", "Poker", "", WEAPON, 1))
    assert (tally(t[1]), tally(t[2])) == BEFORE
    t.run(perform(t.s, t[1], notion.deeds), *ANSWERS.get(notion.key, ()))
    assert (tally(t[1]), tally(t[2])) == AFTER[notion.key]
    went = {"the_lobby_again": "start", "a_very_long_slide": "bog"}
    assert t[1].here.key == went.get(notion.key, "attic")


@card("a_matter_of_honour", "a_point_of_honour")
@rule("HW-b-52", "HW-P.6")
@pytest.mark.parametrize("meta", [True, False])
def test_two_are_left_to_honour(meta: bool) -> None:
    blank = [notion for notion in OUTCOMES if notion.honour]
    assert [notion.key for notion in blank] == ["a_matter_of_honour", "a_point_of_honour"]
    lying = scene(2, meta=meta).s.notions.cards
    assert len(lying) == (18 if meta else 16)
    assert len({notion.title for notion in OUTCOMES}) == 18
