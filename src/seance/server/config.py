"""What an operator can choose."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"
"""Where the built front end lies (`make web` puts it there)."""

SECONDS: dict[str, float | None] = {"live": 60.0, "relaxed": 600.0, "turns": None}
"""How long a person has for a question, by pace; None is as long as they like."""

WINDOWS: dict[str, float | None] = {"live": 15.0, "relaxed": 120.0, "turns": None}
"""How long a window stays open where several people play; if somebody holds on, as long as any question."""

A_DAY = 24 * 3600.0

Span = tuple[float, float]
"""A delay in seconds, drawn anew between two bounds."""


@dataclass(frozen=True)
class Limits:
    """What one browser, address or message may ask of the server."""

    message: int = 4_096
    frame: int = 65_536
    body: int = 65_536
    body_seconds: float = 10.0
    head_seconds: float = 10.0
    messages_per_second: float = 10.0
    messages_at_once: int = 40
    strikes: int = 50
    remarks_per_second: float = 0.5
    remarks_at_once: int = 10
    gestures_per_second: float = 0.5
    gestures_at_once: int = 6
    calls_per_second: float = 20.0
    calls_at_once: int = 200
    sockets_per_address: int = 100
    tables_per_address: int = 50
    stories: int = 40
    stories_per_address: int = 4


@dataclass(frozen=True)
class Config:
    """Everything that can be set; the defaults suit one process on one machine."""

    database: str
    redis: str = ""
    limits: Limits = field(default_factory=Limits)
    paces: dict[str, float | None] = field(default_factory=lambda: dict(SECONDS))
    windows: dict[str, float | None] = field(default_factory=lambda: dict(WINDOWS))
    bot_delay: Span = (0.25, 0.7)
    window_delay: Span = (1.0, 2.5)
    apart_delay: Span = (20.0, 120.0)
    idle: float = 300.0
    sweep: float = 2.0
    spacing: float = 0.008
    archive_after: float = 90 * A_DAY
    delete_after: float = 365 * A_DAY
    static: Path = STATIC
    origins: tuple[str, ...] = ()
    json_logs: bool = False


def default_database() -> str:
    """A file in the user's own data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite+aiosqlite:///{Path(home) / 'seance' / 'tables.db'}"


def database_url(text: str) -> str:
    """A URL as SQLAlchemy wants it; a plain path is a SQLite file."""
    if "://" not in text:
        return f"sqlite+aiosqlite:///{Path(text).expanduser().absolute()}"
    for short, full in (
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if text.startswith(short):
            return full + text.removeprefix(short)
    return text
