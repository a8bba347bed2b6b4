"""OpenSpiel's C++ tree search with random rollouts on backgammon: prints simulations a second."""

import time

import pyspiel

SIMULATIONS = 2000


def search() -> tuple[int, float]:
    game = pyspiel.load_game("backgammon")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 200, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    began = time.perf_counter()
    bot.step(state)
    return SIMULATIONS, time.perf_counter() - began


if __name__ == "__main__":
    print(max(done / seconds for done, seconds in (search() for _ in range(3))))
