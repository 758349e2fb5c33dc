"""``seance replay``: the tale of a saved match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from seance.cli import UsageError
from seance.cli.arguments import AsJson, SavedFile
from seance.kernel.errors import BadSave

if TYPE_CHECKING:
    from seance.cli.sitting.retelling import Retelling

Seat = Annotated[int | None, Parameter(help="As the player in this seat knew it, once the match is over.")]
Everything = Annotated[bool, Parameter(name="--all", help="With all that anybody knew, once it is over.")]
Step = Annotated[bool, Parameter(help="One answer after the other, with the table.")]
At = Annotated[int | None, Parameter(help="Up to this answer, with the table as it was then.")]


def replay(
    file: SavedFile,
    /,
    *,
    seat: Seat = None,
    everything: Everything = False,
    step: Step = False,
    at: At = None,
    json: AsJson = False,
) -> None:
    """Tell the tale of a saved match as a spectator saw it, with the scores if it is over.

    Seats are counted from 0, as in `--json` output; answers from 1, as `verify` does.
    """
    from seance.cli.sitting.files import sense_of
    from seance.cli.sitting.retelling import Retelling

    if step and json:
        raise UsageError("--step is for people, --json for programs: give one of them.")
    if everything and seat is not None:
        raise UsageError("--all shows what every seat knew: give it or --seat, not both.")
    with sense_of(file):
        _retell(Retelling(file, seat, everything=everything), at, step=step, json=json)


def _retell(told: Retelling, at: int | None, *, step: bool, json: bool) -> None:
    if at is not None and not 0 <= at <= told.answers:
        raise BadSave(f"This match has {told.answers} answers; there is no answer {at}.")
    if json:
        _print_json(told, at)
    elif step:
        told.step(at or 0)
    else:
        told.tell(at)


def _print_json(told: Retelling, at: int | None) -> None:
    from seance.cli.output import print_json

    data: dict[str, Any] = told.data(at)
    print_json(data)
