"""The built front end: one page for all addresses, and the files it loads."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

import brotli
from litestar import MediaType, Response
from msgspec import Struct

from seance.server.errors import UNKNOWN, Problem

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_AGAIN = "no-cache"
PACKED = {"text/html", "text/css", "text/javascript", "application/json", "image/svg+xml", "text/plain"}
BIG_ENOUGH = 1_000

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Séance</title>
<h1>The table is not laid yet</h1>
<p>The server runs, but its web pages are not built: run <code>make web</code> and load this page again.</p>
<p>The API is at <a href="/schema">/schema</a>.</p></html>
"""


class File(Struct):
    """A file as it is sent, in every encoding."""

    kind: str
    plain: bytes
    gzip: bytes | None
    br: bytes | None


def page(folder: Path, accepted: str) -> Response[bytes]:
    """The page of the front end, which looks at the address itself."""
    index = folder / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers={"cache-control": ASK_AGAIN})
    return _sent(_read(index, index.stat().st_mtime_ns), accepted, ASK_AGAIN)


def file(folder: Path, path: str, accepted: str) -> Response[bytes]:
    """One file of the front end; those under ``assets/`` never change under their name."""
    found = _found(folder, path)
    if found is None:
        raise Problem(UNKNOWN, "There is no such file.")
    caching = FOREVER if path.startswith("assets/") else ASK_AGAIN
    return _sent(_read(found, found.stat().st_mtime_ns), accepted, caching)


def _found(folder: Path, path: str) -> Path | None:
    """A file within the folder; what no file can be called is none."""
    try:
        found = (folder / path).resolve()
        inside = found.is_relative_to(folder.resolve()) and found.is_file()
    except (ValueError, OSError):
        return None
    return found if inside else None


def _sent(found: File, accepted: str, caching: str) -> Response[bytes]:
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    content = found.plain
    if found.br is not None and "br" in accepted:
        content, headers["content-encoding"] = found.br, "br"
    elif found.gzip is not None and "gzip" in accepted:
        content, headers["content-encoding"] = found.gzip, "gzip"
    return Response(content, media_type=found.kind, headers=headers)


@lru_cache(maxsize=512)
def _read(path: Path, _changed: int) -> File:
    """A file, packed once and kept."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    plain = path.read_bytes()
    packed = kind in PACKED and len(plain) >= BIG_ENOUGH
    return File(
        kind,
        plain,
        gzip.compress(plain, mtime=0) if packed else None,
        brotli.compress(plain, quality=9) if packed else None,
    )
