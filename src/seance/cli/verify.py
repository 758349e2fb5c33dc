"""``seance verify``: is a saved match what it claims to be?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from seance.cli.arguments import AsJson, SavedFile
from seance.kernel.errors import BadSave, Diverged

if TYPE_CHECKING:
    from seance.kernel.game import Game
    from seance.kernel.save import SavedMatch

Receipt = Annotated[
    str | None, Parameter(help="The fairness receipt that was shown when the match began; its start will do.")
]
SHORTEST_RECEIPT = 8

Check = tuple[str, bool, str]
"""What was checked, whether it holds, and what was found."""


def verify(file: SavedFile, /, *, receipt: Receipt = None, json: AsJson = False) -> int:
    """Check a saved match: undamaged, by today's rules, and every answer plays out again from the seed.

    The status is 0 when everything holds and 1 when something does not.
    """
    from seance.cli.sitting.files import read_match, sense_of

    game, saved = read_match(file)
    checks: list[Check] = [("file", True, f"undamaged, {len(saved.journal)} answers")]
    at = None
    if receipt is not None:
        checks.append(_receipt(saved, receipt))
    try:
        with sense_of(file):
            checks.extend(_play_again(game, saved))
    except Diverged as diverged:
        at = diverged.at
        checks.append(("replay", False, str(diverged)))
    except BadSave as error:
        checks.append(("rules", False, str(error)))
    holds = all(good for _, good, _ in checks)
    _print(saved, checks, at, json=json)
    return 0 if holds else 1


def _receipt(saved: SavedMatch, receipt: str) -> Check:
    """The seed was fixed before the first card was dealt if its digest was known by then."""
    from seance.kernel.save import seed_digest

    digest = seed_digest(int(saved.seed)) if saved.seed.isdigit() else ""
    wanted = receipt.strip().lower()
    if len(wanted) >= SHORTEST_RECEIPT and digest.startswith(wanted):
        return ("receipt", True, f"the seed {saved.seed} is the one that was promised")
    return ("receipt", False, f"the seed {saved.seed} has the receipt {digest}, not {receipt}")


def _play_again(game: Game[Any], saved: SavedMatch) -> list[Check]:
    from seance.kernel.save import verify as play_again

    play_again(game, saved)
    return [
        ("rules", True, f"{game.title}, rules version {saved.rules_version}"),
        ("replay", True, "all answers play out again from the seed"),
    ]


def _print(saved: SavedMatch, checks: list[Check], at: int | None, *, json: bool) -> None:
    if json:
        from seance.cli.output import print_json

        print_json(_data(saved, checks, at))
        return
    from rich.text import Text

    from seance.cli.output import show

    for what, good, found in checks:
        mark, style = ("✓", "green") if good else ("✗", "bold red")
        show(Text.assemble((f"{mark} {what:<8}", style), found))
    if at is not None:
        show(Text(f"  It parts ways at answer {at} of {len(saved.journal)}.", "bold"))


def _data(saved: SavedMatch, checks: list[Check], at: int | None) -> dict[str, Any]:
    return {
        "ok": all(good for _, good, _ in checks),
        "game": saved.game,
        "answers": len(saved.journal),
        "diverges_at": at,
        "checks": [{"what": what, "ok": good, "found": found} for what, good, found in checks],
    }
