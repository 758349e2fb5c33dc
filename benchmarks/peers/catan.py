"""Catanatron, an engine for Catan written in Python, with four random players."""

import random

from catanatron import Color, Game, RandomPlayer

from benchmarks import measure

MOST_TURNS = 1000


class Catan:
    """The base game; a tick is one decision of one player."""

    name = "catanatron"
    players = len(Color)

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def play(self) -> int:
        return self._play(self._new(), 1 << 60)

    def position(self, decisions: int) -> Game:
        game = self._new()
        self._play(game, decisions)
        return game

    def clone(self, position: Game) -> Game:
        return position.copy()

    def _new(self) -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=self.rng.randrange(1, 1 << 30))

    def _play(self, game: Game, stop: int) -> int:
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS and decisions < stop:
            game.play_tick()
            decisions += 1
        return decisions


if __name__ == "__main__":
    options = measure.parser(__doc__).parse_args()
    measure.run(Catan(options.seed), options)
