"""The files in deploy/ do what docs/serving.md says of them: real proxies, where they are installed."""

from __future__ import annotations

import json
import os
import shutil
import socket
import sqlite3
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.kit import SOON, Running, file, quick, running, wait_until

DEPLOY = Path(__file__).parents[2] / "deploy"
Proxy = Callable[[Path, str, str], tuple[list[str], str]]


def free_port() -> str:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


def certified(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    made, key = folder / "made.pem", folder / "made.key"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "1",
        "-subj",
        "/CN=localhost",
    ]
    names = ["-addext", "subjectAltName=DNS:localhost"]
    subprocess.run(
        [*command, *names, "-keyout", str(key), "-out", str(made)], check=True, capture_output=True
    )
    return made, key


def behind_nginx(folder: Path, table: str, port: str) -> tuple[list[str], str]:
    made, key = certified(folder)
    plain = free_port()
    site = (DEPLOY / "nginx.conf").read_text()
    for ours, theirs in {
        "server 127.0.0.1:8001;": f"server {table};",
        "    server 127.0.0.1:8002;\n": "",
        "listen 80;": f"listen {plain};",
        "listen 443 ssl http2;": f"listen {port} ssl http2;",
        "play.example;": "localhost;",
        "/etc/ssl/play.example.pem": str(made),
        "/etc/ssl/play.example.key": str(key),
    }.items():
        assert ours in site, ours
        site = site.replace(ours, theirs)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.getuid() == 0 else ""
    server = f"{user} pid {folder}/pid; error_log {folder}/log; events {{}}"
    (folder / "nginx.conf").write_text(f"{server}\nhttp {{\naccess_log off; {temporary}\n{site}\n}}\n")
    return ["nginx", "-c", str(folder / "nginx.conf"), "-g", "daemon off;"], f"http://localhost:{plain}"


def behind_caddy(folder: Path, table: str, port: str) -> tuple[list[str], str]:
    made, key = certified(folder)
    plain = free_port()
    site = (DEPLOY / "Caddyfile").read_text()
    for ours, theirs in {
        "127.0.0.1:8001 127.0.0.1:8002": table,
        "play.example {": f"https://localhost:{port} {{\n\ttls {made} {key}",
    }.items():
        assert ours in site, ours
        site = site.replace(ours, theirs)
    whole = f"{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {port}\n}}\n{site}"
    (folder / "Caddyfile").write_text(whole)
    return [
        "caddy",
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        f"{folder}/Caddyfile",
    ], f"http://localhost:{plain}"


@contextmanager
def before(hall: Running, proxy: Proxy, folder: Path) -> Iterator[tuple[str, str, ssl.SSLContext]]:
    """A proxy before a table; its address, the address without TLS, and whom to trust."""
    port = free_port()
    command, plain = proxy(folder, hall.url.removeprefix("http://"), port)
    if shutil.which(command[0]) is None:
        pytest.skip(f"LEFT OUT: {command[0]} is not installed (apt-get install {command[0]})")
    trusted = ssl.create_default_context(cafile=str(folder / "made.pem"))
    home = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with subprocess.Popen(command, env=home, stderr=subprocess.PIPE) as process:
        try:
            wait_until(lambda: _answers(port))
            yield f"https://localhost:{port}", plain, trusted
        finally:
            process.terminate()
            process.communicate()


def _answers(port: str) -> bool:
    with socket.socket() as found:
        return found.connect_ex(("127.0.0.1", int(port))) == 0


@pytest.fixture(params=[behind_nginx, behind_caddy], ids=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str, ssl.SSLContext]]:
    (tmp_path / "proxy").mkdir()
    with running(quick(file(tmp_path))) as hall, before(hall, request.param, tmp_path / "proxy") as found:
        yield found


def test_a_table_behind_a_proxy(site: tuple[str, str, ssl.SSLContext]) -> None:
    url, plain, trusted = site
    with httpx.Client(base_url=url, verify=trusted, headers={"Origin": url}) as ada:
        page = ada.get("/")
        assert page.status_code == 200
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        assert page.headers["content-security-policy"]
        opened = ada.post(
            "/api/tables", json={"game": "haunt_the_house", "seats": ["you", "bot:hints", "bot:hints"]}
        )
        assert opened.status_code == 201, opened.text
        assert "Secure" in opened.headers["set-cookie"]
        table = opened.json()["id"]
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
        _plays(url, trusted, table, ada.cookies["seance"])
        assert ada.get("/metrics").status_code == 404
        assert ada.get("/health").status_code == 200
        strange = ada.post(f"/api/tables/{table}/again", headers={"Origin": "https://elsewhere.example"})
        assert strange.status_code == 403
    there = httpx.get(f"{plain}/t/x", headers={"Host": "localhost"})
    assert there.status_code in {301, 308}
    assert there.headers["location"].startswith("https://localhost")


def _plays(url: str, trusted: ssl.SSLContext, table: str, cookie: str) -> None:
    address = f"{url.replace('https', 'wss')}/ws/tables/{table}?seat=0&since=0"
    headers = {"Cookie": f"seance={cookie}"}
    with connect(
        address, ssl=trusted, additional_headers=headers, origin=Origin(url), open_timeout=SOON
    ) as line:
        step = _until(line, lambda message: message["type"] == "step" and message["question"])
        answer = {"type": "answer", "id": "one", "seat": 0, "number": step["number"]}
        line.send(json.dumps({**answer, "answer": step["question"]["default"]}))
        assert _until(line, lambda message: message["type"] == "done")["id"] == "one"


def _until(line: Any, ready: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        message: dict[str, Any] = json.loads(line.recv(timeout=20))
        if ready(message):
            return message
    raise AssertionError("it never came")


def test_who_calls_cannot_be_made_up(site: tuple[str, str, ssl.SSLContext], tmp_path: Path) -> None:
    """Rates are counted by address: a visitor who writes another one into the header is still the same."""
    url, _, trusted = site
    with httpx.Client(base_url=url, verify=trusted) as ada:
        for number in range(3):
            made_up = {"X-Forwarded-For": f"10.0.0.{number}"}
            opened = ada.post(
                "/api/tables", json={"game": "haunt_the_house", "seats": ["you"] * 3}, headers=made_up
            )
            assert opened.status_code == 201
    with sqlite3.connect(tmp_path / "tables.db") as database:
        addresses = {row[0] for row in database.execute("SELECT address FROM tables")}
    assert len(addresses) == 1


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("LEFT OUT: systemd-analyze is not installed (apt-get install systemd)")
    unit = (DEPLOY / "seance@.service").read_text()
    there = unit.replace("/opt/seance/.venv-compiled/bin/seance", shutil.which("true") or "/bin/true")
    assert there != unit
    (tmp_path / "seance@8001.service").write_text(there)
    checked = subprocess.run(
        [analyze, "verify", str(tmp_path / "seance@8001.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stderr) == (0, "")
