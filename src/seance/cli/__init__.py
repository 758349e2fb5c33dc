"""The command line. Each command imports what it needs when it runs, so that short ones answer at once."""

from __future__ import annotations

import os
import sys

from seance.kernel.errors import BadSettings, SeanceError, UnknownName

FAILED = 1
MISUSED = 2
INTERRUPTED = 130


class UsageError(SeanceError):
    """A command line that cannot be carried out as typed."""


def main(argv: list[str] | None = None) -> int:
    """Run one command. The status is 0 when all went well, 2 for a mistyped command, 1 for anything else."""
    _print_any_letter()
    try:
        status = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(arguments: list[str]) -> int:
    from cyclopts import CycloptsError

    from seance.cli.app import app

    try:
        status = app(arguments)
    except (CycloptsError, UsageError, BadSettings, UnknownName) as error:
        return _complain(error, MISUSED)
    except BrokenPipeError:
        raise
    except (SeanceError, OSError) as error:
        return _complain(error, FAILED)
    return status if isinstance(status, int) else 0


def _complain(error: Exception, status: int) -> int:
    from seance.cli.output import harmless

    print(f"seance: {harmless(_in_words(error))}", file=sys.stderr)
    return status


def _in_words(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


def _print_any_letter() -> None:
    """A terminal that has no ghosts in its alphabet shows question marks instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _drop_output() -> None:
    """Whoever read our output has left; what Python would still flush at exit goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
