"""``seance`` with loaded dice, for pictures and tests: every match is the same, and so is every bot.

Usage: SEANCE_DICE=7 .venv/bin/python web/scripts/fixed.py serve --port 8765
"""

from __future__ import annotations

import base64
import os
import random
import secrets

CHANCE = random.Random(int(os.environ.get("SEANCE_DICE", "7")))


def token(size: int | None = None) -> str:
    """A name for a table that is the same every time."""
    return base64.urlsafe_b64encode(CHANCE.randbytes(size or 16)).rstrip(b"=").decode()


secrets.randbits = CHANCE.getrandbits
secrets.token_urlsafe = token

if __name__ == "__main__":
    from seance.cli import main

    raise SystemExit(main())
