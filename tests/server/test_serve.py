"""``seance serve`` as it is typed."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from seance.server.run import address, bind

SERVE = [sys.executable, "-m", "seance", "serve", "--port", "0"]


def test_it_prints_its_address_serves_and_stops(tmp_path: Path) -> None:
    command = [*SERVE, "--database", str(tmp_path / "new" / "tables.db"), "--log-json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found is not None
        assert httpx.get(f"{found.group()}/health").json()["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        process.wait(20)
    assert (tmp_path / "new" / "tables.db").exists()


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
