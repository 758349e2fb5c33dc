"""One OpenSpiel game driven from Python; chance nodes are played but not counted as decisions."""

import random

import open_spiel.python.games  # noqa: F401  registers the games that are written in Python
import pyspiel

from benchmarks import measure


class OpenSpiel:
    """A game given by OpenSpiel's own notation, such as `crazy_eights(players=4)`."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = pyspiel.load_game(game)
        self.name = f"OpenSpiel {self.game.get_type().short_name}"
        self.players = self.game.num_players()
        self.rng = random.Random(seed)

    def play(self) -> int:
        return self._play(self.game.new_initial_state(), 1 << 60)

    def position(self, decisions: int) -> pyspiel.State:
        state = self.game.new_initial_state()
        self._play(state, decisions)
        return self.position(decisions // 2) if state.is_terminal() else state

    def clone(self, position: pyspiel.State) -> pyspiel.State:
        return position.clone()

    def _play(self, state: pyspiel.State, stop: int) -> int:
        rng, decisions = self.rng, 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            elif decisions < stop:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
            else:
                break
        return decisions


if __name__ == "__main__":
    parser = measure.parser(__doc__)
    parser.add_argument("game")
    options = parser.parse_args()
    measure.run(OpenSpiel(options.game, options.seed), options)
