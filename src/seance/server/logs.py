"""What the server tells its operator: lines for people, or one JSON object a line for machines.

A log is read by more people than a table has guests, so nothing in it lets anybody in: of a table's id,
which invites, stands the beginning of a hash, and of a browser nothing.
"""

from __future__ import annotations

import hashlib
import logging
import re
import sys
from typing import Any

import msgspec

from seance.server.moments import iso

log = logging.getLogger("seance.server")
USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

INVITES = re.compile(r"(?<=/)(tables|t|replay)/([^/?\s\"']+)")
HASHES = re.compile(r"\b[0-9a-f]{64}\b")


def mark(table: str) -> str:
    """What a log says instead of a table's id: enough to tell tables apart, too little to sit down."""
    return hashlib.sha256(f"seance-table:{table}".encode(errors="replace")).hexdigest()[:8]


def scrubbed(text: str) -> str:
    """A text without the ids that stand in paths, and without hashes of cookies."""
    text = INVITES.sub(lambda found: f"{found[1]}/{mark(found[2])}", text)
    return HASHES.sub("…", text)


class JsonLines(logging.Formatter):
    """One JSON object a line, with whatever facts were given along."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": iso(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": scrubbed(record.getMessage()),
            **_facts(record),
        }
        if record.exc_info:
            line["error"] = scrubbed(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value}" for name, value in _facts(record).items())
        message = scrubbed(record.getMessage())
        text = f"{iso(record.created)} {record.levelname.lower():7} {message}{facts}"
        return f"{text}\n{scrubbed(self.formatException(record.exc_info))}" if record.exc_info else text


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    return {name: _fact(name, value) for name, value in vars(record).items() if name not in USUAL}


def _fact(name: str, value: Any) -> Any:
    if name == "table":
        return mark(str(value))
    return scrubbed(value) if isinstance(value, str) else value


def set_up(json: bool, level: int = logging.INFO) -> None:
    """Log to standard error; standard output is for the address."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json else TextLines())
    for name, least in (("seance.server", level), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
