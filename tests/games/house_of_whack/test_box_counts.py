"""Section c: how many there are of everything, and within what ranges (HW-P.2).

One function says what is wrong with a box. The first printing has no faults; every spoilt one has.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from seance.games.house_of_whack.box.faults import faults
from seance.games.house_of_whack.box.faults_rooms import kind_of
from seance.games.house_of_whack.box.file import box_of, data_of
from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.box.lines import BoxFile
from seance.games.house_of_whack.box.minions import MINIONS
from seance.games.house_of_whack.box.props import PROPS
from seance.games.house_of_whack.box.reading import assembled
from seance.games.house_of_whack.box.rooms import COMFORTS, COUNTERS, DISPENSERS, HAZARDS, PLAIN
from seance.games.house_of_whack.box.traps import TRAPS
from seance.games.house_of_whack.cards import BLUE, RED
from seance.kernel.errors import BadBox
from tests.rules import rule

Data = dict[str, Any]
Spoiling = Callable[[Data], object]


def spoilt(spoil: Spoiling) -> str:
    """All that is said of the first printing after something was done to it."""
    data = copy.deepcopy(data_of(FIRST))
    spoil(data)
    found = faults(assembled(msgspec.convert(data, BoxFile)))
    with pytest.raises(BadBox, match=re.escape(found[0])):
        box_of(data)
    return " ".join(found)


def card(data: Data, key: str) -> Data:
    """One card of a box as data."""
    cards = [each for part in ("rooms", "guests", "drama", "whack", "outcomes") for each in data[part]]
    found: Data = next(each for each in cards if each["key"] == key)
    return found


def put(key: str, /, **values: Any) -> Spoiling:
    """Print something else on a card."""
    return lambda data: card(data, key).update(values)


def drop(part: str, key: str) -> Spoiling:
    """Lose a card."""
    return lambda data: data[part].remove(card(data, key))


def deeds(key: str, *found: Data) -> Spoiling:
    """Let a card do something else."""
    return lambda data: card(data, key).update(deeds=list(found))


@rule("HW-P.2", "HW-6.10", "HW-7.1", "HW-11.2", "HW-20.2")
def test_the_first_printing_has_no_faults() -> None:
    assert faults(FIRST) == []


@rule("HW-P.2", "HW-7.5")
def test_ordinary_rooms_come_in_five_kinds() -> None:
    for rooms in (COUNTERS, HAZARDS, COMFORTS, DISPENSERS, PLAIN):
        assert len({kind_of(tile) for tile in rooms}) == 1
    assert "the kind 'plain'; 3 are wanted." in spoilt(drop("rooms", "long_hall"))
    assert "four mazes" in spoilt(put("maze_yew", special=""))
    assert "stands in its chapter" in spoilt(put("the_gate", powers=[{"power": "hand"}]))


@rule("HW-20.2")
def test_hearts() -> None:
    assert "hearts" in spoilt(put("auction_room", hearts=["gold", "red"]))
    assert "a heart of a colour that there is not" in spoilt(put("auction_room", hearts=["gold", "pink"]))
    assert "sells nothing" in spoilt(put("prop_exchange", rate=[], price=0))
    assert "1, 2 or 3" in spoilt(put("prop_exchange", price=4))


@rule("HW-6.3", "HW-6.10", "HW-b-3", "HW-b-4")
def test_doors_and_obstacles() -> None:
    assert "cannot be laid" in spoilt(put("auction_room", doors=""))
    assert "nobody can reach" in spoilt(put("auction_room", mask=".#.#....."))
    assert "nobody can reach" in spoilt(put("auction_room", mask=".#......."))
    assert "Nothing stands in the way" in spoilt(put("start", mask="#........"))

    def close(data: Data) -> None:
        for room in data["rooms"][1:]:
            room["doors"] = room["doors"][:2]

    assert "45 in 100" in spoilt(close)
    assert len({tile.mask for tile in FIRST.rooms}) >= 10


@rule("HW-7.3", "HW-12.6")
def test_four_to_six_rooms_have_a_target() -> None:
    assert "target" in spoilt(put("long_hall", target=True))


@rule("HW-14.3", "HW-12.4", "HW-12.5")
def test_props() -> None:
    assert {prop.worth for prop in PROPS} == {1, 2, 3, 4, 5}
    assert "The Props are" in spoilt(put("rolling_pin", type="wearable"))
    assert "reaches 1 or 2 rooms" in spoilt(put("cork_rifle", charges=2))
    assert "are to have a range" in spoilt(put("cork_rifle", reach=0, charges=0))
    assert "charges for nothing" in spoilt(put("rolling_pin", charges=2))
    assert "heart of 1 to 5" in spoilt(put("rolling_pin", worth=0))


@rule("HW-12.2", "HW-12.4", "HW-17.4", "HW-19.14")
def test_effects_that_must_be_in_every_box() -> None:
    assert "Drama cards evade" in spoilt(deeds("under_the_rug", {"do": "unlock"}))
    assert "Wearable evades" in spoilt(put("ghost_sheet", side={"powers": [{"power": "hand"}]}))
    assert "move a Minion" in spoilt(
        lambda data: [deeds(key, {"do": "leap"})(data) for key in ("put_your_back_into_it", "here_kitty")]
    )


@rule("HW-17.5", "HW-17.9", "HW-12.3")
def test_minions() -> None:
    assert Counter(foe.colour for foe in MINIONS) == {RED: 8, BLUE: 8}
    assert "The Minions have the stats" in spoilt(put("angry_goose", stat=3, worth=2))
    assert "half its stat" in spoilt(put("angry_goose", worth=3))
    assert "cannot stand there" in spoilt(put("angry_goose", lose=[{"do": "hearts"}]))
    assert "goes from 1 to 2" in spoilt(
        put("angry_goose", lose=[{"do": "lose", "amount": 3, "stat": "green"}])
    )
    assert "does nothing to whoever loses" in spoilt(put("angry_goose", lose=[]))


@rule("HW-18.2", "HW-18.5")
def test_traps() -> None:
    assert {trap.stat for trap in TRAPS} == {2, 3, 4, 5, 6}
    assert Counter(trap.colour for trap in TRAPS) == {RED: 6, BLUE: 6}
    assert "by a Power, or not at all" in spoilt(put("loose_floorboard", turns=2))
    assert "are to weigh on one" in spoilt(put("glue_parquet", turns=0, powers=[]))


@rule("HW-8.1", "HW-9.1", "HW-10.1", "HW-11.3", "HW-11.5")
def test_twists_and_arrivals() -> None:
    assert "'stairs'; 2 are wanted" in spoilt(deeds("spiral_stairs", {"do": "unlock"}))
    assert "'lock_up blue'; 1 are wanted" in spoilt(deeds("sphinx_lock", {"do": "lock_up", "stat": "red"}))
    assert "Seven Allies" in spoilt(put("plus_one", role="resident"))


@rule("HW-G.1", "HW-G.2", "HW-16.3")
def test_guests() -> None:
    assert "10 or 11 in all" in spoilt(put("night_nurse", strength=5, spirit=5))
    assert "adds 1 or 2" in spoilt(put("night_nurse", worth=5))
    assert "has no Power" in spoilt(put("night_nurse", own={}))
    assert "16 Guests" in spoilt(drop("guests", "night_nurse"))
    assert "something to offer" in spoilt(lambda data: card(data, "night_nurse")["third"].pop("side"))


@rule("HW-4.11", "HW-4.12", "HW-4.16", "HW-b-19", "HW-b-24")
def test_drama() -> None:
    assert "have the colours" in spoilt(put("hush", colour="red"))
    assert "have the sizes" in spoilt(put("hush", size=2))
    assert "Envy takes a card" in spoilt(deeds("envy", {"do": "exchange", "whom": "other"}))
    assert "'destiny' is in every box" in spoilt(put("destiny", key="kismet"))
    assert "without saying so" in spoilt(put("hush", cancel=False))
    assert "something else besides" in spoilt(deeds("hush", {"do": "cancel"}, {"do": "copy"}))
    two = ({"do": "peek", "whom": "other"}, {"do": "lose", "stat": "blue", "whom": "here"})
    assert "aims at two different people" in spoilt(deeds("palms_crossed", *two))


@rule("HW-SR.2", "HW-b-52")
def test_outcomes() -> None:
    assert "to be blank" in spoilt(drop("outcomes", "a_point_of_honour"))
    assert "cannot stand there" in spoilt(deeds("the_toll", {"do": "stake"}))


def test_budgets() -> None:
    assert "out of balance" in spoilt(deeds("eyes_in_the_portrait", {"do": "snatch", "whom": "other"}))
    assert "out of balance" in spoilt(put("rolling_pin", side={"powers": [{"power": "dice", "amount": -1}]}))


def test_every_card_has_a_key_a_title_and_a_mood_of_its_own() -> None:
    assert "two cards with the 'title start'" in spoilt(put("hush", title="Start"))
    assert "two cards with the 'key start'" in spoilt(put("hush", key="start"))
    assert "is no key" in spoilt(put("hush", key="../hush"))
    assert "cannot be printed" in spoilt(put("hush", title="Hu\u202esh"))
    assert "cannot be printed" in spoilt(put("hush", mood=""))
