"""A long study can be broken off: what has been played is kept, and not played again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from seance.kernel.errors import SeanceError
from seance.lab.play import play_batch
from seance.lab.report import Report
from seance.lab.simulate import simulate

LAB = sys.modules["seance.lab.simulate"]
"""The module; the package has a function of that name."""
SEATS = ["bot:random", "bot:random"]


def played(games: int, folder: Path | None, seed: int = 1) -> Report:
    return simulate("haunt_the_house", {}, SEATS, games, seed, workers=1, watch="*", keep=folder)


def kept(folder: Path) -> Path:
    (found,) = folder.iterdir()
    return found


def refuse(*_: Any) -> Any:
    raise AssertionError("this was played before")


def test_the_second_time_nothing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = played(4, tmp_path)
    monkeypatch.setattr(LAB, "play_batch", refuse)
    assert played(4, tmp_path).data() == first.data() == played_anew(4, monkeypatch).data()


def played_anew(games: int, monkeypatch: pytest.MonkeyPatch) -> Report:
    monkeypatch.undo()
    return played(games, None)


def test_it_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(3, tmp_path)
    heard: list[int] = []

    def listen(experiment: Any, start: int, stop: int) -> Any:
        heard.extend(range(start, stop))
        return play_batch(experiment, start, stop)

    monkeypatch.setattr(LAB, "play_batch", listen)
    assert played(5, tmp_path).data() == played_anew(5, monkeypatch).data()
    assert heard == [3, 4]


def test_who_wants_fewer_games_than_are_kept_gets_so_many(tmp_path: Path) -> None:
    played(5, tmp_path)
    assert played(2, tmp_path).games == 2


def test_a_batch_that_is_too_large_is_left_and_stays_as_it_is(tmp_path: Path) -> None:
    """Its games are played again for once, and what is kept does not get them twice."""
    played(8, tmp_path)
    played(17, tmp_path)
    before = kept(tmp_path).read_text("utf-8")
    assert any(len(json.loads(line)["outcomes"]) > 1 for line in before.splitlines())
    assert played(11, tmp_path).data() == played(11, None).data()
    assert kept(tmp_path).read_text("utf-8") == before


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    whole = played(4, tmp_path)
    path = kept(tmp_path)
    path.write_text(path.read_text("utf-8")[:-9], "utf-8")
    assert played(4, tmp_path).data() == whole.data()
    assert path.read_text("utf-8").endswith("\n")


def test_other_games_are_kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another seed, or other sources: a card was changed."""
    played(1, tmp_path)
    played(1, tmp_path, seed=2)
    assert len(list(tmp_path.iterdir())) == 2
    monkeypatch.setattr(LAB, "fingerprint", lambda _: "changed")
    played(1, tmp_path)
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize(
    "line", ["{", "[]", '{"outcomes": [[1]], "census": {}}', '{"outcomes": []}', json.dumps({"outcomes": 3})]
)
def test_a_file_that_is_no_such_file_is_refused_in_a_sentence(tmp_path: Path, line: str) -> None:
    played(1, tmp_path)
    kept(tmp_path).write_text(line + "\n", "utf-8")
    with pytest.raises(SeanceError, match=r"is damaged .* take it away"):
        played(1, tmp_path)
