"""RLCard's uno environment; RLCard has no clone, so its game is deep-copied as its users do."""

import copy
import random
from typing import Any

import rlcard

from benchmarks import measure


class Uno:
    """The environment layer, which is what reinforcement learners step through."""

    name = "RLCard uno"

    def __init__(self, seed: int) -> None:
        self.env = rlcard.make("uno", config={"seed": seed})
        self.players = self.env.num_players
        self.rng = random.Random(seed)

    def play(self, stop: int = 1 << 60) -> int:
        env, rng, decisions = self.env, self.rng, 0
        state, _ = env.reset()
        while not env.is_over() and decisions < stop:
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def position(self, decisions: int) -> Any:
        self.play(decisions)
        return copy.deepcopy(self.env.game)

    def clone(self, position: Any) -> Any:
        return copy.deepcopy(position)


if __name__ == "__main__":
    options = measure.parser(__doc__).parse_args()
    measure.run(Uno(options.seed), options)
