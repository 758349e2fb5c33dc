"""Study a game's balance and write docs/balance/<game>.md, as in `python tools/balance.py haunt_the_house`.

What to measure besides the usual, and the figures to be reached, stand in balance_<game>.py beside this.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from seance.kernel.errors import SeanceError
from seance.lab.play import find_game
from seance.lab.study import Effort, Study, fingerprint, measure, plain_study, write

ROOT = Path(__file__).parents[1]
GAMES = 10_000
SEED = 1


def main(wanted: list[str] | None = None) -> int:
    """Run the study and return the exit status."""
    options = arguments().parse_args(wanted)
    try:
        report = study_and_write(options)
    except SeanceError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"written: {report}")
    return 0


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(description="Study a game's balance and write a report.")
    parser.add_argument("game", help="such as haunt_the_house")
    parser.add_argument("--games", type=int, default=GAMES, help="per variant and number of players")
    parser.add_argument("--players", type=int, nargs="+", help="only these numbers of players")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 for all cores")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "balance", help="folder for the report")
    return parser


def study_and_write(options: argparse.Namespace) -> Path:
    """Measure, and write the report; where it was written."""
    game = find_game(options.game)
    players = tuple(options.players or game.players())
    effort = Effort(options.games, options.seed, players, jobs=options.jobs, told=_tell)
    study = study_of(game.name, options.game)
    before = fingerprint(game.name)
    measured = measure(study, effort)
    if fingerprint(game.name) != before:
        raise SeanceError(
            "The sources changed while the games were played; these figures would be of nothing."
        )
    text = write(study, effort, measured, command(options, game.name))
    options.out.mkdir(parents=True, exist_ok=True)
    report: Path = options.out / f"{game.name.replace('_', '-')}.md"
    report.write_text(text, encoding="utf-8")
    return report


def study_of(name: str, where: str) -> Study:
    """The game's own study from beside this file, or the plain one."""
    module = f"{__package__}.balance_{name}" if __package__ else f"balance_{name}"
    if find_spec(module) is None:
        return plain_study(where)
    study: Study = import_module(module).STUDY
    return study


def command(options: argparse.Namespace, name: str) -> str:
    """The command that makes this very report again."""
    words = ["python tools/balance.py", name, f"--games {options.games}", f"--seed {options.seed}"]
    if options.players:
        words.append("--players " + " ".join(map(str, options.players)))
    return " ".join(words)


def _tell(what: str, done: int, games: int) -> None:
    """Count up in place where somebody watches; elsewhere a line is enough when it is done."""
    if done == games or sys.stderr.isatty():
        end = "\n" if done == games else ""
        print(f"\r{what}: {done:,} of {games:,} games", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
