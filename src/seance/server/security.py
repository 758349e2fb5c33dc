"""Who is calling, from where, and how often: cookies, origins, rates, plain text."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.datastructures import Cookie
from litestar.enums import ScopeType

from seance.server.errors import FORBIDDEN, TOO_MANY, Problem

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

COOKIE = "seance"
COOKIE_BYTES = 16
A_YEAR = 365 * 24 * 3600
READING = {"GET", "HEAD", "OPTIONS"}
MOST_ADDRESSES = 10_000

PORTS = {"http": 80, "https": 443}
ELSEWHERE = (
    "Calls from pages of {!r} are not accepted here. If it is this server's own page, the proxy before it "
    "does not say by which scheme it was called (X-Forwarded-Proto)."
)
Origin = tuple[str, str, int]

EMOJI = "\u00a9\u00ae\u2190-\u2bff\U0001f000-\U0001faff"
JOINS = re.compile(
    f"((?:(?<=[{EMOJI}])|(?<=[{EMOJI}]\ufe0f))\u200d(?=[{EMOJI}])"
    "|(?<=\U0001f3f4)[\U000e0030-\U000e007a]{3,6}\U000e007f)"
)
"""Between two emoji that make one picture, or after a black flag that is some country's."""
LONE = re.compile(r"(?<!\S)[\ufe00-\ufe0f]+")
"""What would choose the look of a letter, where there is none."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""The browser loads nothing from anywhere else and runs nothing that stands in a page."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def digest(secret: str) -> str:
    """What is stored of a cookie: enough to know it again, no use to a thief."""
    return hashlib.sha256(f"seance-browser:{secret}".encode()).hexdigest() if secret else ""


def who(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The browser that calls; empty for one that has no cookie yet."""
    secret = connection.cookies.get(COOKIE, "")
    return digest(secret) if 16 <= len(secret) <= 64 else ""


def new_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, Cookie]:
    """A cookie for a browser that has none, and what is stored of it."""
    secret = secrets.token_urlsafe(COOKIE_BYTES)
    cookie = Cookie(
        COOKIE,
        value=secret,
        path="/",
        httponly=True,
        samesite="lax",
        secure=connection.scope["scheme"] in {"https", "wss"},
        max_age=A_YEAR,
    )
    return digest(secret), cookie


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where the call comes from, as the server or the proxy before it says."""
    client = connection.scope.get("client")
    return str(client[0]) if client else "local"


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: tuple[str, ...]) -> None:
    """Other people's pages may not act in a visitor's name. Programs send no origin."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in READING:
        return
    given = connection.headers.get("origin")
    if given is None:
        return
    scheme = connection.scope["scheme"].replace("ws", "http")
    ours = origin_of(f"{scheme}://{connection.headers.get('host', '')}")
    theirs = origin_of(given)
    if theirs is None or theirs not in {ours, *map(origin_of, allowed)}:
        raise Problem(FORBIDDEN, ELSEWHERE.format(given[:80]))


def origin_of(text: str) -> Origin | None:
    """Scheme, host and port of an origin, the port written out; None for what is no origin."""
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    bare = parts.hostname and not (parts.path or parts.query or parts.fragment or parts.username)
    return (parts.scheme, str(parts.hostname), port) if bare and port else None


def plain(text: str) -> str:
    """Names and remarks are plain text: no control characters, no line breaks, no invisible letters.

    What joins several emoji into one picture stays.
    """
    parts = JOINS.split(text)
    parts[::2] = [_visible(part) for part in parts[::2]]
    return LONE.sub("", " ".join("".join(parts).split()))


def _visible(text: str) -> str:
    letters = (" " if letter.isspace() else letter for letter in text)
    return "".join(letter for letter in letters if unicodedata.category(letter)[0] != "C")


class Bucket:
    """Lets so many through at once and so many a second after that."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self.left = float(most)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each address or person. Only those seen last are remembered."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self.each: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        """Whether one more of theirs may pass."""
        bucket = self.each.get(caller)
        if bucket is None:
            bucket = self.each[caller] = Bucket(self.rate, self.most)
            if len(self.each) > MOST_ADDRESSES:
                self.each.popitem(last=False)
        self.each.move_to_end(caller)
        return bucket.take()


class Doorkeeper:
    """Counts calls and sockets by address."""

    def __init__(self, rate: float, most: int, sockets: int) -> None:
        self.most_sockets = sockets
        self.calls = Buckets(rate, most)
        self.sockets: dict[str, int] = {}

    def call(self, caller: str) -> None:
        """One call by REST, or one attempt to open a socket."""
        if not self.calls.take(caller):
            raise Problem(TOO_MANY, "Too many calls from your address; wait a moment.")

    def enter(self, caller: str) -> bool:
        """Whether one more socket may be opened from this address."""
        if self.sockets.get(caller, 0) >= self.most_sockets:
            return False
        self.sockets[caller] = self.sockets.get(caller, 0) + 1
        return True

    def leave(self, caller: str) -> None:
        self.sockets[caller] -= 1
        if not self.sockets[caller]:
            del self.sockets[caller]
