"""Games of Pgx, many matches at once: prints steps a second and columns of each, as JSON.

    python benchmarks/peer_pgx.py [gpu]

This runs on one core, measured in processor time; or on a GPU, measured by the clock.

A step takes an action in every match, deals matches that have ended anew, and makes what the next player sees
and may do. Actions are chosen at random beforehand, as for `imperia.Batch`, which is not counted.
"""

import json
import os
import sys
import time
from typing import Any

os.environ["JAX_PLATFORMS"] = "cuda" if sys.argv[1:] == ["gpu"] else "cpu"
os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

# Backgammon has dice and about as many decisions as our games; sparrow mahjong has three players with hidden
# hands; leduc hold'em is as small as such a game can be.
GAMES = ("backgammon", "sparrow_mahjong", "leduc_holdem")
ON_GPU = os.environ["JAX_PLATFORMS"] == "cuda"
MATCHES = 131_072 if ON_GPU else 1024
STEPS = 40
ROUNDS = 4


def steps_a_second(name: str) -> tuple[float, int]:
    """Steps a second, the best of some rounds, and how many numbers a player is told."""
    now = time.perf_counter if ON_GPU else time.process_time
    game = pgx.make(name)
    begin = jax.jit(jax.vmap(game.init))
    step = jax.jit(jax.vmap(auto_reset(game.step, game.init)))
    key = jax.random.PRNGKey(1)
    states = begin(jax.random.split(key, MATCHES))

    def at_random(states: Any, key: Any) -> Any:
        return jax.random.categorical(key, jnp.where(states.legal_action_mask, 0.0, -jnp.inf))

    chosen, best = jax.jit(at_random), 0.0
    for _ in range(ROUNDS):
        seconds = 0.0
        for _ in range(STEPS):
            key, for_actions, for_deals = jax.random.split(key, 3)
            actions, keys = chosen(states, for_actions), jax.random.split(for_deals, MATCHES)
            jax.block_until_ready((states, actions, keys))
            began = now()
            states = jax.block_until_ready(step(states, actions, keys))
            seconds += now() - began
        best = max(best, STEPS * MATCHES / seconds)
    return best, states.observation[0].size


if __name__ == "__main__":
    if not ON_GPU and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(json.dumps({name: steps_a_second(name) for name in GAMES}))
