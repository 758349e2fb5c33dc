"""Whatever breaks under people at play: nothing acknowledged is lost or doubled, and no screen stays behind.

This is the short form; the long one is ``make chaos``.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.chaos.crowd import PARTIES
from tests.server.chaos.house import House, large, small
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.night import Night, night
from tests.server.chaos.planted import Dozing, acknowledges_first
from tests.server.chaos.troubles import Trouble, deaths_of_redis, drops, kills, none, pauses
from tests.server.chaos.verdict import Stored, judge
from tests.server.people import NEVER
from tests.server.services import or_left_out

A_MOMENT = 1.0
"""Seconds that a table has to go on, where it is known that it will not."""


def test_one_process_on_sqlite_is_killed(tmp_path: Path) -> None:
    _survived(night(small(tmp_path), kills(5)))


@pytest.fixture(scope="module")
def two() -> Iterator[House]:
    with or_left_out(large()) as found:
        yield found


@pytest.mark.parametrize(
    "trouble",
    [
        pytest.param(kills(4), id="one of them is killed"),
        pytest.param(drops(3.0, every=0.2), id="sockets are dropped"),
        pytest.param(pauses(2.0), id="the database stands still"),
        pytest.param(deaths_of_redis(1, 0.7), id="Redis is killed"),
    ],
)
def test_two_processes_on_postgresql_with_redis(two: House, trouble: Trouble) -> None:
    _survived(night(two, trouble))


def _survived(found: Night) -> None:
    assert found.faults == []
    assert found.times > 0
    assert len(found.ledger.acknowledged) > found.times
    assert found.matches >= len(PARTIES)


# --- what the harness must find ----------------------------------------------------------------------


def test_a_house_that_acknowledges_before_it_stores(tmp_path: Path) -> None:
    assert night(small(tmp_path, acknowledges_first), kills(2), within=A_MOMENT).verdict.lost != []


def test_a_page_that_misses_a_step(tmp_path: Path) -> None:
    found = night(small(tmp_path), none(0.5), Dozing, within=A_MOMENT)
    assert any("a new page" in fault for fault in found.wrong)
    assert found.verdict.lost == []


def test_a_table_that_is_stuck(tmp_path: Path) -> None:
    """Here bots never answer."""
    found = night(small(tmp_path, bot_delay=NEVER), none(2.0), within=A_MOMENT)
    assert any("is stuck" in fault for fault in found.wrong)


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Night:
    """A night on which nothing happened."""
    return night(small(tmp_path_factory.mktemp("quiet")), none(0.5))


def _loses(stored: Stored, ledger: Ledger) -> None:
    table, who, label = next(iter(ledger.acknowledged))
    stored.sent = [row for row in stored.sent if (row.table, row.who, row.id) != (table, who, label)]


def _overwrites(stored: Stored, ledger: Ledger) -> None:
    key, number = next(iter(ledger.acknowledged.items()))
    row = next(row for row in stored.answers if (row.table, row.number) == (key[0], number))
    row.answer = "another"


def _doubles(stored: Stored, ledger: Ledger) -> None:
    row = copy.copy(next(row for row in reversed(stored.answers) if row.by == "player"))
    table = next(table for table in stored.tables if table.id == row.table)
    table.answers = row.number = table.answers + 1
    stored.answers.append(row)


def _skips(stored: Stored, ledger: Ledger) -> None:
    del stored.answers[0]


def _mixes_up(stored: Stored, ledger: Ledger) -> None:
    next(iter(stored.chapters.values())).state.clear()


def _tells_otherwise(stored: Stored, ledger: Ledger) -> None:
    next(row for row in stored.answers if row.events).events.clear()


def _refuses(stored: Stored, ledger: Ledger) -> None:
    ledger.refused[next(iter(ledger.acknowledged))] = "No."


@pytest.mark.parametrize(
    ("harm", "where", "words"),
    [
        (_loses, "lost", "is not there"),
        (_overwrites, "lost", "is not there"),
        (_doubles, "doubled", "that of 0 messages"),
        (_skips, "broken", "have gaps"),
        (_overwrites, "broken", "cannot be played again"),
        (_mixes_up, "broken", "has another state"),
        (_tells_otherwise, "broken", "has another tale"),
        (_refuses, "broken", "was refused (No.), and is stored"),
    ],
)
def test_what_is_stored_is_not_what_was_promised(
    quiet: Night, harm: Callable[[Stored, Ledger], None], where: str, words: str
) -> None:
    assert quiet.faults == []
    stored, ledger = copy.deepcopy(quiet.stored), copy.deepcopy(quiet.ledger)
    harm(stored, ledger)
    assert any(words in fault for fault in getattr(judge(ledger, stored), where))
