"""Whatever is sent is carried out or refused in words, and the tables stay what they were.

This is the short form; ``make fuzz`` is the long one, on PostgreSQL too. SEANCE_SEED chooses other messages.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from seance.server import wire
from tests.contract.kit import thorough
from tests.server.fuzz import law
from tests.server.fuzz.calls import Storm
from tests.server.fuzz.contents import WAYS, Mischief
from tests.server.fuzz.scene import HOST, Place, Scene, scene, still
from tests.server.fuzz.siege import Siege, besiege
from tests.server.fuzz.spoiling import LONGEST
from tests.server.fuzz.stored import changes, stored
from tests.server.kit import file, running

SEED = int(os.environ.get("SEANCE_SEED", "7"))
MESSAGES, BODIES, TRIES = 1_500, 200, 3


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """Tables of every game in every state, at a server where nothing moves by itself."""
    with running(still(file(tmp_path_factory.mktemp("fuzz")))) as hall, scene(hall, SEED) as found:
        yield found


def test_mischief_changes_nothing(laid: Scene) -> None:
    siege = besiege(laid, SEED, 0, thorough(MESSAGES))
    assert siege.ways.keys() >= WAYS.keys()
    assert siege.ways.total() == siege.answers.total() == thorough(MESSAGES)
    assert siege.answers["refused"] > siege.answers.total() / 2


def test_refused_calls_change_nothing(laid: Scene) -> None:
    storm = Storm(laid, SEED)
    storm.posted(thorough(BODIES))
    storm.described(thorough(TRIES))
    assert {"body 400", "positive 200", "negative 400"} <= storm.statuses.keys()
    assert laid.running.hall.metrics.counts["failures"] == 0


# --- the fuzzer itself -------------------------------------------------------------------------------


def asked_place(laid: Scene) -> Place:
    """A place where the host is asked something, and has answered before."""
    found = [place for place in laid.places if place.who == HOST]
    at = laid.standings
    return next(
        each for each in found if each.seat in at[each.table].asked and at[each.table].spent.get(HOST)
    )


def test_a_message_is_the_same_for_the_same_seed(laid: Scene) -> None:
    first, second = Siege(laid, SEED), Siege(laid, SEED)
    assert [first.make(number) for number in range(200)] == [second.make(number) for number in range(200)]
    assert first.make(1) != Siege(laid, SEED + 1).make(1)


def test_what_is_lawful_is_known(laid: Scene) -> None:
    place = asked_place(laid)
    at = laid.standings[place.table]
    mischief = Mischief(random.Random(SEED), place, at, ["pass"])
    good = wire.Answer("new", place.seat, at.number, at.asked[place.seat]["default"])
    assert law.lawful(place, at, wire.encode(good))
    assert not law.lawful(place, at, wire.encode(good) + b" " * LONGEST)
    assert not law.lawful(place, at, mischief.foreign())
    good.id = at.spent[place.who][0]
    assert not law.lawful(place, at, wire.encode(good))


def test_a_change_is_noticed(laid: Scene) -> None:
    place, hall = asked_place(laid), laid.running.hall
    before = laid.running.do(lambda: stored(hall))
    with laid.look(place) as line:
        line.send({"type": "chat", "id": "new", "text": "Boo"})
        assert line.reply("new")["type"] == "done"
    found = changes(before, laid.running.do(lambda: stored(hall)))
    assert any(each.startswith("new in chats") for each in found)
    assert any(each.startswith("gone from tables") for each in found)
