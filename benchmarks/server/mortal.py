"""A PostgreSQL for tests in another language: it says its address, and does as each line on stdin says."""

from __future__ import annotations

import sys

from benchmarks.server.services import Missing, Postgres, mortal_postgres


def obey(database: Postgres) -> None:
    """``stop`` and ``start``, each answered when it is done; with the last line all is cleared away."""
    print(database.url, flush=True)
    for line in sys.stdin:
        {"stop": database.stop, "start": database.start}[line.strip()]()
        print("done", flush=True)


if __name__ == "__main__":
    try:
        with mortal_postgres() as found:
            obey(found)
    except Missing as missing:
        sys.exit(str(missing))
