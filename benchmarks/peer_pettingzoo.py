"""Random play of PettingZoo's own classic games: prints steps a second of each, or what is missing, as JSON.

A step is what a learner's loop does for one decision: `last`, which makes the observation and the mask, one
random action that the mask allows, and `step`.
"""

import json
import os
import time
from importlib import import_module
from typing import Any

import numpy as np

STEPS = 2000
ROUNDS = 3
GAMES = ("connect_four_v3", "tictactoe_v3", "texas_holdem_v4", "leduc_holdem_v4")


def steps_a_second(env: Any) -> float:
    """The best of some rounds, in processor time."""
    chance = np.random.default_rng(1)
    env.reset(seed=1)
    return max(STEPS / seconds_of_steps(env, chance) for _ in range(ROUNDS))


def seconds_of_steps(env: Any, chance: np.random.Generator) -> float:
    began = time.process_time()
    for _ in range(STEPS):
        if not env.agents:
            env.reset()
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            allowed = np.flatnonzero(observation["action_mask"])
            env.step(int(allowed[int(chance.random() * len(allowed))]))
    return time.process_time() - began


def measured(name: str) -> float | str:
    try:
        module = import_module(f"pettingzoo.classic.{name}")
    except ImportError as problem:
        return str(problem)
    return steps_a_second(module.env())


if __name__ == "__main__":
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    print(json.dumps({name: measured(name) for name in GAMES}))
