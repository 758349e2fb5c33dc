"""What the server tells its operator: lines for people, or one JSON object a line for machines."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

from seance.server.wire import iso

log = logging.getLogger("seance.server")
USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line, with whatever facts were given along."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": iso(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value}" for name, value in _facts(record).items())
        text = f"{iso(record.created)} {record.levelname.lower():7} {record.getMessage()}{facts}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in USUAL}


def set_up(json: bool, level: int = logging.INFO) -> None:
    """Log to standard error; standard output is for the address."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json else TextLines())
    for name, least in (("seance.server", level), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
