"""A bot of ours against OpenSpiel's IS-MCTS on our game through the adapter, with equal time for a decision:
`python -m benchmarks.ismcts empire --bot guided --milliseconds 250 --games 40`.

IS-MCTS plays on at random to the end, as in OpenSpiel's own examples. Every deal is played once from each
seat. Both use the same core, in turns.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import imperia
import imperia.research.spiel
from imperia.arena.statistics import wilson
from imperia.minds import make_mind

UCT = 2.0
NEVER_ENDING = 10**9  # simulations: the clock ends them


class TimeIsUp(Exception):
    pass


class ByTheClock(ismcts.ISMCTSBot):  # type: ignore[misc]
    """IS-MCTS with a limit of time. The original knows only limits of simulations."""

    def __init__(self, game: Any, seconds: float, chance: np.random.RandomState) -> None:
        rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
        super().__init__(game, rollouts, UCT, NEVER_ENDING, random_state=chance)
        self._seconds, self._end = seconds, 0.0
        self.simulations = self.searches = 0

    def run_search(self, state: Any) -> Any:
        self._end = time.monotonic() + self._seconds
        self.searches += 1
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if self._root_node.total_visits > 0 and time.monotonic() > self._end:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


def play(game: Any, name: str, deal: int, own_seat: int, mind: Any, peer: ByTheClock) -> float:
    """Play a match; returns our share of the first place. Our match follows OpenSpiel's state action by
    action."""
    state, match = game.new_initial_state(), imperia.game(name).start(2, seed=deal)
    state.apply_action(deal)
    while not state.is_terminal():
        seat = state.current_player()
        code = mind.choose(match, seat).code if seat == own_seat else int(peer.step(state))
        match.play(seat, code)
        state.apply_action(code)
    winners = match.ranking[0]
    return (own_seat in winners) / len(winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="guided", choices=("guided", "search"))
    parser.add_argument("--milliseconds", type=int, default=250)
    parser.add_argument("--games", type=int, default=40, help="two for each deal")
    wishes = parser.parse_args()
    game = pyspiel.load_game(f"imperia_{wishes.game}(players=2)")
    name, won = f"{wishes.bot}:{wishes.milliseconds}ms", 0.0
    peer = ByTheClock(game, wishes.milliseconds / 1000, np.random.RandomState(1))
    games = 2 * -(-wishes.games // 2)
    for number in range(games):
        deal, seat = divmod(number, 2)
        won += play(game, wishes.game, deal, seat, make_mind(name, seed=number), peer)
        low, high = wilson(won, number + 1)
        share = f"{won:g} of {number + 1} games, {won / (number + 1):.1%} ({low:.1%} to {high:.1%})"
        pace = f"{peer.simulations / max(1, peer.searches):.0f} simulations of IS-MCTS a decision"
        print(f"{name} against IS-MCTS, {wishes.game}: {share}; {pace}", flush=True)


if __name__ == "__main__":
    main()
