"""``seance`` with loaded dice, for pictures: every match is the same, and so is every bot.

Usage: .venv/bin/python web/scripts/fixed.py serve --port 8765
"""

from __future__ import annotations

import base64
import random
import secrets

CHANCE = random.Random(7)


def token(size: int | None = None) -> str:
    """A name for a table that is the same in every picture."""
    return base64.urlsafe_b64encode(CHANCE.randbytes(size or 16)).rstrip(b"=").decode()


secrets.randbits = CHANCE.getrandbits
secrets.token_urlsafe = token

if __name__ == "__main__":
    from seance.cli import main

    raise SystemExit(main())
