"""``seance serve`` as it is typed."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from seance.cli import main
from seance.cli.serve import COMPILED, INTERPRETED, which_build
from seance.kernel import run as kernel
from seance.kernel.errors import SeanceError
from seance.server.config import Config, database_url
from seance.server.preflight import check
from seance.server.run import address, bind

SERVE = [sys.executable, "-m", "seance", "serve", "--port", "0"]


def test_it_prints_its_address_serves_and_stops(tmp_path: Path) -> None:
    command = [*SERVE, "--database", str(tmp_path / "new" / "tables.db"), "--log-json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found is not None
        assert process.stdout.readline().strip() == INTERPRETED
        assert httpx.get(f"{found.group()}/health").json()["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    assert (tmp_path / "new" / "tables.db").exists()


def test_it_says_which_build_it_is_and_how_to_get_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert which_build() == INTERPRETED
    assert "make build" in INTERPRETED
    monkeypatch.setattr(kernel, "__file__", "/somewhere/seance/kernel/run.cpython-311-x86_64-linux-gnu.so")
    assert which_build() == COMPILED
    assert ".venv/bin/seance" in COMPILED


def test_it_serves_the_pages_of_another_folder(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>Another front end.</p>")
    command = [*SERVE, "--database", str(tmp_path / "tables.db"), "--pages", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        assert "Another front end." in httpx.get(url).text
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    taken = bind("127.0.0.1", 0)
    port = address(taken).rpartition(":")[2]
    command = [*SERVE[:-1], port, "--database", str(tmp_path / "x.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    taken.close()
    assert done.returncode == 1
    assert "Cannot listen" in done.stderr


def test_a_port_that_is_none(tmp_path: Path) -> None:
    done = subprocess.run([*SERVE[:-1], "99999"], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "no port 99999" in done.stderr


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("junk.db", "junk.db cannot be opened: file is not a database"),
        ("folder", "folder cannot be opened: unable to open database file"),
        ("mysql://x/y", "is no database for Séance"),
        ("nonsense://", "is no database for Séance"),
        ("://", "is no database for Séance"),
        ("sqlite://", "is no database for Séance"),
        ("postgresql://x:abc", "is no database for Séance"),
        ("postgresql://me:secret@127.0.0.1:1/x", "127.0.0.1:1/x cannot be opened: "),
    ],
)
def test_a_database_that_cannot_be_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "junk.db").write_text("Surely this is no database, but it is long enough to look into. " * 9)
    (tmp_path / "folder").mkdir()
    with pytest.raises(SeanceError) as refused:
        check(Config(database_url(database)))
    sentence = str(refused.value)
    assert said in sentence
    assert "secret" not in sentence
    assert "\n" not in sentence


def test_a_damaged_database(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "x.db"))
    check(Config(url))
    content = (tmp_path / "x.db").read_bytes()
    (tmp_path / "x.db").write_bytes(content[:100] + b"\xff" * (len(content) - 100))
    with pytest.raises(SeanceError, match=r"x\.db cannot be opened: database disk image is malformed"):
        check(Config(url))


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--redis", "nonsense", "no address of a Redis"),
        ("--redis", "redis://[", "no address of a Redis"),
        ("--redis", "redis://x:abc", "no address of a Redis"),
        ("--origin", "play.example", "no origin"),
        ("--origin", "http://[", "no origin"),
        ("--origin", "https://play.example/path", "no origin"),
        ("--host", "é..x", "Cannot listen"),
        ("--host", "nowhere.invalid", "Cannot listen"),
        ("--bot-delay", "nan", "Bots think from 0"),
        ("--archive-after", "-1", "0 is never"),
        ("--delete-after", "-1", "0 is never"),
        ("--tables-per-address", "-1", "An address cannot open -1 tables"),
    ],
)
def test_an_option_that_makes_no_sense(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    option: str,
    value: str,
    said: str,
) -> None:
    monkeypatch.setattr("seance.server.logs.set_up", lambda _: None)
    status = main(["serve", "--port", "0", "--database", str(tmp_path / "x.db"), f"{option}={value}"])
    said_all = capsys.readouterr().err.splitlines()
    assert status in {1, 2}
    assert len(said_all) == 1
    assert said in said_all[0]
