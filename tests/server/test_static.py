"""The front end's files."""

from __future__ import annotations

from pathlib import Path

import brotli
import httpx
import pytest

from tests.server.kit import Browser, file, quick, running

SCRIPT = "export const ghosts = 'boo';\n" * 200


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Table</title>")
    (folder / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("no")
    return folder


def test_one_page_for_all_addresses(built: Path, tmp_path: Path) -> None:
    with running(quick(file(tmp_path), static=built)) as hall:
        for path in ("/", "/t/abc", "/g/haunt_the_house", "/replay/abc/12"):
            page = httpx.get(hall.url + path)
            assert page.text.startswith("<!doctype html><title>Table")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_and_packed(built: Path, tmp_path: Path) -> None:
    with running(quick(file(tmp_path), static=built)) as hall:
        for encoding in ("gzip", "br", "identity"):
            with httpx.stream(
                "GET", f"{hall.url}/assets/app-1a2b.js", headers={"accept-encoding": encoding}
            ) as answer:
                raw = b"".join(answer.iter_raw())
                assert "immutable" in answer.headers["cache-control"]
                assert answer.headers.get("content-encoding", "identity") == encoding
                assert answer.headers["content-type"].startswith("text/javascript")
            if encoding == "br":
                assert brotli.decompress(raw).decode() == SCRIPT


def test_a_long_page_is_packed_once(built: Path, tmp_path: Path) -> None:
    page = "<!doctype html>" + "".join(f"<p>{number:x}" for number in range(1_000, 3_000))
    (built / "index.html").write_text(page)
    with running(quick(file(tmp_path), static=built)) as hall:
        for encoding in ("gzip", "br", "identity"):
            answer = httpx.get(f"{hall.url}/t/abc", headers={"accept-encoding": encoding})
            assert answer.headers.get("content-encoding", "identity") == encoding
            assert answer.text == page


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/no.js"]
)
def test_nothing_else_is_served(built: Path, tmp_path: Path, path: str) -> None:
    with running(quick(file(tmp_path), static=built)) as hall:
        request = httpx.Request("GET", hall.url)
        request.extensions["target"] = path.encode()
        with httpx.Client() as client:
            assert client.send(request).status_code == 404


def test_a_visitor_who_lost_the_way_gets_a_page(built: Path, tmp_path: Path) -> None:
    with running(quick(file(tmp_path), static=built)) as hall:
        answer = httpx.get(f"{hall.url}/nowhere/at/all", headers={"accept": "text/html,*/*"})
        assert answer.status_code == 404
        assert answer.text.startswith("<!doctype html><title>Table")
        assert httpx.get(f"{hall.url}/assets/gone.js").json()["error"] == "There is no such file."


def test_before_it_is_built(tmp_path: Path) -> None:
    with running(quick(file(tmp_path), static=tmp_path / "none")) as hall, Browser(hall.url) as ada:
        assert "make web" in ada.http.get("/").text
