"""One of our games, in whichever build of seance runs this: interpreted or compiled."""

import gc
import random
import tracemalloc

from benchmarks import measure
from seance.games import load
from seance.kernel.dice import Dice
from seance.kernel.match import Match
from seance.kernel.run import Run


class Ours:
    """A game of ours, played by the engine that bots and simulations use; with nobody telling stories."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.name = game
        self.players = players
        self.game = load(game)
        talks = any(choice.key == "quiet" for choice in self.game.choices)
        self.settings = self.game.settings({"players": players, **({"quiet": "yes"} if talks else {})})
        self.dice = Dice(seed)
        self.rng = random.Random(seed)

    def play(self) -> int:
        dice, decisions = self.dice, 0
        run = self._start(keep=False)
        while (question := run.question) is not None:
            run.answer(question.random(dice))
            decisions += 1
        return decisions

    def position(self, decisions: int) -> Run:
        run = self._start(keep=True)
        for _ in range(decisions):
            if (question := run.question) is None:
                return self.position(decisions // 2)
            run.answer(question.random(self.dice))
        return run

    def clone(self, position: Run) -> Run:
        return position.copy()

    def _start(self, *, keep: bool) -> Run:
        return Run.start(self.game, self.settings, self.rng.randrange(1 << 30), keep=keep)


MATCHES = 10


def match_bytes(game: str, players: int, seed: int) -> float:
    """The memory that a finished match holds with its journal, over and above the game itself; on average."""
    ours = Ours(game, players, seed)
    finished(ours, seed)
    tracemalloc.start()
    matches = [finished(ours, seed + number) for number in range(MATCHES)]
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / len(matches)


def finished(ours: Ours, seed: int) -> Match:
    """A match played to the end through the careful front, with a journal and a tale."""
    dice = Dice(seed)
    match = Match(ours.game, ours.settings, seed)
    while match.questions:
        question = match.questions[0]
        match.answer(question.seat, question.spell(question.random(dice)))
    return match


def main() -> None:
    """Print one JSON line: speed, or with --memory the size of a finished match."""
    parser = measure.parser(__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--memory", action="store_true", help="measure the size of a finished match instead")
    options = parser.parse_args()
    if options.memory:
        size = match_bytes(options.game, options.players, options.seed)
        measure.report({"name": options.game, "match_bytes": size})
    else:
        measure.run(Ours(options.game, options.players, options.seed), options)


if __name__ == "__main__":
    main()
