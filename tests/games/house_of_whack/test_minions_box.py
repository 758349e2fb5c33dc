"""Every Minion of the Whack deck: what it fights with, and what losing to it does."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.box.minions import MINIONS
from seance.games.house_of_whack.cards import BLUE, RED, Fiend
from seance.games.house_of_whack.conflict import DRAWN, LOST, WON
from seance.games.house_of_whack.foes import colour_of, fight_minion, suffer
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.victim import Score, befall, victim
from tests.rules import card, rule

LOSSES: dict[str, Score] = {
    "angry_goose": {"life": 3},
    "coat_stand": {"carried": 0},
    "passive_poltergeist": {"spirit": 2},
    "paper_boy": {"hand": 2, "chosen": 1},
    "suit_of_armour": {"life": 3},
    "carpet_shark": {"life": 3, "carried": 0},
    "tutting_portrait": {"spirit": 2},
    "fog_of_aunts": {"hand": 1},
    "butler_with_axe": {"life": 3, "hearts": 4},
    "taxidermy_bear": {"life": 2},
    "mime_troupe": {"spirit": 2, "missing": 1},
    "chandelier_spider": {"life": 3, "room": "start"},
    "tax_inspector": {"hearts": 2},
    "cellar_thing": {"life": 2},
    "opera_singer": {"spirit": 1},
    "hostess": {"spirit": 1, "room": "start"},
}


def test_every_minion_has_its_loss_here() -> None:
    assert set(LOSSES) == {minion.key for minion in MINIONS}


@card("minion:*")
@rule("HW-17.9", "HW-19.13")
@pytest.mark.parametrize("minion", MINIONS, ids=lambda minion: minion.key)
def test_what_losing_to_it_does(minion: Fiend) -> None:
    match = victim()
    befall(match, suffer(match.s, match[1], minion), LOSSES[minion.key])


@card("minion:*")
@rule("HW-17.5", "HW-17.8", "HW-19.10", "HW-19.11")
@pytest.mark.parametrize("minion", MINIONS, ids=lambda minion: minion.key)
@pytest.mark.parametrize(("more", "outcome"), [(1, WON), (0, DRAWN), (-1, LOST)])
def test_its_stat_is_what_one_has_to_beat(minion: Fiend, more: int, outcome: int) -> None:
    match = Table()
    match.plain()
    match.s.drama.take_all()
    match.s.actions = 0
    match.put(minion.key, "start")
    colour = colour_of(match.s, minion)
    strength, spirit = (minion.stat + more, 9) if colour == RED else (9, minion.stat + more)
    match.stats(1, strength, spirit, 9)
    assert colour in (RED, BLUE)
    assert match.run(fight_minion(match.s, match[1], minion)) == outcome
    assert (minion in match[1].claimed.cards) == (outcome == WON)
    assert (minion in match.s.lying.cards) == (outcome != WON)
