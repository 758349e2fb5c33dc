"""``seance serve`` as it is typed."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from seance.cli.serve import COMPILED, INTERPRETED, which_build
from seance.kernel import run as kernel
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
